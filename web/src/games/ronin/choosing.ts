/** Which option is meant by a token, a print, a card or a partner that was touched. */
import type { AskInfo, OptionInfo } from '../../lib/protocol.gen'
import { optionOf, says } from './rows'
import type { Symbol } from './types.gen'

const isToken = (each: OptionInfo, symbol: Symbol) => says(each, 'lose-token', { symbol })
const isPrint = (each: OptionInfo, card: string, symbol: Symbol) =>
  says(each, 'cover', { card, symbol }) || says(each, 'uncover', { card, symbol })

/** The options to lose tokens of a symbol, one for each; where one is asked for, one for all. */
export function tokenOptions(ask: AskInfo | null, symbol: Symbol): OptionInfo[] {
  return ask?.options.filter((each) => isToken(each, symbol)) ?? []
}

/** The option for a print of a card: its first such option for its first such print, and so on. */
export function printOption(
  ask: AskInfo | null,
  card: string,
  symbols: Symbol[],
  lost: number,
  at: number,
): OptionInfo | null {
  const symbol = symbols[at]
  if (!ask || !symbol) return null
  const uncovering = ask.options.some((each) => says(each, 'uncover'))
  const open = (n: number) => (((lost >> n) & 1) === 1) === uncovering
  if (!open(at)) return null
  const before = symbols.slice(0, at).filter((each, n) => each === symbol && open(n)).length
  const found = ask.options.filter((each) => isPrint(each, card, symbol))
  return found[before] ?? (found.length === 1 ? found[0]! : null)
}

/** Of equal options the next to mark, or the last to unmark when all are. */
export function nextOf(options: OptionInfo[], marks: OptionInfo[]): OptionInfo | null {
  return options.find((each) => !marks.includes(each)) ?? options.at(-1) ?? null
}

/** Options that concern a whole card where it lies: keep it, play it, discard it. */
const WHOLE = ['play', 'keep', 'toss', 'pick', 'again', 'swap-in', 'swap-out'] as const

/** The card an option is about, where it concerns the whole of it. */
export function wholeCard(each: OptionInfo): string | null {
  const option = optionOf(each)
  return WHOLE.some((kind) => kind === option.do) && 'card' in option ? option.card : null
}

export function cardOption(ask: AskInfo | null, card: string): OptionInfo | null {
  return ask?.options.find((each) => wholeCard(each) === card) ?? null
}

/** The place of a card among the marks of an ordered choice, from 1; 0 where it is not marked. */
export function orderOf(marks: OptionInfo[], card: string): number {
  return marks.findIndex((each) => wholeCard(each) === card) + 1
}
