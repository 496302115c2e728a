// Made from the Structs of wasteknights by `korchma types`; do not edit.

/** A gear card somebody has. */
export interface GearView {
  card: string
  broken: boolean
  tuned: boolean
}

/** A die promised for a roll to come. */
export interface LuckView {
  die: string
  n: number
  on: string
}

/** A knight as everybody sees him; whom he serves only who knows it. */
export interface KnightView {
  seat: number
  who: string
  vehicle: string
  at: string
  hands: GearView[]
  armour: GearView[]
  cargo: GearView[]
  capacity: number
  fuel: number
  tank: number
  ammo: number
  med: number
  wounds: number
  infected: number
  health: number
  rad: number
  resist: number
  sick: number
  damage: number
  chassis: number
  injuries: string[]
  fallen: boolean
  breakdowns: string[]
  wrecked: boolean
  xp: number
  due: number
  upgrades: Record<string, string>
  out: boolean
  skills: Record<string, string>
  mp: number
  rate: number
  repair: number
  explore: number
  luck: LuckView[]
  threats: string[]
  renown: number
  parts: number
  patron: number | null
}

/** The time of the plot: from where to where, and which way. [18] */
export interface ClockView {
  start: number
  end: number
  step: number
}

/** A story action of the plot: where it can be done. [73] */
export interface DeedView {
  deed: string
  spaces: string[]
}

/** A special card: its number, whether it lies face up, whether it no longer holds. [1] */
export interface SpecialView {
  card: string
  up: boolean
  gone: boolean
}

/** A way: the spaces entered, and for each its price and the fuel that burns there. */
export interface WayView {
  way: string[]
  costs: number[]
  burns: number[]
  points: number
  fuel: number
  hazards: string[]
  deck: string
}

/** A move under way. */
export interface DriveView {
  way: string[]
  entered: string[]
  mp: number
  burned: number
}

/** A combat under way, with what its rolls may bring. */
export interface FightView {
  knight: number
  enemy: string
  rival: number
  life: number
  wounds: number
  phase: string
  weapons: Record<string, string>
  attacked: number[]
  tokens: string[]
  felled: number[]
  properties: string[]
  foe_dice: string
  foe_spread: number[]
  armour: string
  stops: number
  dice: string
  spread: number[]
  breaks: number
}

/** Dice on the table. */
export interface RollView {
  knight: number
  kind: string
  skill: string
  need: number
  dice: string
  faces: string[]
  bonus: number
}

/** A deal being made: what lies where, and what it is worth so far. [70] */
export interface DealView {
  partner: number
  offer: string[]
  give: string[]
  take: string[]
  given: number
  taken: number
}

/** The table as one seat sees it. */
export interface View {
  me: number | null
  adventure: string
  knights: KnightView[]
  first: number
  active: number
  acting: number
  target: number
  round: number
  phase: string
  left: number
  acted: string[]
  plot: string
  plot_round: number
  time: number
  clock: ClockView | null
  events: number[]
  tokens: Record<string, string[]>
  deeds: DeedView[]
  actions: string[]
  counted: Record<string, number>
  keeps: string[]
  read: number[]
  supply: Record<string, number>
  decks: Record<string, number>
  discards: Record<string, number>
  bag: number
  dreamt: Record<string, string>
  specials: SpecialView[]
  commons: string[]
  starting: string[]
  reading: string[]
  card: string
  points: number
  offered: string[]
  reach: WayView[]
  drive: DriveView | null
  fight: FightView | null
  roll: RollView | null
  deal: DealView | null
  ending: string
  crowned: number[]
}

/** Dice to come, those that lie already among them, and what they may bring. [42, 82] */
export interface Throw {
  skill: string
  need: number
  dice: string
  faces: string[]
  spread: number[]
  chance: number
  breaks: number
}

export type Foresight = WayView | Throw

/** Who is being fitted out. */
export interface Rider {
  knight: string
}

/** Whose question it is, and where. */
export interface Here {
  knight: string
  at: string
  left: number
}

/** Who camps, and the repair points left. */
export interface Camping {
  knight: string
  points: number
}

/** The exploration card that lies there: its line for this ground, and the points left. */
export interface Found {
  knight: string
  find: string
  finds: string[]
  trouble: string[]
  points: number
}

/** The enemy a question is about, or the other knight. */
export interface Against {
  knight: string
  enemy: string | null
  rival: string | null
  life: number
}

/** The entry a question is about; none where a card asks. */
export interface Reading {
  knight: string
  entry: string | null
}

/** A deal at a market: what is given and taken is worth so much. */
export interface Bargain {
  knight: string
  given: number
  taken: number
}

/** What would change hands between two knights. */
export interface Exchange {
  knight: string
  partner: string
  given: string[]
  taken: string[]
}

/** The armour that could take it: how many wounds are dealt, and how many it stops. */
export interface Worn {
  knight: string
  gear: string
  n: number
  stops: number
  broken: boolean
}

export type About = Rider | Here | Camping | Found | Against | Reading | Bargain | Exchange | Worn

/** A space of the map as it is printed. */
export interface SpaceFact {
  id: string
  row: number
  column: number
  terrain: string
  hazard: string
  city: number
  name: string
}

