import { beforeAll, describe, expect, it } from 'vitest'
import type { View as SwordView } from '../src/games/swordsorcery/types.gen'
import type { View as WasteView } from '../src/games/wasteknights/types.gen'
import type { GameClient } from '../src/lib/game'
import type { Event, ReplayFrame } from '../src/lib/protocol.gen'
import { momentsOf, pointsByTurn } from '../src/lib/replays'

interface Seen {
  turn: number
  points: number[]
  crises: number
}

let number = 0
const frame = (turn: number, points: number[], ...events: Event[]): ReplayFrame => ({
  at: 0,
  view: { crises: turn, turn, points },
  events: events.map((event) => [++number, event]),
})
const began = (turn: number, seat: number): Event => ({ event: 'turn-began', turn, seat })
const solved = (seat: number, token: string): Event => ({ event: 'solved', seat, token })

/** Seat 0 solves with the last decision of turn 1, seat 1 in the middle of turn 2. */
const frames = [
  frame(1, [0, 0], began(1, 0)),
  frame(2, [3, 0], solved(0, 'fever'), began(2, 1)),
  frame(2, [3, 5], solved(1, 'hiver')),
  frame(3, [3, 5], began(3, 0)),
]

const game = {
  turn: (view: Seen) => ({ turn: view.turn, turns: 3 }),
  points: (view: Seen) => view.points,
  danger: (view: Seen) => view.crises,
  telling: { good: ['solved'], bad: ['failed'] },
}

describe('the story of a game', () => {
  it('gives points to the turn in which they were won', () => {
    const turns = pointsByTurn(frames, game)
    expect(turns.map((each) => [each.turn, ...each.points])).toEqual([
      [1, 3, 0],
      [2, 3, 5],
      [3, 3, 5],
    ])
    expect(turns.map((each) => each.danger)).toEqual([1, 2, 3])
  })
  it('finds the turns that decided it, and what happened in them', () => {
    const found = momentsOf(frames, pointsByTurn(frames, game), game)
    expect(found.map(({ turn, seat, n }) => [turn, seat, n])).toEqual([
      [1, 0, 3],
      [2, 1, 5],
    ])
    expect(found[1]?.events.map((event) => event['token'])).toEqual(['hiver'])
  })
})

describe('points of a game, turn by turn', () => {
  const faces: Partial<Record<'waste' | 'sword', GameClient>> = {}
  beforeAll(async () => {
    globalThis.matchMedia ??= () =>
      ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never
    faces.waste = (await import('../src/games/wasteknights')).default
    faces.sword = (await import('../src/games/swordsorcery')).default
  }, 120_000)
  const waste = (adventure: string) =>
    ({
      adventure,
      knights: [
        { seat: 0, xp: 5, renown: 2 },
        { seat: 1, xp: 1, renown: 7 },
      ],
    }) as unknown as WasteView
  it('counts renown among rivals of the Waste, and experience otherwise', () => {
    expect(faces.waste!.points(waste('a4'))).toEqual([2, 7])
    expect(faces.waste!.points(waste('a1'))).toEqual([5, 1])
  })
  it('counts ranks of souls, and deaths against them', () => {
    const heroes = [
      { seat: 0, rank: 3, deaths: 1 },
      { seat: 0, rank: 1, deaths: 0 },
    ]
    expect(faces.sword!.points({ heroes } as unknown as SwordView)).toEqual([3])
  })
})
