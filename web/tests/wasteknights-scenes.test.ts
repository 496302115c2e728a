import { readdirSync, readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { linesOf, pieceOf } from '../src/games/wasteknights/scenes/cards/cards'
import { attackOf, foeAttackOf, phasesOf, sidesOf, tally } from '../src/games/wasteknights/scenes/fight/fight'
import { type SceneName, sceneName, sceneOf } from '../src/games/wasteknights/scenes'
import { kindOf, restOf, thrownIn } from '../src/games/wasteknights/scenes/stage/stage'
import Page from '../src/games/wasteknights/scenes/story/Page.svelte'
import { paragraphs, taleOf } from '../src/games/wasteknights/scenes/story/tale'
import type { View } from '../src/games/wasteknights/types.gen'
import { Desk } from '../src/lib/desk.svelte'
import type { AskInfo, Book, Event, Numbered, State } from '../src/lib/protocol.gen'
import { stable } from '../src/lib/prompt'
import type { Beat } from '../src/lib/theatre'
import { makeBundle, Voice } from '../src/lib/voice'

/** Positions of games that bots played, one for each kind of question. */
interface Position {
  seat: number
  view: View
  asks: AskInfo[]
  events: Numbered[]
  words: Book['words']
  foresights: Record<string, unknown>
}
const samples = JSON.parse(readFileSync('tests/samples/wasteknights.json', 'utf8')) as {
  book: Book
  positions: Record<string, Position>
}
const position = (name: string): Position => samples.positions[name]!
const TEXT = '../src/korchma/games/wasteknights/text'
const INN = '../src/korchma/text'
const read = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))

const bundles: Record<string, ReturnType<typeof makeBundle>> = {}

/** Somebody who reads a position in a language. */
function voiceFor(name: string, language = 'en'): Voice {
  const book = { ...samples.book, words: { ...samples.book.words, ...position(name).words } }
  const bundle = (bundles[language] ??= makeBundle(
    language,
    ...read(`${INN}/${language}`),
    ...read(`${TEXT}/${language}`),
  ))
  return new Voice(book, language, bundle, ['A', 'B', 'C', 'D'], position(name).seat)
}

/** A desk at which a position lies. */
function deskAt(name: string, language = 'en'): Desk {
  const { seat, view, asks, events, foresights } = position(name)
  const desk = new Desk('abcd')
  desk.line.state = { type: 'state', seat, view, asks, waiting: [], events, table: { seats: [] } } as unknown as State
  desk.line.events = events
  desk.book = samples.book
  Object.defineProperty(desk, 'voice', { value: voiceFor(name, language) })
  const known = Object.fromEntries(Object.entries(foresights).map(([key, found]) => [stable(JSON.parse(key)), found]))
  desk.line.wonder = () => undefined
  desk.line.foresight = (_, answer) => known[stable(answer)] ?? null
  return desk
}

/** A position as it is drawn. */
function drawn<T>(name: string, look: (box: HTMLElement, desk: Desk) => T, language = 'en'): T {
  const desk = deskAt(name, language)
  const Scene = sceneOf(desk)!
  const box = document.createElement('div')
  document.body.append(box)
  const scene = mount(Scene, { target: box, props: { desk } })
  flushSync()
  const found = look(box, desk)
  void unmount(scene)
  box.remove()
  return found
}

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  globalThis.matchMedia ??= () =>
    ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never
})

const SCENE: Record<string, SceneName | null> = {
  weapon: 'fight',
  'which-dice': 'fight',
  'after-roll': 'fight',
  block: 'fight',
  'weapon-duel': 'fight',
  vote: 'story',
  entry: 'story',
  'entry-fight': 'fight',
  'before-roll': 'card',
  camp: 'camp',
  'camp~watch': null,
  market: 'deal',
  trade: 'deal',
  explore: 'card',
  upgrade: 'choice',
  healer: 'choice',
  knight: 'choice',
}

