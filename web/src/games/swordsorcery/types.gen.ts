// Made from the Structs of swordsorcery by `korchma types`; do not edit.

/** A card somebody has, or that lies about. */
export interface ItemView {
  card: string
  side: string
  charges: number
}

/** A class power, and where it stands; nought: ready. [114] */
export interface PowerView {
  card: string
  at: number
  item: string
}

/** Somebody on the map: his numbers as they stand. */
export interface BodyView {
  ref: string
  at: string
  wounds: number
  health: number
  armour: number
  defence: number
  shields: number
  whole: number
  conditions: string[]
  fire: number[]
  boons: string[]
}

/** A hero, or his ghost. */
export interface HeroView {
  seat: number
  who: string
  card: string
  rank: number
  ghost: boolean
  ransom: number
  hidden: boolean
  went: boolean
  crowns: number
  moves: number
  capacity: number
  worn: Record<string, ItemView>
  pack: ItemView[]
  keys: string[]
  powers: PowerView[]
  talents: string[]
  used: string[]
  deaths: number
  body: BodyView | null
}

/** A companion. */
export interface CompanionView {
  card: string
  owner: number
  level: number
  went: boolean
  body: BodyView
}

/** What an enemy would do if it acted now: the same the rule will do. [194-198] */
export interface PlanView {
  row: number
  at: number[]
  targets: string[]
  reason: string
}

/** An enemy; of a horde each figure. */
export interface FoeView {
  card: string
  kind: string
  rank: string
  name: string
  owner: number
  side: string
  powers: string[]
  charges: Record<string, number>
  taunted: string
  stirs: boolean
  plan: PlanView
  body: BodyView
}

/** What the active hero has left of his turn. [49] */
export interface TurnView {
  moves: number
  combats: number
  acts: number
  points: number
  moving: boolean
  focus: boolean
}

/** A token of a power. */
export interface RuneView {
  token: string
  at: string
  owner: string
  times: number
}

/** What lies on the map, and what of it is no longer as it was printed. */
export interface GroundView {
  doors: Record<string, boolean>
  walls: string[]
  locks: Record<string, string>
  chests: string[]
  searches: string[]
  heaps: Record<string, string>
  shrines: Record<string, boolean>
  gates: Record<string, boolean>
  shadows: string[]
  stories: string[]
  fires: Record<string, number>
  ground: Record<string, string>
  tokens: Record<string, string[]>
  held: Record<string, string>
  runes: RuneView[]
  lying: Record<string, ItemView[]>
  coins: Record<string, number>
  finds: Record<string, number>
  keys: Record<string, string[]>
}

/** How many cards are left where, and what lies open. [55-60] */
export interface DecksView {
  enemies: number
  fallen: string[]
  events: number
  event: string
  stories: string[]
  events_used: string[]
  sky: string
  encounters: number
  encountered: string[]
  traps: number
  sprung: string[]
  treasures: number
  bag: number
}

/** An attack under way. */
export interface BlowView {
  by: string
  weapon: string
  target: string
  others: string[]
  type: string
  melee: boolean
  fixed: number
  faces: string[]
  spent: Record<string, number>
  effects: string[]
  bonus: number
  lethal: number
  hits: number
  total: number
}

/** A defence under way. */
export interface GuardView {
  target: string
  hits: number
  lethal: number
  faces: string[]
  spent: Record<string, number>
  extra: number
  shields: number
}

/** The emporium while somebody visits it. [164] */
export interface ShopView {
  visitors: string[]
  done: string[]
  drank: string[]
  most: number
  wares: string[]
  stash: ItemView[]
}

/** The table as one seat sees it: all play together, so nearly everything is open. */
export interface View {
  me: number | null
  quest: string
  goals: string[]
  defeats: string[]
  round: number
  phase: string
  active: string
  heroes: HeroView[]
  companions: CompanionView[]
  foes: FoeView[]
  turn: TurnView | null
  shards: number
  holder: string
  value: number
  ground: GroundView
  decks: DecksView
  counts: Record<string, number>
  rules: string[]
  read: string[]
  acts: string[]
  deeds: string[]
  took: Record<string, string>
  reading: string
  card: string
  acting: string
  offered: string[]
  blow: BlowView | null
  guard: GuardView | null
  shop: ShopView | null
  ending: string
}

/** How far hits get: what weakness adds or takes, armour and magic stop, dice may stop. */
export interface Lanes {
  hits: number
  weak: number
  armour: number
  magic: number
  dice: number
  sure: number
}

/** What an attack may come to: chances to wound and to kill, wounds on average, and how likely each condition is. */
export interface Outlook {
  wound: number
  kill: number
  mean: number
  conditions: Record<string, number>
  far: number
  lanes: Lanes | null
}

/** A step: points of the move, who strikes at him before it, life the ground takes. */
export interface Pace {
  points: number
  strikes: string[]
  burns: number
}

/** An enemy if it acted now: its row, whom it means and why, whom it passes over and why. */
export interface Menace {
  ref: string
  row: number
  targets: string[]
  reason: string
  stirs: boolean
  passed: Record<string, string>
  weapon: string
  reaches: boolean
  blow: Outlook | null
}

/** Every enemy, as they would act now. */
export interface Forecast {
  foes: Menace[]
}

export type CardFace = 'a' | 'b'

export type Slot = 'main' | 'off' | 'armour' | 'artifact'

export type What = 'sure' | 'red' | 'blue' | 'mean' | 'range' | 'armour' | 'shields' | 'defence' | 'stops' | 'charges'

/** A number with what is worn, and with the other card. `mean`: hits on average; `stops`: hits of a heavy blow that armour, magic shields and dice take, on average. */
export interface Gauge {
  what: What
  before: number
  after: number
}

/** A message id and its variables. */
export interface Word {
  id: string
  args: Record<string, string | number>
}

/** A line of a card: symbols it costs, when and upon whom, what it does. */
export interface Phrase {
  does: Word[]
  heads: Word[]
  cost: ('hit' | 'legend' | 'magic' | 'power' | 'shield')[]
}

/** What symbols buy, how likely a throw shows them, and how likely with what is worn; nought: that has no such line. [131] */
export interface Likely {
  says: Phrase[]
  chance: number
  before: number
}

/** A side of a card beside what is worn: where it goes, what comes off for it. */
export interface Fitting {
  item: string
  side: CardFace
  slot: Slot | ''
  instead: ItemView[]
  usable: boolean
  gauges: Gauge[]
  lines: Likely[]
}

/** All that lies on the shelves, in the stash and in his own pack, tried on. */
export interface Fittings {
  fits: Fitting[]
}

/** A rank of the soul: life, powers, talents, combat and special actions. [73] */
export interface Gem {
  health: number
  powers: number
  talents: number
  combat: number
  act: number
}

