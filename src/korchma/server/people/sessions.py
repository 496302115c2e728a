"""Sessions: a random word in a cookie, its hash in the database, until somebody ends it."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import secrets as chance
import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select, update

from korchma.server.errors import NotSaved
from korchma.server.protocol import Me
from korchma.server.storage.models import people, secrets, sessions
from korchma.server.storage.store import Store

COOKIE = "korchma"
DAY = 24 * 3600
UNUSED = 30 * DAY
"""Seconds after which a session that nobody used has ended."""


class Known(NamedTuple):
    """Somebody behind a cookie, and the session they came with."""

    session: str
    me: Me


def session_id(word: str) -> str:
    """What the database keeps of a cookie: whoever reads it there cannot come in with it."""
    return hashlib.sha256(word.encode()).hexdigest()


def me_of(row: Mapping[str, Any]) -> Me:
    """Somebody as the database has them, for their own eyes."""
    return Me(
        id=row["id"],
        name=row["name"],
        guest=row["login"] is None,
        who=row["handle"],
        portrait=row["portrait"],
        settings=row["settings"] or {},
        leaving=row["leaving"] or 0.0,
    )


class Sessions:
    """Who is in, from which browser."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def begin(self, person: str, instead_of: str | None = None) -> str:
        """A new session; the word for its cookie. The one it takes the place of has ended."""
        word, now = chance.token_urlsafe(32), time.time()
        row = {"id": session_id(word), "person": person, "created": now, "seen": now}
        await self._store.write(
            (delete(sessions).where(sessions.c.id == (instead_of or "")), None),
            (insert(sessions), row),
        )
        return word

    async def find(self, word: str | None) -> Known | None:
        """Who comes with this cookie, if their session has not ended."""
        if not word:
            return None
        now = time.time()
        query = select(people, sessions.c.id.label("session"), sessions.c.seen)
        query = query.join(sessions, sessions.c.person == people.c.id)
        known = sessions.c.id == session_id(word)
        row = await self._store.row(query.where(known, sessions.c.seen > now - UNUSED))
        if row is None:
            return None
        if row["seen"] < now - DAY:
            with contextlib.suppress(NotSaved):
                await self._store.write((update(sessions).where(known).values(seen=now), None))
        return Known(row["session"], me_of(row))

    async def end(self, session: str) -> None:
        """Log out."""
        await self._store.write((delete(sessions).where(sessions.c.id == session), None))

    async def end_all(self, person: str, but: str = "") -> list[str]:
        """Log out everywhere, but perhaps here; the sessions that have ended."""
        mine = (sessions.c.person == person) & (sessions.c.id != but)
        rows = await self._store.rows(select(sessions.c.id).where(mine))
        await self._store.write((delete(sessions).where(mine), None))
        return [row["id"] for row in rows]

    async def tidy(self) -> None:
        """Forget what nobody has used for long."""
        old = sessions.c.seen < time.time() - UNUSED
        await self._store.write((delete(sessions).where(old), None))

    async def of_before(self, cookie: str | None) -> str | None:
        """The guest of a signed cookie from before there were sessions, for a month."""
        person, _, signature = (cookie or "").partition(".")
        rows = await self._store.rows(select(secrets).where(secrets.c.name.startswith("cookies")))
        kept = {row["name"]: row["value"] for row in rows}
        if not signature or float(kept.get("cookies-until", 0)) < time.time():
            return None
        signed = hmac.new(bytes.fromhex(kept["cookies"]), person.encode(), hashlib.sha256)
        if not hmac.compare_digest(signature.encode(), signed.hexdigest().encode()):
            return None
        guest = (people.c.id == person, people.c.login.is_(None))
        row = await self._store.row(select(people.c.id).where(*guest))
        return row["id"] if row else None
