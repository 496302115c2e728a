/** What stands on each space now: reachable or not, tokens, story actions, knights. */
import type { Desk } from '../../../lib/desk.svelte'
import { drawing } from '../../../lib/icons'
import { CITY_ICON, KNIGHT_COLOUR, SITE_ICON, SKILL_ICON, TOKEN_ICON, VEHICLE_ICON } from '../data'
import { contentOf, ownOf } from '../rows'
import type { KnightView, View, WayView } from '../types.gen'
import type { Hex, Land } from './hexes'

export interface Figure {
  who: string
  letter: string
  colour: string
  icon: string
  active: boolean
  fallen: boolean
  dx: number
  dy: number
}

/** A token of the plot, or a challenge of a skill; so many of it. */
export interface Token {
  kind: string
  icon: string
  text: string
  n: number
  /** The difficulty, where it is a challenge. */
  need: number
  hazard: string
}

export interface Mark {
  hex: Hex
  name: string
  icon: string
  /** It can be chosen. */
  can: boolean
  /** It burns: one of few choices, or a place where the story goes on. */
  burns: boolean
  pointed: boolean
  here: boolean
  /** The cheapest way there, for who is about to move. */
  way: WayView | null
  /** Within reach with the points of the vehicle alone, or only by burning fuel. */
  range: 'speed' | 'fuel' | ''
  deeds: string[]
  tokens: Token[]
  figures: Figure[]
  ruined: boolean
}

/** Few enough that each can burn. */
const FEW = 6
/** Tokens that are hazards of the space. */
const HAZARDS: Record<string, string> = { radiation: 'rad', contamination: 'cont', hazard: 'threat' }

/** Of the spaces that can be chosen those that burn: few of them, or where the story goes on. */
export function burning(desk: Desk, lit: string[]): Set<string> {
  const story = new Set((desk.view as View).deeds.flatMap((each) => each.spaces))
  return new Set(lit.filter((id) => lit.length <= FEW || story.has(id)).map((id) => `space:${id}`))
}

export function marks(desk: Desk, land: Land): Mark[] {
  const view = desk.view as View
  const voice = desk.voice!
  const moving = desk.ask?.about === 'action'
  const range = new Map(
    moving ? view.reach.map((each) => [each.way.at(-1)!, each.fuel ? 'fuel' : 'speed'] as const) : [],
  )
  const lit = land.hexes.flatMap((hex) => (desk.lit.has(`space:${hex.id}`) ? [hex.id] : []))
  const hot = burning(desk, lit)
  const ways = new Map(view.reach.map((each) => [each.way.at(-1)!, each]))
  const own = ownOf(view, view.me)
  return land.hexes.map((hex) => {
    const ref = `space:${hex.id}`
    const can = desk.lit.has(ref)
    const deeds = view.deeds.filter((each) => each.spaces.includes(hex.id)).map((each) => each.deed)
    const acting = deeds.some((deed) => desk.lit.has(`deed:${deed}`)) && own?.at === hex.id
    return {
      hex,
      name: hex.name ? voice.name('space', hex.id) : '',
      icon: drawing((hex.city ? CITY_ICON : SITE_ICON)[hex.name] ?? ''),
      can: can || acting,
      burns: acting || hot.has(ref),
      pointed: desk.pointed === ref || deeds.some((deed) => desk.pointed === `deed:${deed}`),
      here: own?.at === hex.id,
      way: ways.get(hex.id) ?? null,
      range: range.get(hex.id) ?? (moving && own?.at === hex.id ? 'speed' : ''),
      deeds,
      tokens: tokensAt(desk, view, hex.id),
      figures: figuresAt(desk, view, hex.id),
      ruined: view.tokens['ruin']?.includes(hex.id) ?? false,
    }
  })
}

function tokensAt(desk: Desk, view: View, at: string): Token[] {
  return Object.entries(view.tokens).flatMap(([kind, spaces]) => {
    const n = spaces.filter((each) => each === at).length
    if (!n || kind === 'ruin') return []
    const [skill, need] = [kind.slice(0, 2), Number(kind.slice(2))]
    const challenge = kind.length === 3 && need > 0
    return [
      {
        kind,
        icon: drawing(challenge ? (SKILL_ICON[skill] ?? '') : (TOKEN_ICON[kind] ?? 'tied-scroll')),
        text: desk.voice!.name('token', kind),
        n,
        need: challenge ? need : 0,
        hazard: HAZARDS[kind] ?? '',
      },
    ]
  })
}

/** The icon of a knight's vehicle. */
export const vehicleIcon = (desk: Desk, knight: KnightView): string =>
  VEHICLE_ICON[knight.vehicle] ?? VEHICLE_ICON[contentOf(desk.book!).vehicles[knight.vehicle]?.type ?? ''] ?? 'jeep'

/** Where the nth of several stands on a space: two beside each other, more in two ranks, the front one lower. */
function spot(n: number, of: number): { dx: number; dy: number } {
  if (of < 3) return { dx: (n - (of - 1) / 2) * 34, dy: 0 }
  const back = Math.ceil(of / 2)
  const [at, rank] = n < back ? [n, back] : [n - back, of - back]
  return { dx: (at - (rank - 1) / 2) * 36, dy: n < back ? -34 : 8 }
}

function figuresAt(desk: Desk, view: View, at: string): Figure[] {
  const here = view.knights.filter((each) => each.who && each.at === at && !each.out)
  return here.map((each, n) => ({
    who: each.who,
    letter: desk.voice!.name('knight', each.who, 'short').slice(0, 1),
    colour: KNIGHT_COLOUR[each.who] ?? 'steel',
    icon: drawing(vehicleIcon(desk, each)),
    active: view.knights[view.active] === each && view.phase === 'turn',
    fallen: each.fallen || each.wrecked,
    ...spot(n, here.length),
  }))
}

const times = (name: string, n: number) => (n > 1 ? `${name} × ${n}` : name)

/** All that can be said of a space, for those who do not see the map. */
export function spaceLabel(desk: Desk, mark: Mark): string {
  const view = desk.view as View
  const voice = desk.voice!
  const { hex } = mark
  if (hex.terrain === 'crater') return voice.say('terrain-crater')
  const out = [voice.name('space', hex.id)]
  if (mark.name) out.push(voice.say(`terrain-${hex.terrain}`))
  if (hex.hazard) out.push(voice.say(`hazard-${hex.hazard}`))
  if (mark.here) out.push(voice.say('web-wasteknights-here'))
  const { way } = mark
  if (mark.range && way) {
    out.push(voice.say('web-wasteknights-price', { points: way.points, fuel: way.fuel }))
    const crossed = [...new Set(way.hazards)].map((kind) =>
      times(voice.say(`hazard-${kind}`), way.hazards.filter((each) => each === kind).length),
    )
    if (crossed.length) out.push(voice.listed(crossed))
  }
  for (const token of mark.tokens) out.push(times(token.text, token.n))
  for (const deed of mark.deeds) out.push(voice.name('deed', deed))
  const others = view.knights.filter((each) => each.at === hex.id && !(mark.here && each.seat === view.me))
  if (others.length) out.push(voice.listed(others.map((each) => voice.name('knight', each.who))))
  return out.filter(Boolean).join('. ')
}