/** A hero a rank higher. */
export interface Rise {
  hero: string
  rank: number
  top: number
  cost: number
  left: number
  before: Gem
  after: Gem
  powers: string[]
  talents: string[]
  grown: string[]
  level: string[]
  raises: string[]
}

/** Somebody who would join between quests, and with what. (4.D 44) */
export interface Recruit {
  card: string
  rank: number
  crowns: number
  powers: string[]
  back: boolean
}

export type Foresight = Outlook | Pace | Forecast | Fitting | Fittings | Rise | Recruit

/** The hero a question is about. */
export interface OfWhom {
  hero: string
}

export type About = OfWhom

/** An area: its sight mark, its corners, the floor of its tile, its ground. [18-27] */
export interface AreaFact {
  id: string
  at: [number, number]
  corners: [number, number][]
  tile: string
  floor: string
  ground: string
}

/** A gate or a shrine, where it stands, and the symbol that calls there. [162, 185] */
export interface SpotFact {
  id: string
  area: string
  symbol: string
}

/** The map of a quest. What opens, breaks or moves on it is in the view. */
export interface MapFact {
  areas: AreaFact[]
  sides: Record<string, [string, string]>
  hedges: string[]
  barriers: [string, string][]
  shrines: SpotFact[]
  gates: SpotFact[]
}

/** The maps of the quests, and what every card says line by line. */
export interface Facts {
  maps: Record<string, MapFact>
  says: Record<string, Phrase[]>
  prices: number[]
}

/** A card somebody takes along: which side is up, how many charges it has. [127] */
export interface Kept {
  card: string
  side: 'a' | 'b'
  charges: number
}

/** A hero between quests. [73, 161] */
export interface Veteran {
  card: string
  rank: number
  crowns: number
  powers: string[]
  talents: string[]
  worn: [string, Kept][]
  pack: Kept[]
  deaths: number
}

/** What a quest leaves behind: the party, its glass, its flags, and what is out of the decks. */
export interface Legacy {
  quest: string
  won: boolean
  party: Veteran[]
  shards: number
  flags: [string, number][]
  kept: [string, number][]
  stash: Kept[]
  losses: number
  away: Veteran[]
}

/** The options of a game: which quest, how many heroes, and our rulings. */
export interface Rulings {
  quest?: 'q1' | 'q2' | 'q3' | 'q4' | 'q5' | 'q6' | 'q7'
  heroes?: 0 | 2 | 3 | 4 | 5
  party?: 'choice' | 'random'
  soul_storm?: boolean
  campaign?: boolean
  legacy?: Legacy | null
  priority?: 'fixed' | 'wounds'
  red_by_living?: boolean
  treasures_stay_out?: boolean
  dice_stop_lethal?: boolean
  own_area_blocks?: boolean
  chest_from_next?: boolean
  engaged_opens_doors?: boolean
  formula_by_living?: boolean
  weakness_needs_hit?: boolean
  knocked_down_react?: boolean
  mob_needs_domination?: boolean
  x_by_rank?: boolean
  effects_need_hit?: boolean
  enemy_row_by_steps?: boolean
  companions_evade?: boolean
}

export type Symbol = 'hit' | 'shield' | 'power' | 'magic' | 'legend' | 'miss'

export type Provenance = 'rulebook' | 'public' | 'inferred' | 'designed'

/** A die: its ten faces, each the symbols it shows. [3.1] */
export interface DieRow {
  id: 'blue' | 'red'
  count: number
  faces: Symbol[][]
  source: Provenance
  sources: Record<string, Provenance>
}

export type Hero = 'auriel' | 'ekar' | 'laigon' | 'shaya' | 'torgar'

export type Nature = 'law' | 'neutral' | 'chaos'

export type Style = 'agility' | 'faith' | 'magic' | 'strength'

export type Icon = 'passive' | 'move' | 'combat' | 'act' | 'free' | 'reaction'

export type Once = '' | 'round' | 'activation'

/** So many hits more in this attack. [133] */
export interface Hits {
  do: 'hits'
  n: number
}

/** So many hits of this attack are lethal. [150] */
export interface Lethal {
  do: 'lethal'
  n: number
}

/** The target draws a critical token. [143] */
export interface Crit {
  do: 'crit'
}

/** The target is pushed an area back. [146] */
export interface Bash {
  do: 'bash'
}

/** The attack hits everybody within so many areas of the target: AoE. [149] */
export interface Burst {
  do: 'burst'
  n: number
}

/** The same roll hits so many other enemies in the target's area, each defends. */
export interface Also {
  do: 'also'
  n: number
}

/** The target has so much less armour in this attack. */
export interface Sunder {
  do: 'sunder'
  n: number
}

/** So many of the defence dice just rolled are rolled again; nought: all. [2] */
export interface Reroll {
  do: 'reroll'
  n: number
}

/** So many shields more in the sixth step. [139] */
export interface Guard {
  do: 'guard'
  n: number
}

export type Damage = 'mystic' | 'crush' | 'pierce' | 'slash'

export type Upon = '' | 'owner' | 'target' | 'heroes' | 'each' | 'enemies' | 'kin' | 'other-kin' | 'killer'

/** So many hits, defended as usual; `half-rank`: and half the owner's rank more. [77, 141] */
export interface Strike {
  do: 'strike'
  n: number
  type: Damage | null
  'half-rank': boolean
  upon: Upon
  within: number | null
}

/** Sure hits, and dice of the two colours. */
export interface Roll {
  hits: number
  red: number
  blue: number
}

/** One more attack, after the present one. [132] With the owner's `weapon` (`again`: the one just used, `off`: the other hand's), or with what is rolled here; `sure`: its sure hits too. At the `target` just attacked if it is still legal, at `any` legal one, or at who set it off. */
export interface Attack {
  do: 'attack'
  weapon: '' | 'again' | 'off'
  roll: Roll | null
  sure: boolean
  at: 'any' | 'attacker' | 'enterer' | 'target'
}

/** Damage without defence. */
export interface Harm {
  do: 'harm'
  n: number
  upon: Upon
  within: number | null
}

export type Condition = 'knocked-down' | 'poison-1' | 'poison-2' | 'blind' | 'slow' | 'stun'

/** A condition; one of several as the owner likes. [151] */
export interface Inflict {
  do: 'inflict'
  what: Condition[]
  upon: Upon
  within: number | null
}

/** A fire token on somebody, or in the area it was played on; `area`: in the owner's area, `gate`: in that of an open gate picked as for a spawn. [147, 148, 185] */
export interface Fire {
  do: 'fire'
  level: 1 | 2
  where: '' | 'area' | 'gate'
}

/** Wounds gone. */
export interface Heal {
  do: 'heal'
  n: number
  upon: Upon
  within: number | null
}

/** The enemy with most wounds within reach, the owner too, heals. */
export interface HealWorst {
  do: 'heal-worst'
  n: number
  within: number
}

