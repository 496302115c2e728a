"""What a player, person or program, can get at: one seat of one session."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from korchma.kernel.ask import Answer, Ask, Option
from korchma.kernel.result import Odds
from korchma.kernel.session import Session


class Chair:
    """One seat's eyes and hands. Nothing here knows more than the seat may."""

    __slots__ = ("_session", "seat")

    def __init__(self, session: Session, seat: int) -> None:
        self._session = session
        self.seat = seat

    @property
    def ask(self) -> Ask | None:
        """What this seat is asked now, if anything."""
        return self._session.ask_of(self.seat)

    @property
    def view(self) -> msgspec.Struct:
        """What this seat sees."""
        return self._session.view(self.seat)

    @property
    def content(self) -> Any:
        """The box's content: what everybody could read on the cards beforehand."""
        return self._session.table.content

    @property
    def options(self) -> Any:
        """The options of this game."""
        return self._session.table.options

    def odds(self, option: Option) -> Odds | None:
        """The chance that this option ends well, as far as this seat can know."""
        return self._session.odds(self.seat, option)

    def imagine(self, seed: int) -> Session:
        """A table that could be this one: a fork with all that is hidden dealt anew."""
        twin = self._session.fork()
        twin.redeal(self.seat, seed)
        return twin


class Bot(Protocol):
    """A player that is a program."""

    def decide(self, chair: Chair) -> Answer:
        """Answer what the chair is asked."""
        ...
