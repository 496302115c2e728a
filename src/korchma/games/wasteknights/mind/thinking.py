"""One question being thought about, on a table that could be the real one."""

from __future__ import annotations

from korchma.games.wasteknights.mind import reasons as why
from korchma.games.wasteknights.rules.numbers import health, row, side
from korchma.games.wasteknights.state import Carried, Knight, WasteTable, active
from korchma.kernel import Ask, Thought

STRENGTH = {"W": 0.33, "G": 0.6, "B": 0.8, "R": 1.1}
"""What a die brings on average."""
LOW = 3
"""Health left at which a knight thinks of himself first."""


class Thinking:
    """The table, the question, and the knight it is about."""

    def __init__(self, t: WasteTable, ask: Ask) -> None:
        self.t, self.ask = t, ask
        self.knight: Knight = next(
            (x for x in (active(t), *t.state.knights) if x.seat == ask.seat), active(t)
        )

    def first(self) -> Thought:
        """What is usual, else the first there is."""
        if self.ask.pick is not None:
            return Thought(tuple(self.ask.options[: self.ask.pick[0]]), why.Taste)
        return Thought(self.ask.usual or self.ask.options[0], why.Taste)

    def _hurt(self) -> int:
        return self.knight.wounds + self.knight.infected

    def _left(self) -> int:
        return health(self.t, self.knight) - self._hurt()

    def _power(self, carried: Carried | None) -> float:
        """What a card in hand is good for."""
        if carried is None:
            return 0.0
        printed = side(self.t, carried)
        ranged = row(self.t, carried).way == "ranged" and not printed.free
        dry = ranged and not (self.knight.fuel if printed.burns == "fuel" else self.knight.ammo)
        dice = sum(STRENGTH[die] for die in printed.dice)
        return (0.2 if dry else 1.0) * dice + 0.7 * printed.block
