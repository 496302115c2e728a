/** A quest's map as it is drawn: areas as rooms, what parts them, where things and figures stand. */
import type { MapFact } from '../types.gen'

export type Point = [number, number]
export interface Room {
  id: string
  floor: string
  ground: string
  tile: string
  /** Its sight mark. */
  at: Point
  corners: Point[]
  left: number
  top: number
  width: number
  height: number
}
export interface Edge {
  id: string
  from: Point
  to: Point
  /** Between which rooms; the second is missing at the rim of the map. */
  rooms: [string, string] | [string]
  /** Also the seam of two tiles. */
  seam: boolean
}
export interface Plan {
  width: number
  height: number
  rooms: Map<string, Room>
  edges: Edge[]
  rim: Edge[]
}

export const WIDTH = 900
export const HEIGHT = 552
/** How high it is on a tablet held upright, where it stands on its end. */
export const TALL = 1260
const RIM = 28
/** A room is at most so much longer than wide. */
const LONGEST = 2.2

const EPS = 1e-6
/** The part two straight edges have in common, as shares of the first; null if none. */
function common(a: [Point, Point], b: [Point, Point]): [number, number] | null {
  const [[x, y], [u, v]] = a
  const [dx, dy] = [u - x, v - y]
  const long = dx * dx + dy * dy
  const off = ([p, q]: Point) => Math.abs((p - x) * dy - (q - y) * dx)
  if (off(b[0]) > EPS * 100 || off(b[1]) > EPS * 100) return null
  const share = ([p, q]: Point) => ((p - x) * dx + (q - y) * dy) / long
  const [s, t] = [share(b[0]), share(b[1])].sort((m, n) => m - n) as [number, number]
  const [low, high] = [Math.max(0, s), Math.min(1, t)]
  return high - low > 0.01 ? [low, high] : null
}

const sidesOf = (corners: Point[]): [Point, Point][] =>
  corners.map((corner, n) => [corner, corners[(n + 1) % corners.length]!])

/** The map on its end: what ran from left to right runs from top to bottom. */
const onEnd = (map: MapFact): MapFact => ({
  ...map,
  areas: map.areas.map((area) => ({
    ...area,
    at: [area.at[1], area.at[0]],
    corners: area.corners.map(([x, y]): Point => [y, x]),
  })),
})

/** The map laid out for a board so much wider than drawn, or on its end. */
export function planOf(printed: MapFact, stretch: number, tall = false): Plan {
  const map = tall ? onEnd(printed) : printed
  const height = tall ? TALL : HEIGHT
  const xs = map.areas.flatMap((each) => each.corners.map(([x]) => x))
  const ys = map.areas.flatMap((each) => each.corners.map(([, y]) => y))
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [columns, rows] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const width = Math.round(WIDTH * stretch)
  let [ux, uy] = [(width - 2 * RIM) / columns, (height - 2 * RIM) / rows]
  ux = Math.min(ux, uy * LONGEST)
  uy = Math.min(uy, ux * LONGEST)
  const [ox, oy] = [(width - ux * columns) / 2, (height - uy * rows) / 2]
  const place = ([x, y]: readonly [number, number]): Point => [ox + (x - left) * ux, oy + (y - top) * uy]
  const rooms = new Map<string, Room>()
  for (const area of map.areas) {
    const corners = area.corners.map(place)
    const [cx, cy] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
    const [l, t] = [Math.min(...cx), Math.min(...cy)]
    rooms.set(area.id, {
      id: area.id,
      floor: area.floor,
      ground: area.ground,
      tile: area.tile,
      at: place(area.at),
      corners,
      left: l,
      top: t,
      width: Math.max(...cx) - l,
      height: Math.max(...cy) - t,
    })
  }
  return { width, height, rooms, ...parted(map, rooms) }
}

/** What lies between rooms, and the rim. */
function parted(map: MapFact, rooms: Map<string, Room>): { edges: Edge[]; rim: Edge[] } {
  const edges: Edge[] = []
  const free = new Map<string, [number, number][]>()
  for (const [id, [one, other]] of Object.entries(map.sides)) {
    const [a, b] = [rooms.get(one)!, rooms.get(other)!]
    for (const [n, side] of sidesOf(a.corners).entries())
      for (const [m, facing] of sidesOf(b.corners).entries()) {
        const shared = common(side, facing)
        if (!shared) continue
        const at = (share: number): Point => [
          side[0][0] + (side[1][0] - side[0][0]) * share,
          side[0][1] + (side[1][1] - side[0][1]) * share,
        ]
        edges.push({ id, from: at(shared[0]), to: at(shared[1]), rooms: [one, other], seam: a.tile !== b.tile })
        free.set(`${one}/${n}`, [...(free.get(`${one}/${n}`) ?? []), shared])
        free.set(`${other}/${m}`, [...(free.get(`${other}/${m}`) ?? []), common(facing, side)!])
      }
  }
  const rim: Edge[] = []
  for (const room of rooms.values())
    for (const [n, [from, to]] of sidesOf(room.corners).entries()) {
      let start = 0
      const taken = [...(free.get(`${room.id}/${n}`) ?? [])].sort((p, q) => p[0] - q[0])
      for (const [low, high] of [...taken, [1, 1] as [number, number]]) {
        if (low - start > 0.01) {
          const at = (share: number): Point => [
            from[0] + (to[0] - from[0]) * share,
            from[1] + (to[1] - from[1]) * share,
          ]
          rim.push({ id: `${room.id}/${n}`, from: at(start), to: at(low), rooms: [room.id], seam: false })
        }
        start = Math.max(start, high)
      }
    }
  return { edges, rim }
}

export const path = (points: Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
export const line = ({ from, to }: Edge): string =>
  `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`

/** A room's outline, drawn in by so much. */
export function inset(room: Room, by: number): Point[] {
  const [mx, my] = [room.left + room.width / 2, room.top + room.height / 2]
  return room.corners.map(([x, y]) => [
    x + (mx - x) * Math.min(0.4, (2 * by) / room.width),
    y + (my - y) * Math.min(0.4, (2 * by) / room.height),
  ])
}

export const chance = (seed: number) => () => {
  seed = (seed * 16807) % 2147483647
  return seed / 2147483647
}
export const seedOf = (text: string): number => [...text].reduce((sum, c) => sum * 31 + c.charCodeAt(0), 7) % 99991
