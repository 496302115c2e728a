// Made from the Structs of ronin by `korchma types`; do not edit.

export type SkillState = 'locked' | 'ready' | 'used'

/** A skill on a player's board, or a partner's card beside it. */
export interface SkillView {
  id: string
  state: SkillState
  card: boolean
}

/** A player as others see them; `hand` only if it is one's own, or the game is over. */
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
  lower: number | null
  skills: SkillView[]
}

/** A partnership track. */
export interface TrackView {
  board: string
  level: number
  points: number
}

/** The table as one seat sees it; symbols by name. */
export interface View {
  me: number | null
  players: PlayerView[]
  tracks: TrackView[]
  chapter_card: string
  chapter: number
  chapters: number
  turn: number
  turns: number
  left: string
  right: string
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

/** What one card, or the tea after it, would change: symbols, levels of tracks, experience. */
export interface Change {
  card: string
  symbols: number[]
  tracks: number[]
  xp: number
}

/** Each card's own change, that of the tea ceremony, and where it would all lead. */
export interface Foresight {
  cards: Change[]
  tea: Change
  counts: number[]
  would: [number, number]
  tracks: number[]
  turned: Change | null
}

/** The two who will share a board. */
export interface Between {
  one: string
  other: string
}

/** How many. */
export interface Number {
  n: number
}

/** The step of the turn in which something is asked. */
export interface Step {
  step: string
}

export type About = Between | Number | Step

/** The numbers of Ronin that clients show and do not know themselves. */
export interface Facts {
  played: number
  top: number
  gold: number
  cup: number
}

/** The options of a game: its boards, its season, and our rulings with their defaults. */
export interface Rulings {
  side?: 'a' | 'b'
  head_start?: 0 | 2 | 4
  kept_under_old_pair?: boolean
  head_start_bonuses?: boolean
}

export type Colour = 'red' | 'green' | 'blue' | 'pink' | 'yellow'

export type Symbol = 'magic' | 'diplomacy' | 'exploration' | 'combat'

export type When = 'exactly' | 'at-least' | 'per' | 'lose' | 'lose-up-to' | 'partner' | 'inactive-exactly' | 'inactive-at-least'

export type Gain = 'left' | 'right' | 'each' | 'three' | 'symbol' | 'both-tracks' | 'one-track'

/** A condition and a result; without an `amount` the result scales, up to 3. [45, 47, 48] */
export interface Effect {
  when: When
  gain: Gain
  count: number
  colour: Colour | ''
  symbol: Symbol | ''
  amount: number
  of: Symbol | ''
}

export type Side = '' | 'left' | 'right'

export type Provenance = 'rulebook' | 'public' | 'inferred' | 'designed'

/** An action card; with an `owner` one of a character's five starting cards. [11] */
export interface CardRow {
  id: string
  colour: Colour
  symbols: Symbol[]
  effect: Effect | null
  tea: boolean
  cup: Side
  owner: string
  source: Provenance
  sources: Record<string, Provenance>
}

/** Somebody to play as. */
export interface CharacterRow {
  id: string
  source: Provenance
  sources: Record<string, Provenance>
}

export type Window = 'take' | 'order' | 'play' | 'tea' | 'score'

/** A skill, used once in its window after so much experience. [20, 23] */
export interface SkillRow {
  id: string
  character: string
  number: number
  unlock: number
  window: Window
  source: Provenance
  sources: Record<string, Provenance>
}

/** A chapter card: the active pair of each chapter, and the first initiative order. [9, 13] */
export interface ChapterRow {
  id: string
  pairs: [[Symbol, Symbol], [Symbol, Symbol], [Symbol, Symbol]]
  order: string[]
  source: Provenance
  sources: Record<string, Provenance>
}

export type Bonus = 'xp1' | 'xp2' | 'left' | 'right' | 'any' | 'vp1' | 'vp2' | 'sk1' | 'sk3' | 'draw'

/** A partnership board: bonuses by space, and points at the end. [6, 53, 75] */
export interface BoardRow {
  id: string
  side: 'a' | 'b'
  count: number
  bonuses: Record<string, Bonus>
  points: Record<string, number>
  source: Provenance
  sources: Record<string, Provenance>
}

/** Face-up pairs and Automas for a number of people. [1, 80, 81] */
export interface SetupRow {
  id: number
  pairs: number
  automas: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** The rows of the box, by kind and id. */
export interface Content {
  cards: Record<string, CardRow>
  characters: Record<string, CharacterRow>
  skills: Record<string, SkillRow>
  chapters: Record<string, ChapterRow>
  boards: Record<string, BoardRow>
  setups: Record<string, SetupRow>
}

export type Option =
  | { do: 'take-character'; character: string }
  | { do: 'take-board'; board: string }
  | { do: 'take-pair'; slot: number }
  | { do: 'take-deck' }
  | { do: 'use-skill'; skill: string }
  | { do: 'pass' }
  | { do: 'move-to'; place: number }
  | { do: 'play'; card: string }
  | { do: 'lose-token'; symbol: string }
  | { do: 'cover'; card: string; symbol: string }
  | { do: 'uncover'; card: string; symbol: string }
  | { do: 'on-track'; track: number; who: string }
  | { do: 'with'; seat: number; who: string }
  | { do: 'gain-symbol'; symbol: string }
  | { do: 'split'; left: number; right: number }
  | { do: 'trade'; symbol: string; n: number }
  | { do: 'train'; colour: string; symbol: string }
  | { do: 'take-skill'; skill: string }
  | { do: 'take-xp'; n: number }
  | { do: 'toss'; card: string }
  | { do: 'pick'; card: string }
  | { do: 'keep'; card: string }
  | { do: 'again'; card: string }
  | { do: 'swap-in'; card: string }
  | { do: 'swap-out'; card: string }
  | { do: 'quest'; symbol: string }

export type Event =
  | { event: 'first-player'; seat: number }
  | { event: 'character-taken'; seat: number; character: string }
  | { event: 'automa-joined'; character: string }
  | { event: 'board-laid'; board: string; between: string[] }
  | { event: 'chapter-began'; chapter: number; left: string; right: string }
  | { event: 'turn-began'; chapter: number; turn: number }
  | { event: 'swept'; cards: string[] }
  | { event: 'dealt'; cards: string[] }
  | { event: 'reshuffled' }
  | { event: 'took-pair'; seat: number; who: string; slot: number; cards: string[] }
  | { event: 'took-deck'; seat: number; who: string; cards: string[] }
  | { event: 'drew'; seat: number; who: string; n: number; cards: string[] }
  | { event: 'tossed'; seat: number; who: string; cards: string[] }
  | { event: 'laid'; seat: number; who: string; cards: string[] }
  | { event: 'gained-symbols'; seat: number; who: string; symbol: string; n: number; card: string | null }
  | { event: 'lost-symbols'; seat: number; who: string; symbol: string; n: number }
  | { event: 'fizzled'; seat: number; who: string; card: string }
  | { event: 'gained-xp'; seat: number; who: string; n: number; xp: number }
  | { event: 'turned-golden'; seat: number; who: string }
  | { event: 'unlocked'; seat: number; who: string; skill: string }
  | { event: 'gained-vp'; seat: number; who: string; n: number; vp: number }
  | { event: 'used-skill'; seat: number; who: string; skill: string }
  | { event: 'borrowed-skill'; seat: number; who: string; skill: string }
  | { event: 'grew'; track: number; between: string[]; n: number; level: number }
  | { event: 'cups-met'; between: string[]; cards: string[] }
  | { event: 'order-set'; order: string[] }
  | { event: 'moved-in-order'; seat: number; who: string; place: number }
  | { event: 'swapped'; seat: number; who: string; card: string; out: string }
  | { event: 'uncovered'; seat: number; who: string; card: string; symbol: string }
  | { event: 'scored'; seat: number; who: string; xp: number; vp: number }
  | { event: 'kept'; seat: number; who: string; cards: string[] }
  | { event: 'quest-scored'; seat: number; who: string; symbol: string; n: number }
  | { event: 'golden-scored'; seat: number; who: string; n: number }
  | { event: 'partners-scored'; seat: number; who: string; n: number }
  | { event: 'ended'; ending: string }
  | { event: 'taken-back'; seat: number; to: number }

export type Reason =
  | { why: 'favourite' }
  | { why: 'same' }
  | { why: 'slightly' }
  | { why: 'brings'; points: number; profits: string[] }
  | { why: 'costs' }
  | { why: 'promises'; points: number; seen: boolean }
  | { why: 'useful' }
  | { why: 'skill-now' }
  | { why: 'new-hand' }
  | { why: 'waits' }
  | { why: 'serves' }
  | { why: 'bears'; cards: number }