/** Conditions gone, as the owner picks; nought: all. [151b] */
export interface Cure {
  do: 'cure'
  n: number
}

/** Magic shields until the Time phase. [4.D 32] */
export interface Shield {
  do: 'shield'
  n: number
}

/** Magic shields are whole again. [126] */
export interface Regain {
  do: 'regain'
  upon: Upon
}

export type Until = 'this-attack' | 'attack' | 'attack-before-time' | 'turn' | 'time'

export type Number = 'hits' | 'red' | 'blue' | 'armour' | 'shields' | 'defence' | 'health' | 'moves' | 'capacity' | 'save-dice' | 'powers' | 'reroll' | 'lunge'

/** The owner's side controls the area he stands in. [20] */
export interface Controls {
  is: 'controls'
}

/** The owner's side dominates the area he stands in. [21] */
export interface Dominates {
  is: 'dominates'
}

/** The attack is a melee attack. [91, 205] */
export interface Melee {
  is: 'melee'
}

export type Weapon = 'dagger' | 'bow' | 'sword' | 'axe' | 'shield' | 'hammer' | 'staff' | 'wand' | 'spear'

/** The attack is made with such a weapon, `both`: and the other hand holds such a one too; `lone`: it does not. */
export interface Wielding {
  is: 'with'
  weapon: Weapon
  hands: '' | 'both' | 'lone'
}

/** The attack was made with the main hand. */
export interface MainHand {
  is: 'main-hand'
}

/** The target has one of these conditions. */
export interface TargetHas {
  is: 'target-has'
  any: Condition[]
}

/** The target's area holds another hero, or a companion. */
export interface Flanked {
  is: 'flanked'
}

/** The owner has a wound. */
export interface Wounded {
  is: 'wounded'
}

/** The owner spent no move action in this turn. */
export interface Unmoved {
  is: 'unmoved'
}

/** The owner had no fire token when the Time phase began. */
export interface Unburnt {
  is: 'unburnt'
}

/** The attack just defended put no wound on the owner. */
export interface Unhurt {
  is: 'unhurt'
}

export type Race = 'gremlin' | 'human' | 'orc' | 'gnome' | 'troll'

/** Another enemy of this race stands in the owner's area. */
export interface Company {
  is: 'company'
  race: Race
}

/** The attack names one target only. */
export interface Sole {
  is: 'sole'
}

/** A hero's attack did it. */
export interface ByAttack {
  is: 'by-attack'
}

export type Covers = '' | 'heroes' | 'enemies' | 'sight' | 'attackers'

/** So much more of a number, or less. */
export interface Adds {
  perk: 'adds'
  to: Number
  n: number
  when: (Controls | Dominates | Melee | Wielding | MainHand | TargetHas | Flanked | Wounded | Unmoved | Unburnt | Unhurt | Company | Sole | ByAttack)[]
  whose: Covers
}

/** Nobody makes reaction attacks against the owner; `all`: against anybody. [82] */
export interface NoReactions {
  perk: 'no-reactions'
  all: boolean
}

/** So many cards are drawn in the place of one, and one is kept. */
export interface Draws {
  perk: 'draws'
  what: 'trap' | 'treasure'
  n: number
}

/** On a trap he draws a blue die is rolled; with this symbol the trap does nothing. */
export interface Disarms {
  perk: 'disarms'
  symbol: 'hit' | 'legend' | 'magic' | 'power' | 'shield'
}

/** He opens locked doors and chests with a free action. [31, 32] */
export interface Unlocks {
  perk: 'unlocks'
}

/** Once, any dice of one roll of his own are rolled again. [2] */
export interface SecondChance {
  perk: 'second-chance'
}

/** To bring him back costs half, rounded up. [163] */
export interface HalfPrice {
  perk: 'half-price'
}

/** Areas with enemies do not hide what lies behind them from his attacks with it. [40] */
export interface SeesThrough {
  perk: 'sees-through'
}

/** He cannot pay for effects with the symbols of power and magic. [153] */
export interface BoundSymbols {
  perk: 'bound-symbols'
}

/** Nobody sees further than this. [43] */
export interface Sight {
  perk: 'sight'
  most: number
}

/** In saves only the first symbol of a face counts. */
export interface FirstSymbol {
  perk: 'first-symbol'
}

/** Such a condition does not touch him. [217] */
export interface Immune {
  perk: 'immune'
  to: 'stun'
}

/** He looks at nobody but the holder of the priority token. [3.13] */
export interface Vengeful {
  perk: 'vengeful'
}

/** His magic shields are not restored. [126] */
export interface NoRenewal {
  perk: 'no-renewal'
}

/** One used power of his choice is turned forward, or back. [116, 4.D 34] */
export interface Turn {
  do: 'turn'
  n: number
  upon: Upon
}

/** One used power is ready again. [231] */
export interface Refresh {
  do: 'refresh'
  upon: Upon
}

/** An action more, in a turn that is not over in this round. */
export interface Extra {
  do: 'extra'
  what: 'act' | 'combat'
}

/** He walks so many areas, evading as usual. [220] */
export interface Step {
  do: 'step'
  n: number
}

/** He is at once in an area he sees within reach: no points, no evading. */
export interface Blink {
  do: 'blink'
  n: number
}

/** The move has so many points, and must end in an area with an enemy. */
export interface Charge {
  do: 'charge'
  n: number
}

/** He takes the stealth token; the attack that ends it has `hits` more. [199, 4.D 23] */
export interface Hide {
  do: 'hide'
  hits: number
}

/** At its next activation the owner is its main target, where its row allows. */
export interface Taunt {
  do: 'taunt'
}

/** The owner becomes the target in the other's place. */
export interface Shelter {
  do: 'shelter'
}

/** A companion comes, and is activated; if it is there, it is activated. [119] */
export interface Summon {
  do: 'summon'
  companion: string
  health: number
  roll: Roll
}

/** Crowns for somebody, or fewer, never below nought. */
export interface Crowns {
  do: 'crowns'
  n: number
  upon: Upon
}

/** Soul shards for the party, or fewer. */
export interface Shards {
  do: 'shards'
  n: number
}

/** Treasure cards. [70, 129] */
export interface Treasure {
  do: 'treasure'
  n: number
}

/** A certain card of the emporium, if it is not sold. */
export interface Gain {
  do: 'gain'
  item: string
}

/** An encounter card now. [7, 190] */
export interface Encounter {
  do: 'encounter'
}

/** The living visit the emporium and buy so many cards each, at most. [229] */
export interface Emporium {
  do: 'emporium'
  most: number
}

/** Other enemies of the owner's race within reach: the nearest one is activated, or each goes an area toward its nearest hero and attacks him (`rush`). */
export interface Rouse {
  do: 'rouse'
  what: 'activate' | 'rush'
  within: number
}

/** The nearest door or locked door without a magic lock is gone, without a trap. */
export interface BreakDoor {
  do: 'break-door'
}

