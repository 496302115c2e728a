"""What people say to each other at a table."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import insert, select

from korchma.server import protocol as p
from korchma.server.people.names import handle_of
from korchma.server.storage.models import chat
from korchma.server.tables.seated import Seated
from korchma.text.clean import one_line

CHAT_LENGTH = 300
MOST_LINES = 100


KeepsOut = Callable[[str, str | None], bool]
"""Whether somebody wants to hear nothing of another."""


async def say(table: Seated, me: p.Me, text: str, keeps_out: KeepsOut) -> None:
    """A line for everybody at the table who wants to hear it."""
    line = one_line(text)[:CHAT_LENGTH]
    if not line:
        return
    seat = next(iter(table.seats_of(me.id)), None)
    values = {"code": table.code, "seat": seat, "name": me.name, "text": line, "person": me.id}
    await table.store.write((insert(chat), {**values, "said": time.time()}))
    said = await _rows(table, table.spoken)
    if said:
        table.spoken = said[-1]["id"]
        for guest in table.guests:
            if heard := _heard(said, guest.person, keeps_out):
                guest.send(p.Chat(heard))


async def lines(table: Seated, person: str, keeps_out: KeepsOut) -> tuple[p.ChatLine, ...]:
    """The last lines, as far as somebody wants to hear them."""
    return _heard(await _rows(table, 0), person, keeps_out)


async def _rows(table: Seated, after: int) -> list[dict[str, Any]]:
    """The last lines that were said after a number."""
    here = (chat.c.code == table.code, chat.c.id > after)
    query = select(chat).where(*here).order_by(chat.c.id.desc()).limit(MOST_LINES)
    return (await table.store.rows(query))[::-1]


def _heard(
    rows: Sequence[dict[str, Any]], person: str | None, keeps_out: KeepsOut
) -> tuple[p.ChatLine, ...]:
    """Lines but for those of people whom somebody keeps out."""
    return tuple(
        p.ChatLine(
            row["id"],
            row["name"],
            row["seat"],
            row["text"],
            handle_of(row["person"]) if row["person"] else "",
        )
        for row in rows
        if person is None or not keeps_out(person, row["person"])
    )
