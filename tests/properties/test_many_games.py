"""Random games, each night others: never stuck, always over, alike in every process."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import Any

import pytest

from korchma.kernel import Game
from korchma.kernel.record import digest
from korchma.lab.simulate import play_randomly
from tests.chance import LONG, SEED
from tests.properties.tables import GAMES, USUAL, WAYS, new

MANY = 10_000 if LONG else 1_000
DECISIONS = None if LONG else 160_000
"""Games of each title over all its modes and numbers of players, and decisions they may take."""
SHARES = 20 if LONG else 1
"""So that no worker has the longest games all to itself."""


def number_of_games(game: Game[Any, Any, Any]) -> int:
    """How many games of one way to play a title; of a long title as many as its decisions allow."""
    ways = sum(1 for way in WAYS if way.values[0] is game)
    most = MANY if DECISIONS is None else min(MANY, DECISIONS // USUAL[game.id])
    return -(-most // ways)


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize(("game", "mode", "players"), WAYS)
def test_random_games_end(game: Game[Any, Any, Any], mode: str, players: int, share: int) -> None:
    for number in range(share, number_of_games(game), SHARES):
        seed = f"{SEED} {number}"
        session = new(game, mode, players, seed, listen=False)
        before = dict(game.eyes.census(session.table))
        play_randomly(session, random.Random(seed))
        assert session.result is not None, f"seed {seed!r} is stuck"
        assert dict(game.eyes.census(session.table)) == before, f"seed {seed!r}"


STRANGER = """
import random, sys
from tests.properties.tables import GAMES, new
from korchma.kernel.record import digest
from korchma.lab.simulate import play_randomly
for name, game in GAMES.items():
    for mode in game.modes:
        session = new(game, mode.id, mode.players[-1], "process", listen=False)
        play_randomly(session, random.Random(11))
        print(digest(session))
"""


def test_another_process_with_another_hash_seed_plays_the_same_games() -> None:
    ours = []
    for game in GAMES.values():
        for mode in game.modes:
            session = new(game, mode.id, mode.players[-1], "process", listen=False)
            play_randomly(session, random.Random(11))
            ours.append(digest(session))
    for seed in ("1", "4242"):
        told = subprocess.run(
            [sys.executable, "-c", STRANGER],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert told.stdout.split() == ours
