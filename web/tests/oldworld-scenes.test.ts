import { describe, expect, it } from 'vitest'
import { blows } from '../src/games/oldworld/fight/blows'
import { cardChoice, choice, orderOf, seenAttacks, seenCards } from '../src/games/oldworld/fight/choosing'
import { openLinks, seams } from '../src/games/oldworld/fight/combo'
import { brackets, damageRange, layers, monsterPool, witcherPool } from '../src/games/oldworld/fight/pools'
import { fighters, fightEvents, lastBlow, turnOf } from '../src/games/oldworld/fight/scene'
import { shortSums, sums } from '../src/games/oldworld/fight/sums'
import { counting, lastPoker, nearest, rows } from '../src/games/oldworld/poker/ranks'
import { lastTale } from '../src/games/oldworld/story/outcome'
import { draw, pictureOf } from '../src/games/oldworld/story/pictures'
import type { Facts, FightView, Harm, PlayerView, Threat, View } from '../src/games/oldworld/types.gen'
import type { AskInfo, Book, Event, Numbered, Option, OptionInfo } from '../src/lib/protocol.gen'

/** No link was used. */
const NONE = -1

const book = {
  facts: { hand: 7, dice: 5, muted: { fiend: 'purple' } },
  content: {
    cards: {
      yrden: { id: 'yrden', colour: 'yellow', draw: 1, links: [{ colour: 'red', damage: 1 }] },
      severe: {
        id: 'severe',
        colour: 'red',
        damage: 2,
        draw: -1,
        links: [{ colour: 'blue' }, { colour: 'green', back: true }],
      },
      whirl: {
        id: 'whirl',
        colour: 'blue',
        damage: 1,
        links: [
          { colour: 'green', damage: 2 },
          { colour: 'purple', shield: 1 },
        ],
      },
      block: { id: 'block', colour: 'green', shield: 2 },
      push: { id: 'push', colour: 'green', shield: 1 },
      aard: { id: 'aard', colour: 'purple', damage: 1, links: [{ colour: 'blue', damage: 1 }] },
    },
    monsters: { fiend: { id: 'fiend', level: 2, life: 13 } },
  },
} as unknown as Book

const COMBO = ['yrden', 'severe', 'whirl']
const LINKS = [NONE, 0, 0]

const player = (more: Partial<PlayerView> = {}): PlayerView =>
  ({
    school: 'wolf',
    left: 3,
    held: 2,
    discard: [],
    skills: [3, 1, 1, 1],
    shield: 1,
    most_shield: 3,
    trophies: [],
    kept: [],
    trails: [],
    ...more,
  }) as PlayerView
const fight = (more: Partial<FightView> = {}): FightView =>
  ({
    monster: 'fiend',
    life: 10,
    most_life: 13,
    spent: [],
    now: 0,
    step: 'combo',
    combo: [],
    links: [],
    lost: 0,
    bets: {},
    sides: [{ seat: 0, turns: 1, potions: 0, most_potions: 1, drunk: [], used: [], specialty: 1, ready: false }],
    sum: { damage: 0, shield: 0, draw: 0, parts: [], may: [], falls: 0, after: 0 },
    ...more,
  }) as FightView
const table = (of: FightView | null, players: PlayerView[] = [player()], more: Partial<View> = {}): View =>
  ({
    me: 0,
    active: 0,
    players,
    fight: of,
    combo: [],
    links: [],
    reading: [],
    dice: [],
    hands: [],
    rival: -1,
    ...more,
  }) as unknown as View
const info = (option: Option): OptionInfo => ({ option, refs: [], odds: null, soon: false })
const ask = (about: string, ...options: Option[]): AskInfo =>
  ({ number: 1, seat: 0, about, options: options.map(info), pick: null }) as unknown as AskInfo
const told = (...events: Event[]): Numbered[] => events.map((event, at) => [at + 1, event])

