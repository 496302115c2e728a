"""Words in letters that open a door once: an address is somebody's own, a password is forgotten."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Literal, NamedTuple

from sqlalchemy import delete, insert, select

from korchma.server.errors import Refusal
from korchma.server.limits import Limits
from korchma.server.notices.post import ADDRESS, Post
from korchma.server.notices.wishes import Wishes, now
from korchma.server.pace import Paces
from korchma.server.people.names import login_of
from korchma.server.people.sessions import session_id
from korchma.server.protocol import Me
from korchma.server.storage.ledger import Write
from korchma.server.storage.models import people
from korchma.server.storage.notice_models import letter_words, notices
from korchma.server.storage.store import Store
from korchma.text import Voice

Purpose = Literal["confirm", "recover"]
LASTS: dict[Purpose, float] = {"confirm": 24 * 3600.0, "recover": 1800.0}
"""Seconds for which a word opens anything."""
LETTERS, DAY = 5.0, 24 * 3600.0
"""Letters with words to one person, or to one address, in a day."""
HOUR = 3600.0


class Opened(NamedTuple):
    """What a word opened: whose it was, and the address it went to."""

    person: str
    address: str


class Words:
    """Words that were sent, and what they open. ``clock``: what time it is."""

    def __init__(self, store: Store, wishes: Wishes, post: Post, limits: Limits) -> None:
        self._store, self._wishes, self._post = store, wishes, post
        self._by_person, self._by_letter = Paces(LETTERS, DAY), Paces(LETTERS, DAY)
        self._by_address = Paces(limits.letters_per_hour, HOUR)
        self._under_way: set[asyncio.Task[None]] = set()
        self.clock: Callable[[], float] = now

    async def ask_address(self, me: Me, address: str, neighbour: str, language: str) -> None:
        """Letters shall go there, once whoever reads them says so; nowhere, if it is empty."""
        if not self._post.open:
            raise Refusal(409, "no-letters")
        if not address:
            await self._wishes.change(me.id, address="", confirmed=False, due=None, news=[])
            return
        if not ADDRESS.fullmatch(address):
            raise Refusal(400, "bad-address")
        paces = (
            self._by_person.of(me.id),
            self._by_letter.of(address.casefold()),
            self._by_address.of(neighbour),
        )
        if any(each.left < 1 for each in paces):
            raise Refusal(429, "too-many-letters")
        for each in paces:
            each.allows()
        wanted = await self._wishes.of(me.id)
        if wanted.confirmed and wanted.address == address:
            return
        await self._wishes.change(me.id, address=address, confirmed=False)
        if not await self._write(me, "confirm", address, language):
            raise Refusal(503, "letter-not-taken")

    async def confirm(self, word: str) -> None:
        """Whoever has this word reads the letters sent to that address."""
        opened = await self._look(word, "confirm")
        await self._store.write(_gone(opened.person, "confirm"))
        wanted = await self._wishes.of(opened.person)
        if wanted.address != opened.address:
            raise Refusal(410, "word-over")
        await self._wishes.change(opened.person, confirmed=True)

    async def forgot(self, name: str, neighbour: str) -> None:
        """A letter to whoever has an account of this name; who has none is not told so, not even
        by the time it takes."""
        if not self._post.open:
            raise Refusal(409, "no-letters")
        login = login_of(name)
        if not self._by_address.allows(neighbour) or not self._by_person.allows(login):
            raise Refusal(429, "too-many-letters")
        task = asyncio.create_task(self._recover(login))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _recover(self, login: str) -> None:
        query = select(people.c.id, people.c.name, notices.c.address, notices.c.wishes)
        query = query.join(notices, notices.c.person == people.c.id)
        known = (people.c.login == login, notices.c.confirmed.is_(True))
        row = await self._store.row(query.where(*known))
        if row is not None:
            me = Me(row["id"], row["name"], False)
            await self._write(me, "recover", row["address"], row["wishes"]["language"])

    async def whose(self, word: str) -> str:
        """Whose password may be set anew with this word."""
        return (await self._look(word, "recover")).person

    async def used(self, person: str) -> None:
        """It was; no letter sent before sets it again."""
        await self._store.write(_gone(person, "recover"))

    async def _write(self, me: Me, purpose: Purpose, address: str, language: str) -> bool:
        """A letter with a new word; those sent before for the same end open nothing any more."""
        word = secrets.token_urlsafe(32)
        row = {
            "id": session_id(word),
            "person": me.id,
            "purpose": purpose,
            "address": address,
            "until": self.clock() + LASTS[purpose],
        }
        await self._store.write(_gone(me.id, purpose), (insert(letter_words), row))
        voice = Voice(None, language)
        link = f"{self._post.office.home}/letter/{purpose}#{word}"
        body = voice.say(f"letter-{purpose}", name=me.name, link=link)
        return await self._post.send(address, voice.say(f"letter-{purpose}.subject"), f"{body}\n")

    async def _look(self, word: str, purpose: Purpose) -> Opened:
        query = select(letter_words).where(letter_words.c.id == session_id(word))
        row = await self._store.row(query.where(letter_words.c.purpose == purpose))
        if row is None or row["until"] < self.clock():
            raise Refusal(410, "word-over")
        return Opened(row["person"], row["address"])


def _gone(person: str, purpose: Purpose) -> Write:
    """No word for this end opens anything for them any more."""
    mine = (letter_words.c.person == person, letter_words.c.purpose == purpose)
    return delete(letter_words).where(*mine), None