describe('scenes of recorded positions', () => {
  it.each(Object.entries(SCENE))('%s has its scene', (name, scene) => {
    const { view, asks } = position(name)
    expect(sceneName(view, asks[0] ?? null)).toBe(scene)
  })

  const shown = Object.keys(SCENE).filter((name) => SCENE[name])
  it.each(shown.flatMap((name) => ['en', 'ru', 'uk'].map((language) => [name, language] as const)))(
    '%s is told without a hole in %s',
    (name, language) => {
      const text = drawn(name, (box) => box.textContent, language)
      expect(text).not.toMatch(/\{[a-z$][^}]*\}/)
      expect(text.length).toBeGreaterThan(40)
    },
  )

  it.each(shown)('%s offers each answer as something to touch', (name) => {
    const [offered, lit] = drawn(name, (box, desk) => [
      desk.ask!.options.length,
      box.querySelectorAll('button[data-lit]').length,
    ])
    expect(lit).toBeGreaterThanOrEqual(offered)
  })

  it('tells once what two knights chose alike', () => {
    const words = voiceFor('entry').book!.words
    const text =
      Object.keys(words)
        .find((ref) => ref.startsWith('text:'))
        ?.slice(5) ?? 'a2-1-a'
    const { events, view } = position('entry')
    const chosen = [1, 2].map((n) => [(events.at(-1)?.[0] ?? 0) + n, { event: 'words', text }] as Numbered)
    const told = taleOf([...events, ...chosen], view.reading.at(-1))
    expect(told?.words.filter((each) => each === text)).toHaveLength(1)
    const desk = deskAt('entry')
    const box = document.createElement('div')
    const props = { desk, entry: view.reading.at(-1)!, words: told!.words }
    const page = mount(Page, { target: box, props })
    flushSync()
    expect(box.querySelectorAll('.since')).toHaveLength(told!.words.length)
    void unmount(page)
  })

  it('answers with what was touched', () => {
    drawn('weapon', (box, desk) => {
      const sent: unknown[] = []
      desk.line.choose = (_, answer) => void sent.push(answer)
      box.querySelector<HTMLButtonElement>('button[data-ref^="gear:"]')!.click()
      expect(sent).toEqual([desk.line.state!.asks[0]!.options[0]!.option])
    })
  })

  it('marks a die for a reroll, and no more than may be thrown again', () => {
    drawn('which-dice', (box, desk) => {
      const dice = [...box.querySelectorAll<HTMLButtonElement>('button.die')]
      expect(dice).toHaveLength(position('which-dice').view.roll!.faces.length)
      dice[0]!.click()
      dice[1]!.click()
      flushSync()
      expect(desk.marks.map((each) => each.option['die'])).toEqual([1])
      expect(dice.map((die) => die.getAttribute('aria-pressed')).slice(0, 2)).toEqual(['false', 'true'])
    })
  })
})

describe('a combat', () => {
  it('tells of each phase who attacks in it', () => {
    const rows = { enemies: { crab: { attack: 'melee' } }, gear: { S2: { way: 'ranged' } } }
    const book = { content: rows } as unknown as Book
    const fight = { ...position('weapon').view.fight!, enemy: 'crab', knight: 0, phase: 'ranged', properties: [] }
    const shot = { ...fight, weapons: { '0': 'S2-2' } }
    expect(phasesOf(book, shot).map(({ state, who }) => [state, who])).toEqual([
      ['done', 'none'],
      ['now', 'you'],
      ['later', 'none'],
      ['later', 'it'],
      ['later', 'reward'],
    ])
    const who = (more: object) => phasesOf(book, { ...shot, ...more }).map((each) => each.who)
    expect(who({ properties: ['ambush'] })).toEqual(['it', 'you', 'none', 'none', 'reward'])
    expect(who({ weapons: { '0': '' } })).toEqual(['none', 'none', 'none', 'both', 'reward'])
    expect(who({ weapons: {} })).toEqual(['none', 'none', 'none', 'it', 'reward'])
  })

  it('shows dice on the table, dice thrown before, and dice to come', () => {
    const { view, events } = position('after-roll')
    expect(attackOf(view, events, view.fight!.knight)).toMatchObject({ thrown: true, faces: view.roll!.faces })
    const before = position('weapon').view
    expect(foeAttackOf(before, [])).toMatchObject({ thrown: false, dice: before.fight!.foe_dice })
    expect(attackOf(before, [], before.fight!.knight)).toBeNull()
    const bitten = { ...before, fight: { ...before.fight!, attacked: [-1], foe_dice: '' } }
    const bite = { event: 'foe-rolled', knight: 'li', enemy: 'E14', dice: 'GB', faces: ['S', ''] }
    const told: Numbered[] = [
      [1, { event: 'fight-began' }],
      [2, bite],
    ]
    expect(foeAttackOf(bitten, told)).toEqual({ dice: 'GB', faces: ['S', ''], thrown: true })
  })

  it('counts symbols', () => {
    expect(tally(['SF', '', 'SS', 'X'])).toEqual({ S: 3, F: 1, X: 1 })
  })

  it('lets the challenged one see himself first', () => {
    const { view, seat } = position('weapon-duel')
    const { knight, rival } = view.fight!
    expect(sidesOf(view, view.knights[rival]!.seat)).toEqual({ own: rival, other: knight })
    expect(sidesOf(view, view.knights[knight]!.seat)).toEqual({ own: knight, other: rival })
    expect(seat).toBe(view.knights[rival]!.seat)
  })
})

