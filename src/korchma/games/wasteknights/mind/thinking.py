"""One question being thought about, on a table that could be the real one."""

from __future__ import annotations

from korchma.games.wasteknights.mind import reasons as why
from korchma.games.wasteknights.mind.blows import arm
from korchma.games.wasteknights.mind.valuing import Reader
from korchma.games.wasteknights.rules.knights import acting, active
from korchma.games.wasteknights.rules.numbers import health, row, side
from korchma.games.wasteknights.state import RIVALRY, Carried, Knight, WasteTable
from korchma.kernel import Ask, Thought

LOW = 3
"""Health left at which a knight thinks of himself first."""


def first(ask: Ask) -> Thought:
    """What is usual, else the first there is."""
    if ask.pick is not None:
        return Thought(tuple(ask.options[: ask.pick[0]]), why.Taste)
    return Thought(ask.usual or ask.options[0], why.Taste)


class Thinking:
    """The table, the question, and the knight it is about."""

    def __init__(self, t: WasteTable, ask: Ask) -> None:
        self.t, self.ask, self.book = t, ask, Reader(t)
        fight, knights = t.state.fight, t.state.knights
        fighters = [knights[i] for i in (fight.knight, fight.rival) if i >= 0] if fight else []
        self.knight: Knight = next(
            (x for x in (*fighters, acting(t), active(t), *knights) if x.seat == ask.seat),
            active(t),
        )
        self.i = knights.index(self.knight)

    @property
    def rivals(self) -> bool:
        """Whether every knight rides for himself."""
        return self.t.options.adventure == RIVALRY

    def first(self) -> Thought:
        """What is usual, else the first there is."""
        return first(self.ask)

    def _hurt(self) -> int:
        return self.knight.wounds + self.knight.infected

    def _left(self) -> int:
        return health(self.t, self.knight) - self._hurt()

    def _power(self, carried: Carried | None) -> float:
        """What a card in hand or on the body is good for: wounds it deals, or takes."""
        if carried is None:
            return 0.0
        printed, card = side(self.t, carried), row(self.t, carried)
        if card.kind == "armour":
            return 0.7 * printed.block
        if not printed.dice:
            return 0.0
        dry = card.way == "ranged" and not printed.free
        dry = dry and not (self.knight.fuel if printed.burns == "fuel" else self.knight.ammo)
        return (0.2 if dry else 1.0) * arm(self.t, self.i, carried).mean
