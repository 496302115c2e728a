/** Who sits where, seen from a seat; and what lies between two. */
import type { Event, Numbered } from '../../lib/protocol'
import { CUP, TOP } from './data'
import { cardOf } from './rows'
import type { Book } from '../../lib/protocol'
import type { View } from './types'

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

/** Points at the end for a level of a board. */
export function worth(book: Book, board: string, level: number): number {
  const points: Record<string, number> = book.content['boards']?.[board]?.points ?? {}
  return Math.max(0, ...Object.entries(points).flatMap(([space, n]) => (Number(space) <= level ? [n] : [])))
}

/** Which of a seat's two tracks counts at the end: the lower, of equal ones the one worth less. */
export function lowerTrack(view: View, book: Book, seat: number): number | null {
  const tracks = (['left', 'right'] as const)
    .map((side) => trackOn(view, seat, side))
    .filter((track) => view.tracks[track]?.board)
  const value = (track: number) => {
    const { board, level } = view.tracks[track]!
    return level * (TOP * 2) + worth(book, board, level)
  }
  return tracks.sort((a, b) => value(a) - value(b))[0] ?? null
}

/** Whether the cup of a card in somebody's timeline is open, and points at this seat. */
export function cupFor(view: View, book: Book, owner: number, at: number, seat: number): boolean {
  const player = view.players[owner]!
  const row = cardOf(book, player.row[at]!)
  if (!row.cup || player.lost[at]! & CUP) return false
  const n = view.players.length
  return (row.cup === 'left' ? (owner + 1) % n : (owner + n - 1) % n) === seat
}

/** What was taken from each slot this turn, as far as it was told. */
export function takenPairs(events: readonly Numbered[]): Record<number, string[]> {
  const out: Record<number, string[]> = {}
  for (let at = events.length - 1; at >= 0; at--) {
    const event: Event = events[at]![1]
    if (event.event === 'turn-began') break
    if (event.event === 'took-pair') out[Number(event['slot'])] = event['cards'] as string[]
  }
  return out
}
