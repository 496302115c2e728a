"""The clerk puts finished games away, so that they can be looked at under any later rules."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Mapping
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select

from korchma.kernel.record import record
from korchma.server.errors import Refusal
from korchma.server.storage.ledger import Write
from korchma.server.storage.models import records, replays
from korchma.server.storage.store import Store
from korchma.server.tables.frames import PUBLIC, finished, make_frames, read_frames
from korchma.server.tables.live import LiveTable
from korchma.server.tables.minding import Mind
from korchma.server.tables.seated import Seated

log = logging.getLogger("korchma.clerk")

SECONDS = 120.0
"""A long game of many seats on a busy machine; nobody waits for it."""

LAST = 3.0
"""Seconds for what is still under way when the inn closes."""


def put_down(code: str, frames: Mapping[int, bytes], made: bytes) -> list[Write]:
    """What is kept of a finished game: as each pair of eyes saw it, and its record."""
    sheets = [{"code": code, "eyes": i, "frames": data} for i, data in frames.items()]
    return [(insert(replays), sheets), (insert(records), {"code": code, "record": made})]


class Clerk:
    """Makes frames of games that ended, in a process of its own that lets all others go first."""

    def __init__(self, store: Store, desk: Mind) -> None:
        self._store, self.desk = store, desk
        self._work: dict[str, asyncio.Task[None]] = {}

    def put_away(self, table: LiveTable) -> None:
        """A game has ended: keep its record, and what its seats saw."""
        if table.code not in self._work:
            task = asyncio.create_task(self._put_away(table))
            self._work[table.code] = task
            task.add_done_callback(lambda _: self._work.pop(table.code, None))

    async def _put_away(self, table: LiveTable) -> None:
        asked, session, code = table.asked, table.session, table.code
        made = zlib.compress(msgspec.json.encode(record(session, table.seat_infos())))
        try:
            frames = await self._make(session)
        except Exception:
            log.exception("table %s: its replay could not be made", code)
            return
        async with table.lock:
            if table.asked != asked:
                return  # the end was taken back
            await self._store.write(
                (delete(replays).where(replays.c.code == code), None),
                (delete(records).where(records.c.code == code), None),
                *put_down(code, frames, made),
            )

    async def _make(self, session: Any) -> dict[int, bytes]:
        whole = finished(session)
        try:
            return await self.desk.think(make_frames, whole, seconds=SECONDS)
        except (BrokenProcessPool, OSError):  # a machine with no room for one more process
            return await asyncio.to_thread(make_frames, whole)

    async def sheet(self, table: Seated, eyes: int | None) -> bytes:
        """A finished game as somebody saw it, packed; made now where that was not done when it
        ended."""
        found = await self._stored(table.code, eyes)
        if found is None and isinstance(table, LiveTable):
            self.put_away(table)
            await asyncio.shield(self._work[table.code])
            found = await self._stored(table.code, eyes)
        if found is None:
            raise Refusal(409, "replay-older")
        return found

    async def _stored(self, code: str, eyes: int | None) -> bytes | None:
        whose = PUBLIC if eyes is None else eyes
        where = (replays.c.code == code, replays.c.eyes == whose)
        row = await self._store.row(select(replays.c.frames).where(*where))
        return row["frames"] if row else None

    async def last_views(self, code: str) -> dict[int | None, msgspec.Raw]:
        """What each pair of eyes saw at the end of a game that was put away."""
        rows = await self._store.rows(select(replays).where(replays.c.code == code))

        def read() -> dict[int | None, msgspec.Raw]:
            whose = (None if row["eyes"] == PUBLIC else row["eyes"] for row in rows)
            ends = (read_frames(row["frames"])[-1].view for row in rows)
            return dict(zip(whose, ends, strict=True))

        return await asyncio.to_thread(read)

    async def kept_record(self, code: str) -> bytes | None:
        """The record of a game that was put away."""
        row = await self._store.row(select(records.c.record).where(records.c.code == code))
        return zlib.decompress(row["record"]) if row else None

    async def close(self) -> None:
        """Finish what was begun, if that does not take long; the rest is made when asked for."""
        if self._work:
            await asyncio.wait(self._work.values(), timeout=LAST)
        for task in list(self._work.values()):
            task.cancel()
