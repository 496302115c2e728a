/** Where the places, roads, coast and rivers of the Continent lie, in map units: lying, and upright for phones. */

export type Point = readonly [number, number]

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
  /** Soft patches of colour: x, y, radii, fill, opacity. */
  washes: (readonly [number, number, number, number, string, number])[]
  /** Where mountains stand and woods grow: ellipses. */
  mountains: (readonly [number, number, number, number])[]
  woods: (readonly [number, number, number, number])[]
}

const W = 900
const H = 552

/** x, y, drawing, its side; upright x, y. */
const PLACES: [number, number, string, 1 | -1, number, number][] = [
  [838, 276, 'manticore', -1, 462, 440],
  [128, 92, 'griffin', 1, 76, 132],
  [452, 84, 'fort', 1, 252, 124],
  [716, 74, 'wolf', -1, 428, 112],
  [826, 142, 'mage', -1, 462, 238],
  [80, 210, 'port', 1, 58, 312],
  [222, 160, 'city', 1, 142, 228],
  [404, 198, 'town', -1, 254, 306],
  [708, 196, 'town2', -1, 380, 344],
  [154, 302, 'city', 1, 92, 452],
  [422, 316, 'bear', -1, 246, 474],
  [656, 322, 'palace', -1, 372, 548],
  [220, 400, 'village', 1, 122, 612],
  [222, 484, 'fort', 1, 98, 752],
  [494, 424, 'village', -1, 280, 672],
  [830, 396, 'viper', -1, 448, 654],
  [354, 490, 'village', -1, 208, 822],
  [618, 490, 'cat', -1, 340, 800],
  [806, 496, 'fort', -1, 458, 776],
]

const ROADS: [number, number, number, number, 'sea'?][] = [
  [0, 4, 868, 204],
  [0, 8, 778, 218],
  [0, 11, 742, 312],
  [0, 15, 862, 340],
  [1, 2, 290, 56],
  [1, 5, 46, 146, 'sea'],
  [1, 6, 150, 150, 'sea'],
  [1, 9, -108, 214, 'sea'],
  [2, 3, 586, 46],
  [2, 6, 340, 104],
  [2, 7, 440, 140],
  [3, 4, 784, 84],
  [3, 7, 590, 96],
  [4, 7, 640, 128],
  [4, 8, 780, 178],
  [5, 6, 150, 196],
  [5, 9, 84, 256],
  [6, 7, 320, 190],
  [6, 9, 206, 232],
  [7, 8, 560, 186],
  [7, 9, 270, 222],
  [7, 10, 432, 256],
  [7, 11, 530, 232],
  [8, 11, 710, 262],
  [9, 10, 280, 300],
  [9, 12, 206, 352],
  [10, 11, 540, 328],
  [10, 12, 300, 366],
  [10, 14, 476, 360],
  [11, 14, 600, 392],
  [11, 15, 748, 336],
  [11, 18, 764, 404],
  [12, 13, 202, 446],
  [12, 14, 340, 418],
  [13, 14, 350, 450],
  [13, 16, 290, 500],
  [14, 15, 670, 388],
  [14, 16, 440, 470],
  [14, 17, 572, 448],
  [14, 18, 660, 452],
  [15, 18, 848, 450],
  [16, 17, 490, 520],
  [17, 18, 712, 510],
]

const COAST: Point[] = [
  [230, -20],
  [196, 22],
  [120, 34],
  [84, 66],
  [80, 112],
  [118, 130],
  [160, 118],
  [178, 132],
  [176, 158],
  [132, 178],
  [66, 176],
  [34, 196],
  [36, 228],
  [70, 246],
  [118, 242],
  [112, 262],
  [94, 286],
  [98, 318],
  [142, 346],
  [140, 388],
  [168, 412],
  [160, 446],
  [168, 492],
  [140, 520],
  [150, 580],
]
const RIVERS: Point[][] = [
  [
    [872, 176],
    [800, 166],
    [740, 150],
    [660, 156],
    [590, 150],
    [520, 152],
    [470, 146],
    [380, 136],
    [320, 128],
    [262, 136],
    [206, 128],
    [168, 134],
  ],
  [
    [884, 330],
    [800, 322],
    [768, 282],
    [690, 258],
    [600, 272],
    [540, 268],
    [470, 256],
    [380, 252],
    [330, 262],
    [250, 258],
    [190, 252],
    [120, 246],
  ],
  [
    [560, 404],
    [600, 424],
    [680, 430],
    [740, 440],
    [770, 470],
    [740, 520],
    [748, 560],
  ],
  [
    [150, 420],
    [250, 414],
    [300, 438],
    [330, 452],
    [440, 446],
    [494, 440],
  ],
]
const WASHES: Layout['washes'] = [
  [560, 24, 340, 56, '#4f4d50', 0.5],
  [905, 280, 60, 300, '#4a4748', 0.55],
  [300, 230, 110, 90, '#44552f', 0.55],
  [560, 120, 130, 54, '#3f5331', 0.55],
  [520, 350, 120, 70, '#4b5a30', 0.5],
  [500, 510, 190, 60, '#3d5030', 0.6],
  [720, 270, 90, 70, '#4a5a34', 0.5],
  [560, 224, 80, 44, '#5a534e', 0.5],
  [720, 440, 110, 60, '#7d6a3a', 0.5],
  [170, 320, 90, 90, '#8d7a45', 0.35],
  [300, 430, 120, 60, '#4c5a33', 0.45],
]
const MOUNTAINS: Layout['mountains'] = [
  [880, 60, 60, 170],
  [800, 36, 110, 44],
  [600, 26, 120, 34],
  [560, 224, 70, 40],
  [760, 360, 50, 40],
  [890, 440, 60, 110],
  [330, 40, 80, 30],
  [300, 336, 56, 24],
  [250, 440, 60, 22],
  [700, 560, 120, 36],
  [560, 330, 34, 22],
  [270, 330, 60, 20],
]
const WOODS: Layout['woods'] = [
  [310, 170, 46, 46],
  [290, 270, 70, 34],
  [560, 110, 90, 36],
  [520, 360, 60, 40],
  [620, 220, 60, 40],
  [450, 520, 80, 36],
  [570, 470, 60, 40],
  [340, 410, 66, 32],
  [700, 440, 60, 30],
  [740, 270, 50, 36],
  [330, 100, 60, 20],
  [520, 300, 60, 30],
  [660, 120, 60, 30],
  [300, 530, 60, 20],
  [240, 210, 50, 30],
]

/** Where the usual spot beside a place has no room for a monster. */
const LAIRS: Record<Layout['id'], Record<number, Point>> = {
  wide: { 4: [40, -36], 5: [58, -12], 12: [40, -40], 13: [60, -10], 15: [40, -36] },
  upright: {},
}

/** The same land on a sheet of another shape; drawings keep theirs. */
function sheet(id: Layout['id'], width: number, height: number, at: (place: (typeof PLACES)[number]) => Point): Layout {
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
