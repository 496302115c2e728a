import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { bellSound, hear } from '../src/lib/sounds'

const started: number[] = []

class Tone {
  frequency = { value: 0 }
  connect = (next: unknown) => next
  start = () => started.push(this.frequency.value)
  stop = () => {}
}

beforeEach(() => {
  started.length = 0
  const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0
      resume = async () => {}
      createOscillator = () => new Tone()
      createGain = () => ({ gain, connect: (next: unknown) => next })
    },
  )
})
afterEach(() => {
  settings.sound = false
  vi.unstubAllGlobals()
})

test('sounds are off but for the bell', () => {
  hear('move')
  expect(started).toEqual([])
  bellSound()
  expect(started).toEqual([660, 1320, 1978])
})

test('whoever wants them hears pieces, dice and the end apart', () => {
  settings.sound = true
  const heard = (['move', 'roll', 'won', 'lost'] as const).map((sound) => {
    started.length = 0
    hear(sound)
    return started.join()
  })
  expect(new Set(heard).size).toBe(4)
})