/** The numbers of Waste Knights that clients show and do not know themselves. */
export interface Facts {
  spaces: SpaceFact[]
  craters: string[]
  costs: Record<string, number>
  actions: number
  marks: number[]
  most_xp: number
  most_upgrades: number
  supply: number
  time: number
  healer: number
  garage: number
  visits: number
  wakes: number
  overhauls: number
}

/** The options of a game: which adventure, how knights are fitted out, and our rulings. */
export interface Rulings {
  adventure?: 'a1' | 'a2' | 'a3' | 'a4'
  knights?: 0 | 1 | 2 | 3 | 4
  kits?: 'own' | 'quick'
  draft?: 'choice' | 'random'
  kept?: string[]
  highway_cost?: 0 | 1
  fuel_gives_one?: boolean
  damage_costs_one?: boolean
  heals_three?: boolean
  armour_stops_received?: boolean
  wreck_stops_all?: boolean
  must_act_twice?: boolean
  every_failure_breaks?: boolean
  gear_from_top?: boolean
  may_stay?: boolean
  tokens_turn_red?: boolean
  ambush_together?: boolean
  ambush_before_start?: boolean
  wounds_first?: boolean
  upgrades_at_once?: boolean
  fallen_in_camp?: boolean
  any_vehicle_left?: boolean
  nobody_awake_loses?: boolean
  full_track_wounds?: boolean
  limited_dice?: boolean
  stop_at_nought?: boolean
  rest_is_carried_out?: boolean
  plain_wounds_only?: boolean
  bursts_go_on?: boolean
  worn_gives_way?: boolean
  trading_breaks?: boolean
  fuel_is_kept_in_wreck?: boolean
  clock_waits?: boolean
  less_on_cards_only?: boolean
  attacker_first?: boolean
  route_binds?: boolean
  road_talk?: boolean
  neighbour_decides?: boolean
}

export type Provenance = 'rulebook' | 'public' | 'inferred' | 'designed'

/** A die: its faces, each the symbols it shows (S success, F fate, X failure). [3.1] */
export interface DieRow {
  id: 'B' | 'G' | 'R' | 'W'
  faces: [string, string, string, string, string, string]
  source: Provenance
  sources: Record<string, Provenance>
}

export type Skill = 'me' | 'ra' | 'dr' | 'su' | 'te' | 'ta'

export type Number = 'health' | 'resist' | 'repair' | 'explore' | 'points' | 'tools' | 'chassis' | 'capacity' | 'tank' | 'mp' | 'rate' | 'overhaul' | 'wake' | 'offer' | 'scrap'

export type Terrain = 'highway' | 'desert' | 'bush' | 'mountains'

/** So much more of a number, or less; `least`: it never falls below that by this. */
export interface Adds {
  perk: 'adds'
  to: Number
  n: number
  least: number
  ground: Terrain[]
}

export type Colour = 'white' | 'green' | 'blue' | 'red'

/** A die more in rolls of these skills; `half-dead`: in attacks, at half of health or less. */
export interface RollsMore {
  perk: 'rolls-more'
  skills: Skill[]
  colour: Colour
  only: '' | 'city' | 'fight' | 'half-dead' | 'peace' | 'unarmed'
}

/** A die less in rolls of these skills. */
export interface RollsLess {
  perk: 'rolls-less'
  skills: Skill[]
}

export type Kind = 'machine' | 'beast' | 'mutant' | 'bandit' | 'cultist'

/** Successes added to an attack after the roll; against one kind of enemy, where it is named. */
export interface Successes {
  perk: 'successes'
  n: number
  against: Kind | ''
}

export type Symbol = 'rad' | 'cont' | 'threat'

/** Hazard symbols of a kind have no effect: so many in a move, or all of them. */
export interface Ignores {
  perk: 'ignores'
  symbols: Symbol[]
  a_move: number
  ask: boolean
}

/** Entering ground costs so much, or so much more. */
export interface Costs {
  perk: 'costs'
  ground: Terrain
  cost: number | null
  more: number
}

/** Wounds of a batch that are blocked though nothing breaks. */
export interface Blocks {
  perk: 'blocks'
  n: number
  only: 'bare' | 'first'
}

/** An event that succeeds by itself. */
export interface Sure {
  perk: 'sure'
  event: string
}

/** Another skill may be rolled in place of this one. */
export interface Lends {
  perk: 'lends'
  skill: Skill
  instead: Skill
}

export type Knack = 'blanks' | 'clogged' | 'commander' | 'dirty-tricks' | 'dog' | 'dreaming' | 'express' | 'festers' | 'flow' | 'free-burst' | 'ghost' | 'gifted' | 'good-boy' | 'gunner' | 'haggle' | 'headlights' | 'idle-hands' | 'iron-nerve' | 'lesson' | 'nose' | 'not-today' | 'one-hand' | 'own-medicine' | 'scrap-surgeon' | 'shakes' | 'stuntman' | 'tall-tale' | 'tinker' | 'voice-of-the-land' | 'walk-it-off' | 'while-there'

