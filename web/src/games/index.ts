import type { Component } from 'svelte'
import type { GameClient } from '../lib/game'

/** The games with a face in the browser, each in a chunk of its own. */
export const games: Record<string, () => Promise<GameClient>> = {
  witches: async () => (await import('./witches/index')).default,
  ronin: async () => (await import('./ronin/index')).default,
  oldworld: async () => (await import('./oldworld/index')).default,
}

/** Their covers alone, for the inn. */
export const covers: Record<string, () => Promise<{ default: Component<{ title?: string }> }>> = {
  witches: () => import('./witches/Cover.svelte'),
  ronin: () => import('./ronin/Cover.svelte'),
  oldworld: () => import('./oldworld/Cover.svelte'),
}
