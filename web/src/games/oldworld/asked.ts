/** Where the answer to a question lies on the table. */
import type { Desk } from '../../lib/desk.svelte'
import { lairOf } from './rows'
import type { View } from './types.gen'

const cardsIn = (desk: Desk): string[] => [
  ...new Set(
    (desk.ask?.options ?? []).flatMap((each) =>
      each.refs.filter((ref) => ref.startsWith('card:')).map((ref) => ref.slice(5)),
    ),
  ),
]

/** Cards that can be chosen and lie neither in the hand nor in the row. */
export function elsewhere(desk: Desk): string[] {
  const view = desk.view as View
  const hand = view.me === null ? [] : (view.players[view.me]?.hand ?? [])
  const cards = cardsIn(desk)
  const hidden = cards.some((card) => !hand.includes(card) && !view.row.includes(card))
  return hidden ? cards : []
}

/** Whether cards of the row can be chosen. */
export const ofRow = (desk: Desk): boolean => cardsIn(desk).some((card) => (desk.view as View).row.includes(card))

const MINE = ['skill:', 'potion:', 'perk:', 'story:']
/** Whether things of the own board can be chosen, and nothing of the map. */
export const ofBoard = (desk: Desk): boolean => {
  const refs = [...desk.lit]
  return (
    refs.some((ref) => MINE.some((kind) => ref.startsWith(kind))) &&
    !refs.some((ref) => /^(place|monster|deck|card):/.test(ref))
  )
}

/** Questions of a story that are answered on the map or in the row. */
const OUTSIDE = ['story-move', 'story-act', 'trail', 'row-card', 'raise', 'burn']

/** A story's short fight: only a combo, no foe on the table. */
const shortFight = (desk: Desk): boolean =>
  (desk.view as View).reading.length > 0 && ((desk.view as View).combo.length > 0 || desk.ask?.about === 'combo')

export type Scene = 'fight' | 'story' | 'poker' | null

/** What takes the place of the map. */
export function sceneOf(desk: Desk): Scene {
  const view = desk.view as View
  if (view.fight || shortFight(desk)) return 'fight'
  if (view.dice.length || desk.ask?.about === 'reroll') return 'poker'
  if (view.reading.length && !(desk.ask && OUTSIDE.includes(desk.ask.about))) return 'story'
  return null
}

/** Whether there is something to say of what is pointed at. */
export function saysOfPointed(desk: Desk): boolean {
  const [kind, id] = (desk.pointed ?? '').split(/:(.*)/s)
  const view = desk.view as View
  if (kind === 'card') return view.row.includes(id ?? '')
  if (kind === 'monster') return lairOf(view, id ?? '') !== null
  return ['place', 'perk', 'potion', 'skill'].includes(kind ?? '')
}
