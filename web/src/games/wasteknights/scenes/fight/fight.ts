/** What a combat shows: its phases, whose attack is when, and what was thrown in it. */
import type { Book, Numbered } from '../../../../lib/protocol.gen'
import { contentOf, eventOf, gearOf } from '../../rows'
import type { EnemyRow, FightView, View } from '../../types.gen'
import { TO_COME } from '../bits/shapes'

/** The phases of a combat, in order. */
export const PHASES = ['start', 'ranged', 'clash', 'melee', 'end'] as const
export type Phase = (typeof PHASES)[number]

/** The enemy among those who have attacked. */
export const FOE = -1

export interface PhaseInfo {
  phase: Phase
  state: 'done' | 'now' | 'later'
  /** Who attacks in it: both, you, it, or nobody. */
  who: 'both' | 'you' | 'it' | 'reward' | 'none'
}

/** Dice of one attack: lying, or still to come. */
export interface Attack {
  dice: string
  faces: string[]
  thrown: boolean
}

export const enemyOf = (book: Book, fight: FightView): EnemyRow | null => contentOf(book).enemies[fight.enemy] ?? null

/** How a fighter attacks: by the weapon in hand, unarmed in melee; null before it is chosen. */
export function wayOf(book: Book, fight: FightView, knight: number): 'melee' | 'ranged' | null {
  const card = fight.weapons[String(knight)]
  if (card === undefined) return null
  return (card && gearOf(book, card)?.way) || 'melee'
}

/** The phases with what happens in each. */
export function phasesOf(book: Book, fight: FightView): PhaseInfo[] {
  const now = Math.max(0, PHASES.indexOf(fight.phase as Phase))
  const before = !PHASES.includes(fight.phase as Phase)
  const foe = fight.enemy ? enemyOf(book, fight)?.attack : wayOf(book, fight, fight.rival)
  const own = wayOf(book, fight, fight.knight)
  return PHASES.map((phase, at) => {
    const ambush = phase === 'start' && fight.properties.includes('ambush')
    const it = ambush || (foe === phase && !fight.properties.includes('ambush'))
    const you = own === phase
    return {
      phase,
      state: before ? 'later' : at < now ? 'done' : at === now ? 'now' : 'later',
      who: it && you ? 'both' : you ? 'you' : it ? 'it' : phase === 'end' && fight.enemy ? 'reward' : 'none',
    }
  })
}

/** What was told since the combat began. */
export function toldOf(events: Numbered[]): Numbered[] {
  const began = events.findLastIndex(([, event]) => ['fight-began', 'duel-began'].includes(event.event))
  return began < 0 ? [] : events.slice(began)
}

const lying = (dice: string, faces: readonly string[]): Attack => ({ dice, faces: [...faces], thrown: true })
const coming = (dice: string): Attack => ({ dice, faces: [...dice].map(() => TO_COME), thrown: false })

/** A knight's attack: on the table, thrown before, or to come; null before a weapon is chosen. */
export function attackOf(view: View, events: Numbered[], knight: number): Attack | null {
  const fight = view.fight!
  const { roll } = view
  if (roll?.kind === 'attack' && roll.knight === knight)
    return roll.faces.length ? lying(roll.dice, roll.faces) : coming(roll.dice)
  const who = view.knights[knight]?.who
  for (const [, told] of toldOf(events).reverse()) {
    const event = eventOf(told)
    if (event.event === 'attacked' && event.knight === who) return lying(event.dice, event.faces)
  }
  return knight === fight.knight && fight.dice ? coming(fight.dice) : null
}

/** Who fights whom, from where the reader sits: in a duel the challenged one sees himself first. */
export function sidesOf(view: View, me: number | null): { own: number; other: number } {
  const { knight, rival } = view.fight!
  const turned = rival >= 0 && view.knights[rival]?.seat === me && view.knights[knight]?.seat !== me
  return turned ? { own: rival, other: knight } : { own: knight, other: rival }
}

/** The other side's attack: on the table, thrown before, or to come. */
export function foeAttackOf(view: View, events: Numbered[], other = FOE): Attack | null {
  const fight = view.fight!
  if (other >= 0) return attackOf(view, events, other)
  if (view.roll?.kind === 'foe') return lying(view.roll.dice, view.roll.faces)
  if (fight.attacked.includes(FOE))
    for (const [, told] of toldOf(events).reverse()) {
      const event = eventOf(told)
      if (event.event === 'foe-rolled') return lying(event.dice, event.faces)
    }
  return fight.foe_dice ? coming(fight.foe_dice) : null
}

/** How many of each symbol lie there. */
export function tally(faces: readonly string[]): Record<'S' | 'F' | 'X', number> {
  const all = faces.join('')
  const count = (symbol: string) => all.split(symbol).length - 1
  return { S: count('S'), F: count('F'), X: count('X') }
}

/** The mean of a spread. */
export const mean = (spread: readonly number[]): number => spread.reduce((sum, chance, n) => sum + n * chance, 0)

/** The chance of so many, or more. */
export const atLeast = (spread: readonly number[], n: number): number =>
  spread.slice(Math.max(0, n)).reduce((sum, chance) => sum + chance, 0)
