import { along, middle, roadLength } from '../data/terrain'
import type { Layout, Road } from '../data/wide'
import { areaOf } from '../rows'

export interface Step {
  x: number
  y: number
  turn: number
}

/** The roads of a walk through these areas, each with its direction. */
export function roadsAlong(layout: Layout, areas: readonly string[]): [Road, boolean][] {
  return areas.slice(1).flatMap((to, at): [Road, boolean][] => {
    const from = areas[at]!
    const road = layout.roads.find(([a, b]) => (a === from && b === to) || (a === to && b === from))
    return road ? [[road, road[0] === to]] : []
  })
}

/** Footprints along the way, left and right by turns. */
export function footsteps(layout: Layout, areas: readonly string[]): Step[] {
  const steps: Step[] = []
  for (const [road, back] of roadsAlong(layout, areas)) {
    const n = Math.max(4, Math.round(roadLength(layout, road) / 11))
    for (let i = 1; i < n; i++) {
      const t = back ? 1 - i / n : i / n
      const at = along(layout, road, t)
      const turn = at.turn + (back ? 180 : 0)
      const side = steps.length % 2 ? 3.2 : -3.2
      const r = (turn * Math.PI) / 180
      steps.push({ x: at.x - Math.sin(r) * side, y: at.y + Math.cos(r) * side, turn })
    }
  }
  return steps
}

/** A flight as an arc. */
export function flight(layout: Layout, from: string, to: string): string {
  const spot = (id: string) => layout.spots.find((each) => each.id === areaOf(id))
  const [one, other] = [spot(from), spot(to)]
  if (!one || !other) return ''
  const [a, b] = [middle(one), middle(other)]
  const lift = Math.min(120, Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.35)
  return `M${a}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 - lift} ${b}`
}
