import type { Layout, Point, Road, Spot } from './wide'

/** The same places on an upright map for phones: 390 wide, north is still up. */

const at = (id: string, drawing: string, x: number, y: number): Spot => ({
  id,
  drawing,
  spaces: [[x, y]],
  foot: [x - 31, y + 9],
  label: [x - 15, y + 39],
})

const several = (id: string, drawing: string, spaces: Point[], foot: Point): Spot => {
  const xs = spaces.map(([x]) => x)
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  return { id, drawing, spaces, foot, label: [middle, (spaces[0]?.[1] ?? 0) + 40] }
}

const spots: Spot[] = [
  at('long-man', 'longman', 74, 56),
  at('gnarly-ground', 'gnarly', 216, 56),
  at('sunless-place', 'sunless', 334, 60),
  at('dancers', 'dancers', 68, 152),
  several('lancre-castle', 'castle', [[138, 172], [180, 172]], [160, 158]),
  at('miss-treasons-cottage', 'treason', 262, 144),
  at('slice', 'slice', 346, 158),
  at('nanny-oggs-house', 'nanny', 68, 254),
  several('lancre-town', 'town', [[110, 286], [152, 286], [194, 286]], [152, 273]),
  at('mad-wolf', 'madwolf', 266, 248),
  at('creel-springs', 'springs', 342, 258),
  at('mad-stoat', 'stoat', 68, 362),
  at('lancre-bridge', 'bridge', 186, 382),
  at('blackglass', 'blackglass', 266, 348),
  at('devils-oak', 'oak', 344, 356),
  at('magrats-cottage', 'magrat', 122, 470),
  at('lancre-gorge', 'gorge', 200, 484),
  at('grannys-cottage', 'granny', 274, 452),
  at('razorback', 'razorback', 348, 456),
  at('copperhead-mine', 'mine', 66, 572),
  at('brass-neck', 'brass', 148, 588),
  at('bad-ass', 'badass', 250, 580),
  at('slippery-hollow', 'hollow', 338, 560),
  at('rock-and-hard-place', 'rock', 346, 660),
]

const roads: Road[] = [
  ['lancre-town', 'lancre-castle', 166, 226],
  ['lancre-town', 'magrats-cottage', 112, 380],
  ['magrats-cottage', 'bad-ass', 156, 548],
  ['bad-ass', 'rock-and-hard-place', 268, 650],
  ['bad-ass', 'lancre-gorge', 236, 528],
  ['devils-oak', 'creel-springs', 352, 306],
  ['mad-stoat', 'brass-neck', 76, 520],
  ['brass-neck', 'bad-ass', 200, 606],
  ['bad-ass', 'slippery-hollow', 294, 560],
  ['slippery-hollow', 'razorback', 352, 508],
  ['razorback', 'slice', 396, 310],
  ['slice', 'creel-springs', 356, 208],
  ['creel-springs', 'mad-wolf', 304, 262],
  ['mad-wolf', 'blackglass', 280, 298],
  ['blackglass', 'lancre-town', 222, 330],
  ['lancre-town', 'mad-stoat', 84, 316],
  ['magrats-cottage', 'mad-stoat', 92, 424],
  ['lancre-town', 'nanny-oggs-house', 92, 252],
  ['lancre-town', 'lancre-bridge', 186, 330],
  ['lancre-bridge', 'lancre-gorge', 208, 434],
  ['nanny-oggs-house', 'dancers', 44, 202],
  ['dancers', 'long-man', 50, 102],
  ['lancre-castle', 'long-man', 108, 112],
  ['bad-ass', 'grannys-cottage', 276, 516],
  ['grannys-cottage', 'devils-oak', 302, 412],
  ['devils-oak', 'razorback', 358, 406],
  ['slice', 'rock-and-hard-place', 424, 420],
  ['slice', 'sunless-place', 354, 108],
  ['sunless-place', 'gnarly-ground', 276, 42],
  ['gnarly-ground', 'long-man', 146, 40],
  ['gnarly-ground', 'miss-treasons-cottage', 244, 100],
  ['miss-treasons-cottage', 'mad-wolf', 274, 200],
  ['mad-stoat', 'copperhead-mine', 34, 466],
  ['copperhead-mine', 'brass-neck', 104, 590],
]

export const UPRIGHT: Layout = {
  id: 'upright',
  width: 390,
  height: 764,
  drawing: 0.8,
  letters: 9,
  spots,
  roads,
  river: [
    [312, 268], [300, 306], [238, 304], [214, 350], [160, 386], [146, 424], [168, 474],
    [176, 530], [200, 582], [192, 630], [206, 690], [196, 764],
  ],
  peaks: (_x, y) => y < 26,
  peakCount: 16,
  forests: [
    [300, 410, 70, 40], [220, 230, 30, 60], [300, 520, 60, 30], [220, 110, 40, 30],
    [380, 520, 30, 160],
  ],
  woods: [[60, 430, 60, 60], [120, 620, 120, 30], [100, 230, 60, 30], [200, 430, 60, 30]],
  washes: [
    [300, 470, 100, 90, '#84a04e', 0.62], [200, 140, 70, 60, '#86a058', 0.5],
    [270, 180, 90, 60, '#9a7fa0', 0.42], [360, 260, 60, 90, '#b9a45c', 0.4],
    [70, 520, 120, 120, '#c0b64e', 0.5], [40, 190, 80, 120, '#93a552', 0.5],
    [150, 280, 90, 60, '#e8cf8c', 0.6], [320, 50, 60, 40, '#3c2f4c', 0.6],
    [190, 450, 70, 60, '#a39a86', 0.55], [195, 0, 240, 44, '#a08fa3', 0.6],
    [392, 500, 30, 260, '#a395a0', 0.55],
  ],
  keep: [[0, 640, 276, 764]],
  cartouche: null,
  rail: {
    body: 'M0 764v-108h258a10 10 0 0 1 10 10v98z',
    dungeon: { x: 8, y: 664, width: 118, height: 44 },
    caption: { x: 134, y: 691, anchor: 'start' },
    boxes: { x: 8, y: 714, step: 42, width: 40, height: 44 },
  },
}
