"""Odds that are simulated: worked out in another process, sent after their question."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from korchma.kernel import Option
from korchma.server import protocol as p
from korchma.server.tables.sketch import odds_info

if TYPE_CHECKING:
    from korchma.server.tables.live import LiveTable

Found = tuple[p.OddsInfo | None, ...]


class Chances:
    """The odds of one table's open question, for each seat that is asked."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._asked = -1
        self._known: dict[int, Found] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def of(self, seat: int) -> Found | None:
        """The odds of the question to a seat, if they are known; else they are worked out."""
        self._turn_page()
        if seat not in self._known and seat not in self._tasks:
            self._tasks[seat] = asyncio.create_task(self._work_out(self._asked, seat))
        return self._known.get(seat)

    def of_option(self, seat: int, option: Option) -> p.OddsInfo | None:
        """The odds of one option, if they can be had at once."""
        session = self._live.session
        if not session.game.eyes.slow_odds:
            return odds_info(session, seat, option)
        ask, known = session.ask_of(seat), self._known.get(seat)
        if ask is None or known is None or self._asked != self._live.asked:
            return None
        return dict(zip(ask.options, known, strict=True)).get(option)

    def _turn_page(self) -> None:
        """A new question: nobody wants the odds of the last one any more."""
        if self._asked != self._live.asked:
            for task in self._tasks.values():
                task.cancel()
            self._asked, self._known, self._tasks = self._live.asked, {}, {}

    async def _work_out(self, asked: int, seat: int) -> None:
        """Have the odds simulated, then send them to whoever decides for the seat."""
        live = self._live
        found = await live.mind.odds(live.session, seat, live.row["host"])
        ask = live.session.ask_of(seat)
        if asked != live.asked or ask is None:
            return
        # Where they cannot be had, nobody goes on waiting for them.
        self._known[seat] = known = found or (None,) * len(ask.options)
        if found is None or any(found):
            for guest in live.guests:
                if seat in live.seats_of(guest.person):
                    guest.send(p.Odds(asked, seat, known))
