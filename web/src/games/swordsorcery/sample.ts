/** Positions for the pages on how to play, recorded from games: nobody sits there, but everything can be drawn. */
import type { Desk } from '../../lib/desk.svelte'
import { language } from '../../lib/language.svelte'
import { litRefs, stable } from '../../lib/prompt'
import type { AskInfo, Book, Option, Secrets } from '../../lib/protocol.gen'
import type { Voice } from '../../lib/voice'
import recorded from './sample.json'
import type { View } from './types.gen'

interface Position {
  view: View
  ask: AskInfo
  foresights: Record<string, unknown>
}
const { positions: POSITIONS, secrets: SECRETS } = recorded as unknown as {
  positions: Record<string, Position>
  secrets: Secrets
}

/** What the quest of these pictures calls its places, for a book in which that is not written. */
export function openBook(book: Book): Book {
  language.learn('swordsorcery', SECRETS.text)
  return { ...book, words: { ...book.words, ...SECRETS.words } }
}

/** A desk with nobody at it: as much of one as the pieces look at. */
export function sampleDesk(book: Book, voice: Voice, place: string, pointed: string | null = null): Desk {
  const { view, ask, foresights } = POSITIONS[place]!
  const known = new Map(Object.entries(foresights).map(([key, told]) => [stable(JSON.parse(key)), told]))
  const desk = {
    view,
    book,
    voice,
    game: null,
    ask,
    me: view.me,
    settled: null,
    state: null,
    events: [],
    marks: [],
    marked: new Set<string>(),
    lit: litRefs(ask),
    pointed,
    seats: [],
    mine: [],
    myTurn: true,
    looks: () => null,
    who: () => '',
    line: {
      events: [],
      plans: [],
      foresight: (_: AskInfo, answer: Option[]) => known.get(stable(answer)) ?? null,
      wonder: () => undefined,
    },
    label: ({ option }: { option: Option }) => voice.option(option),
    isMarked: () => false,
    touch: () => undefined,
    choose: () => undefined,
  }
  return desk as unknown as Desk
}
