/** The shelves of the emporium. */
import type { Book } from '../../../lib/protocol.gen'
import { itemOf } from '../rows'
import type { Style } from '../types.gen'

export interface Shelf {
  id: 'arms' | 'armour' | 'rest'
  cards: string[]
}

/** Whether somebody who fights so may use a ware. */
export function usable(book: Book, card: string, style: Style | null): boolean {
  const styles = itemOf(book, card)?.row.styles ?? []
  return !styles.length || style === null || styles.includes(style)
}

/** Wares by what they are, those the visitor can use first; of several alike one stands on the shelf. */
export function shelves(book: Book, wares: readonly string[], style: Style | null): Shelf[] {
  const foreign = (card: string) => Number(!usable(book, card, style))
  const out: Record<Shelf['id'], string[]> = { arms: [], armour: [], rest: [] }
  const seen = new Set<string>()
  for (const card of [...wares].sort((one, other) => foreign(one) - foreign(other))) {
    const row = itemOf(book, card)?.row
    if (!row || seen.has(row.id)) continue
    seen.add(row.id)
    out[row.category === 'weapon' ? 'arms' : row.category === 'armour' ? 'armour' : 'rest'].push(card)
  }
  return (['arms', 'armour', 'rest'] as const).map((id) => ({ id, cards: out[id] })).filter(({ cards }) => cards.length)
}
