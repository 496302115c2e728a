import type { FluentBundle } from '@fluent/bundle'
import { keep } from './keeping'
import { recall, remember } from './memory'
import type { Book } from './protocol.gen'
import { addText, type Args, makeBundle, Voice } from './voice'

export { percent } from './voice'

export const LANGUAGES = ['en', 'ru', 'uk'] as const
export type Code = (typeof LANGUAGES)[number]

export const isCode = (code: unknown): code is Code => LANGUAGES.includes(code as Code)

/** Between two messages of a text. */
const MESSAGES = /\n+(?=[a-z])/i

function guess(): Code {
  const kept = recall<string>('language', '')
  if (isCode(kept)) return kept
  const wanted = globalThis.navigator?.languages ?? []
  return wanted.map((each) => each.slice(0, 2)).find(isCode) ?? 'en'
}

/** The language of the page and the sentences it has so far. */
class Language {
  code: Code = $state(guess())
  private bundles: Record<string, FluentBundle> = $state.raw({})
  /** Bundles with the words of covers alone, by language and game. */
  private covers: Partial<Record<Code, Record<string, FluentBundle>>> = $state.raw({})
  private shelved = false
  /** The text of the inn itself, by language. */
  private text = new Map<Code, string>()
  private wanted = new Set<string>(['korchma'])
  private coming = new Map<string, Promise<void>>()
  /** Messages that came later than the rest, by game and language. */
  private late = new Map<string, Set<string>>()

  private fetch(game: string, code: Code): Promise<void> {
    const key = `${game}/${code}`
    if (this.bundles[key]) return Promise.resolve()
    let coming = this.coming.get(key)
    if (!coming) {
      coming = fetch(`/text/${key}.ftl`)
        .then(async (answer) => {
          if (!answer.ok) throw new Error(`${key}: ${answer.status}`)
          const own = game === 'korchma' ? '' : await this.inn(code)
          const ftl = `${await answer.text()}\n${[...(this.late.get(key) ?? [])].join('\n')}`
          this.bundles = { ...this.bundles, [key]: makeBundle(code, own, ftl) }
          if (game === 'korchma') this.text.set(code, ftl)
        })
        .finally(() => this.coming.delete(key))
      this.coming.set(key, coming)
    }
    return coming
  }

  /** The inn's own sentences: every game says them too, in its own words where it has some. */
  private async inn(code: Code): Promise<string> {
    await this.fetch('korchma', code)
    return this.text.get(code) ?? ''
  }

  /** The titles and modes of all games, for the covers on the shelf. */
  private async shelf(code: Code): Promise<void> {
    if (this.covers[code]) return
    const answer = await fetch(`/text/shelf/${code}`)
    if (!answer.ok) throw new Error(`shelf/${code}: ${answer.status}`)
    const texts = (await answer.json()) as Record<string, string>
    const made = Object.entries(texts).map(([game, ftl]) => [game, makeBundle(code, ftl)] as const)
    this.covers = { ...this.covers, [code]: Object.fromEntries(made) }
  }

  /** Have what stands on the covers of all games at hand. */
  async loadShelf(): Promise<void> {
    this.shelved = true
    await this.shelf(this.code)
  }

  /** Have the sentences of a game (or of the inn: "korchma") at hand. */
  async load(game: string): Promise<void> {
    this.wanted.add(game)
    await this.fetch(game, this.code)
  }

  /** Somebody chooses a language: it goes with them. */
  async choose(code: Code): Promise<void> {
    keep({ language: code })
    await this.set(code)
  }

  /** Switch at once: what is on the page changes when all of it can be said. */
  async set(code: Code): Promise<void> {
    remember('language', code)
    const shelf = this.shelved ? [this.shelf(code)] : []
    await Promise.all([...[...this.wanted].map((game) => this.fetch(game, code)), ...shelf])
    this.code = code
    document.documentElement.lang = code
  }

  /** Sentences of a game whose time has come, by language; whether any of them is new. */
  learn(game: string, text: Record<string, string>): boolean {
    const learned = Object.entries(text).map(([code, ftl]) => {
      const key = `${game}/${code}`
      const had = this.late.get(key) ?? new Set<string>()
      const news = ftl.split(MESSAGES).filter((message) => !had.has(message))
      if (!news.length) return false
      this.late.set(key, new Set([...had, ...news]))
      const bundle = this.bundles[key]
      if (bundle) addText(bundle, news.join('\n'))
      return true
    })
    return learned.includes(true)
  }

  bundle(game: string): FluentBundle | null {
    return this.bundles[`${game}/${this.code}`] ?? null
  }

  /** Somebody who reads a game's cover: its title, its modes. */
  cover(game: string): Voice | null {
    const bundle = this.bundle(game) ?? this.covers[this.code]?.[game]
    return bundle ? new Voice(null, this.code, bundle) : null
  }

  /** Somebody who tells this game, if its sentences are here. */
  voice(game: string, book: Book | null, seats: string[] = [], me: number | null = null) {
    const bundle = this.bundle(game)
    return bundle ? new Voice(book, this.code, bundle, seats, me) : null
  }
}

export const language = new Language()

const inn = $derived.by(() => {
  const bundle = language.bundle('korchma')
  return bundle ? new Voice(null, language.code, bundle) : null
})

/** A sentence of the inn itself. */
export function t(id: string, args: Args = {}): string {
  return inn?.say(id, args) ?? ''
}

/** Whether the inn has such a sentence. */
export function knows(id: string): boolean {
  return inn?.has(id) ?? false
}

/** What went wrong, in words: the client's own id, or one of the server's. */
export function trouble(id: string): string {
  for (const each of [`web-error-${id}`, `error-${id}`, id]) if (knows(each)) return t(each)
  return t('web-error-server')
}
