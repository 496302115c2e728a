"""How strong somebody is in a title: a number, and how sure it is (openskill, Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

MIDDLE = 1500.0
"""Where everybody begins."""
SPREAD = 122.8
"""How much luck is in a game. With it a lead of 200 wins three games of four between two, as it
does where chess is rated."""
SURE = 1.96
"""So many widths to both sides hold the truth 19 times in 20."""
FEW = 5
"""Games before a rating is worth telling."""

_MODEL = PlackettLuce(mu=MIDDLE, sigma=2 * SPREAD, beta=SPREAD, tau=SPREAD / 50)


class Rating(NamedTuple):
    """The middle, the width, and after how many games."""

    mu: float = MIDDLE
    sigma: float = 2 * SPREAD
    games: int = 0

    def after(self, change: Change) -> Rating:
        """With one game more."""
        return Rating(self.mu + change.mu, self.sigma * change.sigma, self.games + 1)

    def before(self, change: Change) -> Rating:
        """As if a game had not been."""
        return Rating(self.mu - change.mu, self.sigma / change.sigma, max(0, self.games - 1))

    @property
    def band(self) -> int:
        """How far the truth may be off, 19 times in 20."""
        return round(SURE * self.sigma)


class Change(NamedTuple):
    """What a game does to a rating: added to its middle, times its width."""

    mu: float
    sigma: float


def rate(known: Mapping[str, Rating], ranked: Sequence[tuple[str, int]]) -> dict[str, Change]:
    """What a game does to all who were in it, by who was where: 1 is the best.

    Several bots of one kind are one player who sat on several chairs: they get the middle of it.

    >>> done = rate({}, [("ann", 1), ("bot:random", 2)])
    >>> done["ann"].mu > 0 > done["bot:random"].mu, done["ann"].sigma < 1
    (True, True)
    """
    ratings = [known.get(who, Rating()) for who, _ in ranked]
    teams = [[_MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in ratings]
    rated = _MODEL.rate(teams, ranks=[float(place) for _, place in ranked])
    changes: dict[str, list[Change]] = {}
    for (who, _), old, [new] in zip(ranked, ratings, rated, strict=True):
        changes.setdefault(who, []).append(Change(new.mu - old.mu, new.sigma / old.sigma))
    return {who: _middle(several) for who, several in changes.items()}


def _middle(several: Sequence[Change]) -> Change:
    n = len(several)
    return Change(sum(each.mu for each in several) / n, sum(each.sigma for each in several) / n)
