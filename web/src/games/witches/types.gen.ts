// Made from the Structs of witches by `korchma types`; do not edit.

/** A witch as everybody sees her; `hand` is there for her own eyes only. [139] */
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
  bonus: number
}

/** A problem on the map. `token` is None for a closed one this seat has not looked at. */
export interface ProblemView {
  token: string | null
  target: number | null
  crises: number
  closed: boolean
}

/** A box of problems to come: the easy ones open, the hard ones only counted. */
export interface BoxView {
  easy: string[]
  hard: number
}

/** A problem being solved: two dice, then two more, and what was added. */
export interface Attempt {
  dice: number[]
  symbols: number
  magic: number
  bonus: number
}

/** The table from one seat. */
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
  move: number
  most_moves: number
  extra: number
  steps: number
  invisible: boolean
  must_leave: boolean
  attempt: Attempt | null
  fail_cackles: [number, number]
  ending: string
}

/** The areas of a walk, from the first to the last. */
export interface Route {
  areas: string[]
}

export type Foresight = Route

/** Words for the question where to go: how many moves are left. */
export interface AboutMove {
  moves: number
}

/** Words for questions in an attempt: the problem, the target and the total so far. */
export interface AboutAttempt {
  token: string
  target: number
  total: number
}

export type About = AboutMove | AboutAttempt

export type Symbol = 'headology' | 'magic' | 'broom'

/** The numbers of The Witches that clients show and do not know themselves. */
export interface Facts {
  dungeon: string
  faces: number[]
  dice: number
  symbols: Partial<Record<Symbol, number>>
  elves: number
}

/** The options of a game: its mode, and our rulings with their defaults. */
export interface Rulings {
  together?: boolean
  stacking?: boolean
  expert_crises?: boolean
  fail_cackles_easy?: number
  fail_cackles_hard?: number
  elf_check_on_shamble?: boolean
  dungeon_still_draws?: boolean
}

export type Provenance = 'rulebook' | 'public' | 'inferred' | 'designed'

/** A place on the map with one space or several. */
export interface AreaRow {
  id: string
  spaces: number
  start: '' | 'easy' | 'hard'
  source: Provenance
  sources: Record<string, Provenance>
}

/** A path between two areas, walked both ways. */
export interface FootpathRow {
  id: string
  between: [string, string]
  source: Provenance
  sources: Record<string, Provenance>
}

export type Group = '' | 'elves' | 'magpyrs' | 'felmets' | 'wintersmith'

export type Failure = '' | 'dungeon' | 'all-to-dungeon' | 'crisis' | 'black-aliss' | 'winter'

/** A kind of problem, and how many tokens of it lie in the box. */
export interface TokenRow {
  id: string
  hard: boolean
  difficulty: number
  points: number
  count: number
  group: Group
  failure: Failure
  success: '' | 'magpyrs-leave'
  source: Provenance
  sources: Record<string, Provenance>
}

export type Benefit = 'bonus' | 'borrowing' | 'death' | 'escape' | 'extra-cards' | 'extra-movement' | 'help' | 'invisibility' | 'reroll' | 'introspection' | 'shamble' | 'sick-pig' | 'sick-sheep' | 'transmutation'

/** A card: symbol, benefit, perhaps a share in the Power of Three, and an area. */
export interface CardRow {
  id: number
  character: string
  symbol: Symbol
  benefit: Benefit
  area: string
  amount: number
  against: Group
  cackle: boolean
  power_of_three: boolean
  source: Provenance
  sources: Record<string, Provenance>
}

/** An apprentice and what she starts with. */
export interface WitchRow {
  id: string
  colour: string
  token: '' | 'invisibility' | 'magic' | 'pig'
  cackles: number
  first: boolean
  source: Provenance
  sources: Record<string, Provenance>
}

/** Tokens beside the board. */
export interface Pools {
  cackles: number
  aliss: number
  crises: number
}

/** Boxes and pools for one number of players; `together` for co-op and solo. */
export interface SetupRow {
  id: number
  hard: number[]
  easy: number[]
  cackles: number
  aliss: number
  crises: number
  together: Pools
  source: Provenance
  sources: Record<string, Provenance>
}

/** The rows of the box, by kind and id. */
export interface Content {
  areas: Record<string, AreaRow>
  paths: Record<string, FootpathRow>
  tokens: Record<string, TokenRow>
  cards: Record<string, CardRow>
  witches: Record<string, WitchRow>
  setups: Record<string, SetupRow>
}