/** What only this card can do, by name: see `rules/knacks.py`. Of two the `n` add up. */
export interface Can {
  perk: 'can'
  what: Knack
  n: number
}

/** A knight's sheet, and what he is dealt in the quick set-up. [3.4, F10] */
export interface KnightRow {
  id: string
  skills: Partial<Record<Skill, string>>
  health: number
  resist: number
  repair: number
  heals: number
  explore: number
  perks: (Adds | RollsMore | RollsLess | Successes | Ignores | Costs | Blocks | Sure | Lends | Can)[]
  kit: string[]
  vehicle: string
  source: Provenance
  sources: Record<string, Provenance>
}

/** A vehicle's sheet. [3.5] */
export interface VehicleRow {
  id: string
  type: 'heavy' | 'light' | 'medium'
  capacity: number
  speed: number
  tank: number
  rate: number
  chassis: number
  repair: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** What entering ground costs, and which deck is drawn there. [26, 34] */
export interface GroundRow {
  id: Terrain
  cost: number
  deck: 'bm' | 'dh'
  source: Provenance
  sources: Record<string, Provenance>
}

/** The map, row by row, odd rows half a hex to the right; two characters a cell: ground and hazard, `..` sea, `~~` the rift, `X-` a crater, a digit and the ground of a city. [3.2] */
export interface MapRow {
  id: string
  rows: string[]
  source: Provenance
  sources: Record<string, Provenance>
}

/** A space with a name: a city by its digit, or a site. [3.2] */
export interface SpotRow {
  id: string
  name: string
  city: number
  source: Provenance
  sources: Record<string, Provenance>
}

export type Goods = 'xp' | 'fuel' | 'ammo' | 'med' | 'res' | 'gear'

export type Whom = '' | 'each' | 'here' | 'others' | 'target' | 'first'

/** Goods for somebody. */
export interface Gain {
  do: 'gain'
  what: Goods
  n: number
  who: Whom
}

/** Goods gone; as a price all of it must be there. `value`: gear worth so much in total. `together`: paid by the conscious knights on the space. */
export interface Lose {
  do: 'lose'
  what: Goods
  n: number
  who: Whom
  value: number
  together: boolean
}

/** Wounds that armour may stop. */
export interface Deal {
  do: 'deal'
  n: number
  who: Whom
}

/** Wounds, injuries or radiation that nothing stops. */
export interface Recv {
  do: 'recv'
  what: 'injury' | 'rad' | 'wound'
  n: number
  who: Whom
}

/** Points of healing, or radiation gone. */
export interface Heal {
  do: 'heal'
  what: 'rad' | 'wound'
  n: number
  who: Whom
}

/** Damage to the vehicle; may be a price. */
export interface Damage {
  do: 'damage'
  n: number
  who: Whom
}

/** Damage gone. */
export interface Repair {
  do: 'repair'
  n: number
  who: Whom
}

/** Broken cards work again. */
export interface FixGear {
  do: 'fix-gear'
  n: number
  who: Whom
}

/** A card breaks, picked by the cruel rule among those of a kind. */
export interface BreakGear {
  do: 'break-gear'
  kind: string
  who: Whom
}

/** Threat tokens; `kept` for his next card. */
export interface Threat {
  do: 'threat'
  n: number
  kept: boolean
}

/** A die more, or fewer, `on` the next check of this entry, or on the next roll of a kind (`trail`, `attack`, `duel`, `talk` …), which is an entry token until then. */
export interface Dice {
  do: 'dice'
  colour: Colour
  n: number
  on: string
  who: Whom
}

/** The time marker moves, or is set. */
export interface Time {
  do: 'time'
  add: number
  to: number
}

/** A token is placed, removed, or goes `n` steps `nearer` or `back`. */
export interface Token {
  do: 'token'
  act: 'back' | 'nearer' | 'place' | 'remove'
  kind: string
  at: string
  n: number
}

/** The acting knight's turn ends after this entry. */
export interface EndTurn {
  do: 'end-turn'
}

/** Another plot begins; what stands behind is not read. */
export interface Plot {
  do: 'plot'
  start: string
}

/** A keepsake for the chronicles. */
export interface Keep {
  do: 'keep'
  what: string
}

/** A flag set to a number that depends on how many play: `base` and `each` for a knight. */
export interface Count {
  do: 'count'
  name: string
  base: number
  each: number
}

/** More words, where something is so: the text `ENTRY-NAME`. */
export interface Tell {
  do: 'tell'
  text: string
}

/** An enemy whose wounds stay receives some; at least one point of life is left. */
export interface Wound {
  do: 'wound'
  enemy: string
  n: number
}

/** What only this entry does, by name: written in Python, in `rules/specials.py`. */
export interface Special {
  do: 'special'
  name: string
  n: number
}

/** A combat against a copy of a card. `fell`: besides, if the knight fell. */
export interface Fight {
  do: 'fight'
  enemy: string
  win: Branch
  no_win: Branch
  fell: Branch
  life: number
  dice: number
}

/** Every knight not eliminated, in turn order, each for himself. */
export interface Each {
  do: 'each'
  each: Branch
}

/** A keepsake of an earlier evening lies in the chronicles. */
export interface Kept {
  is: 'kept'
  what: string
}

/** In this game this way of an entry was chosen: for wording only. */
export interface Took {
  is: 'took'
  entry: number
  way: string
}

/** The acting knight stands there: a space, `city`, or a terrain. */
export interface At {
  is: 'at'
  place: string
}

/** The acting knight holds so much; `together`: all conscious knights on his space. */
export interface Holds {
  is: 'holds'
  what: Goods
  least: number
  together: boolean
}

/** So many tokens of a kind lie on a space. */
export interface Lies {
  is: 'lies'
  kind: string
  at: string
  least: number
}

/** The time marker stands between these. */
export interface TimeIs {
  is: 'time'
  least: number
  most: number
}

/** So many knights play. */
export interface Knights {
  is: 'knights'
  least: number
  most: number
}

/** The acting knight is this one. */
export interface Rides {
  is: 'knight'
  who: string
}

/** A flag has at least this value, and at most that one where one is named. */
export interface FlagIs {
  is: 'flag'
  name: string
  least: number
  most: number | null
}

/** One of them at least holds. */
export interface AnyOf {
  is: 'any'
  of: (Kept | Took | At | Holds | Lies | TimeIs | Knights | Rides | FlagIs | Not | AllOf | AnyOf)[]
}

/** Every one of them holds. */
export interface AllOf {
  is: 'all'
  of: (Kept | Took | At | Holds | Lies | TimeIs | Knights | Rides | FlagIs | Not | AllOf | AnyOf)[]
}

/** The other does not hold. */
export interface Not {
  is: 'not'
  of: Kept | Took | At | Holds | Lies | TimeIs | Knights | Rides | FlagIs | Not | AllOf | AnyOf
}

/** On to another entry; what stands behind is not read. */
export interface Jump {
  do: 'jump'
  to: number | string
}

/** Another entry is read to its end, then this one goes on. */
export interface Read {
  do: 'read'
  entry: number | string
}

/** A flag changes: it is set `to` a value, raised to `least`, or `add` is added. */
export interface Mark {
  do: 'flag'
  name: string
  to: number | null
  least: number | null
  add: number | null
}

/** The story ends in one of its endings; nothing more is read. */
export interface TheEnd {
  do: 'end'
  ending: string
}

/** Steps that are read where something holds, others where it does not. */
export interface If {
  do: 'if'
  when: Kept | Took | At | Holds | Lies | TimeIs | Knights | Rides | FlagIs | Not | AllOf | AnyOf
  steps: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | Choose | If | Jump | Read | Mark | TheEnd)[]
  otherwise: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | Choose | If | Jump | Read | Mark | TheEnd)[]
}

