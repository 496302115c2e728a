"""What was compiled, tried before it is used: where its time goes, and that it plays the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from korchma.fast import PURE, SOURCES, TRIED, State

TRAINING = """
import itertools
tables = itertools.cycle([(mode.id, players) for mode in game.modes for players in mode.players])
def sit(number):
    mode, players = next(tables)
    options = game.options(mode, players)
    return Session(game, players, options, f"training {number}", listen=False)
blind, led, number, chance = 0, 0, 0, random.Random("training")
while blind < 400_000:
    blind += play_randomly(sit(number), chance)
    number += 1
while led < 12_000:
    led += play_game(sit(number), [make_bot(game, "heuristic", seat) for seat in range(8)])
    number += 1
"""
"""Random games of each mode and number of players, for of these searches are made, and some of
bots."""

PROOF = """
for mode in game.modes:
    session = Session.new(game, max(mode.players), mode.id, seed="proof")
    play_randomly(session, random.Random(mode.id))
    print(session.table.state, session.events_log, session.result)
    session = Session.new(game, max(mode.players), mode.id, seed="proof")
    play_game(session, [make_bot(game, "heuristic", seat) for seat in range(8)])
    print(session.table.state, session.events_log, session.result)
"""

HEAD = """
import random, sys
from korchma import fast
from korchma.bots import make_bot
from korchma.kernel import Session, find_game
from korchma.lab.simulate import play_game, play_randomly
game = find_game(sys.argv[1])
if fast.state(sys.argv[1]) != sys.argv[2]:
    sys.exit(f"{sys.argv[1]} should be tried {sys.argv[2]}, and is {fast.state(sys.argv[1])}")
"""


def told(program: str, title: str, tried: Path, state: State) -> bytes | None:
    """What a program says that plays a title, compiled or not; nothing if it broke off.

    It is run where the sources are, not where a copy of them lies to be compiled.
    """
    kept = {name: value for name, value in os.environ.items() if name != PURE}
    done = subprocess.run(
        [sys.executable, "-c", HEAD + program, title, state],
        stdout=subprocess.PIPE,
        cwd=SOURCES.parent,
        env=kept | ({PURE: "1"} if state == "pure" else {TRIED: str(tried)}),
        check=False,
    )
    return done.stdout if done.returncode == 0 else None


def trained(title: str, tried: Path) -> bool:
    """Whether games were played, of which the compiler can learn."""
    return told(TRAINING, title, tried, "compiled") is not None


def proved(title: str, tried: Path) -> bool:
    """Whether a random game and one of bots are the same compiled and pure, in each mode."""
    compiled = told(PROOF, title, tried, "compiled")
    return compiled is not None and compiled == told(PROOF, title, tried, "pure")
