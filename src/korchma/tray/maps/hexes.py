"""Hexes: six neighbours each, counted along two axes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from korchma.tray.maps.graph import Graph, N


class Hex(NamedTuple):
    """A hex by its axes: ``q`` to the east, ``r`` to the south-east.

    >>> Hex(0, 0).distance(Hex(2, -1))
    2
    """

    q: int
    r: int

    @property
    def around(self) -> tuple[Hex, ...]:
        """The six next to it, from the east on against the clock."""
        q, r = self
        return (
            Hex(q + 1, r),
            Hex(q + 1, r - 1),
            Hex(q, r - 1),
            Hex(q - 1, r),
            Hex(q - 1, r + 1),
            Hex(q, r + 1),
        )

    def distance(self, other: Hex) -> int:
        """Steps as the crow flies, whatever lies between."""
        q, r = self.q - other.q, self.r - other.r
        return max(abs(q), abs(r), abs(q + r))

    @classmethod
    def of_offset(cls, row: int, column: int) -> Hex:
        """The hex of a printed grid whose odd rows stand half a hex to the right.

        >>> Hex.of_offset(3, 1)
        Hex(q=0, r=3)
        """
        return cls(column - (row - (row & 1)) // 2, row)

    @property
    def offset(self) -> tuple[int, int]:
        """Its row and column in a printed grid whose odd rows stand half a hex to the right."""
        return self.r, self.q + (self.r - (self.r & 1)) // 2


def spread(rows: Sequence[str]) -> Iterator[tuple[Hex, str]]:
    """The cells of a map written down row by row, with a space between cells.

    >>> dict(spread(["D- H-", " B- M-"]))[Hex.of_offset(1, 1)]
    'M-'
    """
    for row, line in enumerate(rows):
        for column, cell in enumerate(line.split()):
            yield Hex.of_offset(row, column), cell


def hex_graph(cells: Mapping[N, Hex], open_: Callable[[N, N], bool] | None = None) -> Graph[N]:
    """The map of these hexes by name; ``open_`` says which borders can be crossed, else all.

    >>> hex_graph({"here": Hex(0, 0), "there": Hex(1, 0), "far": Hex(5, 5)}).near["here"]
    ('there',)
    """
    name = {cell: place for place, cell in cells.items()}
    return Graph(
        {
            place: [
                name[near]
                for near in cell.around
                if near in name and (open_ is None or open_(place, name[near]))
            ]
            for place, cell in cells.items()
        }
    )
