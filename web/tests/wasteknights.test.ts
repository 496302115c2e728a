import { describe, expect, it } from 'vitest'
import { concerns, whose } from '../src/games/wasteknights/beats'
import { corners, field, landOf, near, outlines } from '../src/games/wasteknights/map/hexes'
import { burning, marks, spaceLabel } from '../src/games/wasteknights/map/marks'
import { coastOf, roadsOf } from '../src/games/wasteknights/map/terrain'
import { aimed } from '../src/games/wasteknights/map/ways'
import { gearOf, ownOf } from '../src/games/wasteknights/rows'
import type { Facts, View, WayView } from '../src/games/wasteknights/types.gen'
import type { Desk } from '../src/lib/desk.svelte'
import type { Book } from '../src/lib/protocol.gen'

const space = (id: string, terrain = 'desert', more: Partial<Facts['spaces'][number]> = {}) => {
  const [row, column] = field(id)
  return { id, row, column, terrain, hazard: '', city: 0, name: '', ...more }
}
const facts = {
  spaces: [
    space('r2c2'),
    space('r2c3', 'highway'),
    space('r2c4', 'highway', { hazard: 'threat' }),
    space('r3c2', 'bush', { name: 'rustport', city: 1 }),
  ],
  craters: ['r3c3'],
} as unknown as Facts

const way = (...spaces: string[]): WayView => ({
  way: spaces,
  costs: spaces.map(() => 1),
  burns: spaces.map((_, n) => Number(n > 0)),
  points: spaces.length,
  fuel: spaces.length - 1,
  hazards: [],
  deck: 'dh',
})
const knight = (who: string, seat: number, at = 'r2c2') => ({
  who,
  seat,
  at,
  vehicle: 'bike',
  out: false,
  upgrades: {},
})
const view = {
  me: 0,
  active: 0,
  phase: 'turn',
  knights: [knight('johnny', 0), knight('zoe', 1, 'r2c3')],
  reach: [way('r2c3'), way('r2c3', 'r2c4')],
  deeds: [{ deed: 'a1-act-7', spaces: ['r3c2'] }],
  tokens: { plot: ['r3c2', 'r3c2'], su2: ['r2c4'] },
  drive: null,
} as unknown as View

/** A desk with this question; names are their ids. */
function desk(about: string, lit: string[], pointed: string | null = null, more: Partial<View> = {}): Desk {
  return {
    view: { ...view, ...more },
    book: { content: { vehicles: {} }, facts },
    voice: { name: (_: string, id: string) => id, say: (id: string) => id, listed: (all: string[]) => all.join() },
    ask: { about, options: [] },
    lit: new Set(lit),
    pointed,
  } as unknown as Desk
}

