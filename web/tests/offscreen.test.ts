import { describe, expect, it } from 'vitest'
import { freeCorner, offScreen } from '../src/lib/offscreen'

const frame = { left: 0, right: 400, top: 0, bottom: 300 }
const at = (x: number, y: number) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 })

describe('a small map', () => {
  const size = { width: 80, height: 100 }
  it('lies in a corner where it covers nothing', () => {
    expect(freeCorner(frame, size, [])).toBe('bottom right')
    expect(freeCorner(frame, size, [at(390, 280), at(200, 150)])).toBe('bottom left')
    expect(freeCorner(frame, size, [at(390, 280), at(10, 250), at(70, 90)])).toBe('top right')
  })
  it('is away where every corner is taken', () => {
    expect(freeCorner(frame, size, [at(390, 280), at(10, 250), at(70, 90), at(330, 20)])).toBeNull()
  })
})

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
