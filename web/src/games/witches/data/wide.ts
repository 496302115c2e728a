/** Where the places of Lancre lie on the wide map, in map units. */

export type Point = [x: number, y: number]

/** A place: its spaces (centres), its drawing and where that stands, where its name is centred. */
export interface Spot {
  id: string
  drawing: string
  spaces: Point[]
  foot: Point
  label: Point
}

/** A path between two places, bent towards a point. */
export type Road = [from: string, to: string, x: number, y: number]

export interface Layout {
  id: 'wide' | 'upright'
  width: number
  height: number
  /** How large a place is drawn, and how many letters fit in a line of its name. */
  drawing: number
  letters: number
  spots: Spot[]
  roads: Road[]
  river: Point[]
  /** Where mountains and woods grow: ellipses (x, y, rx, ry). */
  peaks: (x: number, y: number) => boolean
  peakCount: number
  forests: number[][]
  woods: number[][]
  /** Washes of colour under it all: ellipse, colour, opacity. */
  washes: [number, number, number, number, string, number][]
  /** Nothing may grow here: names, the rail, the cartouche (x0, y0, x1, y1). */
  keep: number[][]
  cartouche: Point | null
  rail: Rail
}

/** Where the Dungeon and the six boxes lie. */
export interface Rail {
  body: string
  dungeon: { x: number; y: number; width: number; height: number }
  caption: { x: number; y: number; anchor: 'start' | 'end' }
  boxes: { x: number; y: number; step: number; width: number; height: number }
}

const spots: Spot[] = [
  { id: 'long-man', drawing: 'longman', spaces: [[158, 82]], foot: [119, 93], label: [140, 119] },
  { id: 'dancers', drawing: 'dancers', spaces: [[86, 176]], foot: [47, 187], label: [68, 213] },
  {
    id: 'lancre-castle',
    drawing: 'castle',
    spaces: [
      [245, 158],
      [295, 158],
    ],
    foot: [272, 140],
    label: [270, 194],
  },
  { id: 'gnarly-ground', drawing: 'gnarly', spaces: [[430, 84]], foot: [391, 95], label: [412, 121] },
  { id: 'sunless-place', drawing: 'sunless', spaces: [[668, 82]], foot: [629, 93], label: [650, 119] },
  { id: 'slice', drawing: 'slice', spaces: [[822, 150]], foot: [783, 161], label: [804, 187] },
  { id: 'miss-treasons-cottage', drawing: 'treason', spaces: [[480, 168]], foot: [441, 179], label: [462, 205] },
  { id: 'nanny-oggs-house', drawing: 'nanny', spaces: [[92, 276]], foot: [53, 287], label: [74, 313] },
  {
    id: 'lancre-town',
    drawing: 'town',
    spaces: [
      [191, 274],
      [236, 274],
      [281, 274],
    ],
    foot: [236, 258],
    label: [236, 311],
  },
  { id: 'blackglass', drawing: 'blackglass', spaces: [[384, 232]], foot: [345, 243], label: [366, 269] },
  { id: 'mad-wolf', drawing: 'madwolf', spaces: [[580, 234]], foot: [541, 245], label: [556, 271] },
  { id: 'creel-springs', drawing: 'springs', spaces: [[704, 226]], foot: [665, 237], label: [686, 263] },
  { id: 'razorback', drawing: 'razorback', spaces: [[820, 268]], foot: [781, 279], label: [802, 305] },
  { id: 'lancre-bridge', drawing: 'bridge', spaces: [[362, 324]], foot: [323, 335], label: [344, 361] },
  { id: 'grannys-cottage', drawing: 'granny', spaces: [[556, 334]], foot: [517, 345], label: [538, 371] },
  { id: 'devils-oak', drawing: 'oak', spaces: [[704, 328]], foot: [665, 339], label: [686, 365] },
  { id: 'lancre-gorge', drawing: 'gorge', spaces: [[446, 384]], foot: [407, 395], label: [428, 421] },
  { id: 'mad-stoat', drawing: 'stoat', spaces: [[98, 378]], foot: [59, 389], label: [80, 415] },
  { id: 'magrats-cottage', drawing: 'magrat', spaces: [[236, 388]], foot: [197, 399], label: [218, 425] },
  { id: 'slippery-hollow', drawing: 'hollow', spaces: [[694, 424]], foot: [655, 435], label: [676, 461] },
  { id: 'rock-and-hard-place', drawing: 'rock', spaces: [[822, 392]], foot: [783, 403], label: [804, 429] },
  { id: 'bad-ass', drawing: 'badass', spaces: [[556, 446]], foot: [517, 457], label: [538, 483] },
  { id: 'copperhead-mine', drawing: 'mine', spaces: [[92, 484]], foot: [53, 495], label: [74, 521] },
  { id: 'brass-neck', drawing: 'brass', spaces: [[246, 490]], foot: [207, 501], label: [228, 527] },
]

