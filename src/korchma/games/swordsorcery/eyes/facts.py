"""The maps as they are printed: what a client draws a quest's table from."""

from __future__ import annotations

import msgspec

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.maps import Board, QuestMap


class AreaFact(msgspec.Struct, frozen=True):
    """An area: its sight mark, its corners, the floor of its tile, its ground. [18-27]"""

    id: str
    at: tuple[float, float]
    corners: tuple[tuple[float, float], ...]
    tile: str
    floor: str
    ground: str


class SpotFact(msgspec.Struct, frozen=True):
    """A gate or a shrine, where it stands, and the symbol that calls there. [162, 185]"""

    id: str
    area: str
    symbol: str = ""


class MapFact(msgspec.Struct, frozen=True):
    """The map of a quest. What opens, breaks or moves on it is in the view."""

    areas: tuple[AreaFact, ...]
    sides: dict[str, tuple[str, str]]
    """Areas next to each other, by the name of their side."""
    hedges: tuple[str, ...]
    barriers: tuple[tuple[str, str], ...]
    """From the first area to the second, never back. [29]"""
    shrines: tuple[SpotFact, ...]
    gates: tuple[SpotFact, ...]


class Facts(msgspec.Struct, frozen=True):
    """The maps of the quests."""

    maps: dict[str, MapFact]


def facts(box: Box) -> Facts:
    """The same for every table."""
    return Facts({name: _map(book.map, box.boards[name]) for name, book in box.quests.items()})


def _map(quest: QuestMap, board: Board) -> MapFact:
    floors = {tile.id: tile.floor for tile in quest.tiles}
    return MapFact(
        areas=tuple(
            AreaFact(
                row.id,
                row.at,
                tuple(board.corners[row.id]),
                row.tile,
                floors[row.tile],
                row.ground,
            )
            for row in quest.areas
        ),
        sides=board.sides,
        hedges=tuple(sorted(board.blind)),
        barriers=quest.barriers,
        shrines=tuple(SpotFact(row.id, row.area) for row in quest.shrines),
        gates=tuple(SpotFact(row.id, row.area, row.symbol) for row in quest.gates),
    )
