"""Trying answers on a table of the mind: what it would be like after them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from korchma.games.ronin.eyes.foresight import run, trial
from korchma.games.ronin.mind.worth import Taste, standing, worth
from korchma.games.ronin.rules.tea import pass_cups
from korchma.games.ronin.state import RoninTable, left_of, right_of
from korchma.kernel import Answer, Ask, Chair, Option, Session

FEW = 8
"""So many answers are tried to a question that follows from another."""


class Trying:
    """One question, and tables that could follow from its answers."""

    def __init__(self, chair: Chair, ask: Ask, taste: Taste, seed: int) -> None:
        self.chair, self.ask, self.taste, self.seed = chair, ask, taste, seed
        self.seat = ask.seat

    @cached_property
    def table(self) -> RoninTable:
        """A table that could be this one."""
        table: RoninTable = self.chair.imagine(self.seed).table
        return table

    @cached_property
    def rivals(self) -> dict[int, float]:
        """The people with whom one shares a track, and what they have now."""
        s = self.table.state
        partners = {left_of(s, self.seat), right_of(s, self.seat)}
        return {
            other: standing(self.table, other, self.taste)
            for other in partners
            if not s.players[other].automa
        }

    def standing_after(self, after: RoninTable) -> float:
        """What one would have, less a share of what partners would gain: only one can win."""
        given = sum(standing(after, x, self.taste) - then for x, then in self.rivals.items())
        persons = sum(not player.automa for player in after.state.players)
        return worth(after, self.seat, self.taste) - self.taste.envy * given / max(1, persons - 1)

    def worth_of(self, answer: Answer) -> float:
        """The worth of the table after this answer."""
        return self.standing_after(self.after(answer))

    def after(self, answer: Answer) -> RoninTable:
        """The table after this answer, as soon as somebody else is asked."""
        twin = self.chair.imagine(self.seed)
        asked = twin.table.state.phase
        twin.choose(answer, self.seat)
        for _ in range(12):
            ask = twin.ask
            if not isinstance(ask, Ask) or ask.seat != self.seat:
                break
            if ask.about in ("skill", "take") or twin.table.state.phase != asked:
                break
            twin.choose(self._next(twin, ask), self.seat)
        after: RoninTable = twin.table
        return after

    def _next(self, twin: Session, ask: Ask) -> Answer:
        """What one would answer next: the best at once of a few, else the first."""
        if ask.pick is not None or len(ask.options) > FEW:
            return _first(ask)

        def at_once(option: Option) -> float:
            then = twin.fork()
            then.choose(option, self.seat)
            return worth(then.table, self.seat, self.taste)

        return max(ask.options, key=at_once)

    def played(self, cards: Sequence[str]) -> RoninTable:
        """The table with these cards played and their tea poured."""
        twin = trial(self.table, self.seat, cards)
        player = twin.state.players[self.seat]
        for card in cards:
            if card in player.hand:
                player.hand.remove(card)
        twin.state.phase = "effects"
        run(pass_cups(twin, self.seat))
        return twin

    def brings(self, cards: Sequence[str]) -> float:
        """The worth of that table."""
        twin = self.played(cards)
        if twin.state.tracks == self.table.state.tracks:
            return worth(twin, self.seat, self.taste)
        return self.standing_after(twin)


def _first(ask: Ask) -> Answer:
    """The first choice: as many as may be."""
    return ask.options[0] if ask.pick is None else tuple(ask.options[: ask.pick[1]])
