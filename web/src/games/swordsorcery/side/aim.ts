import type { Desk } from '../../../lib/desk.svelte'
import { foeOf } from '../rows'
import type { FoeView, View } from '../types.gen'

/** The enemy that is pointed at; else the one that acts. */
export function aimedFoe(desk: Desk): FoeView | null {
  const view = desk.view as View
  const { pointed } = desk
  if (pointed?.startsWith('figure:')) return foeOf(view, pointed.slice(7))
  return view.acting ? foeOf(view, view.acting) : null
}
