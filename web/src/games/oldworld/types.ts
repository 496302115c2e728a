/** The table of Old World as the server shows it (src/korchma/games/oldworld/view.py, rows.py). */

export type Colour = 'blue' | 'red' | 'green' | 'purple' | 'yellow'
export type Terrain = 'forest' | 'mountain' | 'water'
export type GroundName = Terrain | 'wild'
export type Skill = 'combat' | 'defence' | 'alchemy' | 'specialty'
export type School = 'wolf' | 'griffin' | 'bear' | 'cat' | 'viper'

export interface QuestView {
  story: string
  at: number
  gold: number
}

export interface PlayerView {
  school: School | ''
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
  marker: number
  trophies: string[]
  kept: string[]
  trails: Terrain[]
  tracking: Partial<Record<Terrain, number>>
  quests: QuestView[]
}

export interface SideView {
  seat: number
  turns: number
  potions: number
  most_potions: number
  drunk: string[]
  used: string[]
}

/** What a combo comes to; parts are `card:B0-1`, `link:B0-1`, `perk:harpy`, `monster:yghern`, `skill:combat`, `drunk`. */
export interface Sum {
  damage: number
  shield: number
  draw: number
  parts: { of: string; damage: number; shield: number; draw: number }[]
}

export interface FightView {
  monster: string
  place: number
  life: number
  most_life: number
  spent: number[]
  sides: SideView[]
  now: number
  step: 'bets' | 'start' | 'turn' | 'prepare' | 'combo' | 'resolve' | 'monster' | 'over'
  announcer: number
  combo: string[]
  links: number[]
  sum: Sum
  /** Black Blood: the combo holds one card. */
  alone: boolean
  blizzards: number
  lost: number
  bets: Record<string, number>
}

export interface View {
  me: number | null
  players: PlayerView[]
  /** Six slots, left to right; "" where the deck ran out. */
  row: string[]
  prices: Record<string, number>
  market: number
  potions: number
  city: number
  wilds: number
  lairs: Record<Terrain, number>
  beasts: Record<Terrain, string>
  tokens: Record<Terrain, number>
  monsters: Record<string, number>
  extra: number
  mastery: Partial<Record<Skill, number>>
  tavern: number
  phase: string
  first: number
  active: number
  turn: number
  moved: boolean
  acted: number[]
  diced: number[]
  refill: number
  reading: string[]
  /** What the ways of the story that is being read cost. */
  ways: Partial<Record<'a' | 'b', Price>>
  dice: number[]
  /** What the dice are worth so far: one hand alone, else two. */
  hands: string[]
  /** The witcher played in poker; -1 for the townsfolk. */
  rival: number
  fight: FightView | null
  combo: string[]
  links: number[]
  needed: Skill | ''
  ending: string
}

export interface LinkRow {
  colour: Colour
  damage?: number
  shield?: number
  back?: boolean
}

export interface CardRow {
  id: string
  name: string
  colour: Colour
  terrain: GroundName
  cost: number
  damage: number
  shield: number
  draw: number
  take: boolean
  links: LinkRow[]
  school: School | ''
}

export interface PlaceRow {
  id: number
  terrain: GroundName
  action: 'school' | 'skill' | 'poker' | 'alms' | 'swap' | 'potion' | 'tracking'
  skill: Skill | ''
  school: School | 'manticore' | ''
}

export interface MonsterRow {
  id: string
  level: number
  life: number
}

export interface SchoolRow {
  id: School
  home: number
  colour: string
  specialty: [number, number][]
}

/** What a way of a story costs. */
export interface Price {
  gold: number
  potions: number
  cards: number
}
