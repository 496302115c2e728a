import { describe, expect, it } from 'vitest'
import { blowOf } from '../src/games/oldworld/stage/blow'
import { revealOf, risesOf } from '../src/games/ronin/reveal'
import { lastRoll, verdictOf } from '../src/games/witches/verdict'
import type { Book, Event, Numbered, State } from '../src/lib/protocol.gen'
import type { Beat } from '../src/lib/theatre'
import { makeBundle, Voice } from '../src/lib/voice'

const voice = new Voice(null, 'en', makeBundle('en', ''))
const numbered = (...events: object[]): Numbered[] => events.map((event, at) => [at + 1, event as Event])
/** A beat of the last of these events, and of what was told with them. */
const beat = (view: unknown, news: Numbered[], of: number): Beat => {
  const state = { view, seat: 0 } as State
  return {
    events: news,
    of: news[of]![1],
    stands: true,
    quiet: false,
    seat: 0,
    before: state,
    after: state,
    shows: state,
  }
}

describe('the verdict on an attempt', () => {
  const book = {
    content: {
      tokens: { vlad: { points: 5 } },
      cards: { 7: { id: 7, symbol: 'magic' }, 8: { id: 8, symbol: 'broom', benefit: 'bonus', amount: 4 } },
    },
    facts: { symbols: { magic: 2 } },
  } as unknown as Book
  const view = {
    players: [{ at: 'castle', points: 15, cackles: 2 }],
    problems: { castle: { crises: 1 } },
    crisis_pool: 9,
  }
  const began = { event: 'attempted', seat: 0, at: 'castle', token: 'vlad', target: 16 }

  it('adds up dice, cards and what is left over for hard problems', () => {
    const news = numbered(
      began,
      { event: 'rolled', seat: 0, dice: [5, 0] },
      { event: 'lent', seat: 0, card: 7, plus: 2 },
      { event: 'rolled', seat: 0, dice: [1, 1] },
      { event: 'rerolled', seat: 0, dice: [6, 2] },
      { event: 'solved', seat: 0, token: 'vlad', total: 16, target: 16 },
      { event: 'cackled', seat: 0 },
      { event: 'cackled', seat: 0 },
    )
    const verdict = verdictOf(beat(view, news.slice(3), 2), news, book, voice)
    expect(verdict.pairs).toEqual([
      [5, 0],
      [6, 2],
    ])
    expect(verdict.parts.map((part) => part.n)).toEqual([13, 1, 2])
    expect(verdict.points).toEqual({ from: 15, to: 20 })
    expect(verdict.cackles).toEqual({ from: 2, to: 4, dice: 1, magic: 1, failing: 0 })
    expect(verdict.crises).toEqual({ from: 9, to: 10 })
    expect(lastRoll(news)).toEqual({ seat: 0, pairs: verdict.pairs, total: 16 })
    expect(lastRoll(news.slice(0, 2))).toEqual({ seat: 0, pairs: [[5, 0]], total: null })
    expect(lastRoll(news.slice(0, 1))).toBeNull()
  })

  it('tells what failing costs, and what else comes of it', () => {
    const news = numbered(
      began,
      { event: 'rolled', seat: 0, dice: [5, 0] },
      { event: 'rolled', seat: 0, dice: [2, 3] },
      { event: 'played', seat: 0, card: 8 },
      { event: 'failed', seat: 0, token: 'vlad', total: 14, target: 16 },
      { event: 'cackled', seat: 0 },
      { event: 'cackled', seat: 0 },
      { event: 'cackle-taken', seat: 0, victim: 1 },
      { event: 'crisis', at: 'castle', crises: 2 },
      { event: 'aliss-taken', seat: 0 },
    )
    const verdict = verdictOf(beat(view, news.slice(4), 0), news, book, voice)
    expect(verdict.parts.map((part) => part.n)).toEqual([10, 4])
    expect(verdict.points).toEqual({ from: 15, to: 14 })
    expect(verdict.cackles).toEqual({ from: 2, to: 5, dice: 1, magic: 0, failing: 2 })
    expect(verdict.crises).toEqual({ from: 9, to: 8 })
    expect(verdict.more.map((event) => event.event)).toEqual(['aliss-taken'])
  })
})

