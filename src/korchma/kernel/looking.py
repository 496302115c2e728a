"""Looking at a game under way: who is asked, what each seat sees, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from korchma.kernel.ask import Answers, Ask, AskAll, Option, Refused
from korchma.kernel.event import Event, Told
from korchma.kernel.game import Game
from korchma.kernel.result import Odds, Result
from korchma.kernel.table import Table


class Looking:
    """What can be seen of a game under way, changing nothing."""

    game: Game[Any, Any, Any]
    table: Table[Any, Any, Any]
    ask: Ask | AskAll | None
    events_log: list[Told]
    _secret: Answers

    @property
    def result(self) -> Result | None:
        """How it ended, once it has."""
        return self.game.rules.result(self.table) if self.ask is None else None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose answer is still missing."""
        if isinstance(self.ask, AskAll):
            return tuple(a.seat for a in self.ask.asks if a.seat not in self._secret)
        return (self.ask.seat,) if self.ask else ()

    @property
    def pending(self) -> Answers:
        """Secret answers that are in while others are still missing."""
        return dict(self._secret)

    def ask_of(self, seat: int) -> Ask | None:
        """What this seat is asked; in a secret choice also after it answered, until all have."""
        asks = self.ask.asks if isinstance(self.ask, AskAll) else (self.ask,)
        return next((ask for ask in asks if ask is not None and ask.seat == seat), None)

    def view(self, seat: int | None) -> msgspec.Struct:
        """What this seat sees; None is a spectator."""
        return self.game.eyes.view(self.table, seat)

    def events(self, seat: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """What this seat was told after event number ``since``, with the numbers."""
        told = ((t.number, t.seen_by(seat)) for t in self.events_log[since:])
        return [(number, event) for number, event in told if event is not None]

    def refusals(self, seat: int) -> Sequence[Refused]:
        """Why things that look possible for this seat are not."""
        ask = self.ask_of(seat)
        return self.game.eyes.refusals(self.table, ask) if ask else ()

    def things(self, ask: Ask) -> msgspec.Struct | None:
        """What a question is about: the words for its sentence."""
        return self.game.eyes.things(self.table, ask)

    def odds(self, seat: int, option: Option) -> Odds | None:
        """The chance that an option offered to this seat ends well."""
        ask = self.ask_of(seat)
        return self.game.eyes.odds(self.table, ask, option) if ask else None

    def odds_follow(self, seat: int, option: Option) -> bool:
        """Whether the odds of an option take their time: they are sent after the question."""
        ask, slow = self.ask_of(seat), self.game.eyes.slow_odds
        return slow is not None and ask is not None and slow(self.table, ask, option)

    def foresee(self, seat: int, answer: Sequence[Option]) -> msgspec.Struct | None:
        """What an answer of this seat, or the first part of one, would bring."""
        ask = self.ask_of(seat)
        if ask is None or any(option not in ask.options for option in answer):
            return None
        return self.game.eyes.foresee(self.table, ask, answer)
