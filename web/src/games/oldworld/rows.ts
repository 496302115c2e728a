/** Rows of the book, and what follows from them for the eye. */
import type { Book } from '../../lib/protocol'
import { ACTION_ICON, SCHOOL_ICON } from './data'
import type { CardRow, MonsterRow, PlaceRow, SchoolRow, Terrain, View } from './types'

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
}
const NOWHERE: PlaceRow = { id: 0, terrain: 'wild', action: 'school', skill: '', school: '' }

/** A card; what its row leaves out is empty. */
export function cardOf(book: Book, id: string): CardRow {
  return { ...PLAIN, ...book.content['cards']?.[id] }
}

export function placeOf(book: Book, id: number): PlaceRow {
  return { ...NOWHERE, ...book.content['places']?.[id] }
}

export function monsterOf(book: Book, id: string): MonsterRow {
  return book.content['monsters']?.[id] ?? { id, level: 1, life: 0 }
}

export function schoolOf(book: Book, id: string): SchoolRow | null {
  return book.content['schools']?.[id] ?? null
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
  return { terrain, at: view.lairs[terrain] }
}
