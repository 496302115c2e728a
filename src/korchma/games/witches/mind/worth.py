"""What things are worth to a witch who thinks: the numbers behind the heuristic bot."""

from __future__ import annotations

import msgspec

from korchma.games.witches.box.box import Box
from korchma.games.witches.eyes.view import PlayerView, View
from korchma.games.witches.state import Rulings


class Taste(msgspec.Struct, frozen=True):
    """How much the bot cares, in points. Tuned by self-play; see docs/balance-witches.md."""

    easy_growth: float = 1.5
    """An early easy problem: half a card more each turn."""
    hard_growth: float = 0.7
    """An early hard problem: half a point more on each roll."""
    hard_together: float = 3.0
    """Playing together, hard problems on the map lose the game."""
    crisis: float = 0.25
    crisis_short: float = 2.5
    """A crisis back in the pool, when it is full and when it is almost empty."""
    elf: float = 1.0
    elf_third: float = 14.0
    """An open elf gone, and one that would lose the game."""
    cackle: float = 0.15
    cackle_short: float = 0.8
    aliss: float = 1.0
    dungeon: float = 1.6
    card_now: float = 0.12
    card_later: float = 0.4
    """A card spent on the last action of a turn (it is drawn again), and on the first."""
    broom: float = 0.5
    patience: float = 0.55
    """What a problem one more move away is worth."""


class Eyes:
    """A seat's view with the questions a player asks of it."""

    def __init__(self, view: View, box: Box, rulings: Rulings, taste: Taste) -> None:
        assert view.seat is not None
        self.view, self.box, self.rulings, self.taste = view, box, rulings, taste
        self.me: PlayerView = view.players[view.seat]
        self.solo = len(view.players) == 1

    @property
    def left(self) -> float:
        """The share of the game still to come."""
        return max(0.0, 1 - self.view.turn / self.view.turns)

    def crisis_worth(self) -> float:
        """What one more crisis in the pool is worth now."""
        taste, pool = self.taste, self.view.crisis_pool
        fear = max(0.0, (5 - pool) / 5) if self.left else 0.0
        if self.rulings.together:
            fear = max(0.0, (7 - pool) / 7) * (0.3 + self.left)
        return taste.crisis + taste.crisis_short * fear

    def cackle_cost(self) -> float:
        """What a cackle costs: little while the pool is full, near a point when it is not."""
        taste, view = self.taste, self.view
        most = max(player.cackles for player in view.players)
        short = view.cackle_pool <= 2 and (self.solo or self.me.cackles >= most - 1)
        cost = taste.cackle_short if short else taste.cackle
        if self.rulings.together and view.cackle_pool <= 2:
            cost *= 1.5 + (view.aliss_pool <= 2)
        return cost

    def aliss_cost(self) -> float:
        """What a Black Aliss costs: a point, or the game."""
        if not self.rulings.together:
            return self.taste.aliss
        return self.taste.aliss + 6.0 / max(self.view.aliss_pool, 0.5)

    def success(self, token: str, crises: int) -> float:
        """What solving this is worth beyond standing still."""
        row, taste = self.box.tokens[token], self.taste
        worth = float(row.points)
        if row.hard:
            worth += taste.hard_growth * self.left
            worth += taste.hard_together if self.rulings.together and not self.solo else 0.0
        elif len(self.me.easy) < 8:
            worth += taste.easy_growth * self.left
        return worth + crises * self.crisis_worth()

    def elf_gone(self) -> float:
        """What it is worth that an open elf goes."""
        elves = self.view.elves
        return self.taste.elf_third if elves >= 3 else self.taste.elf * elves

    def failure(self, token: str, *, newly_open: bool) -> float:
        """What failing at this costs, in cackles and consequences."""
        row, taste = self.box.tokens[token], self.taste
        cost = self.cackle_cost() * (2 if row.hard else 1)
        if row.failure == "dungeon":
            cost += taste.dungeon
        elif row.failure == "all-to-dungeon":
            cost += taste.dungeon * (2.0 if self.rulings.together else 1.0)
        elif row.failure == "black-aliss":
            cost += self.aliss_cost()
        elif row.failure == "crisis":
            cost += self.crisis_worth() + (50.0 if not self.view.crisis_pool else 0.0)
        elif row.failure == "winter":
            cost += 0.6 * self.left
        if newly_open and row.group == "elves":
            cost += taste.elf_third if self.view.elves >= 2 else taste.elf * self.view.elves
        return cost
