/** A campaign as a road: which life is looked at, and how its quests stand. */
import type { CampaignInfo, ChapterInfo } from '../../../lib/protocol.gen'
import type { Legacy } from '../types.gen'

export type Standing = 'won' | 'lost' | 'now' | 'next' | 'locked'
/** A life: chapters one after the other, from the ford to where it stands. */
export type Life = ChapterInfo[]

export const leftBy = (chapter: ChapterInfo): Legacy | null => (chapter.left as Legacy | null) ?? null

/** Every life of a campaign, the one begun last first. */
export function livesOf({ chapters }: CampaignInfo): Life[] {
  const before = (chapter: ChapterInfo): Life => {
    const earlier = chapters.find((each) => each.number === chapter.after)
    return [...(earlier ? before(earlier) : []), chapter]
  }
  return chapters
    .filter((each) => !chapters.some((other) => other.after === each.number))
    .map(before)
    .sort((one, other) => other.at(-1)!.number - one.at(-1)!.number)
}

/** How a quest stands in a life; a lost one is played again. */
export function standing(life: Life, quest: string): Standing {
  const played = life.filter((each) => each.chapter === quest)
  if (played.some((each) => leftBy(each)?.won)) return 'won'
  const last = life.at(-1)
  if (last?.chapter === quest && last.table.status !== 'over') return 'now'
  if (last?.next === quest) return played.length ? 'lost' : 'next'
  return 'locked'
}

/** The last evening of a quest in a life. */
export const eveningOf = (life: Life, quest: string): ChapterInfo | null =>
  life.findLast((each) => each.chapter === quest) ?? null

/** What the party last left behind. */
export const partyOf = (life: Life): Legacy | null => life.map(leftBy).findLast(Boolean) ?? null

/** The road from place to place: smooth where it passes one, so that it nowhere breaks. */
export function ways(places: readonly (readonly [number, number])[]): string[] {
  const at = (n: number) => places[Math.max(0, Math.min(places.length - 1, n))]!
  /** A third of the way between the neighbours of a place, from it or towards it. */
  const bent = (n: number, along: 1 | -1) => {
    const [[x, y], [a, b], [c, d]] = [at(n), at(n - 1), at(n + 1)]
    return `${(x + (along * (c - a)) / 5).toFixed(0)} ${(y + (along * (d - b)) / 5).toFixed(0)}`
  }
  return places.slice(1).map(([x, y], n) => `M${at(n).join(' ')}C${bent(n, 1)} ${bent(n + 1, -1)} ${x} ${y}`)
}
