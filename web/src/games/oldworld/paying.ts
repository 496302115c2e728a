/** What a way costs: the rules are the server's, which foresees the fare and lists every way to pay. */
import type { Desk } from '../../lib/desk.svelte'
import type { AskInfo, Book, OptionInfo } from '../../lib/protocol.gen'
import { cardOf, optionOf, says } from './rows'
import type { Cheapest, Fare, Foresight, View } from './types.gen'

export type Price = Cheapest

/** The option to go to a place. */
const way = (ask: AskInfo | null, to: number): OptionInfo | null =>
  (ask?.about === 'roam' && ask.options.find((each) => says(each, 'go', { to }))) || null

/** Ask for the fare of every way out of here. */
export function wonder(desk: Desk): void {
  const { ask } = desk
  if (ask?.about !== 'roam') return
  for (const each of ask.options) if (says(each, 'go')) desk.line.wonder(ask, [each.option])
}

/** What going to a place costs, once the engine has foreseen it. */
export function fareTo(desk: Desk, to: number): Fare | null {
  const option = way(desk.ask, to)
  const seen = option && (desk.line.foresight(desk.ask!, [option.option]) as Foresight | null)
  return seen && 'cheapest' in seen ? seen : null
}

/** The card that an option spends alone, with no coin. */
function spent(each: OptionInfo): string | null {
  const option = optionOf(each)
  return option.do === 'spend' && !option.gold && option.cards.length === 1 ? option.cards[0]! : null
}

/** The card that an option spends with a coin. */
function coined(each: OptionInfo): string | null {
  const option = optionOf(each)
  return option.do === 'spend' && option.gold ? (option.cards[0] ?? null) : null
}

/** The option that spends this card alone. */
export const alone = (ask: AskInfo | null, card: string): OptionInfo | undefined =>
  ask?.options.find((each) => spent(each) === card)

/** In the question how to pay, the cheapest way has a button of its own. */
export function apart(ask: AskInfo): OptionInfo[] {
  if (ask.about !== 'pay-move') return []
  const free = ask.options.filter((each) => says(each, 'free-move'))
  const first = ask.options.find((each) => says(each, 'spend'))
  return first ? [...free, first] : free
}

export type Band = { id: 'pays' | 'or-this' | 'or-wild' | 'with-coin' | 'with-more'; main: boolean }

/** What the band of a card says while a way is paid, or a place pointed at. */
export function bands(desk: Desk): Record<string, Band> {
  const { ask, pointed } = desk
  const view: View = desk.view
  const paying = ask?.about === 'pay-move'
  const fare = pointed?.startsWith('place:') ? fareTo(desk, Number(pointed.slice(6))) : null
  if (!paying && !fare) return {}
  const paid = paying ? ask.options.flatMap((each) => spent(each) ?? []) : fare!.cards
  const hand = (view.me === null ? null : view.players[view.me]?.hand) ?? []
  const coin = paying ? ask.options.flatMap((each) => coined(each) ?? []) : []
  return bandsOf(desk.book!, hand, paid, paying, coin)
}

/** The same, given which cards pay alone. */
export function bandsOf(
  book: Book,
  hand: string[],
  paid: string[],
  paying: boolean,
  coin: string[] = [],
): Record<string, Band> {
  const wild = (card: string) => cardOf(book, card).terrain === 'wild'
  const first = hand.find((card) => paid.includes(card) && !wild(card)) ?? hand.find((card) => paid.includes(card))
  const out: Record<string, Band> = {}
  for (const card of hand) {
    if (card === first) out[card] = { id: 'pays', main: true }
    else if (paid.includes(card)) out[card] = { id: wild(card) ? 'or-wild' : 'or-this', main: false }
    else if (paying) out[card] = { id: coin.includes(card) ? 'with-coin' : 'with-more', main: false }
  }
  return out
}
