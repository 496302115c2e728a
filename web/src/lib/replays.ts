import { api } from './api'
import type { Face } from './game'
import type { Event, Numbered, Replay, ReplayFrame, Secrets, State } from './protocol.gen'

/** A whole finished game, fetched in as many answers as it takes. */
export async function wholeReplay(code: string, seat: string): Promise<Replay> {
  const first = await api.replay(code, seat, 0)
  const frames = [...first.frames]
  const secrets = [first.secrets]
  while (frames.length <= first.total && first.frames.length) {
    const more = await api.replay(code, seat, frames.length)
    if (!more.frames.length) break
    frames.push(...more.frames)
    secrets.push(more.secrets)
  }
  return { ...first, frames, secrets: together(secrets) }
}

/** Secrets that came in several answers. */
function together(secrets: readonly (Secrets | null)[]): Secrets | null {
  return secrets.reduce((all, more) => {
    if (!all || !more) return all ?? more
    const text = Object.entries(more.text).map(([code, ftl]) => [code, `${all.text[code] ?? ''}\n\n${ftl}`])
    return { words: { ...all.words, ...more.words }, text: Object.fromEntries(text) }
  }, null)
}

export interface TurnPoints {
  turn: number
  points: number[]
  /** What lay on the table to bring everybody down. */
  danger: number
}

/** The points, and the danger, at the end of each turn, as the game counts them. */
export function pointsByTurn(
  frames: readonly ReplayFrame[],
  game: Pick<Face, 'points' | 'turn' | 'danger'>,
): TurnPoints[] {
  const out: TurnPoints[] = []
  for (const { view } of frames) {
    const { turn } = game.turn(view)
    const points = game.points(view)
    const now = { turn, points, danger: game.danger?.(view) ?? 0 }
    const last = out.at(-1)
    // The decision that ended a turn brought its points, and only then the next turn.
    if (last && last.turn !== turn) last.points = points
    if (last?.turn === turn) out[out.length - 1] = now
    else out.push(now)
  }
  return out
}

export interface Moment {
  turn: number
  seat: number
  /** Points won or lost in this turn. */
  n: number
  events: Event[]
}

/** The turns in which most was won or lost, and what happened in them. */
export function momentsOf(
  frames: readonly ReplayFrame[],
  turns: readonly TurnPoints[],
  game: Pick<Face, 'turn' | 'telling'>,
  most = 3,
): Moment[] {
  // What a decision brought belongs to the turn in which it was made: that of the frame before.
  const story = frames.map(({ events }, at) => ({ turn: game.turn(frames[Math.max(0, at - 1)]!.view).turn, events }))
  const telling = (turn: number, seat: number, tags: readonly string[]) =>
    story
      .filter((each) => each.turn === turn)
      .flatMap((each) => each.events.map(([, event]) => event))
      .filter((event) => event['seat'] === seat && tags.includes(event.event))
      .slice(0, 2)
  return turns
    .flatMap(({ turn, points }, at) =>
      points.map((now, seat) => ({ turn, seat, n: now - (turns[at - 1]?.points[seat] ?? 0) })),
    )
    .filter((each) => each.n !== 0)
    .sort((a, b) => Math.abs(b.n) - Math.abs(a.n))
    .flatMap((each) => {
      const events = telling(each.turn, each.seat, each.n > 0 ? game.telling.good : game.telling.bad)
      return events.length ? [{ ...each, events }] : []
    })
    .slice(0, most)
    .sort((a, b) => a.turn - b.turn)
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
    secrets: null,
    watchers: [],
    offered: false,
  }
}
