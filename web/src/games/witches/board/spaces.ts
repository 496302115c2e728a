import type { Layout, Point, Spot } from '../data/wide'
import type { View } from '../types.gen'

/** A space of the map with its place. */
export interface Space {
  id: string
  spot: Spot
  at: Point
  /** How many spaces its place has. */
  of: number
}

/** All spaces of a layout; those of the town are `lancre-town-1` and so on. */
export function spacesOf(layout: Layout): Space[] {
  return layout.spots.flatMap((spot) =>
    spot.spaces.map((at, i) => {
      const of = spot.spaces.length
      return { id: of === 1 ? spot.id : `${spot.id}-${i + 1}`, spot, at, of }
    }),
  )
}

export interface Standing {
  seat: number
  witch: string
  x: number
  y: number
}

/** Where each pawn stands: side by side if several, beside the problem she deals with; the `locked` ones in the dungeon. */
export function standings(view: View, layout: Layout, spaces: Space[], locked: string): Standing[] {
  const out: Standing[] = []
  const { dungeon } = layout.rail
  view.players.forEach((player, seat) => {
    if (!player.witch || !player.at) return
    const group = view.players.flatMap((other, i) => (other.at === player.at && other.witch ? [i] : []))
    const place = group.indexOf(seat) - (group.length - 1) / 2
    if (player.at === locked) {
      // Over the wall, so that the name stays readable.
      const x = dungeon.x + 44 + group.indexOf(seat) * 27
      out.push({ seat, witch: player.witch, x, y: dungeon.y + 9 })
      return
    }
    const space = spaces.find((each) => each.id === player.at)
    if (!space) return
    const beside = player.at in view.problems ? -29 : 0
    const gap = group.length > 2 ? 17 : 22
    out.push({ seat, witch: player.witch, x: space.at[0] + beside + place * gap, y: space.at[1] + 14 })
  })
  return out.sort((a, b) => a.y - b.y)
}

/** The rectangle of a space's button in map units: its circle, its drawing and its name. */
export function target(space: Space, layout: Layout, lines: number, font: number) {
  const { at, spot, of } = space
  const s = layout.drawing
  const bottom = spot.label[1] + (lines - 1) * font + font * 0.3
  if (of > 1) {
    const step = (spot.spaces[1]?.[0] ?? 0) - (spot.spaces[0]?.[0] ?? 0)
    const top = at[1] - 30
    return { x: at[0] - step / 2, y: top, width: step, height: bottom - top }
  }
  const x = spot.foot[0] - 32 * s
  const y = at[1] - 34
  return { x, y, width: at[0] + 24 - x, height: bottom - y }
}
