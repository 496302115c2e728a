/** A position for the pages on how to play: nobody sits there, but everything can be drawn. */
import type { Desk } from '../../lib/desk.svelte'
import type { PieceProps } from '../../lib/game'
import type { Book } from '../../lib/protocol.gen'
import type { Voice } from '../../lib/voice'
import type { PlayerView, ProblemView, View } from './types.gen'

const player = (witch: string, at: string, more: Partial<PlayerView> = {}): PlayerView => ({
  witch,
  at,
  cards: 4,
  limit: 4,
  hand: null,
  cackles: 1,
  aliss: 0,
  easy: ['sick-pig', 'fever'],
  side: [],
  hard: [],
  token: '',
  points: 4,
  bonus: 0,
  ...more,
})

const open = (token: string, target: number, crises = 0): ProblemView => ({ token, target, crises, closed: false })
const CLOSED: ProblemView = { token: null, target: null, crises: 0, closed: true }

const VIEW: View = {
  seat: 0,
  players: [
    player('tiffany', 'grannys-cottage', { hard: ['lankin', 'vlad'], bonus: 1, points: 12, token: 'invisibility' }),
    player('petulia', 'nanny-oggs-house', { cackles: 4, aliss: 1, token: 'pig' }),
  ],
  problems: {
    'bad-ass': open('broken-limb', 9, 1),
    'mad-wolf': open('sick-sheep', 6),
    'long-man': open('elf-king', 17),
    slice: CLOSED,
    'lancre-bridge': open('fever', 7),
    'magrats-cottage': CLOSED,
    'lancre-town-1': open('pregnancy', 8),
  },
  boxes: [
    { easy: [], hard: 0 },
    { easy: ['death'], hard: 1 },
    { easy: ['fever'], hard: 2 },
    { easy: ['sick-pig', 'fever'], hard: 1 },
    { easy: ['broken-limb'], hard: 1 },
    { easy: ['sick-sheep'], hard: 1 },
  ],
  deck: 31,
  discard: [],
  cackle_pool: 2,
  crisis_pool: 5,
  aliss_pool: 11,
  elves: 1,
  phase: 'move',
  active: 0,
  turn: 8,
  turns: 16,
  moves: 2,
  move: 1,
  most_moves: 2,
  extra: 0,
  steps: 0,
  invisible: false,
  must_leave: false,
  attempt: null,
  fail_cackles: [1, 2],
  ending: '',
}

/** Tiffany at a broken limb in crisis, two dice rolled, one headology added. */
const ATTEMPT: View = {
  ...VIEW,
  players: [{ ...VIEW.players[0]!, at: 'bad-ass' }, VIEW.players[1]!],
  attempt: { dice: [4, 0], symbols: 1, magic: 0, bonus: 0 },
}

/** Two witches over one pot. */
const TEA: View = { ...VIEW, players: [{ ...VIEW.players[0]!, at: 'nanny-oggs-house' }, VIEW.players[1]!] }

export const SAMPLES = { map: VIEW, attempt: ATTEMPT, tea: TEA } as const

/** What a component is given where nobody asks and nobody points. */
export const sampleProps = (book: Book, voice: Voice, view: View): PieceProps<View> => ({
  view,
  book,
  voice,
  asks: [],
  lit: new Set(),
  marked: new Set(),
  pointed: null,
  onpoint: () => undefined,
  onchoose: () => undefined,
  onanswer: () => undefined,
  events: [],
  odds: () => null,
  wonder: () => undefined,
  foresight: () => null,
  refusal: () => null,
})

/** A desk with nobody at it: as much of one as the pieces look at. */
export const sampleDesk = (book: Book, voice: Voice): Desk => ({ view: VIEW, book, voice }) as unknown as Desk
