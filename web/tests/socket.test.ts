import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AskInfo, Event, Numbered, State } from '../src/lib/protocol.gen'
import { TableLine } from '../src/lib/socket.svelte'
import { backoff, catchUp, chapters, withOdds } from '../src/lib/telling'

const event = (name: string, more: object = {}): Event => ({ event: name, ...more }) as Event
const told = (...numbers: number[]): Numbered[] => numbers.map((n) => [n, event('walked')])
const state = (number: number, events: Numbered[], more: Partial<State> = {}): State =>
  ({
    type: 'state',
    table: { game: 'witches' },
    secrets: null,
    number,
    events,
    asks: [],
    undo: [],
    waiting: [],
    seat: 0,
    reset: false,
    ...more,
  }) as unknown as State

describe('catching up', () => {
  it('takes only what is new', () => {
    expect(catchUp(told(1, 2), told(2, 3)).map(([n]) => n)).toEqual([1, 2, 3])
  })
  it('forgets what was taken back', () => {
    const out = catchUp(told(1, 2, 3, 4), [[5, event('taken-back', { seat: 0, to: 2 })]])
    expect(out.map(([n]) => n)).toEqual([1, 2, 5])
  })
  it('fills in odds that come later, for the open question only', () => {
    const option = { option: { do: 'lay' }, refs: ['card:x'], odds: null }
    const asked = state(3, [], { asks: [{ number: 7, seat: 0, options: [option, option] } as unknown as AskInfo] })
    const odds = { chance: 0.4, best: 0.4, exact: false, error: 0.1 }
    const found = { type: 'odds' as const, ask: 7, seat: 0, odds: [null, odds] }
    expect(withOdds(asked, found).asks[0]!.options.map((each) => each.odds)).toEqual([null, odds])
    expect(withOdds(asked, { ...found, ask: 6 }).asks[0]!.options[1]!.odds).toBeNull()
  })
  it('waits longer each time, but not for ever', () => {
    expect(backoff(0, 0.5)).toBe(500)
    expect(backoff(3, 0.5)).toBe(4000)
    expect(backoff(99, 0.5)).toBe(15000)
  })
  it('cuts the log into turns', () => {
    const log: Numbered[] = [
      [1, event('started')],
      [2, event('turn-began', { turn: 1, seat: 1 })],
      [3, event('walked')],
    ]
    expect(chapters(log).map((each) => [each.turn, each.seat, each.events.length])).toEqual([
      [0, null, 1],
      [1, 1, 1],
    ])
  })
})

