/** Which option is meant by a card, a potion, a trophy or a fight card that was touched. */
import type { AskInfo, OptionInfo } from '../../../lib/protocol'

const OF_CARDS = ['lay', 'toss', 'pick', 'put-back', 'burn', 'take']

/** The option that concerns a card. */
export function cardChoice(ask: AskInfo | null, card: string): OptionInfo | null {
  return ask?.options.find((each) => OF_CARDS.includes(each.option.do) && each.option['card'] === card) ?? null
}

/** The option that says this, with this field. */
export function choice(ask: AskInfo | null, kind: string, field = '', value: unknown = null): OptionInfo | null {
  return ask?.options.find((each) => each.option.do === kind && (!field || each.option[field] === value)) ?? null
}

/** The place of an option among the marks, from 1; 0 where it is not marked. */
export function orderOf(marks: readonly OptionInfo[], option: OptionInfo): number {
  return marks.indexOf(option) + 1
}

/** Cards of a question that do not lie in the hand: looked at, of the discard, of a deck. */
export function seenCards(ask: AskInfo | null, hand: readonly string[]): string[] {
  const cards =
    ask?.options.filter((each) => OF_CARDS.includes(each.option.do)).map((each) => String(each.option['card'])) ?? []
  return cards.some((card) => !hand.includes(card)) ? cards : []
}

/** Fight cards of a monster that a question is about. */
export function seenAttacks(ask: AskInfo | null): OptionInfo[] {
  return ask?.options.filter((each) => each.option.do === 'drop-attack') ?? []
}
