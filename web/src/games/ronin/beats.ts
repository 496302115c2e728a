import type { Cues } from '../../lib/theatre'
import type { Event } from './types.gen'

/** How each event of Ronin is played: see lib/theatre.ts. */
export const cues: Cues<Event> = {
  // setting up
  'first-player': 'beat',
  'character-taken': 'deed',
  'automa-joined': 'beat',
  'board-laid': 'with',
  'order-set': 'with',
  // a chapter, a turn
  'chapter-began': 'beat',
  'turn-began': 'beat',
  swept: 'with',
  dealt: 'with',
  reshuffled: 'with',
  // taking cards
  'took-pair': 'deed',
  'took-deck': 'deed',
  drew: 'with',
  tossed: 'with',
  'moved-in-order': 'deed',
  // all show what they chose, and what it brings until somebody must decide again
  laid: 'along',
  'gained-symbols': 'with',
  'lost-symbols': 'with',
  fizzled: 'with',
  'gained-xp': 'with',
  'turned-golden': 'with',
  unlocked: 'with',
  'gained-vp': 'with',
  swapped: 'with',
  uncovered: 'with',
  grew: 'with',
  'cups-met': 'with',
  'used-skill': 'deed',
  'borrowed-skill': 'deed',
  // the end of a chapter, and of the game
  scored: 'all',
  kept: 'all',
  'quest-scored': 'all',
  'golden-scored': 'with',
  'partners-scored': 'with',
  ended: 'beat',
  'taken-back': 'beat',
}