const roads: Road[] = [
  ['lancre-town', 'lancre-castle', 262, 220],
  ['lancre-town', 'magrats-cottage', 212, 330],
  ['magrats-cottage', 'bad-ass', 400, 452],
  ['bad-ass', 'rock-and-hard-place', 720, 512],
  ['bad-ass', 'lancre-gorge', 494, 424],
  ['devils-oak', 'creel-springs', 708, 280],
  ['mad-stoat', 'brass-neck', 160, 440],
  ['brass-neck', 'bad-ass', 420, 500],
  ['bad-ass', 'slippery-hollow', 630, 446],
  ['slippery-hollow', 'razorback', 756, 352],
  ['razorback', 'slice', 846, 210],
  ['slice', 'creel-springs', 760, 176],
  ['creel-springs', 'mad-wolf', 632, 242],
  ['mad-wolf', 'blackglass', 478, 252],
  ['blackglass', 'lancre-town', 332, 262],
  ['lancre-town', 'mad-stoat', 136, 330],
  ['magrats-cottage', 'mad-stoat', 166, 396],
  ['lancre-town', 'nanny-oggs-house', 144, 266],
  ['lancre-town', 'lancre-bridge', 322, 292],
  ['lancre-bridge', 'lancre-gorge', 412, 344],
  ['nanny-oggs-house', 'dancers', 72, 226],
  ['dancers', 'long-man', 110, 118],
  ['lancre-castle', 'long-man', 192, 112],
  ['bad-ass', 'grannys-cottage', 566, 392],
  ['grannys-cottage', 'devils-oak', 628, 342],
  ['devils-oak', 'razorback', 764, 312],
  ['slice', 'rock-and-hard-place', 884, 280],
  ['slice', 'sunless-place', 758, 96],
  ['sunless-place', 'gnarly-ground', 548, 66],
  ['gnarly-ground', 'long-man', 292, 44],
  ['gnarly-ground', 'miss-treasons-cottage', 446, 132],
  ['miss-treasons-cottage', 'mad-wolf', 532, 190],
  ['mad-stoat', 'copperhead-mine', 82, 432],
  ['copperhead-mine', 'brass-neck', 168, 506],
]

export const WIDE: Layout = {
  id: 'wide',
  width: 900,
  height: 552,
  drawing: 1,
  letters: 15,
  spots,
  roads,
  river: [
    [690, 238],
    [640, 272],
    [560, 284],
    [505, 292],
    [468, 330],
    [440, 372],
    [404, 366],
    [360, 334],
    [330, 344],
    [312, 398],
    [322, 452],
    [306, 512],
    [292, 552],
  ],
  peaks: (x, y) => y < 40 || x > 860 || (x > 735 && y < 70),
  peakCount: 54,
  forests: [
    [610, 382, 100, 60],
    [760, 340, 60, 90],
    [470, 300, 60, 30],
    [350, 160, 60, 70],
    [600, 140, 70, 50],
  ],
  woods: [
    [150, 330, 150, 110],
    [170, 450, 170, 80],
    [420, 440, 110, 60],
    [60, 230, 60, 150],
  ],
  washes: [
    [640, 385, 160, 84, '#84a04e', 0.62],
    [350, 150, 90, 80, '#86a058', 0.5],
    [560, 150, 130, 64, '#9a7fa0', 0.42],
    [770, 220, 110, 90, '#b9a45c', 0.4],
    [150, 430, 210, 110, '#c0b64e', 0.5],
    [70, 150, 120, 120, '#93a552', 0.5],
    [240, 270, 120, 60, '#e8cf8c', 0.6],
    [668, 72, 86, 44, '#3c2f4c', 0.6],
    [430, 360, 110, 60, '#a39a86', 0.55],
    [450, 10, 480, 62, '#a08fa3', 0.6],
    [905, 300, 50, 300, '#a395a0', 0.55],
  ],
  keep: [
    [320, 488, 900, 552],
    [760, 0, 900, 104],
  ],
  cartouche: [830, 52],
  rail: {
    body: 'M326 552v-48a10 10 0 0 1 10-10h564v58z',
    dungeon: { x: 334, y: 500, width: 136, height: 46 },
    caption: { x: 610, y: 528, anchor: 'end' },
    boxes: { x: 618, y: 500, step: 46, width: 44, height: 46 },
  },
}
