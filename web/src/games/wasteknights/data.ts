/** What the table of Waste Knights is drawn with: colours, icons, shapes. No number of the rules. */
import type { Event, Option } from './types.gen'

/** The colour of a knight (see --seat-*). */
export const KNIGHT_COLOUR: Record<string, string> = {
  johnny: 'blue',
  zoe: 'green',
  alinta: 'red',
  logan: 'gold',
  nellie: 'violet',
  li: 'steel',
}

export const KNIGHT_ICON: Record<string, string> = {
  johnny: 'outback-hat',
  zoe: 'spanner',
  alinta: 'boomerang',
  logan: 'rank-3',
  nellie: 'paper-plane',
  li: 'fist',
}

export const SKILLS = ['me', 'ra', 'dr', 'su', 'te', 'ta'] as const
export const SKILL_ICON: Record<string, string> = {
  me: 'fist',
  ra: 'crosshair',
  dr: 'steering-wheel',
  su: 'campfire',
  te: 'wrench',
  ta: 'talk',
}

/** A vehicle by its name. */
export const VEHICLE_ICON: Record<string, string> = {
  bike: 'wk-bike',
  'off-roader': 'jeep',
  truck: 'truck',
  buggy: 'race-car',
  'muscle-car': 'city-car',
  'camper-van': 'surfer-van',
}

export const CITY_ICON: Record<string, string> = {
  rustport: 'harbor-dock',
  pumps: 'oil-pump',
  'alice-offsprings': 'desert-camp',
  'first-bridge': 'suspension-bridge',
  'queens-valley': 'biplane',
  'new-sydney': 'modern-city',
}

export const SITE_ICON: Record<string, string> = {
  'broken-causeway': 'stone-bridge',
  'robot-factory': 'factory',
  'bunker-complex': 'bunker',
  'dry-dock': 'anchor',
  'radar-ridge': 'radar-dish',
  'salt-cathedral': 'church',
  'drowned-quarter': 'flood',
  'old-darwin': 'mailbox',
  'crocodile-flats': 'croc-jaws',
  'sunken-mine': 'mining',
  'snowy-vault': 'sprout',
  'kimberley-gate': 'gate',
  'shark-bay-wreck': 'cargo-ship',
}

/** Tokens a plot lays on the map. */
export const TOKEN_ICON: Record<string, string> = {
  plot: 'tied-scroll',
  challenge: 'dice-target',
  hunter: 'wanted-reward',
  jackal: 'wolf-head',
  fortification: 'brick-wall',
  tanker: 'fuel-tank',
  raider: 'pirate-skull',
  walker: 'robot-golem',
}

/** Goods by their kind. */
export const GOODS_ICON: Record<string, string> = {
  fuel: 'jerrycan',
  ammo: 'bullets',
  med: 'medical-pack',
  xp: 'upgrade',
  gear: 'backpack',
  res: 'backpack',
}

/** Drawings of our own among the icons. */
export const OWN_ICONS: Record<string, string> = {
  'wk-bike':
    '<path fill-rule="evenodd" d="M112 232a96 96 0 1 0 .1 0zm0 46a50 50 0 1 1-.1 0zM400 232a96 96 0 1 0 .1 0zm0 46a50 50 0 1 1-.1 0z"/><path d="M70 190h120l40 36 70-6 30-70-46-4v-34h82l66 146-38 18-34-70-62 128H212l-44-82-112-14z"/>',
  'wk-fail': '<path d="M116 44l140 140L396 44l72 72-140 140 140 140-72 72-140-140-140 140-72-72 140-140L44 116z"/>',
}

/** The icon of a kind of option or event. */
export const TAG_ICON: Partial<Record<Option['do'] | Event['event'], string>> = {
  'drive-to': 'steering-wheel',
  take: 'steering-wheel',
  'own-way': 'path-distance',
  step: 'steering-wheel',
  stop: 'stop-sign',
  'make-camp': 'campfire',
  explore: 'binoculars',
  visit: 'village',
  do: 'scroll-quill',
  'wake-up': 'sunrise',
  overhaul: 'spanner',
  'end-turn': 'hourglass',
  equip: 'backpack',
  stow: 'cardboard-box-closed',
  discard: 'trash-can',
  'use-gear': 'swiss-army-knife',
  'use-knack': 'beveled-star',
  'go-on': 'plain-arrow',
  upgrade: 'upgrade',
  reroll: 'rolling-dices',
  drop: 'rolling-dices',
  'roll-with': 'rolling-dices',
  treat: 'medicines',
  'heal-by': 'medicines',
  fix: 'spanner',
  patch: 'auto-repair',
  'trade-with': 'trade',
  accept: 'check-mark',
  refuse: 'cancel',
  'buy-point': 'jerrycan',
  'get-well': 'hospital-cross',
  'get-repaired': 'auto-repair',
  restore: 'spanner',
  put: 'trade',
  want: 'trade',
  shake: 'shaking-hands',
  'no-deal': 'cancel',
  agree: 'check-mark',
  decline: 'cancel',
  keep: 'backpack',
  wield: 'crossed-swords',
  block: 'bordered-shield',
  bear: 'hearts',
  choose: 'scroll-quill',
  pray: 'prayer',
  sabotage: 'hooded-figure',
  'turn-began': 'steering-wheel',
  entered: 'steering-wheel',
  'drew-threat': 'hazard-sign',
  'card-shown': 'card-draw',
  rolled: 'rolling-dices',
  'foe-rolled': 'rolling-dices',
  attacked: 'crossed-swords',
  rerolled: 'rolling-dices',
  gained: 'backpack',
  lost: 'trash-can',
  'gear-gained': 'backpack',
  'gear-broke': 'broken-shield',
  'gear-fixed': 'spanner',
  hurt: 'bleeding-wound',
  irradiated: 'radioactive',
  healed: 'medicines',
  'vehicle-hit': 'car-wheel',
  'vehicle-fixed': 'auto-repair',
  fell: 'skull-crossed-bones',
  woke: 'sunrise',
  'wrecked-it': 'mine-explosion',
  overhauled: 'spanner',
  eliminated: 'tombstone',
  experience: 'upgrade',
  upgraded: 'upgrade',
  camped: 'campfire',
  traded: 'trade',
  revealed: 'binoculars',
  'left-lying': 'binoculars',
  visited: 'village',
  bought: 'trade',
  'fight-began': 'crossed-swords',
  'duel-began': 'crossed-swords',
  'fight-over': 'crossed-swords',
  'plot-began': 'scroll-unfurled',
  'entry-read': 'open-book',
  'read-alone': 'open-book',
  words: 'open-book',
  'way-taken': 'scroll-quill',
  voted: 'vote',
  did: 'scroll-quill',
  'time-moved': 'hourglass',
  'round-began': 'sunrise',
  noted: 'quill-ink',
  renown: 'laurels',
  prayed: 'prayer',
  'city-gone': 'mine-explosion',
}
