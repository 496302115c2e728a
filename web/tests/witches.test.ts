import { describe, expect, it } from 'vitest'
import { shownOf } from '../src/games/witches/shown'
import { steps } from '../src/games/witches/steps'
import type { View } from '../src/games/witches/types.gen'
import type { AskInfo } from '../src/lib/protocol.gen'
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

describe('the chance that is shown', () => {
  const option = (ref: string, chance: number, best: number) => ({
    option: { do: 'x' },
    refs: ref ? [ref] : [],
    odds: { chance, best, exact: true, error: 0 },
  })
  const ask = (...options: object[]) => ({ options, refusals: [] }) as unknown as AskInfo
  const attempt = ask(option('', 0.9, 0.97), option('card:7', 1, 1))

  it('is the dice alone until a card is pointed at, and says which', () => {
    expect(shownOf(attempt, null, true)).toMatchObject({ caption: 'web-odds-dice', odds: { chance: 0.9 } })
    expect(shownOf(attempt, 'card:7', true)).toMatchObject({ caption: 'web-odds-card', odds: { chance: 1 } })
  })

  it('never has a best below what one card alone gives', () => {
    expect(shownOf(attempt, null, true)?.best).toBe(1)
  })

  it('is of one place only, each with its own best', () => {
    const walk = ask(option('space:a', 0.5, 0.6), option('space:b', 0.7, 0.9))
    expect(shownOf(walk, null, false)).toBeNull()
    expect(shownOf(walk, 'space:a', false)).toMatchObject({ ref: 'space:a', caption: 'web-odds-dice', best: 0.6 })
    expect(shownOf(ask(option('space:b', 0.7, 0.9)), null, false)).toMatchObject({ ref: 'space:b' })
  })

  it('of a card that leads somewhere names the place, and is that of the dice', () => {
    const refs = ['card:7', 'space:b']
    const sneak = ask(option('space:a', 0.5, 0.6), { ...option('', 0.7, 0.9), refs })
    expect(shownOf(sneak, 'card:7', false)).toMatchObject({ ref: 'card:7', space: 'b', caption: 'web-odds-dice' })
    expect(shownOf(attempt, 'card:7', true)).toMatchObject({ space: '' })
  })
})
