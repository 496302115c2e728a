"""Clocks that run low: whoever has a quarter of their time left is told, once for each move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from korchma.server import steady
from korchma.server.storage.models import tables
from korchma.server.storage.store import Store
from korchma.server.tables.clocks import dial_of, times_of
from korchma.server.tables.lobby import seats_at

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
        rows, ticking, now = await self._store.rows(query), set(), steady.now()
        seats = await seats_at(self._store, [row["code"] for row in rows])
        for row in rows:
            sitters = seats[row["code"]]
            dial = dial_of(row, sitters)
            for seat, end in times_of(row).until.items():
                if dial is None or not 0 < dial.left(seat, end, now) <= dial.rule.seconds / 4:
                    continue
                if dial.asleep(seat, now):
                    continue
                key, person = (row["code"], seat, end), sitters[seat].person
                ticking.add(key)
                if key not in self._warned and person:
                    bell.notify(person, "clock", await floor.find(row["code"]))
        self._warned = ticking
