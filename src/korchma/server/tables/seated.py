"""A table with its chairs, and everybody who sits there or looks on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import update

from korchma.kernel import Illegal
from korchma.kernel.record import SeatInfo
from korchma.server import protocol as p
from korchma.server.storage.ledger import Write
from korchma.server.storage.models import sitters, tables
from korchma.server.storage.store import Store
from korchma.server.tables.casting import free_cast
from korchma.server.tables.guests import NOWHERE, Guest, Sitter
from korchma.server.tables.lobby import table_info
from korchma.server.tables.sketch import encode
from korchma.server.tables.standings import got_up
from korchma.server.web.metrics import Count

MOST_NAMED = 20
"""Watchers who are named."""


class Seated:
    """What every table has, whether it can be played on or only be read.

    One lock: one owner at a time. ``row`` is the table as the database has it. ``epoch`` counts
    what was taken back: guests of another epoch are told everything anew. ``called``: whoever
    calls people who are not here looks whether it has changed.
    """

    epoch = 0
    renumbered = False

    def __init__(
        self, row: dict[str, Any], seats: list[Sitter], store: Store, count: Count | None = None
    ) -> None:
        self.row, self.sitters = row, seats
        self.store, self.count = store, count or Count()
        self.guests: list[Guest] = []
        self.connected = 0
        self.offers: set[str] = set()
        self._keys: dict[str, int] = {}
        self.spoken = 0
        self.lock = asyncio.Lock()
        self.heard = float(row["updated"])
        self.looked_at = time.monotonic()
        self.called: Callable[[], None] = lambda: None

    @property
    def code(self) -> str:
        """By which it is found."""
        code: str = self.row["code"]
        return code

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.row["status"] == "over")

    @property
    def idle(self) -> bool:
        """Nobody is here, nothing is under way, and nothing would be lost."""
        return not (self.connected or self.lock.locked())

    @property
    def told(self) -> int:
        """The number of the last event."""
        raise NotImplementedError

    async def state(self, person: str | None, since: int, *, reset: bool) -> p.State:
        """Everything one person may see of it now."""
        raise NotImplementedError

    # --- who is who ------------------------------------------------------------------------------

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person decides for."""
        if person is None:
            return []
        return [i for i, sitter in enumerate(self.sitters) if sitter.person == person]

    def shown(self, person: str | None) -> int | None:
        """The seat through whose eyes a person looks; another one is told everything anew."""
        return next(iter(self.seats_of(person)), None)

    def check_seat(self, person: str | None, seat: int) -> None:
        """Nobody speaks for a foreign chair."""
        if seat not in self.seats_of(person):
            raise Illegal("not-your-turn", "not your seat")

    def guest(self, me: p.Me, code: str) -> Guest:
        """Somebody who comes in by a code: that of the table, or the one to watch."""
        key = self._keys.setdefault(me.id, len(self._keys) + 1)
        return Guest(me.id, me.name, key, watching=code != self.code)

    def watchers(self) -> list[Guest]:
        """Who looks on, each once, in the order they came."""
        seen = {guest.person: guest for guest in self.guests if not self.seats_of(guest.person)}
        return list(seen.values())

    def seen_by(self, person: str, code: str) -> p.TableInfo:
        """The table from outside for who asks by a code: by the one to watch nobody learns the
        other, nor what leads to a chair."""
        info = self.info(person)
        if code == self.code or self.seats_of(person):
            return info
        seats = tuple(msgspec.structs.replace(seat, warm=False) for seat in info.seats)
        return msgspec.structs.replace(info, code=code, seats=seats, words={}, rematch="")

    def info(self, person: str | None) -> p.TableInfo:
        """The table from outside."""
        here = {guest.person for guest in self.guests}
        return table_info(self.row, self.sitters, person, here)

    def seat_infos(self) -> list[SeatInfo]:
        """The chairs as a record has them."""
        return [
            SeatInfo(f"bot:{sitter.bot}", sitter.name, sitter.cast or msgspec.UNSET)
            if sitter.kind == "bot"
            else SeatInfo("human", sitter.name)
            for sitter in self.sitters
        ]

    def renamed(self, before: p.Me, now: p.Me) -> None:
        """Somebody has another name, or is somebody else since they logged in."""
        if self.row["host"] == before.id:
            self.row["host"] = now.id
        for guest in self.guests:
            if guest.person == before.id:
                guest.person, guest.name = now.id, now.name
        for sitter in self.sitters:
            if sitter.was == before.id:
                sitter.was = now.id
        chairs = [each for each in self.sitters if each.person == before.id]
        for sitter in chairs:
            sitter.person = now.id
            sitter.name = now.name if sitter.name else ""
        if chairs:
            self.show_all()

    # --- telling ---------------------------------------------------------------------------------

    def welcome(self, guest: Guest, since: int) -> None:
        """Somebody is here, and has what was told up to a number."""
        guest.since = max(0, since)
        guest.epoch = self.epoch if since and not self.renumbered else -1
        if guest not in self.guests:
            self.guests.append(guest)
        self.show_all()

    def goodbye(self, guest: Guest) -> None:
        """Somebody is gone."""
        self.looked_at = time.monotonic()
        if guest in self.guests:
            self.guests.remove(guest)
            if not any(each.person == guest.person for each in self.guests):
                self.offers.discard(guest.person)
            self.show_all()

    async def messages(self, guest: Guest) -> list[bytes]:
        """What a guest should be sent next; never what is not committed."""
        await guest.news.wait()
        guest.news.clear()
        out = list(guest.outbox)
        guest.outbox.clear()
        if guest.outdated:
            async with self.lock:
                guest.outdated = False
                reset = guest.epoch != self.epoch or guest.since > self.told
                seat = self.shown(guest.person)
                reset = reset or guest.seat not in (seat, NOWHERE)
                guest.seat = seat
                state = await self.state(guest.person, guest.since, reset=reset)
                state = self._with_watchers(state, guest)
                guest.since, guest.epoch = state.number, self.epoch
                out.append(encode(state))
        return out

    def _with_watchers(self, state: p.State, guest: Guest) -> p.State:
        """Who looks on is seen by all; what leads to a chair not by who came to watch."""
        others = self.watchers()[:MOST_NAMED]
        named = (p.WatcherInfo(x.key, x.name, x.person in self.offers) for x in others)
        table = state.table
        if guest.watching and not self.seats_of(guest.person):
            table = self.seen_by(guest.person, self.row["watch"])
        offered = guest.person in self.offers
        return msgspec.structs.replace(state, table=table, watchers=tuple(named), offered=offered)

    def show_all(self) -> None:
        """Everybody gets the table as it is now."""
        for guest in self.guests:
            guest.outdate()
        self.called()

    def send_all(self, message: p.Message) -> None:
        """Everybody gets a message."""
        for guest in self.guests:
            guest.send(message)

    # --- chairs ----------------------------------------------------------------------------------

    async def note(self, **values: Any) -> None:
        """Write down something about the table itself."""
        where = tables.c.code == self.code
        await self.store.write((update(tables).where(where).values(values), None))
        self.row.update(values)

    async def bot_takes(self, seat: int, bot: str) -> None:
        """A bot takes a chair."""
        async with self.lock:
            cast = free_cast(self.row["game"], self.sitters)
            left = self.sitters[seat]
            gone = got_up(self.row, seat, left, len(self.sitters))
            await self.sit(seat, Sitter("bot", bot, left.name, None, cast, left.person), *gone)
        self.show_all()

    async def sit(self, seat: int, sitter: Sitter, *besides: Write) -> None:
        """Under the lock: somebody else has a chair, or nobody."""
        where = (sitters.c.code == self.code, sitters.c.seat == seat)
        values = msgspec.to_builtins(sitter)
        await self.store.write((update(sitters).where(*where).values(values), None), *besides)
        self.sitters[seat] = sitter

    async def close_if_left(self) -> None:
        """A table that cannot go on is closed by the last who leaves it."""
        if not any(sitter.kind == "human" for sitter in self.sitters):
            await self.note(status="over")
            self.show_all()

    async def leave(self, person: str) -> None:
        """Somebody gets up, and a bot takes each of their chairs."""
        raise NotImplementedError
