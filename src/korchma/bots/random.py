"""A player without a thought in the world."""

from __future__ import annotations

import random
from math import perm

from korchma.kernel import Answer, Ask, Chair


def random_answer(ask: Ask, chance: random.Random) -> Answer:
    """Any legal answer, each option as likely; one number drawn decides about all of several."""
    options = ask.options
    if ask.pick is None:
        return options[int(chance.random() * len(options))]
    low, high = ask.pick
    left = list(options)
    many = low if low == high else chance.randint(low, min(high, len(left)))
    drawn = int(chance.random() * perm(len(left), many))
    picked = []
    for n in range(len(left), len(left) - many, -1):
        drawn, place = divmod(drawn, n)
        picked.append(left.pop(place))
    return tuple(picked)


class Random:
    """Chooses blindly among what is offered."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def decide(self, chair: Chair) -> Answer:
        """Anything that is offered."""
        ask = chair.ask
        assert ask is not None
        return random_answer(ask, self._chance)