/** What can be chosen: open `when` that holds and its whole price can be paid. */
export interface Way {
  steps: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | Choose | If | Jump | Read | Mark | TheEnd)[]
  id: string
  price: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each)[]
  when: Kept | Took | At | Holds | Lies | TimeIs | Knights | Rides | FlagIs | Not | AllOf | AnyOf | null
}

/** One of several ways. `by` says who chooses, in the game's own words; nobody named: whose story it is. Where no way is open the story goes on behind. */
export interface Choose {
  do: 'choose'
  options: Way[]
  by: string
}

/** What happens up to a number: of a die, a test, a count of successes. */
export interface Band {
  steps: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | Choose | If | Jump | Read | Mark | TheEnd)[]
  upto: number
}

/** A skill without a difficulty: what happens by the number of successes. */
export interface Graded {
  do: 'graded'
  skill: Skill
  bands: Band[]
  by: Whom
}

/** Steps that may come to be: what a check, a fight or a choice leads to. */
export interface Branch {
  steps: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | Choose | If | Jump | Read | Mark | TheEnd)[]
}

/** A skill against a difficulty. `helpers`: a white die for each other conscious knight on the space. */
export interface Check {
  do: 'check'
  skill: Skill
  need: number
  ok: Branch
  fail: Branch
  by: Whom
  helpers: boolean
}

/** The enemy gains a die for its attack; below nought it loses its weakest. [23] */
export interface FoeDie {
  do: 'foe-die'
  n: number
  colour: Colour
}

/** The enemy receives wounds. */
export interface FoeWound {
  do: 'foe-wound'
  n: number
}

/** The knight loses dice of his attack in this combat. */
export interface OwnDie {
  do: 'own-die'
  n: number
}

/** So many wounds more in the same batch. */
export interface More {
  do: 'more'
  n: number
}

/** The successes of this attack deal nothing. */
export interface Void {
  do: 'void'
}

/** The combat, or the event, ends at once: no effects, no reward, no success or failure. */
export interface Over {
  do: 'over'
}

/** The check of this event has another difficulty. */
export interface Need {
  do: 'need'
  n: number
}

/** Successes added to the check that follows. */
export interface Bonus {
  do: 'bonus'
  n: number
}

/** A die less in the check that follows. */
export interface LoseDie {
  do: 'lose-die'
}

/** The check of this event is not rolled: it is a success, or a failure. */
export interface Settled {
  do: 'settled'
  ok: boolean
}