describe('links of a combo', () => {
  it('says what each seam brings: damage, nothing, a card back, or that no link was used', () => {
    expect(seams(book, COMBO, LINKS)).toMatchObject([
      { colour: 'red', gives: 'damage', n: 1 },
      { colour: 'blue', gives: '', n: 0 },
    ])
    expect(seams(book, ['severe', 'block', 'aard'], [NONE, 1, NONE])).toMatchObject([
      { colour: 'green', gives: 'back' },
      { colour: '', gives: '' },
    ])
  })

  it('offers the links of the top card with the cards that fit them', () => {
    const open = openLinks(book, COMBO, ['block', 'push', 'yrden'])
    expect(open.map((each) => [each.seam.colour, each.fits])).toEqual([
      ['green', ['block', 'push']],
      ['purple', []],
    ])
    expect(openLinks(book, [], ['block'])).toEqual([])
  })

  it('mutes purple links against a Fiend, but not the links that lead to purple', () => {
    expect(seams(book, ['aard', 'whirl'], [NONE, 0], 'fiend')[0]).toMatchObject({ n: 1, muted: true })
    expect(seams(book, ['whirl', 'aard'], [NONE, 1], 'fiend')[0]).toMatchObject({ muted: false })
  })
})

describe('sums', () => {
  const sum = {
    damage: 4,
    shield: 2,
    draw: 1,
    parts: [
      { of: 'card:severe', damage: 4, shield: 0, draw: -1 },
      { of: 'perk:harpy', damage: 0, shield: 3, draw: 1 },
      { of: 'limit', damage: 0, shield: -1, draw: 0 },
      { of: 'potion:swallow', damage: 0, shield: 0, draw: -1 },
    ],
    may: [],
    falls: 3,
    after: 3,
  }

  it('are those of the table, source by source', () => {
    const all = sums(table(fight({ sum, combo: COMBO })))!
    expect(all.damage).toEqual({ total: 4, falls: 3, parts: [{ from: 'card', id: 'severe', n: 4 }] })
    expect(all.shield).toMatchObject({ total: 2, after: 3 })
    expect(all.shield.parts.at(-1)).toEqual({ from: 'limit', id: '', n: -1 })
    expect(all.draw.parts.at(-1)).toEqual({ from: 'potion', id: 'swallow', n: -1 })
    expect(sums(table(fight({ now: -1 })))).toBeNull()
  })

  it('of a short fight count damage and shield only', () => {
    const view = table(null, [player()], { combo: ['whirl', 'block'], links: [NONE, 0], short: { ...sum, draw: 0 } })
    expect(shortSums(view)).toMatchObject({
      damage: { total: 4 },
      shield: { total: 2, after: 3 },
      draw: { total: 0 },
    })
    expect(shortSums(table(null, [player()])).shield).toEqual({ total: 0, parts: [], after: 1 })
  })
})

describe('life pools', () => {
  it('stack what stays, what falls and what is gone, from the bottom', () => {
    const pool = monsterPool(fight(), 6)
    expect(pool).toEqual({ keep: 4, hand: 0, fall: 6, gone: 3 })
    expect(layers(pool)).toHaveLength(13)
    expect(layers(pool)[4]).toBe('fall')
    expect(brackets(pool).map((each) => [each.kind, each.from, each.to])).toEqual([
      ['keep', 0, 4],
      ['fall', 4, 10],
      ['gone', 10, 13],
    ])
  })

  it('lose the deck before the hand', () => {
    expect(witcherPool(player({ discard: ['block'] }), 2)).toEqual({ keep: 3, hand: 2, fall: 0, gone: 3 })
    expect(witcherPool(player(), 0, 4)).toEqual({ keep: 0, hand: 1, fall: 4, gone: 0 })
    expect(witcherPool(player(), 0, 9)).toEqual({ keep: 0, hand: 0, fall: 5, gone: 0 })
  })

  it('tell the least and the most damage a half may do', () => {
    const threat = (kind: Harm, n: number): Threat => ({ kind, n, skill: '', cards: 1 })
    const harmless = [threat('discard', 2), threat('burn', 1)]
    expect(damageRange([threat('damage', 4), threat('damage', 3), threat('lowers', 1), ...harmless])).toEqual([1, 4])
    expect(damageRange(harmless)).toBeNull()
  })
})

