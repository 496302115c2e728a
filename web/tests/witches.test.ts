import { describe, expect, it } from 'vitest'
import { steps } from '../src/games/witches/steps'
import type { View } from '../src/games/witches/types.gen'
import type { Voice } from '../src/lib/voice'

const voice = { say: (id: string, args?: { n: number }) => `${id}${args?.n ?? ''}` } as unknown as Voice
const lit = (more: Partial<View>) =>
  steps({ move: 0, most_moves: 3, ...more } as View, voice).map((each) => `${each.label} ${each.state}`)

describe('the steps of a turn', () => {
  it('has as many moves as the table says, the one under way lit', () => {
    expect(lit({ phase: 'attempt', move: 2 })).toEqual([
      'phase-problem done',
      'web-witches-move1 done',
      'web-witches-move2 now',
      'web-witches-move3 later',
      'phase-draw later',
    ])
  })

  it('begins with the problem and ends with the draw', () => {
    expect(lit({ phase: 'problem' })[0]).toBe('phase-problem now')
    expect(lit({ phase: 'draw' }).at(-1)).toBe('phase-draw now')
    expect(new Set(lit({ phase: 'over' }).map((each) => each.split(' ')[1]))).toEqual(new Set(['done']))
  })

  it('is another before the first turn', () => {
    expect(lit({ phase: 'placing' })).toEqual(['phase-choosing done', 'phase-placing now'])
  })
})
