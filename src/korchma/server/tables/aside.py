"""Work that takes more than a moment: beside the event loop, in turn, and never for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from korchma.server.tables.patience import WATCH
from korchma.server.tables.turns import Turns

T = TypeVar("T")

THREADS = 2
MOST = 8
"""Things of one person that may wait here; for more they come again."""
SECONDS = 10.0


class Aside:
    """A few threads: setting tables, waking them, looking ahead, packing replays."""

    def __init__(self) -> None:
        self._turns = Turns(THREADS, MOST)
        self._threads = ThreadPoolExecutor(THREADS, "korchma-aside")

    async def do(self, owner: str, work: Callable[..., T], *given: Any) -> T:
        """Do it for somebody, when it is their turn."""
        async with self._turns.turn(owner):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, _watched, work, *given)

    def close(self) -> None:
        """Nobody waits for what is not begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _watched(work: Callable[..., T], *given: Any) -> T:
    with WATCH.over(SECONDS):
        return work(*given)
