// Made from the Structs of oldworld by `korchma types`; do not edit.

/** A quest that lies open: where it leads, not to what. [62] */
export interface QuestView {
  story: string
  at: number
  gold: number
}

/** A witcher as others see them; `hand` and `deck` only if they are one's own. */
export interface PlayerView {
  school: string
  at: number
  gold: number
  hand: string[] | null
  held: number
  deck: string[] | null
  left: number
  discard: string[]
  skills: number[]
  level: number
  shield: number
  most_shield: number
  potions: string[]
  most_potions: number
  marker: number
  trophies: string[]
  kept: string[]
  trails: string[]
  tracking: Record<string, number>
  quests: QuestView[]
}

export type WayKey = 'a' | 'b'

/** What choosing a way costs. [59] */
export interface Price {
  gold: number
  potions: number
  cards: number
}

/** A witcher in a fight. */
export interface SideView {
  seat: number
  turns: number
  potions: number
  most_potions: number
  drunk: string[]
  used: string[]
  specialty: number
  ready: boolean
}

/** A part of the sum and where it comes from: `card:B0-1`, its used `link:B0-1`, `perk:harpy`, `potion:swallow`, `monster:yghern`, `skill:combat`; `floor` where there is no less than nothing, `limit` of the shield, `deck` and `hand` of cards to draw. */
export interface Part {
  of: string
  damage: number
  shield: number
  draw: number
}

/** What a combo comes to: damage, the shield's change and cards to draw, with its parts. */
export interface Sum {
  damage: number
  shield: number
  draw: number
  parts: Part[]
  may: Part[]
  falls: number
  after: number
}

export type Harm = 'damage' | 'lowers' | 'discard' | 'burn'

export type Skill = 'combat' | 'defence' | 'alchemy' | 'specialty'

/** One thing half of a fight card may do: so much of it, on so many of the cards. [88] */
export interface Threat {
  kind: Harm
  n: number
  skill: Skill | ''
  cards: number
}

/** What each half may do, the heaviest first. [87, 88] */
export interface Threats {
  charge: Threat[]
  bite: Threat[]
}

/** A fight under way; the monster's cards are counted, not seen, until they are spent. [85] */
export interface FightView {
  monster: string
  place: number
  life: number
  most_life: number
  spent: number[]
  sides: SideView[]
  now: number
  step: string
  announcer: number
  combo: string[]
  links: number[]
  sum: Sum
  attack: Part[]
  threats: Threats
  alone: boolean
  blizzards: number
  lost: number
  bets: Record<string, number>
}

/** The table as one seat sees it. */
export interface View {
  me: number | null
  players: PlayerView[]
  row: string[]
  prices: Record<string, number>
  market: number
  potions: number
  city: number
  wilds: number
  lairs: Record<string, number>
  beasts: Record<string, string>
  tokens: Record<string, number>
  monsters: Record<string, number>
  extra: number
  mastery: Record<string, number>
  tavern: number
  phase: string
  first: number
  active: number
  turn: number
  moved: boolean
  acted: number[]
  diced: number[]
  refill: number
  fresh: number
  reading: string[]
  ways: Partial<Record<WayKey, Price>>
  dice: number[]
  hands: string[]
  rival: number
  fight: FightView | null
  combo: string[]
  links: number[]
  short: Sum | null
  needed: string
  ending: string
}

export type Cheapest = 'free' | 'card' | 'gold' | 'two'

/** What a way costs at least, and which cards pay for it alone. [33] */
export interface Fare {
  cheapest: Cheapest
  cards: string[]
}

export type Foresight = Sum | Fare

/** The place where something is asked. */
export interface Here {
  at: number
}

/** The story a question is about. */
export interface Reading {
  story: string
}

/** The monster a question is about. */
export interface Beast {
  monster: string
  life: number
}

export type About = Here | Reading | Beast

export type Terrain = 'forest' | 'mountain' | 'water'

export type Colour = 'blue' | 'red' | 'green' | 'purple' | 'yellow'

/** The numbers of Old World that clients show and do not know themselves. */
export interface Facts {
  terrains: Terrain[]
  values: number[]
  most_level: number
  trophies: number
  exhaustion: number[]
  bounty: number[]
  slots: number[]
  hand: number
  muted: Record<string, Colour>
  minds: Record<string, string[]>
  helpers: string[]
  dice: number
  hands: string[]
  pot: number
  solo_pay: number[]
}

/** The options of a game: how schools are dealt, and our rulings with their defaults. */
export interface Rulings {
  solo?: boolean
  draft?: 'draft' | 'free' | 'random'
  read?: string[]
  rightmost_leaves_the_game?: boolean
  exhaustion_shuffles_hand?: boolean
}

export type Ground = 'forest' | 'mountain' | 'water' | 'wild'

/** A colour that may follow; its symbols count only where the link is used. [79, 81] */
export interface Link {
  colour: Colour
  damage: number
  shield: number
  back: boolean
}

export type School = 'wolf' | 'griffin' | 'bear' | 'cat' | 'viper'

