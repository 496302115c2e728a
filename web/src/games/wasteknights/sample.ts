/** Positions for the pages on how to play: nobody sits there, but everything can be drawn. */
import type { Desk } from '../../lib/desk.svelte'
import type { AskInfo, Book, Option as AnyOption } from '../../lib/protocol.gen'
import type { Voice } from '../../lib/voice'
import type { GearView, KnightView, Option, Throw, View } from './types.gen'

const gear = (card: string, broken = false): GearView => ({ card, broken, tuned: false })

const knight = (who: string, seat: number, at: string, more: Partial<KnightView> = {}): KnightView => ({
  seat,
  who,
  vehicle: 'off-roader',
  at,
  hands: [],
  armour: [],
  cargo: [],
  capacity: 4,
  fuel: 2,
  tank: 4,
  ammo: 3,
  med: 2,
  wounds: 0,
  infected: 0,
  health: 7,
  rad: 0,
  resist: 4,
  sick: 3,
  damage: 0,
  chassis: 4,
  injuries: [],
  fallen: false,
  breakdowns: [],
  wrecked: false,
  xp: 4,
  due: 0,
  upgrades: {},
  out: false,
  skills: { me: 'WWG', ra: 'WGB', dr: 'WGG', su: 'WGG', te: 'WW', ta: 'WWGG' },
  mp: 4,
  rate: 1,
  repair: 3,
  explore: 3,
  luck: [],
  threats: [],
  renown: 0,
  parts: 0,
  patron: null,
  ...more,
})

const JOHNNY = knight('johnny', 0, 'r6c4', {
  hands: [gear('S1')],
  armour: [gear('S5')],
  cargo: [gear('G01'), gear('G09', true), gear('S2')],
  wounds: 2,
  infected: 1,
  rad: 1,
  damage: 1,
})
const ZOE = knight('zoe', 1, 'r4c3', {
  vehicle: 'muscle-car',
  hands: [gear('S3', true)],
  cargo: [gear('G10')],
  wounds: 1,
})
const LOGAN = knight('logan', 2, 'r5c2', { vehicle: 'truck', health: 8, fallen: true, wounds: 8, injuries: ['J3'] })

/** On the road to the Bunkers, in the fifth round. */
const ROAD: View = {
  me: 0,
  adventure: 'a2',
  knights: [JOHNNY, ZOE, LOGAN],
  first: 0,
  active: 0,
  acting: 0,
  target: -1,
  round: 5,
  phase: 'turn',
  left: 2,
  acted: [],
  plot: 'p1',
  plot_round: 5,
  time: 6,
  clock: { start: 10, end: 1, step: -1 },
  events: [2, 5],
  tokens: { fortification: ['r7c0'] },
  deeds: [],
  actions: [],
  counted: {},
  keeps: [],
  read: [],
  supply: { fuel: 4, ammo: 5, med: 6 },
  decks: { dh: 31, bm: 24, finds: 17, gear: 42, injuries: 7, breakdowns: 8 },
  discards: {},
  bag: 9,
  dreamt: {},
  specials: [],
  commons: [],
  starting: [],
  reading: [],
  card: '',
  points: 0,
  offered: [],
  reach: [
    {
      way: ['r5c4', 'r5c5', 'r5c6', 'r6c7', 'r7c7', 'r7c8', 'r7c9', 'r7c10'],
      costs: [1, 0, 0, 1, 0, 0, 1, 2],
      burns: [0, 0, 0, 0, 0, 0, 0, 1],
      points: 5,
      fuel: 1,
      hazards: ['threat'],
      deck: 'bm',
    },
  ],
  drive: null,
  fight: null,
  roll: null,
  deal: null,
  ending: '',
  crowned: [],
}

const PLACES = {
  road: ROAD,
  event: { ...ROAD, card: 'V05', reach: [] },
  find: { ...ROAD, card: 'X05', points: 2, reach: [] },
  camp: { ...ROAD, knights: [JOHNNY, { ...ZOE, at: JOHNNY.at }], points: 3, acted: ['camp'], reach: [] },
  market: {
    ...ROAD,
    knights: [{ ...JOHNNY, at: 'r5c6' }],
    reach: [],
    deal: { partner: -1, offer: ['G13', 'G26', 'G33'], give: ['S2', 'ammo'], take: ['G13'], given: 3, taken: 3 },
  },
  fight: {
    ...ROAD,
    reach: [],
    fight: {
      knight: 0,
      enemy: 'E14',
      rival: -1,
      life: 6,
      wounds: 0,
      phase: 'ranged',
      weapons: { 0: 'S1' },
      attacked: [],
      tokens: ['T1'],
      felled: [],
      properties: [],
      foe_dice: 'GBR',
      foe_spread: [0.01, 0.04, 0.15, 0.29, 0.28, 0.16, 0.06, 0.01],
      armour: 'S5',
      stops: 1,
      dice: 'WGGB',
      spread: [0.06, 0.22, 0.32, 0.25, 0.11, 0.03, 0.01],
      breaks: 0.52,
    },
    roll: { knight: 0, kind: 'attack', skill: 'ra', need: 0, dice: 'WGGB', faces: ['S', 'F', 'SF', 'SS'], bonus: 0 },
  },
} satisfies Record<string, View>
export type Place = keyof typeof PLACES

/** What is asked there, where a picture shows what can be chosen. */
const ASKED: Partial<Record<Place, { about: string; options: Option[] }>> = {
  road: { about: 'action', options: [] },
  camp: {
    about: 'camp',
    options: [
      { do: 'treat', what: 'wounds' },
      { do: 'treat', what: 'rad' },
      { do: 'fix', knight: 'johnny', gear: 'G09', points: 1 },
      { do: 'fix', knight: 'zoe', gear: 'S3', points: 2 },
      { do: 'patch', knight: 'johnny', points: 1 },
    ],
  },
}

/** A check before it is made: Talk with a difficulty of 2. */
export const CHECK: Throw = {
  skill: 'ta',
  need: 2,
  dice: 'WWGG',
  faces: ['?', '?', '?', '?'],
  spread: [0.11, 0.33, 0.36, 0.17, 0.03],
  chance: 0.56,
  breaks: 0,
}

const askOf = (place: Place): AskInfo | null => {
  const asked = ASKED[place]
  return asked
    ? ({
        number: 1,
        seat: 0,
        rule: '',
        pick: null,
        refusals: [],
        about: asked.about,
        options: asked.options.map((option) => ({ option: option as unknown as AnyOption, refs: [], odds: null })),
      } as unknown as AskInfo)
    : null
}

/** A desk with nobody at it: as much of one as the pieces look at. */
export function sampleDesk(book: Book, voice: Voice, place: Place = 'road'): Desk {
  const view = PLACES[place]
  const ask = askOf(place)
  const desk = {
    view,
    book,
    voice,
    game: null,
    ask,
    me: 0,
    settled: null,
    state: null,
    events: [],
    marks: [],
    marked: new Set<string>(),
    lit: new Set<string>(),
    pointed: place === 'road' ? 'space:r7c10' : null,
    seats: [],
    mine: [],
    looks: () => null,
    who: () => '',
    line: { events: [], foresight: () => null, wonder: () => undefined },
    letter: (seat: number) => voice.name('knight', view.knights[seat]?.who ?? '', 'short').slice(0, 1),
    label: ({ option }: { option: AnyOption }) => voice.option(option),
    short: ({ option }: { option: AnyOption }) => voice.option(option),
    isMarked: () => false,
    touch: () => undefined,
    choose: () => undefined,
  }
  return desk as unknown as Desk
}
