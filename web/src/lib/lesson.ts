import type { AskInfo, Event, LessonInfo, LessonStep, Numbered } from './protocol.gen'

/** A step to tell now, and the event that brought it up, if one did. */
export interface Due {
  step: LessonStep
  event: Event | null
}

function brings(trigger: string, asked: string, events: readonly Numbered[], seat: number | null): Event | boolean {
  const [kind, tag] = trigger.split(':', 2)
  if (kind === 'ask') return asked === tag
  for (const [, event] of [...events].reverse()) {
    if (event.event !== tag) continue
    if (kind === 'event' || (event['seat'] === seat) === (kind === 'mine')) return event
  }
  return false
}

/** The turn of the game, counted by the events that begin one. */
export const turnOf = (lesson: LessonInfo, events: readonly Numbered[]): number =>
  events.filter(([, event]) => event.event === lesson.turns).length

/** What is to be told now, in the order of the lesson; as src/korchma/kernel/lesson.py. */
export function due(
  lesson: LessonInfo,
  heard: ReadonlySet<string>,
  asked: string,
  events: readonly Numbered[],
  seat: number | null,
): Due[] {
  const late = asked === lesson.quiet ? turnOf(lesson, events) : 0
  return lesson.steps.flatMap((step) => {
    if (heard.has(step.id)) return []
    for (const trigger of step.on) {
      const found = brings(trigger, asked, events, seat)
      if (found) return [{ step, event: found === true ? null : found }]
    }
    return step.by > 0 && step.by <= late ? [{ step, event: null }] : []
  })
}

/** The things an event names, as refs. */
export function refsOf(event: Event, kinds: Record<string, string>): string[] {
  return Object.entries(kinds).flatMap(([field, kind]) => {
    const held = event[field]
    if (held === null || held === undefined) return []
    return (Array.isArray(held) ? held : [held]).map((each) => `${kind}:${each}`)
  })
}

/** What a question can be answered with, as refs: shown where a step has no event. */
export const askRefs = (ask: AskInfo | null): string[] => ask?.options.flatMap((each) => each.refs) ?? []

export type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** The part of a box that lies in a frame. */
export const within = (box: Rect, frame: Rect): Rect => ({
  left: Math.max(box.left, frame.left),
  top: Math.max(box.top, frame.top),
  right: Math.min(box.right, frame.right),
  bottom: Math.min(box.bottom, frame.bottom),
})

function overlap(a: Rect, b: Rect): number {
  const { left, top, right, bottom } = within(a, b)
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}

/** The corner of these frames, the first ones rather, where a card hides least of what should be seen. */
export function corner(
  frames: Rect[],
  width: number,
  height: number,
  seen: Rect[],
  gap = 12,
): { left: number; top: number } {
  const corners = frames.flatMap((frame) => {
    const left = frame.left + gap
    const top = frame.top + gap
    const right = Math.max(left, frame.right - gap - width)
    const low = Math.max(top, frame.bottom - gap - height)
    return [
      [left, low],
      [right, low],
      [right, top],
      [left, top],
    ].map(([x = 0, y = 0]) => ({ left: x, top: y }))
  })
  const hidden = corners.map((at) => {
    const box = { ...at, right: at.left + width, bottom: at.top + height }
    return seen.reduce((sum, each) => sum + overlap(box, each), 0)
  })
  return corners[hidden.indexOf(Math.min(...hidden))] ?? { left: gap, top: gap }
}
