/** Combos: which card may follow which, by what link, and what each brings. */
import type { Book } from '../../../lib/protocol'
import { cardOf } from '../rows'
import type { LinkRow } from '../types'

/** No link was used: the first card, or one that Blizzard added. */
export const NONE = -1
/** Cards of a long combo. */
export const LONG = 3

/** The colour whose symbols do nothing against this monster. */
export const mutedColour = (monster: string): string => (monster === 'fiend' ? 'purple' : '')

/** The link of the top card by which a card could be laid; NONE where no link leads to it. */
export function linkTo(book: Book, combo: readonly string[], card: string): number {
  const top = combo.at(-1)
  if (top === undefined) return NONE
  const { colour } = cardOf(book, card)
  return cardOf(book, top).links.findIndex((link) => link.colour === colour)
}

/** Between two cards of a combo: the link that was used, with what it brings. */
export interface Seam {
  /** The colour of the link; "" where a card was added without one. */
  colour: string
  gives: 'damage' | 'shield' | 'back' | ''
  n: number
  muted: boolean
}

export function seamOf(link: LinkRow | undefined, muted = false): Seam {
  if (!link) return { colour: '', gives: '', n: 0, muted: false }
  const gives = link.damage ? 'damage' : link.shield ? 'shield' : link.back ? 'back' : ''
  return { colour: link.colour, gives, n: link.damage || link.shield || 0, muted: muted && gives !== '' }
}

/** The seams of a combo, one fewer than its cards. */
export function seams(book: Book, combo: readonly string[], links: readonly number[], monster = ''): Seam[] {
  const blind = mutedColour(monster)
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
  from: 'card' | 'link' | 'perk' | 'monster' | 'skill' | 'drunk' | 'limit' | 'deck' | 'hand' | 'floor'
  /** The card, trophy, monster or skill. */
  id: string
  n: number
}

export interface Parts {
  damage: Source[]
  shield: Source[]
  draw: Source[]
}

const push = (list: Source[], from: Source['from'], id: string, n = 0) => void (n && list.push({ from, id, n }))

/** Corner symbols, and those of used links; what a monster mutes is left out. */
export function comboParts(book: Book, combo: readonly string[], links: readonly number[], monster = ''): Parts {
  const out: Parts = { damage: [], shield: [], draw: [] }
  const blind = mutedColour(monster)
  combo.forEach((id, at) => {
    const below = at ? cardOf(book, combo[at - 1]!) : null
    const link = below && below.colour !== blind ? below.links[links[at] ?? NONE] : undefined
    if (below && link) {
      push(out.damage, 'link', below.id, link.damage)
      push(out.shield, 'link', below.id, link.shield)
    }
    const card = cardOf(book, id)
    if (card.colour === blind) return
    push(out.damage, 'card', id, card.damage)
    push(out.shield, 'card', id, card.shield)
    push(out.draw, 'card', id, card.draw)
  })
  return out
}

export const total = (list: readonly Source[]): number => list.reduce((sum, each) => sum + each.n, 0)

/** What laying a card would add by its corner and its link. */
export function adds(
  book: Book,
  combo: readonly string[],
  links: readonly number[],
  card: string,
  monster = '',
): Record<keyof Parts, number> {
  const now = comboParts(book, combo, links, monster)
  const then = comboParts(book, [...combo, card], [...links, linkTo(book, combo, card)], monster)
  const more = (what: keyof Parts) => total(then[what]) - total(now[what])
  return { damage: more('damage'), shield: more('shield'), draw: more('draw') }
}
