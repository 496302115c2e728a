/** What a fighter has besides cards: potions, trophies and gear that help, the specialty of the school. */
import type { Desk } from '../../../lib/desk.svelte'
import { perkIcon, POTION_ICON, SCHOOL_ICON } from '../data'
import { factsOf } from '../rows'
import type { View } from '../types.gen'
import { skillName, worth } from '../worth'
import { choice } from './choosing'
import type { Sums } from './sums'
import { sideOf } from './scene'

export interface Thing {
  key: string
  icon: string
  name: string
  /** How many of it there are. */
  n: number
  text: string
  ref: string
  option: ReturnType<typeof choice>
  used: boolean
  lit: boolean
}

/** How things stand: in another state they take another room, and are drawn anew. */
export const stateOf = (things: readonly Thing[]): string =>
  things.map((each) => [each.key, each.name, each.used, each.lit, each.option !== null].join(' ')).join()

const askOf = (desk: Desk, seat: number) => (desk.ask?.seat === seat ? desk.ask : null)
const playerOf = (desk: Desk, seat: number) => (desk.view as View).players[seat]!

/** Those that were drunk in this fight, then those that are left, each kind once. */
export function potionsOf(desk: Desk, seat: number): Thing[] {
  const [voice, ask, owned] = [desk.voice!, askOf(desk, seat), playerOf(desk, seat).potions]
  const potion = (id: string, key: string, used: boolean): Thing => {
    const words = voice.thing('potion', id)
    const n = used ? 1 : owned.filter((each) => each === id).length
    return {
      key,
      icon: POTION_ICON[id] ?? 'standing-potion',
      name: n > 1 ? `${words['']} ×${n}` : words['']!,
      n,
      text: words['text']!,
      ref: `potion:${id}`,
      option: used ? null : (choice(ask, 'drink', { potion: id }) ?? choice(ask, 'pour', { potion: id })),
      used,
      lit: false,
    }
  }
  return [
    ...(sideOf(desk.view, seat)?.drunk ?? []).map((id, at) => potion(id, `drunk ${at}`, true)),
    ...[...new Set(owned)].map((id) => potion(id, id, false)),
  ]
}

/** Trophies, and gear that helps in a fight; lit are those that count in the sums. */
export function perksOf(desk: Desk, seat: number, sums: Sums | null): Thing[] {
  const [voice, ask, player] = [desk.voice!, askOf(desk, seat), playerOf(desk, seat)]
  const helpers = factsOf(desk.book!).helpers
  const used = sideOf(desk.view, seat)?.used ?? []
  const parts = [...(sums?.damage.parts ?? []), ...(sums?.shield.parts ?? []), ...(sums?.draw.parts ?? [])]
  const counts = new Set(parts.flatMap((each) => (each.from === 'perk' ? [each.id] : [])))
  return [...player.trophies, ...player.kept.filter((id) => helpers.includes(id))].map((id, at) => {
    const words = voice.thing('perk', id)
    return {
      key: `${id} ${at}`,
      icon: perkIcon(id),
      name: words['']!,
      n: 1,
      text: words['text']!,
      ref: `perk:${id}`,
      option: choice(ask, 'use-perk', { perk: id }),
      used: used.includes(id),
      lit: counts.has(id),
    }
  })
}

/** The specialty, once a school is chosen. */
export function powerOf(desk: Desk, seat: number): Thing | null {
  const [voice, player, side] = [desk.voice!, playerOf(desk, seat), sideOf(desk.view, seat)]
  if (!player.school) return null
  return {
    key: 'specialty',
    icon: SCHOOL_ICON[player.school] ?? 'beveled-star',
    name: `${skillName(voice, player, 'specialty')} ${player.skills[3]}`,
    n: 1,
    text: worth(voice, desk.book!, player, 'specialty'),
    ref: 'perk:specialty',
    option: choice(askOf(desk, seat), 'use-perk', { perk: 'specialty' }),
    used: side?.specialty === 0,
    lit: side?.ready ?? false,
  }
}
