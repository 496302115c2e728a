"""Clocks that run low: whoever has a quarter of their time left is told, once for each move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select

from korchma.server import protocol as p
from korchma.server import steady
from korchma.server.storage.models import tables
from korchma.server.storage.store import Store
from korchma.server.tables.clocks import times_of

if TYPE_CHECKING:
    from korchma.server.notices.bell import Bell
    from korchma.server.tables.floor import Floor

MOST = 500
"""Tables looked at in one round, those whose time ends first before the others."""


class Quarters:
    """Whom a clock has warned already: by table, chair and the end of their time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._warned: set[tuple[str, int, float]] = set()

    async def look(self, floor: Floor, bell: Bell) -> None:
        """Warn whoever has a quarter of their time left."""
        going = (tables.c.status == "playing", tables.c.stuck == "", tables.c.due.is_not(None))
        query = select(tables).where(*going).order_by(tables.c.due).limit(MOST)
        ticking = set()
        for row in await self._store.rows(query):
            rule, now = msgspec.convert(row["clock"], p.Clock), steady.now()
            for seat, end in times_of(row).until.items():
                key = (row["code"], seat, end)
                if now < end <= now + rule.seconds / 4:
                    ticking.add(key)
                    if key not in self._warned:
                        table = await floor.find(row["code"])
                        person = table.sitters[seat].person
                        if person:
                            bell.notify(person, "clock", table)
        self._warned = ticking
