"""Maps and decks looked over before anybody plays on them: what is named is there, feet get
everywhere, eyes see what the author says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from korchma.games.swordsorcery.box.maps import Board, QuestMap
from korchma.games.swordsorcery.box.moments import Drew, Pile
from korchma.games.swordsorcery.box.quests import Book
from korchma.games.swordsorcery.box.tales import Enemy, Event

AREAS = ("at", "area", "areas", "route", "start", "searches")
"""Fields that name areas."""
SIDES = ("between", "walls", "hedges", "barriers")
"""Fields that name two areas with a side in common."""


def survey(book: Book) -> list[str]:
    """All that is wrong with the map of a quest and with what stands on it, in its own words."""
    board = Board(book.map)
    out = [*_drawn(book.map), *_named(book, board)]
    out = out or [*_walked(book.map, board), *_watched(book.map, board), *_dealt(book)]
    return [fault.replace(f"{book.quest.id}-a", "a") for fault in out]


def _drawn(map: QuestMap) -> Iterator[str]:
    """The tiles and areas themselves."""
    ids = [row.id for row in map.areas]
    yield from (f"map: area {each} is there twice" for each in {*ids} if ids.count(each) > 1)
    tiles = {tile.id for tile in map.tiles}
    yield from (f"map: {row.id}: no tile {row.tile}" for row in map.areas if row.tile not in tiles)
    used = {row.tile for row in map.areas}
    yield from (f"map: nothing is on tile {each}" for each in sorted(tiles - used))
    if not map.start:
        yield "map: the heroes start nowhere"


def _named(book: Book, board: Board) -> Iterator[str]:
    """Areas, sides, gates, shrines, tokens, piles, rules: whatever is named is there."""
    known: dict[str, set[str]] = {
        "gate": {row.id for row in book.map.gates},
        "shrine": {row.id for row in book.map.shrines},
        "token": {row.id for row in book.map.tokens},
        "pile": {row.id for row in book.map.piles},
        "rule": {*book.quest.asleep},
        "per": {row.id for row in book.quest.counts},
        "enemy": _enemies(book),
    }
    spots = {*board.areas, *known["gate"], "gate", "half", "flip", ""}
    for where, struct in placed(book):
        for field in struct.__struct_fields__:
            value = getattr(struct, field)
            if field in AREAS:
                names = value if isinstance(value, tuple) else (value,)
                wrong = [x for x in names if isinstance(x, str) and x not in spots]
                yield from (f"{where}: no area {each}" for each in wrong)
            elif field in SIDES:
                pairs = (value,) if field == "between" else value
                apart = [pair for pair in pairs if board.side(*pair) not in board.sides]
                yield from (f"{where}: {one} and {other} share no side" for one, other in apart)
            elif field in known and isinstance(value, str) and value not in known[field] | {""}:
                yield f"{where}: no {field} {value}"


def placed(book: Book) -> Iterator[tuple[str, Any]]:
    """Every Struct in a quest, those inside others too, with where it stands."""
    yield from _inside("map", book.map)
    yield from _inside("quest", book.quest)
    for name, paragraph in book.paragraphs.items():
        yield from _inside(f"paragraph {name}", paragraph)


def _inside(where: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, msgspec.Struct):
        yield where, value
        for name in value.__struct_fields__:
            yield from _inside(where, getattr(value, name))
    elif isinstance(value, tuple | dict):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _inside(where, each)


def structs(book: Book) -> Iterator[Any]:
    """Every Struct in a quest."""
    return (struct for _, struct in placed(book))


def _enemies(book: Book) -> set[str]:
    """The names enemies of the story come by."""
    return {each.name for each in structs(book) if isinstance(each, Enemy)}


# --- feet and eyes -------------------------------------------------------------------------------


def _walked(map: QuestMap, board: Board) -> Iterator[str]:
    """With every door open: heroes get everywhere, and whoever comes through a gate gets out."""
    walls = frozenset(board.side(*between) for between in map.walls)
    roads = board.roads(walls)
    for area in board.areas:
        if not any(roads.distance(start, area) is not None for start in map.start):
            yield f"map: no way leads from the start to {area}"
    for gate in map.gates:
        if not any(roads.distance(gate.area, start) is not None for start in map.start):
            yield f"map: no way leads from gate {gate.id} to the heroes' start"
    for row in map.tokens:
        for one, other in zip(row.route, row.route[1:], strict=False):
            if roads.distance(one, other) != 1:
                yield f"map: the route of {row.id} cannot be gone from {one} to {other}"


def _watched(map: QuestMap, board: Board) -> Iterator[str]:
    """Eyes: what the author says, and the same there and back."""
    back = Board(map).sight
    shut = board.shut | board.blind
    for number, one in enumerate(board.areas):
        for other in board.areas[number + 1 :]:
            if board.sight.sees(one, other, shut) != back.sees(other, one, shut):
                yield f"map: {one} sees {other}, or the other way round, not both"
    yield from _expected(board, shut, map.seen, True)
    yield from _expected(board, shut, map.unseen, False)


def _expected(
    board: Board, shut: frozenset[str], pairs: Iterable[tuple[str, str]], seen: bool
) -> Iterator[str]:
    for one, other in pairs:
        if board.sight.sees(one, other, shut) is not seen:
            yield f"map: {one} {'does not see' if seen else 'sees'} {other}"


# --- decks ---------------------------------------------------------------------------------------


def _dealt(book: Book) -> Iterator[str]:
    """The decks hold what is asked of them."""
    laid, bag = len(book.map.shadows), book.quest.shadows.total()
    if bag <= laid:
        yield f"quest: {laid} shadows are laid, and the bag holds {bag}"
    cards = {*book.quest.events}
    for each in structs(book):
        if isinstance(each, Event) and each.act != "discard" and each.card is None:
            yield f"quest: event {each.act} names no card"
        if isinstance(each, Drew) and each.card not in cards:
            yield f"quest: {each.card} is waited for and not in the event deck"
    for row in book.map.piles:
        drawn = [p for p in book.paragraphs.values() if Pile(row.id) in p.on]
        if len(drawn) < len(row.areas):
            yield f"quest: pile {row.id} has {len(row.areas)} heaps and {len(drawn)} paragraphs"
    named = [row.name for row in book.quest.aside]
    for enemy in (each for each in structs(book) if isinstance(each, Enemy)):
        card = next((row for row in book.quest.aside if row.name == enemy.name), None)
        if card is not None and (card.kind, card.rank) != (enemy.kind, enemy.rank):
            yield f"quest: {enemy.name} was put aside as another card"
    yield from (
        f"quest: {name} is put aside and never comes"
        for name in named
        if name not in _enemies(book)
    )
