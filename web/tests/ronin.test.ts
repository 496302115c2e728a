import { describe, expect, it } from 'vitest'
import type { AskInfo, Book, Numbered, Option, OptionInfo } from '../src/lib/protocol.gen'
import { cardOption, nextOf, orderOf, printOption, tokenOptions } from '../src/games/ronin/choosing'
import { activeOf, cardOf, kindOf, wouldBring } from '../src/games/ronin/rows'
import { cupFor, seating, takenPairs, trackOn } from '../src/games/ronin/seats'
import type { PlayerView, View } from '../src/games/ronin/types.gen'

const info = (option: Option): OptionInfo => ({ option, refs: [], odds: null, soon: false })
const ask = (...options: OptionInfo[]): AskInfo => ({ number: 1, seat: 0, options, pick: [2, 2] }) as unknown as AskInfo

const book = {
  facts: { cup: 4 },
  content: {
    cards: {
      left: { id: 'left', colour: 'blue', symbols: ['magic'], cup: 'left' },
      right: { id: 'right', colour: 'red', symbols: ['combat'], cup: 'right' },
      twin: {
        id: 'twin',
        colour: 'pink',
        symbols: ['diplomacy', 'diplomacy'],
        effect: { when: 'per', gain: 'left', colour: 'red' },
      },
    },
    boards: {
      a: { id: 'a', bonuses: { 2: 'xp1', 3: 'sk1' }, points: { 2: 1, 4: 2, 6: 3 } },
      b: { id: 'b', bonuses: {}, points: { 3: 1, 6: 2 } },
    },
    chapters: {
      one: {
        pairs: [
          ['exploration', 'magic'],
          ['magic', 'combat'],
          ['combat', 'magic'],
        ],
      },
    },
  },
} as unknown as Book

const player = (row: string[], lost: number[] = row.map(() => 0)) => ({ row, lost, character: 'ciri' }) as PlayerView
const table = (n: number, more: Partial<View> = {}): View =>
  ({
    me: 0,
    players: Array.from({ length: n }, () => player([])),
    tracks: Array.from({ length: n }, () => ({ board: 'a', level: 0 })),
    chapter_card: 'one',
    chapter: 0,
    left: 'exploration',
    right: 'magic',
    ...more,
  }) as View

describe('who sits where', () => {
  it('puts the next seat on the left and the one before on the right', () => {
    expect(seating(table(3, { me: 2 }))).toEqual({ me: 2, left: 0, right: 1, across: [] })
  })
  it('shows the others across from left to right', () => {
    expect(seating(table(5, { me: 1 }))).toEqual({ me: 1, left: 2, right: 0, across: [3, 4] })
  })
  it('lets a looker-on sit with the first', () => {
    expect(seating(table(4, { me: null })).me).toBe(0)
  })
  it('knows which track lies on which side', () => {
    const view = table(4, { me: 0 })
    expect([trackOn(view, 0, 'left'), trackOn(view, 0, 'right')]).toEqual([0, 3])
  })
})

describe('partnership', () => {
  it('sees a cup that points at me, unless it was passed', () => {
    const view = table(3, { players: [player([]), player(['right', 'left'], [0, 0]), player(['left'], [4])] })
    expect(cupFor(view, book, 1, 0, 0)).toBe(true)
    expect(cupFor(view, book, 1, 1, 0)).toBe(false)
    expect(cupFor(view, book, 2, 0, 0)).toBe(false)
  })
})

describe('what is meant by a touch', () => {
  const token = info({ do: 'lose-token', symbol: 'magic' })
  const again = info({ do: 'lose-token', symbol: 'magic' })
  const first = info({ do: 'cover', card: 'twin', symbol: 'diplomacy' })
  const second = info({ do: 'cover', card: 'twin', symbol: 'diplomacy' })
  const question = ask(token, again, first, second)

  it('tells equal tokens apart by taking the next one', () => {
    const both = tokenOptions(question, 'magic')
    expect(both).toHaveLength(2)
    expect(nextOf(both, [])).toBe(token)
    expect(nextOf(both, [token])).toBe(again)
    expect(nextOf(both, [token, again])).toBe(again)
  })
  it('gives each of two equal prints its own option', () => {
    expect(printOption(question, 'twin', ['diplomacy', 'diplomacy'], 0, 0)).toBe(first)
    expect(printOption(question, 'twin', ['diplomacy', 'diplomacy'], 0, 1)).toBe(second)
  })
  it('offers no covered print to lose, and only covered ones to uncover', () => {
    const one = ask(first)
    expect(printOption(one, 'twin', ['diplomacy', 'diplomacy'], 1, 0)).toBeNull()
    expect(printOption(one, 'twin', ['diplomacy', 'diplomacy'], 1, 1)).toBe(first)
    const off = info({ do: 'uncover', card: 'twin', symbol: 'diplomacy' })
    expect(printOption(ask(off), 'twin', ['diplomacy', 'diplomacy'], 1, 0)).toBe(off)
    expect(printOption(ask(off), 'twin', ['diplomacy', 'diplomacy'], 1, 1)).toBeNull()
  })
  it('finds the card that is asked for, and its place among the marks', () => {
    const play = info({ do: 'play', card: 'left' })
    expect(cardOption(ask(first, play), 'left')).toBe(play)
    expect(cardOption(question, 'twin')).toBeNull()
    expect([orderOf([token, play], 'left'), orderOf([], 'left')]).toEqual([2, 0])
  })
})

describe('cards', () => {
  it('knows the active pair before the first chapter', () => {
    const active = activeOf(book, table(3, { left: 'magic', right: 'magic' }))
    expect(active).toEqual({ left: 'exploration', right: 'magic' })
    expect([kindOf(active, 'magic'), kindOf(active, 'combat')]).toEqual(['R', 'X'])
  })
  it('tells what an effect brings besides the prints', () => {
    const none = { card: '', symbols: [0, 0, 0, 0], tracks: [2, 0, 0], xp: 0 }
    const change = { card: 'left', symbols: [3, 0, 1, -2], tracks: [0, 0, 0], xp: 0 }
    const brings = wouldBring(cardOf(book, 'left'), change, none, { left: 'exploration', right: 'magic' })
    expect(brings).toEqual({ left: 1, right: 2, points: 2 })
  })
  it('remembers what was taken this turn, not before', () => {
    const took = (slot: number, cards: string[]) => ({ event: 'took-pair', slot, cards })
    const log = [
      [1, took(0, ['x', 'y'])],
      [2, { event: 'turn-began' }],
      [3, took(2, ['left', 'twin'])],
    ] as unknown as Numbered[]
    expect(takenPairs(log)).toEqual({ 2: ['left', 'twin'] })
  })
})
