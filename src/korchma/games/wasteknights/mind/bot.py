"""A knight who thinks: follows the story, looks after himself, and takes fair odds."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from korchma.games.wasteknights.mind import reasons as why
from korchma.games.wasteknights.mind.dealing import Dealing
from korchma.games.wasteknights.mind.in_danger import InDanger
from korchma.games.wasteknights.mind.thinking import first
from korchma.kernel import Advice, Answer, Chair, Thought


class Mind(Dealing, InDanger):
    """One question being thought about."""


QUESTIONS: Mapping[str, Callable[[Mind], Thought]] = {
    "action": Mind.action,
    "route": Mind.route,
    "entry": Mind.entry,
    "vote": Mind.entry,
    "tie": Mind.entry,
    "weapon": Mind.weapon,
    "block": Mind.block,
    "explore": Mind.explore,
    "camp": Mind.camp,
    "which-dice": Mind.dice,
    "after-roll": Mind.after_roll,
    "healer": Mind.healer,
    "garage": Mind.garage,
    "start": Mind.use,
    "clash": Mind.use,
    "before-roll": Mind.before_roll,
    "target": Mind.target,
    "join": Mind.join,
    "workshop": Mind.workshop,
    "market": Mind.market,
    "trade": Mind.trade,
    "deal": Mind.deal,
    "second-shop": Mind.shop,
    "upgrade": Mind.upgrade,
    "knight": Mind.rides,
    "vehicle": Mind.vehicle,
    "gear": Mind.outfit,
    "tow": Mind.tow,
    "gain": Mind.gain,
    "lose": Mind.lose,
    "no-room": Mind.drop,
    "torn-bay": Mind.drop,
    "pay-gear": Mind.drop,
    "heal": Mind.heal,
    "cathedral": Mind.cathedral,
}
"""What is thought about which question; of any other what is usual, or comes first."""


class Heuristic:
    """Plays by rules of thumb. Sees only what its chair sees."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, chair: Chair) -> Answer:
        """Answer what the chair is asked."""
        return self._think(chair).answer

    def advise(self, chair: Chair) -> Advice:
        """The same, with its reason."""
        return self._think(chair).told()

    def _think(self, chair: Chair) -> Thought:
        ask = chair.ask
        assert ask is not None
        think = QUESTIONS.get(ask.about)
        if think is None:
            return first(ask)
        return think(Mind(chair.glance(self.seed), ask))


class Wanderer(Heuristic):
    """The same knight on the road, who follows his whims in stories."""

    WHIMS = ("knight", "entry", "vote", "tie", "cathedral", "join")

    def _think(self, chair: Chair) -> Thought:
        ask = chair.ask
        assert ask is not None
        if ask.about in self.WHIMS:
            chance = random.Random(f"{self.seed} {chair.decided}")
            return Thought(chance.choice(ask.options), why.Taste)
        return super()._think(chair)
