import { oddsOf } from '../../lib/prompt'
import type { AskInfo, OddsInfo } from '../../lib/protocol.gen'

/** A chance in sight: of what, what it counts, and the best that may still come of it. */
export interface Shown {
  ref: string
  odds: OddsInfo
  caption: 'web-odds-card' | 'web-odds-dice'
  best: number
}

/** The chance of what is pointed at; else the only one there is, or in an attempt the first. */
export function shownOf(ask: AskInfo | null, pointed: string | null, attempt: boolean): Shown | null {
  const chances = (ask?.options ?? []).filter((each) => each.odds)
  const meant = pointed ? oddsOf(ask, pointed) : null
  const only = chances.length === 1 || attempt ? chances[0] : undefined
  const odds = meant ?? only?.odds
  if (!odds) return null
  const ref = meant ? pointed! : (only?.refs[0] ?? '')
  // Everything that may be done in an attempt leads to the same roll: one best for all.
  const best = Math.max(odds.best, ...(attempt ? chances.map((each) => each.odds!.best) : []))
  return { ref, odds, caption: ref.startsWith('card:') ? 'web-odds-card' : 'web-odds-dice', best }
}
