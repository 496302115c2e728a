"""The map of Lancre, drawn with letters."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, pairwise
from typing import NamedTuple

from korchma.terminal.picture import Picture

WIDTH, HEIGHT = 900, 552
TALL = 22
"""From so many lines on, places lie where they are; below, in seven rows of two lines."""
ROWS = (82, 165, 230, 273, 329, 385, 460)
"""Where on the drawing each of the seven rows lies."""


class Spot(NamedTuple):
    """Where a place lies on the drawing, and in which of the seven rows."""

    x: int
    y: int
    row: int


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


class Mark(NamedTuple):
    """A few letters on a space: a problem, a crisis, a witch."""

    text: str
    ink: str = ""
    ref: str = ""


class Place(NamedTuple):
    """A place as it is drawn: its name, and the marks below it."""

    label: Mark
    marks: tuple[Mark, ...]

    @property
    def width(self) -> int:
        """How much room it takes."""
        return max(len(self.label.text), sum(len(mark.text) for mark in self.marks))


def _row_at(y: float, height: int) -> float:
    """The line of the screen for a height of the drawing."""
    if height >= TALL:
        return (y - 60) / (HEIGHT - 110) * (height - 2)
    pitch = (height - 2) / (len(ROWS) - 1)
    for i, (above, below) in enumerate(pairwise(ROWS)):
        if y <= below:
            return max(0.0, i + (y - above) / (below - above)) * pitch
    return height - 2


def _line_of(spot: Spot, height: int) -> int:
    if height >= TALL:
        return round(_row_at(spot.y, height))
    return round(spot.row * (height - 2) / (len(ROWS) - 1))


def _pack(wanted: list[tuple[float, int]], width: int) -> list[int]:
    """Left edges for things in a row, as near to their middles as they fit.

    >>> _pack([(5, 11), (15, 13)], 40)
    [0, 12]
    >>> _pack([(38, 4), (39, 4)], 40)
    [31, 36]
    """
    edges: list[int] = []
    free = 0
    for middle, size in wanted:
        edges.append(max(free, round(middle - size / 2)))
        free = edges[-1] + size + 1
    limit = width
    for i in range(len(edges) - 1, -1, -1):
        edges[i] = max(0, min(edges[i], limit - wanted[i][1]))
        limit = edges[i] - 1
    return edges


def _swing(
    a: tuple[float, float], bend: tuple[float, float], b: tuple[float, float]
) -> list[tuple[float, float]]:
    """Points of a path that swings by its bend."""
    mid = (2 * bend[0] - (a[0] + b[0]) / 2, 2 * bend[1] - (a[1] + b[1]) / 2)
    steps = 60
    out = []
    for i in range(steps + 1):
        t = i / steps
        s = 1 - t
        x = s * s * a[0] + 2 * s * t * mid[0] + t * t * b[0]
        y = s * s * a[1] + 2 * s * t * mid[1] + t * t * b[1]
        out.append((x, y))
    return out


def _paths(picture: Picture, centres: Mapping[str, tuple[float, float]], height: int) -> None:
    """The paths, lightly, wherever nothing else is written."""
    across = picture.width / WIDTH
    for (one, other), (bx, by) in BENDS.items():
        bend = (bx * across, _row_at(by, height) + 0.5)
        last = (-9, -9)
        for x, y in _swing(centres[one], bend, centres[other]):
            at = (round(x), round(y))
            if abs(at[0] - last[0]) >= 2 or at[1] != last[1]:
                picture.dot(*at, "·", "path")
                last = at


def draw(places: Mapping[str, Place], width: int, height: int) -> Picture:
    """The map with these places on it."""
    picture = Picture(width, max(height, 2 * len(ROWS)))
    height = len(picture.rows)
    edges: dict[str, int] = {}
    for row in range(len(ROWS)):
        shown = [area for area in places if area in SPOTS and SPOTS[area].row == row]
        shown.sort(key=lambda area: SPOTS[area].x)
        wanted = [(SPOTS[area].x * width / WIDTH, places[area].width) for area in shown]
        edges.update(zip(shown, _pack(wanted, width), strict=True))
    lines = {area: _line_of(SPOTS[area], height) for area in edges}
    _apart(edges, lines, {area: places[area].width for area in edges}, width)
    centres = {}
    for area, edge in edges.items():
        _clear(picture, places[area], edge, lines[area])
        centres[area] = (edge + places[area].width / 2, lines[area] + 0.5)
    for area, edge in edges.items():
        _place(picture, places[area], edge, lines[area])
    _paths(picture, centres, height)
    return picture


def _apart(
    edges: dict[str, int], lines: Mapping[str, int], sizes: Mapping[str, int], width: int
) -> None:
    """Push apart what would be written over one another."""
    close = [
        (one, other) if edges[one] < edges[other] else (other, one)
        for one, other in combinations(edges, 2)
        if abs(lines[one] - lines[other]) < 2
    ]
    for _ in range(width):
        quiet = True
        for left, right in close:
            if edges[left] + sizes[left] >= edges[right]:
                quiet = False
                edges[left] = max(0, edges[left] - 1)
                edges[right] = min(width - sizes[right], edges[right] + 1)
        if quiet:
            return


def _starts(place: Place, edge: int) -> tuple[int, int]:
    """Where the name begins, and where the marks below it: both in the middle."""
    marks = sum(len(mark.text) for mark in place.marks)
    return edge + (place.width - len(place.label.text)) // 2, edge + (place.width - marks) // 2


def _clear(picture: Picture, place: Place, edge: int, line: int) -> None:
    """Keep the paths a little away from what is written."""
    label, marks = _starts(place, edge)
    picture.put(label - 1, line, " " * (len(place.label.text) + 2), "gap")
    size = sum(len(mark.text) for mark in place.marks)
    picture.put(marks - 2, line + 1, " " * (size + 4), "gap")


def _place(picture: Picture, place: Place, edge: int, line: int) -> None:
    """A name, and below it what lies there."""
    label, x = _starts(place, edge)
    picture.put(label, line, *place.label)
    for mark in place.marks:
        picture.put(x, line + 1, *mark)
        x += len(mark.text)
