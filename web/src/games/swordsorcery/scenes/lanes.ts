/** Where each hit of an attack ends: at a step of the defence, at the dice, or as a wound. */
import type { Desk } from '../../../lib/desk.svelte'
import type { Lanes, View } from '../types.gen'
import { blowOf } from './stage'

/** Hits on their way: what each step takes. */
export interface Fall {
  hits: number
  weak: number
  armour: number
  magic: number
  /** Dice that stand against hits. */
  dice: number
  /** Shields they show; null while they have not been rolled. */
  shields: number | null
}
/** A lane: from the throw or from a weakness, to a step (1 to 6) or to a wound (7). */
export interface Lane {
  from: 0 | 1
  to: number
  /** A die decides how it ends. */
  maybe: boolean
}

/** One lane for every hit. */
export function fates(fall: Fall): Lane[] {
  const out: Lane[] = []
  const left = Math.max(0, fall.hits + fall.weak)
  const stop = (n: number, to: number, maybe = false) => {
    for (let k = 0; k < n; k++) out.push({ from: 0, to, maybe })
  }
  stop(Math.max(0, -fall.weak), 1)
  stop(fall.armour, 2)
  stop(fall.magic, 3)
  const met = left - fall.armour - fall.magic
  const dice = Math.min(fall.dice, met)
  if (fall.shields === null) stop(dice, 4, true)
  else stop(Math.min(fall.shields, met), 6)
  stop(met - (fall.shields === null ? dice : Math.min(fall.shields, met)), 7)
  for (let k = 0; k < Math.min(fall.weak, out.length); k++) out[out.length - 1 - k]!.from = 1
  return out
}

/** Wounds that get through: "1", or "1–2" while dice decide. */
export function wounds(fall: Fall): string {
  const met = Math.max(0, fall.hits + fall.weak - fall.armour - fall.magic)
  if (fall.shields !== null) return String(Math.max(0, met - fall.shields))
  const least = met - Math.min(met, fall.dice)
  return least === met ? String(met) : `${least}–${met}`
}

/** From what is foreseen of symbols that are being spent. */
export const ahead = (lanes: Lanes): Fall => ({ ...lanes, shields: null })

/** From a defence under way: what was told of it, and its dice as they lie. */
export function guarding(desk: Desk, view: View): Fall | null {
  const told = blowOf(desk.events, Infinity)
  if (!view.guard || !told) return null
  return {
    hits: view.blow?.total ?? told.hits,
    weak: told.softened,
    armour: told.armour,
    magic: told.magic,
    dice: view.guard.faces.length || Math.min(view.guard.hits, 9),
    shields: view.guard.faces.length ? view.guard.shields : null,
  }
}
