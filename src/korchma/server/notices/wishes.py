"""Who wants to be told, and where: kept with the person, whatever browser they come with."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update

from korchma.server.errors import Refusal
from korchma.server.protocol import Notice, NoticeWishes, Subscription, TableAhead, Way
from korchma.server.storage.ledger import Write
from korchma.server.storage.models import sitters, tables
from korchma.server.storage.notice_models import notices, pushes
from korchma.server.storage.store import Store

MOST_BROWSERS = 12
"""Browsers of one person that take pushes; the oldest gives way."""
MOST_AHEAD = 60
"""Tables that are counted as waiting for somebody."""


class Wanted(msgspec.Struct, frozen=True):
    """What somebody wants to be told, and where letters go."""

    person: str
    wishes: NoticeWishes = NoticeWishes()
    address: str = ""
    confirmed: bool = False
    word: str = ""
    news: tuple[Notice, ...] = ()
    due: float | None = None
    mailed: float = 0.0

    def hears(self, way: Way, game: str) -> bool:
        """Whether they want to be told of this game in this way."""
        wishes = self.wishes
        on = {"tab": wishes.tab, "push": wishes.push, "mail": wishes.mail != "off"}[way]
        return on and way not in wishes.quiet.get(game, ())

    @property
    def writable(self) -> bool:
        """Whether a letter would find them, and is wanted."""
        return self.confirmed and self.wishes.mail != "off"


def wanted_of(row: Mapping[str, Any]) -> Wanted:
    """The same as the database has it."""
    return msgspec.convert({str(name): value for name, value in row.items()}, Wanted)


class Wishes:
    """The wishes of all people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> Wanted:
        """What somebody wants; who never said so wants what everybody gets."""
        row = await self._store.row(select(notices).where(notices.c.person == person))
        return Wanted(person) if row is None else wanted_of(row)

    async def change(self, person: str, **values: Any) -> Wanted:
        """They want something else from now on."""
        held = msgspec.to_builtins(values)
        found = await self._store.row(select(notices.c.person).where(notices.c.person == person))
        if found is not None:
            mine = notices.c.person == person
            await self._store.write((update(notices).where(mine).values(held), None))
        else:
            fresh = Wanted(person, word=secrets.token_urlsafe(24))
            row = {**msgspec.to_builtins(fresh), **held}
            await self._store.write((insert(notices), row))
        return await self.of(person)

    async def stop_letters(self, word: str) -> bool:
        """No more letters to whoever has this word from one; whether somebody has."""
        row = await self._store.row(select(notices).where(notices.c.word == word[:64]))
        if row is None:
            return False
        wanted = wanted_of(row)
        wishes = msgspec.structs.replace(wanted.wishes, mail="off")
        await self.change(wanted.person, wishes=wishes, due=None, news=[])
        return True

    # --- browsers that take pushes ---------------------------------------------------------------

    async def take(self, person: str, session: str, given: Subscription) -> None:
        """A browser takes pushes for somebody from now on, and for nobody else."""
        row = {"person": person, "session": session, "failed": 0, **msgspec.to_builtins(given)}
        there = pushes.c.endpoint == given.endpoint
        mine = await self.browsers(person)
        spare = [each["id"] for each in mine if each["endpoint"] != given.endpoint]
        gone = spare[: max(0, len(spare) - MOST_BROWSERS + 1)]
        await self._store.write(
            (delete(pushes).where(there | (pushes.c.session == session)), None),
            (delete(pushes).where(pushes.c.id.in_(gone)), None),
            (insert(pushes), row),
        )

    async def browsers(self, person: str, session: str = "") -> list[dict[str, Any]]:
        """The browsers of somebody that take pushes; or the one of a session."""
        mine = pushes.c.person == person
        if session:
            mine &= pushes.c.session == session
        return await self._store.rows(select(pushes).where(mine).order_by(pushes.c.id))

    async def write(self, *which: Write) -> None:
        """What became of browsers: gone, or failed once more."""
        await self._store.write(*which)

    # --- tables that wait ------------------------------------------------------------------------

    async def ahead(self, person: str) -> list[dict[str, Any]]:
        """The tables at which it is somebody's move, longest waiting first."""
        query = select(tables, sitters.c.seat).join(sitters, sitters.c.code == tables.c.code)
        going = (tables.c.status == "playing", tables.c.stuck.in_(("", "stuck-broken")))
        query = query.where(sitters.c.person == person, *going)
        rows = await self._store.rows(query.order_by(tables.c.updated).limit(MOST_AHEAD * 5))
        found = {row["code"]: row for row in rows if row["seat"] in (row["waiting"] or ())}
        return list(found.values())[:MOST_AHEAD]

    async def standing(self, person: str) -> tuple[TableAhead, ...]:
        """The same, for their browser."""
        return tuple(TableAhead(row["code"], row["game"]) for row in await self.ahead(person))


def check_wishes(wishes: NoticeWishes, games: set[str]) -> None:
    """Only games of this inn can be quiet."""
    if not wishes.quiet.keys() <= games:
        raise Refusal(400, "no-such-game")


now = time.time
"""When it is; letters and words in them are counted in days."""
