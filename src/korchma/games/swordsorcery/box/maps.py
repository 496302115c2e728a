"""The map of a quest: areas on tiles, what parts them, what lies there. [18-44]

Areas that share a side are next to each other, and the side is open unless the map says otherwise.

>>> ford = QuestMap(
...     tiles=(Tile("bank", "grass"),),
...     areas=tuple(AreaRow(f"a{x}", (x, 0), "bank") for x in range(4)),
...     doors=(DoorRow(("a1", "a2")),),
...     barriers=(("a3", "a2"),),
... )
>>> board = Board(ford)
>>> board.roads(board.shut).distance("a0", "a2"), board.roads(frozenset()).distance("a0", "a2")
(None, 2)
>>> board.roads(frozenset()).distance("a0", "a3"), board.roads(frozenset()).distance("a3", "a0")
(None, 3)
>>> board.sight.sees("a0", "a3", board.shut), board.sight.sees("a0", "a3")
(False, True)
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cached_property
from itertools import pairwise
from typing import Literal, TypeAlias

import msgspec

from korchma.games.swordsorcery.box.holding import Area, Between, Ground, When
from korchma.tray.maps import Graph, Point, Side, Sight, square

Lock: TypeAlias = Literal["", "red", "blue", "green"]
"""The colour of a magic lock and its key. [33, 34]"""
Symbol: TypeAlias = Literal["shield", "hit", "power", "magic"]
"""What the blue die must show for a gate. [185]"""


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that belongs to a map."""


class Tile(Piece, frozen=True):
    """A tile, drawn as one floor."""

    id: str
    floor: Literal["grass", "water", "road", "stone", "wood", "mud", "salt", "rock", "ash"]


class AreaRow(Piece, frozen=True):
    """An area: the unit square around its sight mark, or what its corners say (convex, in order).

    ``tags`` are names the quest's own rules use."""

    id: Area
    at: tuple[float, float]
    tile: str
    ground: Ground = "normal"
    tags: tuple[str, ...] = ()
    corners: tuple[tuple[float, float], ...] = ()


class DoorRow(Piece, frozen=True):
    """A door; ``locked`` asks for an action, a ``lock`` for its key before. [30-33]"""

    between: Between
    locked: bool = False
    lock: Lock = ""


class ChestRow(Piece, frozen=True):
    """A chest. [32]"""

    area: Area
    lock: Lock = ""


class ShrineRow(Piece, frozen=True):
    """A shrine, awake or not. [162, 163]"""

    id: str
    area: Area
    lit: bool = False


class GateRow(Piece, frozen=True):
    """A spawn gate. [185]"""

    id: str
    area: Area
    symbol: Symbol
    open: bool = False


class ShadowRow(Piece, frozen=True):
    """A shadow token, laid where so many heroes start. [184]"""

    area: Area
    heroes: int = 2


class TokenRow(Piece, frozen=True):
    """A token of the quest: nobody, hides nothing. On a ``route`` it ``waits`` in an area until
    something holds."""

    id: str
    areas: tuple[Area, ...] = ()
    route: tuple[Area, ...] = ()
    waits: dict[Area, When] = {}


class PileRow(Piece, frozen=True):
    """Heaps that are searched for an action; each draws a paragraph of the pile."""

    id: str
    areas: tuple[Area, ...]


class QuestMap(Piece, frozen=True, kw_only=True):
    """Everything that lies on the table when a quest begins. ``walls`` stop feet and eyes,
    ``hedges`` only eyes; over a barrier one gets from its first area to its second, never back.

    ``seen`` and ``unseen`` are what the author expects of the eyes, doors shut and nobody there.
    """

    tiles: tuple[Tile, ...]
    areas: tuple[AreaRow, ...]
    start: tuple[Area, ...] = ()
    walls: tuple[Between, ...] = ()
    hedges: tuple[Between, ...] = ()
    barriers: tuple[Between, ...] = ()
    doors: tuple[DoorRow, ...] = ()
    chests: tuple[ChestRow, ...] = ()
    searches: tuple[Area, ...] = ()
    shrines: tuple[ShrineRow, ...] = ()
    gates: tuple[GateRow, ...] = ()
    shadows: tuple[ShadowRow, ...] = ()
    tokens: tuple[TokenRow, ...] = ()
    piles: tuple[PileRow, ...] = ()
    seen: tuple[Between, ...] = ()
    unseen: tuple[Between, ...] = ()


