/** Which option is meant by a card, a potion, a trophy or a fight card that was touched. */
import type { AskInfo, OptionInfo } from '../../../lib/protocol.gen'
import { optionOf, says } from '../rows'
import type { Option } from '../types.gen'

const OF_CARDS = ['lay', 'toss', 'pick', 'put-back', 'burn', 'take'] as const

/** The card an option is about, where it lays, tosses, picks, puts back, burns or takes one. */
function cardOfOption(each: OptionInfo): string | null {
  const option = optionOf(each)
  return OF_CARDS.some((kind) => kind === option.do) && 'card' in option ? option.card : null
}

/** The option that concerns a card. */
export function cardChoice(ask: AskInfo | null, card: string): OptionInfo | null {
  return ask?.options.find((each) => cardOfOption(each) === card) ?? null
}

/** The option that says this, with these fields. */
export function choice<K extends Option['do']>(
  ask: AskInfo | null,
  kind: K,
  fields: Partial<Extract<Option, { do: K }>> = {},
): OptionInfo | null {
  return ask?.options.find((each) => says(each, kind, fields)) ?? null
}

/** The place of an option among the marks, from 1; 0 where it is not marked. */
export function orderOf(marks: readonly OptionInfo[], option: OptionInfo): number {
  return marks.indexOf(option) + 1
}

/** Cards of a question that do not lie in the hand: looked at, of the discard, of a deck. */
export function seenCards(ask: AskInfo | null, hand: readonly string[]): string[] {
  const cards = ask?.options.flatMap((each) => cardOfOption(each) ?? []) ?? []
  return cards.some((card) => !hand.includes(card)) ? cards : []
}

/** Fight cards of a monster that a question is about. */
export function seenAttacks(ask: AskInfo | null): OptionInfo[] {
  return ask?.options.filter((each) => says(each, 'drop-attack')) ?? []
}
