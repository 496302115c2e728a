import { api } from './api'
import type { Face } from './game'
import type { Numbered, Replay, ReplayFrame, State } from './protocol'

/** A whole finished game, fetched in as many answers as it takes. */
export async function wholeReplay(code: string, seat: string): Promise<Replay> {
  const first = await api.replay(code, seat, 0)
  const frames = [...first.frames]
  while (frames.length <= first.total && first.frames.length) {
    const more = await api.replay(code, seat, frames.length)
    if (!more.frames.length) break
    frames.push(...more.frames)
  }
  return { ...first, frames }
}

export interface TurnPoints {
  turn: number
  points: number[]
}

/** The points at the end of each turn, as the game counts both. */
export function pointsByTurn(frames: readonly ReplayFrame[], game: Pick<Face, 'points' | 'turn'>): TurnPoints[] {
  const out: TurnPoints[] = []
  for (const { view } of frames) {
    const { turn } = game.turn(view)
    const points = game.points(view)
    if (out.at(-1)?.turn === turn) out[out.length - 1] = { turn, points }
    else out.push({ turn, points })
  }
  return out
}

/** A frame as a state, so that the table can show it; nothing can be chosen in it. */
export function frameState(replay: Replay, at: number, seat: number | null, events: Numbered[]): State {
  const frame = replay.frames[at]!
  return {
    type: 'state',
    table: { ...replay.table, status: 'playing' },
    seat,
    number: events.at(-1)?.[0] ?? 0,
    view: frame.view,
    asks: [],
    waiting: [],
    events: [],
    undo: [],
    wish: null,
    stop: false,
    reset: false,
    result: null,
    seed: replay.seed,
  }
}
