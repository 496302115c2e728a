/** A fight told blow by blow, from what was told of it. */
import type { Numbered } from '../../../lib/protocol.gen'
import { eventOf } from '../rows'
import type { Event } from '../types.gen'
import { fightEvents } from './scene'

export interface Blow {
  /** Who strikes: a seat, or the monster. */
  seat: number | null
  /** The combo that was laid. */
  cards: readonly string[]
  /** The fight card that was turned up, and which half of it counts. */
  card: { attack: number; bite: boolean } | null
  damage: number
  /** What it cost the witcher who was struck: the shield that is left, and cards off the deck. */
  left: { shield: number; cards: number } | null
}

const begun = (event: Event): Blow | null => {
  const nothing = { damage: 0, left: null }
  if (event.event === 'combo-laid' && event.cards.length)
    return { seat: event.seat, cards: event.cards, card: null, ...nothing }
  if (event.event === 'attacked')
    return { seat: null, cards: [], card: { attack: event.attack, bite: event.bite }, ...nothing }
  return null
}

/** The blows of the fight under way, the latest first. */
export function blows(events: readonly Numbered[]): Blow[] {
  const all: Blow[] = []
  /** What a specialty or a potion does once a blow has fallen is none of it. */
  let fallen = false
  for (const [, told] of fightEvents(events)) {
    const event = eventOf(told)
    const next = begun(event)
    if (next) all.unshift(next)
    const [now] = all
    if (next) fallen = false
    else if (event.event === 'used-perk' || event.event === 'drank') fallen = !!now?.damage
    if (!now || fallen) continue
    if (event.event === 'damaged') now.damage += event.n
    if (event.event === 'hurt') {
      now.damage += event.n
      now.left = { shield: event.shield, cards: (now.left?.cards ?? 0) + event.cards.length }
    }
  }
  return all
}
