"""The floor of the hall: tables held live, others woken from the database when asked for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Container, Iterable, Mapping
from typing import Any

from sqlalchemy import select, update

from korchma.kernel import Overrun, Session, games
from korchma.kernel.resuming import Unfit
from korchma.server import protocol as p
from korchma.server.errors import NotSaved, Refusal
from korchma.server.storage.models import positions, sitters, tables
from korchma.server.storage.store import Store
from korchma.server.tables.aside import Aside
from korchma.server.tables.calling import SILENT, Calling, Rings
from korchma.server.tables.clerk import Clerk
from korchma.server.tables.guests import Sitter
from korchma.server.tables.journal import standing
from korchma.server.tables.keeper import Keeper
from korchma.server.tables.live import LiveTable
from korchma.server.tables.lobby import mine_and_open
from korchma.server.tables.minding import Mind
from korchma.server.tables.seated import Seated
from korchma.server.tables.still import StillTable, stuck_table
from korchma.server.tables.waking import (
    Pages,
    read_pages,
    same_rules,
    settle,
    stale,
    story,
    title_of,
    wake,
)
from korchma.server.tables.words import heard, new_number
from korchma.server.web.metrics import Count

log = logging.getLogger("korchma.hall")

LONG = 10
"""Letters of a code to watch by; that of the table itself is shorter."""


async def _quietly(told: Callable[[LiveTable], Awaitable[None]], table: LiveTable) -> None:
    """What fails after the end of a game is logged, and is in nobody's way."""
    try:
        await told(table)
    except Exception:
        log.exception("table %s: its end could not be noted", table.code)


def _awake(pages: Pages) -> Session:
    """The game of a table; one that would never be done waking cannot go on."""
    try:
        return wake(pages)
    except Overrun as error:
        raise Unfit("stuck-endless", str(error)) from None


