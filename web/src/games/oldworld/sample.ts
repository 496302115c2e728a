/** A position for the pages on how to play: nobody sits there, but everything can be drawn. */
import type { Desk } from '../../lib/desk.svelte'
import type { Book } from '../../lib/protocol.gen'
import type { Voice } from '../../lib/voice'
import { SEAT_COLOUR } from './data'
import type { Harm, PlayerView, School, Threat, View } from './types.gen'

const player = (school: School, at: number, more: Partial<PlayerView> = {}): PlayerView => ({
  school,
  at,
  gold: 3,
  hand: null,
  held: 3,
  deck: null,
  left: 7,
  discard: [],
  skills: [2, 2, 1, 2],
  level: 1,
  shield: 2,
  most_shield: 2,
  potions: [],
  most_potions: 4,
  marker: 0,
  trophies: [],
  kept: [],
  trails: [],
  tracking: {},
  quests: [],
  ...more,
})

const VIEW: View = {
  me: 0,
  players: [
    player('wolf', 9, { hand: ['WOLF-1', 'WOLF-5', 'WOLF-8'], skills: [3, 2, 1, 2], trophies: ['harpy'], marker: 1 }),
    player('bear', 3),
    player('cat', 14),
  ],
  row: ['R2-1', 'B2-4', 'G0a-3', 'B0-3', 'R0-2', 'B1-1'],
  prices: { 'R2-1': 3, 'B2-4': 3, 'G0a-3': 0, 'B0-3': 0, 'R0-2': 0, 'B1-1': 0 },
  market: 40,
  potions: 20,
  city: 36,
  wilds: 36,
  lairs: { forest: 2, mountain: 12, water: 7 },
  beasts: { forest: 'barghest', mountain: 'fiend', water: 'water-hag' },
  tokens: { forest: 5, mountain: 5, water: 5 },
  monsters: {},
  extra: 0,
  mastery: {},
  tavern: -1,
  phase: 'roam',
  first: 0,
  active: 0,
  turn: 4,
  moved: false,
  acted: [],
  diced: [],
  refill: 0,
  fresh: 0,
  reading: [],
  ways: {},
  dice: [],
  hands: [],
  rival: -1,
  fight: null,
  combo: [],
  links: [],
  short: null,
  needed: '',
  ending: '',
}

const threat = (kind: Harm, n: number, cards: number): Threat => ({ kind, n, skill: '', cards })
const part = (of: string, damage: number, draw = 0) => ({ of, damage, shield: 0, draw })

/** The same table in the midst of a fight, three cards laid. */
const FIGHT: View = {
  ...VIEW,
  phase: 'deed',
  fight: {
    monster: 'fiend',
    place: 12,
    life: 10,
    most_life: 13,
    spent: [],
    sides: [{ seat: 0, turns: 1, potions: 0, most_potions: 1, drunk: [], used: [], specialty: 1, ready: true }],
    now: 0,
    step: 'combo',
    announcer: 1,
    combo: ['WOLF-9', 'R0-5', 'B1-1'],
    links: [-1, 0, 0],
    sum: {
      damage: 4,
      shield: 0,
      draw: 3,
      parts: [
        part('skill:combat', 0, 3),
        part('card:WOLF-9', 0, 1),
        part('card:R0-5', 2, -1),
        part('link:WOLF-9', 1),
        part('card:B1-1', 1),
      ],
      may: [],
      falls: 4,
      after: 2,
    },
    attack: [],
    threats: {
      charge: [threat('damage', 5, 6), threat('discard', 2, 2)],
      bite: [threat('damage', 3, 5), threat('burn', 1, 3)],
    },
    alone: false,
    blizzards: 0,
    lost: 0,
    bets: {},
  },
}

/** A desk with nobody at it: as much of one as the pieces look at. */
export function sampleDesk(book: Book, voice: Voice, fighting = false): Desk {
  const view = fighting ? FIGHT : VIEW
  const desk = {
    view,
    book,
    voice,
    game: null,
    ask: null,
    settled: null,
    state: null,
    events: [],
    marks: [],
    marked: new Set<string>(),
    lit: new Set<string>(),
    pointed: null,
    seats: [],
    mine: [],
    line: { events: [], foresight: () => null, wonder: () => undefined },
    colour: (seat: number) => SEAT_COLOUR[view.players[seat]?.school ?? ''] ?? 'none',
    letter: (seat: number) => voice.name('school', view.players[seat]?.school ?? '', 'short').slice(0, 1),
    props: () => ({ odds: () => null, refusal: () => null }),
    isMarked: () => false,
  }
  return desk as unknown as Desk
}
