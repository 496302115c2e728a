/** Where the flag with a price stands: above its place, off the names of others. */

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface Place {
  x: number
  y: number
}

/** The middle of a flag, and how far its tip hangs below it. */
export interface Flag extends Place {
  hangs: number
}

/** Half of a flag's height, and how far above its place it stands. */
const TALL = 14
const ABOVE = 48
/** It sinks upon its place as little as may be; it moves aside as long as its tip still points there. */
const SINKS = Array.from({ length: 8 }, (_, n) => n * 4)
const TIP = 14
/** How far the tip of one that stands where flags stand hangs below it. */
const HANGS = 8

/** How wide a flag is between its round corners. */
export const flagWidth = (odds: string): number => (odds ? 104 : 58)
/** Its corners stand out. */
export const CORNER = 7

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** The box of a flag around its middle; `half` is half of its width. */
export const flagBox = ({ x, y }: Place, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - TALL,
  bottom: y + TALL,
})

/** The middle of a flag: of those that cover least of names, then of monsters, the one nearest to where flags stand. */
export function flagAt(
  place: Place,
  half: number,
  names: readonly Box[],
  width: number,
  beasts: readonly Box[] = [],
): Flag {
  const low = half + 5
  const within = (x: number) => Math.min(width - low, Math.max(low, x))
  const asides = Array.from({ length: 2 * Math.floor((half - TIP) / 4) + 1 }, (_, n) => (n % 2 ? n + 1 : -n) * 2)
  let best: Flag = { x: within(place.x), y: Math.max(TALL + 3, place.y - ABOVE), hangs: HANGS }
  let least = Infinity
  for (const sink of SINKS)
    for (const aside of asides) {
      const y = Math.max(TALL + 3, place.y - ABOVE + sink)
      const at = { x: within(place.x + aside), y, hangs: Math.max(0, HANGS - sink) }
      if (Math.abs(at.x - place.x) > half - TIP && aside) continue
      const covered = (all: readonly Box[]) => all.reduce((sum, each) => sum + overlap(flagBox(at, half), each), 0)
      const cost = covered(names) * 10 + covered(beasts) * 0.2 + sink * 2 + Math.abs(aside)
      if (cost < least) [best, least] = [at, cost]
    }
  return best
}
