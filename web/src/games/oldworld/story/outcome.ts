/** What a story told so far: chapter by chapter, what was chosen, what came of it and what it brought. */
import type { Numbered } from '../../../lib/protocol.gen'
import type { Voice } from '../../../lib/voice'
import { eventOf } from '../rows'
import type { Event } from '../types.gen'

/** The words of a story, or of an event that has been read. */
export function storyWords(voice: Voice, story: string): { title: string; opening: string; a: string; b: string } {
  const part = (name: string) => (voice.has(`${story}.${name}`) ? voice.say(`${story}.${name}`) : '')
  return { title: part('title'), opening: voice.has(story) ? voice.say(story) : '', a: part('a'), b: part('b') }
}

/** A story or an event it led to. */
export interface Chapter {
  /** "city-01", "event-5" */
  story: string
  /** The way that was chosen; "" where there was no choice, or none yet. */
  way: '' | 'a' | 'b'
  /** What came of it ("city-01-a"); "" until it is told. */
  outcome: string
  die: number | null
  /** The skill that was asked for, with the sum where a die was thrown as well. */
  test: Event | null
  /** What happened by it. */
  brought: Event[]
}

export interface Tale {
  /** The number of the event it began with: its name. */
  key: number
  seat: number
  chapters: Chapter[]
}

const TESTS: Event['event'][] = ['tested', 'measured']
const BROUGHT: Event['event'][] = [
  'gained-gold',
  'lost-gold',
  'raised',
  'lowered',
  'level-up',
  'shield-set',
  'got-potion',
  'poured',
  'got-trail',
  'tracking',
  'quest-taken',
  'no-quest',
  'kept',
  'used-up',
  'drew',
  'tossed',
  'burned',
  'took-from-row',
  'moved',
  'more-cards',
  'combo-laid',
  'passed-by',
]

function chapter(story: string): Chapter {
  return { story, way: '', outcome: '', die: null, test: null, brought: [] }
}

/** The last story among these events, as far as it was told. */
export function lastTale(events: readonly Numbered[], until = Infinity): Tale | null {
  const told = events.map(([number, event]) => ({ number, event: eventOf(event) }))
  const at = told.findLastIndex(({ event }) => event.event === 'explored' || event.event === 'quest-done')
  const begun = told[at]
  if (begun?.event.event !== 'explored' && begun?.event.event !== 'quest-done') return null
  const tale: Tale = {
    key: begun.number,
    seat: begun.event.seat,
    chapters: begun.event.event === 'explored' ? [chapter(begun.event.story)] : [],
  }
  for (const { number, event } of told.slice(at + 1)) {
    if (number > until || event.event === 'turn-began') break
    tell(tale, event)
  }
  return tale
}

function tell(tale: Tale, event: Event): void {
  if (event.event === 'event-read') tale.chapters.push(chapter(event.outcome))
  const now = tale.chapters.at(-1)
  if (!now) return
  if (event.event === 'outcome') {
    now.outcome = event.outcome
    const way = now.outcome.slice(now.story.length + 1)
    now.way = way === 'a' || way === 'b' ? way : ''
  } else if (event.event === 'rolled-die') now.die = event.n
  else if (TESTS.includes(event.event)) now.test = event
  else if (BROUGHT.includes(event.event)) now.brought.push(event)
}
