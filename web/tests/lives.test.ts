import { expect, test } from 'vitest'
import { chapterAt, lives } from '../src/lib/lives'
import type { CampaignInfo, ChapterInfo } from '../src/lib/protocol.gen'

const chapter = (number: number, after: number | null) => ({ number, after }) as ChapterInfo
const campaign = (...afters: (number | null)[]) =>
  ({ chapters: afters.map((after, number) => chapter(number, after)) }) as unknown as CampaignInfo
const told = (of: CampaignInfo) => lives(of).map((each) => [each.chapter.number, each.depth, each.followed])

test('each chapter stands before those that follow it, life after life', () => {
  expect(told(campaign(null, 0, 0, null, 1))).toEqual([
    [0, 1, true],
    [1, 2, true],
    [4, 3, false],
    [2, 2, false],
    [3, 1, false],
  ])
})

test('a campaign in which nothing has happened has no lives', () => {
  expect(told(campaign())).toEqual([])
})

test('a table is found as the chapter it was, in whichever campaign', () => {
  const at = (code: string, number: number, after: number | null) => ({ number, after, table: { code } })
  const ours = { code: 'ours', chapters: [at('inn', 0, null), at('mill', 1, 0)] } as unknown as CampaignInfo
  const other = { code: 'other', chapters: [at('ford', 0, null)] } as unknown as CampaignInfo
  expect(chapterAt([other, ours], 'inn')).toMatchObject({ campaign: 'ours', depth: 1, followed: true })
  expect(chapterAt([other, ours], 'mill')).toMatchObject({ campaign: 'ours', depth: 2, followed: false })
  expect(chapterAt([other, ours], 'elsewhere')).toBeNull()
})
