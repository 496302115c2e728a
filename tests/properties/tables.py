"""Tables of every game for the properties that hold for any of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from korchma.bots import random_answer
from korchma.kernel import Game, Session, games
from korchma.kernel.record import SeatInfo
from tests.toys.duel import DUEL

GAMES: dict[str, Game[Any, Any, Any]] = {"duel": DUEL, **games()}
"""A toy, and every game that is installed: a new one gets all these tests by itself."""

LIMIT = 20_000
STRIDE = {"oldworld": 13}
"""A random game of thousands of decisions is looked at only at each thirteenth."""

WAYS = [
    pytest.param(game, mode.id, players, id=f"{name}-{mode.id}-{players}")
    for name, game in GAMES.items()
    for mode in game.modes
    for players in (
        mode.players if name not in STRIDE or mode == game.modes[0] else mode.players[:1]
    )
]
"""Every mode of every game with every number of players; of a long game the further modes once."""


def new(
    game: Game[Any, Any, Any], mode: str, players: int, seed: str, *, listen: bool = True
) -> Session:
    """A table with people on all chairs."""
    return Session.new(game, players, mode, seed, listen=listen, people=range(players))


def seats(session: Session) -> list[SeatInfo]:
    """Everybody is a person."""
    return [SeatInfo("human")] * session.players


def answer_one(session: Session, chance: random.Random) -> None:
    """One of those asked answers at random."""
    seat = chance.choice(session.waiting)
    ask = session.ask_of(seat)
    assert ask is not None
    session.choose(random_answer(ask, chance), seat)


def walk(session: Session, seed: int) -> Iterator[int]:
    """Play at random; before each decision that is looked at, its number; and at the end."""
    chance = random.Random(seed)
    number, stride = 0, STRIDE.get(session.game.id, 1)
    while session.waiting:
        if number % stride == 0:
            yield number
        answer_one(session, chance)
        number += 1
        assert number < LIMIT, "the game does not end"
    yield number
