"""Who is who: guests, accounts, and the browsers they are in with."""

from __future__ import annotations

import secrets
import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Update, insert, select, update
from sqlalchemy.exc import IntegrityError

from korchma.server.errors import Refusal
from korchma.server.limits import Limits
from korchma.server.pace import Pace, Paces
from korchma.server.people.going_along import go_along
from korchma.server.people.names import handle_of, login_of, name_of
from korchma.server.people.passwords import Passwords, check_new
from korchma.server.people.recovery import code_fits, kept_code, new_code
from korchma.server.people.sessions import Known, Sessions, me_of
from korchma.server.protocol import Me
from korchma.server.storage.models import people, sitters, tables
from korchma.server.storage.store import Store
from korchma.text import Voice

HOUR, TEN_MINUTES = 3600.0, 600.0
MOST_SETTINGS = 40


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
            (
                insert(people),
                {"id": person, "name": name, "created": time.time(), "handle": handle_of(person)},
            )
        )
        me = Me(person, name, True, handle_of(person))
        return Entered(me, await self.sessions.begin(person))

    async def register(
        self, known: Known, name: str, password: str, address: str
    ) -> tuple[Entered, str]:
        """Keep a guest's games under a name and a password; and the code for the day it is
        forgotten."""
        me = known.me
        if not me.guest:
            raise Refusal(409, "already-account")
        clean = name_of(name)
        check_new(password, clean)
        if not self._accounts.allows(address):
            raise Refusal(429, "too-many-tries")
        hashed, code = await self._passwords.hash(password), new_code()
        values = {"name": clean, "login": login_of(clean), "password": hashed}
        values["recovery"] = kept_code(code)
        try:
            await self._store.write(
                (update(people).where(people.c.id == me.id).values(values), None),
                _called(me, clean),
            )
        except IntegrityError:
            raise Refusal(409, "name-taken") from None
        word = await self.sessions.begin(me.id, known.session)
        now = msgspec.structs.replace(me, name=clean, guest=False)
        return Entered(now, word, (known.session,)), code

    async def login(self, known: Known | None, name: str, password: str, address: str) -> Entered:
        """Somebody with an account comes back; a guest's games go along."""
        login = login_of(name)
        row = await self._store.row(select(people).where(people.c.login == login))
        await self._check(login, row["password"] if row else None, password, address)
        assert row is not None
        return await self._come_back(known, row)

    async def _come_back(self, known: Known | None, row: dict[str, Any]) -> Entered:
        """Somebody is known again; a guest's games go along."""
        me = me_of(row)
        if known is not None and known.me.guest:
            await self._store.write(*go_along(known.me, me))
        word = await self.sessions.begin(me.id, known.session if known else None)
        return Entered(me, word, (known.session,) if known else ())

    async def _check(self, login: str, kept: str | None, password: str, address: str) -> None:
        """The right password, in time; wrong ones are counted by name and by address."""
        tries = self._tries(login, address)
        if not await self._passwords.fits(kept, password):
            raise Refusal(403, "wrong-login")
        for each in tries:
            each.give_back()

    def _tries(self, login: str, address: str) -> tuple[Pace, Pace]:
        """One more try, if there may be one; it counts until it is given back."""
        tries = (self._by_name.of(login), self._by_address.of(address))
        if any(each.left < 1 for each in tries):
            raise Refusal(429, "too-many-tries")
        for each in tries:
            each.allows()
        return tries

    async def recover(
        self, known: Known | None, name: str, code: str, password: str, address: str
    ) -> tuple[Entered, str]:
        """A new password with the code that was shown once; every browser is logged out, and there
        is a new code."""
        login = login_of(name)
        row = await self._store.row(select(people).where(people.c.login == login))
        tries = self._tries(login, address)
        if row is None or not code_fits(row["recovery"], code):
            raise Refusal(403, "wrong-code")
        for each in tries:
            each.give_back()
        check_new(password, row["name"])
        fresh, hashed = new_code(), await self._passwords.hash(password)
        values = {"password": hashed, "recovery": kept_code(fresh)}
        here = people.c.id == row["id"]
        await self._store.write((update(people).where(here).values(values), None))
        ended = await self.sessions.end_all(row["id"])
        entered = await self._come_back(known, row)
        return entered._replace(ended=(*ended, *entered.ended)), fresh

    async def new_code(self, known: Known, password: str, address: str) -> str:
        """Another code in place of the one that was shown before; the password says who asks."""
        row = await self._account(known)
        await self._check(row["login"], row["password"], password, address)
        code = new_code()
        here = update(people).where(people.c.id == row["id"])
        await self._store.write((here.values(recovery=kept_code(code)), None))
        return code

    async def _account(self, known: Known) -> dict[str, Any]:
        row = await self._store.row(select(people).where(people.c.id == known.me.id))
        if row is None or row["login"] is None:
            raise Refusal(409, "no-account")
        return row

    # --- being in --------------------------------------------------------------------------------

    async def rename(self, me: Me, name: str) -> Me:
        """Another name, also on chairs at tables not yet over."""
        clean = name_of(name)
        await self._store.write(
            (update(people).where(people.c.id == me.id).values(name=clean), None),
            _called(me, clean),
        )
        return msgspec.structs.replace(me, name=clean)

    async def keep_settings(self, me: Me, settings: dict[str, Any]) -> None:
        """What somebody likes from now on, wherever they are; what is not named stays."""
        whole = {**me.settings, **settings}
        if len(whole) > MOST_SETTINGS:
            raise Refusal(400, "too-much")
        here = update(people).where(people.c.id == me.id)
        await self._store.write((here.values(settings=whole), None))

    async def change_password(self, known: Known, old: str, new: str, address: str) -> Entered:
        """Another password; every other browser is logged out, and this one gets a new cookie."""
        row = await self._account(known)
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
