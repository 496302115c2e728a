/** What a beat of the theatre shows. */
import type { Event as AnyEvent } from '../../../../lib/protocol.gen'
import type { Beat } from '../../../../lib/theatre'
import { eventOf } from '../../rows'

/** Dice that fell in a beat: whose, of what, and what they show now. */
export interface Thrown {
  who: 'knight' | 'foe'
  /** The knight who threw, or against whom the enemy did. */
  knight: string
  /** A weapon, an enemy, a skill. */
  name: string
  dice: string
  faces: string[]
  /** Successes and what was needed, where a check decided. */
  successes: number | null
  need: number
  ok: boolean | null
}

export type StageKind = 'dice' | 'page' | 'over' | 'card' | 'plain'

const thrownBy = (told: AnyEvent): Thrown | null => {
  const event = eventOf(told)
  switch (event.event) {
    case 'rolled':
      return {
        who: 'knight',
        knight: event.knight,
        name: event.skill,
        dice: event.dice,
        faces: event.faces,
        successes: event.successes,
        need: event.need,
        ok: event.ok,
      }
    case 'attacked':
      return {
        who: 'knight',
        knight: event.knight,
        name: event.gear ?? '',
        dice: event.dice,
        faces: event.faces,
        successes: event.successes,
        need: 0,
        ok: null,
      }
    case 'foe-rolled':
      return {
        who: 'foe',
        knight: event.knight,
        name: event.enemy,
        dice: event.dice,
        faces: event.faces,
        successes: null,
        need: 0,
        ok: null,
      }
  }
  return null
}

/** All dice of a beat, in order. */
export const thrownIn = (beat: Beat): Thrown[] =>
  beat.events.flatMap(([, event]) => {
    const found = thrownBy(event)
    return found ? [found] : []
  })

/** The find or the event that was turned up in a beat; an enemy has its combat, a letter its page. */
export function cardIn(beat: Beat): string {
  const event = eventOf(beat.of)
  const card = event.event === 'card-shown' ? event.card : event.event === 'revealed' ? event.find : ''
  return isLaid(card) ? card : ''
}

/** Whether a card lies on the table by itself. */
export const isLaid = (card: string): boolean => /^[XV]/.test(card)

/** What kind of scene a beat is. */
export function kindOf(beat: Beat): StageKind {
  const { event } = beat.of
  if (event === 'words' || event === 'entry-read') return 'page'
  if (event === 'fight-over') return 'over'
  if (cardIn(beat)) return 'card'
  return thrownIn(beat).length ? 'dice' : 'plain'
}

/** Events a scene tells itself: dice, pages. */
const SHOWN = [
  ...['rolled', 'attacked', 'foe-rolled', 'rerolled', 'foe-hurt', 'hurt'],
  ...['words', 'entry-read', 'way-taken', 'card-shown', 'revealed', 'fight-over'],
]

/** What else is told with a beat, besides what its scene shows. */
export const restOf = (beat: Beat): AnyEvent[] =>
  beat.events.map(([, event]) => event).filter((event) => !SHOWN.includes(event.event))
