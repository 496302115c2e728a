/** Rows of the book, and what follows from them for the eye. */
import { saysOf } from '../../lib/prompt'
import type { Event as AnyEvent, Book, OptionInfo } from '../../lib/protocol.gen'
import type { Content, Event, Facts, GearRow, KnightView, Option, SpaceFact, View } from './types.gen'

/** Whether an option says this, with these fields. */
export const says = saysOf<Option>()
/** The options, events, rows and numbers of this game in its own types. */
export const optionOf = (each: OptionInfo): Option => each.option as Option
export const eventOf = (event: AnyEvent): Event => event as Event
export const contentOf = (book: Book): Content => book.content as unknown as Content
export const factsOf = (book: Book): Facts => book.facts as unknown as Facts

/** The row of a card: of several alike (S1, S1-2) each is a card, and they share a row. */
export const gearOf = (book: Book, card: string): GearRow | null => {
  const { gear } = contentOf(book)
  return gear[card] ?? gear[card.replace(/-\d+$/, '')] ?? null
}

/** A space of the map as it is printed. */
export const spaceOf = (book: Book, id: string): SpaceFact | null =>
  factsOf(book).spaces.find((each) => each.id === id) ?? null

/** The seat that leads a knight. */
export const seatOf = (view: View, knight: string): number | null =>
  view.knights.find((each) => each.who === knight)?.seat ?? null

/** The knights of a seat: one, or all where one person leads several. */
export const ledBy = (view: View, seat: number | null): KnightView[] =>
  view.knights.filter((each) => each.seat === seat)

/** The knight a seat looks through: whose turn it is if it is its own, else its first. */
export function ownOf(view: View, seat: number | null): KnightView | null {
  const own = ledBy(view, seat)
  const active = view.knights[view.active]
  return (active && own.includes(active) ? active : own[0]) ?? null
}
