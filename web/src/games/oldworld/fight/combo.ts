/** Combos: which card may follow which, by what link, and what each brings. */
import type { Book } from '../../../lib/protocol'
import type { CardRow, LinkRow } from '../types'

/** No link was used: the first card, or one that Blizzard added. */
export const NONE = -1
/** Cards of a long combo. */
export const LONG = 3

export const cardOf = (book: Book, id: string): CardRow => book.content['cards'][id]
export const linksOf = (row: CardRow): LinkRow[] => row.links ?? []

/** The colour whose symbols do nothing against this monster. */
export const mutedColour = (monster: string): string => (monster === 'fiend' ? 'purple' : '')

/** The link of the top card by which a card could be laid; NONE where no link leads to it. */
export function linkTo(book: Book, combo: readonly string[], card: string): number {
  const top = combo.at(-1)
  if (top === undefined) return NONE
  const { colour } = cardOf(book, card)
  return linksOf(cardOf(book, top)).findIndex((link) => link.colour === colour)
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
    return seamOf(linksOf(below)[links[at + 1] ?? NONE], below.colour === blind)
  })
}

/** The links of the top card, and how many cards of a hand fit each; none where it ends the combo. */
export function openLinks(book: Book, combo: readonly string[], hand: readonly string[]): { seam: Seam; fits: string[] }[] {
  const top = combo.at(-1)
  if (top === undefined) return []
  return linksOf(cardOf(book, top)).map((link) => ({
    seam: seamOf(link),
    fits: hand.filter((card) => cardOf(book, card).colour === link.colour),
  }))
}

/** A part of a sum, and what it comes from. */
export interface Source {
  from: 'card' | 'link' | 'potion' | 'perk' | 'monster' | 'combat' | 'limit' | 'deck' | 'hand' | 'floor' | 'shield'
  /** The card, potion, trophy or monster. */
  id: string
  n: number
}

export interface Parts {
  damage: Source[]
  shield: Source[]
  draw: Source[]
  /** Cards that come back from the discard, and cards of the combo that do. */
  takes: number
  backs: string[]
}

const push = (list: Source[], from: Source['from'], id: string, n = 0) => void (n && list.push({ from, id, n }))

/** Corner symbols, and those of used links; what a monster mutes is left out. */
export function comboParts(book: Book, combo: readonly string[], links: readonly number[], monster = ''): Parts {
  const out: Parts = { damage: [], shield: [], draw: [], takes: 0, backs: [] }
  const blind = mutedColour(monster)
  combo.forEach((id, at) => {
    const below = at ? cardOf(book, combo[at - 1]!) : null
    const link = below && below.colour !== blind ? linksOf(below)[links[at] ?? NONE] : undefined
    if (below && link) {
      push(out.damage, 'link', below.id, link.damage)
      push(out.shield, 'link', below.id, link.shield)
      if (link.back) out.backs.push(below.id)
    }
    const card = cardOf(book, id)
    if (card.colour === blind) return
    push(out.damage, 'card', id, card.damage)
    push(out.shield, 'card', id, card.shield)
    push(out.draw, 'card', id, card.draw)
    out.takes += card.take ? 1 : 0
  })
  return out
}

export const total = (list: readonly Source[]): number => list.reduce((sum, each) => sum + each.n, 0)
