"""Bots at a live table: they decide one after the other until a person must."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from korchma.kernel import Answer, Illegal, Session
from korchma.server.errors import NotSaved
from korchma.server.tables.minding import anything

if TYPE_CHECKING:
    from korchma.server.tables.live import LiveTable

log = logging.getLogger("korchma.table")

AGAIN = 2.0
"""Seconds until a bot whose decision could not be written tries again."""

NO_ANSWER = {"not-offered", "wrong-number"}
"""Why what a bot says is no answer to what it was asked."""


def best_bot(session: Session) -> str:
    """The strongest program that plays this game."""
    return next(reversed(tuple(session.game.mind.bots)), "random")


class Bots:
    """The bots of one table. Whatever breaks in them is said at the table: none is left waiting."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._task: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> bool:
        """Whether one of them is at work."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Let bots go on, if it is their turn."""
        if self._live.going and not self.thinking:
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        live = self._live
        try:
            while live.going and (seat := self._next()) is not None:
                await self._turn(seat)
                live.show_all()
        except Exception:
            log.exception("table %s: its bots cannot go on", live.code)
            with contextlib.suppress(NotSaved):
                await live.note(stuck="stuck-rules")
            live.show_all()

    def _next(self) -> int | None:
        """A bot that is asked."""
        live = self._live
        return next((i for i in live.session.waiting if self._plays(i)), None)

    def _plays(self, seat: int) -> bool:
        """Whether bots decide there: one sits there, or somebody's time is over for this move."""
        return self._live.sitters[seat].kind == "bot" or seat in self._live.clocks.lent

    async def _turn(self, seat: int) -> None:
        """One bot decides; where its answer is no answer, anything legal will do."""
        live = self._live
        asked, bot = live.asked, live.sitters[seat].bot or best_bot(live.session)
        answer = await live.mind.decide(live.session, seat, bot, live.row["host"])
        async with live.lock:
            if asked != live.asked or not self._plays(seat):
                return
            try:
                await self._decide(seat, bot, answer)
            except Illegal as error:
                if error.reason != "not-saved":
                    raise
                await asyncio.sleep(AGAIN)

    async def _decide(self, seat: int, bot: str, answer: Answer) -> None:
        live = self._live
        try:
            await live.decide(seat, answer)
        except Illegal as error:
            ask = live.session.ask_of(seat)
            if error.reason not in NO_ANSWER or ask is None:
                raise
            log.error("table %s: the bot %s answered what was not asked", live.code, bot)
            await live.decide(seat, anything(live.session, ask))
