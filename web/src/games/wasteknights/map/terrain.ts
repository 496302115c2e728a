/** What the land looks like: its coast, the rift, roads, dunes, bushes and peaks; the same in every game. */
import { type Hex, type Land, middle, near, outlines, type Point, SIZE, tidy } from './hexes'

/** A number between 0 and 1 that is always the same for the same place. */
export function chance(x: number, y: number, n = 0): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233 + n * 37.719) * 43758.5453
  return wave - Math.floor(wave)
}

/** A soft line through points, closed. */
function smooth(points: readonly Point[]): string {
  const at = (n: number) => points[(n + points.length) % points.length]!
  const parts = points.map((_, n) => {
    const [before, here, next, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)]
    const bend = (a: Point, b: Point, c: Point, sign: number) =>
      [0, 1].map((axis) => tidy(b[axis]! + (sign * (c[axis]! - a[axis]!)) / 6)).join(' ')
    return `C${bend(before, here, next, 1)} ${bend(here, next, after, -1)} ${tidy(next[0])} ${tidy(next[1])}`
  })
  return `M${tidy(at(0)[0])} ${tidy(at(0)[1])}${parts.join('')}Z`
}

/** The coast: the outline of all hexes, pushed outwards a little, here more and there less. */
export function coastOf(land: Land): string {
  return outlines(land.hexes)
    .map((ring) => {
      const rough = ring.flatMap((from, n) => {
        const to = ring[(n + 1) % ring.length]!
        const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
        const long = Math.hypot(dx, dy)
        return [0, 1 / 3, 2 / 3].map((part, k): Point => {
          const [x, y] = [from[0] + dx * part, from[1] + dy * part]
          const push = 2.5 + 5 * chance(x - land.shift, y, k)
          return [x + (dy / long) * push, y - (dx / long) * push]
        })
      })
      return smooth(rough)
    })
    .join('')
}

const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L')}`

/** The Great Rift, from the northern sea to the southern. */
const RIFT = [
  [1, 7],
  [2, 7],
  [3, 7],
  [4, 7],
  [5, 6],
  [6, 6],
  [7, 5],
] as const
export const riftOf = (land: Land): string => line(RIFT.map(([row, column]) => middle(row, column, land.shift)))
/** Where its name stands, word by word. */
export const RIFT_NAME: readonly Point[] = [
  [533.7, 200],
  [504, 251],
]

/** Roads join neighbours; one alone is a stub. */
export function roadsOf(land: Land): string {
  const roads = land.hexes.filter((each) => each.terrain === 'highway')
  const parts: string[] = []
  for (const [n, a] of roads.entries()) {
    const joined = roads.filter((b) => near(a, b))
    for (const b of joined) if (roads.indexOf(b) > n) parts.push(line([[a.x, a.y], [b.x, b.y]])) // prettier-ignore
    if (!joined.length) parts.push(line([[a.x - 20, a.y + 9], [a.x + 20, a.y - 9]])) // prettier-ignore
  }
  return parts.join('')
}

/** Rails where a road crosses the rift. */
export function railsOf(land: Land): string {
  return ['r5c6', 'r2c7']
    .flatMap((id) => {
      const hex = land.at.get(id)
      return hex ? [-1, 1].map((side) => `M${tidy(hex.x - 22)} ${tidy(hex.y + side * 9)}h44`) : []
    })
    .join('')
}

/** Ripples of the desert. */
export function dunesOf(land: Land): string {
  return land.hexes
    .filter((each) => each.terrain === 'desert')
    .flatMap(({ x, y }) =>
      [-17, -2, 14].map((dy, n) => {
        const dx = (chance(x - SIZE, y, n) - 0.5) * 22
        const long = 7 + 4 * chance(y, x, n)
        return `M${tidy(x + dx - long)} ${tidy(y + dy)}q${tidy(long / 2)} -5 ${tidy(long)} 0t${tidy(long)} 0`
      }),
    )
    .join('')
}

export interface Grown {
  kind: 'bush' | 'peak' | 'crater'
  x: number
  y: number
  scale: number
}

const CLUMPS: readonly Point[] = [[-13, -12], [9, -14], [-3, 2], [15, 5], [-14, 14], [4, 19]] // prettier-ignore
const PEAKS: readonly Point[] = [[-9, -4], [10, -7], [0, 13]] // prettier-ignore

/** Bushes, peaks and craters; fewer where something stands. */
export function grownOf(land: Land): Grown[] {
  return land.hexes
    .flatMap((hex): Grown[] => {
      const busy = Boolean(hex.name || hex.hazard)
      if (hex.terrain === 'crater') return [{ kind: 'crater', x: hex.x, y: hex.y, scale: 1 }]
      if (hex.terrain === 'bush') return set(hex, 'bush', CLUMPS, busy ? 0.82 : 0.94)
      if (hex.terrain === 'mountains') return set(hex, 'peak', PEAKS, busy ? 0.78 : 0.9)
      return []
    })
    .sort((a, b) => a.y - b.y)
}

const set = (hex: Hex, kind: Grown['kind'], places: readonly Point[], scale: number): Grown[] =>
  places.map(([dx, dy], n) => ({
    kind,
    x: hex.x + dx + 4 * (chance(hex.row, hex.column, n) - 0.5),
    y: hex.y + dy + 4 * (chance(hex.column, hex.row, n) - 0.5),
    scale: scale * (0.9 + 0.25 * chance(hex.row + n, hex.column)),
  }))

/** Waves far from the land. */
export function swellOf(land: Land): string {
  const waves: string[] = []
  for (let n = 0; n < 70; n++) {
    const [x, y] = [chance(n, 3) * land.width, chance(7, n) * land.height]
    const far = land.hexes.every((each) => Math.hypot(each.x - x - 12, each.y - y) > 62)
    if (far) waves.push(`M${tidy(x)} ${tidy(y)}q6 -5 12 0t12 0`)
  }
  return waves.join('')
}
