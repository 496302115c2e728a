/** A blow in a fight, put together from what was told of it. */
import type { Beat } from '../../../lib/theatre'
import { sums } from '../fight/sums'
import type { Source } from '../fight/combo'
import { eventOf } from '../rows'
import type { Event, View } from '../types.gen'

type Told<Name extends Event['event']> = Extract<Event, { event: Name }>

export interface Blow {
  /** Who strikes: a seat, or the monster. */
  seat: number | null
  monster: string
  /** Who is struck: a seat, or the monster. */
  struck: number | null
  damage: number
  /** What the damage was made of, as the table reckoned it. */
  parts: Source[]
  /** The fight card that was turned up, and which half of it counts. */
  card: { attack: number; bite: boolean } | null
  /** Life of whoever was struck: a monster's cards; a witcher's deck and hand. */
  life: { from: number; to: number }
  /** The shield of the witcher who was struck. */
  shield: { from: number; to: number } | null
  /** What else came of it. */
  more: Event[]
}

const MAIN: Event['event'][] = ['combo-laid', 'attacked', 'damaged', 'hurt', 'announced', 'revealed', 'led']

/** What costs whoever is struck cards, and what tells how much shield is left. */
const COST: Event['event'][] = ['hurt', 'milled', 'tossed', 'burned']
const SHIELDS: Event['event'][] = ['hurt', 'shield-set']

const count = (cards: unknown): number => (Array.isArray(cards) ? cards.length : 0)

export function blowOf(beat: Beat): Blow {
  const view = beat.before.view as View
  const told = beat.events.map(([, event]) => eventOf(event))
  const of = eventOf(beat.of)
  const damaged = told.find((event): event is Told<'damaged'> => event.event === 'damaged')
  const hurt = told.find((event): event is Told<'hurt'> => event.event === 'hurt')
  const own = of.event === 'combo-laid'
  const rival = view.fight?.sides.find((side) => !own || side.seat !== of.seat)?.seat ?? null
  const struck = hurt?.seat ?? (own && view.fight?.monster ? null : rival)
  const player = struck === null ? null : view.players[struck]
  const held = player ? player.left + player.held : (view.fight?.life ?? 0)
  // Cards lost by the way, of the hand or of the deck, are life as well; a skill that weakens may cost a shield.
  const lost = told.reduce(
    (sum, event) => sum + ('cards' in event && COST.includes(event.event) ? count(event.cards) : 0),
    0,
  )
  const shield = told.findLast((event): event is Told<'hurt' | 'shield-set'> => SHIELDS.includes(event.event))
  return {
    seat: own ? of.seat : null,
    monster: view.fight?.monster ?? '',
    struck,
    damage: damaged?.n ?? hurt?.n ?? 0,
    parts: own ? (sums(view)?.damage.parts ?? []) : [],
    card: of.event === 'attacked' ? { attack: of.attack, bite: of.bite } : null,
    life: damaged
      ? { from: view.fight?.life ?? damaged.life + damaged.n, to: damaged.life }
      : { from: held, to: held - lost },
    shield: player ? { from: player.shield, to: shield?.shield ?? player.shield } : null,
    more: told.filter((event) => !MAIN.includes(event.event)),
  }
}
