import { along, middle, roadLength } from '../data/terrain'
import type { Layout, Road } from '../data/wide'
import { areaOf } from '../rows'
import type { View } from '../types'

export interface Step {
  x: number
  y: number
  turn: number
}

/** Whether somebody on foot must stop there: every space of the area is taken. */
function stops(view: View, layout: Layout, area: string): boolean {
  const spaces = layout.spots.find((spot) => spot.id === area)?.spaces.length ?? 1
  const ids = spaces === 1 ? [area] : Array.from({ length: spaces }, (_, i) => `${area}-${i + 1}`)
  return ids.every((id) => id in view.problems || view.players.some((player) => player.at === id))
}

/** The roads from one place to another, around what would stop a walker if that is possible. */
export function roadsBetween(view: View, layout: Layout, from: string, to: string): [Road, boolean][] {
  const goal = areaOf(to)
  const start = areaOf(from)
  const cost = new Map<string, number>([[start, 0]])
  const came = new Map<string, [Road, boolean, string]>()
  const open = new Set([start])
  while (open.size) {
    const here = [...open].reduce((a, b) => ((cost.get(a) ?? 0) <= (cost.get(b) ?? 0) ? a : b))
    open.delete(here)
    if (here === goal) break
    const toll = 1 + (here !== start && stops(view, layout, here) ? 6 : 0)
    for (const road of layout.roads) {
      const back = road[1] === here
      if (road[0] !== here && !back) continue
      const next = back ? road[0] : road[1]
      const price = (cost.get(here) ?? 0) + toll
      if (price < (cost.get(next) ?? Infinity)) {
        cost.set(next, price)
        came.set(next, [road, back, here])
        open.add(next)
      }
    }
  }
  const out: [Road, boolean][] = []
  for (let at = goal; at !== start;) {
    const last = came.get(at)
    if (!last) return []
    out.unshift([last[0], last[1]])
    at = last[2]
  }
  return out
}

/** Footprints along the way, left and right by turns. */
export function footsteps(view: View, layout: Layout, from: string, to: string): Step[] {
  const steps: Step[] = []
  for (const [road, back] of roadsBetween(view, layout, from, to)) {
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
