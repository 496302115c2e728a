export interface Off {
  side: 'up' | 'down' | 'left' | 'right'
  n: number
  /** Which of the things on that side is nearest. */
  nearest: number
}

type Frame = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** On which side of a frame most things lie out of sight, how many, and the nearest of them. */
export function offScreen(frame: Frame, things: Frame[]): Off | null {
  const gone: Record<Off['side'], { at: number; far: number }[]> = { up: [], down: [], left: [], right: [] }
  things.forEach((each, at) => {
    const x = (each.left + each.right) / 2
    const y = (each.top + each.bottom) / 2
    if (y < frame.top) gone.up.push({ at, far: frame.top - y })
    else if (y > frame.bottom) gone.down.push({ at, far: y - frame.bottom })
    else if (x < frame.left) gone.left.push({ at, far: frame.left - x })
    else if (x > frame.right) gone.right.push({ at, far: x - frame.right })
  })
  const [side, all] = Object.entries(gone).sort((a, b) => b[1].length - a[1].length)[0] as [
    Off['side'],
    (typeof gone)['up'],
  ]
  if (!all.length) return null
  return { side, n: all.length, nearest: all.reduce((a, b) => (b.far < a.far ? b : a)).at }
}

/** The corners of a frame, in the order in which they are liked. */
const CORNERS = ['bottom right', 'bottom left', 'top right', 'top left'] as const
export type Corner = (typeof CORNERS)[number]

/** A corner of a frame in which something of a size covers none of these things; null where it would. */
export function freeCorner(frame: Frame, size: { width: number; height: number }, things: Frame[]): Corner | null {
  const covers = (corner: Corner) => {
    const [left, top] = [
      corner.endsWith('left') ? frame.left : frame.right - size.width,
      corner.startsWith('top') ? frame.top : frame.bottom - size.height,
    ]
    return things.some(
      (each) => each.right > left && each.left < left + size.width && each.bottom > top && each.top < top + size.height,
    )
  }
  return CORNERS.find((corner) => !covers(corner)) ?? null
}
