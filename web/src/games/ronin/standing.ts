/** What somebody at the table is doing, as a word and a mood. */
import type { Desk } from '../../lib/desk.svelte'
import type { View } from './types.gen'

export interface Standing {
  text: string
  mood: 'done' | 'wait' | 'calm'
}

/** In a secret choice who is ready; in the first step what each took; else who is on. */
export function standing(desk: Desk, seat: number): Standing | null {
  const view: View = desk.view
  const say = (id: string, args = {}) => desk.voice!.say(id, args)
  const waiting = desk.state?.waiting ?? []
  const automa = view.players[seat]?.automa ?? false
  if (['choose', 'keep', 'quest'].includes(view.phase)) {
    if (automa) return { text: say('web-ronin-automa'), mood: 'calm' }
    return waiting.includes(seat)
      ? { text: say('web-ronin-choosing'), mood: 'wait' }
      : { text: say('web-ronin-ready'), mood: 'done' }
  }
  if (waiting.includes(seat)) return { text: say('web-ronin-choosing'), mood: 'wait' }
  const slot = view.figures.indexOf(seat)
  if (view.phase === 'take' || view.phase === 'order') {
    if (slot >= 0) return { text: say('web-ronin-took-pair', { n: slot + 1 }), mood: 'done' }
    if (view.at_deck.includes(seat)) return { text: say('web-ronin-took-deck'), mood: 'done' }
    if (view.phase === 'take') return { text: say('web-ronin-to-come'), mood: 'calm' }
  }
  return automa ? { text: say('web-ronin-automa'), mood: 'calm' } : null
}

/** Who plays, in the order of the turn once there is one. */
export function peopleOf(view: View): number[] {
  const seats = view.order.length ? view.order : view.players.map((_, seat) => seat)
  return seats.filter((seat) => !view.players[seat]?.automa)
}

/** Whether the answers of this step are given in secret, all at once. */
export const secret = (view: View) => ['choose', 'keep', 'quest'].includes(view.phase)
