import { stable } from './prompt'
import type { Book, Event, Numbered, Odds, State } from './protocol.gen'

/**
 * The events a client has, made to catch up with a new state.
 *
 * Events come in order and may come twice (after a reconnect); what was taken back is cut off at
 * the number a `taken-back` event names.
 */
export function catchUp(have: readonly Numbered[], news: readonly Numbered[]): Numbered[] {
  let out = [...have]
  let last = out.at(-1)?.[0] ?? 0
  for (const [number, event] of news) {
    if (number <= last) continue
    if (event.event === 'taken-back') {
      const to = Number(event['to'] ?? 0)
      out = out.filter(([each]) => each <= to)
    }
    out.push([number, event])
    last = number
  }
  return out
}

/** A state whose question has its odds, which took long to work out. */
export function withOdds(state: State, found: Odds): State {
  const asks = state.asks.map((ask) =>
    ask.number === found.ask && ask.seat === found.seat
      ? { ...ask, options: ask.options.map((each, at) => ({ ...each, odds: found.odds[at] ?? null, soon: false })) }
      : ask,
  )
  return { ...state, asks }
}

/** Of words for things those that are not known yet, beside what is known of the same things. */
export function untold(known: Book['words'], told: Book['words']): Book['words'] {
  const whole = Object.entries(told).map(([ref, words]) => [ref, { ...known[ref], ...words }] as const)
  return Object.fromEntries(whole.filter(([ref, words]) => stable(words) !== stable(known[ref] ?? null)))
}

/** The number to say hello with: everything up to it is here. */
export function since(state: Pick<State, 'number'> | null): number {
  return state?.number ?? 0
}

/** How long to wait before the next try: longer each time, never in step with others. */
export function backoff(tries: number, chance = Math.random()): number {
  return Math.min(15000, 500 * 2 ** Math.min(tries, 6)) * (0.7 + 0.6 * chance)
}

export interface Chapter {
  turn: number
  seat: number | null
  /** What opened it; nothing did before the first turn. */
  began: Event | null
  events: Numbered[]
}

/** The log cut into turns; what happened before the first is turn 0. */
export function chapters(events: readonly Numbered[]): Chapter[] {
  const out: Chapter[] = []
  for (const each of events) {
    const event: Event = each[1]
    if (event.event === 'turn-began') {
      const seat = typeof event['seat'] === 'number' ? event['seat'] : null
      out.push({ turn: Number(event['turn']), seat, began: event, events: [] })
      continue
    }
    if (!out.length) out.push({ turn: 0, seat: null, began: null, events: [] })
    out.at(-1)!.events.push(each)
  }
  return out
}

/** Lines of a log as they were told: words that come to light later make none of them new. */
export class ToldOnce {
  private lines = new WeakMap<Event, { key: string; text: string }>()

  /** The line of an event, told anew only where the key is another one. */
  of(event: Event, key: string, tell: () => string): string {
    const kept = this.lines.get(event)
    if (kept?.key === key) return kept.text
    const text = tell()
    if (text) this.lines.set(event, { key, text })
    return text
  }
}
