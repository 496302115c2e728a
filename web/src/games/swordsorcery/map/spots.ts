/** Where figures and things stand in a room. */
import type { Figure, Mark, Thing } from './marks'

/** Figures in rows around the middle: as large as the room allows. */
export function figureSpots(mark: Mark): { figure: Figure; x: number; y: number; scale: number }[] {
  const { room, figures, things, gates } = mark
  if (!figures.length) return []
  const above = things.length || gates.length ? 34 : 8
  const [wide, high] = [room.width - 16, room.height - above - 30]
  const columns = Math.max(
    1,
    Math.min(figures.length, Math.ceil(Math.sqrt((figures.length * wide) / Math.max(40, high)))),
  )
  const rows = Math.ceil(figures.length / columns)
  const scale = Math.max(0.62, Math.min(1.15, wide / (columns * 62), high / (rows * 64)))
  const [x0, y0] = [room.left + room.width / 2, room.top + above + high / 2 + 2]
  return figures.map((figure, n) => {
    const row = Math.floor(n / columns)
    const inRow = Math.min(columns, figures.length - row * columns)
    return {
      figure,
      x: x0 + ((n % columns) - (inRow - 1) / 2) * Math.min(66, wide / columns),
      y: y0 + (row - (rows - 1) / 2) * Math.min(70, high / rows),
      scale,
    }
  })
}

/** Things along the upper edge, from the left. */
export function thingSpots(mark: Mark): { thing: Thing; x: number; y: number }[] {
  const { room, things, gates } = mark
  const wide = room.width - 24 - gates.length * 44
  const step = Math.min(36, wide / Math.max(1, things.length))
  return things.map((thing, n) => ({ thing, x: room.left + 26 + n * step, y: room.top + 27 }))
}
