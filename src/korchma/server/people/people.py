"""Who is who: guests, accounts, and the browsers they are in with."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

from sqlalchemy import Update, insert, select, update
from sqlalchemy.exc import IntegrityError

from korchma.server.errors import Refusal
from korchma.server.limits import Limits
from korchma.server.pace import Paces
from korchma.server.people.names import login_of, name_of
from korchma.server.people.passwords import Passwords, check_new
from korchma.server.people.sessions import Known, Sessions
from korchma.server.protocol import Me
from korchma.server.storage.ledger import Write
from korchma.server.storage.models import campaigns, people, readings, sitters, tables
from korchma.server.storage.store import Store
from korchma.text import Voice

HOUR, TEN_MINUTES = 3600.0, 600.0


class Entered(NamedTuple):
    """Somebody who is in from now on: the word for their cookie, and the sessions that ended."""

    me: Me
    word: str
    ended: tuple[str, ...] = ()


class People:
    """Guests and accounts."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self.sessions, self._passwords = Sessions(store), Passwords()
        self._guests = Paces(limits.guests_per_hour, HOUR)
        self._accounts = Paces(limits.accounts_per_hour, HOUR)
        self._by_name = Paces(limits.tries_by_name, TEN_MINUTES)
        self._by_address = Paces(limits.tries_by_address, TEN_MINUTES)

    def close(self) -> None:
        """Nobody comes any more."""
        self._passwords.close()

    # --- coming in -------------------------------------------------------------------------------

    async def enter(self, cookie: str | None, address: str, language: str = "en") -> Entered:
        """A first comer becomes a guest; a guest of older days is known by their old cookie."""
        person = await self.sessions.of_before(cookie)
        if person is None:
            return await self._guest(address, language)
        word = await self.sessions.begin(person)
        known = await self.sessions.find(word)
        assert known is not None
        return Entered(known.me, word)

    async def _guest(self, address: str, language: str) -> Entered:
        """Somebody new, named in the language they read."""
        if not self._guests.allows(address):
            raise Refusal(429, "too-many-guests")
        person = secrets.token_hex(16)
        number = secrets.randbelow(9000) + 1000
        name = Voice(None, language).say("guest-name", n=str(number))
        await self._store.write(
            (insert(people), {"id": person, "name": name, "created": time.time()})
        )
        return Entered(Me(person, name, True), await self.sessions.begin(person))

    async def register(self, known: Known, name: str, password: str, address: str) -> Entered:
        """Keep a guest's games under a name and a password."""
        me = known.me
        if not me.guest:
            raise Refusal(409, "already-account")
        clean = name_of(name)
        check_new(password, clean)
        if not self._accounts.allows(address):
            raise Refusal(429, "too-many-tries")
        hashed = await self._passwords.hash(password)
        values = {"name": clean, "login": login_of(clean), "password": hashed}
        try:
            await self._store.write(
                (update(people).where(people.c.id == me.id).values(values), None),
                _called(me, clean),
            )
        except IntegrityError:
            raise Refusal(409, "name-taken") from None
        word = await self.sessions.begin(me.id, known.session)
        return Entered(Me(me.id, clean, False), word, (known.session,))

    async def login(self, known: Known | None, name: str, password: str, address: str) -> Entered:
        """Somebody with an account comes back; a guest's games go along."""
        login = login_of(name)
        row = await self._store.row(select(people).where(people.c.login == login))
        await self._check(login, row["password"] if row else None, password, address)
        assert row is not None
        me = Me(row["id"], row["name"], False)
        if known is not None and known.me.guest:
            await self._store.write(*_go_along(known.me, me))
        word = await self.sessions.begin(me.id, known.session if known else None)
        return Entered(me, word, (known.session,) if known else ())

    async def _check(self, login: str, kept: str | None, password: str, address: str) -> None:
        """The right password, in time; wrong ones are counted by name and by address."""
        tries = (self._by_name.of(login), self._by_address.of(address))
        if any(each.left < 1 for each in tries):
            raise Refusal(429, "too-many-tries")
        for each in tries:
            each.allows()
        if not await self._passwords.fits(kept, password):
            raise Refusal(403, "wrong-login")
        for each in tries:
            each.give_back()

    # --- being in --------------------------------------------------------------------------------

    async def rename(self, me: Me, name: str) -> Me:
        """Another name, also on chairs at tables not yet over."""
        clean = name_of(name)
        await self._store.write(
            (update(people).where(people.c.id == me.id).values(name=clean), None),
            _called(me, clean),
        )
        return Me(me.id, clean, me.guest)

    async def change_password(self, known: Known, old: str, new: str, address: str) -> Entered:
        """Another password; every other browser is logged out, and this one gets a new cookie."""
        row = await self._store.row(select(people).where(people.c.id == known.me.id))
        if row is None or row["login"] is None:
            raise Refusal(409, "no-account")
        check_new(new, row["name"])
        await self._check(row["login"], row["password"], old, address)
        hashed = await self._passwords.hash(new)
        await self._store.write(
            (update(people).where(people.c.id == row["id"]).values(password=hashed), None)
        )
        ended = await self.sessions.end_all(row["id"])
        return Entered(known.me, await self.sessions.begin(row["id"]), tuple(ended))

    async def set_password(self, person: str, new: str, instead_of: str | None = None) -> Entered:
        """A forgotten password is another one from now on; every browser is logged out but this."""
        row = await self._store.row(select(people).where(people.c.id == person))
        if row is None or row["login"] is None:
            raise Refusal(409, "no-account")
        check_new(new, row["name"])
        hashed = await self._passwords.hash(new)
        await self._store.write(
            (update(people).where(people.c.id == person).values(password=hashed), None)
        )
        ended = await self.sessions.end_all(person)
        word = await self.sessions.begin(person, instead_of)
        return Entered(Me(person, row["name"], False), word, (*ended, *filter(None, [instead_of])))


def _called(me: Me, name: str) -> tuple[Update, None]:
    """A new name on the chairs that bear the old one, at tables not yet over."""
    going = select(tables.c.code).where(tables.c.status != "over")
    mine = (sitters.c.person == me.id, sitters.c.name != "", sitters.c.code.in_(going))
    return update(sitters).where(*mine).values(name=name), None


def _go_along(guest: Me, me: Me) -> list[Write]:
    """All that a guest has, from now on an account's."""
    named = (sitters.c.person == guest.id, sitters.c.name == guest.name)
    return [
        (update(sitters).where(*named).values(name=me.name), None),
        (update(sitters).where(sitters.c.person == guest.id).values(person=me.id), None),
        (update(sitters).where(sitters.c.was == guest.id).values(was=me.id), None),
        (update(tables).where(tables.c.host == guest.id).values(host=me.id), None),
        (update(campaigns).where(campaigns.c.host == guest.id).values(host=me.id), None),
        (update(readings).where(readings.c.person == guest.id).values(person=me.id), None),
    ]
