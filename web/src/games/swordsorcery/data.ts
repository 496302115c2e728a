/** Colours, icons and shapes of Sword & Sorcery. */
import type { Event, Option } from './types.gen'

export const HERO_COLOUR: Record<string, string> = {
  auriel: 'blue',
  ekar: 'gold',
  laigon: 'green',
  shaya: 'violet',
  torgar: 'red',
}
export const HERO_ICON: Record<string, string> = {
  auriel: 'woman-elf-face',
  ekar: 'black-knight-helm',
  laigon: 'bowman',
  shaya: 'hooded-figure',
  torgar: 'dwarf-helmet',
}
export const COMPANION_ICON: Record<string, string> = { fenrir: 'wolf-head' }
export const FOE_ICON: Record<string, string> = {
  gremlin: 'imp-laugh',
  'gremlin-pack': 'goblin-head',
  raider: 'hooded-assassin',
  'orc-warrior': 'orc-head',
  'orc-shaman': 'skull-staff',
  gnome: 'bad-gnome',
  cultist: 'cultist',
  'hill-troll': 'troll',
  warlord: 'crowned-skull',
}
export const SYMBOL_ICON: Record<string, string> = {
  hit: 'broadsword',
  shield: 'shield',
  power: 'round-star',
  magic: 'magic-swirl',
  legend: 'laurel-crown',
  miss: 'cancel',
}
export const NATURE_ICON: Record<string, string> = { law: 'sun', neutral: 'scales', chaos: 'burning-embers' }
export const KIND_ICON: Record<string, string> = {
  move: 'boot-prints',
  combat: 'crossed-swords',
  act: 'hand',
  free: 'sprint',
  reaction: 'shield',
  passive: 'aura',
}
export const CONDITION_ICON: Record<string, string> = {
  'knocked-down': 'falling',
  'poison-1': 'poison-bottle',
  'poison-2': 'poison-bottle',
  blind: 'blindfold',
  slow: 'snail',
  stun: 'star-swirl',
}
export const CATEGORY_ICON: Record<string, string> = {
  weapon: 'broadsword',
  armour: 'leather-vest',
  artifact: 'gem-necklace',
  consumable: 'health-potion',
  ammo: 'barbed-arrow',
  tool: 'swap-bag',
  money: 'two-coins',
  key: 'key',
}
export const WEAPON_ICON: Record<string, string> = {
  dagger: 'plain-dagger',
  bow: 'pocket-bow',
  sword: 'broadsword',
  axe: 'battle-axe',
  shield: 'shield',
  hammer: 'warhammer',
  staff: 'wizard-staff',
  wand: 'fairy-wand',
  spear: 'spears',
}
export const POWER_ICON: Record<string, string> = {
  move: 'sprint',
  combat: 'crossed-swords',
  act: 'magic-swirl',
  free: 'sprint',
  reaction: 'sword-clash',
  passive: 'aura',
}
export const SKY_ICON: Record<string, string> = { night: 'moon', day: 'sun' }

/** The icon of a kind of option or event. */
export const TAG_ICON: Partial<Record<Option['do'] | Event['event'], string>> = {
  walk: 'boot-prints',
  fly: 'soul',
  strike: 'crossed-swords',
  'use-power': 'magic-swirl',
  'use-innate': 'aura',
  'use-item': 'swap-bag',
  awaken: 'crystal-shrine',
  'open-door': 'wooden-door',
  'open-chest': 'locked-chest',
  unlock: 'key',
  search: 'magnifying-glass',
  'search-heap': 'magnifying-glass',
  focus: 'archery-target',
  reorganize: 'swap-bag',
  exchange: 'swap-bag',
  provoke: 'sword-clash',
  'pick-up': 'hand',
  'pick-coins': 'two-coins',
  'drop-coins': 'two-coins',
  'pick-loot': 'hand',
  'pick-key': 'key',
  'read-on': 'open-book',
  do: 'hand',
  'end-turn': 'hourglass',
  'go-on': 'check-mark',
  next: 'sprint',
  'rank-up': 'upgrade',
  raise: 'crystal-shrine',
  return: 'crystal-shrine',
  shout: 'soul',
  'stand-up': 'falling',
  'dash-on': 'sprint',
  buy: 'two-coins',
  sell: 'two-coins',
  forge: 'anvil',
  bet: 'beer-stein',
  wear: 'leather-vest',
  'take-off': 'swap-bag',
  spend: 'round-star',
  again: 'clockwise-rotation',
  aim: 'archery-target',
  choose: 'scales',
  learn: 'open-book',
  'learn-talent': 'aura',
  'take-hero': 'black-knight-helm',
  'round-began': 'hourglass',
  'time-phase': 'sands-of-time',
  'event-phase': 'scroll-unfurled',
  'turn-began': 'sprint',
  walked: 'boot-prints',
  attacked: 'crossed-swords',
  rolled: 'rolling-dices',
  defended: 'shield',
  wounded: 'hearts',
  unhurt: 'shield',
  slain: 'soul',
  came: 'orc-head',
  activated: 'orc-head',
  'encounter-drawn': 'card-draw',
  'event-drawn': 'scroll-unfurled',
  'trap-drawn': 'hazard-sign',
  'shadow-turned': 'third-eye',
  read: 'open-book',
  words: 'open-book',
  'way-taken': 'scales',
  voted: 'scales',
  'became-ghost': 'soul',
  raised: 'crystal-shrine',
  healed: 'health-potion',
  struck: 'star-swirl',
  shards: 'gems',
  crowns: 'two-coins',
  'treasure-drawn': 'locked-chest',
  'chest-opened': 'locked-chest',
  searched: 'magnifying-glass',
  'door-opened': 'wooden-door',
  'power-used': 'magic-swirl',
  'ranked-up': 'upgrade',
  ended: 'laurels',
}

// --- shapes ---

/** A lancet window, around its middle. */
export const arch = (w: number, h: number): string =>
  `M${-w / 2} ${h / 2}V${-h * 0.12}C${-w / 2} ${-h * 0.36} ${-w * 0.2} ${-h * 0.47} 0 ${-h / 2}C${w * 0.2} ${-h * 0.47} ${w / 2} ${-h * 0.36} ${w / 2} ${-h * 0.12}V${h / 2}Z`
const star = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, k) => {
    const [a, r] = [-Math.PI / 2 + (k * Math.PI) / points, k % 2 ? inner : outer]
    return `${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`
  }).join('L')}Z`
/** Rank is a shape before it is a colour: disc, hexagon, eight-pointed star, crown of five. */
export const RANK_SHAPE: Record<string, string> = {
  green: 'M-21 0a21 21 0 1 0 42 0a21 21 0 1 0-42 0Z',
  blue: 'M0-24L21-12V12L0 24L-21 12V-12Z',
  red: star(8, 26, 20.5),
  purple: star(5, 28, 18),
}
