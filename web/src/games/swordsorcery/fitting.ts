/** What the table says of a card beside what is worn, of a rank that could be had, of who could join. */
import type { Desk } from '../../lib/desk.svelte'
import { language } from '../../lib/language.svelte'
import { refusalOf } from '../../lib/prompt'
import type { Book, OptionInfo } from '../../lib/protocol.gen'
import { choices, itemOf } from './rows'
import type { Fitting, Fittings, Gauge, Gem, Recruit, Rise, What } from './types.gen'

const told = (desk: Desk, each: OptionInfo | undefined): unknown =>
  desk.ask && each ? desk.line.foresight(desk.ask, [each.option]) : null

/** Ask for all that is on the shelves, tried on: who is about to leave has seen all of it. */
export function tryOn(desk: Desk): void {
  const leave = choices(desk.ask, 'go-on')[0]
  if (desk.ask?.about === 'shop' && leave) desk.line.wonder(desk.ask, [leave.option])
}

/** Ask what every rank would bring that can be had now, or with what everybody would come who can. */
export function askAll(desk: Desk, kind: 'rank-up' | 'take-hero'): void {
  for (const each of choices(desk.ask, kind)) desk.line.wonder(desk.ask!, [each.option])
}
export const riseOf = (desk: Desk, each: OptionInfo | undefined): Rise | null => told(desk, each) as Rise | null
export const recruitOf = (desk: Desk, each: OptionInfo): Recruit | null => told(desk, each) as Recruit | null

/** Why a thing cannot be chosen, if it looks as if it could. */
export function whyNot(desk: Desk, ref: string): string | null {
  const refused = refusalOf(desk.ask, ref)
  return refused && desk.voice ? desk.voice.reason(refused) : null
}

/** A card beside what is worn; of several copies any serves. */
export function fitOf(desk: Desk, card: string, side: string): Fitting | null {
  const all = told(desk, choices(desk.ask, 'go-on')[0]) as Fittings | null
  const book: Book = desk.book!
  const row = itemOf(book, card)?.row
  return (
    all?.fits.find((each) => each.item === card && each.side === side) ??
    all?.fits.find((each) => each.side === side && itemOf(book, each.item)?.row === row) ??
    null
  )
}

/** A number as it is read: 2,96 is 3,0; 4 is 4. */
export const amount = (n: number): string =>
  new Intl.NumberFormat(language.code, { minimumFractionDigits: Number.isInteger(n) ? 0 : 1, maximumFractionDigits: 1 }) // prettier-ignore
    .format(n)

/** How far a number rises, by its sign; nothing where it does not show. */
export function rises({ before, after }: { before: number; after: number }): 'up' | 'down' | 'same' {
  const step = Math.round((after - before) * 10)
  return step > 0 ? 'up' : step < 0 ? 'down' : 'same'
}

/** The one number a card is bought for: hits it makes, or hits it stops. */
export function main(fit: Fitting | null): Gauge | null {
  const sums: What[] = ['mean', 'stops']
  const found = sums.flatMap((what) => fit?.gauges.filter((each) => each.what === what) ?? [])
  return found.find((each) => each.after > 0) ?? found[0] ?? null
}

/** What a rank gives, number by number. */
export function ranked({ before, after }: { before: Gem; after: Gem }): {
  what: string
  icon: string
  before: number
  after: number
}[] {
  return [
    { what: 'life', icon: 'hearts', before: before.health, after: after.health },
    { what: 'combat', icon: 'crossed-swords', before: before.combat, after: after.combat },
    { what: 'act', icon: 'hand', before: before.act, after: after.act },
    { what: 'powers', icon: 'open-book', before: before.powers, after: after.powers },
    { what: 'talents', icon: 'aura', before: before.talents, after: after.talents },
  ]
}