/** What only this card does, by name: written in Python. */
export interface Special {
  do: 'special'
  name: 'pickpocket' | 'rope'
}

/** A blue die is rolled for him; unless it shows this symbol, this. */
export interface Resist {
  do: 'resist'
  symbol: 'hit' | 'legend' | 'magic' | 'power' | 'shield'
  does: (Hits | Lethal | Crit | Bash | Burst | Also | Sunder | Reroll | Guard | Strike | Attack | Harm | Inflict | Fire | Heal | HealWorst | Cure | Shield | Regain | Boost | Turn | Refresh | Extra | Step | Blink | Charge | Hide | Taunt | Shelter | Place | Summon | Detonate | Save | Resist | Crowns | Shards | Treasure | Gain | Encounter | Emporium | Rouse | BreakDoor | Special)[]
}

/** He rolls a save; if it fails, this. [71] */
export interface Save {
  do: 'save'
  fail: (Hits | Lethal | Crit | Bash | Burst | Also | Sunder | Reroll | Guard | Strike | Attack | Harm | Inflict | Fire | Heal | HealWorst | Cure | Shield | Regain | Boost | Turn | Refresh | Extra | Step | Blink | Charge | Hide | Taunt | Shelter | Place | Summon | Detonate | Save | Resist | Crowns | Shards | Treasure | Gain | Encounter | Emporium | Rouse | BreakDoor | Special)[]
}

/** An own rune goes; this happens to each enemy of its area. */
export interface Detonate {
  do: 'detonate'
  does: (Hits | Lethal | Crit | Bash | Burst | Also | Sunder | Reroll | Guard | Strike | Attack | Harm | Inflict | Fire | Heal | HealWorst | Cure | Shield | Regain | Boost | Turn | Refresh | Extra | Step | Blink | Charge | Hide | Taunt | Shelter | Place | Summon | Detonate | Save | Resist | Crowns | Shards | Treasure | Gain | Encounter | Emporium | Rouse | BreakDoor | Special)[]
}

/** Tokens of the card are put on the map, in the area it was played on. */
export interface Place {
  do: 'place'
  token: 'attack-rune' | 'defence-rune' | 'illusion' | 'snare'
  n: number
  until: '' | 'second-time' | 'time'
  perks: (Adds | NoReactions | Draws | Disarms | Unlocks | SecondChance | HalfPrice | SeesThrough | BoundSymbols | Sight | FirstSymbol | Immune | Vengeful | NoRenewal)[]
  does: (Hits | Lethal | Crit | Bash | Burst | Also | Sunder | Reroll | Guard | Strike | Attack | Harm | Inflict | Fire | Heal | HealWorst | Cure | Shield | Regain | Boost | Turn | Refresh | Extra | Step | Blink | Charge | Hide | Taunt | Shelter | Place | Summon | Detonate | Save | Resist | Crowns | Shards | Treasure | Gain | Encounter | Emporium | Rouse | BreakDoor | Special)[]
}

/** What symbols of a roll buy, once in an attack; without a price it always happens. [131, 206] */
export interface Line {
  does: (Hits | Lethal | Crit | Bash | Burst | Also | Sunder | Reroll | Guard | Strike | Attack | Harm | Inflict | Fire | Heal | HealWorst | Cure | Shield | Regain | Boost | Turn | Refresh | Extra | Step | Blink | Charge | Hide | Taunt | Shelter | Place | Summon | Detonate | Save | Resist | Crowns | Shards | Treasure | Gain | Encounter | Emporium | Rouse | BreakDoor | Special)[]
  cost: ('hit' | 'legend' | 'magic' | 'power' | 'shield')[]
  when: (Controls | Dominates | Melee | Wielding | MainHand | TargetHas | Flanked | Wounded | Unmoved | Unburnt | Unhurt | Company | Sole | ByAttack)[]
}

/** Perks and lines for a while. */
export interface Boost {
  do: 'boost'
  until: Until
  perks: (Adds | NoReactions | Draws | Disarms | Unlocks | SecondChance | HalfPrice | SeesThrough | BoundSymbols | Sight | FirstSymbol | Immune | Vengeful | NoRenewal)[]
  lines: Line[]
  upon: Upon
  within: number | null
}

/** What is done when its owner says so: on whom, how far off, what. [101, 102, 113] */
export interface Play {
  does: (Hits | Lethal | Crit | Bash | Burst | Also | Sunder | Reroll | Guard | Strike | Attack | Harm | Inflict | Fire | Heal | HealWorst | Cure | Shield | Regain | Boost | Turn | Refresh | Extra | Step | Blink | Charge | Hide | Taunt | Shelter | Place | Summon | Detonate | Save | Resist | Crowns | Shards | Treasure | Gain | Encounter | Emporium | Rouse | BreakDoor | Special)[]
  whom: 'allies' | 'ally' | 'area' | 'enemies' | 'enemy' | 'foe' | 'hero' | 'heroes' | 'none' | 'self'
  range: number
}

export type Moment = 'attacked' | 'wounded' | 'killed' | 'defends' | 'defended' | 'ally-attacked' | 'entered' | 'dies' | 'turn-end' | 'time' | 'signal'

/** What happens at a moment. `charges`: what it costs; `may`: its owner decides, else it must be. */
export interface Trigger {
  on: Moment
  does: (Hits | Lethal | Crit | Bash | Burst | Also | Sunder | Reroll | Guard | Strike | Attack | Harm | Inflict | Fire | Heal | HealWorst | Cure | Shield | Regain | Boost | Turn | Refresh | Extra | Step | Blink | Charge | Hide | Taunt | Shelter | Place | Summon | Detonate | Save | Resist | Crowns | Shards | Treasure | Gain | Encounter | Emporium | Rouse | BreakDoor | Special)[]
  when: (Controls | Dominates | Melee | Wielding | MainHand | TargetHas | Flanked | Wounded | Unmoved | Unburnt | Unhurt | Company | Sole | ByAttack)[]
  range: number
  charges: number
  once: Once
  may: boolean
}

/** The power printed on a hero card. It never cools down. [107] */
export interface Innate {
  id: string
  icon: Icon
  once: Once
  play: Play | null
  perks: (Adds | NoReactions | Draws | Disarms | Unlocks | SecondChance | HalfPrice | SeesThrough | BoundSymbols | Sight | FirstSymbol | Immune | Vengeful | NoRenewal)[]
  lines: Line[]
  triggers: Trigger[]
}

/** What a ghost can still do, once a turn. [162] */
export interface Shout {
  id: string
  play: Play
}

/** A hero card: a hero in one of two classes. [3.2] */
export interface HeroRow {
  id: string
  hero: Hero
  nature: Nature
  style: Style
  moves: number
  capacity: number
  save: Symbol[]
  innate: Innate
  shout: Shout
  kit: string[]
  source: Provenance
  sources: Record<string, Provenance>
}

