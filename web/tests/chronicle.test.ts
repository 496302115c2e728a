import { describe, expect, it } from 'vitest'
import { known, range, riders, underWay } from '../src/lib/chronicle'
import type { Chronicle, Evening, SeatState, TableInfo } from '../src/lib/protocol.gen'

const seat = (kind: SeatState['kind']): SeatState => ({
  kind,
  name: '',
  bot: '',
  here: false,
  mine: false,
  cast: '',
  warm: false,
  who: '',
})

function evening(tale: string, status: TableInfo['status'], roles: string[][], won = false, bots = 0): Evening {
  const seats = roles.map((_, at) => seat(at < roles.length - bots ? 'human' : 'bot'))
  return { tale, table: { seats, status, code: tale + status } as TableInfo, won, roles, keeps: [] }
}

describe('the chronicles', () => {
  it('count who was played by people, the most faithful first', () => {
    const lived = [
      evening('a1', 'over', [['zoe']], true),
      evening('a2', 'over', [['johnny', 'zoe'], ['li']], false, 1),
      evening('a4', 'playing', []),
    ]
    expect(riders(lived)).toEqual([
      { who: 'zoe', evenings: 2, won: 1 },
      { who: 'johnny', evenings: 1, won: 0 },
    ])
  })

  it('find the evening one can ride on with', () => {
    const chronicle = { evenings: [evening('a1', 'over', []), evening('a2', 'playing', [])] } as unknown as Chronicle
    expect(underWay(chronicle, 'a1')).toBeUndefined()
    expect(underWay(chronicle, 'a2')?.table.code).toBe('a2playing')
  })

  it('tell what is blank from what is known', () => {
    expect(known(['', 'entry:a1-1', ''])).toBe(1)
    const tale = { id: 'a1', modes: [], minutes: 1, weight: 1, entries: [], endings: [], won: [] }
    expect(range({ ...tale, players: [1, 2, 3, 4] })).toBe('1–4')
    expect(range({ ...tale, players: [1] })).toBe('1')
  })
})
