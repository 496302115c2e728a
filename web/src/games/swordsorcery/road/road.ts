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
