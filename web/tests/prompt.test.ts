import { describe, expect, it } from 'vitest'
import { nearest } from '../src/lib/keyboard.svelte'
import { about, entries, enough, MORE, named, oddsOf, places, same, toggle } from '../src/lib/prompt'
import type { AskInfo, Option, OptionInfo } from '../src/lib/protocol.gen'
import { placeOf } from '../src/lib/router.svelte'
import { calledBy } from '../src/lib/seating'

const info = (option: Option, refs: string[] = [], chance?: number): OptionInfo => ({
  option,
  refs,
  odds: chance === undefined ? null : { chance, best: 1, exact: true, error: 0 },
  soon: false,
})
const ask = (options: OptionInfo[], more: Partial<AskInfo> = {}): AskInfo =>
  ({ number: 1, seat: 0, about: 'move', rule: '', options, pick: null, usual: null, refusals: [], ...more }) as AskInfo
const walk = (to: string, chance?: number) => info({ do: 'walk', to }, [`space:${to}`], chance)
const many = Array.from({ length: 12 }, (_, n) => walk(`place-${n}`))

describe('buttons of the prompt', () => {
  it('puts many of a kind behind one button, and makes it primary', () => {
    const out = entries(ask([info({ do: 'stay' }), ...many, info({ do: 'fly', card: 3 }, ['card:3'])]))
    expect(out.map((each) => [each.kind, each.options.length, each.primary])).toEqual([
      ['walk', 12, true],
      ['stay', 1, false],
      ['fly', 1, false],
    ])
  })
  it('gives each a button where one kind fits', () => {
    const out = entries(ask(['first', 'second', 'both'].map((which) => info({ do: 'reroll-dice', which }))))
    expect(out).toHaveLength(3)
    expect(out.filter((each) => each.primary)).toHaveLength(1)
  })
  it('makes the likeliest of one kind primary, where it stands', () => {
    const dice = [0.17, 0.83, 0.67].map((chance, die) => info({ do: 'reroll-dice', die }, [], chance))
    expect(entries(ask(dice)).map((each) => each.primary)).toEqual([false, true, false])
  })
  it('makes nothing primary that cannot succeed', () => {
    const [leave, play] = [info({ do: 'accept' }, [], 0), info({ do: 'play', card: 1 }, ['card:1'], 0.83)]
    expect(entries(ask([leave, play]))[0]).toMatchObject({ kind: 'play', primary: true })
    expect(entries(ask([info({ do: 'accept' }, [], 0.2), play]))[0]).toMatchObject({ kind: 'accept', primary: true })
    expect(entries(ask([leave, info({ do: 'play', card: 1 })]))[0]).toMatchObject({ kind: 'accept', primary: true })
  })
  it('makes the usual answer primary', () => {
    const usual: Option = { do: 'pass' }
    const out = entries(ask([info({ do: 'play', card: 1 }), info(usual)], { usual }))
    expect(out[0]).toMatchObject({ kind: 'pass', primary: true })
  })
  it('gives every option its button in a flat question, and every kind one in a folded one', () => {
    const options = [...['a', 'b', 'c'].map((to) => walk(to)), info({ do: 'stay' })]
    expect(entries(ask(options), 6, 'flat').map((each) => each.options.length)).toEqual([1, 1, 1, 1])
    expect(entries(ask(options.slice(0, 3)), 4, 'folded').map((each) => each.options.length)).toEqual([3])
  })
  it('keeps what does not fit behind "more"', () => {
    const kinds = ['roll', 'run', 'lend', 'play', 'three', 'accept'].map((kind) => info({ do: kind }))
    const out = entries(ask(kinds))
    expect(out).toHaveLength(4)
    expect(out[3]).toMatchObject({ kind: MORE })
    expect(out[3]!.options).toHaveLength(3)
  })
})

describe('choosing', () => {
  it('finds options by what they concern, and their best odds', () => {
    const question = ask([walk('a', 0.2), info({ do: 'fly', to: 'a' }, ['card:1', 'space:a'], 0.6)])
    expect(about(question, 'space:a')).toHaveLength(2)
    expect(oddsOf(question, 'space:a')?.chance).toBe(0.6)
    expect(oddsOf(question, 'space:b')).toBeNull()
  })
  it('finds equal options of an answer one after the other', () => {
    const twice = ask([walk('a'), info({ do: 'stay' }), walk('a')], { pick: [2, 2] })
    expect(
      places(twice, [
        { do: 'walk', to: 'a' },
        { do: 'walk', to: 'a' },
      ]),
    ).toEqual([0, 2])
  })
  it('marks up to the limit; the oldest mark gives way', () => {
    const [a, b, c] = many as [OptionInfo, OptionInfo, OptionInfo]
    expect(toggle([a], a, 2)).toEqual([])
    expect(toggle([a, b], c, 2)).toEqual([b, c])
    expect(enough(ask([a, b], { pick: [2, 2] }), [a])).toBe(false)
    expect(enough(ask([a, b], { pick: [0, 2] }), [])).toBe(true)
  })
  it('compares options by value, and finds those a hint names', () => {
    expect(same({ do: 'slip', card: null }, { do: 'slip' })).toBe(true)
    expect(same({ do: 'walk', to: 'a' }, { to: 'a', do: 'walk' })).toBe(true)
    expect(named(ask(many), { do: 'walk', to: 'place-3' })).toEqual([many[3]])
  })
})

describe('small things', () => {
  it('moves to the nearest in a direction', () => {
    const points = [
      { x: 10, y: 0 },
      { x: 50, y: 40 },
      { x: 0, y: 30 },
    ]
    expect(nearest({ x: 0, y: 0 }, points, { x: 1, y: 0 })).toBe(0)
    expect(nearest({ x: 0, y: 0 }, points, { x: 0, y: 1 })).toBe(2)
    expect(nearest({ x: 0, y: 0 }, points, { x: -1, y: 0 })).toBe(-1)
  })
  it('reads paths and codes', () => {
    expect(placeOf('/table/abc')).toEqual({ page: 'table', code: 'abc' })
    expect(placeOf('/')).toEqual({ page: 'inn' })
    expect(placeOf('/a/b/c').page).toBe('nowhere')
    expect(calledBy(' https://korchma.example/table/AB2-C ')).toEqual({ code: 'ab2c' })
    expect(calledBy('https://korchma.example/owl-lantern-plum')).toEqual({ words: 'owl-lantern-plum' })
    expect(calledBy('Сова, ліхтар… слива!')).toEqual({ words: 'сова-ліхтар-слива' })
    expect(calledBy('/%D1%81%D0%BE%D0%B2%D0%B0-%D0%BB%D0%B5%D1%81-%D0%B4%D1%83%D0%B1')).toEqual({
      words: 'сова-лес-дуб',
    })
    expect(placeOf('/owl-lantern-plum')).toEqual({ page: 'words', words: 'owl-lantern-plum' })
    expect(placeOf('/owl-lantern').page).toBe('nowhere')
  })
})
