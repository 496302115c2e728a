/** What has been told of the entry that is read, and who has voted for what. */
import type { Numbered } from '../../../../lib/protocol.gen'
import type { Voice } from '../../../../lib/voice'
import { eventOf } from '../../rows'
import type { Event } from '../../types.gen'

export interface Tale {
  entry: string
  /** Whose entry it is. */
  knight: string
  /** What was told after its opening, by the name of its text. */
  words: string[]
  /** The last way that was taken. */
  way: string
  /** Who voted for which way, in order. */
  votes: { knight: string; way: string }[]
  /** What came of it since the last choice: goods, harm, experience. */
  came: Event[]
  /** Its opening has been read: since then a way was taken, or something stood until it was seen. */
  begun: boolean
}

/** After these the opening is behind the reader. */
const BEGUN: readonly Event['event'][] = ['way-taken', 'rolled', 'special-turned', 'fight-over']

/** What comes of a story to a knight, and is told on its page. */
const CAME: readonly Event['event'][] = [
  'gained',
  'lost',
  'gear-gained',
  'gear-broke',
  'gear-fixed',
  'gear-gone',
  'hurt',
  'irradiated',
  'healed',
  'vehicle-hit',
  'vehicle-fixed',
  'experience',
  'renown',
  'luck-given',
  'noted',
  'drew-threat',
  'threat-yellow',
]

/** The last entry that was read, and all that was told of it since. */
export function taleOf(events: Numbered[], entry = ''): Tale | null {
  const began = events.findLastIndex(([, told]) => {
    const event = eventOf(told)
    return event.event === 'entry-read' && (!entry || event.entry === entry)
  })
  const read = began < 0 ? null : eventOf(events[began]![1])
  if (read?.event !== 'entry-read') return null
  const tale: Tale = { entry: read.entry, knight: read.knight, words: [], way: '', votes: [], came: [], begun: false }
  for (const [, told] of events.slice(began + 1)) {
    const event = eventOf(told)
    tale.begun ||= BEGUN.includes(event.event)
    // Knights who take the same way one after the other are told the same words.
    if (event.event === 'words') tale.words = [...new Set([...tale.words, event.text])]
    else if (event.event === 'voted') tale.votes.push({ knight: event.knight, way: event.way })
    else if (event.event === 'way-taken') {
      tale.way = event.way
      tale.votes = []
      tale.came = []
    } else if (CAME.includes(event.event)) tale.came.push(event)
  }
  return tale
}

/** A text in paragraphs. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/** The number of an entry in the book: `a2-41` is 41. */
export const numberOf = (entry: string): string => entry.split('-').at(-1) ?? ''

/** The letter of a way on its page: its own, `a2-41.b` is B; ways of cards by their first letter. */
export const letterOf = (way: string, voice: Voice): string =>
  voice.say('web-wasteknights-letter', {
    n: Math.max(0, 'abcdefgh'.indexOf((way.split('.').at(-1) ?? 'a').slice(0, 1))),
  })
