"""Games somebody has played, newest first, as much as may be seen of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import select

from korchma.kernel import KorchmaError, find_game
from korchma.server.protocol import PastGame, SeatState, TableInfo
from korchma.server.storage.models import people, sitters, tables
from korchma.server.storage.regulars import played
from korchma.server.storage.store import Store
from korchma.server.tables.guests import Sitter
from korchma.server.tables.lobby import seats_at, table_info
from korchma.text import LANGUAGES, Voice

PAGE = 20
"""Games in one answer."""

Row = dict[str, Any]


async def history(
    store: Store, person: str, before: float | None, friends: Collection[str] | None
) -> tuple[PastGame, ...]:
    """A page of somebody's games before a time. ``friends`` of whoever looks: people who are
    neither among them nor public stay unnamed; without it somebody looks at their own."""
    mine = (played.c.person == person,) + (() if before is None else (played.c.ended < before,))
    noted = await store.rows(
        select(played, *(c.label(f"t_{c.name}") for c in tables.c))
        .join(tables, tables.c.code == played.c.code)
        .where(*mine)
        .order_by(played.c.ended.desc())
        .limit(PAGE)
    )
    found = [(row, {name[2:]: x for name, x in row.items() if name[:2] == "t_"}) for row in noted]
    if before is None and friends is None:
        found += await _running(store, person, {row["code"] for row in noted})
    seats = await seats_at(store, [table["code"] for _, table in found])
    named = await _named(store, seats, person, friends)
    games = (_game(row, table, seats[table["code"]], person, named) for row, table in found)
    return tuple(sorted(games, key=lambda game: -game.ended))


async def _running(store: Store, person: str, besides: Collection[str]) -> list[tuple[Row, Row]]:
    """Games under way, as lines of the history."""
    sat = select(sitters.c.code).where(sitters.c.person == person)
    going = (tables.c.status == "playing", tables.c.stuck == "", tables.c.code.in_(sat))
    query = select(tables).where(*going).order_by(tables.c.updated.desc()).limit(PAGE)
    rows = [row for row in await store.rows(query) if row["code"] not in besides]
    line = {"kind": "running", "place": 0, "won": False, "score": 0, "seat": -1}
    return [(line | {"ended": row["updated"]}, row) for row in rows]


async def _named(
    store: Store, seats: Mapping[str, list[Sitter]], person: str, friends: Collection[str] | None
) -> set[str] | None:
    """Those who may be named; None: all of them."""
    if friends is None:
        return None
    them = {sitter.person for at in seats.values() for sitter in at if sitter.person}
    known = (people.c.id.in_(them), people.c.public, people.c.leaving.is_(None))
    public = await store.rows(select(people.c.id).where(*known))
    return {row["id"] for row in public} | {person, *friends}


def _game(
    row: Row, table: Row, seats: list[Sitter], person: str, named: set[str] | None
) -> PastGame:
    """A line of the history."""
    info = table_info(table, seats, person, ())
    if row["kind"] == "left" and row["seat"] < len(info.seats):
        was = msgspec.structs.replace(info.seats[row["seat"]], mine=True)
        info = _with(info, {row["seat"]: was})
    hidden = {
        i: msgspec.structs.replace(info.seats[i], name="", who="")
        for i, sitter in enumerate(seats)
        if named is not None and sitter.kind == "human" and sitter.person not in named
    }
    if hidden:
        info = msgspec.structs.replace(_with(info, hidden), code="", commitment="")
    result = table["result"]
    return PastGame(
        table=info,
        kind=row["kind"],
        place=row["place"],
        won=row["won"],
        score=row["score"],
        scores=tuple(result["scores"]) if result else (),
        ended=row["ended"],
        ending=ending_words(table["game"], table["ending"]) if table["ending"] else {},
    )


def _with(info: TableInfo, changed: Mapping[int, SeatState]) -> TableInfo:
    seats = tuple(changed.get(i, seat) for i, seat in enumerate(info.seats))
    return msgspec.structs.replace(info, seats=seats)


@lru_cache(maxsize=500)
def ending_words(game: str, ending: str) -> dict[str, str]:
    """How a game ended, in every language; nothing where the title is gone."""
    try:
        title = find_game(game)
    except KorchmaError:
        return {}
    voices = {language: Voice(title, language) for language in LANGUAGES}
    known = {code: voice for code, voice in voices.items() if voice.has(f"ending-{ending}")}
    return {code: voice.say(f"ending-{ending}") for code, voice in known.items()}
