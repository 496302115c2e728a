import { describe, expect, it } from 'vitest'
import { isLow, leftDigits, leftOf, partOf, pressing } from '../src/lib/clock'
import type { ClockInfo, SeatState, TableInfo } from '../src/lib/protocol.gen'

const clock = (left: (number | null)[], running: number[], asleep: number[] = []): ClockInfo => ({
  rule: { per: 'move', minutes: 10, then: 'move', nights: false },
  left,
  running,
  votes: [],
  asleep,
})
const table = (mine: number, its: ClockInfo | null) =>
  ({ clock: its, seats: [0, 1, 2].map((n) => ({ mine: n === mine }) as SeatState) }) as TableInfo

describe('clocks', () => {
  it('count from when they came, where time runs', () => {
    const its = clock([300, 600, null], [0])
    expect(leftOf(its, 0, 5_000)).toBe(300)
    expect(leftOf(its, 0, 65_000)).toBe(240)
    expect(leftOf(its, 1, 65_000)).toBe(600)
    expect(leftOf(its, 2, 65_000)).toBeNull()
    expect(leftOf(its, 0, 5_000_000)).toBe(0)
  })

  it('rest where it is night', () => {
    const its = clock([300, 600, null], [0, 1], [0])
    expect(leftOf(its, 0, 5_000)).toBe(300)
    expect(leftOf(its, 0, 65_000)).toBe(300)
    expect(leftOf(its, 1, 65_000)).toBe(540)
  })

  it('show mine before all, else the one that runs out first', () => {
    const its = clock([300, 20, 100], [0, 1, 2])
    expect(pressing(table(0, its), 0)).toBe(0)
    expect(pressing(table(-1, its), 0)).toBe(1)
    expect(pressing(table(2, clock([1, 2, 3], [0])), 0)).toBe(0)
    expect(pressing(table(0, clock([1, 2, 3], [])), 0)).toBeNull()
    expect(pressing(table(0, null), 0)).toBeNull()
  })

  it('are low at a quarter, and tell seconds at the end', () => {
    const its = clock([600], [0])
    expect([150, 151, 900].map((left) => isLow(partOf(its, left)))).toEqual([true, false, false])
    expect(leftDigits(247)).toBe('4:07')
    expect(leftDigits(0)).toBe('0:00')
  })
})
