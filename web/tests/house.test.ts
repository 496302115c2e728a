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
  'games/swordsorcery/cards/CardHead.svelte LONG': 'how long a word is that stands where the sign would',
  'games/oldworld/Hand.svelte ROW': 'how many cards stand in one row on a tablet',
  'games/oldworld/Me.svelte NAMES': 'at which step things are shown by name',
  'games/oldworld/Me.svelte WORDLESS': 'at which step there are no words',
  'games/oldworld/Decks.svelte WEST': 'where the decks end on the map',
  'games/oldworld/Decks.svelte REACH': 'how far beside its place a figure stands',
  'games/oldworld/Me.svelte SIGNS': 'a step of giving up words',
  'games/oldworld/map/flags.ts TALL': 'half the height of a flag',
  'games/oldworld/map/flags.ts ABOVE': 'how far above its place a flag stands',
  'games/oldworld/map/flags.ts TIP': 'how near its edge the tip of a flag may be',
  'games/oldworld/map/flags.ts HANGS': 'how long the tip of a flag is',
  'games/oldworld/map/flags.ts CORNER': 'how far the corners of a flag stand out',
  'games/oldworld/fight/Combo.svelte MANY': 'up to how many cards are drawn at full size',
  'games/oldworld/fight/Pile.svelte W': 'the width of a drawing',
  'games/oldworld/fight/Pile.svelte SKEW': 'the slant of a drawing',
  'games/oldworld/fight/combo.ts NONE': 'how a view says that no link was used',
  'games/oldworld/index.ts FIGHT_AT': 'which of the steps in the bar is lit',
  'games/oldworld/map/land.ts W': 'the width of the map',
  'games/oldworld/map/land.ts H': 'the height of the map',
  'games/oldworld/story/reading.ts SCALES': 'how large letters are set',
  'games/oldworld/map/terrain.ts CELL': 'how close trees are drawn',
  'games/ronin/Cover.svelte RINGS': 'radii of a drawing',
  'games/ronin/Hand.svelte ROW': 'how many cards stand in one row on a tablet',
  'games/ronin/Offer.svelte FEW': 'how many cards stand in one row',
  'games/ronin/Skills.svelte LINES': 'how many skills have a line each',
  'games/ronin/index.ts STEP': 'which of the steps in the bar is lit',
  'games/swordsorcery/map/plan.ts WIDTH': 'the width of the map',
  'games/swordsorcery/map/plan.ts HEIGHT': 'the height of the map',
  'games/swordsorcery/map/plan.ts TALL': 'the height of the map on its end',
  'games/swordsorcery/map/plan.ts RIM': 'how far the map keeps off its frame',
  'games/swordsorcery/map/plan.ts LONGEST': 'how long a room is drawn at most',
  'games/swordsorcery/scenes/Pane.svelte W': 'the width of a drawing',
  'games/swordsorcery/scenes/Pane.svelte H': 'the height of a drawing',
  'games/wasteknights/Cover.svelte POSTS': 'where posts of a drawing stand',
  'games/wasteknights/index.ts ROOM': 'how many letters a button holds',
  'games/wasteknights/map/Flag.svelte PART': 'how far a flag stands off',
  'games/wasteknights/map/Legend.svelte BIGHT': 'where the key of the map stands',
  'games/wasteknights/map/hexes.ts WIDTH': 'the width of the map',
  'games/wasteknights/map/hexes.ts HEIGHT': 'the height of the map',
  'games/wasteknights/map/hexes.ts SIZE': 'how large a hex is drawn',
  'games/wasteknights/map/hexes.ts ORIGIN': 'where the first hex is drawn',
  'games/wasteknights/map/marks.ts FEW': 'how many signs a space shows',
  'games/wasteknights/scenes/camp/Fire.svelte AROUND': 'where knights sit in a drawing',
  'games/wasteknights/scenes/fight/fight.ts FOE': 'how a view names the enemy',
  'games/wasteknights/seats/State.svelte FEW': 'how many letters stand beside a sign',
}

/** Tables of any name, or of none, in the midst of a line: records and lists of numbers. */
const TABLES = [/\{(?:\s*(?:'[\w-]+'|\w+): -?[\d.]+,?){2,}\s*\}/g, /\[\s*-?[\d.]+\s*(?:,\s*-?[\d.]+\s*){2,},?\s*\]/g]

const CONTENT = join(import.meta.dirname, '../../src/korchma/games')

