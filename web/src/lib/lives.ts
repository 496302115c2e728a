import type { CampaignInfo, ChapterInfo } from './protocol.gen'

/** A chapter in the tree of a campaign's lives: how deep it stands, and whether another followed. */
export interface Branch {
  chapter: ChapterInfo
  depth: number
  followed: boolean
}

/** All lives of a campaign, each chapter before those that follow it. */
export function lives(campaign: CampaignInfo): Branch[] {
  const after = (number: number | null) => campaign.chapters.filter((each) => each.after === number)
  const grow = (number: number | null, depth: number): Branch[] =>
    after(number).flatMap((chapter) => [
      { chapter, depth, followed: after(chapter.number).length > 0 },
      ...grow(chapter.number, depth + 1),
    ])
  return grow(null, 1)
}

/** The chapter that was played at a table, and of which campaign; null for a game that is no chapter. */
export function chapterAt(campaigns: CampaignInfo[], table: string): (Branch & { campaign: string }) | null {
  for (const campaign of campaigns)
    for (const branch of lives(campaign))
      if (branch.chapter.table.code === table) return { ...branch, campaign: campaign.code }
  return null
}
