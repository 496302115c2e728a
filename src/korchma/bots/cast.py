"""As whom bots sit at a table: regulars of the game's world, else those of the inn.

Which of them is a matter of chance that has nothing to do with the game's own: decided when a chair
is filled, and kept with it.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from korchma.kernel import Game
from korchma.kernel.record import SeatInfo

REGULARS = ("ostap", "marusya", "yuzef", "naum", "solomiya", "hryts")
"""Those who sit at the inn whatever is played: ``cast-ID`` in our own texts."""
CHANCE = random.SystemRandom()


def company(game: Game[Any, Any, Any]) -> tuple[str, ...]:
    """All who may sit at a table of this game, those of its own world first."""
    return (*game.mind.cast, *REGULARS)


def somebody(
    game: Game[Any, Any, Any], here: Collection[str], chance: random.Random = CHANCE
) -> str:
    """One of the game's cast who does not sit here yet; then one of the inn's; then nobody.

    >>> from korchma.kernel import find_game
    >>> ronin = find_game("ronin")
    >>> somebody(ronin, [*ronin.mind.cast, *REGULARS[1:]])
    'ostap'
    """
    for cast in (game.mind.cast, REGULARS):
        free = [each for each in cast if each not in here]
        if free:
            return chance.choice(free)
    return ""


def seated(
    game: Game[Any, Any, Any], seats: Sequence[SeatInfo], chance: random.Random = CHANCE
) -> list[SeatInfo]:
    """The same seats, every bot of them somebody, and nobody twice."""
    here = {seat.cast for seat in seats if seat.cast}
    out = []
    for seat in seats:
        if seat.kind != "human" and not seat.cast:
            cast = somebody(game, here, chance)
            here.add(cast)
            seat = msgspec.structs.replace(seat, cast=cast)
        out.append(seat)
    return out
