import type { Component } from 'svelte'
import type { GameClient } from '../lib/game'

/** Faces of games, each in a chunk of its own: whatever folder lies here. */
const faces = import.meta.glob<{ default: GameClient }>('./*/index.ts')
const covers = import.meta.glob<{ default: Component<{ title?: string }> }>('./*/Cover.svelte')

/** Whether a game brings a face of its own. */
export const hasFace = (game: string): boolean => `./${game}/index.ts` in faces

/** A game's face in the browser; one that brings none gets the plain table. */
export async function faceOf(game: string): Promise<GameClient> {
  return (await (faces[`./${game}/index.ts`]?.() ?? import('../plain'))).default
}

/** Its cover alone, for the inn. */
export async function coverOf(game: string): Promise<Component<{ title?: string; game?: string }>> {
  return (await (covers[`./${game}/Cover.svelte`]?.() ?? import('../plain/Cover.svelte'))).default
}
