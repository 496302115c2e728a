export interface Off {
  side: 'up' | 'down' | 'left' | 'right'
  n: number
}

type Frame = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** On which side of a frame most things lie out of sight, and how many. */
export function offScreen(frame: Frame, things: Frame[]): Off | null {
  const gone = { up: 0, down: 0, left: 0, right: 0 }
  for (const each of things) {
    const x = (each.left + each.right) / 2
    const y = (each.top + each.bottom) / 2
    if (y < frame.top) gone.up++
    else if (y > frame.bottom) gone.down++
    else if (x < frame.left) gone.left++
    else if (x > frame.right) gone.right++
  }
  const [side, n] = Object.entries(gone).sort((a, b) => b[1] - a[1])[0] as [Off['side'], number]
  return n ? { side, n } : null
}
