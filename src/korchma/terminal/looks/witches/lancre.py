"""The map of Lancre, drawn with letters."""

from __future__ import annotations

from korchma.terminal.chart import Chart, Spot

ROWS = (82, 165, 230, 273, 329, 385, 460)
"""Where on the drawing each of the seven rows lies."""

SPOTS = {
    "long-man": Spot(158, 82, 0),
    "gnarly-ground": Spot(430, 84, 0),
    "sunless-place": Spot(668, 82, 0),
    "dancers": Spot(86, 176, 1),
    "lancre-castle": Spot(270, 158, 1),
    "miss-treasons-cottage": Spot(480, 168, 1),
    "slice": Spot(822, 150, 1),
    "dungeon": Spot(190, 216, 2),
    "blackglass": Spot(384, 232, 2),
    "mad-wolf": Spot(560, 234, 2),
    "creel-springs": Spot(704, 226, 2),
    "nanny-oggs-house": Spot(92, 276, 3),
    "lancre-town": Spot(236, 274, 3),
    "razorback": Spot(820, 268, 3),
    "lancre-bridge": Spot(362, 324, 4),
    "grannys-cottage": Spot(556, 334, 4),
    "devils-oak": Spot(704, 328, 4),
    "mad-stoat": Spot(98, 378, 5),
    "magrats-cottage": Spot(236, 388, 5),
    "lancre-gorge": Spot(446, 384, 5),
    "rock-and-hard-place": Spot(822, 392, 5),
    "copperhead-mine": Spot(92, 484, 6),
    "brass-neck": Spot(246, 490, 6),
    "bad-ass": Spot(556, 446, 6),
    "slippery-hollow": Spot(694, 424, 6),
}

BENDS = {
    ("lancre-town", "lancre-castle"): (262, 220),
    ("lancre-town", "magrats-cottage"): (212, 330),
    ("magrats-cottage", "bad-ass"): (400, 452),
    ("bad-ass", "rock-and-hard-place"): (720, 512),
    ("bad-ass", "lancre-gorge"): (494, 424),
    ("devils-oak", "creel-springs"): (708, 280),
    ("mad-stoat", "brass-neck"): (160, 440),
    ("brass-neck", "bad-ass"): (420, 500),
    ("bad-ass", "slippery-hollow"): (630, 446),
    ("slippery-hollow", "razorback"): (756, 352),
    ("razorback", "slice"): (846, 210),
    ("slice", "creel-springs"): (760, 176),
    ("creel-springs", "mad-wolf"): (632, 242),
    ("mad-wolf", "blackglass"): (478, 252),
    ("blackglass", "lancre-town"): (332, 262),
    ("lancre-town", "mad-stoat"): (136, 330),
    ("magrats-cottage", "mad-stoat"): (166, 396),
    ("lancre-town", "nanny-oggs-house"): (144, 266),
    ("lancre-town", "lancre-bridge"): (322, 292),
    ("lancre-bridge", "lancre-gorge"): (412, 344),
    ("nanny-oggs-house", "dancers"): (72, 226),
    ("dancers", "long-man"): (110, 118),
    ("lancre-castle", "long-man"): (192, 112),
    ("bad-ass", "grannys-cottage"): (566, 392),
    ("grannys-cottage", "devils-oak"): (628, 342),
    ("devils-oak", "razorback"): (764, 312),
    ("slice", "rock-and-hard-place"): (884, 280),
    ("slice", "sunless-place"): (758, 96),
    ("sunless-place", "gnarly-ground"): (548, 66),
    ("gnarly-ground", "long-man"): (292, 44),
    ("gnarly-ground", "miss-treasons-cottage"): (446, 132),
    ("miss-treasons-cottage", "mad-wolf"): (532, 190),
    ("mad-stoat", "copperhead-mine"): (82, 432),
    ("copperhead-mine", "brass-neck"): (168, 506),
}
"""Each path, and the point it swings by."""

LANCRE = Chart(SPOTS, BENDS, ROWS)
