/** Life pools: how the cards of a pile lie, and what the halves of a monster's cards may do. */
import type { FightView, PlayerView, Threat } from '../types.gen'

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
  return { keep: fight.life - falls, hand: 0, fall: falls, gone: Math.max(0, fight.most_life - fight.life) }
}

/** A witcher's life: the deck below, the hand upon it; what falls comes off the deck, then the hand. */
export function witcherPool(player: PlayerView, laid: number, falls = 0): Pool {
  const deck = Math.max(0, player.left - falls)
  const hand = Math.max(0, player.held - Math.max(0, falls - player.left))
  return { keep: deck, hand, fall: player.left + player.held - deck - hand, gone: player.discard.length + laid }
}

// --- a monster's answer ---

/** "2 to 5": the damage a half may do; null where it does none. */
export function damageRange(list: readonly Threat[]): [number, number] | null {
  const all = list.filter((each) => each.kind === 'damage' || each.kind === 'lowers').map((each) => each.n)
  return all.length ? [Math.min(...all), Math.max(...all)] : null
}
