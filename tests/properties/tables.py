"""Tables of every game for the properties that hold for any of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from korchma.bots import random_answer
from korchma.kernel import Game, Mode, Session, games
from korchma.kernel.record import SeatInfo
from korchma.lab.simulate import play_randomly
from tests.chance import LONG, number
from tests.toys import TOYS

GAMES: dict[str, Game[Any, Any, Any]] = {game.id: game for game in TOYS} | games()
"""Every game that is installed, and the toys: a new game gets all these tests by being there."""

LIMIT = 20_000
LOOKS, FEW = 100, 30
"""Decisions of one game that are looked at closely: of a long game some, each game others; and by a
property whose look is dear, because it asks every chance or plays the game again."""


def new(
    game: Game[Any, Any, Any], mode: str, players: int, seed: str, *, listen: bool = True
) -> Session:
    """A table with people on all chairs."""
    return Session.new(game, players, mode, seed, listen=listen, people=range(players))


def _length(game: Game[Any, Any, Any]) -> int:
    """How many decisions one random game takes, with as many as it seats."""
    mode = game.modes[0]
    session = new(game, mode.id, mode.players[-1], "usual", listen=False)
    play_randomly(session, random.Random(0))
    return len(session.log)


USUAL = {name: _length(game) for name, game in GAMES.items()}
"""How long each game is, so that none takes more of the tests' time than another."""


def stride(game: Game[Any, Any, Any], looks: int = LOOKS) -> int:
    """Each how many decisions a game is looked at: a short one, and any in a long run, at all."""
    return 1 if LONG or USUAL[game.id] < 2 * LOOKS else USUAL[game.id] // looks


def some(game: Game[Any, Any, Any], most: int) -> range:
    """So many games of a short title, fewer of a long one, two at least."""
    return range(max(2, most // stride(game)))


def _way(game: Game[Any, Any, Any], mode: Mode, players: int) -> Any:
    """A way to play; the first mode with fewest and with most is in every run."""
    ever = mode == game.modes[0] and players in (mode.players[0], mode.players[-1])
    marks = () if ever else pytest.mark.one_in(4)
    return pytest.param(game, mode.id, players, id=f"{game.id}-{mode.id}-{players}", marks=marks)


WAYS = [
    _way(game, mode, players)
    for game in GAMES.values()
    for mode in game.modes
    for players in (
        mode.players if mode == game.modes[0] or stride(game) == 1 else mode.players[:1]
    )
]
"""Every mode of every game with every number of players; of a long game the further modes once."""


def seats(session: Session) -> list[SeatInfo]:
    """Everybody is a person."""
    return [SeatInfo("human")] * session.players


def answer_one(session: Session, chance: random.Random) -> None:
    """One of those asked answers at random."""
    seat = chance.choice(session.waiting)
    ask = session.ask_of(seat)
    assert ask is not None
    session.choose(random_answer(ask, chance), seat)


def walk(session: Session, seed: int, looks: int = LOOKS) -> Iterator[int]:
    """Play at random; before each decision that is looked at, its number; and at the end."""
    chance = random.Random(seed)
    made, each = 0, stride(session.game, looks)
    first = number(session.game.id, session.seed, seed) % each
    while session.waiting:
        if made % each == first:
            yield made
        answer_one(session, chance)
        made += 1
        assert made < LIMIT, "the game does not end"
    yield made
