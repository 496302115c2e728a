"""Taking back at a live table: at once where that is free, else with the others' consent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from korchma.kernel import Illegal
from korchma.kernel.undo import why_not
from korchma.server import protocol as p

if TYPE_CHECKING:
    from korchma.server.tables.live import LiveTable


class Undoing:
    """A wish to take back: whose, who has agreed, who has not answered yet."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.wish: p.UndoWish | None = None
        self._refused: p.UndoWish | None = None

    def info(self) -> p.UndoWish | None:
        """The wish that waits for consent, or the last one that was refused."""
        return self.wish or self._refused

    def forget(self) -> None:
        """The game went on: nobody waits for an answer any more."""
        self.wish = self._refused = None

    async def ask(self, person: str | None, seat: int) -> None:
        """Take back at once where that is free or nobody else minds; else ask the others."""
        live = self._live
        async with live.lock:
            live.check_seat(person, seat)
            undo = live.session.can_undo(seat)
            if undo is None:
                raise why_not(live.session, seat)
            others = tuple(sorted(i for i in undo.needs if live.sitters[i].person != person))
            await self._grant(p.UndoWish(seat, others))
        self._go_on()

    async def consent(self, person: str | None, agree: bool) -> None:
        """Somebody agrees to a wish, or does not."""
        live = self._live
        async with live.lock:
            wish = self.wish
            if wish is None:
                raise Illegal("late", "nobody wants to take back")
            mine = tuple(seat for seat in wish.waiting if seat in live.seats_of(person))
            if not mine:
                raise Illegal("not-your-turn", "not asked")
            missing = tuple(seat for seat in wish.waiting if seat not in mine)
            if agree:
                await self._grant(p.UndoWish(wish.seat, missing, wish.agreed + mine))
            else:
                self.wish, self._refused = None, p.UndoWish(wish.seat, (), wish.agreed, mine)
        self._go_on()

    async def _grant(self, wish: p.UndoWish) -> None:
        """Wait for those whose consent is missing; with none missing, take back."""
        self._refused = None
        if wish.waiting:
            self.wish = wish
            return
        await self._live.take_back(wish.seat)
        self.wish = None

    def _go_on(self) -> None:
        self._live.show_all()
        self._live.wake()
