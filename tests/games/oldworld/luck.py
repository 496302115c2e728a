"""Chance that does what it is told."""

from __future__ import annotations

from typing import Any

from korchma.games.oldworld.state import State
from korchma.kernel import Rng
from korchma.kernel.rng import OPEN_KEY


class Luck(Rng):
    """Chance that does what it is told, then is fair again; shuffling leaves things as they lie."""

    __slots__ = ("next", "shuffles")

    def __init__(self, state: State) -> None:
        super().__init__(state, OPEN_KEY)
        self.next: list[int] = []
        self.shuffles = 0

    def below(self, n: int) -> int:
        """The next named number."""
        if not self.next:
            return super().below(n)
        self.news = True
        assert self.next[0] < n, f"{self.next[0]} is no number below {n}"
        return self.next.pop(0)

    def several(self, n: int, count: int) -> tuple[int, ...]:
        """The next named numbers, all at once."""
        if not self.next:
            return super().several(n, count)
        return tuple(self.below(n) for _ in range(count))

    def shuffle(self, things: list[Any]) -> None:
        """Counted, not done: what lies on top is known."""
        self.news = True
        self.shuffles += 1
