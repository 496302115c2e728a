import type { Desk } from '../../../lib/desk.svelte'
import { foeOf } from '../rows'
import type { FoeView, View } from '../types.gen'

/** The enemy that is pointed at; else the one that acts or is struck at. */
export function aimedFoe(desk: Desk): FoeView | null {
  const view = desk.view as View
  const { pointed } = desk
  if (pointed?.startsWith('figure:')) return foeOf(view, pointed.slice(7))
  const ref = view.acting || view.blow?.target || ''
  return ref ? foeOf(view, ref) : null
}
