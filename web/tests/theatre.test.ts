import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event, Numbered, State } from '../src/lib/protocol.gen'
import { settings } from '../src/lib/settings.svelte'
import { beatsOf, type Cue, groupsOf, type Pace, plainCue, storied } from '../src/lib/theatre'
import { Theatre } from '../src/lib/theatre.svelte'

const CUES: Record<string, Cue> = {
  'turn-began': 'beat',
  appeared: 'with',
  walked: 'deed',
  rolled: 'leads',
  solved: 'stands',
  hurt: 'mine',
  laid: 'along',
  kept: 'all',
  cackled: 'with',
  drew: 'deed',
}

let count = 0
const event = (name: string, seat?: number): Event =>
  ({ event: name, ...(seat === undefined ? {} : { seat }) }) as Event
/** "solved 1": who did what, numbered on from the last. */
const told = (...lines: string[]): Numbered[] =>
  lines.map((line) => {
    const [name = '', seat] = line.split(' ')
    return [++count, event(name, seat === undefined ? undefined : Number(seat))]
  })
const state = (more: Partial<State> = {}) =>
  ({ type: 'state', seat: 0, number: count, view: {}, asks: [], ...more }) as State

beforeEach(() => {
  count = 0
})

describe('beats', () => {
  const cut = (...lines: string[]) => {
    const before = state()
    const cueOf = (each: Event) => CUES[each.event] ?? 'beat'
    return beatsOf({ before, after: state(), news: told(...lines) }, cueOf, { me: 0 })
  }
  const names = (...lines: string[]) => cut(...lines).map((beat) => beat.events.map(([, each]) => each.event).join('+'))

  it('tells together what belongs together', () => {
    expect(names('turn-began 1', 'appeared', 'walked 1', 'drew 1')).toEqual(['turn-began+appeared', 'walked', 'drew'])
  })
  it('takes a roll into the result that follows at once', () => {
    expect(names('rolled 1', 'solved 1', 'cackled 1', 'walked 1')).toEqual(['rolled+solved+cackled', 'walked'])
    expect(names('rolled 1', 'walked 1')).toEqual(['rolled', 'walked'])
  })
  it('keeps two results apart, and makes one of what all do together', () => {
    expect(names('solved 1', 'solved 2')).toEqual(['solved', 'solved'])
    expect(names('laid 0', 'laid 1', 'laid 2', 'cackled 1')).toEqual(['laid+laid+laid+cackled'])
    expect(names('kept 0', 'laid 0', 'kept 1', 'laid 1', 'turn-began 1')).toEqual(['kept+laid+kept+laid', 'turn-began'])
  })
  it('takes what leads up to a blow into it, whether it stands or not', () => {
    expect(names('rolled 1', 'hurt 1', 'hurt 0')).toEqual(['rolled+hurt', 'hurt'])
  })
  it('tells what a result brought about together with it, also where it is my deed otherwise', () => {
    const news = told('hurt 0', 'drew 0', 'walked 0')
    const owed = (each: Event, to: Event) => to.event === 'hurt' && each.event === 'drew'
    const beats = beatsOf({ before: state(), after: state(), news }, (each) => CUES[each.event] ?? 'beat', {
      me: 0,
      owed,
    })
    expect(beats.map((beat) => beat.events.map(([, each]) => each.event).join('+'))).toEqual(['hurt+drew', 'walked'])
  })
  it('tells me what others did along with my deed', () => {
    expect(cut('walked 0', 'cackled 0').map((beat) => beat.quiet)).toEqual([true])
    expect(cut('walked 0', 'cackled 1').map((beat) => beat.quiet)).toEqual([false])
    expect(cut('rolled 0', 'solved 0').map((beat) => beat.quiet)).toEqual([false])
  })
  it('lets a blow stand only for those it concerns', () => {
    expect(cut('hurt 0', 'hurt 1').map((beat) => beat.stands)).toEqual([true, false])
  })
  it('asks with what is still to come, and passes over what lies open', () => {
    const news = told('hurt 1', 'walked 1', 'hurt 1')
    const asked: string[][] = []
    const beats = beatsOf({ before: state(), after: state(), news }, (each) => CUES[each.event] ?? 'beat', {
      me: 0,
      concerns: (_, ahead) => {
        asked.push(ahead.map((each) => each.event))
        return ahead.length ? true : 'open'
      },
    })
    expect(asked).toEqual([['walked', 'hurt'], []])
    expect(beats.map(({ stands, quiet }) => [stands, quiet])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ])
  })
  it('shows the table as it was until the last result has been seen', () => {
    const beats = cut('walked 1', 'solved 1', 'turn-began 2')
    expect(beats.map((beat) => beat.shows === beat.before)).toEqual([true, true, false])
  })
  it('gives a new event, of which a game says nothing, a beat of its own', () => {
    expect(names('walked 1', 'unheard-of 1')).toEqual(['walked', 'unheard-of'])
  })
  it('lets dice stand in a game that says nothing of its events', () => {
    const shot = { before: state(), after: state(), news: told('stepped 0', 'threw 0') }
    shot.news[1]![1]['dice'] = [2, 5]
    const beats = beatsOf(shot, plainCue, { me: 0 })
    expect(beats.map(({ quiet, stands }) => [quiet, stands])).toEqual([
      [true, false],
      [false, true],
    ])
  })
  it('counts what is to come by seat', () => {
    const groups = groupsOf(cut('solved 0', 'turn-began 1', 'walked 1', 'turn-began 2'))
    expect(groups).toEqual([
      { seat: 0, at: 0, count: 1 },
      { seat: 1, at: 1, count: 2 },
      { seat: 2, at: 3, count: 1 },
    ])
  })
})

