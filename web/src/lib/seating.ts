import { api } from './api'
import { router } from './router.svelte'
import type { GameInfo, ModeInfo, NewTable, SeatState, TableInfo } from './protocol.gen'

export function players(game: GameInfo): { low: number; high: number } {
  const all = game.modes.flatMap((mode) => mode.players)
  return { low: Math.min(...all), high: Math.max(...all) }
}

/** The strongest bot of a game: it is listed last. */
export const bestBot = (game: GameInfo): string => `bot:${game.bots.at(-1) ?? 'random'}`

/** So many chairs: the last ones go, or good bots come. */
export const resized = (game: GameInfo, seats: string[], n: number): string[] => [
  ...seats.slice(0, n),
  ...Array<string>(Math.max(0, n - seats.length)).fill(bestBot(game)),
]

/** Modes for so many players. */
export const modesFor = (game: GameInfo, n: number): ModeInfo[] => game.modes.filter((mode) => mode.players.includes(n))

/** "Play now": the first mode against good bots, three at the table where that can be. */
export function playNow(game: GameInfo): NewTable {
  const mode = game.modes[0]!
  const n = mode.players.includes(3) ? 3 : Math.max(...mode.players)
  return { game: game.id, mode: mode.id, seats: ['me', ...Array<string>(n - 1).fill(bestBot(game))] }
}

/** A table for two people, where a game can be played so. */
export function tableForTwo(game: GameInfo): NewTable | null {
  const mode = modesFor(game, 2)[0]
  return mode ? { game: game.id, mode: mode.id, seats: ['me', 'open'] } : null
}

/** What somebody typed or pasted to find a table, link and all: three words that call it, or its code. */
export function calledBy(typed: string): { words: string } | { code: string } {
  const last = typed.trim().split('/').filter(Boolean).at(-1) ?? ''
  let plain = last
  try {
    plain = decodeURIComponent(last)
  } catch {
    // a lonely percent sign: taken as it stands
  }
  const words = plain.match(/\p{L}+/gu) ?? []
  if (words.length === 3) return { words: words.join('-').toLowerCase() }
  return { code: plain.toLowerCase().replace(/[^a-z0-9]/g, '') }
}

/** Take a chair; who came by a link to watch is at the table itself from now on. */
export async function sitDown(code: string): Promise<void> {
  const table = await api.join(code)
  if (table.code !== code) router.go(`/table/${table.code}`, true)
}

/** Who else sits at a table: people's names, bots that are somebody, and how many are nobody or missing. */
export function others(table: TableInfo): { names: string[]; bots: SeatState[]; nameless: number; open: number } {
  const rest = table.seats.filter((seat) => !seat.mine)
  const bots = rest.filter((seat) => seat.kind === 'bot')
  return {
    names: rest.filter((seat) => seat.kind === 'human').map((seat) => seat.name),
    bots: bots.filter((seat) => seat.cast),
    nameless: bots.filter((seat) => !seat.cast).length,
    open: rest.filter((seat) => seat.kind === 'open').length,
  }
}
