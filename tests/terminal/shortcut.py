"""A short cut: a table at which a game has come nearly to its end, for who plays it with keys.

In a long run nothing is cut short.
"""

from __future__ import annotations

import random

from korchma.bots import random_answer
from korchma.terminal.host import Host
from tests.chance import LONG
from tests.terminal.conftest import Table

MANY = 2000 if LONG else 80
"""More decisions than any game takes from there."""


def nearly_over(table: Table, left: int, game: str = "witches") -> Host:
    """A table at which a person has about so many decisions left."""
    host = table(game=game)
    if not LONG:
        _decide(host, _decide(table(game=game)) - left)
    return host


def _decide(host: Host, most: int = 10_000) -> int:
    """At random, so many times or to the end; how many times it was."""
    chance, made = random.Random(5), 0
    host.run()
    while made < most and (ask := host.asked) is not None:
        host.choose(random_answer(ask, chance), ask.seat)
        host.run()
        made += 1
    return made