describe('a blow', () => {
  const players = [
    { left: 7, held: 3, shield: 2 },
    { left: 9, held: 4, shield: 1 },
  ]
  const fight = (monster: string) => ({
    monster,
    life: 8,
    now: 0,
    sides: monster ? [{ seat: 0 }] : [{ seat: 0 }, { seat: 1 }],
    sum: { damage: 3, shield: 0, draw: 0, parts: [{ of: 'card:B0-1', damage: 3, shield: 0, draw: 0 }] },
  })

  it('takes life off a monster', () => {
    const news = numbered(
      { event: 'combo-laid', seat: 0, cards: ['B0-1'] },
      { event: 'damaged', monster: 'drowner', n: 3, life: 5, attacks: [] },
    )
    const blow = blowOf(beat({ players, fight: fight('drowner') }, news, 0))
    expect(blow).toMatchObject({ seat: 0, struck: null, damage: 3, life: { from: 8, to: 5 }, shield: null })
    expect(blow.parts).toEqual([{ from: 'card', id: 'B0-1', n: 3 }])
  })
  it('falls on the shield first, then on cards', () => {
    const news = numbered(
      { event: 'attacked', monster: 'drowner', attack: 4, bite: true },
      { event: 'hurt', seat: 0, n: 3, shield: 0, cards: ['X'] },
    )
    const blow = blowOf(beat({ players, fight: fight('drowner') }, news, 0))
    expect(blow).toMatchObject({
      seat: null,
      struck: 0,
      damage: 3,
      life: { from: 10, to: 9 },
      shield: { from: 2, to: 0 },
    })
    expect(blow.card).toEqual({ attack: 4, bite: true })
  })
  it('counts cards it takes from the hand, and a shield that a weaker skill no longer bears', () => {
    const news = numbered(
      { event: 'attacked', monster: 'drowner', attack: 4, bite: false },
      { event: 'tossed', seat: 0, cards: ['X'] },
      { event: 'milled', seat: 0, cards: ['Y', 'Z'] },
    )
    const blow = blowOf(beat({ players, fight: fight('drowner') }, news, 0))
    expect(blow).toMatchObject({ struck: 0, damage: 0, life: { from: 10, to: 7 }, shield: { from: 2, to: 2 } })
    const weaker = numbered(
      { event: 'attacked', monster: 'drowner', attack: 4, bite: true },
      { event: 'lowered', seat: 0, skill: 'defence', level: 1 },
      { event: 'shield-set', seat: 0, shield: 1 },
    )
    expect(blowOf(beat({ players, fight: fight('drowner') }, weaker, 0)).shield).toEqual({ from: 2, to: 1 })
  })
  it('may do nothing to the other of a duel', () => {
    const blow = blowOf(
      beat({ players, fight: fight('') }, numbered({ event: 'combo-laid', seat: 0, cards: ['X'] }), 0),
    )
    expect(blow).toMatchObject({ struck: 1, damage: 0, life: { from: 13, to: 13 }, shield: { from: 1, to: 1 } })
  })
})

describe('a reveal', () => {
  it('counts printed and gained symbols that are active, and tracks that rose', () => {
    const book = {
      content: { cards: { A: { symbols: ['magic', 'combat'] }, B: { symbols: ['magic'] }, C: { symbols: [] } } },
    } as unknown as Book
    const news = numbered(
      { event: 'laid', seat: 1, who: 'ciri', cards: ['A', 'B'] },
      { event: 'laid', seat: 0, who: 'geralt', cards: ['C', 'C'] },
      { event: 'gained-symbols', seat: 0, who: 'geralt', symbol: 'diplomacy', n: 2, card: 'C' },
      { event: 'grew', track: 0, between: ['ciri', 'geralt'], n: 2, level: 5 },
    )
    const shown = beat({ left: 'magic', right: 'diplomacy' }, news, 0)
    expect(revealOf(shown, book)).toEqual([
      { seat: 1, cards: ['A', 'B'], left: 2, right: 0 },
      { seat: 0, cards: ['C', 'C'], left: 0, right: 2 },
    ])
    expect(risesOf(shown)).toEqual([{ between: ['ciri', 'geralt'], from: 3, to: 5 }])
  })
})