describe('the map', () => {
  it('joins hexes whatever the width of the sea, each corner once', () => {
    const fields = Array.from({ length: 130 }, (_, n) => space(`r${Math.floor(n / 13)}c${n % 13}`))
    const all = { spaces: fields, craters: [] } as unknown as Facts
    for (const stretch of Array.from({ length: 26 }, (_, n) => 1 + n / 100)) {
      const land = landOf(all, stretch)
      const [ring, ...rest] = outlines(land.hexes)
      expect(rest).toEqual([])
      expect(new Set(ring!.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(ring!.length)
      expect(coastOf(land)).not.toContain('NaN')
    }
  })

  it('widens the sea, not the land', () => {
    const [narrow, wide] = [landOf(facts, 1), landOf(facts, 1.25)]
    const far = (land: typeof narrow) => land.at.get('r2c4')!.x - land.at.get('r2c2')!.x
    expect(far(wide)).toBeCloseTo(far(narrow))
    expect(wide.width).toBe(narrow.width * 1.25)
  })

  it('knows neighbours in even and odd rows, and six corners', () => {
    const at = landOf(facts, 1).at
    expect(near(at.get('r2c3')!, at.get('r3c2')!)).toBe(true)
    expect(near(at.get('r2c2')!, at.get('r2c4')!)).toBe(false)
    expect(corners(at.get('r2c2')!)).toHaveLength(6)
  })

  it('draws a road between highways only', () => {
    expect(roadsOf(landOf(facts, 1)).match(/M/g)).toHaveLength(1)
  })
})

describe('what stands where', () => {
  const land = landOf(facts, 1)
  const at = (all: ReturnType<typeof marks>, id: string) => all.find((each) => each.hex.id === id)!

  it('tells what speed pays from what needs fuel, and what is out of reach', () => {
    const all = marks(desk('action', ['space:r2c3', 'space:r2c4']), land)
    expect(['r2c2', 'r2c3', 'r2c4', 'r3c2'].map((id) => at(all, id).range)).toEqual(['speed', 'speed', 'fuel', ''])
    expect(at(marks(desk('camp', []), land), 'r2c3').range).toBe('')
  })

  it('counts what a way crosses, for those who hear it', () => {
    const reach = [{ ...way('r2c3'), hazards: ['threat', 'rad', 'threat'] }] as WayView[]
    const there = desk('action', ['space:r2c3'], null, { reach, knights: [] })
    const said = spaceLabel(there, at(marks(there, land), 'r2c3'))
    expect(said).toContain('hazard-threat × 2,hazard-rad')
  })

  it('counts tokens, and knows a challenge by its skill', () => {
    const all = marks(desk('action', []), land)
    expect(at(all, 'r3c2').tokens).toMatchObject([{ kind: 'plot', n: 2, need: 0 }])
    expect(at(all, 'r2c4').tokens).toMatchObject([{ kind: 'su2', need: 2 }])
  })

  it('lets few choices burn; of many only where the story goes on', () => {
    const many = Array.from({ length: 9 }, (_, n) => `r0c${n}`)
    expect([...burning(desk('action', []), [...many, 'r3c2'])]).toEqual(['space:r3c2'])
    expect(burning(desk('tow', []), ['r2c2', 'r2c3']).size).toBe(2)
  })
})

describe('the way that is drawn', () => {
  it('leads to what is pointed at, with its prices', () => {
    expect(aimed(desk('action', [], 'space:r2c4'), null)?.burns).toEqual([0, 1])
    expect(aimed(desk('action', [], 'space:r3c2'), null)).toBeNull()
    expect(aimed(desk('action', [], 'gear:S1'), null)).toBeNull()
  })

  it('is the declared one while somebody drives', () => {
    const drive = { way: ['r2c3'], entered: [], mp: 3, burned: 0 }
    expect(aimed(desk('on-the-way', [], null, { drive }), null)?.way).toEqual(['r2c3'])
  })
})

describe('knights and seats', () => {
  const now = { ahead: [], asked: true }

  it('knows whose an event is by the knight it names', () => {
    expect(whose({ event: 'camped', knight: 'zoe' }, view)).toBe(1)
    expect(whose({ event: 'knight-taken', seat: 0, knight: 'johnny' }, view)).toBe(0)
    expect(whose({ event: 'time-moved', to: 3 }, view)).toBeNull()
  })

  it('reads aloud to everybody, and strikes whoever is struck', () => {
    const closed = { ...view, reading: [] }
    expect(concerns({ event: 'entry-read', knight: 'zoe', entry: 'a1-3' }, view, 0, closed, now)).toBe(true)
    expect(concerns({ event: 'attacked', knight: 'zoe' }, view, 0, closed, now)).toBe(false)
  })

  it('does not read twice what lies open on the board', () => {
    const open = { ...view, reading: ['a1-3'] }
    expect(concerns({ event: 'entry-read', knight: 'zoe', entry: 'a1-3' }, view, 0, open, now)).toBe(false)
    expect(concerns({ event: 'words', text: 'a1-3-a-ok' }, view, 0, open, now)).toBe('open')
    expect(concerns({ event: 'words', text: 'a1-33-a' }, view, 0, open, now)).toBe(true)
  })

  it('reads what a combat or a market covers, and what comes before dice', () => {
    const read = { event: 'entry-read', knight: 'zoe', entry: 'a1-3' }
    const card = { event: 'card-shown', knight: 'johnny', card: 'V01' }
    const open = { ...view, reading: ['a1-3'], card: '' }
    const lying = { ...view, reading: [], card: 'V01' }
    expect(concerns(card, view, 0, lying, now)).toBe(false)
    for (const over of [{ fight: { enemy: 'E01' } }, { deal: { worth: 0 } }]) {
      expect(concerns(read, view, 0, { ...open, ...over }, now)).toBe(true)
      expect(concerns(card, view, 0, { ...lying, ...over }, now)).toBe(true)
    }
    expect(concerns(read, view, 0, open, { ...now, ahead: [{ event: 'words' }, { event: 'rolled' }] })).toBe(true)
    expect(concerns(read, view, 0, open, { ...now, ahead: [{ event: 'words' }] })).toBe(false)
    expect(concerns(read, view, 0, open, { ...now, asked: false }), 'others turn the page').toBe(true)
  })

  it('looks through the knight whose turn it is, of those a seat leads', () => {
    const both = { ...view, knights: [knight('johnny', 0), knight('zoe', 0)], active: 1 } as unknown as View
    expect(ownOf(both, 0)?.who).toBe('zoe')
    expect(ownOf(view, 1)?.who).toBe('zoe')
    expect(ownOf(view, null)).toBeNull()
  })

  it('finds the row of a card among several alike', () => {
    const book = { content: { gear: { S1: { id: 'S1' }, 'li-4': { id: 'li-4' } } } } as unknown as Book
    expect(gearOf(book, 'S1-3')?.id).toBe('S1')
    expect(gearOf(book, 'li-4')?.id).toBe('li-4')
    expect(gearOf(book, 'G9')).toBeNull()
  })
})