describe('who fights', () => {
  const two = (now: number) =>
    fight({
      monster: '',
      now,
      sides: [2, 0].map((seat) => ({
        seat,
        turns: 1,
        potions: 0,
        most_potions: 1,
        drunk: [],
        used: [],
        specialty: 1,
        ready: false,
      })),
    })

  it('puts the reader on the left if they fight, else the attacker', () => {
    const three = [player(), player(), player()]
    expect(fighters(table(two(0), three))).toEqual([0, 2])
    expect(fighters(table(two(0), three, { me: 1 }))).toEqual([2, 0])
    expect(fighters(table(null, three, { active: 1 }))).toEqual([1, null])
    expect(turnOf(table(two(1), three))).toBe(0)
    expect(turnOf(table(fight({ now: -1 })))).toBeNull()
  })

  it('remembers the last blow until a combo answers it', () => {
    const events = told({ event: 'fight-began' }, { event: 'attacked', attack: 4, bite: true }, { event: 'hurt' })
    expect(lastBlow(events)).toEqual({ attack: 4, bite: true })
    expect(lastBlow([...events, [9, { event: 'combo-laid' }]])).toBeNull()
    expect(fightEvents(told({ event: 'moved' }))).toEqual([])
  })
})

describe('a fight blow by blow', () => {
  const before = told({ event: 'fight-began' }, { event: 'combo-laid', seat: 1, cards: ['whirl'] })
  const fought = told(
    { event: 'fight-began' },
    { event: 'combo-laid', seat: 0, cards: ['yrden', 'whirl'] },
    { event: 'damaged', n: 3, life: 10 },
    { event: 'announced', seat: null, bite: true },
    { event: 'attacked', attack: 4, bite: true },
    { event: 'hurt', seat: 0, n: 2, shield: 1, cards: ['aard'] },
    { event: 'combo-laid', seat: 0, cards: [] },
  )

  it('tells the latest first, each with what came of it, and of this fight only', () => {
    expect(blows([...before, ...fought])).toEqual([
      { seat: null, cards: [], card: { attack: 4, bite: true }, damage: 2, left: { shield: 1, cards: 1 } },
      { seat: 0, cards: ['yrden', 'whirl'], card: null, damage: 3, left: null },
    ])
  })

  it('does not count to a blow what a specialty does after it', () => {
    const more = told({ event: 'used-perk', seat: 0, perk: 'specialty' }, { event: 'damaged', n: 2, life: 8 })
    expect(blows([...fought.slice(0, 3), ...more])[0]?.damage).toBe(3)
  })

  it('keeps a blow that did no damage', () => {
    const [last] = blows([...fought, ...told({ event: 'attacked', attack: 2, bite: false })])
    expect(last).toEqual({ seat: null, cards: [], card: { attack: 2, bite: false }, damage: 0, left: null })
  })
})

describe('what is chosen where it lies', () => {
  const lay = ask('combo', { do: 'lay', card: 'block' }, { do: 'done' })

  it('knows the option of a card, and cards that are only looked at', () => {
    expect(cardChoice(lay, 'block')).toBe(lay.options[0])
    expect(cardChoice(lay, 'push')).toBeNull()
    expect(choice(lay, 'done')).toBe(lay.options[1])
    expect(seenCards(lay, ['block'])).toEqual([])
    expect(seenCards(ask('look-take', { do: 'pick', card: 'push' }, { do: 'pick', card: 'block' }), ['block'])).toEqual(
      ['push', 'block'],
    )
    expect(seenAttacks(ask('drop-attack', { do: 'drop-attack', attack: 3 }))).toHaveLength(1)
    expect(orderOf([lay.options[1]!, lay.options[0]!], lay.options[0]!)).toBe(2)
  })
})

