/** Where a note lies so that it never covers what it speaks of, and what can be chosen as little as may be. */

export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

/** Pixels between a thing and its note, and between a note and the edge of the window. */
const GAP = 8

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)))

export interface Place {
  x: number
  y: number
  /** Whether something that can be chosen lies beneath it all the same. */
  over: boolean
}

/** How much of a box others cover, in pixels. */
const covered = (box: Rect, others: readonly Rect[]) =>
  others.reduce((sum, each) => {
    const width = Math.min(box.right, each.right) - Math.max(box.left, each.left)
    const height = Math.min(box.bottom, each.bottom) - Math.max(box.top, each.top)
    return sum + Math.max(0, width) * Math.max(0, height)
  }, 0)

/**
 * The upper left corner of a note: below the thing, above it, to its right or left, where there is room; of
 * these the first that covers least of what can be chosen.
 */
export function beside(thing: Rect, note: Size, window: Size, choices: readonly Rect[] = []): Place {
  const x = within((thing.left + thing.right - note.width) / 2, GAP, window.width - note.width - GAP)
  const y = within((thing.top + thing.bottom - note.height) / 2, GAP, window.height - note.height - GAP)
  const below = window.height - thing.bottom
  const sides = [
    { x, y: thing.bottom + GAP, room: below >= note.height + 2 * GAP },
    { x, y: thing.top - GAP - note.height, room: thing.top >= note.height + 2 * GAP },
    { x: thing.right + GAP, y, room: window.width - thing.right >= note.width + 2 * GAP },
    { x: thing.left - GAP - note.width, y, room: thing.left >= note.width + 2 * GAP },
  ].filter((each) => each.room)
  // A thing as large as the window: the note lies at the edge farther from its middle.
  if (!sides.length) sides.push({ x, y: below > thing.top ? window.height - note.height - GAP : GAP, room: true })
  const costs = sides.map((each) =>
    covered({ left: each.x, top: each.y, right: each.x + note.width, bottom: each.y + note.height }, choices),
  )
  const least = Math.min(...costs)
  const best = sides[costs.indexOf(least)]!
  return { x: best.x, y: best.y, over: least > 0 }
}

/** The box around several. */
export const around = (all: Rect[]): Rect => ({
  left: Math.min(...all.map((each) => each.left)),
  top: Math.min(...all.map((each) => each.top)),
  right: Math.max(...all.map((each) => each.right)),
  bottom: Math.max(...all.map((each) => each.bottom)),
})

/** The next of these in the order of the page, or the one before; around the ends. */
export function nextOf<T>(all: readonly T[], now: T | null, back: boolean): T | null {
  if (!all.length) return null
  const at = now === null ? -1 : all.indexOf(now)
  if (at < 0) return (back ? all.at(-1) : all[0]) ?? null
  return all[(at + (back ? -1 : 1) + all.length) % all.length] ?? null
}
