/** What the engine foresees of the cards in question; nothing is reckoned here. */
import type { Desk } from '../../lib/desk.svelte'
import type { OptionInfo } from '../../lib/protocol.gen'
import { activeOf, cardOf, says, wouldBring } from './rows'
import type { Foresight } from './types.gen'

/** Whether options of this question can be foreseen. */
const telling = (each: OptionInfo) => says(each, 'play') || says(each, 'take-pair')

/** Ask for everything the table shows of this question: each card or pair, and the marked ones. */
export function wonder(desk: Desk): void {
  const { ask, marks, settled } = desk
  if (settled?.about === 'play' && Array.isArray(settled.answer)) desk.line.wonder(settled, settled.answer)
  if (!ask || !ask.options.some(telling)) return
  for (const each of ask.options) if (telling(each)) desk.line.wonder(ask, [each.option])
  if (marks.length > 1)
    desk.line.wonder(
      ask,
      marks.map((each) => each.option),
    )
}

export function foreseen(desk: Desk, options: OptionInfo[]): Foresight | null {
  if (!desk.ask || !options.length) return null
  return desk.line.foresight(
    desk.ask,
    options.map((each) => each.option),
  ) as Foresight | null
}

/** What the marked cards would bring, while two are being chosen and until all have chosen. */
export function ofMarks(desk: Desk): Foresight | null {
  const { ask, settled } = desk
  if (ask?.about === 'play') return foreseen(desk, desk.marks)
  if (settled?.about !== 'play' || !Array.isArray(settled.answer)) return null
  return desk.line.foresight(settled, settled.answer) as Foresight | null
}

/** The green pill of a card in hand. */
export function pill(desk: Desk, id: string) {
  const option = desk.ask?.options.find((each) => says(each, 'play', { card: id }))
  const seen = option && foreseen(desk, [option])
  if (!seen?.cards[0] || !desk.book) return null
  return wouldBring(cardOf(desk.book, id), seen.cards[0], seen.tea, activeOf(desk.book, desk.view))
}
