/** What a combo would do if it were finished now: damage, shield and new cards, source by source. */
import type { Book } from '../../../lib/protocol'
import type { FightView, PlayerView, View } from '../types'
import { comboParts, type Source, total } from './combo'

const HAND_LIMIT = 7

export interface Sums {
  damage: { total: number; parts: Source[]; falls: number }
  shield: { total: number; parts: Source[]; after: number }
  draw: { total: number; parts: Source[] }
}

type What = 'damage' | 'shield' | 'draw'

/** The sums of the witcher whose fight turn it is, as the table reckons them. */
export function sums(view: View): Sums | null {
  const fight = view.fight
  const side = fight?.sides[fight.now]
  if (!fight || !side) return null
  const player = view.players[side.seat]!
  return { damage: damageOf(view, fight), shield: shieldOf(fight, player), draw: drawOf(fight, player) }
}

/** The sums of a story's short fight: only damage and shield count. */
export function shortSums(book: Book, view: View): Sums {
  const parts = comboParts(book, view.combo, view.links)
  const shield = shieldTo(view.players[view.active]!, parts.shield)
  return {
    damage: { total: total(parts.damage), parts: parts.damage, falls: 0 },
    shield,
    draw: { total: 0, parts: [] },
  }
}

/** The parts of a sum: `card:B0-1`, `link:B0-1`, `perk:harpy`, `monster:yghern`, `skill:combat`, `drunk`. */
function sources(fight: FightView, what: What): Source[] {
  return fight.sum.parts.flatMap((part) => {
    const [from = '', id = ''] = part.of.split(':', 2)
    return part[what] ? [{ from: from as Source['from'], id, n: part[what] }] : []
  })
}

/** The sources, and what a limit takes off them. */
function limited(parts: Source[], meant: number, from: Source['from'], id = ''): Source[] {
  const over = meant - total(parts)
  return over ? [...parts, { from, id, n: over }] : parts
}

/** Damage, and how many cards of the opponent's life fall. */
function damageOf(view: View, fight: FightView): Sums['damage'] {
  const parts = sources(fight, 'damage')
  const { damage } = fight.sum
  const capped = damage < total(parts)
  return {
    total: damage,
    parts: limited(parts, damage, capped ? 'monster' : 'floor', fight.monster),
    falls: fallsOf(view, fight, damage),
  }
}

/** Cards the opponent would lose: a monster's life, or what gets past a witcher's shield. */
function fallsOf(view: View, fight: FightView, damage: number): number {
  if (fight.monster) return Math.min(damage, fight.life)
  const other = view.players[fight.sides[1 - fight.now]?.seat ?? -1]
  return other ? Math.min(Math.max(0, damage - other.shield), other.left + other.held) : 0
}

/** How the shield would change: never above its limit. */
function shieldOf(fight: FightView, player: PlayerView): Sums['shield'] {
  return shieldTo(player, limited(sources(fight, 'shield'), fight.sum.shield, 'monster', fight.monster))
}

function shieldTo(player: PlayerView, parts: Source[]): Sums['shield'] {
  const after = Math.max(0, Math.min(player.most_shield, player.shield + total(parts)))
  const change = after - player.shield
  return { total: change, parts: limited(parts, change, change < 0 ? 'floor' : 'limit'), after }
}

/** How many new cards would come: as many as the deck holds and the hand takes. */
function drawOf(fight: FightView, player: PlayerView): Sums['draw'] {
  const meant = fight.sum.draw
  const room = fight.combo.length ? HAND_LIMIT - player.held : HAND_LIMIT
  const able = Math.max(0, Math.min(meant, player.left, room))
  const short: Source['from'] = player.left <= room ? 'deck' : 'hand'
  return { total: able, parts: limited(limited(sources(fight, 'draw'), meant, 'floor'), able, short) }
}
