/** The table of Ronin as the server shows it (src/korchma/games/ronin/view.py, rows.py, foresight.py). */

export type Symbol = 'magic' | 'diplomacy' | 'exploration' | 'combat'
export type Colour = 'red' | 'green' | 'blue' | 'pink' | 'yellow'
/** Active on the left, active on the right, inactive. */
export type Kind = 'L' | 'R' | 'X'

export interface SkillView {
  id: string
  state: 'locked' | 'ready' | 'used'
  card: boolean
}

export interface PlayerView {
  character: string
  automa: boolean
  hand: string[] | null
  held: number
  known: string[]
  row: string[]
  lost: number[]
  first: number
  tokens: number[]
  counts: number[]
  would: [number, number]
  xp: number
  golden: number | null
  vp: number
  points: number[]
  partners: number
  skills: SkillView[]
}

export interface View {
  me: number | null
  players: PlayerView[]
  tracks: { board: string; level: number }[]
  chapter_card: string
  chapter: number
  turn: number
  left: Symbol
  right: Symbol
  deck: number
  discard: string[]
  slots: string[][]
  figures: number[]
  at_deck: number[]
  order: number[]
  queue: number[]
  phase: string
  begin: number
  ending: string
}

export interface Effect {
  when: string
  gain: string
  count: number
  colour: Colour | ''
  symbol: Symbol | ''
  amount: number
  of: Symbol | ''
}

export interface CardRow {
  id: string
  colour: Colour
  symbols: Symbol[]
  effect: Effect | null
  tea: boolean
  cup: '' | 'left' | 'right'
  owner: string
}

export interface SkillRow {
  id: string
  character: string
  number: number
  unlock: number
  window: string
}

export interface BoardRow {
  id: string
  side: string
  bonuses: Record<string, string>
  points: Record<string, number>
}

export interface Change {
  card: string
  symbols: number[]
  tracks: number[]
  xp: number
}

export interface Foresight {
  cards: Change[]
  tea: Change
  counts: number[]
  would: [number, number]
  tracks: number[]
  either_order: boolean
}