class Wire {
  readyState = 0
  sent: Record<string, unknown>[] = []
  private opened = () => {}
  set onopen(opened: () => void) {
    this.opened = opened
  }
  get onopen() {
    this.readyState = 1
    return this.opened
  }
  onmessage = (_: { data: string }) => {}
  private closed = (_: { code: number }) => {}
  set onclose(closed: (_: { code: number }) => void) {
    this.closed = closed
  }
  get onclose() {
    this.readyState = 3
    return this.closed
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
  hear(said: unknown) {
    this.onmessage({ data: JSON.stringify(said) })
  }
}

describe('the line to a table', () => {
  afterEach(() => line.close())
  let wires: Wire[]
  let line: TableLine
  beforeEach(() => {
    vi.useFakeTimers()
    wires = []
    line = new TableLine('abcd', () => {
      wires.push(new Wire())
      return wires.at(-1) as unknown as WebSocket
    })
    line.open()
    wires[0]!.onopen()
  })

  it('says hello with what it has, and again after a break', () => {
    expect(wires[0]!.sent).toEqual([{ type: 'hello', since: 0 }])
    wires[0]!.hear(state(2, told(1, 2)))
    wires[0]!.onclose({ code: 1006 })
    expect(line.line).toBe('lost')
    vi.advanceTimersByTime(2000)
    wires[1]!.onopen()
    expect(wires[1]!.sent).toEqual([{ type: 'hello', since: 2 }])
    wires[1]!.hear(state(3, told(2, 3)))
    expect(line.line).toBe('open')
    expect(line.events.map(([n]) => n)).toEqual([1, 2, 3])
    expect(line.news.map(([n]) => n)).toEqual([3])
  })

  it('forgets everything on reset', () => {
    wires[0]!.hear(state(3, told(1, 2, 3)))
    wires[0]!.hear(state(4, told(1, 4), { reset: true }))
    expect(line.events.map(([n]) => n)).toEqual([1, 4])
  })

  it('answers a question once', () => {
    wires[0]!.hear(state(0, []))
    const ask = { number: 7, seat: 0 } as AskInfo
    line.choose(ask, { do: 'stay' })
    line.choose(ask, { do: 'stay' })
    expect(wires[0]!.sent.filter((each) => each['type'] === 'choose')).toHaveLength(1)
    wires[0]!.hear({ type: 'refused', reason: 'late', about: '' })
    expect(line.sent).toBeNull()
    expect(line.refused?.reason).toBe('late')
  })

  const asked = { number: 7, seat: 0, options: [], answered: false, answer: null } as unknown as AskInfo
  const sent = (wire: Wire, type: string) => wire.sent.filter((each) => each['type'] === type)

  it('knows within two seconds that nobody answers any more, and that somebody does again', () => {
    wires[0]!.hear(state(0, []))
    vi.advanceTimersByTime(3000)
    expect(sent(wires[0]!, 'ping')).toHaveLength(1)
    expect(line.line).toBe('lost')
    wires[0]!.hear({ type: 'pong' })
    expect(line.line).toBe('open')
    vi.advanceTimersByTime(799)
    wires[0]!.hear({ type: 'pong' })
    vi.advanceTimersByTime(1999)
    expect(line.line).toBe('lost')
  })

  it('tries another wire when one is silent for long', () => {
    wires[0]!.hear(state(0, []))
    vi.advanceTimersByTime(8000)
    expect(wires.length).toBeGreaterThan(1)
  })

  it('knows at once when the machine itself says that it is offline', () => {
    wires[0]!.hear(state(0, []))
    window.dispatchEvent(new Event('offline'))
    expect(line.line).toBe('lost')
  })

  it('keeps a decision while the line is lost, and sends it when it is back', () => {
    wires[0]!.hear(state(0, [], { asks: [asked] }))
    wires[0]!.onclose({ code: 1006 })
    line.choose(asked, { do: 'stay' })
    expect(line.kept).not.toBeNull()
    vi.advanceTimersByTime(2000)
    wires[1]!.onopen()
    wires[1]!.hear(state(0, [], { asks: [asked] }))
    expect(sent(wires[1]!, 'choose')).toEqual([{ type: 'choose', ask: 7, seat: 0, answer: { do: 'stay' } }])
    wires[1]!.hear(state(1, told(1)))
    expect(line.kept).toBeNull()
    expect(line.refused).toBeNull()
  })

  it('sends into a silence as well: it may end', () => {
    wires[0]!.hear(state(0, [], { asks: [asked] }))
    vi.advanceTimersByTime(3000)
    expect(line.line).toBe('lost')
    line.choose(asked, { do: 'stay' })
    line.undo(0)
    expect(sent(wires[0]!, 'choose')).toHaveLength(1)
    expect(sent(wires[0]!, 'ask-undo')).toHaveLength(1)
    wires[0]!.hear({ type: 'pong' })
    expect(sent(wires[0]!, 'choose')).toHaveLength(1)
    expect(line.kept).not.toBeNull()
  })

  it('gives a decision back with a reason where the question no longer stands', () => {
    wires[0]!.hear(state(0, [], { asks: [asked] }))
    wires[0]!.onclose({ code: 1006 })
    line.choose(asked, { do: 'stay' })
    vi.advanceTimersByTime(2000)
    wires[1]!.onopen()
    wires[1]!.hear(state(1, told(1)))
    expect(sent(wires[1]!, 'choose')).toHaveLength(0)
    expect(line.refused?.reason).toBe('line-late')
    expect(line.kept).toBeNull()
  })

  it('sends again what may have been lost on the way, and only then', () => {
    wires[0]!.hear(state(0, [], { asks: [asked] }))
    line.choose(asked, { do: 'stay' })
    wires[0]!.hear(state(0, [], { asks: [asked] }))
    expect(line.sent).toBe(7)
    expect(sent(wires[0]!, 'choose')).toHaveLength(1)
    wires[0]!.onclose({ code: 1006 })
    vi.advanceTimersByTime(2000)
    wires[1]!.onopen()
    wires[1]!.hear(state(0, [], { asks: [asked] }))
    expect(sent(wires[1]!, 'choose')).toHaveLength(1)
    wires[1]!.hear(state(1, told(1)))
    expect(line.refused).toBeNull()
  })

  it('asks once what options would bring, and forgets it with the question', () => {
    const ask = { number: 7, seat: 0 } as AskInfo
    const options = [{ do: 'play', card: 'x' }]
    wires[0]!.hear(state(0, [], { asks: [ask] }))
    line.wonder(ask, options)
    line.wonder(ask, options)
    expect(wires[0]!.sent.filter((each) => each['type'] === 'foresee')).toHaveLength(1)
    expect(line.foresight(ask, options)).toBeNull()
    wires[0]!.hear({ type: 'foresight', ask: 7, seat: 0, answer: [{ card: 'x', do: 'play' }], foresight: { n: 1 } })
    expect(line.foresight(ask, options)).toEqual({ n: 1 })
    wires[0]!.hear({ type: 'refused', reason: 'late', about: 'Foresee' })
    expect(line.refused).toBeNull()
    wires[0]!.hear(state(1, [], { asks: [{ number: 8, seat: 0 } as AskInfo] }))
    expect(line.foresight({ number: 8, seat: 0 } as AskInfo, options)).toBeNull()
  })

  it('does not keep the log of another person at this screen', () => {
    wires[0]!.hear(state(1, told(1), { seat: 0 }))
    wires[0]!.hear(state(2, told(2), { seat: 1, reset: true }))
    expect(line.events).toEqual(told(2))
    expect(wires[0]!.sent).toHaveLength(1)
  })

  it('gives up where it is not wanted', () => {
    wires[0]!.onclose({ code: 4404 })
    expect(line.line).toBe('gone')
  })
  it('learns words and texts when their time has come', () => {
    const words = { 'outcome:city-01-a': { '': { id: 'city-01-a', args: {} } } }
    wires[0]!.hear(state(1, told(1), { secrets: { words, text: { en: 'city-01-a = Odo walks.' } } }))
    wires[0]!.hear(state(2, told(2)))
    expect(line.words).toEqual(words)
  })
  it('learns nothing from what it was told before', () => {
    const [walks, runs] = ['city-02-a = Odo walks.', 'city-02-b = Odo runs.\n\n    Fast.']
    const told = (suffix: string, text: string) => ({
      secrets: {
        words: { 'outcome:city-02': { [suffix]: { id: `city-02-${suffix}`, args: {} } } },
        text: { en: text },
      },
    })
    wires[0]!.hear(state(1, [], told('a', walks)))
    const had = line.words
    wires[0]!.hear(state(2, [], told('a', walks)))
    expect(line.words).toBe(had)
    wires[0]!.hear(state(3, [], told('b', `${walks}\n\n${runs}`)))
    expect(Object.keys(line.words['outcome:city-02']!)).toEqual(['a', 'b'])
    const both = line.words
    wires[0]!.hear(state(4, [], told('b', runs)))
    expect(line.words).toBe(both)
  })
  it('hands on each state with the one before it and what happened between', () => {
    const heard: [number | null, number, number[]][] = []
    const decided: number[] = []
    line.onstate = (before, after, news) =>
      heard.push([before?.number ?? null, after.number, news.map(([number]) => number)])
    line.ondecided = (number) => decided.push(number)
    wires[0]!.hear(state(2, told(1, 2), { asks: [{ number: 7, seat: 0 } as AskInfo] }))
    line.choose({ number: 7, seat: 0 } as AskInfo, { do: 'stay' })
    wires[0]!.hear(state(4, told(2, 3, 4)))
    expect(heard).toEqual([
      [null, 2, []],
      [2, 4, [3, 4]],
    ])
    expect(decided).toEqual([2])
  })
})
