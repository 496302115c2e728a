import { knows, language, t } from './language.svelte'
import type { SeatState, TableInfo } from './protocol.gen'
import { others } from './seating'
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

/** With whom one sits at a table, in a phrase. */
export function company(table: TableInfo): string {
  const { names, bots, nameless, open } = others(table)
  const words = [
    ...names.map((name) => name || t('web-somebody')),
    ...bots.map((chair) => botName(chair, language.cover(table.game))),
  ]
  if (nameless) words.push(t('web-bots', { n: nameless }))
  if (open) words.push(t('web-open-chairs', { n: open }))
  return words.length ? t('web-with', { names: words.join(', ') }) : t('web-alone')
}
