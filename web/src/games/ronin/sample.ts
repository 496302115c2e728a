/** A position for the pages on how to play: nobody sits there, but everything can be drawn. */
import type { Desk } from '../../lib/desk.svelte'
import type { Book } from '../../lib/protocol.gen'
import type { Voice } from '../../lib/voice'
import { SEAT_COLOUR } from './data'
import type { PlayerView, View } from './types.gen'

const player = (character: string, row: string[], more: Partial<PlayerView> = {}): PlayerView => ({
  character,
  automa: false,
  hand: null,
  held: 5,
  known: [],
  row,
  lost: row.map(() => 0),
  first: row.length,
  tokens: [0, 0, 0, 0],
  counts: [0, 0, 0, 0],
  would: [0, 0],
  xp: 9,
  golden: null,
  vp: 5,
  points: [],
  partners: 0,
  lower: null,
  skills: [],
  ...more,
})

const VIEW: View = {
  me: 0,
  players: [
    player('ciri', ['CIR-1', 'B10', 'G06', 'Y02'], { tokens: [1, 0, 3, 0], counts: [4, 0, 6, 1], would: [6, 4] }),
    player('geralt', ['GER-1', 'GER-4']),
    player('yennefer', ['YEN-1', 'YEN-3']),
  ],
  tracks: [
    { board: 'a', level: 5, points: 4 },
    { board: 'a', level: 7, points: 6 },
    { board: 'a', level: 3, points: 2 },
  ],
  chapter_card: 'CH6',
  chapter: 1,
  chapters: 3,
  turn: 2,
  turns: 3,
  left: 'exploration',
  right: 'magic',
  deck: 24,
  discard: [],
  slots: [['R11', 'G09'], [], ['Y06', 'R14']],
  figures: [-1, 1, -1],
  at_deck: [2],
  order: [2, 1, 0],
  queue: [0],
  phase: 'take',
  begin: 0,
  ending: '',
}

/** A desk with nobody at it: as much of one as the pieces look at. */
export function sampleDesk(book: Book, voice: Voice): Desk {
  const desk = {
    view: VIEW,
    book,
    voice,
    ask: null,
    settled: null,
    state: null,
    marks: [],
    lit: new Set<string>(),
    pointed: null,
    seats: [],
    events: [],
    line: { events: [], foresight: () => null },
    colour: (seat: number) => SEAT_COLOUR[VIEW.players[seat]?.character ?? ''] ?? 'none',
    letter: (seat: number) => voice.say(`web-ronin-letter-${VIEW.players[seat]?.character}`),
    isMarked: () => false,
  }
  return desk as unknown as Desk
}