/** Something for each success of the roll, up to a limit. */
export interface PerSuccess {
  do: 'per-success'
  what: 'res' | 'xp'
  most: number
}

/** So many gear cards are drawn, one is kept. */
export interface KeepOne {
  do: 'keep-one'
  n: number
}

/** Infected wounds turn into wounds. */
export interface Flip {
  do: 'flip'
  n: number
}

/** The vehicle is no faster than this, as its sheet says. [3.6] */
export interface Speed {
  is: 'speed'
  most: number
}

/** The vehicle is of this type. */
export interface Vehicle {
  is: 'vehicle'
  type: 'heavy' | 'light' | 'medium'
}

/** The vehicle is a wreck. */
export interface Wrecked {
  is: 'wrecked'
}

/** The knight stands on such ground; a city's is its mark. */
export interface Ground {
  is: 'ground'
  terrain: Terrain
}

/** A card of this name is at hand; `working`: its working side is up. */
export interface HasGear {
  is: 'gear'
  card: string
  working: boolean
}

/** The knight repairs so many points, or more, gear left out. [3.6] */
export interface Handy {
  is: 'handy'
  repair: number
}

/** Fuel was spent on this move. */
export interface SpentFuel {
  is: 'spent-fuel'
}

/** Another conscious knight is at most so many steps away. */
export interface Company {
  is: 'company'
  within: number
}

/** The radiation track is full. */
export interface FullTrack {
  is: 'full-track'
}

/** The knight has fought in this turn. */
export interface Fought {
  is: 'fought'
}

/** The enemy is defeated. */
export interface Beaten {
  is: 'beaten'
}

/** The knight is defeated. */
export interface Felled {
  is: 'felled'
}

/** One of them at least holds. */
export interface AnyOf2 {
  is: 'any'
  of: (Kept | Took | At | Holds | Lies | TimeIs | Knights | Rides | Speed | Vehicle | Wrecked | Ground | HasGear | Handy | SpentFuel | Company | FullTrack | Fought | Beaten | Felled | FlagIs | Not2 | AllOf2 | AnyOf2)[]
}

/** Every one of them holds. */
export interface AllOf2 {
  is: 'all'
  of: (Kept | Took | At | Holds | Lies | TimeIs | Knights | Rides | Speed | Vehicle | Wrecked | Ground | HasGear | Handy | SpentFuel | Company | FullTrack | Fought | Beaten | Felled | FlagIs | Not2 | AllOf2 | AnyOf2)[]
}

/** The other does not hold. */
export interface Not2 {
  is: 'not'
  of: Kept | Took | At | Holds | Lies | TimeIs | Knights | Rides | Speed | Vehicle | Wrecked | Ground | HasGear | Handy | SpentFuel | Company | FullTrack | Fought | Beaten | Felled | FlagIs | Not2 | AllOf2 | AnyOf2
}

/** Steps that are read where something holds, others where it does not. */
export interface If2 {
  do: 'if'
  when: Kept | Took | At | Holds | Lies | TimeIs | Knights | Rides | Speed | Vehicle | Wrecked | Ground | HasGear | Handy | SpentFuel | Company | FullTrack | Fought | Beaten | Felled | FlagIs | Not2 | AllOf2 | AnyOf2
  steps: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | FoeDie | FoeWound | OwnDie | More | Void | Over | Need | Bonus | LoseDie | Settled | Test | PerSuccess | KeepOne | Flip | Choose2 | If2 | Jump | Read | Mark | TheEnd)[]
  otherwise: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | FoeDie | FoeWound | OwnDie | More | Void | Over | Need | Bonus | LoseDie | Settled | Test | PerSuccess | KeepOne | Flip | Choose2 | If2 | Jump | Read | Mark | TheEnd)[]
}

/** What can be chosen: open `when` that holds and its whole price can be paid. */
export interface Way2 {
  steps: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | FoeDie | FoeWound | OwnDie | More | Void | Over | Need | Bonus | LoseDie | Settled | Test | PerSuccess | KeepOne | Flip | Choose2 | If2 | Jump | Read | Mark | TheEnd)[]
  id: string
  price: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | FoeDie | FoeWound | OwnDie | More | Void | Over | Need | Bonus | LoseDie | Settled | Test | PerSuccess | KeepOne | Flip)[]
  when: Kept | Took | At | Holds | Lies | TimeIs | Knights | Rides | Speed | Vehicle | Wrecked | Ground | HasGear | Handy | SpentFuel | Company | FullTrack | Fought | Beaten | Felled | FlagIs | Not2 | AllOf2 | AnyOf2 | null
}

/** One of several ways. `by` says who chooses, in the game's own words; nobody named: whose story it is. Where no way is open the story goes on behind. */
export interface Choose2 {
  do: 'choose'
  options: Way2[]
  by: string
}

/** Steps that may come to be: what a check, a fight or a choice leads to. */
export interface Branch2 {
  steps: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | FoeDie | FoeWound | OwnDie | More | Void | Over | Need | Bonus | LoseDie | Settled | Test | PerSuccess | KeepOne | Flip | Choose2 | If2 | Jump | Read | Mark | TheEnd)[]
}

