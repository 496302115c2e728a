import { describe, expect, it } from 'vitest'
import { offScreen } from '../src/lib/offscreen'

const frame = { left: 0, right: 400, top: 0, bottom: 300 }
const at = (x: number, y: number) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 })

describe('what lies out of sight', () => {
  it('is nothing when all can be seen', () => {
    expect(offScreen(frame, [at(10, 10), at(399, 299)])).toBeNull()
  })
  it('is on the side where most of it lies, the nearest named', () => {
    const off = offScreen(frame, [at(200, -50), at(200, 900), at(200, 400), at(100, 100)])
    expect(off).toEqual({ side: 'down', n: 2, nearest: 2 })
    expect(offScreen(frame, [at(500, 100)])).toEqual({ side: 'right', n: 1, nearest: 0 })
  })
})
