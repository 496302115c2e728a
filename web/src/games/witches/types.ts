/** The table as a seat sees it; mirrors src/korchma/games/witches/view.py. */

export interface PlayerView {
  witch: string
  at: string
  cards: number
  limit: number
  hand: number[] | null
  cackles: number
  aliss: number
  easy: string[]
  side: string[]
  hard: string[]
  token: string
  points: number
}

export interface ProblemView {
  token: string | null
  target: number | null
  crises: number
  closed: boolean
}

export interface BoxView {
  easy: string[]
  hard: number
}

export interface Attempt {
  dice: number[]
  symbols: number
  magic: number
  bonus: number
}

export interface View {
  seat: number | null
  players: PlayerView[]
  problems: Record<string, ProblemView>
  boxes: BoxView[]
  deck: number
  discard: number[]
  cackle_pool: number
  crisis_pool: number
  aliss_pool: number
  elves: number
  phase: string
  active: number
  turn: number
  turns: number
  moves: number
  extra: number
  steps: number
  invisible: boolean
  must_leave: boolean
  attempt: Attempt | null
  ending: string
}

/** Rows of the box, as the book brings them (src/korchma/games/witches/rows.py). */
export interface TokenRow {
  id: string
  hard: boolean
  difficulty: number
  points: number
  count: number
  group: string
  failure: string
}

export interface CardRow {
  id: number
  character: string
  symbol: 'headology' | 'magic' | 'broom'
  benefit: string
  area: string
  amount: number
  against: string
  cackle: boolean
  power_of_three: boolean
}

export interface WitchRow {
  id: string
  colour: string
  token: string
}

export const DUNGEON = 'dungeon'

/** A part of the running total of an attempt. */
export interface Piece {
  kind: 'dice' | 'hard' | 'headology' | 'magic' | 'bonus'
  n: number
  label: string
}