/** A check on the way, which may change the combat: Talk before the first blow. [3.7] */
export interface Test {
  do: 'test'
  skill: Skill
  need: number
  ok: Branch2
  fail: Branch2
}

/** A line of an enemy or a weapon: at the start, in the clash, at the end, or for each fate or failure of the owner's own attack roll, `most` so many times. [3.6] */
export interface Line {
  on: 'clash' | 'end' | 'fail' | 'fate' | 'start'
  steps: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | FoeDie | FoeWound | OwnDie | More | Void | Over | Need | Bonus | LoseDie | Settled | Test | PerSuccess | KeepOne | Flip | Choose2 | If2)[]
  most: number
}

/** An enemy; without a deck it comes only when a story calls it. [3.7] */
export interface EnemyRow {
  id: string
  kind: Kind
  attack: 'melee' | 'ranged'
  dice: string
  life: number
  deck: '' | 'bm' | 'dh'
  count: number
  ambush: boolean
  pierce: boolean
  fury: boolean
  threat: number
  lines: Line[]
  stays: boolean
  xp: number
  fuel: number
  ammo: number
  med: number
  res: number
  gear: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** An event: a check, what goes before it, and what comes of it. [36, 3.8] */
export interface EventRow {
  id: string
  deck: 'bm' | 'dh'
  skill: Skill
  need: number
  before: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | FoeDie | FoeWound | OwnDie | More | Void | Over | Need | Bonus | LoseDie | Settled | Test | PerSuccess | KeepOne | Flip | Choose2 | If2)[]
  ok: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | FoeDie | FoeWound | OwnDie | More | Void | Over | Need | Bonus | LoseDie | Settled | Test | PerSuccess | KeepOne | Flip | Choose2 | If2)[]
  fail: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | FoeDie | FoeWound | OwnDie | More | Void | Over | Need | Bonus | LoseDie | Settled | Test | PerSuccess | KeepOne | Flip | Choose2 | If2)[]
  count: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** An encounter: its letter is looked up in the plot. [36, 37] */
export interface LetterRow {
  id: string
  deck: 'bm' | 'dh'
  count: number
  source: Provenance
  sources: Record<string, Provenance>
}

/** A line of an exploration card: what is found, then what is suffered. [59] */
export interface Find {
  finds: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | FoeDie | FoeWound | OwnDie | More | Void | Over | Need | Bonus | LoseDie | Settled | Test | PerSuccess | KeepOne | Flip | Choose2 | If2)[]
  trouble: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | FoeDie | FoeWound | OwnDie | More | Void | Over | Need | Bonus | LoseDie | Settled | Test | PerSuccess | KeepOne | Flip | Choose2 | If2)[]
}

/** An exploration card: a line for each ground. [58, 3.9] */
export interface ExploreRow {
  id: string
  highway: Find
  desert: Find
  bush: Find
  mountains: Find
  source: Provenance
  sources: Record<string, Provenance>
}

/** What a card does once, when its owner says so, and what becomes of it. [3.10] */
export interface Use {
  when: 'camp' | 'check' | 'clash' | 'damage' | 'explore' | 'start' | 'turn' | 'wake'
  steps: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | FoeDie | FoeWound | OwnDie | More | Void | Over | Need | Bonus | LoseDie | Settled | Test | PerSuccess | KeepOne | Flip | Choose2 | If2)[]
  after: '' | 'break' | 'discard'
  skills: Skill[]
  die: string
  wounds: number
  n: number
  late: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | FoeDie | FoeWound | OwnDie | More | Void | Over | Need | Bonus | LoseDie | Settled | Test | PerSuccess | KeepOne | Flip | Choose2 | If2)[]
}

/** A side of a gear card: working or broken. [3.10] */
export interface Side {
  dice: string
  auto: boolean
  free: boolean
  burns: 'ammo' | 'fuel'
  ambush: boolean
  pierce: boolean
  lines: Line[]
  block: number
  perks: (Adds | RollsMore | RollsLess | Successes | Ignores | Costs | Blocks | Sure | Lends | Can)[]
  use: Use | null
}

/** A gear card. `rep`: what its repair costs, -1 for X; `knight`: its only owner. [116] */
export interface GearRow {
  id: string
  kind: 'armour' | 'device' | 'drug' | 'weapon'
  works: Side
  broken: Side
  value: number
  rep: number
  way: '' | 'melee' | 'ranged'
  hands: 0 | 1 | 2
  count: number
  start: boolean
  knight: string
  source: Provenance
  sources: Record<string, Provenance>
}

/** One of the two faces of an upgrade. [115] */
export interface UpgradeFace {
  perks: (Adds | RollsMore | RollsLess | Successes | Ignores | Costs | Blocks | Sure | Lends | Can)[]
}

/** An upgrade: of one knight, or common. Unique gear has no faces. [114-117] */
export interface UpgradeRow {
  id: string
  knight: string
  xp: number
  a: UpgradeFace | null
  b: UpgradeFace | null
  gear: string
  source: Provenance
  sources: Record<string, Provenance>
}

