/** What stands at each place of the map now: reachable or not, monsters, figures, quests, tracks. */
import type { Desk } from '../../../lib/desk.svelte'
import { drawing } from '../../../lib/icons'
import { t } from '../../../lib/language.svelte'
import type { OddsInfo } from '../../../lib/protocol.gen'
import { MONSTER_ICON, ROMAN, SCHOOL_ICON } from '../data'
import { fareTo, type Price } from '../paying'
import { actionIcon, lairAt, monsterOf, placeOf, says } from '../rows'
import type { Ground, Terrain, View } from '../types.gen'
import type { Layout, Spot } from './layout'

export interface Figure {
  seat: number
  letter: string
  colour: string
  emblem: string
  active: boolean
  dx: number
  dy: number
}

export interface Beast {
  monster: string
  terrain: Terrain
  icon: string
  level: string
  life: number
  trail: boolean
  dx: number
  dy: number
}

export interface Mark {
  id: number
  spot: Spot
  name: string
  terrain: Ground
  icon: string
  raises: boolean
  /** It can be chosen; where one goes there, what the way costs. */
  can: boolean
  price: Price | null
  odds: OddsInfo | null
  pointed: boolean
  here: boolean
  beast: Beast | null
  figures: Figure[]
  quests: number
  tracks: number
  closed: boolean
  used: boolean
}

/** Whose eyes the map is drawn for: mine, else those of whose turn it is. */
export const eyes = (view: View): number => view.me ?? view.active

export function marks(desk: Desk, layout: Layout): Mark[] {
  const view = desk.view as View
  const book = desk.book!
  const voice = desk.voice!
  const mine = view.players[eyes(view)]
  return layout.spots.map((spot) => {
    const row = placeOf(book, spot.id)
    const ref = `place:${spot.id}`
    const beast = beastAt(desk, view, spot)
    return {
      id: spot.id,
      spot,
      name: voice.name('place', spot.id),
      terrain: row.terrain,
      icon: drawing(actionIcon(row)),
      raises: row.action === 'skill',
      can: desk.lit.has(ref),
      price: fareTo(desk, spot.id)?.cheapest ?? null,
      odds: desk.ask?.options.find((each) => says(each, 'go', { to: spot.id }))?.odds ?? null,
      pointed: desk.pointed === ref || (!!beast && desk.pointed === `monster:${beast.monster}`),
      here: mine?.at === spot.id && !!mine.school,
      beast,
      figures: figuresAt(desk, view, layout, spot, beast),
      quests: mine?.quests.filter((quest) => quest.at === spot.id).length ?? 0,
      tracks: Object.values(mine?.tracking ?? {}).filter((at) => at === spot.id).length,
      closed: view.tavern === spot.id,
      used: view.acted.includes(spot.id),
    }
  })
}

function beastAt(desk: Desk, view: View, spot: Spot): Beast | null {
  const terrain = lairAt(view, spot.id)
  if (!terrain) return null
  const monster = view.beasts[terrain]!
  const row = monsterOf(desk.book!, monster)
  const trail = view.players[eyes(view)]?.trails.includes(terrain) ?? false
  return {
    monster,
    terrain,
    icon: drawing(MONSTER_ICON[monster] ?? 'paw-print'),
    level: ROMAN[row.level] ?? '',
    life: row.life,
    trail,
    dx: spot.lair[0],
    dy: spot.lair[1],
  }
}

function figuresAt(desk: Desk, view: View, layout: Layout, spot: Spot, beast: Beast | null): Figure[] {
  const lairs = layout.spots.flatMap(({ id, x, y, lair }) =>
    lairAt(view, id) ? [{ x: x + lair[0], y: y + lair[1] }] : [],
  )
  const seats = view.players.flatMap((player, seat) => (player.school && player.at === spot.id ? [seat] : []))
  const wish = beast ? -Math.sign(beast.dx) : -spot.side
  const last = spot.x + wish * (38 + (seats.length - 1) * 27)
  const out = (x: number) => x < 18 || x > layout.width - 18
  // A figure stands on its feet: its middle is beside the middle of the place.
  const crowded = (to: number) => lairs.some((at) => Math.hypot(spot.x + to * 38 - at.x, spot.y - at.y) < 44)
  const turned = out(last) || (crowded(wish) && !crowded(-wish) && !out(2 * spot.x - last))
  const side = turned ? -wish : wish
  return seats.map((seat, n) => ({
    seat,
    letter: desk.letter(seat),
    colour: desk.colour(seat),
    emblem: drawing(SCHOOL_ICON[view.players[seat]!.school] ?? ''),
    active: seat === view.active && view.turn > 0,
    dx: side * (38 + n * 27),
    dy: 19 + (n % 2) * 9,
  }))
}

/** All that can be said of a place, for those who do not see the map. */
export function placeLabel(desk: Desk, mark: Mark): string {
  const view = desk.view as View
  const voice = desk.voice!
  const words = voice.thing('place', mark.id)
  const out = [mark.name, voice.say(`terrain-${mark.terrain}`), words['action'] ?? '']
  if (mark.here) out.push(voice.say('web-oldworld-here'))
  if (mark.price) out.push(voice.say(`web-oldworld-way-${mark.price}`))
  if (mark.beast) {
    const { level, life } = monsterOf(desk.book!, mark.beast.monster)
    out.push(voice.say('web-oldworld-lair', { monster: voice.name('monster', mark.beast.monster), level, life }))
  }
  if (mark.quests) out.push(voice.say('web-oldworld-quest-here'))
  if (mark.tracks) out.push(voice.say('web-oldworld-tracking-here'))
  if (mark.closed) out.push(voice.say('web-oldworld-tavern-closed'))
  if (mark.used) out.push(voice.say('web-oldworld-used'))
  const others = view.players.flatMap((player, seat) =>
    player.school && player.at === mark.id && seat !== view.me ? [voice.seat(seat)] : [],
  )
  if (others.length) out.push(voice.say('web-oldworld-standing', { names: voice.listed(others) }))
  if (mark.odds) out.push(`${t('web-odds-title')}: ${Math.round(mark.odds.chance * 100)}%`)
  return out.filter(Boolean).join('. ')
}
