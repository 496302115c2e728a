/** What a way costs, as the eye needs it: the rules are the server's, which lists every way to pay. */
import type { AskInfo, Book, Numbered, OptionInfo } from '../../lib/protocol'
import { cardOf, placeOf } from './rows'
import type { PlayerView, View } from './types'

/** The cheapest way into a place: by a power, a card with its terrain, a card and a coin, two cards. */
export type Price = 'free' | 'card' | 'gold' | 'two'

/** Whether a card alone carries one into a place. */
export function fits(book: Book, card: string, to: number): boolean {
  const { terrain } = placeOf(book, to)
  const own = cardOf(book, card).terrain
  return terrain === 'wild' || own === 'wild' || own === terrain
}

/** Moves of this turn that were paid with less than the rule asks: a mount, or charts. */
function helped(book: Book, events: readonly Numbered[]): { rode: boolean; charted: boolean } {
  let rode = false
  let charted = false
  for (let at = events.length - 1; at >= 0 && events[at]![1].event !== 'turn-began'; at--) {
    const event = events[at]![1]
    if (event.event !== 'moved') continue
    const cards = (event['cards'] ?? []) as string[]
    if (event['gold']) continue
    rode ||= !cards.length
    charted ||= cards.length === 1 && !fits(book, cards[0]!, Number(event['to']))
  }
  return { rode, charted }
}

/** The cheapest way to pay for a move of mine. */
export function cheapest(book: Book, player: PlayerView, to: number, events: readonly Numbered[]): Price {
  const { rode, charted } = helped(book, events)
  if (player.kept.includes('passage')) return 'free'
  if (player.kept.includes('horse') && !rode && placeOf(book, to).terrain === 'forest') return 'free'
  const hand = player.hand ?? []
  if (hand.some((card) => fits(book, card, to)) || (player.kept.includes('charts') && !charted)) return 'card'
  return player.gold ? 'gold' : 'two'
}

const cardsOf = (each: OptionInfo) => (each.option['cards'] ?? []) as string[]
/** Options that spend this card alone, with no coin. */
export const alone = (ask: AskInfo | null, card: string): OptionInfo | undefined =>
  ask?.options.find(
    (each) =>
      each.option.do === 'spend' && !each.option['gold'] && cardsOf(each).length === 1 && cardsOf(each)[0] === card,
  )

/** In the question how to pay, the cheapest way has a button of its own. */
export function apart(ask: AskInfo): OptionInfo[] {
  if (ask.about !== 'pay-move') return []
  const free = ask.options.filter((each) => each.option.do === 'free-move')
  const first = ask.options.find((each) => each.option.do === 'spend')
  return first ? [...free, first] : free
}

export type Band = { id: 'pays' | 'or-this' | 'or-wild' | 'with-more'; main: boolean }

/** What the band of a card says while a way is paid, or a place pointed at. */
export function bands(book: Book, view: View, ask: AskInfo | null, pointed: string | null): Record<string, Band> {
  const player = view.me === null ? null : view.players[view.me]
  const hand = player?.hand ?? []
  const out: Record<string, Band> = {}
  const paying = ask?.about === 'pay-move'
  const to =
    ask?.about === 'roam' &&
    pointed?.startsWith('place:') &&
    ask.options.some((each) => each.option.do === 'go' && each.refs.includes(pointed))
      ? Number(pointed.slice(6))
      : null
  if (!paying && to === null) return out
  const can = (card: string) => (to === null ? alone(ask, card) !== undefined : fits(book, card, to))
  const first = hand.find((card) => can(card) && cardOf(book, card).terrain !== 'wild') ?? hand.find(can)
  for (const card of hand) {
    if (card === first) out[card] = { id: 'pays', main: true }
    else if (can(card)) out[card] = { id: cardOf(book, card).terrain === 'wild' ? 'or-wild' : 'or-this', main: false }
    else if (paying) out[card] = { id: 'with-more', main: false }
  }
  return out
}
