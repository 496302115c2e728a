import type { Book } from '../../lib/protocol'
import type { CardRow, TokenRow, WitchRow } from './types'

/** One row of the box by its id; tables come as maps or as lists. */
function row<T>(book: Book, names: string[], id: string | number): T | null {
  for (const name of names) {
    const table: unknown = book.content[name]
    if (Array.isArray(table)) {
      const found = table.find((each) => String(each?.id) === String(id))
      if (found) return found as T
    } else if (table && typeof table === 'object') {
      const found = (table as Record<string, unknown>)[String(id)]
      if (found) return found as T
    }
  }
  return null
}

export const tokenRow = (book: Book, id: string) => row<TokenRow>(book, ['tokens', 'token'], id)
export const cardRow = (book: Book, id: number) => row<CardRow>(book, ['cards', 'card'], id)
export const witchRow = (book: Book, id: string) => row<WitchRow>(book, ['witches', 'witch'], id)

/** The area a space belongs to: `lancre-town-2` lies in `lancre-town`. */
export const areaOf = (space: string) => space.replace(/-\d$/, '')

/** How many crises, cackles or Black Alisses the box held at the start for so many players. */
export function poolOf(book: Book, players: number, what: 'crises' | 'cackles' | 'aliss'): number {
  const setup = row<Record<string, number>>(book, ['setups', 'setup'], players)
  return setup?.[what] ?? 12
}

/** The message that names a card's benefit; as words.py. */
export function benefitId(card: CardRow): string {
  if (card.benefit === 'bonus') return `benefit-bonus-${card.against || 'any'}`
  return `benefit-${card.benefit}${card.cackle ? '-cackle' : ''}`
}

/** What a card adds as a symbol between the rolls. */
export const symbolPlus = (card: CardRow) => ({ headology: 1, magic: 2, broom: 0 })[card.symbol]