/** The lasting side of an injury or a breakdown. [3.12, 3.13] */
export interface LastingRow {
  id: string
  perks: (Adds | RollsMore | RollsLess | Successes | Ignores | Costs | Blocks | Sure | Lends | Can)[]
  source: Provenance
  sources: Record<string, Provenance>
}

/** What the yellow side of a threat token does to the knight and his vehicle. [39] */
export interface Hazards {
  steps: (Gain | Lose | Deal | Recv | Heal | Damage | Repair | FixGear | BreakGear | Threat | Dice | Time | Token | EndTurn | Plot | Keep | Count | Tell | Wound | Special | Check | Graded | Fight | Each | FoeDie | FoeWound | OwnDie | More | Void | Over | Need | Bonus | LoseDie | Settled | Test | PerSuccess | KeepOne | Flip | Choose2 | If2)[]
  fewer: number
}

/** What the red side of a threat token does for the enemy. [79] */
export interface Red {
  wounds: number
  life: number
  die: Colour | ''
  fate: number
  pierce: boolean
  ambush: boolean
  rerolls: boolean
}

/** A threat token with its two sides. [3.11] */
export interface ThreatRow {
  id: string
  yellow: Hazards
  red: Red
  source: Provenance
  sources: Record<string, Provenance>
}

/** The rows of the box, by kind and id. */
export interface Content {
  dice: Record<string, DieRow>
  knights: Record<string, KnightRow>
  vehicles: Record<string, VehicleRow>
  grounds: Record<string, GroundRow>
  maps: Record<string, MapRow>
  spots: Record<string, SpotRow>
  enemies: Record<string, EnemyRow>
  events: Record<string, EventRow>
  letters: Record<string, LetterRow>
  finds: Record<string, ExploreRow>
  gear: Record<string, GearRow>
  upgrades: Record<string, UpgradeRow>
  injuries: Record<string, LastingRow>
  breakdowns: Record<string, LastingRow>
  threats: Record<string, ThreatRow>
}

export type Face = 'a' | 'b' | ''

export type Die = 'W' | 'G' | 'B' | 'R'

export type Option =
  | { do: 'take-knight'; knight: string }
  | { do: 'take-vehicle'; vehicle: string }
  | { do: 'take-gear'; gear: string }
  | { do: 'fitted' }
  | { do: 'drive-to'; to: string }
  | { do: 'take'; way: string[]; points: number; rad: number; cont: number; threat: number }
  | { do: 'own-way' }
  | { do: 'step'; to: string }
  | { do: 'stop' }
  | { do: 'make-camp' }
  | { do: 'explore' }
  | { do: 'visit'; shop: string }
  | { do: 'do'; deed: string }
  | { do: 'wake-up' }
  | { do: 'overhaul' }
  | { do: 'pass' }
  | { do: 'end-turn' }
  | { do: 'equip'; gear: string; out: string[] }
  | { do: 'stow'; gear: string }
  | { do: 'discard'; gear: string }
  | { do: 'use-gear'; gear: string }
  | { do: 'use-knack'; knack: string }
  | { do: 'go-on' }
  | { do: 'look'; deck: string }
  | { do: 'upgrade'; upgrade: string; face: Face }
  | { do: 'drop'; die: Die }
  | { do: 'reroll'; die: number }
  | { do: 'roll-with'; skill: string }
  | { do: 'treat'; what: 'rad' | 'wounds' }
  | { do: 'heal-by'; flips: number }
  | { do: 'fix'; knight: string; gear: string; points: number }
  | { do: 'patch'; knight: string; points: number }
  | { do: 'trade-with'; knight: string }
  | { do: 'accept' }
  | { do: 'refuse' }
  | { do: 'buy-point' }
  | { do: 'get-well' }
  | { do: 'cure'; injury: string }
  | { do: 'get-repaired' }
  | { do: 'mend'; breakdown: string }
  | { do: 'restore'; gear: string }
  | { do: 'put'; what: string; gear: string | null }
  | { do: 'want'; what: string; gear: string | null }
  | { do: 'shake' }
  | { do: 'no-deal' }
  | { do: 'agree' }
  | { do: 'decline' }
  | { do: 'keep'; gear: string }
  | { do: 'wield'; gear: string | null }
  | { do: 'block' }
  | { do: 'bear' }
  | { do: 'lose'; goods: string }
  | { do: 'gain'; goods: string }
  | { do: 'strike'; what: string }
  | { do: 'choose'; way: string }
  | { do: 'name'; knight: string }
  | { do: 'tow'; to: string }
  | { do: 'pray' }
  | { do: 'sabotage' }