describe('the book of tales', () => {
  const told = (...events: object[]): Numbered[] => events.map((event, at) => [at + 1, event as Event])
  const events = told(
    { event: 'entry-read', knight: 'li', entry: 'a2-1' },
    { event: 'words', text: 'a2-1-a' },
    { event: 'entry-read', knight: 'zoe', entry: 'a2-2' },
    { event: 'voted', knight: 'zoe', way: 'a2-2.b' },
  )

  it('knows what was told of an entry and who voted for what', () => {
    expect(taleOf(events)).toMatchObject({ entry: 'a2-2', knight: 'zoe', votes: [{ knight: 'zoe', way: 'a2-2.b' }] })
    expect(taleOf(events, 'a2-1')).toMatchObject({ words: ['a2-1-a'] })
    expect(taleOf([], 'a2-1')).toBeNull()
    const again = [
      ...events.slice(0, 2),
      ...told({ event: 'words', text: 'a2-1-a' }, { event: 'words', text: 'a2-1-b' }),
    ]
    expect(taleOf(again)).toMatchObject({ words: ['a2-1-a', 'a2-1-b'] })
    const taken = [...events, ...told({ event: 'way-taken', knight: 'zoe', way: 'a2-2.b' })]
    expect(taleOf(taken)).toMatchObject({ way: 'a2-2.b', votes: [] })
  })

  it('is read from its opening until somebody has chosen, or dice have fallen', () => {
    expect(taleOf(events.slice(0, 2))).toMatchObject({ words: ['a2-1-a'], begun: false })
    for (const event of [{ event: 'rolled' }, { event: 'way-taken', way: 'a2-1.b' }, { event: 'fight-over' }])
      expect(taleOf([...events.slice(0, 2), ...told(event)])?.begun).toBe(true)
  })

  it('cuts a text into paragraphs', () => {
    expect(paragraphs('One\n  line.\n\nTwo.\n')).toEqual(['One line.', 'Two.'])
  })
})

describe('cards on the table', () => {
  it('reads a find by the ground one stands on', () => {
    const { view } = position('explore')
    const row = samples.book.content['finds']![view.card] as { desert: { finds: Parameters<typeof pieceOf>[0][] } }
    const lines = linesOf(samples.book, voiceFor('explore'), view.card, 'desert')
    expect(lines.map(({ tone }) => tone)).toEqual(['good', 'bad'])
    expect(lines[0]!.text).toContain(voiceFor('explore').name('piece', pieceOf(row.desert.finds[0]!)))
  })
})

describe('the theatre', () => {
  const beat = (...events: object[]): Beat =>
    ({ events: events.map((event, at) => [at, event]), of: events.at(-1) }) as unknown as Beat
  const rolled = {
    event: 'rolled',
    knight: 'li',
    skill: 'ta',
    dice: 'WW',
    faces: ['S', ''],
    successes: 1,
    need: 2,
    ok: false,
  }

  it('shows dice with their verdict, a page, an end, or a plain sentence', () => {
    expect(kindOf(beat(rolled))).toBe('dice')
    expect(thrownIn(beat(rolled))[0]).toMatchObject({ name: 'ta', successes: 1, need: 2, ok: false })
    expect(kindOf(beat(rolled, { event: 'words', text: 'a2-2-b-fail' }))).toBe('page')
    expect(kindOf(beat({ event: 'fight-over', won: true }))).toBe('over')
    expect(kindOf(beat({ event: 'fell', knight: 'li' }))).toBe('plain')
  })

  it('tells the rest once', () => {
    const lost = { event: 'lost', knight: 'li', goods: 'fuel', n: 1 }
    expect(restOf(beat(lost, rolled))).toEqual([lost])
  })
})
