"""Everything the routes need, and who stands before them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.params import PathParameter

from korchma.server.errors import Refusal
from korchma.server.limits import Limits
from korchma.server.notices.bell import Bell
from korchma.server.pace import Paces, neighbourhood
from korchma.server.people.company import Company
from korchma.server.people.farewells import Farewells
from korchma.server.people.meeting import Meeting, Presence
from korchma.server.people.people import People
from korchma.server.people.profiles import Profiles
from korchma.server.people.sessions import COOKIE, Known
from korchma.server.protocol import Me
from korchma.server.storage.store import Store
from korchma.server.tables.campaigns import Campaigns
from korchma.server.tables.deeds import Deeds
from korchma.server.tables.hall import Hall
from korchma.server.tables.seated import Seated
from korchma.server.web.porter import Porter

Asked = Request[Any, Any, Any]
Coming = ASGIConnection[Any, Any, Any, Any]
Code = Annotated[str, PathParameter(pattern="^[a-z0-9]{4,12}$")]

PIECES, WHILE = 20.0, 120.0
"""Heavy pieces of work for one person at once, and again as many in so many seconds."""
GUESSES, A_WHILE = 30.0, 600.0
"""Wrong words from one person or address: likewise."""


class House:
    """The rooms behind the doors."""

    def __init__(
        self, store: Store, people: People, hall: Hall, limits: Limits, bell: Bell
    ) -> None:
        self.store, self.people, self.hall, self.bell = store, people, hall, bell
        self.campaigns = Campaigns(hall)
        self.porter = Porter(limits)
        self.deeds = Deeds(store)
        hall.when_ended.append(self.deeds.ended)
        self.company = Company(store)
        self.profiles = Profiles(store, self.company)
        presence = Presence(self.porter.here)
        self.meeting = Meeting(store, hall, self.company, self.profiles, presence)
        self.company.when_asked = lambda person, who: bell.notify(person, "friend", None, who)
        self.meeting.when_invited = self._invited
        self.farewells = Farewells(store, hall, self.company)
        self._work = Paces(PIECES, WHILE)
        self._guesses = Paces(GUESSES, A_WHILE)

    def _invited(self, person: str, table: Seated, who: str) -> None:
        self.bell.notify(person, "invited", table, who)

    def welcome(self, me: Me, table: Seated) -> Seated:
        """A table for somebody who comes to it; one of people who keep them out is none to them."""
        people = (table.row["host"], *(each.person for each in table.sitters))
        if not table.seats_of(me.id) and self.company.kept_out(me.id, people):
            raise Refusal(404, "no-such-table")
        return table

    async def keep_out(self, me: Me, who: str) -> None:
        """Block somebody: they leave my open tables, and look on at none at which I sit."""
        other = await self.company.block(me, who)
        for code in await self.company.open_tables(me, other):
            await (await self.hall.find(code, me.id)).leave(other)
        for table in list(self.hall.live.values()):
            mine = table.row["host"] == me.id or table.seats_of(me.id)
            if mine and not table.seats_of(other):
                self.porter.shut_out(other, (table.code, table.row["watch"]))

    def count_work(self, me: Me) -> None:
        """Whole games played again, brought in or verified: some, but not all day long."""
        if not self._work.allows(me.id):
            raise Refusal(429, "too-much")

    def count_guess(self, *whose: str) -> Callable[[], None]:
        """Words that call no table: some slips of the tongue, no searching. What to do when they
        were right after all."""
        tries = [self._guesses.of(each) for each in whose]
        if not all(each.allows() for each in tries):
            raise Refusal(429, "too-many-tries")

        def right() -> None:
            for each in tries:
                each.give_back()

        return right


def house_of(connection: Coming) -> House:
    """The house this request came to."""
    house: House = connection.app.state.house
    return house


def address_of(connection: Coming) -> str:
    """Where a request comes from, as limits count it."""
    return neighbourhood(connection.client.host) if connection.client else ""


async def known(connection: Coming) -> Known | None:
    """The person and the session behind a cookie."""
    return await house_of(connection).people.sessions.find(connection.cookies.get(COOKIE))


async def known_or_refuse(request: Asked) -> Known:
    """Whoever asks; first comers ask GET /api/me."""
    found = await known(request)
    if found is None:
        raise Refusal(401, "who-are-you", "ask GET /api/me first")
    house_of(request).meeting.presence.seen(found.me.id)
    return found


async def me_or_refuse(request: Asked) -> Me:
    """The person who asks."""
    return (await known_or_refuse(request)).me


async def at_table(request: Asked, code: str) -> tuple[Me, Seated]:
    """Who asks, and the table they ask about."""
    me, house = await me_or_refuse(request), house_of(request)
    return me, house.welcome(me, await house.hall.find(code, me.id))
