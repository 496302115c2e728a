import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AskInfo, Book, RefusalInfo } from '../src/lib/protocol.gen'
import { makeBundle, parts, Voice, withMinus } from '../src/lib/voice'

const root = resolve(import.meta.dirname, '../../src/korchma')
const text = (language: string) =>
  [
    `text/${language}/common.ftl`,
    `text/${language}/web.ftl`,
    ...['names', 'table', 'rules'].map((name) => `games/witches/text/${language}/${name}.ftl`),
  ]
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join('\n')

const book: Book = {
  game: 'witches',
  content: {},
  facts: null,
  kinds: {
    'do-walk': { to: 'space' },
    'do-slip': { card: 'card' },
    'do-play': { card: 'card' },
    'event-rolled': { seat: 'seat' },
    'event-walked': { seat: 'seat', to: 'space' },
    'event-drew': { seat: 'seat', cards: 'card' },
  },
  words: {
    'space:bad-ass': { '': { id: 'area-bad-ass', args: {} } },
    'card:19': {
      '': { id: 'character-igor-and-scraps', args: {} },
      benefit: { id: 'benefit-reroll', args: {} },
    },
    'card:1': { '': { id: 'character-granny-weatherwax', args: {} } },
  },
  chapters: [],
  lesson: null,
  rulings: 0,
}
const voice = (language: string, me: number | null = 0) =>
  new Voice(book, language, makeBundle(language, text(language)), ['Tiffany', 'Petulia'], me)

const PAY = `list-end = { $all } and { $last }
said = { $it }
do-pay = { $cards } of { $cards_metal }{ $paid ->
    [yes] , in full
   *[no] , on credit
}
`
const coin = (name: string, metal: string) => ({
  '': { id: 'said', args: { it: name } },
  metal: { id: 'said', args: { it: metal } },
})

describe('voice', () => {
  it('counts as Russians and Ukrainians do', () => {
    const [ru, uk] = [voice('ru'), voice('uk')]
    expect([1, 2, 5, 11, 21, 22].map((n) => ru.say('web-points', { n }))).toEqual([
      'очко',
      'очка',
      'очков',
      'очков',
      'очко',
      'очка',
    ])
    expect([1, 3, 5, 12, 31].map((n) => uk.say('web-bots', { n }))).toEqual([
      '1 бот',
      '3 боти',
      '5 ботів',
      '12 ботів',
      '31 бот',
    ])
  })

  it('writes a minus, not a hyphen, and leaves other hyphens alone', () => {
    expect(withMinus('кроны: -20, от 1-3', { n: -20 })).toBe('кроны: −20, от 1-3')
    expect(withMinus('a-1 (-2)', { n: 5 })).toBe('a-1 (-2)')
  })

  it('says "you" to the reader and a name to the others', () => {
    const event = { event: 'rolled', seat: 0, dice: [5, 0] }
    expect(voice('en').event(event)).toBe('You roll 5 and a cackle.')
    expect(voice('en', 1).event(event)).toBe('Tiffany rolls 5 and a cackle.')
    expect(voice('en', null).event(event)).toBe('Tiffany rolls 5 and a cackle.')
  })

  it('takes the form of a name its field asks for', () => {
    expect(voice('en').option({ do: 'walk', to: 'bad-ass' })).toBe('Walk to Bad Ass')
    expect(voice('ru').option({ do: 'walk', to: 'bad-ass' })).toMatch(/^Идти в /)
    expect(voice('en').name('space', 'bad-ass', 'short')).toBe('Bad Ass')
  })

  it('lists several things with the words all of them have, and says yes or no', () => {
    const own = {
      ...book,
      kinds: { 'do-pay': { cards: 'coin' } },
      words: { 'coin:a': coin('One', 'gold'), 'coin:b': coin('Two', 'silver') },
    }
    const said = new Voice(own, 'en', makeBundle('en', PAY), [], 0).option({ do: 'pay', cards: ['a', 'b'], paid: true })
    expect(said).toBe('One and Two of gold and silver, in full')
  })

  it('counts what is alike instead of naming each', () => {
    const nails = { id: 'nails', args: { n: 1 } }
    const own = {
      ...book,
      kinds: { 'do-pay': { cards: 'coin' } },
      words: { 'coin:a': coin('One', 'gold'), 'coin:nail': { '': nails, alike: nails } },
    }
    const ftl = 'list-end = { $all } and { $last }\nsaid = { $it }\nnails = { $n } nails\ndo-pay = Pay { $cards }\n'
    const said = new Voice(own, 'en', makeBundle('en', ftl), [], 0)
    expect(said.option({ do: 'pay', cards: ['nail', 'a', 'nail'] })).toBe('Pay 2 nails and One')
    expect(said.option({ do: 'pay', cards: ['a', 'a'] })).toBe('Pay One ×2')
  })

  it('knows whether a thing was left out', () => {
    expect(voice('en').option({ do: 'slip', card: null })).toBe('Pass unseen: Invisibility token')
    expect(voice('en').option({ do: 'slip' })).toBe('Pass unseen: Invisibility token')
    expect(voice('en').option({ do: 'slip', card: 19 })).toBe('Pass unseen: Igor and Scraps')
  })

  it('gives the further words of a thing, and lists', () => {
    expect(voice('en').option({ do: 'play', card: 19 })).toContain('Igor and Scraps: ')
    expect(voice('uk').listed(['а', 'б', 'в'])).toBe('а, б та в')
    expect(voice('en').event({ event: 'drew', seat: 0, cards: [1, 19] })).toBe(
      'You draw: Granny Weatherwax and Igor and Scraps.',
    )
  })

  it('asks and refuses', () => {
    const ask = { about: 'move', seat: 0, pick: null, things: { moves: 2 }, kinds: {} } as unknown as AskInfo
    expect(voice('en').ask(ask)).toBe('First move: where to?')
    expect(voice('en', 1).ask(ask)).toBe('Tiffany is thinking about her first move.')
    const no: RefusalInfo = {
      ref: 'space:bad-ass',
      rule: '44',
      reason: 'too-far',
      things: { at: 'bad-ass' },
      kinds: { at: 'space' },
    }
    expect(voice('en').refused(no)).toMatch(/^You cannot be in Bad Ass in one walk.* Rule 44: .+\.$/)
  })

  it('marks names for the log', () => {
    const said = voice('en', 1).marking(true).event({ event: 'walked', seat: 0, to: 'bad-ass' })
    expect(parts(said)).toEqual([
      { text: 'Tiffany', name: true },
      { text: ' walks ', name: false },
      { text: 'to Bad Ass', name: true },
      { text: '.', name: false },
    ])
  })

  it('shows an unknown message by its id', () => {
    expect(voice('en').say('nobody-wrote-this')).toBe('{nobody-wrote-this}')
  })
})

describe('texts of the client', () => {
  const ids = (language: string) =>
    [
      ...readFileSync(resolve(root, `text/${language}/web.ftl`), 'utf8').matchAll(/^(web-[\w-]+) =|^ {4}\.(\w+) =/gm),
    ].map((found) => found[1] ?? `.${found[2]}`)
  it('are the same in three languages', () => {
    expect(ids('ru')).toEqual(ids('en'))
    expect(ids('uk')).toEqual(ids('en'))
  })
})
