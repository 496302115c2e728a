"""A player without a thought in the world."""

from __future__ import annotations

import random

from korchma.kernel import Answer, Ask, Chair


def random_answer(ask: Ask, chance: random.Random) -> Answer:
    """Any legal answer, each option as likely."""
    options = ask.options
    if ask.pick is None:
        return options[int(chance.random() * len(options))]
    low, high = ask.pick
    return tuple(chance.sample(list(options), chance.randint(low, min(high, len(options)))))


class Random:
    """Chooses blindly among what is offered."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def decide(self, chair: Chair) -> Answer:
        """Anything that is offered."""
        ask = chair.ask
        assert ask is not None
        return random_answer(ask, self._chance)
