/** What the table foretells: a step's price, an attack's chances, what every enemy will do. */
import type { Desk } from '../../lib/desk.svelte'
import type { OptionInfo } from '../../lib/protocol.gen'
import { choices, optionOf } from './rows'
import type { Forecast, Menace, Outlook, Pace } from './types.gen'

const told = (desk: Desk, each: OptionInfo | undefined): unknown =>
  desk.ask && each ? desk.line.foresight(desk.ask, [each.option]) : null
const ends = (desk: Desk) => choices(desk.ask, 'end-turn')[0]

/** Ask for all that the map shows: steps, attacks, the enemies' plans. */
export function wonder(desk: Desk): void {
  const { ask } = desk
  if (!ask || !['turn', 'ghost'].includes(ask.about)) return
  for (const each of [
    ...choices(ask, 'walk', 'end-turn'),
    ...choices(ask, 'strike', 'use-power').filter(({ odds }) => odds),
  ])
    desk.line.wonder(ask, [each.option])
}

/** What the step into an area costs. */
export function paceTo(desk: Desk, area: string): Pace | null {
  const step = choices(desk.ask, 'walk').find((each) => (optionOf(each) as { to: string }).to === area)
  return told(desk, step) as Pace | null
}

/** What an enemy will do if it is called, and whom it passes over. */
export function menaceOf(desk: Desk, ref: string): Menace | null {
  const found = told(desk, ends(desk)) as Forecast | null
  return found?.foes.find((each) => each.ref === ref) ?? null
}

/** What an attack may come to. */
export const outlookOf = (desk: Desk, each: OptionInfo): Outlook | null => told(desk, each) as Outlook | null

/** Attacks on somebody, the surest first. */
export function attacksOn(desk: Desk, ref: string): OptionInfo[] {
  return choices(desk.ask, 'strike', 'use-power')
    .filter((each) => {
      const option = optionOf(each)
      return 'target' in option && option.target === ref && each.odds
    })
    .sort((one, other) => other.odds!.chance - one.odds!.chance)
}
