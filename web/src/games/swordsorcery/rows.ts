/** Rows of the book, and what follows from them for the eye. */
import { saysOf } from '../../lib/prompt'
import type { Event as AnyEvent, AskInfo, Book, OptionInfo } from '../../lib/protocol.gen'
import type { Voice } from '../../lib/voice'
import type {
  BodyView,
  BuildingRow,
  CompanionView,
  Content,
  Event,
  Facts,
  FoeView,
  HeroView,
  ItemRow,
  MapFact,
  MilestoneRow,
  Option,
  Phrase,
  Side,
  Style,
  View,
} from './types.gen'

/** Whether an option says this, with these fields. */
export const says = saysOf<Option>()
/** The options, events, rows and numbers of this game in its own types. */
export const optionOf = (each: OptionInfo): Option => each.option as Option
export const eventOf = (event: AnyEvent): Event => event as Event
export const contentOf = (book: Book): Content => book.content as unknown as Content
export const factsOf = (book: Book): Facts => book.facts as unknown as Facts
/** A building of the emporium: what it costs, what it pays. */
export const buildingOf = (book: Book, id: BuildingRow['id']): BuildingRow => contentOf(book).buildings[id]!
/** The quests in the order of the road, and where each lies. */
export const roadOf = (book: Book): MilestoneRow[] => Object.values(contentOf(book).road)
export const mapOf = (book: Book, quest: string): MapFact | null => factsOf(book).maps[quest] ?? null

/** Options of these kinds. */
export const choices = (ask: AskInfo | null, ...kinds: Option['do'][]): OptionInfo[] =>
  ask?.options.filter((each) => kinds.includes(optionOf(each).do)) ?? []

/** The heroes of a seat: one, or all where one person leads several. */
export const ledBy = (view: View, seat: number | null): HeroView[] => view.heroes.filter((each) => each.seat === seat)

/** The hero a seat looks through: the active one if it is its own, else its first. */
export function ownOf(view: View, seat: number | null): HeroView | null {
  const own = ledBy(view, seat)
  return own.find((each) => each.who && each.body?.ref === view.active) ?? own[0] ?? null
}

export const seatOfHero = (view: View, ref: string): number | null =>
  view.heroes.find((each) => each.body?.ref === ref)?.seat ?? null

/** Whoever stands on the map under this name. */
export function bodyOf(view: View, ref: string): BodyView | null {
  const all: (HeroView | CompanionView | FoeView)[] = [...view.heroes, ...view.companions, ...view.foes]
  return all.find((each) => each.body?.ref === ref)?.body ?? null
}
export const foeOf = (view: View, ref: string): FoeView | null =>
  view.foes.find((each) => each.body.ref === ref) ?? null

/** The row of an item card: of several alike (bandage-2, treasure-bandage) each is a card, and they share a row. */
export function itemOf(book: Book, card: string): { row: ItemRow; side: 'a' | 'b' | '' } | null {
  const { items, treasures } = contentOf(book)
  const plain = (name: string) => name.replace(/-\d+$/, '')
  const row = items[card] ?? items[plain(card)]
  if (row) return { row, side: '' }
  const name = card.replace(/^treasure-/, '')
  const found = treasures[name] ?? treasures[plain(name)]
  const of = found && items[found.item]
  return of ? { row: of, side: found.side } : null
}

/** The side of a card that is up. */
export function sideUp(book: Book, card: string, up: string): { row: ItemRow; name: 'a' | 'b'; side: Side } | null {
  const found = itemOf(book, card)
  if (!found) return null
  const name = (found.side || up) === 'b' && found.row.b ? 'b' : 'a'
  return { row: found.row, name, side: name === 'b' ? found.row.b! : found.row.a }
}

/** What a card says, line by line. */
export const linesOf = (book: Book, card: string): Phrase[] => factsOf(book).says[card] ?? []

/** A line of a card in words: when and upon whom, what it does. Its symbols are drawn. */
export function phrase(voice: Voice, { heads, does }: Phrase): string {
  const said = does.map((word) => voice.word(word)).join(', ')
  return heads.length ? `${heads.map((word) => voice.word(word)).join(', ')}: ${said}` : said
}

/** What a quest calls something of its own, if that is known. */
export const questWord = (voice: Voice, id: string): string => (voice.has(id) ? voice.say(id) : '')

/** The scroll an enemy acts by: of a master the side that is up. */
export function scrollId(book: Book, foe: FoeView): string {
  const { bosses, enemies } = contentOf(book)
  const boss = bosses[foe.card]
  if (boss) return `${boss.id}-${(foe.side === 'b' ? boss.b : boss.a).id}`
  return enemies[foe.card]?.scroll ?? ''
}

/** The symbols on a face of a die: r6 of a red one. */
export function symbolsOf(book: Book, face: string): string[] {
  const { dice } = contentOf(book)
  return dice[face.startsWith('r') ? 'red' : 'blue']?.faces[Number(face.slice(1)) - 1] ?? []
}

/** How a hero fights: what he may use. */
export const styleOf = (book: Book, hero: HeroView | null): Style | null =>
  contentOf(book).heroes[hero?.card ?? '']?.style ?? null

export const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII']
