"""A knight who thinks: follows the story, looks after himself, and takes fair odds."""

from __future__ import annotations

import random
from collections.abc import Callable

from korchma.games.wasteknights.mind import reasons as why
from korchma.games.wasteknights.mind.dealing import Dealing
from korchma.games.wasteknights.mind.in_danger import InDanger
from korchma.kernel import Advice, Answer, Chair, Thought


class Mind(Dealing, InDanger):
    """One question being thought about."""


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
        mind = Mind(chair.imagine(self.seed).table, ask)
        by_question: dict[str, Callable[[], Thought]] = {
            "action": mind.action,
            "route": mind.route,
            "entry": mind.entry,
            "vote": mind.entry,
            "tie": mind.entry,
            "weapon": mind.weapon,
            "block": mind.block,
            "explore": mind.explore,
            "camp": mind.camp,
            "which-dice": mind.dice,
            "after-roll": mind.after_roll,
            "healer": mind.healer,
            "garage": mind.garage,
            "start": mind.use,
            "clash": mind.use,
            "before-roll": mind.before_roll,
            "target": mind.target,
            "object": mind.object,
            "join": mind.object,
            "workshop": mind.workshop,
            "market": mind.market,
            "trade": mind.trade,
            "deal": mind.deal,
            "second-shop": mind.shop,
            "upgrade": mind.upgrade,
            "knight": mind.rides,
            "vehicle": mind.vehicle,
            "gear": mind.outfit,
            "tow": mind.tow,
            "gain": mind.gain,
            "lose": mind.lose,
            "no-room": mind.drop,
            "torn-bay": mind.drop,
            "pay-gear": mind.drop,
            "heal": mind.heal,
            "cathedral": mind.cathedral,
        }
        return by_question.get(ask.about, mind.first)()


class Wanderer(Heuristic):
    """The same knight on the road, who follows his whims in stories."""

    WHIMS = ("knight", "entry", "vote", "tie", "cathedral", "object", "join")

    def _think(self, chair: Chair) -> Thought:
        ask = chair.ask
        assert ask is not None
        if ask.about in self.WHIMS:
            chance = random.Random(f"{self.seed} {chair.decided}")
            return Thought(chance.choice(ask.options), why.Taste)
        return super()._think(chair)
