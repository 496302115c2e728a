/** Combos: which card may follow which, by what link, and what each brings. */
import type { Book } from '../../../lib/protocol.gen'
import { cardOf, factsOf } from '../rows'
import type { Link } from '../types.gen'

/** Where a card of a fight lies: in the hand, laid in a combo, on top of it, or among cards that are looked at. */
export type Lies = 'hand' | 'laid' | 'top' | 'seen'

/** No link was used: the first card, or one that Blizzard added. */
const NONE = -1

/** Between two cards of a combo: the link that was used, with what it brings. */
export interface Seam {
  /** The colour of the link; "" where a card was added without one. */
  colour: string
  gives: 'damage' | 'shield' | 'back' | ''
  n: number
  muted: boolean
}

export function seamOf(link: Link | undefined, muted = false): Seam {
  if (!link) return { colour: '', gives: '', n: 0, muted: false }
  const gives = link.damage ? 'damage' : link.shield ? 'shield' : link.back ? 'back' : ''
  return { colour: link.colour, gives, n: link.damage || link.shield || 0, muted: muted && gives !== '' }
}

/** The seams of a combo, one fewer than its cards. */
export function seams(book: Book, combo: readonly string[], links: readonly number[], monster = ''): Seam[] {
  const blind = factsOf(book).muted[monster]
  return combo.slice(1).map((_, at) => {
    const below = cardOf(book, combo[at]!)
    return seamOf(below.links[links[at + 1] ?? NONE], below.colour === blind)
  })
}

/** The links of the top card, and how many cards of a hand fit each; none where it ends the combo. */
export function openLinks(
  book: Book,
  combo: readonly string[],
  hand: readonly string[],
): { seam: Seam; fits: string[] }[] {
  const top = combo.at(-1)
  if (top === undefined) return []
  return cardOf(book, top).links.map((link) => ({
    seam: seamOf(link),
    fits: hand.filter((card) => cardOf(book, card).colour === link.colour),
  }))
}

/** A part of a sum, and what it comes from. */
export interface Source {
  from: 'card' | 'link' | 'perk' | 'monster' | 'skill' | 'potion' | 'limit' | 'deck' | 'hand' | 'floor'
  /** The card, trophy, monster or skill. */
  id: string
  n: number
}

export const total = (list: readonly Source[]): number => list.reduce((sum, each) => sum + each.n, 0)
