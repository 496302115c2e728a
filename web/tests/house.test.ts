/** Rules of the house for the client's own sources. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../src')

/** All sources under a folder that people write. */
function sources(folder: string, kind = /\.(ts|svelte)$/): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && kind.test(each.name) && !/\.gen(erated)?\.ts$/.test(each.name))
    .map((each) => join(each.parentPath, each.name))
    .map((file) => ({ file: relative(SRC, file), text: readFileSync(file, 'utf8') }))
}

/** Constants that are a number, a list of numbers, or a record of numbers. */
const NUMBERS =
  /^\s*(?:export )?const ([A-Z][A-Z_]*)\b[^=\n]*= *(-?[\d.]+$|\[\s*-?[\d.]+\s*,[\d\s.,-]*\]|\{(?:\s*'?[\w-]+'?: -?[\d.]+,?)+\s*\})/gm

/** Numbers that are no rule: where and how large a thing is drawn, how long it moves, how steps lie in a row. */
const DRAWN: Record<string, string> = {
  'games/oldworld/fight/Pile.svelte W': 'the width of a drawing',
  'games/oldworld/fight/Pile.svelte SKEW': 'the slant of a drawing',
  'games/oldworld/fight/combo.ts NONE': 'how a view says that no link was used',
  'games/oldworld/index.ts FIGHT_AT': 'which of the steps in the bar is lit',
  'games/oldworld/map/layout.ts W': 'the width of the map',
  'games/oldworld/map/layout.ts H': 'the height of the map',
  'games/oldworld/map/terrain.ts CELL': 'how close trees are drawn',
  'games/ronin/Cover.svelte RINGS': 'radii of a drawing',
  'games/ronin/index.ts STEP': 'which of the steps in the bar is lit',
}

/** Names under which rules once stood here a second time. */
const GONE = /\b(mutedColour|cheapest\(|stops\(|SOLO_PAY|VALUES|EXHAUSTION|BOUNTY|SLOTS|HAND_LIMIT|poolOf|comboParts)/

describe('the client', () => {
  const games = sources(join(SRC, 'games'))

  it('holds no number of the rules: they come from the book, the view, the question or the foresight', () => {
    const found = games.flatMap(({ file, text }) => [...text.matchAll(NUMBERS)].map((each) => `${file} ${each[1]}`))
    expect(found.filter((each) => !(each in DRAWN))).toEqual([])
    expect(Object.keys(DRAWN).filter((each) => !found.includes(each))).toEqual([])
  })

  it('reckons nothing that the engine reckons', () => {
    expect(games.filter(({ text }) => GONE.test(text)).map(({ file }) => file)).toEqual([])
  })

  it('sees a number of the rules where there is one', () => {
    for (const line of [
      'export const SOLO = [0, 0, 1, 2]',
      'const TOP = 12',
      "  const COST = { broom: 0, 'head-ology': 1 }",
    ]) {
      expect([...line.matchAll(NUMBERS)], line).toHaveLength(1)
    }
  })

  it('knows no fixed list of titles', () => {
    const shared = sources(SRC, /\.(ts|svelte|css)$/).filter(({ file }) => !/^games\/\w+\//.test(file))
    const titles = readdirSync(join(SRC, 'games'), { withFileTypes: true }).filter((each) => each.isDirectory())
    const named = shared.flatMap(({ file, text }) =>
      titles.filter(({ name }) => new RegExp(`['"\`/.]${name}\\b`).test(text)).map(({ name }) => `${file} ${name}`),
    )
    expect(named).toEqual([])
  })

  it('has short lines in every component', () => {
    const long = sources(SRC)
      .filter(({ file }) => file.endsWith('.svelte'))
      .flatMap(({ file, text }) =>
        text.split('\n').flatMap((line, n) => (line.length > 120 ? [`${file}:${n + 1}`] : [])),
      )
    expect(long).toEqual([])
  })
})
