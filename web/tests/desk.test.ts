import { describe, expect, it } from 'vitest'
import { Desk } from '../src/lib/desk.svelte'
import type { AskInfo, Option, State } from '../src/lib/protocol.gen'

const CARDS: Option[] = ['a', 'b', 'c'].map((card) => ({ do: 'play', card }))
const ask = (more: Partial<AskInfo> = {}): AskInfo =>
  ({
    number: 4,
    seat: 0,
    about: 'play',
    options: CARDS.map((option) => ({ option: { ...option }, refs: [`card:${option['card']}`], odds: null })),
    pick: [2, 2],
    ordered: true,
    refusals: [],
    answered: false,
    answer: null,
    ...more,
  }) as AskInfo
const state = (...asks: AskInfo[]) =>
  ({ type: 'state', seat: 0, asks, waiting: [1], events: [], table: { seats: [] } }) as unknown as State

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
