import type { Event as AnyEvent } from '../../lib/protocol.gen'
import type { Concern, Cues, Outlook } from '../../lib/theatre'
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
  'special-turned': 'stands',
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
 * What is read aloud concerns everybody, unless its page lies open on the board and they are asked something: then its
 * words need no telling. What is read before dice fall is read before them. A card concerns whoever drew it, unless it
 * lies there too; a blow both sides of a duel.
 */
export function concerns(
  of: AnyEvent,
  before: unknown,
  me: number,
  later: unknown,
  { ahead, asked }: Outlook,
): Concern {
  const event = eventOf(of)
  const [view, after] = [before as View, later as View]
  if (event.event === 'entry-read' || event.event === 'words') {
    if (!asked || !isOpen(event, after) || ahead.some(isResult)) return true
    return event.event === 'words' ? 'open' : false
  }
  const own = whose(event, view) === me
  if (event.event === 'card-shown') return own && isLaid(event.card) && !isSeen(event.card, after)
  if (event.event === 'revealed') return own && !isSeen(event.find, after)
  return own || (event.event === 'attacked' && duelled(view, after, me))
}

/** Whether something stands of itself, whoever looks. */
const isResult = ({ event }: AnyEvent): boolean => cues[event as keyof typeof cues] === 'stands'

/** Whether a seat has a knight in the duel that is fought. */
function duelled(before: View, after: View, me: number): boolean {
  const fight = before.fight ?? after.fight
  const sides = fight && fight.rival >= 0 ? [fight.knight, fight.rival] : []
  return sides.some((at) => before.knights[at]?.seat === me)
}

/** Whether a card lies on the board: nothing else took its place. */
const isSeen = (name: string, { card, reading, fight, deal }: View): boolean =>
  card === name && !reading.length && !fight && !deal

/** Whether the page of a text is the one that lies open; a combat or a market lies over it. */
function isOpen(event: { entry?: string; text?: string }, { reading, fight, deal }: View): boolean {
  if (fight || deal) return false
  const open = reading.at(-1)
  const told = event.entry ?? event.text ?? ''
  return open !== undefined && (told === open || new RegExp(`^${open}[-.]`).test(told))
}
