/** Hands of poker on dice, and what the dice of a game show. */
import type { AskInfo, Numbered } from '../../../lib/protocol.gen'
import { eventOf, optionOf } from '../rows'
import type { Event, Facts, View } from '../types.gen'

/** An example of each hand. */
export const EXAMPLES: Record<string, number[]> = {
  nothing: [1, 2, 3, 4, 6],
  pair: [5, 5],
  'two-pairs': [5, 5, 2, 2],
  three: [4, 4, 4],
  'small-straight': [1, 2, 3, 4, 5],
  'large-straight': [2, 3, 4, 5, 6],
  'full-house': [6, 6, 6, 3, 3],
  four: [2, 2, 2, 2],
  five: [6, 6, 6, 6, 6],
}

export interface Row {
  /** The first die of the row, as the table counts. */
  start: number
  dice: number[]
  hand: string
  /** Whose dice they are; null: the townsfolk's. */
  seat: number | null
}

/** The rows of dice: the one who sat down, then the other; alone there is only one. */
export function rows(view: View, { dice }: Facts): Row[] {
  const seats = [view.active, view.rival >= 0 ? view.rival : null]
  return view.hands.map((hand, at) => ({
    start: at * dice,
    dice: view.dice.slice(at * dice, (at + 1) * dice),
    hand,
    seat: seats[at] ?? null,
  }))
}

/** Which row lies before the reader: the one they are asked about, their own, else the first. */
export function nearest(all: readonly Row[], ask: AskInfo | null, me: number | null): Row | null {
  const first = ask?.options[0] && optionOf(ask.options[0])
  const die = first?.do === 'roll' ? first.die : -1
  return (
    all.find((row) => die >= row.start && die < row.start + row.dice.length) ??
    all.find((row) => me !== null && row.seat === me) ??
    all[0] ??
    null
  )
}

/** Which dice make up a hand: those that are not loose. */
export function counting(dice: readonly number[], hand: string): boolean[] {
  if (hand === 'nothing') return dice.map(() => false)
  if (hand.endsWith('straight')) return dice.map(() => true)
  return dice.map((face) => dice.filter((each) => each === face).length > 1)
}

export interface Ended {
  key: number
  seat: number
  won: boolean
  hand: string
  other: string
  gold: number
  mine: number[]
  theirs: number[]
  rival: number | null
}

/** The last game of poker that is over, with the dice as they lay. */
export function lastPoker(events: readonly Numbered[]): Ended | null {
  const told = events.map(([key, event]): [number, Event] => [key, eventOf(event)])
  const at = told.findLastIndex(([, event]) => event.event === 'poker-ended')
  const from = told.slice(0, at + 1).findLastIndex(([, event]) => event.event === 'poker-began')
  const [key, ended] = told[at] ?? [0, null]
  const [, began] = told[from] ?? [0, null]
  if (ended?.event !== 'poker-ended' || began?.event !== 'poker-began') return null
  const thrown = (mine: boolean) =>
    told.slice(from, at).reduce<number[]>((last, [, event]) => {
      return event.event === 'threw' && event.mine === mine ? event.dice : last
    }, [])
  const { seat, won, hand, other, gold } = ended
  return { key, seat, won, hand, other, gold, mine: thrown(true), theirs: thrown(false), rival: began.opponent }
}
