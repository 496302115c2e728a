"""Who sits at a table and who looks on."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from korchma.server.tables.sketch import encode

NOWHERE = -1
"""The seat through whose eyes a guest looks who has seen nothing yet."""


class Sitter(msgspec.Struct):
    """Who sits on a chair of a table, as the database has it; ``cast``: as whom a bot does.

    ``was``: for whom a bot keeps the chair warm: the person who sat there, "" for whoever comes;
    None where the chair is its own. ``zone``: by whose nights a clock may rest.
    """

    kind: str
    bot: str
    name: str
    person: str | None
    cast: str = ""
    was: str | None = None
    zone: str = ""


class Guest:
    """Somebody connected: who, what they have, and where to send. ``key`` names them to others,
    ``watching``: they came by a link that lets nobody sit down."""

    def __init__(self, person: str, name: str, key: int, *, watching: bool = False) -> None:
        self.person, self.name, self.key = person, name, key
        self.watching = watching
        self.since = 0
        self.epoch = -1
        self.seat: int | None = NOWHERE
        self.outbox: deque[bytes] = deque(maxlen=64)
        self.outdated = False
        self.news = asyncio.Event()

    def send(self, message: msgspec.Struct) -> None:
        """Put a message into the outbox."""
        self.outbox.append(encode(message))
        self.news.set()

    def outdate(self) -> None:
        """What this guest sees is no longer how it is; a slow one gets only the latest."""
        self.outdated = True
        self.news.set()
