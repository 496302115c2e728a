"""The odds of a question; where they take their time, worked out apart from the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from korchma.kernel import Ask, Odds, Option
from korchma.terminal.host import Host


class Reckoning:
    """What is known of the odds by now."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._slow: tuple[Ask | None, Sequence[Odds | None]] = (None, ())

    @property
    def slow(self) -> bool:
        """Whether odds come after their question."""
        return self._host.session.game.eyes.slow_odds is not None

    def of(self, ask: Ask, option: Option) -> Odds | None:
        """The odds of an option, if they are known."""
        if not self.slow:
            return self._host.session.odds(ask.seat, option)
        about, odds = self._slow
        return odds[ask.options.index(option)] if about is ask else None

    def work(self, ask: Ask, wanted: Callable[[], bool]) -> Callable[[], None]:
        """How to work them out on a table of its own; given up when no longer wanted."""
        apart = self._host.session.fork()

        def reckon() -> None:
            found: list[Odds | None] = []
            for option in ask.options:
                if not wanted():
                    return
                found.append(apart.odds(ask.seat, option))
            self._slow = ask, found

        return reckon
