/** Who stands where in a fight, and what of it a reader sees. */
import type { Numbered } from '../../../lib/protocol'
import type { SideView, View } from '../types'
import { LONG } from './combo'

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

/** How often a specialty may be used in a fight. */
export function specialtyLeft(view: View, seat: number): boolean {
  const times = sideOf(view, seat)?.used.filter((each) => each === 'specialty').length ?? 0
  return times === 0 || (times === 1 && (view.players[seat]?.trophies.includes('skill-specialty') ?? false))
}

/** Whether the condition of a specialty that waits for one is met. */
export function specialtyMet(view: View, seat: number): boolean {
  const player = view.players[seat]
  const fight = view.fight
  if (!player || !fight || !specialtyLeft(view, seat)) return false
  const own = turnOf(view) === seat
  if (player.school === 'wolf') return own && fight.combo.length >= LONG
  if (player.school === 'bear') return player.shield === 0
  if (player.school === 'viper') return own && fight.lost > 0
  if (player.school === 'cat') return own && (sideOf(view, seat)?.turns ?? 0) <= 1 && player.left > 0
  return own && player.discard.length > 0
}

const BEGINS = ['fight-began', 'challenge-began']

/** What happened in the fight under way. */
export function fightEvents(events: readonly Numbered[]): Numbered[] {
  const at = events.findLastIndex(([, event]) => BEGINS.includes(event.event))
  return at < 0 ? [] : events.slice(at)
}

/** The fight card that lies open while somebody chooses its half; null where the next one is hidden. */
export function openCard(events: readonly Numbered[]): number | null {
  const of = fightEvents(events).findLast(([, event]) => event.event === 'revealed' || event.event === 'attacked')?.[1]
  return of?.event === 'revealed' ? Number(of['attack']) : null
}

/** The last fight card that was turned up, if nobody has laid a combo since. */
export function lastBlow(events: readonly Numbered[]): { attack: number; bite: boolean } | null {
  const of = fightEvents(events).findLast(
    ([, event]) => event.event === 'attacked' || event.event === 'combo-laid',
  )?.[1]
  return of?.event === 'attacked' ? { attack: Number(of['attack']), bite: Boolean(of['bite']) } : null
}