class Board:
    """A map made ready: who is next to whom, and what is seen, whatever is shut.

    A side has a name, ``a5-a6``, in the order of the map's areas. ``shut`` are the sides with a
    wall or a door when the quest begins; ``blind`` those with a hedge, which no foot minds.
    """

    def __init__(self, quest: QuestMap) -> None:
        self.areas: tuple[Area, ...] = tuple(row.id for row in quest.areas)
        self.points: dict[Area, Point] = {row.id: row.at for row in quest.areas}
        self.corners: dict[Area, tuple[Point, ...]] = {
            row.id: row.corners or square(*row.at) for row in quest.areas
        }
        self.grounds = {row.id: row.ground for row in quest.areas}
        """What the ground of each area is, until something changes it. [28, 29]"""
        self._order = {area: number for number, area in enumerate(self.areas)}
        self.sides: dict[str, Between] = {
            self.side(one, other): (one, other) for one, other in self._neighbours()
        }
        self.doors_at: dict[Area, list[str]] = {area: [] for area in self.areas}
        """Sides with a door, of each area, as the map lists them."""
        for door in quest.doors:
            for area in door.between:
                self.doors_at[area].append(self.side(*door.between))
        parted = (*quest.walls, *(door.between for door in quest.doors))
        self.shut = frozenset(self.side(*between) for between in parted)
        self.blind = frozenset(self.side(*between) for between in quest.hedges)
        self._against = frozenset((low, high) for high, low in quest.barriers)
        self._all: Graph[Area] = Graph.of_roads(self.areas, self.sides.values())
        self._roads: dict[frozenset[str], Graph[Area]] = {}
        self._reaches: dict[frozenset[str], Graph[Area]] = {}

    def side(self, one: Area, other: Area) -> str:
        """The name of the side between two areas."""
        first, last = sorted((one, other), key=lambda area: self._order.get(area, -1))
        return f"{first}-{last}"

    def roads(self, shut: frozenset[str]) -> Graph[Area]:
        """Where feet go while these sides are shut; barriers are gone one way only. [26-31]"""
        if shut not in self._roads:
            self._roads[shut] = self._all.without(self._both_ways(shut) | self._against)
        return self._roads[shut]

    def reaches(self, shut: frozenset[str]) -> Graph[Area]:
        """How far it is to shoot or to see: over what stops no eye, barriers both ways. [4.D 26]"""
        if shut not in self._reaches:
            self._reaches[shut] = self._all.without(self._both_ways(shut | self.blind))
        return self._reaches[shut]

    @cached_property
    def sight(self) -> Sight[Area]:
        """Who sees whom; its screens are all sides, by name."""
        shapes: Sight[Area] = Sight(self.points, self.corners)
        screens = {name: shapes.side(*areas) for name, areas in self.sides.items()}
        return Sight(self.points, self.corners, screens=screens)

    def _both_ways(self, shut: frozenset[str]) -> frozenset[Between]:
        pairs = [self.sides[name] for name in shut]
        return frozenset((*pairs, *((other, one) for one, other in pairs)))

    def _neighbours(self) -> Iterator[Between]:
        """The areas that share a side, in the order of the map."""
        owner: dict[frozenset[Point], Area] = {}
        for area, shape in self.corners.items():
            for edge in _edges(shape):
                first = owner.setdefault(edge, area)
                if first != area:
                    yield first, area


def _edges(shape: tuple[Point, ...]) -> Iterator[frozenset[Point]]:
    exact: list[Point] = [(Fraction(x), Fraction(y)) for x, y in (*shape, shape[0])]
    ends: Iterator[Side] = pairwise(exact)
    return (frozenset(side) for side in ends)
