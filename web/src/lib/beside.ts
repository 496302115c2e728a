/** Where a note lies so that it never covers what it speaks of. */

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

/** The upper left corner of a note: below the thing, above it, to its right or left; the first that has room. */
export function beside(thing: Rect, note: Size, window: Size): { x: number; y: number } {
  const x = within((thing.left + thing.right - note.width) / 2, GAP, window.width - note.width - GAP)
  const y = within((thing.top + thing.bottom - note.height) / 2, GAP, window.height - note.height - GAP)
  const below = window.height - thing.bottom
  const right = window.width - thing.right
  if (below >= note.height + 2 * GAP) return { x, y: thing.bottom + GAP }
  if (thing.top >= note.height + 2 * GAP) return { x, y: thing.top - GAP - note.height }
  if (right >= note.width + 2 * GAP) return { x: thing.right + GAP, y }
  if (thing.left >= note.width + 2 * GAP) return { x: thing.left - GAP - note.width, y }
  // A thing as large as the window: the note lies at the edge farther from its middle.
  return { x, y: below > thing.top ? window.height - note.height - GAP : GAP }
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