export type Provenance = 'rulebook' | 'public' | 'inferred' | 'designed'

/** An action card: corner symbols, links, terrain; with a `school` a start card. */
export interface CardRow {
  id: string
  name: string
  colour: Colour
  terrain: Ground
  cost: number
  damage: number
  shield: number
  draw: number
  take: boolean
  links: Link[]
  school: School | ''
  source: Provenance
  sources: Record<string, Provenance>
}

export type Action = 'school' | 'skill' | 'poker' | 'alms' | 'swap' | 'potion' | 'tracking'

/** A place of the Continent, and what can be done there. */
export interface PlaceRow {
  id: number
  terrain: Ground
  action: Action
  x: number
  y: number
  skill: Skill | ''
  school: School | '' | 'manticore'
  source: Provenance
  sources: Record<string, Provenance>
}

/** A road or sea route, gone both ways. */
export interface RoadRow {
  id: string
  between: [number, number]
  sea: boolean
  source: Provenance
  sources: Record<string, Provenance>
}

/** A monster; what it and its trophy do is in code, by id. */
export interface MonsterRow {
  id: string
  level: number
  life: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** Half of a fight card. Damage: `damage`, and `level` times the monster's, or a skill. */
export interface Hit {
  damage: number
  level: number
  skill: Skill | ''
  lowers: Skill | ''
  discard: boolean
  burn: number
}

/** A fight card of the monsters. [85, 88] */
export interface AttackRow {
  id: number
  charge: Hit
  bite: Hit
  source: Provenance
  sources: Record<string, Provenance>
}

/** A kind of potion, and how many there are. */
export interface PotionRow {
  id: string
  count: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** A witcher school, and its specialty's two numbers by level. [84] */
export interface SchoolRow {
  id: School
  home: number
  colour: string
  specialty: [[number, number], [number, number], [number, number], [number, number], [number, number]]
  source: Provenance
  sources: Record<string, Provenance>
}

/** What a number of players begins with. [4, 8, 14, 15] */
export interface SetupRow {
  id: number
  cards: number[]
  gold: number[]
  monsters: [number, number, number]
  extra: number
  skill_trophies: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** The rows of the box, by kind and id. */
export interface Content {
  cards: Record<string, CardRow>
  places: Record<string, PlaceRow>
  roads: Record<string, RoadRow>
  monsters: Record<string, MonsterRow>
  attacks: Record<string, AttackRow>
  potions: Record<string, PotionRow>
  schools: Record<string, SchoolRow>
  setups: Record<string, SetupRow>
}

export type Option =
  | { do: 'take-school'; school: string }
  | { do: 'put-monster'; terrain: string; at: number }
  | { do: 'seek'; terrain: string }
  | { do: 'raise'; skill: string }
  | { do: 'go'; to: number }
  | { do: 'spend'; cards: string[]; gold: number }
  | { do: 'free-move'; perk: string }
  | { do: 'act'; at: number }
  | { do: 'dice'; seat: number }
  | { do: 'complete'; story: string }
  | { do: 'enough' }
  | { do: 'train'; skill: string; gold: number }
  | { do: 'leave' }
  | { do: 'swap-out'; card: string }
  | { do: 'take'; card: string }
  | { do: 'track'; monster: string; terrain: string }
  | { do: 'burn-row'; card: string }
  | { do: 'roll'; die: number }
  | { do: 'attack'; monster: string }
  | { do: 'challenge'; seat: number }
  | { do: 'meditate'; skill: string }
  | { do: 'explore'; deck: string }
  | { do: 'choose'; story: string; way: 'a' | 'b' }
  | { do: 'bet'; seat: number }
  | { do: 'no-bet' }
  | { do: 'drink'; potion: string }
  | { do: 'use-perk'; perk: string }
  | { do: 'skip' }
  | { do: 'ready' }
  | { do: 'lay'; card: string }
  | { do: 'done' }
  | { do: 'charge' }
  | { do: 'bite' }
  | { do: 'toss'; card: string }
  | { do: 'pick'; card: string }
  | { do: 'drop-attack'; attack: number }
  | { do: 'put-back'; card: string }
  | { do: 'burn'; card: string }
  | { do: 'pour'; potion: string }
  | { do: 'buy'; card: string; cost: number }

export type Event =
  | { event: 'first-player'; seat: number }
  | { event: 'needed'; skill: string }
  | { event: 'school-taken'; seat: number; school: string }
  | { event: 'lair'; terrain: string; at: number }
  | { event: 'appeared'; monster: string; at: number }
  | { event: 'no-monster'; terrain: string }
  | { event: 'turn-began'; seat: number; turn: number }
  | { event: 'moved'; seat: number; to: number; cards: string[]; gold: number }
  | { event: 'gained-gold'; seat: number; n: number }
  | { event: 'lost-gold'; seat: number; n: number }
  | { event: 'drew'; seat: number; n: number; cards: string[] }
  | { event: 'reshuffled'; seat: number }
  | { event: 'tossed'; seat: number; cards: string[] }
  | { event: 'milled'; seat: number; cards: string[] }
  | { event: 'took-back'; seat: number; cards: string[] }
  | { event: 'to-deck'; seat: number; cards: string[] }
  | { event: 'new-deck'; seat: number; hand: boolean }
  | { event: 'burned'; seat: number; cards: string[]; held: number }
  | { event: 'row-burned'; cards: string[] }
  | { event: 'row-filled'; cards: string[] }
  | { event: 'turned-up'; cards: string[] }
  | { event: 'took-from-row'; seat: number; card: string; hand: boolean }
  | { event: 'bought'; seat: number; card: string; paid: string[] }
  | { event: 'raised'; seat: number; skill: string; level: number }
  | { event: 'lowered'; seat: number; skill: string; level: number }
  | { event: 'level-up'; seat: number; level: number }
  | { event: 'shield-set'; seat: number; shield: number }
  | { event: 'brews-mixed' }
  | { event: 'got-potion'; seat: number; potion: string }
  | { event: 'poured'; seat: number; potion: string }
  | { event: 'tracking'; seat: number; monster: string; at: number }
  | { event: 'got-trail'; seat: number; terrain: string }
  | { event: 'trail-lost'; seat: number; terrain: string }
  | { event: 'tracking-lost'; seat: number; terrain: string }
  | { event: 'poker-began'; seat: number; opponent: number | null }
  | { event: 'threw'; seat: number; mine: boolean; dice: number[] }
  | { event: 'poker-ended'; seat: number; won: boolean; hand: string; other: string; gold: number }
  | { event: 'explored'; seat: number; deck: string; story: string }
  | { event: 'nothing'; seat: number }
  | { event: 'outcome'; seat: number; outcome: string }
  | { event: 'passed-by'; seat: number; story: string }
  | { event: 'quest-taken'; seat: number; story: string; at: number; gold: number; token: boolean }
  | { event: 'no-quest'; seat: number; story: string }
  | { event: 'quest-done'; seat: number; story: string }
  | { event: 'event-read'; seat: number; outcome: string }
  | { event: 'kept'; seat: number; perk: string }
  | { event: 'used-up'; seat: number; perk: string }
  | { event: 'more-cards'; seat: number; n: number; fewer: boolean }
  | { event: 'rolled-die'; seat: number; n: number }
  | { event: 'tested'; seat: number; skill: string; level: number; total: number }
  | { event: 'measured'; seat: number; skill: string; level: number; needs: number }
  | { event: 'fight-began'; seat: number; monster: string; life: number }
  | { event: 'challenge-began'; seat: number; opponent: number }
  | { event: 'bet-made'; seat: number; on: number }
  | { event: 'bet-paid'; seat: number; n: number }
  | { event: 'drank'; seat: number; potion: string }
  | { event: 'used-perk'; seat: number; perk: string }
  | { event: 'peeked'; seat: number; attack: number | null; card: string | null }
  | { event: 'ability'; monster: string }
  | { event: 'led'; seat: number; card: string; deck: boolean }
  | { event: 'combo-laid'; seat: number; cards: string[] }
  | { event: 'damaged'; monster: string; n: number; life: number; attacks: number[] }
  | { event: 'hurt'; seat: number; n: number; shield: number; cards: string[] }
  | { event: 'announced'; seat: number | null; bite: boolean }
  | { event: 'revealed'; monster: string; attack: number }
  | { event: 'attacked'; monster: string; attack: number; bite: boolean }
  | { event: 'won'; seat: number; monster: string }
  | { event: 'driven-off'; seat: number; monster: string }
  | { event: 'defeated'; seat: number; monster: string }
  | { event: 'beat-witcher'; seat: number; loser: number }
  | { event: 'trophy'; seat: number; perk: string; marker: number }
  | { event: 'meditated'; seat: number; skill: string }
  | { event: 'tavern-closed'; at: number }
  | { event: 'ended'; ending: string }
  | { event: 'taken-back'; seat: number; to: number }

export type Reason =
  | { why: 'only-one' }
  | { why: 'same' }
  | { why: 'favourite' }
  | { why: 'cheapest' }
  | { why: 'offer'; at: number; action: Action; skill: string | null }
  | { why: 'errand'; at: number; quest: boolean }
  | { why: 'deed' }
  | { why: 'beat'; monster: string; chance: number; last: boolean }
  | { why: 'duel'; seat: number; chance: number; last: boolean }
  | { why: 'trophy' }
  | { why: 'explore'; monster: string | null; chance: number }
  | { why: 'nothing' }
  | { why: 'friendly'; seat: number }
  | { why: 'step'; skill: string; level: boolean }
  | { why: 'prey' }
  | { why: 'strongest' }
  | { why: 'weakest' }
  | { why: 'bargain' }
  | { why: 'swap'; better: boolean }
  | { why: 'matches'; all: boolean }
  | { why: 'favoured' }
  | { why: 'helps' }
  | { why: 'ready' }
  | { why: 'combo'; cards: number; damage: number; shield: number }
  | { why: 'finished' }
  | { why: 'pain'; side: 'as-it-is' | 'less' | 'more' }
