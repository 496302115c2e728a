/** The shelves of the emporium, and what is looked at there. */
import type { AskInfo, Book, OptionInfo } from '../../../lib/protocol.gen'
import { choices, itemOf, optionOf } from '../rows'
import type { HeroView, Style } from '../types.gen'

export interface Shelf {
  id: 'arms' | 'armour' | 'rest'
  cards: string[]
}

/** A side of a card that somebody looks at, and what can be done with it just now. */
export interface Looked {
  card: string
  side: 'a' | 'b'
  options: OptionInfo[]
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

/** A side of a ware, with its price if it can be paid. */
export function sideOf(book: Book, ask: AskInfo | null, card: string, side: 'a' | 'b'): Looked {
  const { row } = itemOf(book, card)!
  const options = choices(ask, 'buy').filter((each) => {
    const buy = optionOf(each) as { item: string; side: string }
    return buy.side === side && itemOf(book, buy.item)?.row === row
  })
  return { card, side, options: options.slice(0, 1) }
}

/** What a visitor wears and carries, with what can be done about it: turned for good, forged, put on, laid aside. */
export function own(ask: AskInfo | null, hero: HeroView | null): (Looked & { place: string; charges: number })[] {
  const of = (card: string) =>
    choices(ask, 'wear', 'take-off', 'sell', 'to-stash', 'give', 'forge', 'buy').filter(
      (each) => (optionOf(each) as { item: string }).item === card,
    )
  const worn = Object.entries(hero?.worn ?? {}).map(([place, item]) => ({ ...item, place }))
  const packed = (hero?.pack ?? []).map((item) => ({ ...item, place: '' }))
  return [...worn, ...packed].map(({ card, side, charges, place }) => ({
    card,
    side: side === 'b' ? 'b' : 'a',
    charges,
    place,
    options: of(card),
  }))
}
