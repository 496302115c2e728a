import type { Desk } from '../../../lib/desk.svelte'
import { spaceOf } from '../rows'
import type { View } from '../types.gen'

/** The space that is pointed at, itself or by what can be done there. */
export function spaceAimed(desk: Desk): string | null {
  const { pointed } = desk
  if (pointed?.startsWith('space:')) return spaceOf(desk.book!, pointed.slice(6))?.id ?? null
  if (!pointed?.startsWith('deed:')) return null
  const deed = (desk.view as View).deeds.find((each) => `deed:${each.deed}` === pointed)
  return deed?.spaces.length === 1 ? deed.spaces[0]! : null
}
