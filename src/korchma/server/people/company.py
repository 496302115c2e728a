"""Friends, and people one wants nothing to do with."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import ColumnElement, Select, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from korchma.server.errors import Refusal
from korchma.server.pace import Paces
from korchma.server.people.names import login_of
from korchma.server.protocol import Bond, Me, PersonInfo
from korchma.server.storage.models import people, sitters, tables
from korchma.server.storage.regulars import blocks, friendships, invitations
from korchma.server.storage.store import Store

MOST_FRIENDS = 500
"""Friends of one person, asked ones included."""
MOST_BLOCKED = 1000
ASKS, HOUR = 30.0, 3600.0
"""People somebody may ask or invite at once, and again as many in an hour."""

Row = dict[str, Any]


def person_info(row: Row) -> PersonInfo:
    """Somebody as others see them."""
    return PersonInfo(row["handle"], row["name"], row["portrait"], row["login"] is None)


class Company:
    """Who is whose friend, and who is kept out. Blocks are held in mind: every list, chair and line
    of a chat asks for them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._blocked: dict[str, set[str]] = {}
        self.when_asked: Callable[[str, str], None] = lambda person, asker: None
        self.asks = Paces(ASKS, HOUR)

    async def open(self) -> None:
        """Read who blocks whom."""
        for row in await self._store.rows(select(blocks)):
            self._blocked.setdefault(row["person"], set()).add(row["blocked"])

    def blocks(self, person: str, other: str | None) -> bool:
        """Whether somebody wants nothing to do with another."""
        return other in self._blocked.get(person, ())

    def apart(self, one: str, other: str) -> bool:
        """Whether either of two wants nothing to do with the other."""
        return self.blocks(one, other) or self.blocks(other, one)

    def all_apart(self, person: str) -> set[str]:
        """Everybody whom somebody keeps out, or who keeps them out."""
        against = {other for other, blocked in self._blocked.items() if person in blocked}
        return against | self._blocked.get(person, set())

    def kept_out(self, person: str, others: Iterable[str | None]) -> bool:
        """Whether one of these people wants nothing to do with somebody."""
        return any(other is not None and self.blocks(other, person) for other in others)

    async def find(self, me: Me, who: str) -> Row:
        """Somebody by what they are known by, or by the name of their account; those who keep me
        out are nobody to me."""
        named = or_(people.c.handle == who[:16], people.c.login == login_of(who))
        found = await self._store.rows(select(people).where(named))
        known = sorted(found, key=lambda row: row["handle"] != who)
        if not known or self.blocks(known[0]["id"], me.id):
            raise Refusal(404, "no-such-person")
        if _left(known[0]) and known[0]["id"] != me.id:
            raise Refusal(404, "no-such-person")
        return known[0]

    # --- friends ---------------------------------------------------------------------------------

    async def bond(self, me: Me, other: str) -> Bond:
        """What somebody is to me."""
        if self.blocks(me.id, other):
            return "blocked"
        row = await self._store.row(select(friendships).where(_between(me.id, other)))
        return bond_of(row, me.id) if row else ""

    async def ask(self, me: Me, who: str) -> Bond:
        """Ask somebody to be friends, or say yes to them."""
        if me.guest:
            raise Refusal(409, "friends-need-account")
        other = await self.find(me, who)
        if other["id"] == me.id or other["login"] is None:
            raise Refusal(409, "no-friend-of-guests" if other["login"] is None else "yourself")
        bond = await self.bond(me, other["id"])
        if bond == "blocked":
            raise Refusal(409, "blocked-by-you")
        if bond in ("friend", "asked"):
            return bond
        if bond == "asks":
            yes = update(friendships).where(_between(me.id, other["id"]))
            await self._store.write((yes.values(accepted=True, since=time.time()), None))
            return "friend"
        await self._count(me)
        row = {"asker": me.id, "asked": other["id"], "accepted": False, "since": time.time()}
        with contextlib.suppress(IntegrityError):  # asked from two windows at once
            await self._store.write((insert(friendships), row))
            self.when_asked(other["id"], me.name)
        return "asked"

    async def _count(self, me: Me) -> None:
        """Not too many at once, nor in all."""
        if not self.asks.allows(me.id):
            raise Refusal(429, "too-many-asked")
        mine = or_(friendships.c.asker == me.id, friendships.c.asked == me.id)
        found = await self._store.row(select(func.count()).where(mine))
        if found and next(iter(found.values())) >= MOST_FRIENDS:
            raise Refusal(429, "too-many-friends")

    async def part(self, me: Me, who: str) -> None:
        """No longer friends; or a no to who asks, or to having asked."""
        other = await self.find(me, who)
        await self._store.write((delete(friendships).where(_between(me.id, other["id"])), None))

    async def friends(self, person: str) -> list[Row]:
        """Friends of somebody and those who may become some, each with their bond."""
        other = (friendships.c.asker == people.c.id) | (friendships.c.asked == people.c.id)
        query = select(people, *friendships.c).join(friendships, other)
        mine = (friendships.c.asker == person) | (friendships.c.asked == person)
        rows = await self._store.rows(query.where(mine, people.c.id != person))
        bonds = {row["id"]: row | {"bond": bond_of(row, person)} for row in rows if not _left(row)}
        return list(bonds.values())

    async def friend_ids(self, person: str) -> set[str]:
        """The friends of somebody."""
        return {row["id"] for row in await self.friends(person) if row["bond"] == "friend"}

    # --- blocks ----------------------------------------------------------------------------------

    async def block(self, me: Me, who: str) -> str:
        """From now on somebody is kept out, and no friend any more; who they are."""
        other = (await self.find(me, who))["id"]
        if other == me.id:
            raise Refusal(409, "yourself")
        if self.blocks(me.id, other):
            return str(other)
        if len(self._blocked.get(me.id, ())) >= MOST_BLOCKED:
            raise Refusal(429, "too-many-asked")
        row = {"person": me.id, "blocked": other, "since": time.time()}
        asked = (invitations.c.person == me.id) & (invitations.c.inviter == other)
        asks = (invitations.c.person == other) & (invitations.c.inviter == me.id)
        await self._store.write(
            (insert(blocks), row),
            (delete(friendships).where(_between(me.id, other)), None),
            (delete(invitations).where(asked | asks), None),
        )
        self._blocked.setdefault(me.id, set()).add(other)
        return str(other)

    async def open_tables(self, me: Me, other: str) -> list[str]:
        """My tables with an open chair at which somebody sits."""
        mine = (tables.c.host == me.id, tables.c.status == "open", sitters.c.person == other)
        both = select(tables.c.code).join(sitters, sitters.c.code == tables.c.code)
        return [row["code"] for row in await self._store.rows(both.where(*mine).distinct())]

    async def unblock(self, me: Me, who: str) -> None:
        """They may come again."""
        named = or_(people.c.handle == who[:16], people.c.login == login_of(who))
        found = await self._store.rows(select(people.c.id).where(named))
        others = [row["id"] for row in found]
        gone = delete(blocks).where(blocks.c.person == me.id, blocks.c.blocked.in_(others))
        await self._store.write((gone, None))
        self._blocked.get(me.id, set()).difference_update(others)

    async def blocked(self, me: Me) -> tuple[PersonInfo, ...]:
        """Whom I keep out."""
        mine: Select[Any] = select(people).join(blocks, blocks.c.blocked == people.c.id)
        rows = await self._store.rows(mine.where(blocks.c.person == me.id).order_by(people.c.name))
        return tuple(person_info(row) for row in rows)

    def forget(self, person: str) -> None:
        """Somebody is gone for good."""
        self._blocked.pop(person, None)
        for others in self._blocked.values():
            others.discard(person)

    def same(self, before: str, now: str) -> None:
        """A guest has logged in: whom they kept out the account keeps out."""
        self._blocked.setdefault(now, set()).update(self._blocked.pop(before, set()) - {now})
        for person, others in self._blocked.items():
            if before in others and person != now:
                others.add(now)


def _between(one: str, other: str) -> ColumnElement[bool]:
    asker, asked = friendships.c.asker, friendships.c.asked
    return ((asker == one) & (asked == other)) | ((asker == other) & (asked == one))


def bond_of(row: Row, person: str) -> Bond:
    """What a line of the book of friends means to one of the two."""
    if row["accepted"]:
        return "friend"
    return "asked" if row["asker"] == person else "asks"


def _left(row: Row) -> bool:
    """Whether somebody has asked to be forgotten: to others they are gone at once."""
    return row["leaving"] is not None
