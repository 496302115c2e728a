"""The keeper of clocks: looks at tables whose time runs out, also those nobody looks at."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select, update

from korchma.server import protocol as p
from korchma.server import steady
from korchma.server.storage.ledger import Write
from korchma.server.storage.models import sitters, tables
from korchma.server.tables.clocks import held_up
from korchma.server.tables.live import LiveTable

if TYPE_CHECKING:
    from korchma.server.tables.floor import Floor

log = logging.getLogger("korchma.keeper")

TICK = 1.0
"""Seconds between two looks."""
MOST = 20
"""Tables looked at each time."""
GRACE = 300.0
"""Seconds people have at the least after the inn was shut; where a move has less, so much."""
LATER = 60.0
"""Seconds until a table that could not be looked at is tried again."""


def _grace(clock: Any) -> float:
    return min(GRACE, msgspec.convert(clock, p.Clock).seconds)


class Keeper:
    """Whose time is over loses it here, whether anybody is at the table or not."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._later: dict[str, float] = {}

    async def open(self) -> None:
        """While the inn was shut nobody could move: no time ended then."""
        now = steady.now()
        ticking = (tables.c.clock.is_not(None), tables.c.status == "playing")
        store = self._floor.store
        writes: list[Write] = []
        bots = await self._bots()
        for row in await store.rows(select(tables).where(*ticking)):
            values = held_up(row, bots[row["code"]], now, _grace(row["clock"]))
            where = tables.c.code == row["code"]
            writes.append((update(tables).where(where).values(values), None))
        if writes:
            await store.write(*writes)

    async def _bots(self) -> dict[str, set[int]]:
        """The chairs of bots at tables with a clock."""
        where = (sitters.c.kind == "bot", tables.c.clock.is_not(None), tables.c.status == "playing")
        query = select(sitters.c.code, sitters.c.seat).join(tables).where(*where)
        found = defaultdict[str, set[int]](set)
        for row in await self._floor.store.rows(query):
            found[row["code"]].add(row["seat"])
        return found

    async def watch(self) -> None:
        """As long as the inn is open."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self._look()
            except Exception:
                log.exception("the clocks cannot be looked at")

    async def _look(self) -> None:
        now = steady.now()
        self._later = {code: until for code, until in self._later.items() if until > now}
        late = (tables.c.due <= now, tables.c.status == "playing", tables.c.stuck == "")
        query = select(tables.c.code).where(*late, tables.c.code.not_in(list(self._later)))
        for row in await self._floor.store.rows(query.order_by(tables.c.due).limit(MOST)):
            try:
                table = await self._floor.find(row["code"])
                if isinstance(table, LiveTable):
                    await table.clocks.look()
            except Exception:
                log.exception("table %s: its clock cannot be looked at", row["code"])
                self._later[row["code"]] = now + LATER
