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

/** A code as somebody typed or pasted it, link and all. */
export function cleanCode(typed: string): string {
  const last = typed.trim().split('/').filter(Boolean).at(-1) ?? ''
  return last.toLowerCase().replace(/[^a-z0-9]/g, '')
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
