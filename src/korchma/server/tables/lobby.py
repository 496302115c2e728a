"""Tables from outside, made from rows of the database and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Callable, Container, Sequence
from functools import cache
from typing import Any

from sqlalchemy import select

from korchma.kernel import KorchmaError, commitment, find_game
from korchma.server import protocol as p
from korchma.server.people.names import handle_of
from korchma.server.storage.models import sitters, tables
from korchma.server.storage.store import Store
from korchma.server.tables.clocks import clock_info
from korchma.server.tables.guests import Sitter
from korchma.server.tables.words import spoken

log = logging.getLogger("korchma.lobby")

MOST = 30
"""Tables in one list."""

Here = Callable[[str], Container[str | None]]
"""Who is at a table now."""


@cache
def _lesson_seed(game: str) -> str | None:
    """The seed of a title's lesson, if the title is still here and has one."""
    try:
        lesson = find_game(game).lesson
    except KorchmaError:
        return None
    return lesson.seed if lesson else None


def table_info(
    row: dict[str, Any], seats: Sequence[Sitter], person: str | None, here: Container[str | None]
) -> p.TableInfo:
    """A table as one person sees it from outside."""
    mine = [person is not None and sitter.person == person for sitter in seats]
    going = row["status"] == "playing" and row["stuck"] in ("", "stuck-broken")
    waiting = tuple(row["waiting"] or ()) if going else ()
    asked = row["asked"] or {}
    return p.TableInfo(
        code=row["code"],
        game=row["game"],
        mode=row["mode"],
        seats=tuple(
            p.SeatState(
                kind=sitter.kind,  # type: ignore[arg-type]  # the database holds the same words
                name=sitter.name,
                bot=sitter.bot,
                here=sitter.kind == "bot" or sitter.person in here,
                mine=own,
                cast=sitter.cast,
                warm=sitter.was is not None and sitter.was in ("", person),
                who=handle_of(sitter.person) if sitter.person else "",
            )
            for sitter, own in zip(seats, mine, strict=True)
        ),
        status=row["status"],
        host=person is not None and row["host"] == person,
        turn_of=waiting,
        my_turn=any(mine[seat] for seat in waiting),
        updated=row["updated"],
        commitment=commitment(row["seed"]),
        ending=row["ending"],
        rematch=row["rematch"],
        lesson=row["seed"] == _lesson_seed(row["game"]),
        stuck=row["stuck"],
        turn=row["turn"],
        clock=clock_info(row, seats),
        words=spoken(row["words"]) if row["words"] is not None and row["status"] != "over" else {},
        watch=row["watch"] or "",
        question=next(
            (asked[str(seat)] for seat in waiting if mine[seat] and str(seat) in asked), {}
        ),
    )


def _row_info(row: dict[str, Any], *given: Any) -> p.TableInfo | None:
    """The same for a list, which no single table may spoil."""
    try:
        return table_info(row, *given)
    except Exception:
        log.exception("table %s cannot be listed", row["code"])
        return None


async def mine_and_open(store: Store, me: p.Me, here: Here) -> p.Tables:
    """My tables, newest first, and public ones with an open chair.

    Tables that could not go on and were left by everybody are in nobody's way.
    """
    sitting = select(sitters.c.code).where(sitters.c.person == me.id)
    newest = tables.c.updated.desc()
    closed = (tables.c.status == "over") & (tables.c.stuck != "")
    my_rows = await store.rows(
        select(tables)
        .where((tables.c.host == me.id) | tables.c.code.in_(sitting), ~closed)
        .order_by(newest)
        .limit(MOST)
    )
    open_rows = await store.rows(
        select(tables)
        .where(tables.c.public.is_(True), tables.c.status == "open", tables.c.stuck == "")
        .order_by(newest)
        .limit(MOST)
    )
    seats = await seats_at(store, [row["code"] for row in (*my_rows, *open_rows)])

    taken = {code for code, at in seats.items() if any(x.kind == "human" for x in at)}
    open_rows = [row for row in open_rows if row["code"] in taken]

    def infos(rows: Sequence[dict[str, Any]]) -> tuple[p.TableInfo, ...]:
        codes = ((row, row["code"]) for row in rows)
        found = (_row_info(row, seats[code], me.id, here(code)) for row, code in codes)
        return tuple(each for each in found if each is not None)

    return p.Tables(infos(my_rows), infos(open_rows))


async def seats_at(store: Store, codes: Sequence[str]) -> dict[str, list[Sitter]]:
    """Who sits at these tables."""
    query = select(sitters).where(sitters.c.code.in_(codes)).order_by(sitters.c.seat)
    seats: dict[str, list[Sitter]] = {code: [] for code in codes}
    for row in await store.rows(query):
        seats[row["code"]].append(sitter_of(row))
    return seats


def sitter_of(row: dict[str, Any]) -> Sitter:
    """A chair as the database has it."""
    return Sitter(**{name: row[name] for name in Sitter.__struct_fields__})
