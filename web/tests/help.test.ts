/** Where a note lies, what comes next, and that every word for help is used. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { around, beside, nextOf, type Rect } from '../src/lib/beside'

const WINDOW = { width: 1366, height: 650 }
const NOTE = { width: 340, height: 110 }
const at = (left: number, top: number, width = 40, height = 24): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const apart = (thing: Rect, { x, y }: { x: number; y: number }) =>
  x >= thing.right || x + NOTE.width <= thing.left || y >= thing.bottom || y + NOTE.height <= thing.top

describe('a note', () => {
  it('never covers what it speaks of, and stays in the window', () => {
    for (let left = 0; left <= WINDOW.width - 40; left += 37) {
      for (let top = 0; top <= WINDOW.height - 24; top += 23) {
        const thing = at(left, top)
        const place = beside(thing, NOTE, WINDOW)
        expect(apart(thing, place), `${left},${top}`).toBe(true)
        expect(place.x >= 0 && place.x + NOTE.width <= WINDOW.width, `${left},${top}`).toBe(true)
        expect(place.y >= 0 && place.y + NOTE.height <= WINDOW.height, `${left},${top}`).toBe(true)
      }
    }
  })

  it('goes beside a thing as high as the window, and keeps clear of what else is shown there', () => {
    const flag = at(10, 0, 60, WINDOW.height)
    expect(apart(flag, beside(flag, NOTE, WINDOW))).toBe(true)
    const [thing, why] = [at(600, 300), at(560, 240, 200, 50)]
    expect(apart(why, beside(around([thing, why]), NOTE, WINDOW))).toBe(true)
  })

  it('covers nothing that can be chosen where another side is free, and says so where none is', () => {
    const [thing, below] = [at(600, 300), at(590, 340)]
    const place = beside(thing, NOTE, WINDOW, [below])
    expect(apart(below, place) && apart(thing, place)).toBe(true)
    expect(place.over).toBe(false)
    expect(beside(thing, NOTE, WINDOW, [at(0, 0, WINDOW.width, WINDOW.height)]).over).toBe(true)
  })
})

describe('what is explained next', () => {
  it('goes around both ends', () => {
    expect(nextOf(['a', 'b'], null, false)).toBe('a')
    expect(nextOf(['a', 'b'], null, true)).toBe('b')
    expect(nextOf(['a', 'b'], 'b', false)).toBe('a')
    expect(nextOf(['a', 'b'], 'a', true)).toBe('b')
    expect(nextOf(['a', 'b'], 'gone', false)).toBe('a')
    expect(nextOf([], null, false)).toBeNull()
  })
})

const SRC = join(import.meta.dirname, '../src')
const TEXTS = join(import.meta.dirname, '../../src/korchma/games')
const read = (folder: string, kind: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && kind.test(each.name) && !/\.gen(erated)?\.ts$/.test(each.name))
    // Drawings by the name of a card's benefit, one of which is "help".
    .filter((each) => !each.parentPath.endsWith('data'))
    .map((each) => readFileSync(join(each.parentPath, each.name), 'utf8'))
    .join('\n')

/** Ids that bear help as they stand in sources: whole ones, and the beginnings of those made of a part. */
function helps(source: string): { whole: Set<string>; begun: string[] } {
  const text = source.replace(/\/\*\*[^]*?\*\//g, '').replace(/[!=]== '[^']*'/g, '')
  const found = [...text.matchAll(/\b(?:data-)?help(?:=|:\s|\s=\s)("[^"]*"|'[^']*'|[^\n]*)/g)].map((each) => each[1]!)
  const words = found.flatMap((each) =>
    each.startsWith('"')
      ? [each.slice(1, -1)]
      : [...each.matchAll(/['`]([a-z][a-z-]*(?:\$\{[\w.]+\})?)['`]/g)].map((w) => w[1]!),
  )
  const made = words.filter((word) => /[{]/.test(word))
  return {
    whole: new Set(words.filter((word) => /^[a-z][a-z-]*$/.test(word))),
    begun: made.map((word) => word.replace(/\$?\{.*$/, '')).filter(Boolean),
  }
}

const shared = helps(read(join(SRC, 'pieces'), /\.(svelte|ts)$/))

const TITLES = readdirSync(join(SRC, 'games'), { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? [each.name] : [],
)

describe.each(TITLES)('the help of %s', (game) => {
  const sources = read(join(SRC, 'games', game), /\.(svelte|ts)$/)
  const own = helps(sources)
  const tips = (language: string) => {
    const text = readFileSync(join(TEXTS, game, 'text', language, 'tips.ftl'), 'utf8')
    return new Map([...text.matchAll(/^tip-([\w-]+) = .+\n {4}\.rule = (\w+)$/gm)].map((each) => [each[1]!, each[2]!]))
  }

  it('has words for everything that bears help', () => {
    const known = tips('en')
    expect([...own.whole, ...shared.whole].filter((id) => !known.has(id))).toEqual([])
    expect([...own.begun, 'step-'].filter((part) => ![...known.keys()].some((id) => id.startsWith(part)))).toEqual([])
  })

  it('has no words for nothing', () => {
    const begun = [...own.begun, ...shared.begun]
    const used = (id: string) =>
      own.whole.has(id) || shared.whole.has(id) || begun.some((part) => id.startsWith(part)) || returned.has(id)
    // What a function of the game names, it returns as a word of its own, or as the last of a row.
    const returned = new Set(
      [...sources.matchAll(/[?:]\s'([a-z-]+)'|return '([a-z-]+)'|, '([a-z-]+)'\]/g)].flatMap((w) => w.slice(1)),
    )
    expect([...tips('en').keys()].filter((id) => !used(id))).toEqual([])
  })

  it('names the same rules in every language', () => {
    expect(tips('ru')).toEqual(tips('en'))
    expect(tips('uk')).toEqual(tips('en'))
    const rules = readFileSync(join(TEXTS, game, 'text/en/rules.ftl'), 'utf8')
    expect([...tips('en').values()].filter((rule) => !rules.includes(`\nrule-${rule} = `))).toEqual([])
  })
})
