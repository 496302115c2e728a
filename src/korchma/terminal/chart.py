"""A map drawn with letters: places where they lie, paths between them, lightly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

from korchma.terminal.picture import Picture

WIDTH, HEIGHT = 900, 552
TALL = 22
"""From so many lines on, places lie where they are; below, in rows of two lines."""


class Spot(NamedTuple):
    """Where a place lies on the drawing, and in which of the rows."""

    x: int
    y: int
    row: int


class Mark(NamedTuple):
    """A few letters on a place: who and what is there."""

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


class Chart:
    """Where the places of a map lie, the points its paths swing by, and its rows for low screens.

    A place of two lines in each row is the least that is drawn; ``rows`` are heights on the
    drawing.
    """

    def __init__(
        self,
        spots: Mapping[str, Spot],
        bends: Mapping[tuple[str, str], tuple[int, int]],
        rows: Sequence[int],
    ) -> None:
        self.spots = spots
        self.bends = bends
        self.rows = rows

    def _row_at(self, y: float, height: int) -> float:
        """The line of the screen for a height of the drawing."""
        if height >= TALL:
            return (y - 60) / (HEIGHT - 110) * (height - 2)
        pitch = (height - 2) / (len(self.rows) - 1)
        for i, (above, below) in enumerate(pairwise(self.rows)):
            if y <= below:
                return max(0.0, i + (y - above) / (below - above)) * pitch
        return height - 2

    def _line_of(self, spot: Spot, height: int) -> int:
        if height >= TALL:
            return round(self._row_at(spot.y, height))
        return round(spot.row * (height - 2) / (len(self.rows) - 1))

    def draw(
        self,
        places: Mapping[str, Place],
        width: int,
        height: int,
        inks: Mapping[tuple[str, str], str] | None = None,
    ) -> Picture:
        """The map with these places on it; with ``inks`` only those paths, each in its own."""
        picture = Picture(width, max(height, 2 * len(self.rows)))
        height = len(picture.rows)
        edges: dict[str, int] = {}
        for row in range(len(self.rows)):
            shown = [name for name in places if self.spots[name].row == row]
            shown.sort(key=lambda name: self.spots[name].x)
            wanted = [(self.spots[x].x * width / WIDTH, places[x].width) for x in shown]
            edges.update(zip(shown, _pack(wanted, width), strict=True))
        lines = {name: self._line_of(self.spots[name], height) for name in edges}
        _apart(edges, lines, {name: places[name].width for name in edges}, width)
        centres = {}
        for name, edge in edges.items():
            _clear(picture, places[name], edge, lines[name])
            centres[name] = (edge + places[name].width / 2, lines[name] + 0.5)
        for name, edge in edges.items():
            _place(picture, places[name], edge, lines[name])
        self._paths(picture, centres, dict.fromkeys(self.bends, "path") if inks is None else inks)
        return picture

    def _paths(
        self,
        picture: Picture,
        centres: Mapping[str, tuple[float, float]],
        inks: Mapping[tuple[str, str], str],
    ) -> None:
        """The paths, lightly, wherever nothing else is written."""
        across, height = picture.width / WIDTH, len(picture.rows)
        for (one, other), ink in inks.items():
            bx, by = self.bends[one, other]
            bend = (bx * across, self._row_at(by, height) + 0.5)
            last = (-9, -9)
            for x, y in _swing(centres[one], bend, centres[other]):
                at = (round(x), round(y))
                if abs(at[0] - last[0]) >= 2 or at[1] != last[1]:
                    picture.dot(*at, "·", ink)
                    last = at


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
