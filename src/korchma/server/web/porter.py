"""The porter knows every open socket: whose it is, from where; those of ended sessions close."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection

from korchma.server.limits import Limits
from korchma.server.pace import Paces
from korchma.server.people.sessions import Known
from korchma.server.protocol import Me

MOST_SCREENS = 10
"""Sockets of one person at one table."""
MOST_SOCKETS = 40
"""Sockets of one person at all tables."""
LINES, WHILE = 12.0, 24.0
"""Chat: so many lines of one person at once, and again as many in so many seconds."""

PLANS, A_MOMENT = 20.0, 10.0
"""Plans drawn on the table: likewise."""

LATER = 0.5
"""Seconds until the sockets of an ended session close; nothing is taken from them meanwhile."""

Shut = Callable[[int, str], Awaitable[None]]


class Door:
    """An open socket: who came through it, to which table."""

    def __init__(self, known: Known, code: str, address: str, shut: Shut) -> None:
        self.me, self.session = known.me, known.session
        self.code, self.address = code, address
        self.shut = shut
        self.over = False


class Porter:
    """All open sockets. They are counted when they open, not when somebody says hello."""

    def __init__(self, limits: Limits) -> None:
        self._doors: set[Door] = set()
        self._most_here = limits.sockets_by_address
        self._shutting: set[asyncio.Task[None]] = set()
        self.lines = Paces(LINES, WHILE)
        self.plans = Paces(PLANS, A_MOMENT)

    def lets_in(self, door: Door) -> bool:
        """Whether one more socket of this person, at this table, from this address is fine."""
        own = [each for each in self._doors if each.me.id == door.me.id]
        here = sum(each.address == door.address for each in self._doors)
        at_table = sum(each.code == door.code for each in own)
        if at_table >= MOST_SCREENS or len(own) >= MOST_SOCKETS or here >= self._most_here:
            return False
        self._doors.add(door)
        return True

    def goodbye(self, door: Door) -> None:
        """It has closed."""
        self._doors.discard(door)

    def here(self) -> set[str]:
        """Everybody with an open socket."""
        return {door.me.id for door in self._doors}

    def renamed(self, me: Me) -> None:
        """Whoever speaks does so under their new name."""
        for door in self._doors:
            if door.me.id == me.id:
                door.me = me

    def shut(self, sessions: Collection[str]) -> None:
        """These sessions have ended: nothing more is taken from their sockets, and they close.

        A browser that has a new session comes back with it by itself.
        """
        for door in [each for each in self._doors if each.session in sessions]:
            self._close(door, 4401, "session-over")

    def shut_out(self, person: str, codes: Collection[str]) -> None:
        """Somebody is not welcome at a table any more, by whichever code they came."""
        for door in [each for each in self._doors if each.me.id == person and each.code in codes]:
            self._close(door, 4404, "no-such-table")

    def _close(self, door: Door, code: int, reason: str) -> None:
        """Nothing more is taken from a socket, and it closes."""
        door.over = True
        self.goodbye(door)
        task = asyncio.ensure_future(_shut_later(door, code, reason))
        self._shutting.add(task)
        task.add_done_callback(self._shutting.discard)


async def _shut_later(door: Door, code: int, reason: str) -> None:
    """A little later: a browser with a new cookie should have it when it comes back."""
    await asyncio.sleep(LATER)
    await door.shut(code, reason)
