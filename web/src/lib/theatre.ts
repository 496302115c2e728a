/** Beats: what happened, cut into pieces that are shown one after the other. */
import type { Event, Numbered, State } from './protocol.gen'

/**
 * How an event is played.
 *
 * `beat`: a beat of its own. `deed`: the same, but what I did myself is no news to me.
 * `with`: told together with the beat before. `leads`: told together with a result that follows
 * at once, else as a deed. `stands`: a result that stands until it is seen; `mine`: one that does
 * if it concerns me, else a beat. `all`: one that all bring about together stands once for all; `along`:
 * the same, but it belongs to another such that came just before.
 */
export type Cue = 'beat' | 'deed' | 'with' | 'leads' | 'stands' | 'mine' | 'all' | 'along'

/** What a game says of its events: every one of them has its place. */
export type Cues<E extends { event: string } = Event> = Record<E['event'], Cue>

/** A step of the story: some events, told in one breath. */
export interface Beat {
  events: Numbered[]
  /** The event that gives it its name and its scene. */
  of: Event
  stands: boolean
  /** My own deed: it needs no telling. */
  quiet: boolean
  seat: number | null
  /** The table before and after all that came with it, and the one to look at meanwhile. */
  before: State
  after: State
  shows: State
}

/** Two positions and what was told between them. */
export interface Shot {
  before: State
  after: State
  news: Numbered[]
}

export const PACES = ['slow', 'usual', 'quick', 'at-once'] as const
export type Pace = (typeof PACES)[number]

/**
 * Milliseconds of a beat, or of each word of its sentences where that is longer; of a result that stands (or until
 * it is seen), and of each word of a story told in it.
 */
export const LASTS: Record<Pace, { beat: number; line: number; stands: number; word: number }> = {
  slow: { beat: 1800, line: 200, stands: Infinity, word: 0 },
  usual: { beat: 900, line: 100, stands: 6000, word: 250 },
  quick: { beat: 400, line: 45, stands: 2500, word: 100 },
  'at-once': { beat: 0, line: 0, stands: 0, word: 0 },
}

/** A text of so many words is told, not read at a glance. */
const TOLD = 12

/** How many words of a scene are a story: names, numbers and verdicts are seen at once. */
export function storied(scene: Node): number {
  const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT)
  let words = 0
  while (walker.nextNode()) {
    const many = walker.currentNode.textContent?.match(/\p{L}+/gu)?.length ?? 0
    if (many >= TOLD) words += many
  }
  return words
}

/** Who did it, as far as an event says so. */
export const seatOf = (event: Event): number | null => (typeof event['seat'] === 'number' ? event['seat'] : null)

/** For a game that has no table of cues: dice stand, the rest is told as it comes. */
export const plainCue = (event: Event): Cue => (Array.isArray(event['dice']) ? 'stands' : 'deed')

type Draft = Omit<Beat, 'before' | 'after' | 'shows'> & { leads: boolean; all: boolean }

/** Whether an event belongs to the beat before it. */
function joins(last: Draft, cue: Cue, event: Event): boolean {
  if (cue === 'with') return true
  if (cue === 'along' && last.all) return true
  if (cue === 'all' || cue === 'along') return last.of.event === event.event
  return last.leads && cue !== 'beat' && cue !== 'deed'
}

/** Whether an event is about somebody; what lies `open` before his eyes needs no telling. */
export type Concern = boolean | 'open'

/** What comes after an event: what is still to be told, and whether the reader is asked something then. */
export interface Outlook {
  ahead: readonly Event[]
  asked: boolean
}

/** What the beats of a shot depend on, besides the cues. */
export interface Reader {
  me: number | null
  /** Who was last at it before. */
  whose?: number | null
  /** Whether an event is about the reader; by its seat unless the game knows better. `ahead` is still to be told. */
  concerns?: (event: Event, ahead: readonly Event[]) => Concern
  /** Who did it, where events name no seat. */
  doer?: (event: Event) => number | null
  /** Whether an event is what another brought about: it is told with it, whatever its cue. */
  owed?: (event: Event, to: Event) => boolean
}

/** The beats of a shot. */
export function beatsOf(
  { before, after, news }: Shot,
  cueOf: (event: Event) => Cue,
  { me, whose = null, concerns, doer = seatOf, owed }: Reader,
): Beat[] {
  const drafts: Draft[] = []
  const told = news.map(([, event]) => event)
  for (const [at, each] of news.entries()) {
    const event = each[1]
    const cue = cueOf(event)
    const mine = me !== null && doer(event) === me
    const about = cue === 'mine' && (concerns?.(event, told.slice(at + 1)) ?? mine)
    const stands = cue === 'stands' || cue === 'all' || cue === 'along' || about === true
    const last = drafts.at(-1)
    if (last && (joins(last, cue, event) || owed?.(event, last.of))) {
      last.events.push(each)
      if (cue === 'stands' || cue === 'mine') Object.assign(last, { of: event, stands, leads: false })
      last.quiet &&= (mine || about === 'open') && !last.stands
    } else {
      const seat = doer(event) ?? last?.seat ?? whose
      const quiet = about === 'open' || ((cue === 'deed' || cue === 'leads') && mine)
      drafts.push({ events: [each], of: event, stands, quiet, seat, leads: cue === 'leads', all: cue === 'all' })
    }
  }
  // The table changes when the last result has been seen, so that nothing is given away.
  const seen = drafts.findLastIndex((each) => each.stands)
  return drafts.map(({ leads: _, all: __, ...draft }, at) => ({
    ...draft,
    before,
    after,
    shows: at > seen ? after : before,
  }))
}

/** Beats to come of one seat, one after the other; `at` is the place of the first. */
export interface Group {
  seat: number | null
  at: number
  count: number
}

/** Whose beats are still to come, in order. */
export function groupsOf(queue: readonly Beat[]): Group[] {
  const out: Group[] = []
  queue.forEach(({ seat, quiet }, at) => {
    const last = out.at(-1)
    if (last && last.seat === seat) last.count++
    else if (!quiet) out.push({ seat, at, count: 1 })
  })
  return out
}

/** The number of the last event of a beat. */
export const lastOf = (beat: Beat): number => beat.events.at(-1)![0]
