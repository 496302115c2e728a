import type { Skill, Terrain } from './types'

/** In views skills stand in this order. */
export const SKILLS: Skill[] = ['combat', 'defence', 'alchemy', 'specialty']
export const TERRAINS: Terrain[] = ['forest', 'mountain', 'water']
/** What a level of Combat, Defence or Alchemy is worth in a fight. */
export const VALUES = [0, 1, 2, 3, 4, 4]
/** Cards that the next trophy costs, and gold for beating its owner, by the space of the marker. */
export const EXHAUSTION = [1, 2, 3, 0]
export const BOUNTY = [1, 2, 3, 3]
/** What the slots of the row add to a price. */
export const SLOTS = [1, 1, 0, 0, 0, -1]
export const TROPHIES = 4
export const ROMAN = ['', 'I', 'II', 'III']

export const SKILL_ICON: Record<Skill, string> = {
  combat: 'crossed-swords',
  defence: 'shield',
  alchemy: 'bubbling-flask',
  specialty: 'beveled-star',
}

export const SCHOOL_ICON: Record<string, string> = {
  wolf: 'wolf-head',
  griffin: 'griffin-symbol',
  bear: 'bear-head',
  cat: 'feline',
  viper: 'snake',
  manticore: 'scorpion-tail',
}

export const SEAT_COLOUR: Record<string, string> = {
  wolf: 'brown',
  griffin: 'gold',
  bear: 'red',
  cat: 'blue',
  viper: 'green',
}

export const ACTION_ICON: Record<string, string> = {
  poker: 'rolling-dices',
  alms: 'card-burn',
  swap: 'card-exchange',
  potion: 'standing-potion',
  tracking: 'paw-print',
  ...SKILL_ICON,
}

export const MONSTER_ICON: Record<string, string> = {
  arachas: 'spider-alt',
  archespore: 'carnivorous-plant',
  barghest: 'hound',
  'drowner-nest': 'fish-monster',
  ekimmara: 'bat-mask',
  foglet: 'fog',
  'ghoul-nest': 'sharped-teeth-skull',
  harpy: 'harpy',
  'nekker-nest': 'goblin-head',
  rotfiend: 'bestial-fangs',
  fiend: 'stag-head',
  'grave-hag': 'witch-face',
  griffin: 'griffin-shield',
  manticore: 'scorpion-tail',
  nightwraith: 'spectre',
  noonwraith: 'sun-priest',
  penitent: 'hooded-figure',
  'water-hag': 'swamp',
  weavess: 'spider-web',
  werewolf: 'werewolf',
  whispess: 'evil-eyes',
  wyvern: 'wyvern',
  brewess: 'cauldron',
  bruxa: 'female-vampire',
  glustyworp: 'worm-mouth',
  leshen: 'evil-tree',
  striga: 'imp-laugh',
  yghern: 'centipede',
}

export const POTION_ICON: Record<string, string> = {
  swallow: 'swallow',
  'black-blood': 'blood',
  blizzard: 'snowflake-2',
  'petris-philter': 'potion-ball',
  thunderbolt: 'lightning-arc',
  'tawny-owl': 'owl',
  'full-moon': 'moon',
}

const KEPT_ICON: Record<string, string> = {
  specialty: 'beveled-star',
  crossbow: 'crossbow',
  cloak: 'cloak',
  horse: 'horse-head',
  totem: 'totem',
  whetstone: 'sword-smithing',
  satchel: 'shoulder-bag',
  charts: 'treasure-map',
  medallion: 'medal',
  bard: 'banjo',
  shieldmaiden: 'shield-bash',
  herbalist: 'herbs-bundle',
  hound: 'sniffing-dog',
  surgeon: 'healing',
  sorceress: 'magic-swirl',
  discount: 'price-tag',
  passage: 'passport',
  sellsword: 'swordman',
}

/** The icon of a trophy, gear or companion. */
export function perkIcon(perk: string): string {
  if (perk.startsWith('witcher-')) return SCHOOL_ICON[perk.slice(8)] ?? 'wolf-head'
  if (perk.startsWith('skill-')) return SKILL_ICON[perk.slice(6) as Skill] ?? 'beveled-star'
  return KEPT_ICON[perk] ?? MONSTER_ICON[perk] ?? 'laurels'
}

