/** What a combo would do if it were finished now: damage, shield and new cards, source by source. */
import type { Voice } from '../../../lib/voice'
import type { Sum, View } from '../types.gen'
import type { Source } from './combo'

export interface Sums {
  damage: { total: number; parts: Source[]; falls: number }
  shield: { total: number; parts: Source[]; after: number }
  draw: { total: number; parts: Source[] }
}

type What = 'damage' | 'shield' | 'draw'

/** The sums of the witcher whose fight turn it is, as the table reckons them. */
export function sums(view: View): Sums | null {
  const fight = view.fight
  return fight?.sides[fight.now] ? sumsOf(fight.sum) : null
}

/** The sums of a story's short fight: only damage and shield count. */
export function shortSums(view: View): Sums {
  const after = view.players[view.active]!.shield
  return sumsOf(view.short ?? { damage: 0, shield: 0, draw: 0, parts: [], may: [], falls: 0, after })
}

function sumsOf(sum: Sum): Sums {
  return {
    damage: { total: sum.damage, parts: sources(sum, 'damage'), falls: sum.falls },
    shield: { total: sum.shield, parts: sources(sum, 'shield'), after: sum.after },
    draw: { total: sum.draw, parts: sources(sum, 'draw') },
  }
}

/** The parts of a sum: `card:B0-1`, `link:B0-1`, `perk:harpy`, `potion:swallow`, `monster:yghern`, `limit`, … */
function sources(sum: Sum, what: What): Source[] {
  return sum.parts.flatMap((part) => {
    const [from = '', id = ''] = part.of.split(':', 2)
    return part[what] ? [{ from: from as Source['from'], id, n: part[what] }] : []
  })
}

/** What a part of a sum comes from, in words. */
export function sourceName(voice: Voice, each: Source): string {
  if (each.from === 'card') return voice.name('card', each.id)
  if (each.from === 'link') return voice.say('web-oldworld-source-link', { card: voice.name('card', each.id) })
  if (each.id) return voice.name(each.from, each.id)
  return voice.say(`web-oldworld-source-${each.from}`)
}
