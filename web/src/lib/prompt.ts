import type { Answer, AskInfo, OddsInfo, Option, OptionInfo, RefusalInfo } from './protocol.gen'

/** A button of the prompt: one option, or a kind of options behind one button. */
export interface Entry {
  /** The tag the options share. */
  kind: string
  options: OptionInfo[]
  primary: boolean
}

/** As many buttons fit beside the sentence. */
export const ROOM = 4
/** How options become buttons: by kind or alone as they fit, each alone, each kind one. */
export type Shape = 'mixed' | 'flat' | 'folded'

/** As many fit where each option has its own. */
export const FLAT_ROOM = 6
/** The button behind which the rest lies. */
export const MORE = 'more'

/**
 * The options of a question as buttons, in the order offered.
 *
 * A question about one kind of thing has a button for each option, as far as they fit; in a
 * flat question so has every other. Else each kind with several options becomes one button that
 * opens a list, and what does not fit goes behind "more"; options `apart` keep a button of their own, and come first.
 * One button is primary: the usual answer, the first apart, a kind that is most of what is offered, or
 * the first; where all are of one kind, or the first cannot succeed, the likeliest.
 */
export function entries(ask: AskInfo, room = ROOM, shape: Shape = 'mixed', apart: OptionInfo[] = []): Entry[] {
  const kinds = new Map<string, OptionInfo[]>()
  for (const info of ask.options) {
    const list = kinds.get(info.option.do)
    if (list) list.push(info)
    else kinds.set(info.option.do, [info])
  }
  const few = (shape === 'flat' || kinds.size === 1) && ask.options.length <= room
  const fits = few && shape !== 'folded'
  const out: Entry[] = []
  for (const [kind, options] of kinds) {
    const alone = fits ? options : options.filter((each) => apart.includes(each))
    const rest = options.filter((each) => !alone.includes(each))
    for (const each of alone) out.push({ kind, options: [each], primary: false })
    if (rest.length) out.push({ kind, options: rest, primary: false })
  }
  const crowd = ask.options.length / 2
  const set =
    out.find((entry) => isUsual(ask, entry)) ??
    out.find((entry) => apart[0] !== undefined && entry.options.includes(apart[0])) ??
    out.find((entry) => entry.options.length > ROOM && entry.options.length > crowd)
  const primary = set ?? likeliest(out)
  if (primary) primary.primary = true
  // Those of one kind keep their order, whichever of them is the likeliest.
  const leads = set ?? (kinds.size === 1 ? out[0] : primary)
  const rank = (entry: Entry) => (entry === leads ? 0 : apart.includes(entry.options[0]!) ? 1 : 2)
  out.sort((a, b) => rank(a) - rank(b))
  if (fits || out.length <= room) return out
  const rest = out.slice(room - 1).flatMap((entry) => entry.options)
  return [...out.slice(0, room - 1), { kind: MORE, options: rest, primary: false }]
}

/** The first; of one kind, or where the first cannot succeed, the one with the best chance. */
function likeliest(out: Entry[]): Entry | undefined {
  const chance = (entry: Entry) => Math.max(-1, ...entry.options.map((each) => each.odds?.chance ?? -1))
  const first = out[0]
  if (!first || (chance(first) !== 0 && out.some((each) => each.kind !== first.kind))) return first
  return out.reduce((best, each) => (chance(each) > chance(best) ? each : best))
}

function isUsual(ask: AskInfo, entry: Entry): boolean {
  return ask.usual !== null && entry.options.some((each) => same(each.option, ask.usual!))
}

/** Whether an option is of this kind and has these fields; typed by the options of a game. */
export const saysOf =
  <O extends { do: string }>() =>
  <K extends O['do']>(each: OptionInfo, kind: K, fields: Partial<Extract<O, { do: K }>> = {}): boolean =>
    each.option.do === kind && Object.entries(fields).every(([name, value]) => each.option[name] === value)

/** Options are values: equal when their fields are. */
export function same(a: Option, b: Option): boolean {
  return stable(a) === stable(b)
}

/** A value as text, whatever the order of its fields. */
export function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, held]) => held !== null && held !== undefined)
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, held]) => `${key}:${stable(held)}`)
    .join()}}`
}

/** The options of a question that concern a thing. */
export function about(ask: AskInfo | null, ref: string): OptionInfo[] {
  return ask?.options.filter((each) => each.refs.includes(ref)) ?? []
}

/** Everything that can be chosen by touching it. */
export function litRefs(ask: AskInfo | null): Set<string> {
  return new Set(ask?.options.flatMap((each) => each.refs) ?? [])
}

/** The best odds of the options that concern a thing. */
export function oddsOf(ask: AskInfo | null, ref: string): OddsInfo | null {
  let best: OddsInfo | null = null
  for (const { odds } of about(ask, ref)) {
    if (odds && (!best || odds.chance > best.chance)) best = odds
  }
  return best
}

export function refusalOf(ask: AskInfo | null, ref: string): RefusalInfo | null {
  return ask?.refusals.find((each) => each.ref === ref) ?? null
}

/** Mark or unmark in a choice of several; past the limit the oldest mark gives way. */
export function toggle<T>(marked: T[], option: T, high: number): T[] {
  if (marked.includes(option)) return marked.filter((each) => each !== option)
  const kept = marked.length >= high ? marked.slice(marked.length - high + 1) : marked
  return high > 0 ? [...kept, option] : []
}

/** Whether so many marks answer the question. */
export function enough(ask: AskInfo, marked: OptionInfo[]): boolean {
  if (!ask.pick) return false
  const [low, high] = ask.pick
  return marked.length >= low && marked.length <= high
}

/** The options an answer (a hint, say) names. */
export function named(ask: AskInfo, answer: Answer): OptionInfo[] {
  return places(ask, answer).map((at) => ask.options[at]!)
}

/** Where the options an answer names stand in the question; equal ones one after the other. */
export function places(ask: AskInfo, answer: Answer): number[] {
  const out: number[] = []
  for (const each of Array.isArray(answer) ? answer : [answer]) {
    const at = ask.options.findIndex(({ option }, n) => !out.includes(n) && same(option, each))
    if (at >= 0) out.push(at)
  }
  return out
}

/** Whether touching a thing, meant for its use, would give it away: `loses` are the options that do so. */
export const careless = (ask: AskInfo, { option }: OptionInfo, loses: string[] = []): boolean =>
  loses.includes(option.do) && ask.options.some((each) => !loses.includes(each.option.do))
