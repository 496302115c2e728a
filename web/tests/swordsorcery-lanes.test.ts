import { describe, expect, it } from 'vitest'
import type { CampaignInfo, ChapterInfo } from '../src/lib/protocol.gen'
import { soft } from '../src/lib/soft'
import { livesOf, partyOf, standing } from '../src/games/swordsorcery/road/road'
import { fates, wounds } from '../src/games/swordsorcery/scenes/lanes'

const fall = { hits: 3, weak: 1, armour: 1, magic: 1, dice: 1, shields: null }

describe('hits on their way to wounds', () => {
  it('end at the step that takes them, and are undecided where a die stands', () => {
    expect(fates(fall).map(({ to }) => to)).toEqual([2, 3, 4, 7])
    expect(fates(fall).filter(({ maybe }) => maybe)).toHaveLength(1)
    expect(wounds(fall)).toBe('1–2')
  })
  it('are counted once the dice lie', () => {
    expect(fates({ ...fall, shields: 1 }).map(({ to }) => to)).toEqual([2, 3, 6, 7])
    expect(wounds({ ...fall, shields: 1 })).toBe('1')
    expect(wounds({ ...fall, shields: 5 })).toBe('0')
  })
  it('begin at a weakness, or end at a resistance', () => {
    expect(fates(fall).filter(({ from }) => from === 1)).toHaveLength(1)
    expect(fates({ ...fall, weak: -1, armour: 0, magic: 0, dice: 0 }).map(({ to }) => to)).toEqual([1, 7, 7])
  })
})

const chapter = (number: number, quest: string, after: number | null, won: boolean | null, next = '') =>
  ({
    number,
    chapter: quest,
    after,
    next,
    table: { code: `T${number}`, status: won === null ? 'playing' : 'over' },
    left: won === null ? null : { quest, won, party: [{ card: 'wizard' }], shards: number },
  }) as unknown as ChapterInfo

describe('the road of a campaign', () => {
  const campaign = {
    chapters: [
      chapter(0, 'q1', null, false, 'q1'),
      chapter(1, 'q1', 0, true, 'q2'),
      chapter(2, 'q2', 1, null),
      chapter(3, 'q2', 1, false, 'q2'),
    ],
  } as unknown as CampaignInfo

  it('has a life for each end, the last begun first', () => {
    expect(livesOf(campaign).map((life) => life.map(({ number }) => number))).toEqual([
      [0, 1, 3],
      [0, 1, 2],
    ])
  })
  it('says how a quest stands in a life', () => {
    const [lost, now] = livesOf(campaign)
    expect(['q1', 'q2', 'q3'].map((quest) => standing(now!, quest))).toEqual(['won', 'now', 'locked'])
    expect(standing(lost!, 'q2')).toBe('lost')
    expect(standing(livesOf({ chapters: [campaign.chapters[0]!] } as CampaignInfo)[0]!, 'q1')).toBe('lost')
  })
  it('knows what the party last left behind', () => {
    expect(partyOf(livesOf(campaign)[1]!)?.shards).toBe(1)
  })
})

describe('names on narrow cards', () => {
  it('may be parted in long words only', () => {
    const parted = (name: string) => soft(name).map((word) => word.replaceAll('\u00ad', '-'))
    expect(parted('Повелительница грома')).toEqual(['По-ве-ли-тель-ница', 'грома'])
    expect(parted('Отравленный клинок')).toEqual(['От-рав-лен-ный', 'кли-нок'])
    expect(parted('Lamplighter’s wand')).toEqual(['Lamp-ligh-ter’s', 'wand'])
    expect(parted('Ward')).toEqual(['Ward'])
  })
})
