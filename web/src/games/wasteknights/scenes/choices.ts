/** What of the question lies where in a scene. */
import type { Desk } from '../../../lib/desk.svelte'
import type { AskInfo, OptionInfo } from '../../../lib/protocol.gen'
import { ledBy, optionOf, says } from '../rows'
import type { GearView, KnightView, Option, Throw, View } from '../types.gen'

/** The option of the question that says this, with these fields. */
export function choice<K extends Option['do']>(
  ask: AskInfo | null,
  kind: K,
  fields: Partial<Extract<Option, { do: K }>> = {},
): OptionInfo | null {
  return ask?.options.find((each) => says(each, kind, fields)) ?? null
}

/** All options of these kinds. */
export const choices = (ask: AskInfo | null, ...kinds: Option['do'][]): OptionInfo[] =>
  ask?.options.filter((each) => kinds.includes(optionOf(each).do)) ?? []

/** Ask what throw each of these answers would lead to. */
export function wonder(desk: Desk, answers: OptionInfo[][]): void {
  const { ask } = desk
  if (ask)
    for (const each of answers)
      if (each.length)
        desk.line.wonder(
          ask,
          each.map(({ option }) => option),
        )
}

/** The throw an answer would lead to, once it is known. */
export function throwOf(desk: Desk, answer: OptionInfo[]): Throw | null {
  const { ask } = desk
  if (!ask || !answer.length) return null
  const options = answer.map(({ option }) => option)
  const found = desk.line.foresight(ask, options) as Throw | null
  return found && 'spread' in found ? found : null
}

/** Every gear card a knight has: in hand, worn, in the vehicle. */
export const everything = (knight: KnightView): GearView[] => [...knight.hands, ...knight.armour, ...knight.cargo]

/** A card somebody has, wherever it lies. */
export const heldBy = (knight: KnightView, card: string): GearView | null =>
  everything(knight).find((each) => each.card === card) ?? null

/** The icon of a skill. */
export const SKILL_ICON: Record<string, string> = {
  me: 'fist',
  ra: 'crosshair',
  dr: 'steering-wheel',
  su: 'campfire',
  te: 'spanner',
  ta: 'conversation',
}

/** The icon of a kind of goods. */
export const GOODS_ICON: Record<string, string> = {
  fuel: 'jerrycan',
  ammo: 'bullets',
  med: 'medical-pack',
  xp: 'upgrade',
  gear: 'backpack',
  part: 'cog',
  res: 'swap-bag',
}

/** The knight a question is put to: whose scene it is. */
export function askedKnight(view: View, ask: AskInfo | null): KnightView | null {
  const acting = view.knights[view.acting] ?? view.knights[view.active]
  if (!ask || acting?.seat === ask.seat) return acting ?? null
  return ledBy(view, ask.seat)[0] ?? null
}
