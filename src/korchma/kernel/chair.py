"""What a player, person or program, can get at: one seat of one session."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

import msgspec

from korchma.kernel.advice import Advice
from korchma.kernel.ask import Answer, Ask, Option
from korchma.kernel.imagining import glance, imagine
from korchma.kernel.log import Dream
from korchma.kernel.result import Odds
from korchma.kernel.session import Session
from korchma.kernel.table import Table


class Chair:
    """One seat's eyes and hands; seat None only watches. Nothing here knows more than it may."""

    __slots__ = ("_session", "seat")

    def __init__(self, session: Session, seat: int | None) -> None:
        self._session = session
        self.seat = seat

    @property
    def ask(self) -> Ask | None:
        """What this seat is asked now, if anything."""
        return None if self.seat is None else self._session.ask_of(self.seat)

    @property
    def decided(self) -> int:
        """How many decisions have been made at this table."""
        return self._session.length

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
        return None if self.seat is None else self._session.odds(self.seat, option)

    def imagine(self, seed: int) -> Session:
        """A table that could be this one: all that is hidden dealt anew, by this seed alone.

        Equal knowledge gives equal tables. They have neither the game's seed nor its past, and
        can be played on, forked and rewound as far as here.
        """
        return imagine(self._session, self.seat, seed, Dream(self, seed, self.decided))

    def glance(self, seed: int) -> Table[Any, Any, Any]:
        """The same table for who only looks at it: quicker, and it cannot be played on."""
        return glance(self._session, self.seat, seed)


class Bot(Protocol):
    """A player that is a program."""

    def decide(self, chair: Chair) -> Answer:
        """Answer what the chair is asked."""
        ...


@runtime_checkable
class Adviser(Bot, Protocol):
    """A player that is a program and says why. Both answers come from the same thought."""

    def advise(self, chair: Chair) -> Advice:
        """What it would answer, why, and what else."""
        ...


def advice(bot: Bot, chair: Chair) -> Advice:
    """What a bot would do; with its reason, where it is one that gives reasons."""
    return bot.advise(chair) if isinstance(bot, Adviser) else Advice(bot.decide(chair))
