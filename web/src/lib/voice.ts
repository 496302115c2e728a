import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { AskInfo, Book, Event, Option, Reason, RefusalInfo, Thing, Word } from './protocol.gen'

export type Args = Record<string, string | number>

/** A chance for reading: only what is certain says so. As `percent` in src/korchma/text/voice.py. */
export function percent(chance: number): string {
  const whole = Math.floor(chance * 100 + 0.5)
  if (whole === 0 && chance > 0) return '<1%'
  return whole === 100 && chance < 1 ? '>99%' : `${whole}%`
}

/** A number below nothing has a minus; formatters write a hyphen. As `with_minus` in src/korchma/text/voice.py. */
export function withMinus(text: string, args: Args): string {
  const below = Object.values(args).some((each) => typeof each === 'number' && each < 0)
  return below ? text.replace(/(?<![\p{L}\d_-])-(?=\d)/gu, '−') : text
}

type Words = Readonly<Record<string, string>>

/** Things side by side of which only the same can be said are one: "ghoul ×2". */
function together(all: Words[]): Words[] {
  const keys = all.map((each) => JSON.stringify(each))
  return all.flatMap((each, at) => {
    if (at && keys[at] === keys[at - 1]) return []
    const next = keys.findIndex((key, n) => n > at && key !== keys[at])
    const n = (next < 0 ? all.length : next) - at
    return n > 1 ? [{ ...each, '': `${each['']} ×${n}` }] : [each]
  })
}

/** A marked sentence in pieces, the names apart. */
export function parts(text: string): { text: string; name: boolean }[] {
  return text
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter(Boolean)
    .map((piece) => ({ text: piece.replace(/[\uE000\uE001]/g, ''), name: piece.startsWith('\uE000') }))
}

/** All sentences of a .ftl text in one language; later messages take the place of earlier ones. */
export function makeBundle(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle([language], { useIsolating: false })
  for (const ftl of texts) addText(bundle, ftl)
  return bundle
}

/** Further sentences for a bundle. */
export function addText(bundle: FluentBundle, ftl: string): void {
  bundle.addResource(new FluentResource(ftl), { allowOverrides: true })
}

/**
 * Somebody who tells the game to one reader in one language; as src/korchma/text/voice.py.
 *
 * In a sentence about a Struct each field is a variable. A thing is named: `$card`; its further
 * words follow as `$card_benefit`. A field called `to` or `at` takes the form of the name under
 * that attribute. `$has_card` is "no" for a card left out; `$you` is "yes" when `seat` is the
 * reader. Several things are listed, the further words all of them have as well: `$cards`,
 * `$cards_benefit`. A thing with a word `alike` is counted there: `$n` of them in one word.
 */
export class Voice {
  constructor(
    readonly book: Book | null,
    readonly language: string,
    readonly bundle: FluentBundle,
    readonly seats: readonly string[] = [],
    readonly me: number | null = null,
    /** Names of things come between marks, so that a log can set them bold: see `parts`. */
    readonly marks = false,
  ) {}

  /** Things that were named before, by ref and form: a map says a hundred of them at each question. */
  private readonly named = new Map<string, Readonly<Record<string, string>>>()

  /** The same voice, with or without marks around names. */
  marking(marks: boolean): Voice {
    return new Voice(this.book, this.language, this.bundle, this.seats, this.me, marks)
  }

  // --- messages ---

  private pattern(message: string) {
    const [name = '', attribute = ''] = message.split('.', 2)
    const found = this.bundle.getMessage(name)
    return (attribute ? found?.attributes[attribute] : found?.value) ?? null
  }

  /** Whether there is such a message (`id` or `id.attribute`). */
  has(message: string): boolean {
    return this.pattern(message) !== null
  }

  /** A message (`id` or `id.attribute`) with its variables filled in. */
  say(message: string, args: Args = {}): string {
    const pattern = this.pattern(message)
    if (pattern === null) return `{${message}}`
    return withMinus(this.bundle.formatPattern(pattern, args, []), args)
  }

  /** The ids of all messages that begin so, in the order of the text. */
  ids(prefix: string): string[] {
    return [...this.bundle._messages.keys()].filter((id) => id.startsWith(prefix))
  }

  /** The first of these messages that there is; the last one is taken on faith. */
  first(messages: string[], args: Args = {}): string {
    return this.say(messages.find((id) => this.has(id)) ?? messages.at(-1) ?? '', args)
  }

  /** A thing's name, in the form of an attribute where the message has it. */
  word(word: Word, attribute = ''): string {
    const dotted = `${word.id}.${attribute}`
    return this.say(attribute && this.has(dotted) ? dotted : word.id, word.args)
  }

  // --- things ---

  /** The name of a player. */
  seat(seat: number): string {
    return this.seats[seat] || this.say('seat', { n: seat + 1 })
  }

  /** The words for a thing, by suffix: "" is its name. */
  thing(kind: string, value: unknown, form = ''): Readonly<Record<string, string>> {
    if (kind === 'seat') return { '': this.seat(Number(value)) }
    if (kind === 'chance') return { '': percent(Number(value)) }
    const ref = `${kind}:${value}`
    let words = this.named.get(`${ref}.${form}`)
    if (!words) {
      const found = this.book?.words[ref] ?? { '': { id: `${kind}-${value}`, args: {} } }
      words = Object.fromEntries(Object.entries(found).map(([suffix, word]) => [suffix, this.word(word, form)]))
      this.named.set(`${ref}.${form}`, words)
    }
    return words
  }

