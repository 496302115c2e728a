/** What the engine foresees of a card that could be laid. */
import type { Desk } from '../../../lib/desk.svelte'
import type { Sum, View } from '../types'
import { choice } from './choosing'
import { adds } from './combo'

/** Ask for what each card that could be laid would come to. */
export function wonder(desk: Desk): void {
  const { ask } = desk
  const lays = ask?.options.filter((each) => each.option.do === 'lay') ?? []
  if (ask && desk.view.fight) for (const each of lays) desk.line.wonder(ask, [each.option])
}

/** What laying a card would add: as foreseen, else by what is printed on it. */
export function gain(desk: Desk, card: string): { damage: number; shield: number; draw: number } | null {
  const option = choice(desk.ask, 'lay', 'card', card)
  if (!desk.ask || !option) return null
  const { fight, combo, links }: View = desk.view
  const then = fight ? (desk.line.foresight(desk.ask, [option.option]) as Sum | null) : null
  if (!fight || !then) return adds(desk.book!, fight?.combo ?? combo, fight?.links ?? links, card, fight?.monster)
  const { sum } = fight
  return { damage: then.damage - sum.damage, shield: then.shield - sum.shield, draw: then.draw - sum.draw }
}
