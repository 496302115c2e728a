"""Fair shares: where many wait for few, each person's work gets its turn after the others'."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from korchma.server.errors import Refusal


class Turns:
    """So many things at once; who brings a hundred waits behind who brings one.

    ``most``: how many things of one person may wait before more of theirs are refused; what the
    inn itself has to do has no owner, and is never.
    """

    def __init__(self, at_once: int, most: int | None = None) -> None:
        self._free, self._most = at_once, most
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """Wait until it is this person's turn; it lasts as long as the block."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(owner)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, owner: str) -> None:
        line = self._waiting.setdefault(owner, deque())
        if owner and self._most is not None and len(line) >= self._most:
            raise Refusal(429, "too-much", "so many things at once, and no more")
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was my turn already: the next, please
                self._next()
            raise

    def _next(self) -> None:
        """The first of whoever has waited longest for a turn; they line up again behind all."""
        while self._waiting:
            owner, line = next(iter(self._waiting.items()))
            del self._waiting[owner]
            mine = line.popleft() if line else None
            if line:
                self._waiting[owner] = line
            if mine is not None and not mine.done():
                mine.set_result(None)
                return
        self._free += 1