export type Option =
  | { do: 'take-witch'; witch: string }
  | { do: 'start'; at: string }
  | { do: 'pass' }
  | { do: 'play'; card: number }
  | { do: 'stay' }
  | { do: 'walk'; to: string }
  | { do: 'fly'; card: number }
  | { do: 'land'; at: string }
  | { do: 'meet' }
  | { do: 'vanish'; card: number | null }
  | { do: 'slip'; card: number | null }
  | { do: 'sneak'; to: string; card: number | null }
  | { do: 'go-on' }
  | { do: 'linger' }
  | { do: 'peek'; at: string; card: number | null }
  | { do: 'wait' }
  | { do: 'leave'; card: number | null }
  | { do: 'put-at'; at: string }
  | { do: 'crisis-at'; at: string }
  | { do: 'roll' }
  | { do: 'run' }
  | { do: 'lend'; card: number }
  | { do: 'lend-token' }
  | { do: 'cure-pig' }
  | { do: 'three'; cards: number[] }
  | { do: 'reroll-dice'; which: 'both' | 'first' | 'second' }
  | { do: 'accept' }
  | { do: 'retreat'; to: string }
  | { do: 'stumble' }
  | { do: 'help-at'; at: string }
  | { do: 'look-at'; at: string }
  | { do: 'turn-up'; at: string }
  | { do: 'toss'; card: number }
  | { do: 'return'; n: number }
  | { do: 'take-from'; seat: number }

export type Event =
  | { event: 'rolled-for-order'; seat: number; dice: number[] }
  | { event: 'witch-taken'; seat: number; witch: string }
  | { event: 'first-player'; seat: number }
  | { event: 'started'; seat: number; at: string }
  | { event: 'turn-began'; seat: number; turn: number }
  | { event: 'revealed'; card: number; area: string }
  | { event: 'appeared'; token: string; at: string; target: number }
  | { event: 'appeared-closed'; at: string }
  | { event: 'last-problem' }
  | { event: 'crisis'; at: string; crises: number }
  | { event: 'no-crisis'; area: string }
  | { event: 'stayed'; seat: number; at: string }
  | { event: 'walked'; seat: number; to: string }
  | { event: 'flew'; seat: number; card: number; to: string }
  | { event: 'vanished'; seat: number }
  | { event: 'slipped'; seat: number; at: string }
  | { event: 'looked'; seat: number; at: string; token: string }
  | { event: 'somebody-looked'; seat: number; at: string }
  | { event: 'turned-up'; at: string; token: string; target: number }
  | { event: 'elves-loose'; n: number }
  | { event: 'attempted'; seat: number; at: string; token: string; target: number }
  | { event: 'rolled'; seat: number; dice: number[] }
  | { event: 'rerolled'; seat: number; dice: number[] }
  | { event: 'lent'; seat: number; card: number; plus: number }
  | { event: 'token-lent'; seat: number }
  | { event: 'played'; seat: number; card: number }
  | { event: 'pig-cured'; seat: number }
  | { event: 'three-played'; seat: number; cards: number[] }
  | { event: 'solved'; seat: number; token: string; total: number; target: number }
  | { event: 'solved-at-once'; seat: number; token: string }
  | { event: 'failed'; seat: number; token: string; total: number; target: number }
  | { event: 'ran'; seat: number; to: string }
  | { event: 'retreated'; seat: number; to: string }
  | { event: 'stumbled'; seat: number }
  | { event: 'cackled'; seat: number }
  | { event: 'cackle-taken'; seat: number; victim: number }
  | { event: 'aliss-taken'; seat: number }
  | { event: 'no-aliss-left'; seat: number }
  | { event: 'tea-poured'; seat: number; at: string }
  | { event: 'cackles-returned'; seat: number; n: number }
  | { event: 'crisis-helped'; at: string }
  | { event: 'tossed'; seat: number; n: number }
  | { event: 'drew'; seat: number; cards: number[] }
  | { event: 'somebody-drew'; seat: number; n: number }
  | { event: 'reshuffled'; n: number }
  | { event: 'to-dungeon'; seat: number }
  | { event: 'waited-in-dungeon'; seat: number }
  | { event: 'left-dungeon'; seat: number; to: string; card: number | null }
  | { event: 'wintered'; seat: number; token: string }
  | { event: 'magpyr-left'; token: string; at: string }
  | { event: 'ended'; ending: string }
  | { event: 'taken-back'; seat: number; to: number }

export type Reason =
  | { why: 'favourite' }
  | { why: 'same' }
  | { why: 'solve'; token: string; chance: number; best: number; cards: boolean; points: number }
  | { why: 'unknown'; chance: number }
  | { why: 'tea'; cackles: number; seats: number[] }
  | { why: 'rest'; cackles: number }
  | { why: 'near'; at: string; token: string | null; chance: number }
  | { why: 'quiet' }
  | { why: 'keep' }
  | { why: 'few-crises'; left: number }
  | { why: 'calm'; cackles: number }
  | { why: 'full-hand' }
  | { why: 'redrawn' }
  | { why: 'freedom' }
  | { why: 'no-key' }
  | { why: 'flee'; token: string | null; chance: number; failure: Failure }
  | { why: 'escape'; failure: Failure }
  | { why: 'sure'; token: string }
  | { why: 'no-dice'; chance: number }
  | { why: 'eases' }
  | { why: 'raises'; before: number; chance: number }
  | { why: 'enough'; short: number }
  | { why: 'again'; chance: number }
  | { why: 'hope' }
  | { why: 'solved' }
  | { why: 'lost' }
  | { why: 'cheaper-than-broom' }
  | { why: 'hurts'; most: boolean }
