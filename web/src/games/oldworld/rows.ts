/** Rows of the book, and what follows from them for the eye. */
import { saysOf } from '../../lib/prompt'
import type { Event as AnyEvent, Book, OptionInfo } from '../../lib/protocol.gen'
import { ACTION_ICON, SCHOOL_ICON } from './data'
import type {
  CardRow,
  Content,
  Event,
  Facts,
  MonsterRow,
  Option,
  PlaceRow,
  SchoolRow,
  Terrain,
  View,
} from './types.gen'

/** Whether an option says this, with these fields. */
export const says = saysOf<Option>()
/** The options, events, rows and numbers of this game in its own types. */
export const optionOf = (each: OptionInfo): Option => each.option as Option
export const eventOf = (event: AnyEvent): Event => event as Event
export const contentOf = (book: Book): Content => book.content as unknown as Content
export const factsOf = (book: Book): Facts => book.facts as unknown as Facts

const PLAIN: CardRow = {
  id: '',
  name: '',
  colour: 'blue',
  terrain: 'wild',
  cost: 0,
  damage: 0,
  shield: 0,
  draw: 0,
  take: false,
  links: [],
  school: '',
  source: 'designed',
  sources: {},
}
const NOWHERE: PlaceRow = {
  id: 0,
  terrain: 'wild',
  action: 'school',
  x: 0,
  y: 0,
  skill: '',
  school: '',
  source: 'designed',
  sources: {},
}

/** A card; what its row leaves out is empty. */
export function cardOf(book: Book, id: string): CardRow {
  return { ...PLAIN, ...contentOf(book).cards[id] }
}

export function placeOf(book: Book, id: number): PlaceRow {
  return { ...NOWHERE, ...contentOf(book).places[id] }
}

export function monsterOf(book: Book, id: string): MonsterRow {
  return contentOf(book).monsters[id] ?? { id, level: 1, life: 0, source: 'designed', sources: {} }
}

export function schoolOf(book: Book, id: string): SchoolRow | null {
  return contentOf(book).schools[id] ?? null
}

/** The icon of what a place is good for. */
export function actionIcon(place: PlaceRow): string {
  if (place.school) return SCHOOL_ICON[place.school] ?? 'castle'
  return ACTION_ICON[place.skill || place.action] ?? 'village'
}

/** The corner of a card: kinds of symbols with their numbers; taking has none. */
export function cornerOf(card: CardRow): { kind: string; n: number | null }[] {
  const out: { kind: string; n: number | null }[] = []
  if (card.damage) out.push({ kind: 'damage', n: card.damage })
  if (card.shield) out.push({ kind: 'shield', n: card.shield })
  if (card.draw) out.push({ kind: 'draw', n: card.draw })
  if (card.take) out.push({ kind: 'take', n: null })
  return out
}

/** The terrain whose monster lives at a place. */
export function lairAt(view: View, place: number): Terrain | null {
  const found = Object.entries(view.lairs).find(([terrain, at]) => at === place && view.beasts[terrain as Terrain])
  return (found?.[0] as Terrain | undefined) ?? null
}

/** Where a monster lives. */
export function lairOf(view: View, monster: string): { terrain: Terrain; at: number } | null {
  const found = Object.entries(view.beasts).find(([, each]) => each === monster)
  if (!found) return null
  const terrain = found[0] as Terrain
  return { terrain, at: view.lairs[terrain]! }
}
