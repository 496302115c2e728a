/** What a combo would do if it were finished now: damage, shield and new cards, source by source. */
import type { Book } from '../../../lib/protocol'
import { VALUES } from '../data'
import type { FightView, PlayerView, View } from '../types'
import { cardOf, comboParts, LONG, type Parts, type Source, total } from './combo'

const HAND_LIMIT = 7
const CAPS: Record<string, number> = { 'ghoul-nest': 2, glustyworp: 1, penitent: 0 }
const LESS_DRAW = ['swallow', 'thunderbolt', 'tawny-owl']

export interface Sums {
  damage: { total: number; parts: Source[]; falls: number }
  shield: { total: number; parts: Source[]; after: number }
  draw: { total: number; parts: Source[] }
}

interface Case {
  book: Book
  view: View
  fight: FightView
  player: PlayerView
  /** Trophies, gear and companions not used yet. */
  ready: (perk: string) => boolean
  first: boolean
  colours: string[]
}

/** The sums of the witcher whose fight turn it is; with a further card laid if so. */
export function sums(book: Book, view: View, combo?: readonly string[], links?: readonly number[]): Sums | null {
  const fight = view.fight
  const side = fight?.sides[fight.now]
  if (!fight || !side) return null
  const player = view.players[side.seat]!
  const cards = combo ?? fight.combo
  const owned = [...player.trophies, ...player.kept]
  const it: Case = {
    book,
    view,
    fight,
    player,
    ready: (perk) => owned.includes(perk) && !side.used.includes(perk),
    first: side.turns === 1,
    colours: cards.map((card) => cardOf(book, card).colour),
  }
  const parts = comboParts(book, cards, links ?? fight.links, fight.monster)
  const now = comboParts(book, fight.combo, fight.links, fight.monster)
  const added = { damage: fight.sum.damage - total(now.damage), draw: fight.sum.draw - total(now.draw) }
  const damage = damageOf(it, parts, added.damage, side.drunk)
  const shield = shieldOf(it, parts, damage.falls)
  return { damage, shield, draw: drawOf(it, parts, added.draw, side.drunk) }
}

/** The sums of a story's short fight: only damage and shield count. */
export function shortSums(book: Book, view: View, combo: readonly string[] = view.combo, links: readonly number[] = view.links): Sums {
  const parts = comboParts(book, combo, links)
  const player = view.players[view.active]!
  const after = Math.min(player.most_shield, player.shield + total(parts.shield))
  return {
    damage: { total: total(parts.damage), parts: parts.damage, falls: 0 },
    shield: { total: after - player.shield, parts: limited(parts.shield, after - player.shield), after },
    draw: { total: 0, parts: [] },
  }
}

/** The sources, and what a limit takes off them. */
function limited(parts: Source[], meant: number, from: Source['from'] = 'limit', id = ''): Source[] {
  const over = meant - total(parts)
  return over ? [...parts, { from, id, n: over }] : parts
}

const perk = (it: Case, id: string, n: number, when = true): Source[] => (when && it.ready(id) ? [{ from: 'perk', id, n }] : [])
const beast = (it: Case, id: string, n: number, when = true): Source[] =>
  when && it.fight.monster === id ? [{ from: 'monster', id, n }] : []

/** Damage, and how many cards of the opponent's life fall. */
function damageOf(it: Case, combo: Parts, added: number, drunk: string[]): Sums['damage'] {
  const has = (...any: string[]) => any.some((colour) => it.colours.includes(colour))
  const long = it.colours.length >= LONG
  const parts: Source[] = [
    ...combo.damage,
    ...(added ? [{ from: 'potion', id: drunk.includes('thunderbolt') ? 'thunderbolt' : '', n: added } as Source] : []),
    ...perk(it, 'ghoul-nest', 1, it.first),
    ...perk(it, 'fiend', 1, has('purple')),
    ...perk(it, 'yghern', 2, long),
    ...perk(it, 'witcher-wolf', 1, long),
    ...perk(it, 'whetstone', 1, it.colours.length > 0),
    ...beast(it, 'brewess', -1, has('green', 'yellow')),
    ...beast(it, 'yghern', -1, has('blue')),
  ]
  if (total(parts) > 0) parts.push(...beast(it, 'manticore', -1))
  const dealt = Math.max(0, total(parts))
  const most = capOf(it)
  const able = Math.min(dealt, most)
  return { total: able, parts: limited(parts, able, able < dealt ? 'monster' : 'floor', it.fight.monster), falls: fallsOf(it, able) }
}

