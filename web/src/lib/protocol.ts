/** What the server and its clients say to each other; mirrors src/korchma/server/protocol.py. */

// --- over HTTP ---

/** Who I am here. */
export interface Me {
  id: string
  name: string
  guest: boolean
}

/** A name and a password, for a new account or an old one. */
export interface Credentials {
  name: string
  password: string
}

/** A way to play a game, and for how many. */
export interface ModeInfo {
  id: string
  players: number[]
}

/** A game that can be played here. */
export interface GameInfo {
  id: string
  minutes: number
  weight: number
  modes: ModeInfo[]
  bots: string[]
  lesson: boolean
  /** What was read can stay out of later games. */
  memory: boolean
}

/** A message id and its variables. */
export interface Word {
  id: string
  args: Record<string, string | number>
}

/** A chapter of the rules (`chapter-ID` names it) and the rules in it. */
export interface Chapter {
  id: string
  rules: string[]
}

/** One thing to learn (`lesson-ID`), and what brings it up. */
export interface LessonStep {
  id: string
  on: string[]
  show: string
  by: number
}

/** What a first game teaches. `quiet`: the question at which there is time for the rest. */
export interface LessonInfo {
  quiet: string
  steps: LessonStep[]
  turns: string
}

/** What the book keeps back until its time has come: words for things, and their texts. */
export interface Secrets {
  words: Record<string, Record<string, Word>>
  text: Record<string, string>
}

/** What a client must know of a game to draw and to tell it: no rules, only names and data. */
export interface Book {
  game: string
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game knows its own content
  content: Record<string, any>
  kinds: Record<string, Record<string, string>>
  words: Record<string, Record<string, Word>>
  chapters: Chapter[]
  rulings: number
  lesson: LessonInfo | null
}

/** `me`, `open`, `person` (somebody else at this screen), or `bot:NAME`. */
export type SeatKind = string

/** A table to be set. */
export interface NewTable {
  game: string
  mode: string
  seats: SeatKind[]
  options?: Record<string, unknown>
  public?: boolean
  replace_after?: number | null
  seed?: string | null
  /** What I have read in earlier games stays out. */
  unread?: boolean
}

/** A chair: who sits there, and whether they are here now. `mine`: I may decide for it. */
export interface SeatState {
  kind: 'human' | 'bot' | 'open'
  name: string
  bot: string
  here: boolean
  mine: boolean
}

/** A table from outside. */
export interface TableInfo {
  code: string
  game: string
  mode: string
  seats: SeatState[]
  status: 'open' | 'playing' | 'over'
  host: boolean
  turn_of: number[]
  my_turn: boolean
  updated: number
  commitment: string
  ending: string
  rematch: string
  lesson: boolean
}

/** My tables, and those with an open chair. */
export interface Tables {
  mine: TableInfo[]
  open: TableInfo[]
}

/** An option, event or words of a question: a tagged Struct as JSON. */
export type Thing = Record<string, unknown>
export type Option = Thing & { do: string }
export type Event = Thing & { event: string }
export type Answer = Option | Option[]
export type Numbered = [number, Event]

/** Points of one seat from one source (a text id). */
export interface Source {
  id: string
  points: number
}

/** How a game ended. */
export interface Result {
  ending: string
  winners: number[]
  scores: number[]
  sources: Source[][]
}

/** A finished game after `at` decisions, and what was told since the one before. */
export interface ReplayFrame {
  at: number
  view: unknown
  events: Numbered[]
}

/** A finished game for replay: frames from `first` on, as many as fit. */
export interface Replay {
  table: TableInfo
  total: number
  first: number
  frames: ReplayFrame[]
  seed: string
  result: Result | null
  secrets: Secrets | null
}

/** A problem somebody met; `client` is what their browser says of itself. */
export interface Report {
  text: string
  client?: Record<string, string>
}

/** Why a request was refused: a text id, and a sentence for logs. */
export interface Problem {
  error: string
  detail: string
}

// --- over the WebSocket, to the server ---

export type FromClient =
  | { type: 'hello'; since: number }
  | { type: 'choose'; ask: number; seat: number; answer: Answer }
  | { type: 'foresee'; ask: number; seat: number; answer: Option[] }
  | { type: 'ask-undo'; seat: number }
  | { type: 'consent'; agree: boolean }
  | { type: 'ask-hint'; seat: number }
  | { type: 'say'; text: string }
  | { type: 'stop-everywhere'; on: boolean }
  | { type: 'replace'; seat: number }
  | { type: 'resign' }

// --- over the WebSocket, from the server ---

/** Chances of an option: as things stand, with everything held; exact or simulated. */
export interface OddsInfo {
  chance: number
  best: number
  exact: boolean
  /** How far a simulated chance may be off. */
  error: number
}

/** An option, the things it concerns, and its odds, unless they follow apart. */
export interface OptionInfo {
  option: Option
  refs: string[]
  odds: OddsInfo | null
}

/** Why a thing that looks possible is not. */
export interface RefusalInfo {
  ref: string
  rule: string
  reason: string
  things: Thing | null
  kinds: Record<string, string>
}

/**
 * A question to a seat of mine. `number` names it; a late answer is refused by it. In a secret choice
 * it stays open, with my `answer` so far, until everybody has answered.
 */
export interface AskInfo {
  number: number
  seat: number
  about: string
  rule: string
  options: OptionInfo[]
  pick: [number, number] | null
  ordered: boolean
  usual: Option | null
  things: Thing | null
  kinds: Record<string, string>
  refusals: RefusalInfo[]
  answered: boolean
  answer: Answer | null
}

/** Whether a seat of mine could take back: free, with consent, or nothing there. */
export interface UndoInfo {
  seat: number
  free: boolean
  needs: number[]
}

/** Somebody wants to take back and waits for these seats to agree. */
export interface UndoWish {
  seat: number
  waiting: number[]
}

/** A line somebody said. */
export interface ChatLine {
  number: number
  name: string
  seat: number | null
  text: string
}

/**
 * The table as one client sees it. `view` is of `seat` (null: a spectator). With `reset` the client
 * forgets the events it had.
 */
export interface State {
  type: 'state'
  table: TableInfo
  seat: number | null
  number: number
  view: unknown
  asks: AskInfo[]
  waiting: number[]
  events: Numbered[]
  undo: UndoInfo[]
  wish: UndoWish | null
  stop: boolean
  reset: boolean
  result: Result | null
  seed: string
  secrets: Secrets | null
}

/** The odds of a question's options, in their order, that took long to work out. */
export interface Odds {
  type: 'odds'
  ask: number
  seat: number
  odds: (OddsInfo | null)[]
}

/** What a good bot would do. */
export interface Hint {
  type: 'hint'
  seat: number
  answer: Answer | null
  odds: OddsInfo | null
}

/** What options would bring, as the game puts it; null where it has nothing to say. */
export interface Foresight {
  type: 'foresight'
  ask: number
  seat: number
  answer: Option[]
  foresight: unknown
}

/** Lines that were said. */
export interface Chat {
  type: 'chat'
  lines: ChatLine[]
}

/** Something you asked for was not done: a text id, and what it was about. */
export interface Refused {
  type: 'refused'
  reason: string
  about: string
}

export type FromServer = State | Odds | Hint | Foresight | Chat | Refused
