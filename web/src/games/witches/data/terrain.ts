import type { Layout, Point, Road, Spot } from './wide'

/** What grows on the map: the kind of drawing, where, and how large. */
export interface Growth {
  kind: 'mt1' | 'mt2' | 'mt3' | 'pine' | 'tree' | 'tuft' | 'hill'
  x: number
  y: number
  scale: number
}

const grown = new WeakMap<Layout, Growth[]>()

/** The middle of a place, where its roads meet. */
export function middle(spot: Spot): Point {
  const xs = spot.spaces.map(([x]) => x)
  return [(Math.min(...xs) + Math.max(...xs)) / 2, spot.spaces[0]?.[1] ?? 0]
}

const spotOf = (layout: Layout, id: string) => layout.spots.find((spot) => spot.id === id)

function ends(layout: Layout, road: Road): [Point, Point, Point] {
  const from = spotOf(layout, road[0])
  const to = spotOf(layout, road[1])
  return [from ? middle(from) : [0, 0], [road[2], road[3]], to ? middle(to) : [0, 0]]
}

/** A road as a path. */
export function roadPath(layout: Layout, road: Road): string {
  const [a, bend, b] = ends(layout, road)
  return `M${a}Q${bend} ${b}`
}

/** A point on a road, and the direction there in degrees. */
export function along(layout: Layout, road: Road, t: number): { x: number; y: number; turn: number } {
  const [a, c, b] = ends(layout, road)
  const u = 1 - t
  const dx = 2 * u * (c[0] - a[0]) + 2 * t * (b[0] - c[0])
  const dy = 2 * u * (c[1] - a[1]) + 2 * t * (b[1] - c[1])
  return {
    x: u * u * a[0] + 2 * u * t * c[0] + t * t * b[0],
    y: u * u * a[1] + 2 * u * t * c[1] + t * t * b[1],
    turn: (Math.atan2(dy, dx) * 180) / Math.PI,
  }
}

/** How long a road is, about. */
export function roadLength(layout: Layout, road: Road): number {
  const [a, c, b] = ends(layout, road)
  return (
    (Math.hypot(b[0] - a[0], b[1] - a[1]) +
      Math.hypot(c[0] - a[0], c[1] - a[1]) +
      Math.hypot(b[0] - c[0], b[1] - c[1])) /
    2
  )
}

/** The river as a smooth path (Catmull-Rom). */
export function riverPath(layout: Layout): string {
  const p = layout.river
  let d = `M${p[0]}`
  for (let i = 0; i < p.length - 1; i++) {
    const [p1, p2] = [p[i]!, p[i + 1]!]
    const [p0, p3] = [p[i - 1] ?? p1, p[i + 2] ?? p2]
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    d += `C${c1.map((v) => v.toFixed(0))} ${c2.map((v) => v.toFixed(0))} ${p2}`
  }
  return d
}

const inside = (ellipses: number[][]) => (x: number, y: number) =>
  ellipses.some(([cx = 0, cy = 0, rx = 1, ry = 1]) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1)

/** Mountains, woods and tufts, always the same, clear of places, roads, names and river. */
export function terrain(layout: Layout): Growth[] {
  const known = grown.get(layout)
  if (known) return known
  let seed = 20
  const random = () => (seed = (seed * 1664525 + 1013904223) % 4294967296) / 4294967296
  const s = layout.drawing
  const roadDots = layout.roads.flatMap((road) => Array.from({ length: 26 }, (_, i) => along(layout, road, i / 25)))
  const riverDots = layout.river.slice(0, -1).flatMap((from, i) => {
    const to = layout.river[i + 1] ?? from
    return Array.from(
      { length: 10 },
      (_, k) => [from[0] + ((to[0] - from[0]) * k) / 10, from[1] + ((to[1] - from[1]) * k) / 10] as Point,
    )
  })
  const blocked = [
    ...layout.keep,
    ...layout.spots.map((spot) => {
      const xs = spot.spaces.map(([x]) => x)
      const y = spot.spaces[0]?.[1] ?? 0
      const tall = spot.spaces.length > 1
      const [x0, x1] = [Math.min(...xs), Math.max(...xs)]
      return [tall ? x0 - 32 * s : x0 - 84 * s, y - (tall ? 92 : 40) * s, x1 + 32 * s, y + 70 * s]
    }),
  ]
  const free = (x: number, y: number, gap: number) =>
    !blocked.some(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => x > x0 && x < x1 && y > y0 && y < y1) &&
    !roadDots.some((d) => (d.x - x) ** 2 + (d.y - y) ** 2 < gap * gap || (d.x - x) ** 2 + (d.y - y + 10) ** 2 < 81) &&
    !riverDots.some((d) => (d[0] - x) ** 2 + (d[1] - y) ** 2 < 196)
  const scatter = (n: number, where: (x: number, y: number) => boolean, apart: number, gap = 13) => {
    const out: [number, number, number][] = []
    for (let tries = 0; out.length < n && tries < n * 80; tries++) {
      const x = 12 + random() * (layout.width - 24)
      const y = 14 + random() * (layout.height - 24)
      if (!where(x, y) || out.some((q) => (q[0] - x) ** 2 + (q[1] - y) ** 2 < apart * apart)) continue
      if (free(x, y, gap)) out.push([x, y, random()])
    }
    return out
  }
  const plants: Growth[] = []
  for (const [x, y, r] of scatter(layout.peakCount, layout.peaks, 22, 17)) {
    const kind = (['mt1', 'mt2', 'mt3'] as const)[Math.floor(r * 3)] ?? 'mt1'
    plants.push({ kind, x, y: y + 24, scale: 1 + r * 0.5 })
  }
  for (const [x, y, r] of scatter(150, inside(layout.forests), 10.5)) {
    plants.push({ kind: r < 0.55 ? 'pine' : 'tree', x, y, scale: 1 })
  }
  for (const [x, y, r] of scatter(44, inside(layout.woods), 19)) {
    plants.push({ kind: r < 0.3 ? 'pine' : 'tree', x, y, scale: 1 })
  }
  const tufts: Growth[] = []
  for (const [x, y, r] of scatter(60, (_, y) => y > 40 && y < layout.height - 12, 30)) {
    tufts.push({ kind: r < 0.5 ? 'tuft' : 'hill', x, y, scale: 1 })
  }
  const all = [...tufts, ...plants.sort((a, b) => a.y - b.y)]
  for (const each of all) {
    each.x = Math.round(each.x)
    each.y = Math.round(each.y)
    each.scale = Math.round(each.scale * 100) / 100
  }
  grown.set(layout, all)
  return all
}
