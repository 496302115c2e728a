/** What a beat of the theatre shows. */
import type { Event as AnyEvent, Numbered } from '../../../lib/protocol.gen'
import type { Beat } from '../../../lib/theatre'
import { eventOf } from '../rows'

/** An attack from the dice to the wounds, as it was told. */
export interface Told {
  by: string
  target: string
  weapon: string
  melee: boolean
  reason: string
  faces: string[]
  hits: number
  lethal: number
  softened: number
  armour: number
  magic: number
  guard: string[]
  wounds: number
  /** The row by which an enemy acts, its reason for this target. */
  row: string | null
  why: string
}
export type StageKind = 'blow' | 'page' | 'card' | 'ended' | 'plain'
export interface Shown {
  kind: 'event' | 'trap' | 'encounter' | 'item' | 'loot' | 'shadow' | 'crit'
  id: string
}

/** The blow a wound, or its absence, ends: read back to where the attack began. */
export const blowIn = (events: Numbered[], beat: Beat): Told | null =>
  blowOf(events, beat.events.at(-1)?.[0] ?? Infinity)

/** The last attack that was told of, up to an event. */
export function blowOf(events: Numbered[], last: number): Told | null {
  const past = events.filter(([n]) => n <= last).map(([, event]) => eventOf(event))
  const from = past.findLastIndex((event) => event.event === 'attacked')
  if (from < 0) return null
  const start = past[from]!
  if (start.event !== 'attacked') return null
  const out: Told = {
    by: start.by,
    target: start.target,
    weapon: start.weapon,
    melee: start.melee,
    reason: start.reason ?? '',
    faces: [],
    hits: 0,
    lethal: 0,
    softened: 0,
    armour: 0,
    magic: 0,
    guard: [],
    wounds: 0,
    row: null,
    why: '',
  }
  const called = past.slice(0, from).findLast((event) => event.event === 'activated')
  if (called?.event === 'activated' && called.figure === start.by) {
    out.row = called.row
    out.why = called.reason
  }
  for (const event of past.slice(from + 1)) collect(out, event)
  return out
}

function collect(out: Told, event: ReturnType<typeof eventOf>): void {
  if (event.event === 'rolled') out.faces = event.faces
  else if (event.event === 'rerolled' && event.who === out.by) out.faces = event.faces
  else if (event.event === 'rerolled') out.guard = event.faces
  else if (event.event === 'total') [out.hits, out.lethal] = [event.hits, event.lethal]
  else if (!('target' in event) || event.target !== out.target) return
  else if (event.event === 'softened') out.softened = event.n
  else if (event.event === 'armour-took') out.armour = event.n
  else if (event.event === 'shields-took') out.magic = event.n
  else if (event.event === 'defended') out.guard = event.faces
  else if (event.event === 'wounded') out.wounds = event.n
}

/** The paragraph or the words a beat reads. */
export function pageIn(beat: Beat): { paragraph: string; text: string } | null {
  const told = beat.events.map(([, event]) => eventOf(event))
  const words = told.findLast((event) => event.event === 'words')
  if (words?.event === 'words') return { paragraph: '', text: words.text }
  const read = told.findLast((event) => event.event === 'read')
  return read?.event === 'read' ? { paragraph: read.paragraph, text: '' } : null
}

/** The card a beat turns up. */
export function cardIn(beat: Beat): Shown | null {
  const event = eventOf(beat.of)
  switch (event.event) {
    case 'event-drawn':
    case 'sky-turned':
      return { kind: 'event', id: event.card }
    case 'encounter-drawn':
      return { kind: 'encounter', id: event.card }
    case 'trap-drawn':
      return { kind: 'trap', id: event.trap }
    case 'treasure-drawn':
      return { kind: 'item', id: event.item }
  }
  return null
}

/** What kind of scene a beat is. */
export function kindOf(beat: Beat): StageKind {
  const event = eventOf(beat.of)
  if (event.event === 'unhurt' || (event.event === 'wounded' && event.cause === 'attack')) return 'blow'
  if (pageIn(beat)) return 'page'
  if (cardIn(beat)) return 'card'
  return event.event === 'ended' ? 'ended' : 'plain'
}

/** Events a scene shows itself. */
const SHOWN = ['read', 'words', 'event-drawn', 'sky-turned', 'encounter-drawn', 'trap-drawn', 'treasure-drawn', 'ended']
const OF_A_BLOW = ['attacked', 'rolled', 'rerolled', 'total', 'softened', 'armour-took', 'shields-took', 'defended', 'wounded', 'unhurt', 'supremacy', 'spent'] // prettier-ignore

/** What else is told with a beat, besides what its scene shows. */
export const restOf = (beat: Beat): AnyEvent[] => {
  const hidden = kindOf(beat) === 'blow' ? [...SHOWN, ...OF_A_BLOW] : SHOWN
  return beat.events.map(([, event]) => event).filter((event) => !hidden.includes(event.event))
}
