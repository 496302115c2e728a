import { saysOf } from '../../lib/prompt'
import type { Event as AnyEvent, Book, OptionInfo } from '../../lib/protocol.gen'
import type { CardRow, Content, Event, Facts, Option } from './types.gen'

/** Whether an option says this, with these fields. */
export const says = saysOf<Option>()
/** The options, events, rows and numbers of this game in its own types. */
export const optionOf = (each: OptionInfo): Option => each.option as Option
export const eventOf = (event: AnyEvent): Event => event as Event
export const contentOf = (book: Book): Content => book.content as unknown as Content
export const factsOf = (book: Book): Facts => book.facts as unknown as Facts

export const tokenRow = (book: Book, id: string) => contentOf(book).tokens[id] ?? null
export const cardRow = (book: Book, id: number) => contentOf(book).cards[id] ?? null
export const witchRow = (book: Book, id: string) => contentOf(book).witches[id] ?? null

/** The area a space belongs to: `lancre-town-2` lies in `lancre-town`. */
export const areaOf = (space: string) => space.replace(/-\d$/, '')

/** The message that names a card's benefit; as words.py. */
export function benefitId(card: CardRow): string {
  if (card.benefit === 'bonus') return `benefit-bonus-${card.against || 'any'}`
  return `benefit-${card.benefit}${card.cackle ? '-cackle' : ''}`
}

/** What a card adds as a symbol between the rolls. */
export const symbolPlus = (book: Book, card: CardRow) => factsOf(book).symbols[card.symbol] ?? 0