export const CARD_ICON: Record<string, string> = {
  'precise-cut': 'sword-wound',
  whirl: 'spinning-sword',
  'crippling-strike': 'saber-slash',
  'severe-blow': 'axe-swing',
  'precise-blow': 'sword-brandish',
  'crushing-blow': 'sword-clash',
  counter: 'shield-reflect',
  cover: 'surrounded-shield',
  block: 'shield-impact',
  'lightning-reflexes': 'sprint',
  'intense-aard': 'wave-crest',
  'intense-igni': 'fire-wave',
  'melt-armour': 'armor-downgrade',
  shockwave: 'wave-strike',
  'stream-of-fire': 'fire-ray',
  'intense-yrden': 'magic-swirl',
  'intense-axii': 'brain-leak',
  'intense-quen': 'energy-shield',
  'magic-trap': 'wolf-trap',
  'exploding-shield': 'explosion-rays',
  'quick-slash': 'quick-slash',
  rend: 'bloody-sword',
  push: 'push',
  aard: 'wind-slap',
  yrden: 'circle-sparks',
  axii: 'psychic-waves',
  quen: 'magic-shield',
}

/** Signs of our own, for a viewBox of 512 by 512. */
export const OWN_ICONS: Record<string, string> = {
  'ow-card':
    '<path fill-rule="evenodd" d="M140 30h232q44 0 44 44v364q0 44-44 44H140q-44 0-44-44V74q0-44 44-44zm14 52q-10 0-10 10v328q0 10 10 10h204q10 0 10-10V92q0-10-10-10zm102 62 78 112-78 112-78-112z"/>',
}

/** The icon of a kind of option or event. */
export const TAG_ICON: Record<string, string> = {
  'take-school': 'wolf-head',
  'put-monster': 'paw-print',
  raise: 'upgrade',
  go: 'horse-head',
  spend: 'ow-card',
  'free-move': 'horse-head',
  act: 'campfire',
  dice: 'rolling-dices',
  complete: 'tied-scroll',
  enough: 'campfire',
  train: 'upgrade',
  leave: 'exit-door',
  'swap-out': 'card-exchange',
  take: 'card-draw',
  track: 'paw-print',
  'burn-row': 'card-burn',
  roll: 'rolling-dices',
  attack: 'pointy-sword',
  challenge: 'crossed-swords',
  meditate: 'meditation',
  explore: 'treasure-map',
  choose: 'open-book',
  bet: 'two-coins',
  'no-bet': 'cancel',
  drink: 'standing-potion',
  'use-perk': 'beveled-star',
  skip: 'cancel',
  ready: 'swords-emblem',
  lay: 'ow-card',
  done: 'pointy-sword',
  charge: 'charging-bull',
  bite: 'bestial-fangs',
  toss: 'card-discard',
  pick: 'card-pickup',
  'drop-attack': 'card-discard',
  'put-back': 'return-arrow',
  burn: 'card-burn',
  pour: 'standing-potion',
  buy: 'ow-card',
  // what happened
  'first-player': 'candle-flame',
  'school-taken': 'wolf-head',
  appeared: 'paw-print',
  'no-monster': 'paw-print',
  moved: 'horse-head',
  'gained-gold': 'two-coins',
  'lost-gold': 'two-coins',
  drew: 'card-draw',
  reshuffled: 'cycle',
  tossed: 'card-discard',
  burned: 'card-burn',
  'row-burned': 'card-burn',
  'row-filled': 'ow-card',
  'took-from-row': 'card-pickup',
  bought: 'ow-card',
  raised: 'upgrade',
  lowered: 'broken-shield',
  'level-up': 'laurels',
  'shield-set': 'bordered-shield',
  'got-potion': 'standing-potion',
  poured: 'standing-potion',
  tracking: 'paw-print',
  'got-trail': 'paw-print',
  'poker-began': 'rolling-dices',
  threw: 'rolling-dices',
  'poker-ended': 'two-coins',
  explored: 'treasure-map',
  nothing: 'treasure-map',
  outcome: 'open-book',
  'event-read': 'open-book',
  'quest-taken': 'tied-scroll',
  'no-quest': 'tied-scroll',
  'quest-done': 'tied-scroll',
  kept: 'shoulder-bag',
  'used-up': 'shoulder-bag',
  'rolled-die': 'rolling-dices',
  tested: 'rolling-dices',
  measured: 'beveled-star',
  'fight-began': 'pointy-sword',
  'challenge-began': 'crossed-swords',
  'bet-made': 'two-coins',
  'bet-paid': 'two-coins',
  drank: 'standing-potion',
  'used-perk': 'beveled-star',
  peeked: 'semi-closed-eye',
  ability: 'evil-eyes',
  'combo-laid': 'swords-emblem',
  damaged: 'pointy-sword',
  hurt: 'heart-drop',
  announced: 'charging-bull',
  revealed: 'bestial-fangs',
  attacked: 'bestial-fangs',
  won: 'laurels',
  'driven-off': 'run',
  defeated: 'broken-shield',
  'beat-witcher': 'laurels',
  trophy: 'laurels',
  meditated: 'meditation',
  'tavern-closed': 'beer-stein',
}
