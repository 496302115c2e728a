import type { Cues } from '../../lib/theatre'
import type { Event as AnyEvent } from '../../lib/protocol.gen'
import { eventOf } from './rows'
import type { Event, View } from './types.gen'

/** How each event of Old World is played: see lib/theatre.ts. */
export const cues: Cues<Event> = {
  // setting up
  'first-player': 'beat',
  needed: 'beat',
  'school-taken': 'deed',
  lair: 'beat',
  appeared: 'with',
  'no-monster': 'with',
  // a turn
  'turn-began': 'beat',
  moved: 'deed',
  'gained-gold': 'with',
  'lost-gold': 'with',
  drew: 'deed',
  reshuffled: 'with',
  tossed: 'deed',
  milled: 'with',
  'took-back': 'with',
  'to-deck': 'with',
  'new-deck': 'with',
  burned: 'deed',
  'row-burned': 'with',
  'row-filled': 'with',
  'turned-up': 'deed',
  'took-from-row': 'deed',
  bought: 'deed',
  raised: 'deed',
  lowered: 'with',
  'level-up': 'with',
  'shield-set': 'with',
  'brews-mixed': 'with',
  'got-potion': 'with',
  poured: 'with',
  tracking: 'deed',
  'got-trail': 'with',
  'trail-lost': 'with',
  'tracking-lost': 'with',
  // poker: every throw, and who won
  'poker-began': 'beat',
  threw: 'leads',
  'poker-ended': 'stands',
  // stories: what came of them
  explored: 'deed',
  nothing: 'deed',
  'rolled-die': 'leads',
  tested: 'leads',
  measured: 'leads',
  outcome: 'stands',
  'event-read': 'stands',
  'passed-by': 'beat',
  'quest-taken': 'with',
  'no-quest': 'with',
  'quest-done': 'leads',
  kept: 'with',
  'used-up': 'with',
  'more-cards': 'with',
  // fights: blows of my own, and how each one ended
  'fight-began': 'beat',
  'challenge-began': 'beat',
  'bet-made': 'deed',
  'bet-paid': 'with',
  drank: 'deed',
  'used-perk': 'deed',
  peeked: 'deed',
  ability: 'with',
  led: 'leads',
  'combo-laid': 'mine',
  damaged: 'with',
  hurt: 'with',
  announced: 'leads',
  revealed: 'leads',
  attacked: 'mine',
  won: 'stands',
  'driven-off': 'stands',
  defeated: 'stands',
  'beat-witcher': 'stands',
  trophy: 'with',
  meditated: 'stands',
  'tavern-closed': 'with',
  ended: 'beat',
  'taken-back': 'beat',
}

/** A blow concerns those who fight: the monster's cards name nobody, and no cards are no blow. */
export function concerns(of: AnyEvent, view: unknown, me: number): boolean {
  const event = eventOf(of)
  if (event.event === 'combo-laid' && !event.cards.length) return false
  if ('seat' in event && event.seat === me) return true
  return (view as View).fight?.sides.some((side) => side.seat === me) ?? false
}

/** Cards that a blow takes from a hand are no deed of whoever is struck. */
export function owed(of: AnyEvent, to: AnyEvent): boolean {
  const [event, blow] = [eventOf(of), eventOf(to)]
  if (event.event !== 'tossed' && event.event !== 'burned') return false
  return blow.event === 'attacked' || (blow.event === 'combo-laid' && blow.seat !== event.seat)
}
