"""Who sees whom: straight lines between the sight points of areas, and what stands in their way.

All numbers are exact, so that a line through a corner is the same line on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Generic, NamedTuple, TypeAlias

from korchma.tray.maps.graph import N

Number: TypeAlias = int | float | Fraction
Point: TypeAlias = tuple[Number, Number]
Side: TypeAlias = tuple[Point, Point]
"""A straight piece of wall, a door, a hedge."""


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
        self._points: dict[N, Point] = {area: _exact(point) for area, point in points.items()}
        shapes = corners or {area: square(x, y) for area, (x, y) in points.items()}
        self._corners: dict[N, list[Point]] = {
            area: [_exact(point) for point in shape] for area, shape in shapes.items()
        }
        self._walls: list[Side] = [_exact_side(side) for side in walls]
        self._walls += self._border()
        self._screens: dict[str, Side] = {
            name: _exact_side(side) for name, side in (screens or {}).items()
        }
        self._lines: dict[tuple[N, N], Line[N]] = {}

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
        theirs = {frozenset(side) for side in _sides(self._corners[other])}
        found = [side for side in _sides(self._corners[one]) if frozenset(side) in theirs]
        if not found:
            raise ValueError(f"{one} and {other} share no side")
        return found[0]

    def _border(self) -> list[Side]:
        """The sides that belong to one area only."""
        sides = [side for shape in self._corners.values() for side in _sides(shape)]
        shared = Counter(map(frozenset, sides))
        return [side for side in sides if shared[frozenset(side)] == 1]

    def _draw(self, line: Side, ends: set[N]) -> Line[N]:
        if any(_touch(line, wall) for wall in self._walls):
            return Line(True, frozenset(), frozenset())
        return Line(
            False,
            frozenset(name for name, side in self._screens.items() if _touch(line, side)),
            frozenset(
                area
                for area, shape in self._corners.items()
                if area not in ends and _crosses(line, shape)
            ),
        )


def _exact(point: Point) -> Point:
    return Fraction(point[0]), Fraction(point[1])


def _exact_side(side: Side) -> Side:
    return _exact(side[0]), _exact(side[1])


def _sides(shape: Sequence[Point]) -> list[Side]:
    return [*zip(shape, (*shape[1:], shape[0]), strict=True)]


def _turn(a: Point, b: Point, c: Point) -> Number:
    """Above nought where c lies left of the line from a to b, nought where it lies on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _touch(one: Side, other: Side) -> bool:
    """Whether two sides have a point in common, their ends counted."""
    (a, b), (c, d) = one, other
    if not all(
        min(a[i], b[i]) <= max(c[i], d[i]) and min(c[i], d[i]) <= max(a[i], b[i]) for i in (0, 1)
    ):
        return False
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0


def _crosses(line: Side, shape: Sequence[Point]) -> bool:
    """Whether a line goes through the inside of a convex area, cut off side after side."""
    (ax, ay), (bx, by) = line
    sides = _sides(shape)
    facing = 1 if sum(_turn((0, 0), *side) for side in sides) > 0 else -1
    enter, leave = Fraction(0), Fraction(1)
    for c, d in sides:
        at_a, at_b = facing * _turn(c, d, (ax, ay)), facing * _turn(c, d, (bx, by))
        if at_a <= 0 and at_b <= 0:
            return False
        if at_a < 0 or at_b < 0:
            cut = Fraction(at_a) / (Fraction(at_a) - Fraction(at_b))
            enter, leave = (max(enter, cut), leave) if at_a < 0 else (enter, min(leave, cut))
    return enter < leave
