import type { Event as AnyEvent } from '../../lib/protocol.gen'
import type { Cues } from '../../lib/theatre'
import { eventOf, seatOf } from './rows'
import { isLaid } from './scenes/stage/stage'
import type { Event, View } from './types.gen'

/** How each event of Waste Knights is played: see lib/theatre.ts. */
export const cues: Cues<Event> = {
  // setting up
  'first-player': 'beat',
  'knight-taken': 'deed',
  'vehicle-taken': 'with',
  'started-with': 'with',
  // rounds and turns
  'round-began': 'beat',
  'turn-began': 'beat',
  'time-moved': 'with',
  passed: 'deed',
  // on the road
  'set-out': 'deed',
  entered: 'deed',
  spared: 'with',
  'drew-threat': 'beat',
  'threat-yellow': 'with',
  'threats-back': 'with',
  'card-shown': 'mine',
  'not-here': 'with',
  peeked: 'deed',
  'deck-renewed': 'with',
  placed: 'with',
  // dice: what was rolled decides
  rolled: 'stands',
  'foe-rolled': 'mine',
  attacked: 'mine',
  rerolled: 'leads',
  decided: 'leads',
  // what somebody has
  gained: 'with',
  lost: 'with',
  'gear-gained': 'with',
  'gear-moved': 'deed',
  'gear-broke': 'with',
  'gear-fixed': 'with',
  'gear-gone': 'with',
  'gear-shown': 'with',
  hurt: 'with',
  irradiated: 'with',
  healed: 'with',
  'vehicle-hit': 'with',
  'vehicle-fixed': 'with',
  fell: 'stands',
  woke: 'mine',
  'wrecked-it': 'stands',
  overhauled: 'mine',
  cured: 'with',
  mended: 'with',
  eliminated: 'stands',
  experience: 'with',
  upgraded: 'deed',
  used: 'deed',
  // camp, finds, cities
  camped: 'deed',
  traded: 'deed',
  'deal-refused': 'beat',
  revealed: 'mine',
  'left-lying': 'deed',
  visited: 'deed',
  bought: 'deed',
  // fights: how each one ended
  'fight-began': 'beat',
  'duel-began': 'beat',
  wielded: 'deed',
  ambushed: 'leads',
  'foe-hurt': 'with',
  'fight-over': 'stands',
  'spoke-for-waste': 'beat',
  // stories: what is read stands, what was chosen leads to it
  'plot-began': 'all',
  'entry-read': 'mine',
  'read-alone': 'beat',
  words: 'mine',
  'way-taken': 'leads',
  voted: 'leads',
  did: 'deed',
  'token-put': 'with',
  'token-gone': 'with',
  'token-moved': 'with',
  'luck-given': 'with',
  noted: 'with',
  'special-turned': 'beat',
  renown: 'with',
  'patron-shown': 'beat',
  'tie-broken': 'beat',
  prayed: 'deed',
  sabotaged: 'mine',
  'city-gone': 'stands',
  ended: 'beat',
  'taken-back': 'beat',
}

/** Whose an event is: events name knights, and a seat leads them. */
export function whose(of: AnyEvent, view: View): number | null {
  const event = eventOf(of)
  if ('seat' in event) return event.seat
  return 'knight' in event && event.knight ? seatOf(view, event.knight) : null
}

/**
 * What is read aloud concerns everybody, unless its page lies open on the board; a card whoever drew it, unless it
 * lies there too; a blow both sides of a duel.
 */
export function concerns(of: AnyEvent, before: unknown, me: number, later: unknown): boolean {
  const event = eventOf(of)
  const [view, after] = [before as View, later as View]
  if (event.event === 'entry-read' || event.event === 'words') return !isOpen(event, after)
  const own = whose(event, view) === me
  if (event.event === 'card-shown') return own && isLaid(event.card) && after.card !== event.card
  if (event.event === 'revealed') return own && after.card !== event.find
  return own || (event.event === 'attacked' && duelled(view, after, me))
}

/** Whether a seat has a knight in the duel that is fought. */
function duelled(before: View, after: View, me: number): boolean {
  const fight = before.fight ?? after.fight
  const sides = fight && fight.rival >= 0 ? [fight.knight, fight.rival] : []
  return sides.some((at) => before.knights[at]?.seat === me)
}

/** Whether the page of a text is the one that lies open. */
function isOpen(event: { entry?: string; text?: string }, { reading }: View): boolean {
  const open = reading.at(-1)
  const told = event.entry ?? event.text ?? ''
  return open !== undefined && (told === open || new RegExp(`^${open}[-.]`).test(told))
}
