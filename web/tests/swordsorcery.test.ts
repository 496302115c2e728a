/** Sword & Sorcery: how a quest’s map is laid out, and what a blow came to. */
import { describe, expect, it } from 'vitest'
import type { Numbered } from '../src/lib/protocol.gen'
import type { Beat } from '../src/lib/theatre'
import { planOf } from '../src/games/swordsorcery/map/plan'
import { blowIn, kindOf } from '../src/games/swordsorcery/scenes/stage'
import type { MapFact } from '../src/games/swordsorcery/types.gen'

const area = (id: string, x: number, y: number) => ({
  id,
  at: [x, y] as [number, number],
  corners: [
    [x - 0.5, y - 0.5],
    [x + 0.5, y - 0.5],
    [x + 0.5, y + 0.5],
    [x - 0.5, y + 0.5],
  ] as [number, number][],
  tile: x < 1 ? 'ford' : 'lane',
  floor: 'road',
  ground: 'normal',
})
const MAP: MapFact = {
  areas: [area('q1-a1', 0, 0), area('q1-a2', 1, 0), area('q1-a3', 1, 1)],
  sides: { 'q1-a1-q1-a2': ['q1-a1', 'q1-a2'], 'q1-a2-q1-a3': ['q1-a2', 'q1-a3'] },
  hedges: [],
  barriers: [],
  shrines: [],
  gates: [],
}

describe('the map', () => {
  const plan = planOf(MAP, 1)

  it('has an edge for every side, between the rooms it parts', () => {
    expect(plan.edges.map((edge) => [edge.id, edge.seam])).toEqual([
      ['q1-a1-q1-a2', true],
      ['q1-a2-q1-a3', false],
    ])
    const [door] = plan.edges
    const [left, right] = [plan.rooms.get('q1-a1')!, plan.rooms.get('q1-a2')!]
    expect(door!.from[0]).toBeCloseTo(left.left + left.width)
    expect(door!.from[0]).toBeCloseTo(right.left)
  })

  it('is walled all around, and nowhere inside', () => {
    expect(plan.rim).toHaveLength(8)
    expect(plan.rim.some((edge) => edge.rooms[0] === 'q1-a2')).toBe(true)
  })

  it('keeps within the board at every stretch', () => {
    for (const stretch of [1, 1.12, 1.25]) {
      const { width, height, rooms } = planOf(MAP, stretch)
      for (const room of rooms.values()) {
        expect(room.left >= 0 && room.left + room.width <= width).toBe(true)
        expect(room.top >= 0 && room.top + room.height <= height).toBe(true)
      }
    }
  })
})

describe('a blow', () => {
  const told = [
    { event: 'activated', figure: 'raider-blue-1', row: '0,1', target: 'ekar', reason: 'nearest' },
    { event: 'attacked', by: 'raider-blue-1', target: 'ekar', weapon: 'raider.sword', melee: true, reason: 'row' },
    { event: 'rolled', by: 'raider-blue-1', faces: ['r3', 'b8'] },
    { event: 'total', hits: 3, lethal: 0 },
    { event: 'armour-took', target: 'ekar', n: 1 },
    { event: 'defended', target: 'ekar', faces: ['b3', 'b1'] },
    { event: 'wounded', target: 'ekar', n: 1, cause: 'attack' },
  ].map((event, n) => [n, event] as unknown as Numbered)
  const beat = { events: told.slice(-1), of: told.at(-1)![1] } as unknown as Beat

  it('is read back to where it began, with the row and the reason of the enemy', () => {
    expect(kindOf(beat)).toBe('blow')
    expect(blowIn(told, beat)).toMatchObject({
      by: 'raider-blue-1',
      row: '0,1',
      why: 'nearest',
      hits: 3,
      armour: 1,
      guard: ['b3', 'b1'],
      wounds: 1,
    })
  })

  it('counts nothing of the one before it', () => {
    const next = { event: 'attacked', by: 'ekar', target: 'raider-blue-1', weapon: 'cord', melee: true, reason: null }
    const after = [...told, [9, next] as unknown as Numbered]
    const end = { events: after.slice(-1), of: next } as unknown as Beat
    expect(blowIn(after, end)).toMatchObject({ by: 'ekar', row: null, hits: 0, wounds: 0, guard: [] })
  })
})
