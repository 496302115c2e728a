/** Life pools: how the cards of a pile lie, and what the halves of a monster's cards may do. */
import type { Book } from '../../../lib/protocol.gen'
import { SKILLS } from '../data'
import { contentOf, monsterOf } from '../rows'
import type { FightView, Hit, PlayerView, Skill } from '../types.gen'

export type Layer = 'keep' | 'hand' | 'fall' | 'gone'

/** A pile of cards from the bottom up. */
export interface Pool {
  keep: number
  hand: number
  fall: number
  gone: number
}

export const size = (pool: Pool): number => pool.keep + pool.hand + pool.fall + pool.gone

/** Each card of a pile from the bottom up. */
export function layers(pool: Pool): Layer[] {
  return (['keep', 'hand', 'fall', 'gone'] as const).flatMap((kind) => Array.from({ length: pool[kind] }, () => kind))
}

/** Where each part of a pile begins and ends, for the brackets beside it. */
export function brackets(pool: Pool): { kind: Layer; from: number; to: number }[] {
  let at = 0
  return (['keep', 'hand', 'fall', 'gone'] as const).flatMap((kind) => {
    const from = at
    at += pool[kind]
    return at > from ? [{ kind, from, to: at }] : []
  })
}

/** A monster's life: what stays, what falls if the combo is finished now, what is gone. */
export function monsterPool(fight: FightView, falls: number): Pool {
  const fall = Math.min(falls, fight.life)
  return { keep: fight.life - fall, hand: 0, fall, gone: Math.max(0, fight.most_life - fight.life) }
}

/** A witcher's life: the deck below, the hand upon it; what falls comes off the deck, then the hand. */
export function witcherPool(player: PlayerView, laid: number, falls = 0): Pool {
  const deck = Math.max(0, player.left - falls)
  const hand = Math.max(0, player.held - Math.max(0, falls - player.left))
  return { keep: deck, hand, fall: player.left + player.held - deck - hand, gone: player.discard.length + laid }
}

// --- a monster's answer ---

/** One thing half of a fight card may do, and on how many cards that may still come. */
export interface Threat {
  kind: 'damage' | 'burn' | 'discard' | 'lowers'
  n: number
  skill: string
  cards: number
}

/** What a half does to a witcher. */
export function threatOf(hit: Hit, level: number, player: PlayerView): Omit<Threat, 'cards'> {
  if (hit.burn) return { kind: 'burn', n: hit.burn, skill: '' }
  if (hit.discard) return { kind: 'discard', n: level, skill: '' }
  const at = SKILLS.indexOf(hit.skill as Skill)
  const n = at >= 0 ? (player.skills[at] ?? 0) : hit.damage + hit.level * level
  return hit.lowers ? { kind: 'lowers', n, skill: hit.lowers } : { kind: 'damage', n, skill: '' }
}

const ORDER = ['damage', 'lowers', 'discard', 'burn']

/** What charging or biting may do, the heaviest first: over all fight cards that are hidden, or by the one that is up. */
export function threats(
  book: Book,
  fight: FightView,
  player: PlayerView,
  half: 'charge' | 'bite',
  up: number | null = null,
): Threat[] {
  const { level } = monsterOf(book, fight.monster)
  const found = new Map<string, Threat>()
  for (const row of Object.values(contentOf(book).attacks)) {
    if (up === null ? fight.spent.includes(row.id) : row.id !== up) continue
    const threat = threatOf(row[half], level, player)
    const key = `${threat.kind} ${threat.n} ${threat.skill}`
    const known = found.get(key)
    if (known) known.cards += 1
    else found.set(key, { ...threat, cards: 1 })
  }
  return [...found.values()].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.n - a.n)
}

/** "2 to 5": the damage a half may do; null where it does none. */
export function damageRange(list: readonly Threat[]): [number, number] | null {
  const all = list.filter((each) => each.kind === 'damage' || each.kind === 'lowers').map((each) => each.n)
  return all.length ? [Math.min(...all), Math.max(...all)] : null
}
