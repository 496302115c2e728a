/** What the reader may want to look at once more: a story, a game of poker, the end of a fight. */
import type { Desk } from '../../../lib/desk.svelte'
import type { Numbered } from '../../../lib/protocol.gen'
import { type Ended, lastPoker } from '../poker/ranks'
import { eventOf } from '../rows'
import type { Event, View } from '../types.gen'
import { lastOutcome, type Tale } from './outcome'

/** How a fight ended, and what followed at once. */
export interface FightEnd {
  key: number
  seats: number[]
  events: Event[]
}

export type News =
  | { kind: 'story'; key: number; mine: boolean; tale: Tale }
  | { kind: 'poker'; key: number; mine: boolean; game: Ended }
  | { kind: 'fight'; key: number; mine: boolean; end: FightEnd }

const ENDS: Event['event'][] = ['won', 'driven-off', 'defeated', 'beat-witcher']
const AFTER: Event['event'][] = [
  'gained-gold',
  'got-potion',
  'trophy',
  'bet-paid',
  'got-trail',
  'took-from-row',
  'more-cards',
  'tavern-closed',
  'burned',
]

/** The end of the last fight: what follows it without anything else between. */
export function lastFight(events: readonly Numbered[]): FightEnd | null {
  const told = events.map(([, event]) => eventOf(event))
  const at = told.findLastIndex((event) => ENDS.includes(event.event))
  const first = told[at]
  if (!first) return null
  const rest = told.slice(at + 1)
  const stop = rest.findIndex((event) => event.event === 'turn-began' || event.event === 'bought')
  const after = (stop < 0 ? rest : rest.slice(0, stop)).filter((event) => AFTER.includes(event.event))
  return {
    key: events[at]![0],
    seats: ['seat' in first ? first.seat : null, 'loser' in first ? first.loser : null].filter((seat) => seat !== null),
    events: [first, ...after],
  }
}

/** The newest of these, until the reader's next turn begins; of others only stories. */
export function lastNews(desk: Desk): News | null {
  const view: View = desk.view
  const turn =
    desk.events.findLast(([, of]) => {
      const event = eventOf(of)
      return event.event === 'turn-began' && (view.me === null || event.seat === view.me)
    })?.[0] ?? 0
  const tale = view.reading.length ? null : lastOutcome(desk)
  const game = view.dice.length ? null : lastPoker(desk.events)
  const end = view.fight ? null : lastFight(desk.events)
  const all: News[] = []
  if (tale?.chapters.length) all.push({ kind: 'story', key: tale.key, mine: tale.seat === view.me, tale })
  if (game) all.push({ kind: 'poker', key: game.key, mine: game.seat === view.me || game.rival === view.me, game })
  if (end) all.push({ kind: 'fight', key: end.key, mine: view.me !== null && end.seats.includes(view.me), end })
  const wanted = all.filter((each) => each.key > turn && (each.mine || view.me === null || each.kind === 'story'))
  return wanted.sort((a, b) => b.key - a.key)[0] ?? null
}

/** "A pair against two pairs: you lose." */
export function pokerEnd(desk: Desk, { seat, won, hand, other, gold }: Ended): string {
  return desk.told({ event: 'poker-ended', seat, won, hand, other, gold })
}
