/** Mountains, trees, tufts: scattered by a seed, off roads, rivers, places and sea. */
import type { Layout, Point, Road } from './layout'

export interface Grown {
  kind: string
  x: number
  y: number
  scale: number
}

function along(layout: Layout, road: Road): Point[] {
  const [a, b] = [layout.spots[road.a]!, layout.spots[road.b]!]
  return Array.from({ length: 34 }, (_, k) => {
    const t = k / 33
    const u = 1 - t
    return [
      u * u * a.x + 2 * u * t * road.bend[0] + t * t * b.x,
      u * u * a.y + 2 * u * t * road.bend[1] + t * t * b.y,
    ] as const
  })
}

function between(points: Point[]): Point[] {
  return points.slice(0, -1).flatMap(([x, y], k) => {
    const [tox, toy] = points[k + 1]!
    return Array.from({ length: 11 }, (_, n) => [x + ((tox - x) * n) / 10, y + ((toy - y) * n) / 10] as const)
  })
}

const CELL = 20

/** Points by where they lie, so that only those nearby are looked at; `d` is at most a cell. */
class Near {
  private readonly cells = new Map<number, Point[]>()

  constructor(points: Point[] = []) {
    points.forEach((point) => this.add(point))
  }

  private static cell(x: number, y: number): number {
    return Math.floor(x / CELL) * 1000 + Math.floor(y / CELL)
  }

  add(point: Point): void {
    const cell = Near.cell(point[0], point[1])
    const there = this.cells.get(cell)
    if (there) there.push(point)
    else this.cells.set(cell, [point])
  }

  within(x: number, y: number, d: number): boolean {
    for (const dx of [-CELL, 0, CELL]) {
      for (const dy of [-CELL, 0, CELL]) {
        const there = this.cells.get(Near.cell(x + dx, y + dy))
        if (there?.some(([px, py]) => (px - x) ** 2 + (py - y) ** 2 < d * d)) return true
      }
    }
    return false
  }
}

function onLand(coast: Point[], x: number, y: number): boolean {
  let crossed = 0
  for (let k = 0; k < coast.length - 1; k++) {
    const [ax, ay] = coast[k]!
    const [bx, by] = coast[k + 1]!
    if (ay <= y !== by <= y && ax + ((bx - ax) * (y - ay)) / (by - ay) < x - 12) crossed++
  }
  return crossed % 2 === 1
}

const inside = (ellipses: Layout['woods'], x: number, y: number) =>
  ellipses.some(([cx, cy, rx, ry]) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1)

/** Whether a place, its drawing or its name lies here. */
const atPlace = (layout: Layout, x: number, y: number) =>
  layout.spots.some((spot) => {
    const ix = spot.side * 45
    const [left, right] = [Math.min(spot.x, spot.x + ix) - 32, Math.max(spot.x, spot.x + ix) + 32]
    return (
      (x > left && x < right && y > spot.y - 44 && y < spot.y + 30) ||
      (Math.abs(x - spot.x) < 58 && y > spot.y + 12 && y < spot.y + 58)
    )
  })

/** What grows on the land, the farthest first. */
export function terrain(layout: Layout): Grown[] {
  let seed = 7
  const random = () => (seed = (seed * 1664525 + 1013904223) % 4294967296) / 4294967296
  const roads = new Near(layout.roads.filter((road) => !road.sea).flatMap((road) => along(layout, road)))
  const rivers = new Near(layout.rivers.flatMap(between))

  function scatter(
    n: number,
    where: Layout['woods'] | null,
    apart: number,
    offRoad: number,
  ): [number, number, number][] {
    const out: [number, number, number][] = []
    const grown = new Near()
    for (let tried = 0; out.length < n && tried < n * 60; tried++) {
      const x = 8 + random() * (layout.width - 16)
      const y = 16 + random() * (layout.height - 22)
      if ((where && !inside(where, x, y)) || !onLand(layout.coast, x, y) || atPlace(layout, x, y)) continue
      if (
        grown.within(x, y, apart) ||
        roads.within(x, y, offRoad) ||
        roads.within(x, y - 11, offRoad - 3) ||
        rivers.within(x, y, 11)
      )
        continue
      grown.add([x, y])
      out.push([x, y, random()])
    }
    return out
  }

  const grown = [
    ...scatter(120, layout.mountains, 17, 12).map(([x, y, r]) => ({
      kind: `m${1 + Math.floor(r * 3)}`,
      x,
      y,
      scale: 0.9 + r * 0.45,
    })),
    ...scatter(220, layout.woods, 9.5, 9).map(([x, y, r]) => ({ kind: r < 0.72 ? 'pine' : 'oak', x, y, scale: 1 })),
    ...scatter(70, null, CELL, 12).map(([x, y, r]) => ({ kind: r < 0.5 ? 'grass' : 'hill', x, y, scale: 1 })),
  ]
  return grown.sort((a, b) => a.y - b.y)
}
