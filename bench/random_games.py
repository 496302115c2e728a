"""Thousands of random games: that all of them end, how long they are, that nothing is lost.

``python -m bench.random_games oldworld 10000`` shares the games among all modes and numbers of
players, plays them on two cores, and prints a row for each: decisions and rounds. A game that is
stuck, or whose cards and tokens do not add up at its end, is named with its seed.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import statistics
from collections.abc import Sequence
from typing import NamedTuple

from korchma.kernel import Session, find_game
from korchma.lab.simulate import play_randomly

WORKERS = 2


class Job(NamedTuple):
    """A mode with so many players, and how many games of it."""

    game: str
    mode: str
    players: int
    games: int


class Played(NamedTuple):
    """How long the games of a job were, and what was wrong with any."""

    job: Job
    decisions: list[int]
    rounds: list[int]
    wrong: list[str]


def play(job: Job) -> Played:
    """All games of a job."""
    game = find_game(job.game)
    out = Played(job, [], [], [])
    for number in range(job.games):
        seed = f"random {job.mode} {job.players} {number}"
        session = Session.new(game, job.players, job.mode, seed, listen=False)
        before = dict(game.eyes.census(session.table))
        out.decisions.append(play_randomly(session, random.Random(seed)))
        out.rounds.append(game.figures.rounds(session.table) or 0)
        if session.result is None:
            out.wrong.append(f"{seed}: not over")
        elif dict(game.eyes.census(session.table)) != before:
            out.wrong.append(f"{seed}: something is lost or doubled")
    return out


def spread(numbers: Sequence[int]) -> str:
    """Least, median, p95 and most."""
    ordered = sorted(numbers)
    p95 = ordered[int(0.95 * (len(ordered) - 1))]
    return f"{ordered[0]:,}, {statistics.median_low(ordered):,}, {p95:,}, {ordered[-1]:,}"


def main() -> None:
    """Games of a title, shared among its ways to be played."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("games", type=int)
    given = parser.parse_args()
    ways = [(mode.id, n) for mode in find_game(given.game).modes for n in mode.players]
    each = -(-given.games // len(ways))
    wrong: list[str] = []
    print("| mode | players | games | decisions: least, median, p95, most | rounds: the same |")
    print("|---|---|---|---|---|")
    with multiprocessing.Pool(WORKERS) as pool:
        for played in pool.imap(play, [Job(given.game, mode, n, each) for mode, n in ways]):
            job, decisions, rounds = played.job, spread(played.decisions), spread(played.rounds)
            print(f"| {job.mode} | {job.players} | {job.games} | {decisions} | {rounds} |")
            wrong += played.wrong
    print("\n".join(wrong) or f"\n{each * len(ways):,} games: all over, nothing lost.")


if __name__ == "__main__":
    main()