/** Names of cards, monsters, places, gear: whatever a game's content calls by an id, by the title's folder. */
const IDS = new Map(
  readdirSync(CONTENT, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map((each) => [each.name, named(join(CONTENT, each.name))]),
)

function named(title: string): Set<string> {
  return new Set(
    readdirSync(title, { recursive: true, withFileTypes: true })
      .filter((each) => /content/.test(each.parentPath) && each.name.endsWith('.toml'))
      .flatMap((each) => [
        ...readFileSync(join(each.parentPath, each.name), 'utf8').matchAll(/\b(?:id|power) *= *"([a-z][\w-]+)"/gi),
      ])
      .map((each) => each[1]!),
  )
}

/** Where a name of the content decides something: in a list, before a number or a list, in a comparison. */
const NAMED = [/'([\w-]+)',?(?=[^[\]{}()]*\])/g, /(?<![\w-])'?([\w-]+)'?: (?:\[|-?\d)/g, /[!=]== '([\w-]+)'/g]

/** The tables and the names of its game's content that decide something, as they stand in a source. */
function decided(file: string, text: string): string[] {
  const ids = IDS.get(file.split('/')[1] ?? '')
  const script = text.replace(/<style[\s\S]*?<\/style>/g, '')
  const tables = TABLES.flatMap((kind) => [...script.matchAll(kind)].map((each) => each[0].replace(/\s+/g, ' ')))
  const names = NAMED.flatMap((kind) => [...script.matchAll(kind)].map((each) => each[1]!))
  return [...tables, ...names.filter((name) => ids?.has(name))]
}

/** Sources that may hold tables and names, or what of it they may hold: none of them is a rule. */
const SHOWN: Record<string, string> = {
  'games/oldworld/Cover.svelte': 'a drawing',
  'games/oldworld/HowPicture.svelte': 'cards of an example',
  'games/oldworld/fight/foresee.ts { damage: 0, shield: 0, draw: 0 }': 'the sum of no cards',
  'games/oldworld/index.ts leshen': 'the name of a question',
  'games/oldworld/index.ts striga': 'the name of a question',
  'games/oldworld/index.ts viper': 'the name of a question',
  'games/oldworld/index.ts wolf': 'the name of a question',
  'games/oldworld/index.ts { bets: 0, start: 0, turn: 0, prepare: 0, combo: 1, resolve: 2, over: 3 }':
    'which of the steps in the bar is lit',
  'games/oldworld/map/land.ts': 'where places and roads are drawn',
  'games/oldworld/poker/ranks.ts': 'dice of an example for each hand',
  'games/oldworld/sample.ts': 'a position of an example',
  'games/oldworld/story/pictures/wilds.ts': 'drawings',
  'games/oldworld/story/reading.ts [1, 0.92, 0.84, 0.76, 0.7]': 'how large letters are set',
  'games/ronin/Cover.svelte': 'a drawing',
  'games/ronin/HowPicture.svelte': 'cards of an example',
  'games/ronin/Scene.svelte': 'a drawing',
  'games/ronin/index.ts { refill: 0, take: 0, order: 0, choose: 1, effects: 1, tea: 2 }':
    'which of the steps in the bar is lit',
  'games/ronin/sample.ts': 'a position of an example',
  'games/swordsorcery/HowPicture.svelte': 'figures of an example',
  'games/swordsorcery/index.ts battle': 'a step in the bar',
  'games/swordsorcery/rows.ts red': 'the colour of a die, by the letter of its face',
  'games/swordsorcery/rows.ts blue': 'the colour of a die, by the letter of its face',
  'games/swordsorcery/map/Edges.svelte wall': 'how a side is drawn',
  'games/swordsorcery/scenes/Lanes.svelte shield': 'how a step is drawn',
  'games/swordsorcery/scenes/Pane.svelte': 'a drawing',
  'games/swordsorcery/scenes/ShopScene.svelte anvil': 'a tab of the scene',
  'games/swordsorcery/scenes/ShopScene.svelte tavern': 'a tab of the scene',
  'games/swordsorcery/scenes/StoryScene.svelte law': 'a window of the scene',
  'games/swordsorcery/scenes/StoryScene.svelte neutral': 'a window of the scene',
  'games/swordsorcery/scenes/StoryScene.svelte chaos': 'a window of the scene',
  'games/swordsorcery/scenes/index.ts story': 'the name of a question',
  'games/wasteknights/Cover.svelte': 'a drawing',
  'games/wasteknights/HowPicture.svelte': 'the knights of an example',
  'games/wasteknights/map/Legend.svelte': 'one of each ground, as it is drawn',
  'games/wasteknights/map/hexes.ts { x: 0, y: 0 }': 'the sum of no points',
  'games/wasteknights/map/terrain.ts': 'how ground is drawn, and where the rift is bridged',
  'games/wasteknights/sample.ts': 'positions of an example',
  'games/wasteknights/scenes/camp/Fire.svelte': 'a drawing',
  'games/wasteknights/scenes/cards/cards.ts desert': 'the name of a line',
  'games/wasteknights/scenes/story/Scenery.svelte': 'a drawing',
  'games/witches/Cover.svelte': 'a drawing',
  'games/witches/HowPicture.svelte': 'cards and places of an example',
  'games/witches/attempt/Die.svelte': 'where the pips of a die are drawn',
  'games/witches/data/upright.ts': 'where areas are drawn on a high screen',
  'games/witches/data/wide.ts': 'where areas are drawn on a wide screen',
  'games/witches/sample.ts': 'a position of an example',
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

  it('decides nothing by a table of numbers or by a name of the content', () => {
    const found = games.flatMap(({ file, text }) =>
      decided(file, text).map((each) => [file, `${file} ${each}`] as const),
    )
    expect(found.filter((names) => !names.some((each) => each in SHOWN)).map(([, each]) => each)).toEqual([])
    const seen = new Set(found.flat())
    expect(Object.keys(SHOWN).filter((allowed) => !seen.has(allowed))).toEqual([])
  })

  it('sees such a table, and such a name, wherever it stands', () => {
    for (const line of [
      "const about: Record<string, string[]> = { fiend: ['purple'] }",
      "const inFights = ['crossbow', 'skull']",
      "  if (player.school === 'wolf') return own",
      'const pay = { two: 2, three: 3 }[n]',
      'const worth = [0, 1, 3][level]',
    ]) {
      expect(decided('games/oldworld/any.ts', line), line).toHaveLength(1)
    }
    expect(
      decided(
        'games/oldworld/any.ts',
        "const ICON = { fiend: 'evil-eyes', wolf: 'wolf-head' }\nconst kinds = ['damage', 'draw']",
      ),
    ).toEqual([])
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
