/** Who stands where in a fight, and what of it a reader sees. */
import type { Desk } from '../../../lib/desk.svelte'
import type { Numbered } from '../../../lib/protocol.gen'
import type { SideView, View } from '../types.gen'
import { eventOf } from '../rows'
import { shortSums, type Sums, sums } from './sums'

export type Kind = 'monster' | 'duel' | 'short'

/** A story's short fight has no opponent on the table: only a combo. */
export const kindOf = (view: View): Kind => (view.fight ? (view.fight.monster ? 'monster' : 'duel') : 'short')

/** The witcher on the left: the reader if they fight, else the attacker; and the other of a duel. */
export function fighters(view: View): [number, number | null] {
  const seats = view.fight?.sides.map((side) => side.seat) ?? [view.active]
  const me = view.me !== null && seats.includes(view.me) ? view.me : seats[0]!
  return [me, seats.find((seat) => seat !== me) ?? null]
}

export const sideOf = (view: View, seat: number): SideView | null =>
  view.fight?.sides.find((side) => side.seat === seat) ?? null

/** Whose fight turn it is; null: the monster's, or nobody's yet. */
export const turnOf = (view: View): number | null =>
  view.fight ? (view.fight.sides[view.fight.now]?.seat ?? null) : view.active

const BEGINS = ['fight-began', 'challenge-began']

/** What happened in the fight under way. */
export function fightEvents(events: readonly Numbered[]): Numbered[] {
  const at = events.findLastIndex(([, event]) => BEGINS.includes(event.event))
  return at < 0 ? [] : events.slice(at)
}

/** The last fight card that was turned up, if nobody has laid a combo since. */
export function lastBlow(events: readonly Numbered[]): { attack: number; bite: boolean } | null {
  const of = fightEvents(events)
    .map(([, event]) => eventOf(event))
    .findLast((event) => event.event === 'attacked' || event.event === 'combo-laid')
  return of?.event === 'attacked' ? { attack: of.attack, bite: of.bite } : null
}

export interface Fight {
  /** The witcher on the left, and the other of a duel. */
  pair: [number, number | null]
  sums: Sums | null
  /** What falls on the foe if the combo is finished now; while it is being done, what is still to be chosen. */
  blow: number
  /** What falls on a witcher. */
  falls: (seat: number) => number
}

/** A fight as the rooms around the table show it. */
export function fightOf(desk: Desk): Fight {
  const view = desk.view as View
  const { fight } = view
  const turn = turnOf(view)
  const staked = fight?.step === 'bets' || fight?.step === 'start'
  const now = fight ? (staked ? null : sums(view)) : shortSums(view)
  const blow = fight && fight.step !== 'resolve' ? (now?.damage.falls ?? 0) : 0
  const losing = desk.ask?.about === 'lose-cards' ? desk.ask : null
  const falls = (seat: number) => {
    if (losing?.seat === seat) return losing.pick?.[0] ?? 0
    return fight && !fight.monster && turn !== null && turn !== seat ? blow : 0
  }
  return { pair: fighters(view), sums: now, blow, falls }
}
