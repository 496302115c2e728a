import type { Event as AnyEvent } from '../../lib/protocol.gen'
import type { Cues } from '../../lib/theatre'
import { eventOf, seatOfHero } from './rows'
import type { Event, View } from './types.gen'

/** How each event of Sword & Sorcery is played: see lib/theatre.ts. */
export const cues: Cues<Event> = {
  'hero-taken': 'deed',
  'hero-left': 'deed',
  learned: 'deed',
  'learned-talent': 'deed',
  lost: 'with',
  'round-began': 'beat',
  'time-phase': 'beat',
  'turn-began': 'beat',
  'turn-ended': 'with',
  'turn-skipped': 'beat',
  'event-phase': 'beat',
  'ranked-up': 'stands',
  'power-turned': 'with',
  walked: 'deed',
  stood: 'deed',
  dashed: 'deed',
  pushed: 'beat',
  evaded: 'beat',
  'no-strikes': 'with',
  hidden: 'with',
  unhidden: 'with',
  'door-opened': 'deed',
  'wall-placed': 'beat',
  'wall-fell': 'beat',
  'lock-taken': 'with',
  'chest-opened': 'mine',
  searched: 'mine',
  'ground-turned': 'with',
  'trap-drawn': 'mine',
  'trap-disarmed': 'with',
  saved: 'mine',
  'blind-failed': 'with',
  attacked: 'leads',
  supremacy: 'leads',
  rolled: 'leads',
  spent: 'leads',
  total: 'leads',
  aimed: 'leads',
  softened: 'leads',
  'armour-took': 'leads',
  'shields-took': 'leads',
  defended: 'leads',
  rerolled: 'leads',
  wounded: 'mine',
  unhurt: 'mine',
  interposed: 'leads',
  'ammo-used': 'leads',
  'ammo-lost': 'with',
  struck: 'with',
  recovered: 'with',
  immune: 'with',
  critical: 'beat',
  burning: 'with',
  'fire-lit': 'with',
  'fire-died': 'with',
  healed: 'with',
  shielded: 'with',
  'shields-back': 'with',
  boosted: 'with',
  'became-ghost': 'stands',
  dropped: 'with',
  returned: 'deed',
  raised: 'stands',
  shouted: 'deed',
  slain: 'beat',
  'companion-came': 'beat',
  'companion-died': 'beat',
  came: 'beat',
  'power-drawn': 'with',
  'nobody-came': 'beat',
  'gate-rolled': 'with',
  'shadow-turned': 'beat',
  'encounter-drawn': 'mine',
  'nobody-acts': 'beat',
  'encounters-shuffled': 'with',
  activated: 'beat',
  'stun-lost': 'beat',
  'step-skipped': 'with',
  'foe-power-used': 'beat',
  'master-flipped': 'stands',
  'priority-moved': 'with',
  provoked: 'deed',
  challenged: 'deed',
  left: 'beat',
  'power-used': 'deed',
  'innate-used': 'deed',
  'item-used': 'deed',
  'item-gone': 'with',
  awoke: 'deed',
  'fell-asleep': 'with',
  focused: 'deed',
  'got-item': 'deed',
  'no-room': 'with',
  wore: 'deed',
  'took-off': 'deed',
  'dropped-item': 'deed',
  gave: 'deed',
  paid: 'deed',
  crowns: 'with',
  shards: 'with',
  'got-key': 'with',
  'loot-turned': 'with',
  'treasure-drawn': 'mine',
  bought: 'deed',
  sold: 'deed',
  stashed: 'deed',
  forged: 'deed',
  'bet-made': 'beat',
  'visit-began': 'beat',
  'visit-ended': 'with',
  'event-drawn': 'stands',
  'event-gone': 'with',
  'story-gone': 'with',
  'sky-turned': 'beat',
  read: 'stands',
  words: 'stands',
  'way-taken': 'leads',
  voted: 'leads',
  'gate-turned': 'beat',
  'shrine-turned': 'beat',
  'token-placed': 'beat',
  'token-gone': 'with',
  'token-held': 'with',
  'shadow-placed': 'with',
  'shadow-gone': 'with',
  did: 'deed',
  'rule-woke': 'with',
  'rule-ended': 'with',
  counted: 'with',
  'gave-up': 'with',
  ended: 'stands',
  'taken-back': 'beat',
}

/** Whose an event is: events name heroes and figures, and a seat leads them. */
export function whose(of: AnyEvent, view: View): number | null {
  const event = eventOf(of)
  if ('seat' in event) return event.seat
  const refs = ['hero', 'by', 'figure', 'target', 'who'].flatMap((field) => {
    const value = (event as unknown as Record<string, unknown>)[field]
    return typeof value === 'string' ? [value] : []
  })
  for (const ref of refs) {
    const seat = seatOfHero(view, ref)
    if (seat !== null) return seat
  }
  return null
}

/**
 * A blow concerns who is struck and who strikes: when it is told the dice are off the table already, and an enemy is
 * struck by whoever has his turn. Any other result concerns whose it is.
 */
export function concerns(of: AnyEvent, view: unknown, me: number): boolean {
  const event = eventOf(of)
  const table = view as View
  if (event.event === 'encounter-drawn') return true
  if (event.event === 'unhurt' || (event.event === 'wounded' && event.cause === 'attack')) {
    const struck = seatOfHero(table, event.target)
    return (struck ?? seatOfHero(table, table.blow?.by || table.active)) === me
  }
  return whose(of, table) === me
}
