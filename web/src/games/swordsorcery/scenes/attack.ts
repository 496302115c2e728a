/** What of an attack is open: symbols not spent, and what they buy. */
import type { Desk } from '../../../lib/desk.svelte'
import type { AskInfo, OptionInfo } from '../../../lib/protocol.gen'
import { choices, contentOf, itemOf, optionOf, symbolsOf } from '../rows'
import type { BlowView, Line } from '../types.gen'

/** What can be bought, used or let go. */
export const spends = (ask: AskInfo | null): OptionInfo[] => choices(ask, 'spend', 'ammo', 'react')

/** Symbols on the dice that nothing was bought with; hits and misses count by themselves. */
export function symbolsLeft(desk: Desk, faces: readonly string[], spent: Record<string, number>): string[] {
  const gone = { ...spent }
  return faces
    .flatMap((face) => symbolsOf(desk.book!, face))
    .filter((symbol) => {
      if (symbol === 'miss') return false
      if (!gone[symbol]) return true
      gone[symbol] -= 1
      return false
    })
}

/** The symbols a line costs: `cord.0` is the first line of the cord. */
export function lineCost(desk: Desk, each: OptionInfo): string[] {
  const option = optionOf(each)
  if (option.do !== 'spend') return []
  const [source = '', ...rest] = option.line.split('.')
  const at = Number(rest.at(-1))
  const content = contentOf(desk.book!)
  const found: (Line | undefined)[] = []
  const item = itemOf(desk.book!, source)
  if (item)
    for (const side of [item.row.a, item.row.b])
      if (side) found.push((rest[0] === 'guard' ? side.guards : [...(side.attack?.lines ?? []), ...side.lines])[at])
  for (const level of content.powers[source]?.levels ?? [])
    found.push([...(level.attack?.lines ?? []), ...level.lines][at])
  found.push(content.companions[source]?.attack.lines[at])
  return found.find(Boolean)?.cost ?? []
}

/** What the hits are made of: sure ones, the dice, bonuses, symbols spent as hits. */
export function sums(desk: Desk, blow: BlowView): { id: string; n: number }[] {
  const rolled = blow.faces.flatMap((face) => symbolsOf(desk.book!, face)).filter((symbol) => symbol === 'hit').length
  const spent = blow.spent['hit'] ?? 0
  return [
    { id: 'sure', n: blow.fixed },
    { id: 'dice', n: rolled },
    { id: 'bonus', n: blow.bonus },
    { id: 'spent', n: -spent },
  ].filter(({ n, id }) => n || id === 'dice')
}
