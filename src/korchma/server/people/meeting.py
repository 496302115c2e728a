"""People who meet: what friends do now, who is invited where, what lies on the counter."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from korchma.server import protocol as p
from korchma.server.errors import Refusal
from korchma.server.people.company import Company, person_info
from korchma.server.people.names import handle_of
from korchma.server.people.profiles import Profiles
from korchma.server.storage.models import people, sessions, sitters, tables
from korchma.server.storage.regulars import invitations
from korchma.server.storage.store import Store
from korchma.server.tables.floor import Floor
from korchma.server.tables.lobby import seats_at, table_info
from korchma.server.tables.seated import Seated

NOW = 300.0
"""Seconds after their last request in which somebody is still here."""
MOST_INVITED = 20
"""People invited to one table."""
MOST_CHAIRS = 6
"""Free chairs on the counter."""

Row = dict[str, Any]


class Presence:
    """Who was here, and when: in memory, so that a visit writes nothing."""

    def __init__(self, sockets: Callable[[], Collection[str]]) -> None:
        self._sockets, self._last = sockets, dict[str, float]()

    def seen(self, person: str) -> None:
        """Somebody asks for something."""
        self._last[person] = time.time()

    def here(self, person: str) -> bool:
        """Whether somebody is in the house."""
        return person in self._sockets() or self.last(person) > time.time() - NOW

    def last(self, person: str) -> float:
        """When somebody last was; 0: not since the inn opened."""
        return self._last.get(person, 0.0)

    def tidy(self) -> None:
        """The database knows the day of those who were here long ago."""
        old = time.time() - 24 * 3600
        self._last = {who: when for who, when in self._last.items() if when > old}


class Meeting:
    """Friends, tables and the people at them, put together."""

    def __init__(
        self,
        store: Store,
        floor: Floor,
        company: Company,
        profiles: Profiles,
        presence: Presence,
    ) -> None:
        self._store, self._floor = store, floor
        self.when_invited: Callable[[str, Seated, str], None] = lambda person, table, who: None
        self._company, self._profiles, self.presence = company, profiles, presence

    # --- friends ---------------------------------------------------------------------------------

    async def friends(self, me: p.Me) -> p.Friends:
        """My friends and what they do, who asks, whom I met, whom I keep out."""
        rows = await self._company.friends(me.id)
        days = await self._days([row["id"] for row in rows])
        at = self._floor.tables_of({row["id"] for row in rows if row["bond"] == "friend"})
        found = [self._friend(me, row, days.get(row["id"], 0.0), at.get(row["id"])) for row in rows]
        order = {"asks": 0, "friend": 1, "asked": 2}
        found.sort(key=lambda x: (order[x.bond], x.table is None, not x.here, -x.seen))
        met, out = await self._profiles.met(me), await self._company.blocked(me)
        return p.Friends(tuple(found), met, out)

    def _friend(self, me: p.Me, row: Row, day: float, table: Seated | None) -> p.FriendInfo:
        """What a friend does now; of others one sees that they ask."""
        info = person_info(row)
        if row["bond"] != "friend":
            return p.FriendInfo(info, row["bond"])
        shown = table and not self._company.kept_out(me.id, [x.person for x in table.sitters])
        return p.FriendInfo(
            info,
            "friend",
            self.presence.here(row["id"]),
            max(day, self.presence.last(row["id"])),
            table.seen_by(me.id, table.row["watch"]) if table and shown else None,
        )

    async def _days(self, persons: Collection[str]) -> dict[str, float]:
        """When these people were last here, to the day."""
        last = select(sessions.c.person, func.max(sessions.c.seen).label("seen"))
        query = last.where(sessions.c.person.in_(persons)).group_by(sessions.c.person)
        return {row["person"]: row["seen"] for row in await self._store.rows(query)}

    # --- invitations -----------------------------------------------------------------------------

    async def invite(self, me: p.Me, table: Seated, who: str) -> None:
        """Ask somebody to an open chair of a table at which one sits."""
        if not table.seats_of(me.id):
            raise Refusal(403, "not-your-table")
        if not any(sitter.kind == "open" for sitter in table.sitters):
            raise Refusal(409, "no-open-chair")
        other = await self._company.find(me, who)
        if other["id"] == me.id or table.seats_of(other["id"]):
            raise Refusal(409, "sits-already")
        if self._company.kept_out(other["id"], [each.person for each in table.sitters]):
            raise Refusal(404, "no-such-person")
        if not self._company.asks.allows(me.id):
            raise Refusal(429, "too-many-asked")
        here = invitations.c.code == table.code
        asked = await self._store.row(select(func.count()).where(here))
        if asked and next(iter(asked.values())) >= MOST_INVITED:
            raise Refusal(429, "too-many-asked")
        row = {"code": table.code, "person": other["id"], "inviter": me.id, "made": time.time()}
        with contextlib.suppress(IntegrityError):  # once is enough
            await self._store.write((insert(invitations), row))
            self.when_invited(other["id"], table, me.name)

    async def decline(self, me: p.Me, code: str) -> None:
        """No, thanks."""
        mine = (invitations.c.code == code, invitations.c.person == me.id)
        await self._store.write((delete(invitations).where(*mine), None))

    # --- the counter -----------------------------------------------------------------------------

    async def counter(self, me: p.Me) -> p.Counter:
        """Chairs that friends have free, who asks, and my record."""
        rows = await self._company.friends(me.id)
        asking = tuple(person_info(row) for row in rows if row["bond"] == "asks")
        friends = {row["id"]: row for row in rows if row["bond"] == "friend"}
        return p.Counter(await self._chairs(me, friends), asking, await self._record(me))

    async def _chairs(self, me: p.Me, friends: dict[str, Row]) -> tuple[p.FreeChair, ...]:
        """Invitations first, then public tables at which friends sit; newest first."""
        open_table = (tables.c.status == "open", tables.c.stuck == "")
        asked = select(tables, invitations.c.inviter)
        asked = asked.join(invitations, invitations.c.code == tables.c.code)
        asked = asked.where(*open_table, invitations.c.person == me.id)
        invited = await self._store.rows(asked.order_by(invitations.c.made.desc()))
        sat = select(sitters.c.code).where(sitters.c.person.in_(friends))
        theirs = select(tables).where(*open_table, tables.c.public, tables.c.code.in_(sat))
        newest = theirs.order_by(tables.c.updated.desc()).limit(4 * MOST_CHAIRS)
        rows = {row["code"]: row for row in [*invited, *await self._store.rows(newest)][::-1]}
        seats = await seats_at(self._store, list(rows))
        ids = {row["inviter"] for row in invited} - friends.keys()
        others = await self._store.rows(select(people).where(people.c.id.in_(ids)))
        known = friends | {row["id"]: row for row in others}
        chairs = []
        for code, row in reversed(rows.items()):
            sitting = [each.person for each in seats[code]]
            friend = row.get("inviter") or next(x for x in sitting if x in friends)
            if me.id not in sitting and friend in known and not self._apart(me, sitting):
                info = table_info(row, seats[code], me.id, ())
                chairs.append(p.FreeChair(info, person_info(known[friend]), "inviter" in row))
        return tuple(sorted(chairs, key=lambda chair: not chair.invited)[:MOST_CHAIRS])

    def welcome(self, me: p.Me, found: p.Tables) -> p.Tables:
        """Lists of tables without those of people who keep me out, or whom I do."""
        apart = {handle_of(who) for who in self._company.all_apart(me.id)}
        free = (each for each in found.open if not any(seat.who in apart for seat in each.seats))
        return p.Tables(found.mine, tuple(free))

    def _apart(self, me: p.Me, sitting: Collection[str | None]) -> bool:
        return any(who and self._company.apart(me.id, who) for who in sitting)

    async def _record(self, me: p.Me) -> p.MyRecord:
        """My record in a few words."""
        titles = await self._profiles.titles(me.id)
        most = titles[0] if titles else None
        return p.MyRecord(
            sum(title.played for title in titles),
            sum(title.won for title in titles),
            most.game if most else "",
            (most.best if most.best is not None else most.solo) if most else None,
            most.rating if most else None,
        )