/** A hero's soul gem, ranks I to VII. [73] */
export interface GemRow {
  id: Hero
  ranks: [Gem, Gem, Gem, Gem, Gem, Gem, Gem]
  source: Provenance
  sources: Record<string, Provenance>
}

/** An attack as a weapon, a power or an enemy makes it: dice, damage, range, lines. [130] */
export interface Profile {
  roll: Roll
  range: number
  type: Damage | null
  lines: Line[]
  weapon: Weapon | null
}

/** All a power does from a rank on; levels never add up. [113, 114, 223] */
export interface Level {
  rank: number
  cooldown: number
  attack: Profile | null
  play: Play | null
  perks: (Adds | NoReactions | Draws | Disarms | Unlocks | SecondChance | HalfPrice | SeesThrough | BoundSymbols | Sight | FirstSymbol | Immune | Vengeful | NoRenewal)[]
  lines: Line[]
  triggers: Trigger[]
}

/** A class power. `nature`: only such heroes, and neutral ones; `late`: it begins to cool down when its effect ends. [110, 115] */
export interface PowerRow {
  id: string
  hero: Hero
  icon: Icon
  levels: Level[]
  nature: '' | 'chaos' | 'law'
  late: boolean
  source: Provenance
  sources: Record<string, Provenance>
}

