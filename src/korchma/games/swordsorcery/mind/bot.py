"""A hero who thinks: stays with the others, fights at fair odds, heals, follows the story."""

from __future__ import annotations

import random
from collections.abc import Callable

from korchma.games.swordsorcery.mind import building
from korchma.games.swordsorcery.mind import reasons as why
from korchma.games.swordsorcery.mind.answers import Answers
from korchma.games.swordsorcery.mind.turning import Turning
from korchma.games.swordsorcery.state import SwordTable
from korchma.kernel import Advice, Answer, Ask, Chair, Thought


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
        t: SwordTable = chair.imagine(self.seed).table
        if ask.about == "turn":
            return Turning(t, ask).turn()
        return self._other(t, ask)

    def _other(self, t: SwordTable, ask: Ask) -> Thought:
        answers = Answers(t, ask)
        if ask.about.startswith("react-"):
            return answers.take()
        by_question: dict[str, Callable[[], Thought]] = {
            "hero": lambda: building.hero(t, ask, self.seed),
            "learn": lambda: building.learn(t, ask),
            "talent": lambda: building.talent(ask),
            "souls": lambda: building.souls(t, ask),
            "next": lambda: building.after(t, ask),
            **answers.table(),
        }
        return by_question.get(ask.about, answers.first)()


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
