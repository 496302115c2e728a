import type { Colour, Event, Option, Symbol } from './types.gen'

/** In views and foresights symbols are counted in this order. */
export const SYMBOLS: Symbol[] = ['magic', 'diplomacy', 'exploration', 'combat']

export const SYMBOL_ICON: Record<Symbol, string> = {
  magic: 'burning-eye',
  diplomacy: 'shaking-hands',
  exploration: 'compass',
  combat: 'crossed-swords',
}

/** A colour is told by hue, crest and cloth together. */
export const COLOUR_ICON: Record<Colour, string> = {
  red: 'maple-leaf',
  green: 'bamboo',
  blue: 'big-wave',
  pink: 'spoted-flower',
  yellow: 'ginkgo-leaf',
}

export const SEAT_COLOUR: Record<string, string> = {
  geralt: 'red',
  yennefer: 'green',
  ciri: 'blue',
  dandelion: 'gold',
  vesemir: 'steel',
  triss: 'violet',
  'yuki-onna': 'snow',
}

export const EMBLEM: Record<string, string> = {
  geralt: 'wolf-head',
  yennefer: 'raven',
  ciri: 'sparrow',
  dandelion: 'banjo',
  vesemir: 'wolf-howl',
  triss: 'fire-flower',
  'yuki-onna': 'snowflake-2',
}

export const ROMAN = ['I', 'II', 'III']

/** Signs of our own, for a viewBox of 512 by 512. */
export const OWN_ICONS: Record<string, string> = {
  cup: '<path d="M112 196h288l-20 232a44 44 0 0 1-44 40H176a44 44 0 0 1-44-40z"/><path d="M118 262h276l-3 36H121z" fill="#fff" fill-opacity=".35"/><path d="M196 170c-34-34 30-52 0-110M256 170c-34-34 30-52 0-110M316 170c-34-34 30-52 0-110" fill="none" stroke="currentColor" stroke-width="26" stroke-linecap="round"/>',
  inactive:
    '<circle cx="256" cy="256" r="170" fill="none" stroke="currentColor" stroke-width="44"/><path d="M140 372L372 140" stroke="currentColor" stroke-width="44"/>',
  arrow: '<path d="M40 216h270V110l162 146-162 146V296H40z"/>',
}

/** The icon of a kind of option or event. */
export const TAG_ICON: Partial<Record<Option['do'] | Event['event'], string>> = {
  'take-character': 'person',
  'take-board': 'vertical-banner',
  'take-pair': 'bamboo',
  'take-deck': 'card-draw',
  'use-skill': 'skills',
  'move-to': 'arrow',
  'on-track': 'cup',
  with: 'tabletop-players',
  'gain-symbol': 'compass',
  split: 'compass',
  trade: 'card-exchange',
  train: 'compass',
  'take-skill': 'skills',
  'take-xp': 'upgrade',
  pick: 'card-draw',
  keep: 'card-play',
  again: 'clockwise-rotation',
  'swap-in': 'card-exchange',
  'swap-out': 'card-exchange',
  quest: 'scroll-unfurled',
  'lose-token': 'cancel',
  cover: 'cancel',
  uncover: 'clockwise-rotation',
  'character-taken': 'person',
  'automa-joined': 'vintage-robot',
  'board-laid': 'vertical-banner',
  'chapter-began': 'open-book',
  swept: 'card-draw',
  dealt: 'card-draw',
  'took-pair': 'bamboo',
  'took-deck': 'card-draw',
  laid: 'card-play',
  'gained-symbols': 'check-mark',
  'lost-symbols': 'cancel',
  fizzled: 'cancel',
  'gained-xp': 'upgrade',
  'turned-golden': 'upgrade',
  unlocked: 'skills',
  'gained-vp': 'laurels',
  'used-skill': 'skills',
  'borrowed-skill': 'skills',
  grew: 'cup',
  'cups-met': 'cup',
  'order-set': 'tabletop-players',
  'moved-in-order': 'arrow',
  swapped: 'card-exchange',
  uncovered: 'clockwise-rotation',
  scored: 'laurels',
  kept: 'card-play',
  'quest-scored': 'scroll-unfurled',
  'golden-scored': 'upgrade',
  'partners-scored': 'cup',
}
