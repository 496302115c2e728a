"""The maps as they are printed and the lines of cards: what a client draws a quest's table from."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.foes import Scroll
from korchma.games.swordsorcery.box.maps import Board, QuestMap
from korchma.games.swordsorcery.box.phrases import (
    Phrase,
    attacking,
    level_phrases,
    side_phrases,
)
from korchma.games.swordsorcery.box.telling import row_phrase, weak_word
from korchma.games.swordsorcery.rules.breeds import breed
from korchma.games.swordsorcery.rules.growing import TOP, price


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
    """The maps of the quests, and what every card says line by line."""

    maps: dict[str, MapFact]
    says: dict[str, tuple[Phrase, ...]]
    """``power:cleave:1``, ``item:cord:a``, ``row:raider-blue:0``, ``arm:raider-blue:sword``,
    ``weak:raider-blue-1``."""
    prices: tuple[int, ...]
    """What each rank of a soul costs, from the second on. [74]"""


def facts(box: Box) -> Facts:
    """The same for every table."""
    maps = {name: _map(book.map, box.boards[name]) for name, book in box.quests.items()}
    return Facts(maps, dict(_says(box)), tuple(map(price, range(1, TOP))))


def _map(quest: QuestMap, board: Board) -> MapFact:
    floors = {tile.id: tile.floor for tile in quest.tiles}
    return MapFact(
        areas=tuple(
            AreaFact(x.id, x.at, _corners(board, x.id), x.tile, floors[x.tile], x.ground)
            for x in quest.areas
        ),
        sides=board.sides,
        hedges=tuple(sorted(board.blind)),
        barriers=quest.barriers,
        shrines=tuple(SpotFact(x.id, x.area) for x in quest.shrines),
        gates=tuple(SpotFact(x.id, x.area, x.symbol) for x in quest.gates),
    )


def _corners(board: Board, area: str) -> tuple[tuple[float, float], ...]:
    return tuple((float(x), float(y)) for x, y in board.corners[area])


def _says(box: Box) -> Iterator[tuple[str, tuple[Phrase, ...]]]:
    for power in box.powers.values():
        for level in power.levels:
            yield f"power:{power.id}:{level.rank}", level_phrases(level)
    for item in box.items.values():
        for name, side in (("a", item.a), ("b", item.b)):
            if side is not None:
                yield f"item:{item.id}:{name}", side_phrases(side)
    for row in box.scrolls.values():
        yield from _scroll(row.id, row.scroll)
    for boss in box.bosses.values():
        for face in (boss.a, boss.b):
            yield from _scroll(f"{boss.id}-{face.id}", face.scroll)
    for card in (*box.enemies, *box.bosses):
        weak = breed(box, card).weak
        yield f"weak:{card}", tuple(Phrase((weak_word(each),)) for each in weak)


def _scroll(name: str, scroll: Scroll) -> Iterator[tuple[str, tuple[Phrase, ...]]]:
    for n, row in enumerate(scroll.rows):
        yield f"row:{name}:{n}", (row_phrase(row, scroll),)
    for arm in scroll.weapons:
        yield f"arm:{name}:{arm.id}", tuple(attacking(arm.attack))
