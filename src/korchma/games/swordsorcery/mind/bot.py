"""A hero who thinks: stays with the others, fights at fair odds, heals, follows the story."""

from __future__ import annotations

import random
from collections.abc import Callable

from korchma.games.swordsorcery.mind import building
from korchma.games.swordsorcery.mind import reasons as why
from korchma.games.swordsorcery.mind.answers import Answers
from korchma.games.swordsorcery.mind.turning import Turning
from korchma.games.swordsorcery.options import EndTurn
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
        answers = Answers(lambda: chair.imagine(self.seed).table, ask)
        if ask.about == "turn":
            return Turning(answers.t, ask).turn()
        return self._other(answers, ask)

    def _other(self, answers: Answers, ask: Ask) -> Thought:
        if ask.about.startswith("react-"):
            return answers.take()
        by_question: dict[str, Callable[[], Thought]] = {
            "hero": lambda: building.hero(answers.t, ask, self.seed),
            "party": lambda: building.party(answers.t, ask, self.seed),
            "learn": lambda: building.learn(answers.t, ask),
            "talent": lambda: building.talent(ask),
            "souls": lambda: building.souls(answers.t, ask),
            "next": lambda: building.after(answers.t, ask),
            **answers.table(),
        }
        return by_question.get(ask.about, answers.first)()


class Wanderer(Heuristic):
    """The same hero in a fight, who follows his whims in stories and at the set-up, and likes to
    sit down for a while."""

    WHIMS = ("hero", "party", "story", "vote", "learn", "talent", "next", "start")
    IDLE = 0.2
    """How often he calls it a turn."""

    def _think(self, chair: Chair) -> Thought:
        ask = chair.ask
        assert ask is not None
        chance = random.Random(f"{self.seed} {chair.decided}")
        if ask.about in self.WHIMS:
            return Thought(chance.choice(ask.options), why.Taste)
        if ask.about == "turn" and EndTurn() in ask.options and chance.random() < self.IDLE:
            return Thought(EndTurn(), why.Enough)
        return super()._think(chair)