export type Event =
  | { event: 'first-player'; seat: number; rolls: string[] }
  | { event: 'knight-taken'; seat: number; knight: string }
  | { event: 'vehicle-taken'; knight: string; vehicle: string }
  | { event: 'started-with'; knight: string; gear: string }
  | { event: 'round-began'; n: number; time: number }
  | { event: 'turn-began'; knight: string }
  | { event: 'time-moved'; to: number }
  | { event: 'passed'; knight: string }
  | { event: 'set-out'; knight: string; way: string[] }
  | { event: 'entered'; knight: string; space: string; mp: number; fuel: number }
  | { event: 'spared'; knight: string; symbol: string; source: string }
  | { event: 'drew-threat'; knight: string; threat: string }
  | { event: 'threat-yellow'; knight: string; threat: string }
  | { event: 'threats-back'; threats: string[] }
  | { event: 'card-shown'; knight: string; deck: string; card: string }
  | { event: 'not-here'; card: string }
  | { event: 'peeked'; knight: string; deck: string; card: string | null }
  | { event: 'deck-renewed'; deck: string }
  | { event: 'placed'; knight: string; space: string }
  | { event: 'rolled'; knight: string; skill: string; dice: string; faces: string[]; successes: number; need: number; ok: boolean }
  | { event: 'foe-rolled'; knight: string; enemy: string; dice: string; faces: string[] }
  | { event: 'attacked'; knight: string; gear: string | null; dice: string; faces: string[]; successes: number }
  | { event: 'rerolled'; knight: string; source: string; dice: string; faces: string[] }
  | { event: 'decided'; knight: string; ok: boolean }
  | { event: 'gained'; knight: string; goods: string; n: number }
  | { event: 'lost'; knight: string; goods: string; n: number }
  | { event: 'gear-gained'; knight: string; gear: string; broken: boolean }
  | { event: 'gear-moved'; knight: string; gear: string; to: string }
  | { event: 'gear-broke'; knight: string; gear: string }
  | { event: 'gear-fixed'; knight: string; gear: string }
  | { event: 'gear-gone'; knight: string; gear: string }
  | { event: 'gear-shown'; knight: string; gears: string[] }
  | { event: 'hurt'; knight: string; wounds: number; infected: number; blocked: number }
  | { event: 'irradiated'; knight: string; n: number }
  | { event: 'healed'; knight: string; wounds: number; infected: number; rad: number }
  | { event: 'vehicle-hit'; knight: string; n: number }
  | { event: 'vehicle-fixed'; knight: string; n: number }
  | { event: 'fell'; knight: string }
  | { event: 'woke'; knight: string; injury: string }
  | { event: 'wrecked-it'; knight: string }
  | { event: 'overhauled'; knight: string; breakdown: string }
  | { event: 'cured'; knight: string; injury: string }
  | { event: 'mended'; knight: string; breakdown: string }
  | { event: 'eliminated'; knight: string }
  | { event: 'experience'; knight: string; n: number; to: number }
  | { event: 'upgraded'; knight: string; upgrade: string; face: string }
  | { event: 'used'; knight: string; knack: string }
  | { event: 'camped'; knight: string }
  | { event: 'traded'; knight: string; partner: string; given: string[]; taken: string[] }
  | { event: 'deal-refused'; knight: string; partner: string }
  | { event: 'revealed'; knight: string; find: string }
  | { event: 'left-lying'; knight: string; find: string }
  | { event: 'visited'; knight: string; shop: string }
  | { event: 'bought'; knight: string; given: string[]; taken: string[] }
  | { event: 'fight-began'; knight: string; enemy: string; life: number; properties: string[] }
  | { event: 'duel-began'; knight: string; rival: string }
  | { event: 'wielded'; knight: string; gear: string | null }
  | { event: 'ambushed'; enemy: string }
  | { event: 'foe-hurt'; enemy: string; n: number; left: number }
  | { event: 'fight-over'; knight: string; enemy: string; won: boolean; fell: boolean }
  | { event: 'spoke-for-waste'; seat: number; knight: string }
  | { event: 'plot-began'; plot: string }
  | { event: 'entry-read'; knight: string; entry: string }
  | { event: 'read-alone'; knight: string }
  | { event: 'words'; text: string }
  | { event: 'way-taken'; knight: string | null; way: string }
  | { event: 'voted'; knight: string; way: string }
  | { event: 'did'; knight: string; deed: string }
  | { event: 'token-put'; token: string; space: string }
  | { event: 'token-gone'; token: string; space: string }
  | { event: 'token-moved'; token: string; way: string[] }
  | { event: 'luck-given'; knight: string; die: string; n: number; on: string }
  | { event: 'noted'; keep: string }
  | { event: 'special-turned'; special: string }
  | { event: 'renown'; knight: string; n: number; to: number }
  | { event: 'patron-shown'; knight: string; patron: number; kept: boolean }
  | { event: 'tie-broken'; by: 'gear' | 'nothing' | 'upgrades' }
  | { event: 'prayed'; knight: string }
  | { event: 'sabotaged'; knight: string; ok: boolean }
  | { event: 'city-gone'; space: string }
  | { event: 'ended'; ending: string }
  | { event: 'taken-back'; seat: number; to: number }

export type Reason =
  | { why: 'plot'; at: string; steps: number }
  | { why: 'arrived' }
  | { why: 'hurt'; wounds: number; health: number }
  | { why: 'limping' }
  | { why: 'curious' }
  | { why: 'safer'; points: number }
  | { why: 'likely'; chance: number }
  | { why: 'fells'; chance: number }
  | { why: 'pays' }
  | { why: 'stronger'; gear: string }
  | { why: 'protects' }
  | { why: 'spares' }
  | { why: 'shares' }
  | { why: 'enough' }
  | { why: 'taste' }
