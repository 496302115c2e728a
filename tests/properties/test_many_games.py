"""Ten thousand random games: never stuck, always over, nothing lost, in every process alike."""

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
from tests.properties.tables import GAMES, STRIDE, WAYS, new

GAMES_EACH = 750
SHARES = 3


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize(("game", "mode", "players"), WAYS)
def test_random_games_end(game: Game[Any, Any, Any], mode: str, players: int, share: int) -> None:
    for number in range(share, GAMES_EACH // STRIDE.get(game.id, 1), SHARES):
        session = new(game, mode, players, f"many {number}", listen=False)
        before = dict(game.eyes.census(session.table))
        play_randomly(session, random.Random(number))
        assert session.result is not None, f"seed 'many {number}' is stuck"
        assert dict(game.eyes.census(session.table)) == before


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