describe('a story as it is told', () => {
  const events = told(
    { event: 'explored', seat: 1, deck: 'city', story: 'city-01' },
    { event: 'lost-gold', seat: 1, n: 1 },
    { event: 'outcome', seat: 1, outcome: 'city-01-b' },
    { event: 'event-read', seat: 1, outcome: 'event-5' },
    { event: 'rolled-die', seat: 1, n: 4 },
    { event: 'outcome', seat: 1, outcome: 'event-5-2' },
    { event: 'gained-gold', seat: 1, n: 3 },
    { event: 'turn-began', seat: 0, turn: 4 },
    { event: 'gained-gold', seat: 0, n: 9 },
  )

  it('has a chapter for the card and for each event, with the way, the die and what it brought', () => {
    const tale = lastTale(events)!
    expect(tale).toMatchObject({ key: 1, seat: 1 })
    expect(tale.chapters).toMatchObject([
      { story: 'city-01', way: 'b', outcome: 'city-01-b', die: null },
      { story: 'event-5', way: '', outcome: 'event-5-2', die: 4 },
    ])
    expect(tale.chapters[1]!.brought).toEqual([{ event: 'gained-gold', seat: 1, n: 3 }])
  })

  it('ends where it ended, and is nothing before the first', () => {
    expect(lastTale(events, 3)!.chapters).toHaveLength(1)
    expect(lastTale(told({ event: 'moved' }))).toBeNull()
  })

  it('has a picture of its deck and ground, the same each time', () => {
    for (const terrain of ['forest', 'mountain', 'water', 'wild']) {
      expect(['street', 'inn', 'gate', 'harbour']).toContain(pictureOf('city-07', terrain))
      expect(['forest', 'camp', 'swamp', 'mill', 'pass', 'sea']).toContain(pictureOf('wilds-07', terrain))
    }
    expect(draw('mill', 'wilds-07')).toBe(draw('mill', 'wilds-07'))
    expect(draw('mill', 'wilds-07')).not.toMatch(/NaN|undefined/)
  })
})

describe('poker', () => {
  const facts = { dice: 5 } as Facts
  const view = table(null, [player(), player()], {
    dice: [1, 1, 2, 3, 4, 6, 6, 6, 2, 2],
    hands: ['pair', 'full-house'],
    rival: 1,
  })

  it('has a row for each, and the asked or own one before the reader', () => {
    const [first, second] = rows(view, facts)
    expect(first).toMatchObject({ start: 0, seat: 0, hand: 'pair' })
    expect(second).toMatchObject({ start: 5, seat: 1, dice: [6, 6, 6, 2, 2] })
    expect(nearest(rows(view, facts), ask('reroll', { do: 'roll', die: 5 }), 0)).toMatchObject({ start: 5 })
    expect(nearest(rows(view, facts), null, 1)).toMatchObject({ start: 5 })
    expect(nearest(rows(view, facts), null, null)).toMatchObject({ start: 0 })
    expect(rows({ ...view, rival: -1 }, facts)[1]).toMatchObject({ seat: null })
  })

  it('marks the dice that make the hand', () => {
    expect(counting([1, 1, 2, 3, 4], 'pair')).toEqual([true, true, false, false, false])
    expect(counting([1, 2, 3, 4, 5], 'small-straight')).toEqual([true, true, true, true, true])
    expect(counting([1, 2, 3, 4, 6], 'nothing')).toEqual([false, false, false, false, false])
  })

  it('is told with the dice as they lay at the end', () => {
    const events = told(
      { event: 'poker-began', seat: 0, opponent: 1 },
      { event: 'threw', seat: 0, mine: true, dice: [1, 2, 3, 4, 6] },
      { event: 'threw', seat: 1, mine: false, dice: [2, 2, 3, 4, 6] },
      { event: 'threw', seat: 0, mine: true, dice: [6, 6, 3, 4, 6] },
      { event: 'poker-ended', seat: 0, won: true, hand: 'three', other: 'pair', gold: 3 },
    )
    expect(lastPoker(events)).toMatchObject({
      key: 5,
      mine: [6, 6, 3, 4, 6],
      theirs: [2, 2, 3, 4, 6],
      rival: 1,
      won: true,
    })
    expect(lastPoker(events.slice(0, 3))).toBeNull()
  })
})