/** A talent any hero may take. `natures`: only these. [108] */
export interface TalentRow {
  id: string
  rank: number
  perks: (Adds | NoReactions | Draws | Disarms | Unlocks | SecondChance | HalfPrice | SeesThrough | BoundSymbols | Sight | FirstSymbol | Immune | Vengeful | NoRenewal)[]
  natures: Nature[]
  count: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** A companion. `heroes`: for how many heroes it counts. [120] */
export interface CompanionRow {
  id: string
  style: Style
  moves: number
  health: number
  defence: number
  attack: Profile
  armour: number
  heroes: number
  source: Provenance
  sources: Record<string, Provenance>
}

export type Category = 'weapon' | 'armour' | 'artifact' | 'consumable' | 'ammo' | 'tool' | 'money' | 'key'

/** What an item is used for: the action, its price in charges. [127, 128] */
export interface Use {
  icon: Icon
  play: Play
  charges: number
}

/** A side of an item card. `forged`: the anvil turns the card to it for a quest; `shards`: what awakening it costs. `guards`: lines of a defence. [125, 164, 168] */
export interface Side {
  price: number
  forged: boolean
  shards: number
  attack: Profile | null
  armour: number
  shields: number
  defence: number
  perks: (Adds | NoReactions | Draws | Disarms | Unlocks | SecondChance | HalfPrice | SeesThrough | BoundSymbols | Sight | FirstSymbol | Immune | Vengeful | NoRenewal)[]
  lines: Line[]
  guards: Line[]
  triggers: Trigger[]
  use: Use | null
  charges: number
}

/** An item. `hands`: where a weapon is held; `styles`: who may use it, all if nobody is named; `weight`: of armour. Its words: `item-cord-a`, `item-cord-b`. [121-128] */
export interface ItemRow {
  id: string
  deck: 'emporium' | 'quest' | 'soul' | 'stash' | 'treasure'
  category: Category
  a: Side
  b: Side | null
  weapon: Weapon | null
  hands: '' | 'both' | 'either' | 'main' | 'off'
  weight: '' | 'heavy' | 'light' | 'medium' | 'robe'
  styles: Style[]
  count: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** A treasure card: an item of its own, a side of a card of the emporium, or crowns. [8, 166] */
export interface TreasureRow {
  id: string
  act: number
  count: number
  item: string
  side: 'a' | 'b'
  crowns: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** A building of the emporium. `pays`: what a guessed symbol wins. [168, 169] */
export interface BuildingRow {
  id: 'anvil' | 'tavern'
  cost: number
  pays: Partial<Record<Symbol, number>>
  source: Provenance
  sources: Record<string, Provenance>
}

export type Kind = 'gremlin' | 'gremlin-pack' | 'raider' | 'orc-warrior' | 'orc-shaman' | 'gnome' | 'cultist' | 'hill-troll' | 'warlord'

export type Rank = 'green' | 'blue' | 'red' | 'purple'

/** A weapon of an enemy, by its name. */
export interface Arm {
  id: string
  attack: Profile
}

/** It attacks its target; with the first weapon if none is named. `times`: so often in one sentence; `hits`: more or fewer; `wounded`: only if its last attack wounded; `nearest`: the nearest hero within so many areas instead; `all`: all heroes and companions of its area, with one roll. */
export interface Attacks {
  do: 'attack'
  weapon: string
  times: number
  hits: number
  wounded: boolean
  nearest: number | null
  all: boolean
}

/** It goes into the target's area, however far. [201] */
export interface Engage {
  do: 'engage'
}

/** It goes so many areas toward its target. [201] */
export interface Moves {
  do: 'move'
  n: number
}

/** It goes so many areas back. [203] */
export interface Retreat {
  do: 'retreat'
  n: number
}

/** It uses a power of its scroll, `wounded`: only if it has a wound. */
export interface Uses {
  do: 'power'
  power: string
  wounded: boolean
}

/** A row: the exact distances of the nearest hero it is for, none: all others ({+}). [194] */
export interface Behaviour {
  at: number[]
  acts: (Attacks | Engage | Moves | Retreat | Uses)[]
}

/** A power printed on a scroll. `does`: when a row, or a `signal`, calls it; `on` the target of the row, or the owner. [172-174] */
export interface Knack {
  id: string
  icon: Icon | 'row' | 'special'
  does: (Hits | Lethal | Crit | Bash | Burst | Also | Sunder | Reroll | Guard | Strike | Attack | Harm | Inflict | Fire | Heal | HealWorst | Cure | Shield | Regain | Boost | Turn | Refresh | Extra | Step | Blink | Charge | Hide | Taunt | Shelter | Place | Summon | Detonate | Save | Resist | Crowns | Shards | Treasure | Gain | Encounter | Emporium | Rouse | BreakDoor | Special)[]
  on: 'owner' | 'target'
  charges: number
  perks: (Adds | NoReactions | Draws | Disarms | Unlocks | SecondChance | HalfPrice | SeesThrough | BoundSymbols | Sight | FirstSymbol | Immune | Vengeful | NoRenewal)[]
  lines: Line[]
  triggers: Trigger[]
}

/** How an enemy fights: weapons, rows from top to bottom, powers. */
export interface Scroll {
  weapons: Arm[]
  rows: Behaviour[]
  powers: Knack[]
}

/** The scroll of a kind and rank, `gremlin-green`. `box`: one of the fourteen printed, or one of a kind the campaign brings along. [3.9] */
export interface ScrollRow {
  id: string
  kind: Kind
  rank: Rank
  race: Race
  style: Style
  target: 'most-wounded' | 'nearest' | 'priority' | 'richest' | Style
  scroll: Scroll
  box: boolean
  source: Provenance
  sources: Record<string, Provenance>
}

/** What lies where it died. [213] */
export interface Spoils {
  crowns: number
  loot: number
  treasure: number
}

/** So many hits more from attacks of this type, or fewer; `but`: of any other. [134] */
export interface Weakness {
  type: Damage
  n: number
  but: boolean
}

/** An enemy card. `health`: with two or three heroes, and with four or five; `draws`: enemy powers; `figures`: more than one is a horde. [171, 176, 177, 226] */
export interface EnemyRow {
  id: string
  scroll: string
  health: [number, number]
  souls: number
  spoils: Spoils
  armour: number
  shields: number
  defence: number
  weak: Weakness[]
  draws: number
  figures: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** When a master's card turns. `wounds`: so many, by the number of heroes, the first time in the quest; `provoked`: so often in a round; `idle`: in the Time phase, if it dealt no wound in the round; `alone`: no other of its race is in play. [3.10] */
export interface Flip {
  wounds: [number, number] | null
  provoked: number
  idle: boolean
  alone: boolean
}

/** A side of a master; `armour`: where it differs from the card's; `final`: never turned back. */
export interface Face {
  id: string
  scroll: Scroll
  flips: Flip[]
  armour: number | null
  perks: (Adds | NoReactions | Draws | Disarms | Unlocks | SecondChance | HalfPrice | SeesThrough | BoundSymbols | Sight | FirstSymbol | Immune | Vengeful | NoRenewal)[]
  final: boolean
}

/** A master: wounds, conditions and tokens stay when its card turns. [215-217] */
export interface BossRow {
  id: Kind
  race: Race
  health: [number, number]
  souls: number
  spoils: Spoils
  a: Face
  b: Face
  armour: number
  shields: number
  defence: number
  weak: Weakness[]
  perks: (Adds | NoReactions | Draws | Disarms | Unlocks | SecondChance | HalfPrice | SeesThrough | BoundSymbols | Sight | FirstSymbol | Immune | Vengeful | NoRenewal)[]
  target: 'most-wounded' | 'nearest' | 'priority' | 'richest' | Style
  source: Provenance
  sources: Record<string, Provenance>
}

/** An enemy power at a level. */
export interface Stage {
  perks: (Adds | NoReactions | Draws | Disarms | Unlocks | SecondChance | HalfPrice | SeesThrough | BoundSymbols | Sight | FirstSymbol | Immune | Vengeful | NoRenewal)[]
  lines: Line[]
  triggers: Trigger[]
}

/** An enemy power card; its level is the act. [179] */
export interface FoePowerRow {
  id: string
  type: 'combat' | 'move' | 'passive' | 'reaction' | 'special'
  levels: [Stage, Stage]
  count: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** Which enemies an encounter calls: of a rank, a style, or in such a case. `highest`: of the highest rank in play; `near`: with a hero in their area; `sniping`: with a hero in sight and none in their area. [190] */
export interface Whose {
  ranks: Rank[]
  styles: Style[]
  case: '' | 'highest' | 'near' | 'sniping' | 'wounded'
}

/** An encounter: `all` of them, or `any` so many; if it touches nobody, the `otherwise`. `hits`: more in these activations; `signal`: first every special power; `reshuffle`: then the whole deck, this card discarded. [53, 190-192] */
export interface EncounterRow {
  id: string
  all: Whose | null
  any: number
  otherwise: number
  'otherwise-all': Whose | null
  hits: number
  signal: boolean
  reshuffle: boolean
  count: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** A trap: whoever fails a save within its `radius`, or who opened; `sure`: no save. [37] */
export interface TrapRow {
  id: string
  does: (Hits | Lethal | Crit | Bash | Burst | Also | Sunder | Reroll | Guard | Strike | Attack | Harm | Inflict | Fire | Heal | HealWorst | Cure | Shield | Regain | Boost | Turn | Refresh | Extra | Step | Blink | Charge | Hide | Taunt | Shelter | Place | Summon | Detonate | Save | Resist | Crowns | Shards | Treasure | Gain | Encounter | Emporium | Rouse | BreakDoor | Special)[]
  radius: number | null
  sure: boolean
  count: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** A critical token: green at once, blue a condition, red a trauma that stays. Of two of a `kind` the stronger stays. [144, 145] */
export interface CritRow {
  id: string
  colour: 'blue' | 'green' | 'red'
  does: (Hits | Lethal | Crit | Bash | Burst | Also | Sunder | Reroll | Guard | Strike | Attack | Harm | Inflict | Fire | Heal | HealWorst | Cure | Shield | Regain | Boost | Turn | Refresh | Extra | Step | Blink | Charge | Hide | Taunt | Shelter | Place | Summon | Detonate | Save | Resist | Crowns | Shards | Treasure | Gain | Encounter | Emporium | Rouse | BreakDoor | Special)[]
  perks: (Adds | NoReactions | Draws | Disarms | Unlocks | SecondChance | HalfPrice | SeesThrough | BoundSymbols | Sight | FirstSymbol | Immune | Vengeful | NoRenewal)[]
  kind: string
  count: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** A shadow token. [183] */
export interface ShadowRow {
  id: 'advanced' | 'citizen-man' | 'citizen-woman' | 'enemy' | 'story' | 'story-enemy' | 'two'
  count: number
  enemies: number
  powers: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** A loot token. [213] */
export interface LootRow {
  id: string
  count: number
  crowns: number
  treasure: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** The back of a chest. [32] */
export interface ChestRow {
  id: string
  crowns: number
  treasure: number
  count: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** What a symbol of the red die finds. */
export interface Finding {
  symbol: Symbol
  does: (Hits | Lethal | Crit | Bash | Burst | Also | Sunder | Reroll | Guard | Strike | Attack | Harm | Inflict | Fire | Heal | HealWorst | Cure | Shield | Regain | Boost | Turn | Refresh | Extra | Step | Blink | Charge | Hide | Taunt | Shelter | Place | Summon | Detonate | Save | Resist | Crowns | Shards | Treasure | Gain | Encounter | Emporium | Rouse | BreakDoor | Special)[]
}

/** A search token: the first of its lines the die shows. [35] */
export interface SearchRow {
  id: string
  count: number
  lines: Finding[]
  source: Provenance
  sources: Record<string, Provenance>
}

/** A coin. [129] */
export interface CoinRow {
  id: number
  count: number
  source: Provenance
  sources: Record<string, Provenance>
}

export type Card = 'patrol' | 'reinforcements' | 'horn' | 'flames' | 'fog' | 'bloodlust' | 'dread' | 'omen' | 'gift' | 'calm' | 'dark-surge' | 'merchant' | 'day' | 'night'

/** An event: what holds while it lies there, what happens at once, how many enemies come. */
export interface EventRow {
  id: Card
  kind: 'day' | 'night' | 'normal'
  lasts: (Adds | NoReactions | Draws | Disarms | Unlocks | SecondChance | HalfPrice | SeesThrough | BoundSymbols | Sight | FirstSymbol | Immune | Vengeful | NoRenewal)[]
  does: (Hits | Lethal | Crit | Bash | Burst | Also | Sunder | Reroll | Guard | Strike | Attack | Harm | Inflict | Fire | Heal | HealWorst | Cure | Shield | Regain | Boost | Turn | Refresh | Extra | Step | Blink | Charge | Hide | Taunt | Shelter | Place | Summon | Detonate | Save | Resist | Crowns | Shards | Treasure | Gain | Encounter | Emporium | Rouse | BreakDoor | Special)[]
  spawn: [number, number] | null
  source: Provenance
  sources: Record<string, Provenance>
}

/** A story event card: its words stand in the quest. [56, 63] */
export interface StoryCardRow {
  id: string
  source: Provenance
  sources: Record<string, Provenance>
}

/** Where a quest lies in the valley, and the sign it has there. [3.15] */
export interface MilestoneRow {
  id: string
  sign: string
  at: [number, number]
  source: Provenance
  sources: Record<string, Provenance>
}

/** The rows of the box, by kind and id. */
export interface Content {
  dice: Record<string, DieRow>
  heroes: Record<string, HeroRow>
  gems: Record<string, GemRow>
  powers: Record<string, PowerRow>
  talents: Record<string, TalentRow>
  companions: Record<string, CompanionRow>
  items: Record<string, ItemRow>
  treasures: Record<string, TreasureRow>
  buildings: Record<string, BuildingRow>
  scrolls: Record<string, ScrollRow>
  enemies: Record<string, EnemyRow>
  bosses: Record<string, BossRow>
  foe_powers: Record<string, FoePowerRow>
  encounters: Record<string, EncounterRow>
  traps: Record<string, TrapRow>
  crits: Record<string, CritRow>
  shadows: Record<string, ShadowRow>
  loot: Record<string, LootRow>
  chests: Record<string, ChestRow>
  searches: Record<string, SearchRow>
  coins: Record<string, CoinRow>
  events: Record<string, EventRow>
  stories: Record<string, StoryCardRow>
  road: Record<string, MilestoneRow>
}

export type Option =
  | { do: 'take-hero'; card: string }
  | { do: 'leave'; hero: string }
  | { do: 'learn'; power: string }
  | { do: 'learn-talent'; talent: string }
  | { do: 'next'; hero: string }
  | { do: 'rank-up'; hero: string; cost: number }
  | { do: 'raise'; hero: string; cost: number }
  | { do: 'go-on' }
  | { do: 'end-turn' }
  | { do: 'walk'; to: string }
  | { do: 'stand-up'; by: 'dash' | 'move' }
  | { do: 'dash-on' }
  | { do: 'strike'; hand: 'main' | 'off'; weapon: string; target: string; side: string }
  | { do: 'use-power'; power: string; level: number; target: string | null; area: string | null }
  | { do: 'use-innate'; card: string; target: string | null; area: string | null }
  | { do: 'use-item'; item: string; target: string | null; area: string | null; side: string }
  | { do: 'awaken'; item: string; cost: number }
  | { do: 'open-door'; side: string }
  | { do: 'open-chest'; area: string }
  | { do: 'unlock'; what: string }
  | { do: 'search'; area: string }
  | { do: 'search-heap'; area: string }
  | { do: 'focus' }
  | { do: 'reorganize' }
  | { do: 'exchange'; hero: string }
  | { do: 'provoke' }
  | { do: 'pick-up'; item: string; side: string }
  | { do: 'pick-coins'; n: number }
  | { do: 'pick-loot' }
  | { do: 'pick-key'; colour: string }
  | { do: 'drop'; item: string; side: string }
  | { do: 'drop-coins'; n: number }
  | { do: 'read-on'; paragraph: string }
  | { do: 'do'; deed: string }
  | { do: 'point'; foe: string }
  | { do: 'shout'; card: string; target: string | null; area: string | null }
  | { do: 'return'; shrine: string }
  | { do: 'fly'; to: string }
  | { do: 'wear'; item: string; slot: Slot; side: string }
  | { do: 'take-off'; item: string; side: string }
  | { do: 'give'; item: string; to: string; side: string }
  | { do: 'take-from'; item: string; of: string; side: string }
  | { do: 'pay'; n: number; to: string }
  | { do: 'buy'; item: string; side: CardFace; price: number }
  | { do: 'sell'; item: string; price: number; side: string }
  | { do: 'from-stash'; item: string; side: string }
  | { do: 'to-stash'; item: string; side: string }
  | { do: 'forge'; item: string }
  | { do: 'bet'; symbol: string }
  | { do: 'spend'; line: string }
  | { do: 'ammo'; item: string }
  | { do: 'react'; power: string; level: number }
  | { do: 'again'; die: number }
  | { do: 'aim'; figure: string }
  | { do: 'push'; area: string }
  | { do: 'suffer'; condition: string }
  | { do: 'keep'; item: string }
  | { do: 'keep-trap'; trap: string }
  | { do: 'turn-power'; power: string }
  | { do: 'gate'; gate: string }
  | { do: 'reveal'; area: string }
  | { do: 'act'; foe: string }
  | { do: 'choose'; way: string }

export type Event =
  | { event: 'hero-taken'; seat: number; card: string }
  | { event: 'hero-left'; hero: string }
  | { event: 'learned'; hero: string; power: string }
  | { event: 'learned-talent'; hero: string; talent: string }
  | { event: 'lost'; hero: string; power: string }
  | { event: 'round-began'; n: number }
  | { event: 'time-phase' }
  | { event: 'turn-began'; hero: string }
  | { event: 'turn-ended'; hero: string }
  | { event: 'turn-skipped'; hero: string }
  | { event: 'event-phase' }
  | { event: 'ranked-up'; hero: string; rank: number; cost: number }
  | { event: 'power-turned'; hero: string; power: string; at: number }
  | { event: 'walked'; figure: string; area: string }
  | { event: 'stood'; figure: string }
  | { event: 'dashed'; hero: string }
  | { event: 'pushed'; figure: string; area: string }
  | { event: 'evaded'; hero: string; by: string[] }
  | { event: 'no-strikes'; hero: string }
  | { event: 'hidden'; hero: string }
  | { event: 'unhidden'; hero: string }
  | { event: 'door-opened'; side: string }
  | { event: 'wall-placed'; side: string }
  | { event: 'wall-fell'; side: string }
  | { event: 'lock-taken'; hero: string; colour: string }
  | { event: 'chest-opened'; hero: string; area: string; crowns: number; treasures: number }
  | { event: 'searched'; hero: string; area: string; face: string; found: string }
  | { event: 'ground-turned'; area: string; ground: string }
  | { event: 'trap-drawn'; hero: string; trap: string }
  | { event: 'trap-disarmed'; hero: string; trap: string }
  | { event: 'saved'; hero: string; faces: string[]; ok: boolean }
  | { event: 'blind-failed'; hero: string }
  | { event: 'attacked'; by: string; target: string; weapon: string; melee: boolean; reason: string | null; side: string }
  | { event: 'supremacy'; by: string }
  | { event: 'rolled'; by: string; faces: string[] }
  | { event: 'spent'; by: string; line: string }
  | { event: 'total'; hits: number; lethal: number }
  | { event: 'aimed'; target: string }
  | { event: 'softened'; target: string; n: number }
  | { event: 'armour-took'; target: string; n: number }
  | { event: 'shields-took'; target: string; n: number }
  | { event: 'defended'; target: string; faces: string[] }
  | { event: 'rerolled'; who: string; faces: string[] }
  | { event: 'wounded'; target: string; n: number; cause: string }
  | { event: 'unhurt'; target: string }
  | { event: 'interposed'; hero: string; target: string }
  | { event: 'ammo-used'; hero: string; item: string }
  | { event: 'ammo-lost'; hero: string; item: string }
  | { event: 'struck'; figure: string; condition: string }
  | { event: 'recovered'; figure: string; condition: string }
  | { event: 'immune'; figure: string; condition: string }
  | { event: 'critical'; figure: string; token: string }
  | { event: 'burning'; figure: string; level: number }
  | { event: 'fire-lit'; area: string; level: number }
  | { event: 'fire-died'; area: string }
  | { event: 'healed'; figure: string; n: number }
  | { event: 'shielded'; figure: string; n: number }
  | { event: 'shields-back'; figure: string }
  | { event: 'boosted'; figure: string; source: string }
  | { event: 'became-ghost'; hero: string; rank: number }
  | { event: 'dropped'; hero: string; items: string[]; crowns: number }
  | { event: 'returned'; hero: string; shrine: string }
  | { event: 'raised'; hero: string; cost: number }
  | { event: 'shouted'; hero: string; card: string }
  | { event: 'slain'; figure: string; by: string | null; shards: number }
  | { event: 'companion-came'; hero: string; companion: string }
  | { event: 'companion-died'; companion: string }
  | { event: 'came'; figure: string; area: string; hero: string }
  | { event: 'power-drawn'; figure: string; power: string }
  | { event: 'nobody-came' }
  | { event: 'gate-rolled'; face: string }
  | { event: 'shadow-turned'; area: string; token: string }
  | { event: 'encounter-drawn'; hero: string; card: string }
  | { event: 'nobody-acts'; card: string }
  | { event: 'encounters-shuffled' }
  | { event: 'activated'; figure: string; row: string; target: string | null; reason: string }
  | { event: 'stun-lost'; figure: string }
  | { event: 'step-skipped'; figure: string; step: string }
  | { event: 'foe-power-used'; figure: string; power: string }
  | { event: 'master-flipped'; figure: string; side: string }
  | { event: 'priority-moved'; hero: string; value: number }
  | { event: 'provoked'; hero: string }
  | { event: 'challenged'; hero: string; figure: string }
  | { event: 'left'; figure: string }
  | { event: 'power-used'; hero: string; power: string; level: number }
  | { event: 'innate-used'; hero: string; card: string }
  | { event: 'item-used'; hero: string; item: string; side: string }
  | { event: 'item-gone'; hero: string; item: string; side: string }
  | { event: 'awoke'; hero: string; item: string }
  | { event: 'fell-asleep'; hero: string; item: string }
  | { event: 'focused'; hero: string }
  | { event: 'got-item'; hero: string; item: string; side: string }
  | { event: 'no-room'; hero: string; item: string; side: string }
  | { event: 'wore'; hero: string; item: string; slot: string; side: string }
  | { event: 'took-off'; hero: string; item: string; side: string }
  | { event: 'dropped-item'; hero: string; item: string; side: string }
  | { event: 'gave'; hero: string; to: string; item: string; side: string }
  | { event: 'paid'; hero: string; to: string; n: number }
  | { event: 'crowns'; hero: string; n: number }
  | { event: 'shards'; n: number; left: number }
  | { event: 'got-key'; hero: string; colour: string }
  | { event: 'loot-turned'; hero: string; loot: string }
  | { event: 'treasure-drawn'; hero: string; item: string }
  | { event: 'bought'; hero: string; item: string; side: string; price: number }
  | { event: 'sold'; hero: string; item: string; price: number; side: string }
  | { event: 'stashed'; hero: string; item: string; side: string }
  | { event: 'forged'; hero: string; item: string }
  | { event: 'bet-made'; hero: string; symbol: string; face: string; won: number }
  | { event: 'visit-began' }
  | { event: 'visit-ended' }
  | { event: 'event-drawn'; card: string }
  | { event: 'event-gone'; card: string }
  | { event: 'story-gone'; card: string }
  | { event: 'sky-turned'; card: string }
  | { event: 'read'; paragraph: string; hero: string }
  | { event: 'words'; text: string }
  | { event: 'way-taken'; hero: string; way: string; bound: boolean }
  | { event: 'voted'; seat: number; way: string }
  | { event: 'gate-turned'; gate: string; to: string }
  | { event: 'shrine-turned'; shrine: string; lit: boolean }
  | { event: 'token-placed'; token: string; area: string }
  | { event: 'token-gone'; token: string; area: string }
  | { event: 'token-held'; token: string; hero: string }
  | { event: 'shadow-placed'; area: string }
  | { event: 'shadow-gone'; area: string }
  | { event: 'did'; hero: string; deed: string }
  | { event: 'rule-woke'; rule: string }
  | { event: 'rule-ended'; rule: string }
  | { event: 'counted'; counter: string; n: number }
  | { event: 'gave-up'; hero: string; item: string; side: string }
  | { event: 'ended'; ending: string }
  | { event: 'taken-back'; seat: number; to: number }

export type Reason =
  | { why: 'taste' }
  | { why: 'strikes-well'; figure: string; chance: number }
  | { why: 'kills'; figure: string; chance: number }
  | { why: 'onward'; area: string }
  | { why: 'closer'; area: string }
  | { why: 'helps'; hero: string }
  | { why: 'reads-on' }
  | { why: 'takes-along' }
  | { why: 'comes-back' }
  | { why: 'grows' }
  | { why: 'arms' }
  | { why: 'enough' }
  | { why: 'spends'; line: string }
  | { why: 'aims'; figure: string }
  | { why: 'safer'; area: string }
  | { why: 'wakes'; item: string }
  | { why: 'missed' }
  | { why: 'suits' }
  | { why: 'saves' }
  | { why: 'ready' }
  | { why: 'bad' }
  | { why: 'sturdy' }
  | { why: 'away' }
  | { why: 'mild' }
