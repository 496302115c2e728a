/** Ways over the map: what is pointed at, offered or declared, with the prices the engine has named. */
import type { Desk } from '../../../lib/desk.svelte'
import type { OptionInfo } from '../../../lib/protocol.gen'
import { ownOf, says } from '../rows'
import type { View, WayView } from '../types.gen'

/** Ask the engine for the price of every way that is offered. */
export function wonder(desk: Desk): void {
  const { ask } = desk
  if (ask?.about !== 'route' && ask?.about !== 'own-way') return
  for (const each of ask.options) if (!says(each, 'own-way')) desk.line.wonder(ask, [each.option])
}

/** The way an option means, once the engine has priced it. */
export function wayOf(desk: Desk, option: OptionInfo | undefined): WayView | null {
  if (!option || !desk.ask) return null
  return (desk.line.foresight(desk.ask, [option.option]) as WayView | null) ?? null
}

/** The routes that are offered to the destination. */
export const offered = (desk: Desk): OptionInfo[] =>
  desk.ask?.about === 'route' ? desk.ask.options.filter((each) => says(each, 'take')) : []

/** A declared way, whose prices are paid as it is driven. */
const bare = (way: string[]): WayView => ({ way, costs: [], burns: [], points: 0, fuel: 0, hazards: [], deck: '' })

/** The way to draw: to what is pointed at, the route looked at, one's own as it grows, the declared one. */
export function aimed(desk: Desk, looked: OptionInfo | null): WayView | null {
  const view = desk.view as View
  const { ask, pointed } = desk
  const to = pointed?.startsWith('space:') ? pointed.slice(6) : null
  if (ask?.about === 'action') return view.reach.find((each) => to !== null && each.way.at(-1) === to) ?? null
  if (ask?.about === 'route') return wayOf(desk, looked ?? offered(desk)[0])
  if (ask?.about === 'own-way') {
    const step = ask.options.find((each) => to !== null && says(each, 'step', { to }))
    return wayOf(desk, step ?? ask.options.find((each) => says(each, 'stop')))
  }
  return view.drive?.way.length ? bare(view.drive.way) : null
}

/** Where a way begins: where the knight stands who drives it. */
export function startOf(view: View): string {
  const driver = view.drive ? view.knights[view.active] : ownOf(view, view.me)
  return driver?.at ?? ''
}
