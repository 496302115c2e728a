import { language, t } from './language.svelte'
import type { Clock, ClockInfo, TableInfo } from './protocol.gen'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const TIME = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const

/** When clocks came here: the server says how much is left, never what time it is. */
const came = new WeakMap<ClockInfo, number>()

function since(clock: ClockInfo, now: number): number {
  const at = came.get(clock) ?? now
  came.set(clock, at)
  return (now - at) / 1000
}

/** Seconds a chair has left, `now` as performance.now() has it; null where it has no clock. */
export function leftOf(clock: ClockInfo, seat: number, now: number): number | null {
  const gone = since(clock, now)
  const left = clock.left[seat] ?? null
  if (left === null || !clock.running.includes(seat) || clock.asleep?.includes(seat)) return left
  return Math.max(0, left - gone)
}

/** The chair whose time is to be shown: mine where it runs, else the one that runs out first. */
export function pressing(table: TableInfo, now: number): number | null {
  const { clock } = table
  if (!clock) return null
  const running = clock.running.toSorted((a, b) => leftOf(clock, a, now)! - leftOf(clock, b, now)!)
  return running.find((seat) => table.seats[seat]?.mine) ?? running[0] ?? null
}

/** How much of its time a chair has left, from 0 to 1. */
export const partOf = (clock: ClockInfo, left: number): number => Math.min(1, left / (clock.rule.minutes * MINUTE))

/** A quarter is left, or less. */
export const isLow = (part: number): boolean => part <= 0.25

/** "40 min left", as people say it. */
export function leftWords(left: number): string {
  if (left <= 0) return t('web-clock-over')
  if (left < MINUTE) return t('web-clock-moments-left')
  if (left < 2 * HOUR) return t('web-clock-minutes-left', { n: Math.floor(left / MINUTE) })
  if (left < 2 * DAY) return t('web-clock-hours-left', { n: Math.floor(left / HOUR) })
  return t('web-clock-days-left', { n: Math.floor(left / DAY) })
}

/** The same of a chair; at night, where nights do not count, that it rests. */
export const standsWords = (clock: ClockInfo, seat: number, left: number): string =>
  clock.asleep?.includes(seat) ? t('web-clock-asleep', { left: leftWords(left) }) : leftWords(left)

/** The same where room is scarce and seconds count: "4:07". */
export function leftDigits(left: number): string {
  if (left >= 10 * MINUTE) return leftWords(left)
  return `${Math.floor(left / MINUTE)}:${String(Math.floor(left % MINUTE)).padStart(2, '0')}`
}

/** "3 days". */
export function lengthWords(minutes: number): string {
  if (minutes % 1440 === 0 && minutes > 1440) return t('web-clock-days', { n: minutes / 1440 })
  if (minutes % 60 === 0) return t('web-clock-hours', { n: minutes / 60 })
  return t('web-clock-minutes', { n: minutes })
}

/** "24 hours a move". */
export const clockWords = (clock: Clock): string =>
  t(clock.per === 'move' ? 'web-clock-per-move' : 'web-clock-per-game', { time: lengthWords(clock.minutes) })

/** "20:14" of today, else "Sun 22:40", else "3 Nov". */
export function whenWords(seconds: number, now = new Date()): string {
  const then = new Date(seconds * 1000)
  const said = (format: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language.code, format).format(then)
  if (then.toDateString() === now.toDateString()) return said(TIME)
  const days = (now.getTime() - then.getTime()) / 86_400_000
  if (days < 6) return said({ weekday: 'short', ...TIME })
  return said({ day: 'numeric', month: 'short' })
}
