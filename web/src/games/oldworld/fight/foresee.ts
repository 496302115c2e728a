/** What the engine foresees of a card that could be laid. */
import type { Desk } from '../../../lib/desk.svelte'
import { says } from '../rows'
import type { Foresight, Sum, View } from '../types.gen'
import { choice } from './choosing'

/** Ask for what each card that could be laid would come to. */
export function wonder(desk: Desk): void {
  const { ask } = desk
  for (const each of ask?.options ?? []) if (ask && says(each, 'lay')) desk.line.wonder(ask, [each.option])
}

/** What laying a card would add, once the engine has foreseen it. */
export function gain(desk: Desk, card: string): Pick<Sum, 'damage' | 'shield' | 'draw'> | null {
  const option = choice(desk.ask, 'lay', { card })
  if (!desk.ask || !option) return null
  const { fight, short }: View = desk.view
  const then = desk.line.foresight(desk.ask, [option.option]) as Foresight | null
  if (!then || !('parts' in then)) return null
  const now = fight ? fight.sum : (short ?? { damage: 0, shield: 0, draw: 0 })
  return { damage: then.damage - now.damage, shield: then.shield - now.shield, draw: then.draw - now.draw }
}
