import { describe, expect, it, vi } from 'vitest'
import { Desk } from '../src/lib/desk.svelte'
import type { GameClient } from '../src/lib/game'
import { language } from '../src/lib/language.svelte'
import type { AskInfo, Book, Event, Option, State } from '../src/lib/protocol.gen'
import type { Voice } from '../src/lib/voice'

const CARDS: Option[] = ['a', 'b', 'c'].map((card) => ({ do: 'play', card }))
const ask = (more: Partial<AskInfo> = {}): AskInfo =>
  ({
    number: 4,
    seat: 0,
    about: 'play',
    options: CARDS.map((option) => ({
      option: { ...option },
      refs: [`card:${option['card']}`],
      odds: null,
      soon: false,
    })),
    pick: [2, 2],
    ordered: true,
    refusals: [],
    answered: false,
    answer: null,
    ...more,
  }) as AskInfo
const state = (...asks: AskInfo[]) =>
  ({ type: 'state', seat: 0, asks, waiting: [1], events: [], table: { seats: [] } }) as unknown as State

describe('touching a thing that can only be given away', () => {
  const given = (...more: Option[]) => {
    const desk = new Desk('abcd')
    const options = [{ do: 'drop', card: 'a' }, ...more].map((option) => ({
      option,
      refs: 'card' in option ? [`card:${option.card}`] : [],
      odds: null,
      soon: false,
    }))
    desk.line.state = state(ask({ pick: null, options }))
    desk.game = { loses: ['drop'] } as GameClient
    const sent: unknown[] = []
    desk.line.choose = (_, answer) => void sent.push(answer)
    desk.touch('card:a')
    return { desk, sent }
  }
  it('asks first where other things can be done', () => {
    const { desk, sent } = given({ do: 'end-turn' })
    expect(sent).toEqual([])
    expect(desk.between.map((each) => each.option.do)).toEqual(['drop'])
  })
  it('does it where that is the question', () => {
    const { desk, sent } = given({ do: 'drop', card: 'b' })
    expect(sent).toEqual([{ do: 'drop', card: 'a' }])
    expect(desk.between).toEqual([])
  })
})

describe('choosing two cards in secret', () => {
  it('keeps the marks when somebody else becomes ready', () => {
    const desk = new Desk('abcd')
    desk.line.state = state(ask())
    desk.follow()
    desk.touch('card:c')
    desk.touch('card:a')
    desk.line.state = state(ask())
    desk.follow()
    expect(desk.marks.map((each) => each.option['card'])).toEqual(['c', 'a'])
    desk.turnMarks()
    expect(desk.marks.map((each) => each.option['card'])).toEqual(['a', 'c'])
    desk.touch('card:c')
    expect(desk.marks.map((each) => each.option['card'])).toEqual(['a'])
  })
  it('shows what was chosen, and lets it be chosen anew', () => {
    const desk = new Desk('abcd')
    desk.line.state = state(ask({ answered: true, answer: [CARDS[1]!, CARDS[0]!] }))
    desk.follow()
    expect(desk.ask).toBeNull()
    expect(desk.settled?.answer).toEqual([CARDS[1], CARDS[0]])
    desk.rethink()
    desk.follow()
    expect(desk.settled).toBeNull()
    expect(desk.marks.map((each) => each.option['card'])).toEqual(['b', 'a'])
    const sent: unknown[] = []
    desk.line.choose = (question, answer) => void sent.push([question.number, answer])
    desk.turnMarks()
    desk.confirm()
    expect(sent).toEqual([[4, [CARDS[0], CARDS[1]]]])
    expect(desk.ask).toBeNull()
  })
  it('shows nothing of a choice that is not mine', () => {
    const desk = new Desk('abcd')
    desk.line.state = state(ask({ seat: 1, answered: true, answer: CARDS.slice(0, 2) }))
    expect(desk.settled).toBeNull()
  })
})

describe('the log', () => {
  it('is told once: words that come to light later make no line new, another name does', () => {
    const told = vi.fn(() => 'Oksana lit the fire.')
    const voice = { event: told, marking: () => voice } as unknown as Voice
    vi.spyOn(language, 'voice').mockReturnValue(voice)
    const desk = new Desk('abcd')
    const at = (name: string) =>
      ({ ...state(), table: { game: 'witches', seats: [{ kind: 'human', name }] } }) as unknown as State
    const event = { event: 'lit', seat: 0 } as unknown as Event
    desk.book = { words: {} } as unknown as Book
    desk.line.state = at('Oksana')
    expect(desk.logged(event)).toBe('Oksana lit the fire.')
    desk.line.words = { entries: { 7: { title: 'Salt' } } } as unknown as Book['words']
    desk.line.state = at('Oksana')
    expect(desk.logged(event)).toBe('Oksana lit the fire.')
    expect(told).toHaveBeenCalledTimes(1)
    desk.line.state = at('Ines')
    desk.logged(event)
    expect(told).toHaveBeenCalledTimes(2)
    vi.restoreAllMocks()
  })
})
