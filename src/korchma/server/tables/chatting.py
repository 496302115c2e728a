"""What people say to each other at a table."""

from __future__ import annotations

import time

from sqlalchemy import insert, select

from korchma.server import protocol as p
from korchma.server.storage.models import chat
from korchma.server.tables.seated import Seated
from korchma.text.clean import one_line

CHAT_LENGTH = 300
MOST_LINES = 100


async def say(table: Seated, me: p.Me, text: str) -> None:
    """A line for everybody at the table."""
    line = one_line(text)[:CHAT_LENGTH]
    if not line:
        return
    seat = next(iter(table.seats_of(me.id)), None)
    values = {"code": table.code, "seat": seat, "name": me.name, "text": line}
    await table.store.write((insert(chat), {**values, "said": time.time()}))
    said = p.Chat(await lines(table, table.spoken))
    if said.lines:
        table.spoken = said.lines[-1].number
        table.send_all(said)


async def lines(table: Seated, after: int = 0) -> tuple[p.ChatLine, ...]:
    """The last lines that were said after a number."""
    here = (chat.c.code == table.code, chat.c.id > after)
    query = select(chat).where(*here).order_by(chat.c.id.desc()).limit(MOST_LINES)
    rows = reversed(await table.store.rows(query))
    return tuple(p.ChatLine(row["id"], row["name"], row["seat"], row["text"]) for row in rows)
