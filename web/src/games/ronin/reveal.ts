/** What all laid at the same time, and what it brought so far. */
import type { Book } from '../../lib/protocol.gen'
import type { Beat } from '../../lib/theatre'
import { activeOf, cardOf, eventOf } from './rows'
import type { Event, View } from './types.gen'

/** What somebody laid, and the active symbols it brought. */
export interface Laid {
  seat: number
  cards: string[]
  left: number
  right: number
}

/** A track that rose by cups that met. */
export interface Rise {
  between: string[]
  from: number
  to: number
}

const told = (beat: Beat): Event[] => beat.events.map(([, event]) => eventOf(event))

/** Everybody's cards in the order of initiative, with their printed symbols and those gained by effects. */
export function revealOf(beat: Beat, book: Book): Laid[] {
  const active = activeOf(book, beat.before.view as View)
  const events = told(beat)
  return events.flatMap((laid): Laid[] => {
    if (laid.event !== 'laid') return []
    const gained = events.flatMap((event) =>
      event.event === 'gained-symbols' && event.seat === laid.seat ? Array<string>(event.n).fill(event.symbol) : [],
    )
    const all = [...laid.cards.flatMap((card) => cardOf(book, card).symbols), ...gained]
    const count = (symbol: string) => all.filter((each) => each === symbol).length
    return [{ seat: laid.seat, cards: laid.cards, left: count(active.left), right: count(active.right) }]
  })
}

/** Tracks that rose with it. */
export function risesOf(beat: Beat): Rise[] {
  return told(beat).flatMap((event) =>
    event.event === 'grew' ? [{ between: event.between, from: event.level - event.n, to: event.level }] : [],
  )
}
