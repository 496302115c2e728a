import type { Cues } from '../../lib/theatre'
import type { Event } from './types.gen'

/** How each event of The Witches is played: see lib/theatre.ts. */
export const cues: Cues<Event> = {
  // setting up
  'rolled-for-order': 'beat',
  'witch-taken': 'deed',
  'first-player': 'beat',
  started: 'deed',
  // a turn begins: its problem comes with it
  'turn-began': 'beat',
  revealed: 'with',
  appeared: 'with',
  'appeared-closed': 'with',
  'last-problem': 'with',
  crisis: 'with',
  'no-crisis': 'with',
  // on the way
  stayed: 'deed',
  walked: 'deed',
  flew: 'deed',
  vanished: 'deed',
  slipped: 'deed',
  looked: 'deed',
  'somebody-looked': 'deed',
  'turned-up': 'beat',
  'elves-loose': 'with',
  // an attempt: all of it belongs to its verdict, where that follows at once
  attempted: 'leads',
  rolled: 'leads',
  rerolled: 'leads',
  lent: 'leads',
  'token-lent': 'leads',
  played: 'leads',
  'pig-cured': 'leads',
  'three-played': 'leads',
  solved: 'stands',
  'solved-at-once': 'stands',
  failed: 'stands',
  // what follows it
  cackled: 'with',
  'cackle-taken': 'with',
  'aliss-taken': 'with',
  'no-aliss-left': 'with',
  'to-dungeon': 'with',
  wintered: 'with',
  'magpyr-left': 'with',
  ran: 'deed',
  retreated: 'deed',
  stumbled: 'deed',
  // the rest of a turn
  'tea-poured': 'deed',
  'cackles-returned': 'with',
  'crisis-helped': 'with',
  tossed: 'deed',
  drew: 'deed',
  'somebody-drew': 'deed',
  reshuffled: 'with',
  'waited-in-dungeon': 'deed',
  'left-dungeon': 'deed',
  ended: 'beat',
  'taken-back': 'beat',
}
