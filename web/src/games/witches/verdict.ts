/** The end of an attempt, put together from what was told of it. */
import type { Book, Numbered } from '../../lib/protocol.gen'
import type { Beat } from '../../lib/theatre'
import type { Voice } from '../../lib/voice'
import type { Part } from '../../pieces/theatre/PartsBar.svelte'
import { cardRow, eventOf, factsOf, tokenRow } from './rows'
import type { Event, View } from './types.gen'

type Told<Name extends Event['event']> = Extract<Event, { event: Name }>
export type Ending = Told<'solved'> | Told<'solved-at-once'> | Told<'failed'>

/** From so many to so many. */
export interface Change {
  from: number
  to: number
}

export interface Verdict {
  of: Ending
  at: string
  solved: boolean
  /** The pairs of dice as they lay in the end. */
  pairs: number[][]
  parts: Part[]
  points: Change
  /** Cackles, and what for: faces of dice, magic, failing. */
  cackles: Change & { dice: number; magic: number; failing: number }
  crises: Change
  /** What else came of it. */
  more: Event[]
}

const BOXED: Event['event'][] = ['cackled', 'cackle-taken', 'crisis']
const COLOURS = { dice: 'linear-gradient(#fbf1d4, #dcc794)', hard: '#7a56a8', bonus: '#3d6a2a' }
const INK = '#26190e'

/** What was told of an attempt, from its beginning to its verdict. */
function story(events: readonly Numbered[], verdict: Ending): Event[] {
  const told = events.map(([, event]) => eventOf(event))
  const end = told.findLastIndex((event) => event === verdict)
  const began = told.slice(0, end).findLastIndex((event) => event.event === 'attempted')
  return told.slice(Math.max(0, began), end)
}

/** The dice in pairs; a pair rolled again lies as it fell last. */
function pairsOf(told: readonly Event[]): number[][] {
  const pairs: number[][] = []
  for (const event of told) {
    if (event.event === 'rolled') pairs.push(event.dice)
    else if (event.event === 'rerolled') pairs[pairs.length - 1] = event.dice
  }
  return pairs
}

/** The last attempt at which dice were rolled: whose, how they lay, and what it came to once that is known. */
export function lastRoll(
  events: readonly Numbered[],
): { seat: number; pairs: number[][]; total: number | null } | null {
  const told = events.map(([, event]) => eventOf(event))
  const rolled = told.findLastIndex((event) => event.event === 'rolled')
  const first = told[rolled]
  if (first?.event !== 'rolled') return null
  const began = told.slice(0, rolled).findLastIndex((event) => event.event === 'attempted')
  const attempt = told.slice(Math.max(0, began))
  const ended = attempt.find((event) => event.event === 'solved' || event.event === 'failed')
  return { seat: first.seat, pairs: pairsOf(attempt), total: ended ? ended.total : null }
}

/** What cards and tokens added, each by its name. */
function added(told: readonly Event[], book: Book, voice: Voice): Part[] {
  return told.flatMap((event): Part[] => {
    if (event.event === 'lent') {
      const symbol = cardRow(book, event.card)?.symbol ?? 'headology'
      return [{ n: event.plus, label: voice.name('card', event.card), colour: `var(--${symbol})` }]
    }
    if (event.event === 'token-lent')
      return [{ n: factsOf(book).symbols.magic ?? 0, label: voice.say('symbol-magic'), colour: 'var(--magic)' }]
    const row = event.event === 'played' ? cardRow(book, event.card) : null
    return row?.benefit === 'bonus' ? [{ n: row.amount, label: voice.name('card', row.id), colour: COLOURS.bonus }] : []
  })
}

/** All that is added up; what is left of the total is for hard problems solved before. */
function partsOf(of: Ending, told: readonly Event[], book: Book, voice: Voice): Part[] {
  if (of.event === 'solved-at-once') return []
  const dice = pairsOf(told)
    .flat()
    .reduce((sum, face) => sum + face, 0)
  const cards = added(told, book, voice)
  const hard = of.total - dice - cards.reduce((sum, part) => sum + part.n, 0)
  return [
    { n: dice, label: voice.say('web-witches-dice'), colour: COLOURS.dice, ink: INK },
    ...(hard > 0 ? [{ n: hard, label: voice.say('web-witches-hard-solved'), colour: COLOURS.hard }] : []),
    ...cards,
  ]
}

/** Whether an event is the end of an attempt. */
export const isEnding = (event: Event): event is Ending =>
  event.event === 'solved' || event.event === 'solved-at-once' || event.event === 'failed'

export function verdictOf(beat: Beat, events: readonly Numbered[], book: Book, voice: Voice): Verdict {
  const of = eventOf(beat.of) as Ending
  const view = beat.before.view as View
  const told = story(events, of)
  const began = told[0]
  const player = view.players[of.seat]
  const at = began?.event === 'attempted' ? began.at : (player?.at ?? '')
  const solved = of.event !== 'failed'
  const after = beat.events
    .map(([, event]) => eventOf(event))
    .slice(beat.events.findIndex(([, e]) => e === beat.of) + 1)
  const count = (name: Event['event']) =>
    after.filter((event) => event.event === name && 'seat' in event && event.seat === of.seat).length

  const points = player?.points ?? 0
  const won = (solved ? (tokenRow(book, of.token)?.points ?? 0) : 0) - count('aliss-taken')
  const had = player?.cackles ?? 0
  const got = count('cackled') + count('cackle-taken')
  const dice = pairsOf(told)
    .flat()
    .filter((face) => face === 0).length
  const magic = told.filter(
    (event) =>
      event.event === 'token-lent' || (event.event === 'lent' && cardRow(book, event.card)?.symbol === 'magic'),
  ).length
  const crises = view.crisis_pool
  const gone = [...(solved ? [at] : []), ...after.flatMap((event) => (event.event === 'magpyr-left' ? [event.at] : []))]
  const back = gone.reduce((sum, space) => sum + (view.problems[space]?.crises ?? 0), 0)
  const came = after.filter((event) => event.event === 'crisis').length
  return {
    of,
    at,
    solved,
    pairs: pairsOf(told),
    parts: partsOf(of, told, book, voice),
    points: { from: points, to: points + won },
    cackles: {
      from: had,
      to: had + got,
      dice: Math.min(got, dice),
      magic: Math.min(Math.max(0, got - dice), magic),
      failing: Math.max(0, got - dice - magic),
    },
    crises: { from: crises, to: crises + back - came },
    more: after.filter((event) => !BOXED.includes(event.event)),
  }
}
