import type { FluentBundle } from '@fluent/bundle'
import { recall, remember } from './memory'
import type { Book } from './protocol.gen'
import { addText, type Args, makeBundle, Voice } from './voice'

export const LANGUAGES = ['en', 'ru', 'uk'] as const
export type Code = (typeof LANGUAGES)[number]

const isCode = (code: unknown): code is Code => LANGUAGES.includes(code as Code)

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
  private wanted = new Set<string>(['korchma'])
  private coming = new Map<string, Promise<void>>()
  /** Texts that came later than the rest, by game and language. */
  private late = new Map<string, string>()

  private fetch(game: string, code: Code): Promise<void> {
    const key = `${game}/${code}`
    if (this.bundles[key]) return Promise.resolve()
    let coming = this.coming.get(key)
    if (!coming) {
      coming = fetch(`/text/${key}.ftl`)
        .then(async (answer) => {
          if (!answer.ok) throw new Error(`${key}: ${answer.status}`)
          const ftl = `${await answer.text()}\n${this.late.get(key) ?? ''}`
          this.bundles = { ...this.bundles, [key]: makeBundle(code, ftl) }
        })
        .finally(() => this.coming.delete(key))
      this.coming.set(key, coming)
    }
    return coming
  }

  /** Have the sentences of a game (or of the inn: "korchma") at hand. */
  async load(game: string): Promise<void> {
    this.wanted.add(game)
    await this.fetch(game, this.code)
  }

  /** Switch at once: what is on the page changes when all of it can be said. */
  async set(code: Code): Promise<void> {
    remember('language', code)
    await Promise.all([...this.wanted].map((game) => this.fetch(game, code)))
    this.code = code
    document.documentElement.lang = code
  }

  /** Sentences of a game whose time has come, by language. */
  learn(game: string, text: Record<string, string>): void {
    for (const [code, ftl] of Object.entries(text)) {
      const key = `${game}/${code}`
      const had = this.late.get(key) ?? ''
      if (had.includes(ftl)) continue
      this.late.set(key, `${had}\n${ftl}`)
      const bundle = this.bundles[key]
      if (bundle) addText(bundle, ftl)
    }
  }

  bundle(game: string): FluentBundle | null {
    return this.bundles[`${game}/${this.code}`] ?? null
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

/** A chance as people say it: 88%, and neither 0% nor 100% unless it is certain. */
export function percent(chance: number): string {
  const n = chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)))
  return `${n}%`
}
