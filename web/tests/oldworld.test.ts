import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CORNER, flagAt, flagBox, flagWidth } from '../src/games/oldworld/map/flags'
import { stretched, UPRIGHT, WIDE } from '../src/games/oldworld/map/layout'
import { terrain } from '../src/games/oldworld/map/terrain'
import { alone, apart, bandsOf } from '../src/games/oldworld/paying'
import { entries } from '../src/lib/prompt'
import type { AskInfo, Book, Option } from '../src/lib/protocol.gen'

const FOREST = 7
const MOUNTAIN = 9
const ANY = 0

const book = {
  content: {
    cards: {
      F: { id: 'F', terrain: 'forest' },
      M: { id: 'M', terrain: 'mountain' },
      W: { id: 'W', terrain: 'water' },
      X: { id: 'X', terrain: 'wild' },
    },
    places: {
      [ANY]: { id: ANY, terrain: 'wild' },
      [FOREST]: { id: FOREST, terrain: 'forest' },
      [MOUNTAIN]: { id: MOUNTAIN, terrain: 'mountain' },
    },
  },
} as unknown as Book

const ask = (about: string, options: Option[]): AskInfo =>
  ({
    about,
    pick: null,
    usual: null,
    options: options.map((option) => ({ option, refs: refsOf(option), odds: null })),
  }) as unknown as AskInfo
const refsOf = (option: Option) =>
  option['cards']
    ? (option['cards'] as string[]).map((card) => `card:${card}`)
    : option['to'] === undefined
      ? []
      : [`place:${option['to']}`]
const spend = (gold: number, ...cards: string[]) => ({ do: 'spend', cards, gold })

describe('paying with cards of the hand', () => {
  const paying = ask('pay-move', [
    spend(0, 'F'),
    spend(0, 'X'),
    spend(1, 'F'),
    spend(1, 'X'),
    spend(1, 'M'),
    spend(0, 'F', 'X'),
    spend(0, 'F', 'M'),
  ])

  it('marks what pays alone, a wild card last', () => {
    expect(bandsOf(book, ['X', 'F', 'M'], ['F', 'X'], true)).toEqual({
      X: { id: 'or-wild', main: false },
      F: { id: 'pays', main: true },
      M: { id: 'with-more', main: false },
    })
    expect(bandsOf(book, ['F', 'M'], ['F'], true, ['M'])['M']).toEqual({ id: 'with-coin', main: false })
    expect(alone(paying, 'F')).toBe(paying.options[0])
    expect(alone(paying, 'M')).toBeUndefined()
  })

  it('marks only what pays while a place is pointed at', () => {
    expect(bandsOf(book, ['F', 'M', 'X'], ['M', 'X'], false)).toEqual({
      M: { id: 'pays', main: true },
      X: { id: 'or-wild', main: false },
    })
  })

  it('gives the cheapest way a button of its own, the rest one list', () => {
    const buttons = entries(paying, 4, 'mixed', apart(paying))
    expect(buttons.map((entry) => [entry.options.length, entry.primary])).toEqual([
      [1, true],
      [6, false],
    ])
    expect(apart(ask('roam', [{ do: 'go', to: FOREST }]))).toEqual([])
  })
})

describe.each([WIDE, UPRIGHT])('the Continent $id', (layout) => {
  it('has 19 places and 43 ways between them, all on the sheet', () => {
    expect(layout.spots).toHaveLength(19)
    expect(new Set(layout.roads.map(({ a, b }) => `${a}-${b}`)).size).toBe(43)
    for (const { x, y, lair } of layout.spots) {
      for (const [px, py] of [
        [x, y],
        [x + lair[0], y + lair[1]],
      ] as const) {
        expect(px).toBeGreaterThanOrEqual(20)
        expect(px).toBeLessThanOrEqual(layout.width - 20)
        expect(py).toBeGreaterThan(30)
        expect(py).toBeLessThan(layout.height - 30)
      }
    }
  })

  it('leaves places a finger apart', () => {
    const far = layout.spots.flatMap((a, n) => layout.spots.slice(n + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
    expect(Math.min(...far)).toBeGreaterThan(60)
  })

  it('grows nothing on a place', () => {
    for (const tree of terrain(layout)) {
      expect(layout.spots.some(({ x, y }) => Math.hypot(tree.x - x, tree.y - y) < 26)).toBe(false)
    }
  })
})

describe.each([
  [WIDE, 16],
  [stretched(1.19), 18.5],
  [UPRIGHT, 20],
] as const)('flags with prices on sheet %#', (layout, font) => {
  const NAMES: Record<string, string[]> = { en: [], ru: [], uk: [] }
  for (const [language, names] of Object.entries(NAMES)) {
    const text = readFileSync(`../src/korchma/games/oldworld/text/${language}/names.ftl`, 'utf8')
    for (const [, name] of text.matchAll(/^place-\d+ = (.*)$/gm)) names.push(name!)
  }

  it.each(Object.keys(NAMES))('cover no name of another place in %s, with odds and without', (language) => {
    const names = NAMES[language]!
    expect(names).toHaveLength(layout.spots.length)
    const boxes = layout.spots.map(({ x, y }, at) => {
      const half = names[at]!.length * font * 0.27
      const mid = Math.min(layout.width - half - 6, Math.max(half + 6, x))
      const low = y + 26 + font * 0.88
      return { left: mid - half, right: mid + half, top: low - font * 0.75, bottom: low + font * 0.2 }
    })
    const covered: string[] = []
    for (const odds of ['', '100%'])
      layout.spots.forEach((spot, at) => {
        const half = flagWidth(odds) / 2 + CORNER
        const others = boxes.filter((_, other) => other !== at)
        const flag = flagBox(flagAt(spot, half, others, layout.width), half)
        boxes.forEach((box, other) => {
          const wide = Math.min(flag.right, box.right) - Math.max(flag.left, box.left)
          const high = Math.min(flag.bottom, box.bottom) - Math.max(flag.top, box.top)
          if (other !== at && wide > 0 && high > 0)
            covered.push(`${names[at]} ${odds}: ${names[other]}, ${wide.toFixed()} by ${high.toFixed()}`)
        })
      })
    expect(covered).toEqual([])
  })
})
