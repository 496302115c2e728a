import { oddsOf } from '../../lib/prompt'
import type { AskInfo, OddsInfo } from '../../lib/protocol.gen'

/** A chance in sight: of what, what it counts, and the best that may still come of it. */
export interface Shown {
  ref: string
  /** The place it is the chance of, where a place is told. */
  space: string
  odds: OddsInfo
  caption: 'web-odds-card' | 'web-odds-dice'
  best: number
}

/** The chance of what is pointed at; else the only one there is, or in an attempt the first. */
export function shownOf(ask: AskInfo | null, pointed: string | null, attempt: boolean): Shown | null {
  const chances = (ask?.options ?? []).filter((each) => each.odds)
  const meant = pointed ? oddsOf(ask, pointed) : null
  const of = meant ? chances.find((each) => each.odds === meant) : chances.length === 1 || attempt ? chances[0] : null
  const odds = of?.odds
  if (!odds) return null
  const ref = meant ? pointed! : (of.refs[0] ?? '')
  const space = [ref, ...of.refs].find((each) => each.startsWith('space:'))?.slice('space:'.length) ?? ''
  // Everything that may be done in an attempt leads to the same roll: one best for all.
  const best = Math.max(odds.best, ...(attempt ? chances.map((each) => each.odds!.best) : []))
  return { ref, space, odds, caption: attempt && ref.startsWith('card:') ? 'web-odds-card' : 'web-odds-dice', best }
}
