/** Where the spaces of the wasteland lie, in map units: pointy hexes, odd rows half a hex to the right. */
import type { Facts } from '../types.gen'

export type Point = readonly [number, number]

export interface Hex {
  id: string
  x: number
  y: number
  row: number
  column: number
  /** A ground, or a crater that nobody enters. */
  terrain: string
  hazard: string
  city: number
  /** What a named space is called by: a city, a site. */
  name: string
}

/** The land as it is drawn, in a sea so wide. */
export interface Land {
  width: number
  height: number
  hexes: Hex[]
  at: Map<string, Hex>
  /** How far to the right of its place everything lies: the sea is widened, not the land. */
  shift: number
}

export const WIDTH = 900
export const HEIGHT = 552
/** From the middle of a hex to its corners. */
export const SIZE = 34
const STEP: Point = [SIZE * Math.sqrt(3), SIZE * 1.5]
const ORIGIN: Point = [92, 42]

/** The middle of a field of the map. */
export const middle = (row: number, column: number, shift = 0): Point => [
  ORIGIN[0] + shift + STEP[0] * (column + (row % 2) / 2),
  ORIGIN[1] + STEP[1] * row,
]

/** Row and column of a space: r5c6. */
export function field(id: string): Point {
  const [row = 0, column = 0] = id.slice(1).split('c').map(Number)
  return [row, column]
}

const made = new WeakMap<Facts, Map<number, Land>>()

/** The land in a sea so many times as wide as drawn; reckoned once for each width. */
export function landOf(facts: Facts, stretch: number): Land {
  const known = made.get(facts) ?? new Map<number, Land>()
  made.set(facts, known)
  const found = known.get(stretch) ?? lie(facts, stretch)
  known.set(stretch, found)
  return found
}

function lie(facts: Facts, stretch: number): Land {
  const shift = (WIDTH * (stretch - 1)) / 2
  const place = (row: number, column: number) => {
    const [x, y] = middle(row, column, shift)
    return { x, y, row, column }
  }
  const hexes: Hex[] = [
    ...facts.spaces.map((each) => ({ ...each, ...place(each.row, each.column) })),
    ...facts.craters.map((id) => ({
      id,
      ...place(...(field(id) as [number, number])),
      terrain: 'crater',
      hazard: '',
      city: 0,
      name: '',
    })),
  ]
  return { width: WIDTH * stretch, height: HEIGHT, hexes, at: new Map(hexes.map((each) => [each.id, each])), shift }
}

/** The six corners of a hex, from the upper right one on, in the order of the clock. */
export function corners({ x, y }: { x: number; y: number }, size = SIZE): Point[] {
  return Array.from({ length: 6 }, (_, n) => {
    const turn = (Math.PI / 3) * n - Math.PI / 6
    return [x + size * Math.cos(turn), y + size * Math.sin(turn)] as Point
  })
}

/** Which hex lies behind each side of one, from the right one on, in the order of the clock. */
function beside({ row, column }: Hex): string[] {
  const odd = row % 2
  const steps = [
    [0, 1],
    [1, odd],
    [1, odd - 1],
    [0, -1],
    [-1, odd - 1],
    [-1, odd],
  ] as const
  return steps.map(([down, right]) => `r${row + down}c${column + right}`)
}

export const near = (a: Hex, b: Hex): boolean => beside(a).includes(b.id)

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L')}Z`
export const tidy = (n: number): number => Math.round(n * 10) / 10

/** The outlines of some hexes taken together, each a ring of corners. */
export function outlines(hexes: readonly Hex[]): Point[][] {
  const own = new Set(hexes.map((each) => each.id))
  const origin = hexes[0] ?? { x: 0, y: 0 }
  // Corners lie on a grid of half steps: there they are the same whatever hex they were reckoned from.
  const key = ([x, y]: Point) =>
    `${Math.round((2 * (x - origin.x)) / STEP[0])},${Math.round((2 * (y - origin.y)) / SIZE)}`
  const ahead = new Map<string, [Point, Point][]>()
  for (const hex of hexes) {
    const around = corners(hex)
    beside(hex).forEach((other, side) => {
      if (own.has(other)) return
      const edge: [Point, Point] = [around[side]!, around[(side + 1) % 6]!]
      ahead.set(key(edge[0]), [...(ahead.get(key(edge[0])) ?? []), edge])
    })
  }
  const rings: Point[][] = []
  for (const start of ahead.keys()) {
    const ring: Point[] = []
    let edge = ahead.get(start)?.shift()
    while (edge) {
      ring.push(edge[0])
      edge = ahead.get(key(edge[1]))?.shift()
    }
    if (ring.length) rings.push(ring)
  }
  return rings
}
