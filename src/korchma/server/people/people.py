"""Who is who: guests, accounts, signed cookies."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import time

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from korchma.server.errors import Refusal
from korchma.server.protocol import Me
from korchma.server.storage.models import people, sitters, tables
from korchma.server.storage.store import Store

COOKIE = "korchma"
NAME = re.compile(r"^[\w .’'’-]{1,24}$", re.UNICODE)
PASSWORD_LEAST, PASSWORD_MOST = 8, 200

_hasher = PasswordHasher()


class People:
    """Guests and accounts."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key

    def cookie(self, person: str) -> str:
        """A cookie nobody can forge."""
        return f"{person}.{self._sign(person)}"

    def _sign(self, person: str) -> str:
        return hmac.new(self._key, person.encode(), hashlib.sha256).hexdigest()

    def read(self, cookie: str | None) -> str | None:
        """The person a cookie names, if it is ours."""
        person, _, signature = (cookie or "").partition(".")
        if person and hmac.compare_digest(signature.encode(), self._sign(person).encode()):
            return person
        return None

    async def find(self, person: str | None) -> Me | None:
        """Somebody we know."""
        if person is None:
            return None
        row = await self._store.row(select(people).where(people.c.id == person))
        return Me(row["id"], row["name"], row["login"] is None) if row else None

    async def guest(self) -> Me:
        """Somebody new."""
        person = secrets.token_hex(16)
        name = f"Guest {secrets.randbelow(9000) + 1000}"
        await self._store.write(
            (insert(people), {"id": person, "name": name, "created": time.time()})
        )
        return Me(person, name, True)

    async def rename(self, me: Me, name: str) -> Me:
        """Another name, also on chairs at tables not yet over."""
        clean = _name(name)
        await self._store.write(
            (update(people).where(people.c.id == me.id).values(name=clean), None),
            (update(sitters).where(sitters.c.person == me.id).values(name=clean), None),
        )
        return Me(me.id, clean, me.guest)

    async def register(self, me: Me, name: str, password: str) -> Me:
        """Keep a guest's games under a name and a password."""
        if not me.guest:
            raise Refusal(409, "already-account")
        clean = _name(name)
        if not PASSWORD_LEAST <= len(password) <= PASSWORD_MOST:
            raise Refusal(400, "bad-password")
        hashed = await asyncio.to_thread(_hasher.hash, password)
        values = {"name": clean, "login": clean.casefold(), "password": hashed}
        try:
            await self._store.write(
                (update(people).where(people.c.id == me.id).values(values), None)
            )
        except IntegrityError:
            raise Refusal(409, "name-taken") from None
        return Me(me.id, clean, False)

    async def login(self, me: Me | None, name: str, password: str) -> Me:
        """Somebody with an account comes back; a guest's games go along."""
        row = await self._store.row(
            select(people).where(people.c.login == name.strip().casefold()[:40])
        )
        known = row["password"] if row else _hasher.hash("nobody")
        try:
            await asyncio.to_thread(_hasher.verify, known, password[: PASSWORD_MOST + 1])
        except VerificationError:
            raise Refusal(403, "wrong-login") from None
        if row is None:
            raise Refusal(403, "wrong-login")
        if me is not None and me.guest and me.id != row["id"]:
            await self._store.write(
                (update(sitters).where(sitters.c.person == me.id).values(person=row["id"]), None),
                (update(tables).where(tables.c.host == me.id).values(host=row["id"]), None),
            )
        return Me(row["id"], row["name"], False)


def _name(name: str) -> str:
    """A name people can read and say."""
    clean = " ".join(name.split())
    if not NAME.match(clean):
        raise Refusal(400, "bad-name")
    return clean
