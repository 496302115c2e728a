import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Book, Reason } from '../src/lib/protocol.gen'
import { makeBundle, Voice } from '../src/lib/voice'

/** Reasons and how they are said, as Python says them: tests/text/test_reasons.py reads the same file. */
interface Case {
  game: string
  reason: Reason
  kinds: Record<string, string>
  words: Book['words']
  said: Record<string, string>
}

const root = resolve(import.meta.dirname, '../..')
const cases = JSON.parse(readFileSync(resolve(root, 'tests/text/reasons.json'), 'utf8')) as Case[]
const folder = (path: string) =>
  readdirSync(resolve(root, 'src/korchma', path))
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => readFileSync(resolve(root, 'src/korchma', path, file), 'utf8'))
    .join('\n')

function voice(each: Case, language: string): Voice {
  const text = [folder(`text/${language}`), folder(`games/${each.game}/text/${language}`)]
  const kinds = { [`why-${each.reason.why}`]: each.kinds }
  const book = { game: each.game, kinds, words: each.words } as unknown as Book
  return new Voice(book, language, makeBundle(language, ...text), ['Ann', 'Bob'], 0)
}

describe('reasons', () => {
  it.each(cases.flatMap((each) => Object.keys(each.said).map((language) => [each, language] as const)))(
    'are said as Python says them: %j %s',
    (each, language) => {
      expect(voice(each, language).why(each.reason)).toBe(each.said[language])
    },
  )

  it('know whether they tell a chance themselves', () => {
    const of = (why: string) => cases.find((each) => each.reason.why === why)!
    expect(voice(of('solve'), 'en').namesChance(of('solve').reason)).toBe(true)
    expect(voice(of('tea'), 'en').namesChance(of('tea').reason)).toBe(false)
    expect(voice(of('tea'), 'en').namesChance(null)).toBe(false)
  })
})
