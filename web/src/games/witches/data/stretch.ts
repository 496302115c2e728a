import { type Layout, type Point, type Rail, type Spot, WIDE } from './wide'
import { middle } from './terrain'

const made = new Map<number, Layout>()

/** A place further to the right: its spaces, drawing and name keep their distances. */
function moved(spot: Spot, by: number): Spot {
  const at = ([x, y]: Point): Point => [x + by, y]
  return { ...spot, spaces: spot.spaces.map(at), foot: at(spot.foot), label: at(spot.label) }
}

/** The rail lies in its corner. */
function shifted(rail: Rail, by: number): Rail {
  return {
    body: `M${326 + by} 552v-48a10 10 0 0 1 10-10h564v58z`,
    dungeon: { ...rail.dungeon, x: rail.dungeon.x + by },
    caption: { ...rail.caption, x: rail.caption.x + by },
    boxes: { ...rail.boxes, x: rail.boxes.x + by },
  }
}

/** Lancre drawn wider by a factor: distances grow, drawings and letters do not. */
export function stretched(factor: number): Layout {
  const known = factor === 1 ? WIDE : made.get(factor)
  if (known) return known
  const width = Math.round(WIDE.width * factor)
  const by = width - WIDE.width
  const ellipse = ([x = 0, y = 0, rx = 0, ry = 0]: number[]) => [x * factor, y, rx * factor, ry]
  const layout: Layout = {
    ...WIDE,
    width,
    spots: WIDE.spots.map((spot) => moved(spot, middle(spot)[0] * (factor - 1))),
    roads: WIDE.roads.map(([from, to, x, y]) => [from, to, x * factor, y]),
    river: WIDE.river.map(([x, y]) => [x * factor, y]),
    peaks: (x, y) => WIDE.peaks(x / factor, y),
    peakCount: Math.round(WIDE.peakCount * factor),
    forests: WIDE.forests.map(ellipse),
    woods: WIDE.woods.map(ellipse),
    washes: WIDE.washes.map(([x, y, rx, ry, fill, opacity]) => [x * factor, y, rx * factor, ry, fill, opacity]),
    keep: WIDE.keep.map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => [x0 + by, y0, x1 + by, y1]),
    cartouche: WIDE.cartouche && [WIDE.cartouche[0] + by, WIDE.cartouche[1]],
    rail: shifted(WIDE.rail, by),
  }
  made.set(factor, layout)
  return layout
}
