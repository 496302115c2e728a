"""What people have read in their games, and tables on which it stays out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import func, insert, select

from korchma.kernel import Event, Game
from korchma.server.storage.ledger import Write
from korchma.server.storage.models import readings
from korchma.server.storage.store import Store

ADD = insert(readings)


def keep_in_mind(
    game: Game[Any, Any, Any], people: Iterable[str | None], events: Iterable[Event]
) -> list[Write]:
    """What these people have read in these events, to be written down."""
    if game.memory is None:
        return []
    read = [thing for event in events for thing in game.memory.read(event)]
    rows = [
        {"person": person, "game": game.id, "thing": thing}
        for person in dict.fromkeys(people)
        if person
        for thing in read
    ]
    return [(ADD, rows)] if rows else []


async def unread_options(store: Store, person: str, game: Game[Any, Any, Any]) -> Mapping[str, Any]:
    """Options that keep out of a game what a person has read in earlier ones."""
    if game.memory is None:
        return {}
    rows = await store.rows(
        select(readings.c.thing, func.count().label("times"))
        .where(readings.c.person == person, readings.c.game == game.id)
        .group_by(readings.c.thing)
    )
    return game.memory.options(game.content, {row["thing"]: row["times"] for row in rows})


def forgotten(game: Game[Any, Any, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """Options of a table without those that keep out what somebody has read."""
    kept = game.memory.options(game.content, {}) if game.memory else {}
    return {name: value for name, value in options.items() if name not in kept}
