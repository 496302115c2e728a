/** Who sits where, seen from a seat; and what lies between two. */
import type { Desk } from '../../lib/desk.svelte'
import type { Numbered, OptionInfo } from '../../lib/protocol.gen'
import { cardOf, eventOf, factsOf } from './rows'
import type { Book } from '../../lib/protocol.gen'
import type { View } from './types.gen'

export interface Seating {
  me: number
  left: number
  right: number
  /** The others, as one sees them from left to right. */
  across: number[]
}

/** Seats go clockwise, so the left neighbour is the next one. A looker-on sits with the first. */
export function seating(view: View): Seating {
  const n = view.players.length
  const me = view.me ?? 0
  const across = Array.from({ length: Math.max(0, n - 3) }, (_, at) => (me + 2 + at) % n)
  return { me, left: (me + 1) % n, right: (me + n - 1) % n, across }
}

/** The track on a side of a seat: its own number on the left, its right neighbour's on the right. */
export function trackOn(view: View, seat: number, side: 'left' | 'right'): number {
  return side === 'left' ? seat : (seat + view.players.length - 1) % view.players.length
}

/** Whether the cup of a card in somebody's timeline is open, and points at this seat. */
export function cupFor(view: View, book: Book, owner: number, at: number, seat: number): boolean {
  const player = view.players[owner]!
  const row = cardOf(book, player.row[at]!)
  if (!row.cup || player.lost[at]! & factsOf(book).cup) return false
  const n = view.players.length
  return (row.cup === 'left' ? (owner + 1) % n : (owner + n - 1) % n) === seat
}

/** What was taken from each slot this turn, as far as it was told. */
export function takenPairs(events: readonly Numbered[]): Record<number, string[]> {
  const out: Record<number, string[]> = {}
  for (let at = events.length - 1; at >= 0; at--) {
    const event = eventOf(events[at]![1])
    if (event.event === 'turn-began') break
    if (event.event === 'took-pair') out[event.slot] = event.cards
  }
  return out
}

/** Things on offer that lie nowhere else: they take the board's place. */
export const offered = (desk: Desk): OptionInfo[] =>
  (desk.ask?.options ?? []).filter((each) => ['take-character', 'take-board', 'pick'].includes(each.option.do))

/** Whether two cards are being chosen in secret, or have been. */
export const picking = (desk: Desk): boolean => desk.me !== null && (desk.ask ?? desk.settled)?.about === 'play'

/** Whether cards of the hand can be chosen. */
export const fromHand = (desk: Desk): boolean =>
  picking(desk) || (desk.ask?.options.some((each) => ['toss', 'swap-in', 'play'].includes(each.option.do)) ?? false)
