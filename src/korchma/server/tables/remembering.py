"""What people remember of their games: what they have read, and what they brought home."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import func, insert, select

from korchma.kernel import Game, Memoir, Told
from korchma.server.storage.ledger import Write
from korchma.server.storage.models import readings, sitters, tables
from korchma.server.storage.store import Store

ADD = insert(readings)


def keep_in_mind(
    game: Game[Any, Any, Any], people: Sequence[str | None], told: Sequence[Told]
) -> list[Write]:
    """What these people, seat by seat, have read in what they were told, to be written down."""
    if game.memory is None:
        return []
    rows: list[dict[str, str]] = []
    for each in told:
        heard = [(who, each.seen_by(seat)) for seat, who in enumerate(people) if who]
        read = dict.fromkeys(
            (who, thing) for who, event in heard if event for thing in game.memory.read(event)
        )
        rows += ({"person": who, "game": game.id, "thing": thing} for who, thing in read)
    return [(ADD, rows)] if rows else []


async def times_read(store: Store, person: str, game: Game[Any, Any, Any]) -> dict[str, int]:
    """How often somebody has read each thing in games of a title."""
    rows = await store.rows(
        select(readings.c.thing, func.count().label("times"))
        .where(readings.c.person == person, readings.c.game == game.id)
        .group_by(readings.c.thing)
    )
    return {row["thing"]: row["times"] for row in rows}


async def unread_options(store: Store, person: str, game: Game[Any, Any, Any]) -> Mapping[str, Any]:
    """Options that keep out of a game what a person has read in earlier ones."""
    if game.memory is None or game.memory.options is None:
        return {}
    return game.memory.options(game.content, await times_read(store, person, game))


async def kept_options(store: Store, person: str, game: Game[Any, Any, Any]) -> Mapping[str, Any]:
    """Options with the keepsakes of a person's finished evenings."""
    if game.memory is None or game.memory.chronicle is None:
        return {}
    sat = select(sitters.c.code).where(sitters.c.person == person)
    rows = await store.rows(
        select(tables.c.memoir)
        .where(tables.c.game == game.id, tables.c.status == "over", tables.c.code.in_(sat))
        .order_by(tables.c.created)
    )
    return game.memory.chronicle.options(keepsakes(row["memoir"] for row in rows))


def keepsakes(memoirs: Iterable[Any]) -> list[str]:
    """Everything that was kept in these evenings, once each, in the order in which it was."""
    found = (memoir_of(each) for each in memoirs)
    return list(dict.fromkeys(thing for each in found for thing in each.keeps))


def memoir_of(written: Any) -> Memoir:
    """A memoir as the database has it; of some evenings there is none."""
    return msgspec.convert(written, Memoir) if written else Memoir()


def forgotten(game: Game[Any, Any, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """Options of a table without what somebody's memory put in."""
    put_in: set[str] = set()
    if game.memory and game.memory.options:
        put_in |= game.memory.options(game.content, {}).keys()
    if game.memory and game.memory.chronicle:
        put_in |= game.memory.chronicle.options(()).keys()
    return {name: value for name, value in options.items() if name not in put_in}
