/** What blows did: whose life went down, by how much, what armour stopped, who falls. */
import type { Numbered } from '../../../../lib/protocol.gen'
import type { Beat } from '../../../../lib/theatre'
import { eventOf } from '../../rows'
import type { View } from '../../types.gen'

/** Harm to one side in a beat, as cells of life. */
export interface Blow {
  kind: 'enemy' | 'knight'
  who: string
  /** All cells, those that were left before it, and those that are left now. */
  life: number
  before: number
  left: number
  blocked: number
}

const viewOf = (state: { view: unknown }): View => state.view as View

/** What was told between the table of a beat and one of its events. */
const since = (beat: Beat, events: readonly Numbered[], upto: number): Numbered[] =>
  events.filter(([number]) => number > beat.before.number && number < upto)

/** How many cells of life a knight had at a moment of a beat. */
function leftAt(beat: Beat, events: readonly Numbered[], upto: number, who: string): number {
  const row = viewOf(beat.before).knights.find((each) => each.who === who)
  const start = row ? row.health - row.wounds - row.infected : 0
  return since(beat, events, upto).reduce((left, [, told]) => {
    const event = eventOf(told)
    if (event.event === 'hurt' && event.knight === who) return Math.max(0, left - event.wounds - event.infected)
    if (event.event === 'healed' && event.knight === who) return left + event.wounds
    return left
  }, start)
}

/** The harm of a beat, in order. */
export function blowsIn(beat: Beat, events: readonly Numbered[]): Blow[] {
  return beat.events.flatMap(([number, told]): Blow[] => {
    const event = eventOf(told)
    if (event.event === 'foe-hurt') {
      const fight = viewOf(beat.before).fight ?? viewOf(beat.after).fight
      const before = event.left + event.n
      const life = Math.max(before, fight?.enemy === event.enemy ? fight.life : 0)
      return [{ kind: 'enemy', who: event.enemy, life, before, left: event.left, blocked: 0 }]
    }
    if (event.event !== 'hurt') return []
    const row = viewOf(beat.before).knights.find((each) => each.who === event.knight)
    const before = leftAt(beat, events, number, event.knight)
    const left = Math.max(0, before - event.wounds - event.infected)
    const { knight: who, blocked } = event
    return [{ kind: 'knight', who, life: row?.health ?? before, before, left, blocked }]
  })
}

/** What a won combat brings: told before its end, shown with it. */
const SPOILS = ['experience', 'gained', 'gear-gained', 'gear-shown', 'renown']

/** Whether the combat of a beat is over when all of its shot is told. */
export const isLast = (beat: Beat): boolean => viewOf(beat.after).fight === null

/** The spoils that lead to the end of a combat. */
export function spoilsOf(beat: Beat, events: readonly Numbered[]): Numbered[] {
  const before = since(beat, events, beat.events[0]![0])
  const dice = before.findLastIndex(([, { event }]) => event === 'attacked' || event === 'foe-rolled')
  return before.slice(dice + 1).filter(([, { event }]) => SPOILS.includes(event))
}

/** Whether an event belongs to the end of a combat rather than to the dice before it. */
export const isSpoil = (event: string): boolean => SPOILS.includes(event)
