"""What came of many games."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

import msgspec

from korchma.kernel import Result

Z95 = 1.959964
"""Standard deviations that leave 5% outside."""


class Tally(msgspec.Struct):
    """What came of some games. A *part* is what a seat plays as: a witch, a character."""

    games: int = 0
    decisions: int = 0
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    wins_by_seat: Counter[int] = msgspec.field(default_factory=Counter)
    wins_by_bot: Counter[str] = msgspec.field(default_factory=Counter)
    wins_by_part: Counter[str] = msgspec.field(default_factory=Counter)
    score_by_seat: Counter[int] = msgspec.field(default_factory=Counter)
    score_by_bot: Counter[str] = msgspec.field(default_factory=Counter)
    score_by_part: Counter[str] = msgspec.field(default_factory=Counter)
    seats_by_bot: Counter[str] = msgspec.field(default_factory=Counter)
    seats_by_part: Counter[str] = msgspec.field(default_factory=Counter)
    decided_by_part: Counter[str] = msgspec.field(default_factory=Counter)
    """Seats in games that somebody won."""
    points_by_source: Counter[str] = msgspec.field(default_factory=Counter)
    with_winner: int = 0
    all_won: int = 0
    """Games that everybody won."""
    scores: list[tuple[int, ...]] = msgspec.field(default_factory=list)
    winning: list[int] = msgspec.field(default_factory=list)
    """The winners' scores."""
    rounds: Counter[int] = msgspec.field(default_factory=Counter)
    """Games by the rounds they took."""
    lasted: Counter[int] = msgspec.field(default_factory=Counter)
    """Games by the decisions they took."""
    errors: list[str] = msgspec.field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Put two tallies together."""
        for name in self.__struct_fields__:
            mine, more = getattr(self, name), getattr(other, name)
            if isinstance(mine, Counter):
                mine.update(more)  # unlike +, keeps what is below zero
            else:
                setattr(self, name, mine + more)

    def note(
        self,
        result: Result,
        bots: Sequence[str],
        parts: Sequence[str],
        rounds: int = 0,
        began: int = 0,
        decisions: int = 0,
    ) -> None:
        """One more game, with the bot and the part of each seat.

        Seats are counted from the one that ``began``; 0 rounds, 0 decisions: nobody counted.
        """
        if rounds:
            self.rounds[rounds] += 1
        if decisions:
            self.lasted[decisions] += 1
        self.endings[result.ending] += 1
        self.with_winner += bool(result.winners)
        self.all_won += len(result.winners) == len(bots)
        self.scores.append(result.scores)
        for seat, (name, score) in enumerate(zip(bots, result.scores, strict=True)):
            won = seat in result.winners
            place = (seat - began) % len(bots)
            self.wins_by_seat[place] += won
            self.wins_by_bot[name] += won
            self.score_by_seat[place] += score
            self.score_by_bot[name] += score
            self.seats_by_bot[name] += 1
            if won:
                self.winning.append(score)
        for seat, part in enumerate(parts):
            self.wins_by_part[part] += seat in result.winners
            self.score_by_part[part] += result.scores[seat]
            self.seats_by_part[part] += 1
            self.decided_by_part[part] += bool(result.winners)
        for source in (each for sources in result.sources for each in sources):
            self.points_by_source[source.id] += source.points


def wilson(hits: int, trials: int) -> tuple[float, float]:
    """Wilson's interval for a share, at 95%.

    >>> [round(end, 3) for end in wilson(519, 1000)]
    [0.488, 0.55]
    """
    if not trials:
        return 0.0, 1.0
    share, spread = hits / trials, Z95**2 / trials
    middle = (share + spread / 2) / (1 + spread)
    half = math.sqrt(share * (1 - share) * spread + spread**2 / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
