/** A view that nobody knows, read for the plain table. */
import { describe, expect, it } from 'vitest'
import type { Book } from '../src/lib/protocol.gen'
import { makeBundle, Voice } from '../src/lib/voice'
import plain from '../src/plain'
import { numberIn, playersOf, Reader, refsIn } from '../src/plain/view'

const book = {
  kinds: { view: { 'players.hand': 'card', walker: 'seat', row: 'card', 'stock.#': 'card' } },
  words: { 'card:a': { '': { id: 'card-a', args: {} } } },
  content: { cards: { a: { id: 'a', worth: 4 } } },
} as unknown as Book
const TEXT = `card-a = the ace
field-carried = In hand
phase-roam = On the road
list-end = { $all } and { $last }
web-plain-turn = Turn { $turn } of { $turns }
`
const voice = new Voice(book, 'en', makeBundle('en', TEXT), ['Ann', 'Bob'], 0)
const reader = new Reader(book, voice)
const view = {
  seat: 0,
  turn: 2,
  turns: 8,
  players: [
    { gold: 3, hand: ['a', null], open: true },
    { gold: 1, hand: [], open: false },
  ],
  walker: 1,
  carried: 5,
  last_roll: 6,
  phase: 'roam',
  row: ['a'],
  stock: { a: 2 },
  fight: { life: 3 },
  nothing: null,
}

describe('a plain table', () => {
  it('names fields by the words of the game, else by their own', () => {
    const labels = Object.fromEntries(reader.table(view).map(({ name, label }) => [name, label]))
    expect(labels).toMatchObject({ carried: 'In hand', last_roll: 'Last roll' })
  })
  it('tells numbers, words, seats, things and groups apart', () => {
    const fields = Object.fromEntries(reader.table(view).map((field) => [field.name, field]))
    expect(fields).toMatchObject({
      carried: { shape: 'fact', text: '5' },
      walker: { shape: 'fact', text: 'Bob' },
      phase: { shape: 'fact', text: 'On the road' },
      row: { shape: 'things', kind: 'card', ids: ['a'] },
      stock: { shape: 'list', texts: ['the ace: 2'] },
      fight: { shape: 'group', fields: [{ name: 'life', text: '3' }] },
    })
    expect(Object.keys(fields)).not.toContain('nothing')
    expect(Object.keys(fields)).not.toContain('seat')
    expect(Object.keys(fields)).not.toContain('players')
  })
  it('keeps what is hidden as a card without a name', () => {
    const fields = reader.player(view, 0)
    expect(fields.map(({ shape }) => shape)).toEqual(['fact', 'things', 'flag'])
    expect(fields[1]).toMatchObject({ ids: ['a', null] })
    expect(refsIn(fields)).toContain('card:a')
  })
  it('finds what counts and how far the game is', () => {
    expect(plain.points(view)).toEqual([3, 1])
    expect(plain.turn(view)).toEqual({ turn: 2, turns: 8 })
    expect(plain.when?.(view, voice, false)).toBe('Turn 3 of 8')
    expect(numberIn({ a: 'x', b: 2 }, 'a', 'b')).toBe(2)
    expect(playersOf(null)).toEqual([])
  })
})
