/** Hands of poker on dice, low to high, and what the dice of a game show. */
import type { AskInfo, Numbered } from '../../../lib/protocol'
import type { View } from '../types'

export const HANDS = [
  'nothing',
  'pair',
  'two-pairs',
  'three',
  'small-straight',
  'large-straight',
  'full-house',
  'four',
  'five',
]
/** What the townsfolk pay a lone witcher. */
export const SOLO_PAY = [0, 0, 1, 2, 3, 3, 4, 5, 6]
/** What lies on the table against somebody. */
export const POT = 3
export const DICE = 5

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
export function rows(view: View): Row[] {
  const seats = [view.active, view.rival >= 0 ? view.rival : null]
  return view.hands.map((hand, at) => ({
    start: at * DICE,
    dice: view.dice.slice(at * DICE, (at + 1) * DICE),
    hand,
    seat: seats[at] ?? null,
  }))
}

/** Which row lies before the reader: the one they are asked about, their own, else the first. */
export function nearest(all: readonly Row[], ask: AskInfo | null, me: number | null): Row | null {
  const die = ask?.about === 'reroll' ? Number(ask.options[0]?.option['die'] ?? -1) : -1
  return (
    all.find((row) => die >= row.start && die < row.start + DICE) ??
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
  const at = events.findLastIndex(([, event]) => event.event === 'poker-ended')
  const from = events.slice(0, at + 1).findLastIndex(([, event]) => event.event === 'poker-began')
  if (at < 0 || from < 0) return null
  const [key, ended] = events[at]!
  const thrown = (mine: boolean) =>
    (events.slice(from, at).findLast(([, event]) => event.event === 'threw' && event['mine'] === mine)?.[1]['dice'] ??
      []) as number[]
  const rival = events[from]![1]['opponent']
  return {
    key,
    seat: Number(ended['seat']),
    won: Boolean(ended['won']),
    hand: String(ended['hand']),
    other: String(ended['other']),
    gold: Number(ended['gold']),
    mine: thrown(true),
    theirs: thrown(false),
    rival: typeof rival === 'number' ? rival : null,
  }
}
