"""Taking back at a live table: at once where that is free, else with the others' consent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from korchma.kernel import Illegal
from korchma.kernel.undo import why_not
from korchma.server import protocol as p

if TYPE_CHECKING:
    from korchma.server.tables.live import LiveTable


class Undoing:
    """A wish to take back: whose, and the seats that have not agreed yet."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.wish: tuple[int, set[int]] | None = None

    def info(self) -> p.UndoWish | None:
        """The wish that waits for consent."""
        return p.UndoWish(self.wish[0], tuple(sorted(self.wish[1]))) if self.wish else None

    async def ask(self, person: str | None, seat: int) -> None:
        """Take back at once where that is free or nobody else minds; else ask the others."""
        live = self._live
        async with live.lock:
            live.check_seat(person, seat)
            undo = live.session.can_undo(seat)
            if undo is None:
                raise why_not(live.session, seat)
            others = {i for i in undo.needs if live.sitters[i].person != person}
            await self._grant(seat, others)
        self._go_on()

    async def consent(self, person: str | None, agree: bool) -> None:
        """Somebody agrees to a wish, or does not."""
        live = self._live
        async with live.lock:
            if self.wish is None:
                raise Illegal("late", "nobody wants to take back")
            seat, waiting = self.wish
            if not waiting.intersection(live.seats_of(person)):
                raise Illegal("not-your-turn", "not asked")
            if agree:
                await self._grant(seat, waiting - set(live.seats_of(person)))
            else:
                self.wish = None
        self._go_on()

    async def _grant(self, seat: int, missing: set[int]) -> None:
        """Wait for those whose consent is missing; with none missing, take back."""
        if missing:
            self.wish = (seat, missing)
            return
        await self._live.take_back(seat)
        self.wish = None

    def _go_on(self) -> None:
        self._live.show_all()
        self._live.wake()
