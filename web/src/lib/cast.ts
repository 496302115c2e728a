import { knows, t } from './language.svelte'
import type { SeatState } from './protocol.gen'
import type { Voice } from './voice'

/** How somebody looks as whom a bot sits at a table: an icon, and a colour of seats (see --seat-*). */
export interface Looks {
  icon: string
  colour: string
}

export type Cast = Record<string, Looks>

/** Somebody of a world that nobody has drawn yet. */
export const STRANGER: Looks = { icon: 'tavern-sign', colour: 'brown' }

/** The name of who sits there as a bot; its kind, where nobody in particular does. */
export function botName(chair: SeatState, voice: Voice | null): string {
  const id = `cast-${chair.cast}`
  return chair.cast && voice?.has(id) ? voice.say(id) : t(`bot-${chair.bot}`)
}

/** How well a bot plays, in a word. */
export function strength(chair: SeatState): string {
  const id = `bot-${chair.bot}.short`
  return knows(id) ? t(id) : chair.bot
}

/** How somebody is, in a sentence; nothing of those nobody knows. */
export function manner(chair: SeatState, voice: Voice | null): string {
  const id = `cast-${chair.cast}.manner`
  return chair.cast && voice?.has(id) ? voice.say(id) : ''
}