class Floor:
    """All tables, those in use held live."""

    def __init__(self, store: Store, mind: Mind, clerk: Clerk) -> None:
        self.store, self.mind, self.clerk = store, mind, clerk
        self.aside = Aside()
        self.live: dict[str, Seated] = {}
        self.count = Count()
        self._waking: dict[str, asyncio.Task[Seated]] = {}
        self.when_ended: list[Callable[[LiveTable], Awaitable[None]]] = []
        self._ends: set[asyncio.Task[None]] = set()
        self.bell: Rings = SILENT
        self.keeper = Keeper(self)

    async def find(self, code: str, person: str = "") -> Seated:
        """A table by its code, read from the database where it is not live, in somebody's turn."""
        if len(code) == LONG:
            code = await self._watched(code)
        table = self.live.get(code) or await self._woken(code, person)
        table.looked_at = time.monotonic()
        return table

    async def _watched(self, watch: str) -> str:
        """The table that a code to watch belongs to."""
        found = await self.store.row(select(tables.c.code).where(tables.c.watch == watch))
        return found["code"] if found else watch

    async def by_words(self, text: str, person: str) -> Seated:
        """A table by the three words somebody says; one that is over answers no more."""
        number = heard(text)
        going = (tables.c.words == number, tables.c.status != "over")
        found = None
        if number is not None:
            found = await self.store.row(select(tables.c.code).where(*going))
        if found is None:
            raise Refusal(404, "no-such-words")
        return await self.find(found["code"], person)

    async def new_words(self) -> int:
        """Three words by which no other table is called just now."""
        while True:
            number = new_number()
            going = (tables.c.words == number, tables.c.status != "over")
            if await self.store.row(select(tables.c.code).where(*going)) is None:
                return number

    async def _woken(self, code: str, person: str) -> Seated:
        """A table from the database, woken once for all who ask for it at the same time."""
        if code not in self._waking:
            task = asyncio.create_task(self._wake(code, person))
            self._waking[code] = task
            task.add_done_callback(lambda _: self._waking.pop(code, None))
        return await asyncio.shield(self._waking[code])

    async def _wake(self, code: str, person: str) -> Seated:
        """A table as it stands in the database; where it cannot go on, it says why."""
        pages = await read_pages(self.store, code)
        if pages is None:
            raise Refusal(404, "no-such-table")
        try:
            if pages.row["status"] == "over" and stale(pages):
                return self.hold(await self._ended(pages))
            session = await self.aside.do(person, _awake, pages)
        except Unfit as why:
            log.warning("table %s cannot go on: %s", code, why)
            still = stuck_table(pages, why, self.store, self.count)
            if pages.row["stuck"] != why.reason:
                with contextlib.suppress(NotSaved):
                    await still.note(stuck=why.reason)
            return self.hold(still)
        with contextlib.suppress(NotSaved):  # it will be tried again when it next wakes
            await self.store.write(*settle(pages, session))
        now = standing(session)
        if pages.row["status"] == "open":
            del now["status"]
        return self.hold(self.live_table(pages.row | now, pages.seats, session))

    async def _ended(self, pages: Pages) -> StillTable:
        """A game that ended under older rules, as it was put away."""
        told, _ = story(pages)
        views = await self.clerk.last_views(pages.row["code"])
        row = pages.row if views else pages.row | {"stuck": "stuck-older"}
        return StillTable(row, pages.seats, self.store, told, views, title_of(pages), self.count)

    def live_table(self, row: dict[str, Any], seats: list[Sitter], session: Session) -> LiveTable:
        table = LiveTable(row, seats, session, self.store, self.mind, self.count, self.ended)
        table.called = Calling(table, self.bell).look
        return table

    def ended(self, table: LiveTable) -> None:
        """A game is over: whoever has to do with it is told, and it is put away."""
        self.clerk.put_away(table)
        for each in self.when_ended:
            task = asyncio.create_task(_quietly(each, table))
            self._ends.add(task)
            task.add_done_callback(self._ends.discard)

    def hold(self, table: Seated) -> Seated:
        """From now on this table is live; bots whose turn it is go on."""
        self.live[table.code] = table
        if isinstance(table, LiveTable):
            table.wake()
        return table

    async def look_over(self) -> None:
        """When the inn opens: tables last played under other rules try those of today.

        The hall then knows which of them cannot go on; none is kept in memory for it.
        """
        titles = games()
        last = select(tables.c.code, tables.c.game, positions.c.rules, positions.c.content)
        last = last.join(positions, positions.c.code == tables.c.code, isouter=True)
        for row in await self.store.rows(last.where(tables.c.status != "over")):
            try:
                if row["game"] in titles and same_rules(titles[row["game"]], row):
                    continue
                table = self.live.get(row["code"]) or await self._woken(row["code"], "")
            except Exception:
                log.exception("table %s cannot be looked at", row["code"])
                continue
            looked_at = table.looked_at
            await asyncio.sleep(0)  # whoever asked for it at the same time goes first
            if table.idle and table.looked_at == looked_at:
                self.live.pop(table.code, None)

    def tidy(self, since: float) -> int:
        """Forget live tables nobody has looked at since; the database has them all. How many."""
        past = [x.code for x in self.live.values() if x.looked_at < since and x.idle]
        for code in past:
            del self.live[code]
        return len(past)

    async def renamed(self, before: p.Me, now: p.Me) -> None:
        """Somebody has another name, or is somebody else since they logged in: so are their chairs.

        The database knows it already; tables that were just being read do not.
        """
        await asyncio.gather(*self._waking.values(), return_exceptions=True)
        for table in list(self.live.values()):
            table.renamed(before, now)

    async def lives_in(self, person: str, zone: str) -> None:
        """Somebody is in another time zone: by its nights their clocks rest from now on."""
        mine = sitters.c.person == person
        await self.store.write((update(sitters).where(mine).values(zone=zone), None))
        for table in list(self.live.values()):
            for seat in table.seats_of(person):
                table.sitters[seat].zone = zone

    def tables_of(self, persons: Container[str]) -> dict[str, Seated]:
        """At which table with a game under way each of these people is just now."""
        found: dict[str, Seated] = {}
        for table in self.live.values():
            for guest in table.guests:
                who = guest.person
                if who in persons and table.seats_of(who) and table.row["status"] == "playing":
                    found[str(who)] = table
        return found

    def forget(
        self, gone: Container[str], chairs: Mapping[str, Iterable[int]], hosts: Mapping[str, str]
    ) -> None:
        """Somebody is gone for good, and so are some tables; their chairs elsewhere are nobody's,
        and others have their tables. The database knows it already.
        """
        for table in list(self.live.values()):
            if table.code in gone:
                del self.live[table.code]
                continue
            for seat in chairs.get(table.code, ()):
                table.sitters[seat].person, table.sitters[seat].name = None, ""
                table.sitters[seat].was = None if table.sitters[seat].was is None else ""
            table.row["host"] = hosts.get(table.code, table.row["host"])
            table.show_all()

    async def mine_and_open(self, me: p.Me) -> p.Tables:
        """My tables, and public ones with an open chair: from rows alone."""

        def here(code: str) -> set[str | None]:
            table = self.live.get(code)
            return {guest.person for guest in table.guests} if table else set()

        return await mine_and_open(self.store, me, here)
