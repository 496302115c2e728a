import type { Step } from '../../lib/game'
import type { Voice } from '../../lib/voice'
import type { View } from './types.gen'

/** The steps of a turn: a problem, each move, the draw; before the first turn there are two others. */
export function steps(view: View, voice: Voice): Step[] {
  if (view.phase === 'choosing' || view.phase === 'placing') {
    return ['choosing', 'placing'].map((id, i) => ({
      id,
      label: voice.say(`phase-${id}`),
      state: view.phase === id ? 'now' : i === 0 ? 'done' : 'later',
    }))
  }
  const moves = Array.from({ length: view.most_moves }, (_, i) => ({
    id: `move-${i + 1}`,
    help: 'step-move',
    label: voice.say('web-witches-move', { n: i + 1 }),
  }))
  const all = [
    { id: 'problem', label: voice.say('phase-problem') },
    ...moves,
    { id: 'draw', label: voice.say('phase-draw') },
  ]
  const now = view.move ? `move-${view.move}` : view.phase
  const at = all.findIndex((each) => each.id === now)
  return all.map((each, i) => ({ ...each, state: i === at ? 'now' : at < 0 || i < at ? 'done' : 'later' }))
}
