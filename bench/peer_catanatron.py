"""Measure catanatron from inside the peers' environment; print one JSON line."""

import argparse
import importlib
import json
import platform
import random
import statistics
import time
from typing import Any

COPY_EVERY = 10  # a copy is timed at each tenth tick
MID_PLAY = (0.25, 0.75)  # and kept when the tick lies in the middle half of its game

catanatron: Any = importlib.import_module("catanatron")
TURNS_LIMIT: int = importlib.import_module("catanatron.game").TURNS_LIMIT


def new_game() -> Any:
    """Set up a game of four random players."""
    return catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color])


def measure_play(seconds: float) -> tuple[int, int, float]:
    """Play whole games, setup included; return games, decisions and the time taken."""
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        game = new_game()
        game.play()
        games += 1
        decisions += len(game.state.actions)  # the log holds one entry per decide()
    return games, decisions, spent


def copies_of_one_game() -> list[float]:
    """Play one game, timing copies on the way; return those of mid-play, in µs."""
    game = new_game()
    samples: list[tuple[int, int]] = []
    tick = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        tick += 1
        if tick % COPY_EVERY == 0:
            start = time.process_time_ns()
            twin = game.copy()
            samples.append((tick, time.process_time_ns() - start))
            del twin
    low, high = (share * tick for share in MID_PLAY)
    return [spent / 1000 for at, spent in samples if low <= at <= high]


def measure_copies(seconds: float) -> list[float]:
    """Collect copy times over games until the time is up."""
    samples: list[float] = []
    start = time.process_time()
    while len(samples) < 2 or time.process_time() - start < seconds:
        samples += copies_of_one_game()
    return samples


def main() -> None:
    """Measure, and print the readings."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random.seed(options.seed)
    new_game().play()  # warm up
    games, decisions, spent = measure_play(options.seconds)
    copies = measure_copies(options.seconds)
    reading = {
        "decisions_per_second": decisions / spent,
        "games": games,
        "decisions": decisions,
        "copies": len(copies),
        "copy_us": {
            "p50": statistics.median(copies),
            "p95": statistics.quantiles(copies, n=20, method="inclusive")[18],
        },
        "python": platform.python_version(),
    }
    print(json.dumps(reading))


if __name__ == "__main__":
    main()
