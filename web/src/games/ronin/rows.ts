/** Rows of the book, and what follows from them for the eye. */
import { saysOf } from '../../lib/prompt'
import type { Event as AnyEvent, Book, OptionInfo } from '../../lib/protocol.gen'
import type { Voice } from '../../lib/voice'
import { SYMBOLS } from './data'
import type {
  BoardRow,
  CardRow,
  Change,
  Content,
  Effect,
  Event,
  Facts,
  Option,
  SkillRow,
  Symbol,
  View,
} from './types.gen'

/** Active on the left, active on the right, inactive. */
export type Kind = 'L' | 'R' | 'X'

/** Whether an option says this, with these fields. */
export const says = saysOf<Option>()
/** The options, events, rows and numbers of this game in its own types. */
export const optionOf = (each: OptionInfo): Option => each.option as Option
export const eventOf = (event: AnyEvent): Event => event as Event
export const contentOf = (book: Book): Content => book.content as unknown as Content
export const factsOf = (book: Book): Facts => book.facts as unknown as Facts

const PLAIN: CardRow = {
  id: '',
  colour: 'red',
  symbols: [],
  effect: null,
  tea: false,
  cup: '',
  owner: '',
  source: 'designed',
  sources: {},
}

/** A card; an unknown one is empty. */
export function cardOf(book: Book, id: string): CardRow {
  return contentOf(book).cards[id] ?? PLAIN
}

export function skillOf(book: Book, id: string): SkillRow {
  return contentOf(book).skills[id]!
}

export function boardOf(book: Book, id: string): BoardRow | null {
  return contentOf(book).boards[id] ?? null
}

/** The active pairs of the three chapters. */
export function pairsOf(book: Book, view: View): [Symbol, Symbol][] {
  return contentOf(book).chapters[view.chapter_card]?.pairs ?? []
}

/** The active symbols now; before the first chapter those it will have. */
export function activeOf(book: Book, view: View): { left: Symbol; right: Symbol } {
  if (view.left !== view.right) return { left: view.left as Symbol, right: view.right as Symbol }
  const [left, right] = pairsOf(book, view)[0] ?? ['magic', 'combat']
  return { left, right }
}

export function kindOf(active: { left: Symbol; right: Symbol }, symbol: Symbol): Kind {
  return symbol === active.left ? 'L' : symbol === active.right ? 'R' : 'X'
}

/** What an effect does, in a few words that name the symbol meant. */
export function effectText(voice: Voice, effect: Effect, active: { left: Symbol; right: Symbol }): string {
  const sides: Partial<Record<Effect['gain'], Symbol | ''>> = { ...active, symbol: effect.of }
  const side = sides[effect.gain]
  const kind = side ? 'symbol' : effect.gain
  const of = side ? voice.say(`symbol-${side}.of`) : ''
  const one = side ? voice.say(`symbol-${side}.lower`) : ''
  const gain = voice.say('web-ronin-fx-gain', { kind, n: effect.amount, of, one })
  const lost = effect.symbol ? voice.say(`symbol-${effect.symbol}.of`) : voice.say('web-ronin-fx-inactive')
  const args = { n: effect.count, colour: effect.colour || 'none', lost, gain, kind, of, one }
  return voice.say(`web-ronin-fx-${effect.when}`, args)
}

/** What a card's effect would add besides its prints: active symbols and points on tracks. */
export function wouldBring(row: CardRow, change: Change, tea: Change, active: { left: Symbol; right: Symbol }) {
  const beyond = (symbol: Symbol) =>
    (change.symbols[SYMBOLS.indexOf(symbol)] ?? 0) - row.symbols.filter((each) => each === symbol).length
  const points = [...change.tracks, ...tea.tracks].reduce((sum, n) => sum + n, 0)
  return { left: Math.max(0, beyond(active.left)), right: Math.max(0, beyond(active.right)), points }
}