/** As much damage as a monster bears in the first turn. */
function capOf(it: Case): number {
  const { monster, lost } = it.fight
  const cap = CAPS[monster]
  if (cap === undefined || !it.first || (monster === 'penitent' && knowsTrail(it.view))) return Infinity
  return Math.max(0, cap - lost)
}

/** Whether the attacker holds the trail of the monster that is fought. */
export function knowsTrail(view: View): boolean {
  const fight = view.fight
  const trails = view.players[fight?.sides[0]?.seat ?? -1]?.trails ?? []
  return trails.some((terrain) => view.beasts[terrain] === fight?.monster)
}

/** Cards the opponent would lose: a monster's life, or what gets past a witcher's shield. */
function fallsOf(it: Case, damage: number): number {
  if (it.fight.monster) return Math.min(damage, it.fight.life)
  const other = it.view.players[it.fight.sides[1 - it.fight.now]?.seat ?? -1]
  return other ? Math.min(Math.max(0, damage - other.shield), other.left + other.held) : 0
}

/** How the shield would change. */
function shieldOf(it: Case, combo: Parts, falls: number): Sums['shield'] {
  const { player, fight } = it
  const greens = it.colours.filter((colour) => colour === 'green').length
  const drop = beast(it, 'whispess', -Math.min(2, player.shield), it.colours.includes('yellow'))
  const room = player.most_shield - player.shield > 0
  const cost = fight.lost + falls
  const rises: Source[] = [
    ...perk(it, 'ekimmara', 1, room && cost >= 2),
    ...perk(it, 'skill-defence', 2, room && cost >= 3),
    ...combo.shield,
    ...(player.kept.includes('cloak') && greens ? [{ from: 'perk', id: 'cloak', n: greens } as Source] : []),
    ...perk(it, 'nekker-nest', 1, room && greens > 0),
  ]
  const gained = fight.monster === 'noonwraith' ? Math.min(1, total(rises)) : total(rises)
  const parts = limited([...drop, ...rises], total(drop) + gained, 'monster', 'noonwraith').filter((each) => each.n)
  const after = Math.min(player.most_shield, player.shield + total(parts))
  return { total: after - player.shield, parts: limited(parts, after - player.shield), after }
}

/** How many new cards would come. */
function drawOf(it: Case, combo: Parts, added: number, drunk: string[]): Sums['draw'] {
  const { player } = it
  const blame = [...new Set(drunk.filter((each) => LESS_DRAW.includes(each)))]
  const combat = VALUES[player.skills[0] ?? 0] ?? 0
  const parts: Source[] = [
    { from: 'combat', id: 'combat', n: combat },
    ...beast(it, 'harpy', -combat, it.first),
    ...combo.draw,
    ...(added ? [{ from: 'potion', id: blame.length === 1 ? blame[0]! : '', n: added } as Source] : []),
    ...perk(it, 'archespore', 1, it.first && !drunk.length),
    ...perk(it, 'harpy', 1, it.first),
    ...beast(it, 'nekker-nest', -1, !it.colours.includes('green')),
  ]
  if (total(parts) > 1) parts.push(...beast(it, 'griffin', -1))
  const meant = Math.max(0, total(parts))
  const floored = limited(parts, meant, 'floor')
  const whispess = it.colours.includes('yellow') && player.left > 0 ? perk(it, 'whispess', 1) : []
  const wanted = meant + total(whispess)
  const held = player.held + Math.min(combo.takes, player.discard.length) + combo.backs.length
  const room = it.colours.length ? HAND_LIMIT - held : HAND_LIMIT
  const able = Math.max(0, Math.min(wanted, player.left, room))
  const short: Source['from'] = player.left <= room ? 'deck' : 'hand'
  return { total: able, parts: limited([...floored, ...whispess], able, short) }
}
