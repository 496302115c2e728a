"""Who sees whom: straight lines between the sight points of areas, and what stands in their way.

All numbers are exact, so that a line through a corner is the same line on every machine: a map is
drawn on a grid so fine that each of its points lies on it, and reckoned with in whole numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import Generic, NamedTuple, TypeAlias

from korchma.tray.maps.graph import N

Number: TypeAlias = int | float | Fraction
Point: TypeAlias = tuple[Number, Number]
Side: TypeAlias = tuple[Point, Point]
"""A straight piece of wall, a door, a hedge."""
Spot: TypeAlias = tuple[int, int]
"""A point of the fine grid."""
Edge: TypeAlias = tuple[Spot, Spot]


class Line(NamedTuple, Generic[N]):
    """The line between two sight points: whether something that never moves blocks it, and else
    which screens it touches and which areas it crosses, both ends left out."""

    blocked: bool
    screens: frozenset[str]
    crosses: frozenset[N]


def square(x: Number, y: Number) -> tuple[Point, ...]:
    """The corners of the unit square around a point."""
    half = Fraction(1, 2)
    left, low = Fraction(x) - half, Fraction(y) - half
    return (left, low), (left + 1, low), (left + 1, low + 1), (left, low + 1)


class Sight(Generic[N]):
    """Areas with their sight points and corners (convex, in order), walls, and named screens:
    doors and wall tokens that may be there or not.

    The outer border of the map blocks like a wall. A line that touches the end of a wall or screen
    is blocked; one that touches only the corner of an area does not cross it.

    >>> points = {1: (0, 0), 2: (1, 0), 3: (2, 0), 4: (2, 1)}
    >>> tile = Sight(points, screens={"door": ((1.5, -0.5), (1.5, 0.5))})
    >>> tile.sees(1, 3), tile.sees(1, 3, shut=frozenset(["door"]))
    (True, False)
    >>> tile.sees(1, 3, held=frozenset([2])), tile.sees(2, 3, held=frozenset([2, 3]))
    (False, True)
    >>> tile.sees(1, 4)  # past the outer corner of 2
    False
    """

    def __init__(
        self,
        points: Mapping[N, Point],
        corners: Mapping[N, Sequence[Point]] | None = None,
        walls: Iterable[Side] = (),
        screens: Mapping[str, Side] | None = None,
    ) -> None:
        shapes = corners or {area: square(x, y) for area, (x, y) in points.items()}
        sides, screens = [*walls], screens or {}
        ends = [point for side in (*sides, *screens.values()) for point in side]
        every = [*points.values(), *ends, *(x for shape in shapes.values() for x in shape)]
        self._fine = lcm(*[Fraction(n).denominator for point in every for n in point])
        self._points: dict[N, Spot] = {area: self._spot(x) for area, x in points.items()}
        self._corners: dict[N, list[Spot]] = {
            area: _leftward([self._spot(point) for point in shape])
            for area, shape in shapes.items()
        }
        self._walls: list[Edge] = [self._edge(side) for side in sides]
        self._walls += self._border()
        self._screens: dict[str, Edge] = {x: self._edge(side) for x, side in screens.items()}
        self._lines: dict[tuple[N, N], Line[N]] = {}

    def _spot(self, point: Point) -> Spot:
        x, y = point
        return int(Fraction(x) * self._fine), int(Fraction(y) * self._fine)

    def _edge(self, side: Side) -> Edge:
        return self._spot(side[0]), self._spot(side[1])

    def sees(
        self,
        here: N,
        there: N,
        shut: frozenset[str] = frozenset(),
        held: frozenset[N] = frozenset(),
    ) -> bool:
        """Whether one area sees another while these screens are shut and these areas are held by
        figures that hide what is behind them."""
        if here == there:
            return True
        line = self._lines.get((here, there)) or self.line(here, there)
        return (
            not line.blocked
            and shut.isdisjoint(line.screens)
            and (not held or held.isdisjoint(line.crosses))
        )

    def line(self, here: N, there: N) -> Line[N]:
        """The line between two areas, worked out once."""
        key = here, there
        if key not in self._lines:
            made = self._draw((self._points[here], self._points[there]), {here, there})
            self._lines[here, there] = self._lines[there, here] = made
        return self._lines[key]

    def side(self, one: N, other: N) -> Side:
        """The side two areas share: where a wall or a door between them stands."""
        theirs = {frozenset(edge) for edge in _edges(self._corners[other])}
        found = [edge for edge in _edges(self._corners[one]) if frozenset(edge) in theirs]
        if not found:
            raise ValueError(f"{one} and {other} share no side")
        (ax, ay), (bx, by) = found[0]
        fine = self._fine
        return (Fraction(ax, fine), Fraction(ay, fine)), (Fraction(bx, fine), Fraction(by, fine))

    def _border(self) -> list[Edge]:
        """The sides that belong to one area only."""
        edges = [edge for shape in self._corners.values() for edge in _edges(shape)]
        shared = Counter(map(frozenset, edges))
        return [edge for edge in edges if shared[frozenset(edge)] == 1]

    def _draw(self, line: Edge, ends: set[N]) -> Line[N]:
        if any(_touch(line, wall) for wall in self._walls):
            return Line(True, frozenset(), frozenset())
        return Line(
            False,
            frozenset(name for name, edge in self._screens.items() if _touch(line, edge)),
            frozenset(
                area
                for area, shape in self._corners.items()
                if area not in ends and _crosses(line, shape)
            ),
        )


def _edges(shape: Sequence[Spot]) -> list[Edge]:
    return [*zip(shape, (*shape[1:], shape[0]), strict=True)]


def _leftward(shape: list[Spot]) -> list[Spot]:
    """The same corners, so that the area lies left of each of its sides."""
    around = sum(_turn((0, 0), *edge) for edge in _edges(shape))
    return shape if around > 0 else shape[::-1]


def _turn(a: Spot, b: Spot, c: Spot) -> int:
    """Above nought where c lies left of the line from a to b, nought where it lies on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _apart(line: Edge, spots: Sequence[Spot]) -> bool:
    """Whether all of these lie above, below, left or right of a line: most do."""
    (ax, ay), (bx, by) = line
    left, right = (ax, bx) if ax < bx else (bx, ax)
    low, high = (ay, by) if ay < by else (by, ay)
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return max(xs) < left or min(xs) > right or max(ys) < low or min(ys) > high


def _touch(one: Edge, other: Edge) -> bool:
    """Whether two sides have a point in common, their ends counted."""
    if _apart(one, other):
        return False
    (a, b), (c, d) = one, other
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0


def _crosses(line: Edge, shape: Sequence[Spot]) -> bool:
    """Whether a line goes through the inside of a convex area, cut off side after side."""
    if _apart(line, shape):
        return False
    a, b = line
    enter, leave = Fraction(0), Fraction(1)
    for c, d in _edges(shape):
        at_a, at_b = _turn(c, d, a), _turn(c, d, b)
        if at_a <= 0 and at_b <= 0:
            return False
        if at_a < 0 or at_b < 0:
            cut = Fraction(at_a, at_a - at_b)
            enter, leave = (max(enter, cut), leave) if at_a < 0 else (enter, min(leave, cut))
    return enter < leave