  /** What a thing is called. */
  name(kind: string, value: unknown, form = ''): string {
    return this.thing(kind, value, form)[''] ?? ''
  }

  /** The name of what a ref (`card:19`) points at. */
  ref(ref: string, form = ''): string {
    const at = ref.indexOf(':')
    return this.name(ref.slice(0, at), ref.slice(at + 1), form)
  }

  /** Names as a list in this language: "a, b and c". */
  listed(names: string[]): string {
    if (names.length < 2) return names.join('')
    return this.say('list-end', { all: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
  }

  /** The fields of a Struct as variables of its sentence. */
  args(value: Thing, kinds: Record<string, string>): Args {
    const args: Args = {}
    for (const field of new Set([...Object.keys(value), ...Object.keys(kinds)])) {
      const held = value[field]
      const kind = kinds[field]
      if (kind === undefined) {
        if (held !== undefined) args[field] = this.bare(held)
      } else if (held === null || held === undefined) {
        args[`has_${field}`] = 'no'
      } else if (Array.isArray(held)) {
        args[`has_${field}`] = held.length ? 'yes' : 'no'
        Object.assign(args, this.several(field, this.counted(kind, held)))
      } else {
        args[`has_${field}`] = 'yes'
        const form = field === 'to' || field === 'at' ? field : ''
        for (const [suffix, text] of Object.entries(this.thing(kind, held, form))) {
          args[suffix ? `${field}_${suffix}` : field] = suffix ? text : this.mark(text)
        }
      }
      if (field === 'seat') args['you'] = held === this.me ? 'yes' : 'no'
    }
    return args
  }

  /** The words for several things: what can be counted is said once, with how many. */
  private counted(kind: string, held: unknown[]): Readonly<Record<string, string>>[] {
    const all = held.flatMap((each, place) => {
      const alike = this.book?.words[`${kind}:${each}`]?.['alike']
      if (!alike) return [this.thing(kind, each)]
      if (held.indexOf(each) < place) return []
      const n = held.filter((other) => other === each).length
      return [{ ...this.thing(kind, each), '': this.say(alike.id, { ...alike.args, n }) }]
    })
    return together(all)
  }

  /** Lists of the words for several things, by the name of the variable. */
  private several(field: string, things: Readonly<Record<string, string>>[]): Args {
    const [first = { '': '' }] = things
    const shared = Object.keys(first).filter((suffix) => things.every((each) => suffix in each))
    return Object.fromEntries(
      shared.map((suffix) => {
        const words = things.map((each) => each[suffix] ?? '')
        return suffix
          ? [`${field}_${suffix}`, this.listed(words)]
          : [field, this.listed(words.map((word) => this.mark(word)))]
      }),
    )
  }

  private mark(text: string): string {
    return this.marks ? `\uE000${text}\uE001` : text
  }

  /** A value that names no thing: yes or no, a number, a word, or dice. */
  private bare(held: unknown): string | number {
    if (typeof held === 'boolean') return held ? 'yes' : 'no'
    if (Array.isArray(held)) return this.listed(held.map((face) => this.say('die', { face })))
    return typeof held === 'number' ? held : String(held)
  }

  private kinds(key: string): Record<string, string> {
    return this.book?.kinds[key] ?? {}
  }

  // --- sentences ---

  /** What choosing this would do; under another beginning than `do-` where there is such a message. */
  option(option: Option, begin = 'do-'): string {
    const id = `do-${option.do}`
    const own = `${begin}${option.do}`
    return this.say(this.has(own) ? own : id, this.args(option, this.kinds(id)))
  }

  /** What happened; empty for an event not worth a sentence. */
  event(event: Event, begin = 'event-'): string {
    const id = `event-${event.event}`
    const own = `${begin}${event.event}`
    return this.say(this.has(own) ? own : id, this.args(event, this.kinds(id)))
  }

  /** Why an answer is good, in a phrase. */
  why(reason: Reason): string {
    const id = `why-${reason.why}`
    return this.say(id, this.args(reason, this.kinds(id)))
  }

  /** Whether a reason tells a chance itself. */
  namesChance(reason: Reason | null): boolean {
    return !!reason && Object.values(this.kinds(`why-${reason.why}`)).includes('chance')
  }

  /** What is asked, in one sentence; under another beginning than `ask-` where there is such a message. */
  ask(ask: AskInfo, begin = 'ask-'): string {
    const args: Args = ask.things ? this.args(ask.things, ask.kinds) : {}
    args['seat'] = this.seat(ask.seat)
    args['you'] = ask.seat === this.me ? 'yes' : 'no'
    if (ask.pick) [args['low'], args['high']] = ask.pick
    return this.first([`${begin}${ask.about}`, `ask-${ask.about}`], args)
  }

  /** Why not, without the rule. */
  reason(refused: RefusalInfo): string {
    const args = refused.things ? this.args(refused.things, refused.kinds) : {}
    return this.say(`refused-${refused.reason}`, args)
  }

  /** Why not, with the heading of the rule. */
  refused(refused: RefusalInfo): string {
    const reason = this.reason(refused)
    return this.say('refused', { reason, rule: refused.rule, heading: this.rule(refused.rule) })
  }

  /** The heading of a rule. */
  rule(rule: string): string {
    return this.say(`rule-${rule}`)
  }
}
