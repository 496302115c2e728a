"""A hero who thinks: fights at fair odds, follows the story, helps his friends."""

from __future__ import annotations

import random
from collections.abc import Callable

from korchma.games.swordsorcery import options as o
from korchma.games.swordsorcery.mind import reasons as why
from korchma.games.swordsorcery.mind.shopping import worth_of
from korchma.games.swordsorcery.mind.turning import Turning
from korchma.kernel import Advice, Answer, Chair, Thought


class Mind(Turning):
    """One question being thought about."""

    def souls(self) -> Thought:
        """Bring ghosts back, then grow."""
        for option in self.ask.options:
            if isinstance(option, o.Raise):
                return Thought(option, why.ComesBack)
        ghosts = sum(hero.ghost for hero in self.t.state.heroes)
        for option in self.ask.options:
            if isinstance(option, o.RankUp) and not ghosts:
                return Thought(option, why.Grows)
        return Thought(o.GoOn(), why.Enough)

    def spend(self) -> Thought:
        """Whatever the symbols buy."""
        found = next((x for x in self.ask.options if isinstance(x, o.Spend)), None)
        if found is None:
            return self.first()
        line = found.line
        return Thought(found, lambda: why.Spends(line))

    def take(self) -> Thought:
        """A reaction, a further attack, ammunition: what there is."""
        wanted = (o.React, o.Aim, o.Ammo)
        found = next((x for x in self.ask.options if isinstance(x, wanted)), None)
        return Thought(found, why.Taste) if found is not None else self.first()

    def shop(self) -> Thought:
        """The best arms the purse allows."""
        best = max(self.ask.options, key=lambda x: worth_of(self.t, self.hero, x))
        if worth_of(self.t, self.hero, best) > 0:
            return Thought(best, why.Arms)
        return Thought(o.GoOn(), why.Enough)


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
            "turn": mind.turn,
            "ghost": mind.ghost,
            "souls": mind.souls,
            "spend": mind.spend,
            "guard": mind.spend,
            "shop": mind.shop,
            "reorganize": mind.shop,
            "ammo": mind.take,
            "follow": mind.take,
            "also": mind.take,
            "companion": mind.companion,
        }
        if ask.about.startswith("react-"):
            return mind.take()
        return by_question.get(ask.about, mind.first)()


class Wanderer(Heuristic):
    """The same hero in a fight, who follows his whims in stories and at the set-up."""

    WHIMS = ("hero", "story", "vote", "learn", "talent", "next", "start")

    def _think(self, chair: Chair) -> Thought:
        ask = chair.ask
        assert ask is not None
        if ask.about in self.WHIMS:
            chance = random.Random(f"{self.seed} {chair.decided}")
            return Thought(chance.choice(ask.options), why.Taste)
        return super()._think(chair)