describe('the theatre', () => {
  let theatre: Theatre
  let last: State
  const begin = (pace: Pace) => {
    settings.pace = pace
    theatre = new Theatre(
      () => ({ cues: CUES }),
      (each) => each.event,
    )
    last = state()
    theatre.hear(null, last, [])
  }
  const hear = (...lines: string[]) => hearAs({}, ...lines)
  const hearAs = (more: Partial<State>, ...lines: string[]) => {
    const news = told(...lines)
    const next = state(more)
    theatre.hear(last, next, news)
    last = next
  }
  const playing = () => theatre.now?.of.event ?? ''

  beforeEach(() => {
    vi.useFakeTimers()
    begin('usual')
  })
  afterEach(() => {
    settings.pace = 'usual'
    vi.useRealTimers()
  })

  it('tells a long beat as long as its two lines take to read', () => {
    theatre = new Theatre(
      () => ({ cues: CUES }),
      () => 'word '.repeat(20).trim(),
    )
    theatre.hear(null, last, [])
    hear('walked 1')
    expect(theatre.lasts).toBe(2000)
    hear('turn-began 1', 'appeared')
    vi.advanceTimersByTime(2000)
    expect([playing(), theatre.lasts]).toEqual(['turn-began', 3000])
    vi.advanceTimersByTime(2999)
    expect(playing()).toBe('turn-began')
    vi.advanceTimersByTime(1)
    expect(theatre.now).toBeNull()
  })

  it('starts at now for whoever joins late', () => {
    const late = new Theatre(
      () => ({ cues: CUES }),
      () => '',
    )
    late.hear(null, state(), told('solved 1'))
    expect(late.now).toBeNull()
  })

  it('plays what others did in order, one beat at a time, and is then at now', () => {
    hear('turn-began 1', 'appeared')
    hear('walked 1')
    expect(playing()).toBe('turn-began')
    vi.advanceTimersByTime(899)
    expect(playing()).toBe('turn-began')
    vi.advanceTimersByTime(1)
    expect(playing()).toBe('walked')
    vi.advanceTimersByTime(900)
    expect(theatre.now).toBeNull()
  })

  it('does not tell me what I did myself, but lets me hear it', () => {
    hear('walked 0', 'turn-began 1')
    expect(playing()).toBe('turn-began')
    expect(theatre.spoken).toBe('walked turn-began')
    vi.advanceTimersByTime(900)
    hear('walked 0')
    expect(theatre.now).toBeNull()
    expect(theatre.spoken).toBe('walked')
  })

  it.each([
    ['usual', 6000],
    ['quick', 2500],
  ] as const)('lets a result stand at the pace %s for %i ms', (pace, ms) => {
    begin(pace)
    hear('rolled 0', 'solved 0')
    vi.advanceTimersByTime(ms - 1)
    expect(playing()).toBe('solved')
    vi.advanceTimersByTime(1)
    expect(theatre.now).toBeNull()
  })

  it('lets it stand for ever at the slow pace, until it is seen', () => {
    begin('slow')
    hear('solved 1', 'walked 1')
    vi.advanceTimersByTime(3_600_000)
    expect(playing()).toBe('solved')
    theatre.next()
    expect(playing()).toBe('walked')
  })

  it.each([
    ['usual', 25_000],
    ['quick', 10_000],
  ] as const)('leaves time for a story of a hundred words at the pace %s: %i ms', (pace, ms) => {
    begin(pace)
    hear('solved 1', 'solved 2')
    theatre.read(100)
    vi.advanceTimersByTime(ms - 1)
    expect(theatre.queue).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(theatre.queue).toHaveLength(1)
    expect(theatre.lasts).toBeLessThan(ms)
  })

  it('reads a story word by word, and names and numbers at a glance', () => {
    const scene = document.createElement('div')
    scene.innerHTML = `<h2>The last word</h2><p>Twelve</p><p>${'old '.repeat(30)}</p><b>14</b><p>no story at all</p>`
    expect(storied(scene)).toBe(30)
  })

  it('plays nothing at once, and says all of it in one breath', () => {
    begin('at-once')
    hear('solved 0', 'turn-began 1')
    expect(theatre.now).toBeNull()
    expect(theatre.spoken).toBe('solved turn-began')
  })

  it('stands still while somebody points at the button, and runs on where it was', () => {
    hear('solved 1')
    vi.advanceTimersByTime(4000)
    theatre.stop(true)
    vi.advanceTimersByTime(60_000)
    expect(playing()).toBe('solved')
    theatre.stop(false)
    vi.advanceTimersByTime(1999)
    expect(playing()).toBe('solved')
    vi.advanceTimersByTime(1)
    expect(theatre.now).toBeNull()
  })

  it('waits while nobody looks', () => {
    hear('walked 1')
    theatre.look(true)
    hear('walked 2', 'walked 3')
    vi.advanceTimersByTime(60_000)
    expect(theatre.queue).toHaveLength(3)
    theatre.look(false)
    vi.advanceTimersByTime(2700)
    expect(theatre.now).toBeNull()
  })

  it('skips to a seat, and to now', () => {
    hear('walked 1', 'drew 1', 'walked 2', 'solved 3')
    theatre.skip(theatre.groups[1]!.at)
    expect(theatre.now?.seat).toBe(2)
    theatre.leave()
    expect(theatre.now).toBeNull()
    vi.advanceTimersByTime(60_000)
    expect(theatre.now).toBeNull()
  })

  it('changes its pace in the middle of a beat', () => {
    hear('solved 1', 'walked 1')
    theatre.set('quick')
    vi.advanceTimersByTime(2500)
    expect(playing()).toBe('walked')
    theatre.set('at-once')
    expect(theatre.now).toBeNull()
  })

  it('is at now when something was taken back', () => {
    hear('solved 1', 'walked 1')
    hearAs({ reset: true }, 'taken-back 0')
    expect(theatre.now).toBeNull()
    expect(theatre.spoken).toBe('taken-back')
    theatre.watch(1)
    expect(theatre.now).toBeNull()
  })

  it('shows the next person at this screen the results alone, over the table of the last', () => {
    const before = last
    hearAs({ seat: 1, reset: true }, 'walked 0', 'solved 0', 'drew 1')
    expect(theatre.queue.map((beat) => beat.of.event)).toEqual(['solved'])
    expect(theatre.now?.shows).toBe(before)
    theatre.leave()
    theatre.watch(1)
    expect(theatre.now).toBeNull()
  })

  it('is at now when something was taken back to the other person at this screen', () => {
    hearAs({ seat: 1, reset: true }, 'solved 0', 'taken-back 0')
    expect(theatre.now).toBeNull()
  })

  it('watches again from my last decision, or from any event, also what I did', () => {
    begin('at-once')
    hear('walked 1', 'walked 2')
    theatre.decided(count)
    expect(theatre.canWatch).toBe(false)
    hear('walked 0', 'drew 0')
    hear('solved 1')
    expect(theatre.canWatch).toBe(true)
    theatre.watch()
    expect(theatre.queue.map((beat) => beat.of.event)).toEqual(['walked', 'drew', 'solved'])
    theatre.leave()
    theatre.watch(2)
    expect(theatre.queue).toHaveLength(4)
    vi.advanceTimersByTime(900 * 3 + 6000)
    expect(theatre.now).toBeNull()
  })

  it('plays what is new after what is watched again', () => {
    hear('solved 1')
    theatre.leave()
    theatre.watch(1)
    hear('walked 2')
    expect(theatre.queue.map((beat) => beat.of.event)).toEqual(['solved', 'walked'])
  })
})
