/** Plans drawn on the map for the others: what is being drawn, by whom, and what lies there. */
import type { Desk } from '../../lib/desk.svelte'
import type { PlanInfo } from '../../lib/protocol.gen'
import { ownOf } from './rows'
import type { HeroView, View } from './types.gen'

export type Tool = 'way' | 'aim' | 'hold'
export const TOOL_ICON: Record<PlanInfo['kind'], string> = {
  way: 'boot-prints',
  aim: 'archery-target',
  hold: 'shield',
  next: 'sprint',
  after: 'hourglass',
}
/** On which things of the map each can be drawn. */
const FITS: Record<Tool, RegExp> = { way: /^area:/, aim: /^figure:/, hold: /^(area|side):/ }

class Drawing {
  /** What the next touch of the map draws; nothing: the map is played on. */
  tool: Tool | null = $state(null)
}
export const drawing = new Drawing()

/** Whether there is anybody to plan with. */
export const together = (desk: Desk): boolean =>
  desk.mine.length > 0 && desk.seats.filter((seat) => seat.kind === 'human').length > 1

const planner = (desk: Desk): HeroView | null => ownOf(desk.view as View, desk.me)

/** Draw on a thing, if that is what the map is for just now; whether it was. */
export function drawOn(desk: Desk, ref: string): boolean {
  const { tool } = drawing
  const hero = planner(desk)
  if (!tool || !hero?.body) return false
  if (FITS[tool].test(ref)) {
    desk.line.plan({ seat: hero.seat, kind: tool, who: `hero:${hero.body.ref}`, what: ref })
    drawing.tool = null
  }
  return true
}

/** Say that my hero wants to go next, or after the others. */
export function order(desk: Desk, kind: 'next' | 'after'): void {
  const hero = planner(desk)
  if (hero?.body) desk.line.plan({ seat: hero.seat, kind, who: `hero:${hero.body.ref}`, what: '' })
}

/** Who of mine is asked about: what he said of the order. */
export const saidOf = (desk: Desk, ref: string): 'next' | 'after' | null => {
  const found = desk.line.plans.find(({ who, kind }) => who === `hero:${ref}` && (kind === 'next' || kind === 'after'))
  return (found?.kind as 'next' | 'after' | undefined) ?? null
}
