import { language, t } from './language.svelte'
import type { PastGame, TitleRecord } from './protocol.gen'

/** Where every rating begins. */
export const MIDDLE = 1500
const USUAL = { low: 1200, high: 1800 }

export interface Axis {
  low: number
  high: number
}

/** One axis for all titles: the usual one, wider where a band is. */
export function axisOf(titles: readonly TitleRecord[]): Axis {
  const told = titles.flatMap(({ rating }) => (rating?.settled ? [rating] : []))
  const low = Math.min(USUAL.low, ...told.map(({ middle, band }) => middle - band))
  const high = Math.max(USUAL.high, ...told.map(({ middle, band }) => middle + band))
  return { low: 100 * Math.floor(low / 100), high: 100 * Math.ceil(high / 100) }
}

const said = (seconds: number, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language.code, format).format(new Date(seconds * 1000))

/** "5 March 2026". */
export const dateWords = (seconds: number): string => said(seconds, { day: 'numeric', month: 'long', year: 'numeric' })

/** "today, 19:40", "yesterday", else "14 November". */
export function dayWords(seconds: number, now = new Date()): string {
  const then = new Date(seconds * 1000)
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  const days = Math.ceil((midnight.getTime() - then.getTime()) / 86_400_000)
  if (days > 1) {
    const year = then.getFullYear() === now.getFullYear() ? undefined : 'numeric'
    return said(seconds, { day: 'numeric', month: 'long', year })
  }
  const day = new Intl.RelativeTimeFormat(language.code, { numeric: 'auto' }).format(-Math.max(0, days), 'day')
  return days > 0 ? day : `${day}, ${said(seconds, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })}`
}

/** "34 points", or as the game counts. */
export function scoreWords(game: string, n: number): string {
  const cover = language.cover(game)
  return cover?.has('score') ? cover.say('score', { n }) : `${n} ${t('web-points', { n })}`
}

/** How a game ended for somebody, in a word. */
export function resultOf(game: PastGame): { word: string; look: '' | 'won' | 'go' } {
  if (game.kind === 'running') return { word: t('web-past-running'), look: 'go' }
  if (game.kind === 'left') return { word: t('web-past-left'), look: '' }
  if (game.kind === 'versus') return { word: t('web-past-place', { n: game.place }), look: game.won ? 'won' : '' }
  return { word: t(game.won ? 'web-past-won' : 'web-past-lost'), look: game.won ? 'won' : '' }
}

/** What there is to say of it: all scores against each other, else how it ended. */
export function toldOf(game: PastGame): string {
  if (game.kind === 'running') return game.table.turn ? t('web-past-turn', { n: game.table.turn }) : ''
  if (game.kind === 'versus') return game.scores.toSorted((a, b) => b - a).join(' : ')
  return game.ending[language.code] ?? ''
}
