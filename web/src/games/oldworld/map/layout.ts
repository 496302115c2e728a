/** Sheets on which the Continent is drawn, in map units: lying, as wide as the window wants it, upright for phones. */
import { COAST, H, MOUNTAINS, PLACES, RIVERS, ROADS, W, WASHES, WOODS } from './land'
import type { Patch, Place, Point, Wash } from './land'

export type { Point } from './land'

export interface Spot {
  id: number
  x: number
  y: number
  drawing: string
  /** Which side the drawing stands on. */
  side: 1 | -1
  /** Where a monster stands, from the place. */
  lair: Point
}

export interface Road {
  a: number
  b: number
  bend: Point
  sea: boolean
}

export interface Layout {
  id: 'wide' | 'upright'
  width: number
  height: number
  spots: Spot[]
  roads: Road[]
  coast: Point[]
  rivers: Point[][]
  lake: Point
  ship: Point
  serpent: Point
  title: Point
  washes: Wash[]
  mountains: Patch[]
  woods: Patch[]
}

/** Where the usual spot beside a place has no room for a monster. */
const LAIRS: Record<Layout['id'], Record<number, Point>> = {
  wide: { 0: [-52, -7], 4: [46, -24], 5: [58, -12], 6: [66, -14], 12: [62, -12], 13: [60, -3], 15: [46, -24] },
  upright: { 14: [50, -28], 17: [-59, -7] },
}

/** The same land on a sheet of another shape; drawings keep theirs. */
function sheet(id: Layout['id'], width: number, height: number, at: (place: Place) => Point): Layout {
  const [sx, sy] = [width / W, height / H]
  const to = ([x, y]: Point): Point => [x * sx, y * sy]
  const ellipse = <T extends readonly [number, number, number, number, ...unknown[]]>(each: T) =>
    [each[0] * sx, each[1] * sy, each[2] * sx, each[3] * sy, ...each.slice(4)] as unknown as T
  const spots = PLACES.map((place, n) => {
    const [x, y] = at(place)
    const far = -place[3] * 59
    const usual: Point = [x + far < 26 || x + far > width - 26 ? -far : far, -7]
    return { id: n, x, y, drawing: place[2], side: place[3], lair: LAIRS[id][n] ?? usual }
  })
  const roads = ROADS.map(([a, b, x, y, sea]) => {
    const [from, end] = [PLACES[a]!, PLACES[b]!]
    const bend: Point = [
      (spots[a]!.x + spots[b]!.x) / 2 + (x - (from[0] + end[0]) / 2) * sx,
      (spots[a]!.y + spots[b]!.y) / 2 + (y - (from[1] + end[1]) / 2) * sy,
    ]
    return { a, b, bend, sea: sea === 'sea' }
  })
  return {
    id,
    width,
    height,
    spots,
    roads,
    coast: COAST.map(to),
    rivers: RIVERS.map((river) => river.map(to)),
    lake: to([547, 408]),
    ship: to([24, 172]),
    serpent: to([50, 332]),
    title: id === 'wide' ? [318 * sx, 38] : [250, 40],
    washes: WASHES.map(ellipse),
    mountains: MOUNTAINS.map(ellipse),
    woods: WOODS.map(ellipse),
  }
}

export const WIDE = sheet('wide', W, H, ([x, y]) => [x, y])
const made = new Map<number, Layout>([[1, WIDE]])
/** The Continent wider by a factor: it takes the window's shape. */
export function stretched(factor: number): Layout {
  const known = made.get(factor) ?? sheet('wide', Math.round(W * factor), H, ([x, y]) => [Math.round(x * factor), y])
  made.set(factor, known)
  return known
}
export const UPRIGHT = sheet('upright', 520, 890, (place) => [place[4], place[5]])

/** The line of a road. */
export function roadPath(layout: Layout, road: Road): string {
  const [a, b] = [layout.spots[road.a]!, layout.spots[road.b]!]
  return `M${a.x} ${a.y}Q${road.bend[0].toFixed(0)} ${road.bend[1].toFixed(0)} ${b.x} ${b.y}`
}

/** A smooth line through points. */
export function smooth(points: Point[]): string {
  const n = (value: number) => value.toFixed(0)
  let d = `M${n(points[0]![0])} ${n(points[0]![1])}`
  for (let k = 0; k < points.length - 1; k++) {
    const [p1, p2] = [points[k]!, points[k + 1]!]
    const [p0, p3] = [points[k - 1] ?? p1, points[k + 2] ?? p2]
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`
  }
  return d
}
