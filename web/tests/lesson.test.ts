import { describe, expect, it } from 'vitest'
import { corner, due, refsOf, within } from '../src/lib/lesson'
import type { Event, LessonInfo, Numbered } from '../src/lib/protocol.gen'

const LESSON: LessonInfo = {
  quiet: 'move',
  turns: 'turn-began',
  steps: [
    { id: 'move', on: ['ask:move'], show: 'board', by: 0 },
    { id: 'own', on: ['mine:rolled'], show: 'dice', by: 0 },
    { id: 'theirs', on: ['other:rolled'], show: 'seats', by: 0 },
    { id: 'rain', on: ['event:rained'], show: 'here', by: 4 },
    { id: 'score', on: [], show: 'you', by: 6 },
  ],
}
const log = (...events: Event[]): Numbered[] => events.map((event, n) => [n + 1, event])
const rolled = (seat: number): Event => ({ event: 'rolled', seat })
const told = (asked: string, events: Event[] = [], turn = 1, heard: string[] = []) =>
  due(LESSON, new Set(heard), asked, log(...Array<Event>(turn).fill({ event: 'turn-began' }), ...events), 1).map(
    ({ step }) => step.id,
  )

describe('what a first game tells', () => {
  it('goes by what is asked and by whom things happen to', () => {
    expect(told('move')).toEqual(['move'])
    expect(told('', [rolled(1)])).toEqual(['own'])
    expect(told('', [rolled(0)])).toEqual(['theirs'])
    expect(told('move', [{ event: 'rained' }, rolled(0), rolled(1)])).toEqual(['move', 'own', 'theirs', 'rain'])
  })
  it('tells nothing twice', () => {
    expect(told('move', [rolled(1)], 1, ['move'])).toEqual(['own'])
  })
  it('tells at a quiet moment what never came', () => {
    expect(told('move', [], 3, ['move'])).toEqual([])
    expect(told('roll', [], 9)).toEqual([])
    expect(told('move', [], 9)).toEqual(['move', 'rain', 'score'])
  })
  it('knows the last event that brought a step up, and what it names', () => {
    const events = log({ event: 'rained', at: 'slice' }, { event: 'rained', at: 'bad-ass' })
    const [found] = due(LESSON, new Set(), '', events, 0)
    expect(refsOf(found!.event!, { at: 'space', card: 'card' })).toEqual(['space:bad-ass'])
    expect(refsOf({ event: 'drew', cards: [3, 4] }, { cards: 'card' })).toEqual(['card:3', 'card:4'])
  })
})

describe('where the card lies', () => {
  const frame = { left: 0, top: 0, right: 1000, bottom: 600 }
  it('points only at what the frame lets see', () => {
    expect(within({ left: 900, top: 500, right: 1200, bottom: 800 }, frame)).toEqual({
      left: 900,
      top: 500,
      right: 1000,
      bottom: 600,
    })
  })
  it('keeps off what is spoken of', () => {
    expect(corner([frame], 300, 200, [])).toEqual({ left: 12, top: 388 })
    expect(corner([frame], 300, 200, [{ left: 0, top: 300, right: 200, bottom: 600 }])).toEqual({ left: 688, top: 388 })
    expect(corner([frame], 300, 200, [{ left: 0, top: 400, right: 1000, bottom: 600 }])).toEqual({ left: 688, top: 12 })
  })
  it('goes elsewhere if all of a frame should be seen', () => {
    const page = { left: 0, top: 0, right: 1000, bottom: 900 }
    expect(corner([frame, page], 300, 200, [frame])).toEqual({ left: 12, top: 688 })
  })
  it('stays inside a frame that is too small for it', () => {
    expect(corner([{ left: 0, top: 100, right: 200, bottom: 200 }], 300, 200, [])).toEqual({ left: 12, top: 112 })
  })
})
