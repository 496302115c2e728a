import { describe, expect, it } from 'vitest'
import { concerns, cues, whose } from '../src/games/wasteknights/beats'
import { blowsIn, isLast, spoilsOf } from '../src/games/wasteknights/scenes/stage/blows'
import { cardIn, kindOf, restOf } from '../src/games/wasteknights/scenes/stage/stage'
import type { View } from '../src/games/wasteknights/types.gen'
import type { Event, Numbered, State } from '../src/lib/protocol.gen'
import { type Beat, beatsOf } from '../src/lib/theatre'

const knight = (who: string, seat: number, more = {}) => ({ who, seat, health: 7, wounds: 0, infected: 0, ...more })
const fighting = { enemy: 'E01', life: 5, wounds: 0, knight: 0, rival: -1 }
const at = (fight: object | null, number: number, card = ''): State =>
  ({
    number,
    view: { knights: [knight('li', 0), knight('zoe', 1)], fight, card, reading: [] } as unknown as View,
  }) as unknown as State

const attacked = { event: 'attacked', knight: 'li', gear: 'S1', dice: 'WG', faces: ['S', 'SS'], successes: 3 }
const wounded = { event: 'foe-hurt', enemy: 'E01', n: 3, left: 2 }
const broke = { event: 'gear-broke', knight: 'li', gear: 'S1' }
const bitten = { event: 'foe-rolled', knight: 'li', enemy: 'E01', dice: 'BR', faces: ['SS', 'S'] }
const hurt = { event: 'hurt', knight: 'li', wounds: 2, infected: 0, blocked: 1 }
const xp = { event: 'experience', knight: 'li', n: 2, to: 2 }
const over = { event: 'fight-over', knight: 'li', enemy: 'E01', won: true, fell: false }

/** The beats of what was told, as a seat sees them. */
function told(me: number, before: State, after: State, ...events: object[]): { beats: Beat[]; news: Numbered[] } {
  const news = events.map((event, n) => [before.number + 1 + n, event as Event] as Numbered)
  const beats = beatsOf({ before, after, news }, (event) => cues[event.event as keyof typeof cues], {
    me,
    concerns: (event) => concerns(event, before.view, me, after.view, { ahead: [], asked: true }),
    doer: (event) => whose(event, after.view as View),
  })
  return { beats, news }
}

describe('a whole combat', () => {
  const story = [attacked, wounded, broke, bitten, hurt, xp, over]

  it('stands blow by blow for whoever fights, and passes by for the others', () => {
    const mine = told(0, at(fighting, 10), at(null, 17), ...story).beats
    expect(mine.map((beat) => [beat.of.event, beat.stands])).toEqual([
      ['attacked', true],
      ['foe-rolled', true],
      ['fight-over', true],
    ])
    const theirs = told(1, at(fighting, 10), at(null, 17), ...story).beats
    expect(theirs.map((beat) => [beat.of.event, beat.stands])).toEqual([
      ['attacked', false],
      ['foe-rolled', false],
      ['fight-over', true],
    ])
  })

  it('counts what each blow took, what armour stopped, and what is left', () => {
    const { beats, news } = told(0, at(fighting, 10), at(null, 17), ...story)
    expect(blowsIn(beats[0]!, news)).toEqual([{ kind: 'enemy', who: 'E01', life: 5, before: 5, left: 2, blocked: 0 }])
    expect(blowsIn(beats[1]!, news)).toEqual([{ kind: 'knight', who: 'li', life: 7, before: 7, left: 5, blocked: 1 }])
    expect(restOf(beats[0]!).map(({ event }) => event)).toEqual(['gear-broke'])
  })

  it('counts a second wound from where the first one left off', () => {
    const { beats, news } = told(0, at(fighting, 10), at(fighting, 14), bitten, hurt, bitten, hurt)
    expect(blowsIn(beats[1]!, news)[0]).toMatchObject({ before: 5, left: 3 })
  })

  it('shows what was won with the end of it', () => {
    const { beats, news } = told(0, at(fighting, 10), at(null, 17), ...story)
    expect(isLast(beats[1]!)).toBe(true)
    expect(spoilsOf(beats[2]!, news).map(([, { event }]) => event)).toEqual(['experience'])
  })

  it('tells of an ambush together with its blow', () => {
    const { beats } = told(0, at(fighting, 10), at(fighting, 13), { event: 'ambushed', enemy: 'E01' }, bitten, hurt)
    expect(beats.map((beat) => beat.events.length)).toEqual([3])
    expect(beats[0]!.stands).toBe(true)
  })

  it('lets both sides of a duel see every blow', () => {
    const duel = { ...fighting, enemy: '', rival: 1 }
    for (const me of [0, 1]) expect(told(me, at(duel, 10), at(duel, 11), attacked).beats[0]!.stands).toBe(true)
  })
})

describe('a card that is turned up', () => {
  const shown = { event: 'card-shown', knight: 'li', deck: 'dh', card: 'V03' }

  it('stands unless it lies on the board afterwards', () => {
    expect(told(0, at(null, 1), at(null, 2), shown).beats[0]!.stands).toBe(true)
    expect(told(0, at(null, 1), at(null, 2, 'V03'), shown).beats[0]!.stands).toBe(false)
    expect(told(1, at(null, 1), at(null, 2), shown).beats[0]!.stands).toBe(false)
  })

  it('is drawn as a card; an enemy has its combat', () => {
    const { beats } = told(0, at(null, 1), at(null, 2), shown)
    expect([cardIn(beats[0]!), kindOf(beats[0]!)]).toEqual(['V03', 'card'])
    const enemy = told(0, at(null, 1), at(fighting, 2), { ...shown, card: 'E01' }).beats[0]!
    expect([cardIn(enemy), enemy.stands]).toEqual(['', false])
  })
})
