"""Two trees of Korchma against each other: random decisions a second, and forks.

``python -m bench.trees OTHER [GAME ...]``: OTHER is a checkout with a ``.venv`` of its own, or
``pure``: this one, without what ``make fast`` has compiled. Both
play the same numbers of games in turn, a process each; of each game, and of each fork, the
quickest of all rounds counts, so that other work on the machine matters as little as can be.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent.parent
SEATS = {"witches": 4, "ronin": 5, "oldworld": 5, "wasteknights": 4, "swordsorcery": 5}
GAMES = {"witches": 60, "ronin": 60, "oldworld": 50, "wasteknights": 20, "swordsorcery": 20}
FORKED = {"witches": 25, "ronin": 25, "oldworld": 3, "wasteknights": 6, "swordsorcery": 6}
ROUNDS = 16

PLAYER = """
import gc, json, random, sys
from time import process_time as clock
from korchma.bots import random_answer
from korchma.kernel import Session, find_game
from korchma.lab.simulate import play_randomly

def play(game, seats, n):
    started = clock()
    session = Session.new(game, seats, seed=f"bench {n}", listen=False)
    decisions = play_randomly(session, random.Random(n))
    return clock() - started, decisions

def fork(game, seats, n):
    chance, session = random.Random(n), Session.new(game, seats, seed=f"probe {n}", listen=False)
    while session.waiting:
        seat = session.waiting[0]
        answer = random_answer(session.ask_of(seat), chance)
        started = clock()
        session.fork()
        yield clock() - started, 1
        session.choose(answer, seat)

for line in sys.stdin:
    what, name, seats, games = line.split()
    game, numbers = find_game(name), range(int(games))
    gc.collect()
    gc.disable()
    if what == "play":
        out = [play(game, int(seats), n) for n in numbers]
    else:
        out = [each for n in numbers for each in fork(game, int(seats), n)]
    gc.enable()
    print(json.dumps(out), flush=True)
"""


class Tree:
    """A checkout, and a process that plays with its code."""

    def __init__(self, root: Path, *, pure: bool = False) -> None:
        python = str(root / ".venv" / "bin" / "python")
        pipe, environment = subprocess.PIPE, os.environ | ({"KORCHMA_PURE": "1"} if pure else {})
        self.process = subprocess.Popen(
            [python, "-c", PLAYER], cwd=root, stdin=pipe, stdout=pipe, text=True, env=environment
        )
        self.times: list[float] = []
        self.counted = 0

    def play(self, *order: object) -> None:
        """One round; the quickest so far of each game or fork is kept."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(*order, file=self.process.stdin, flush=True)
        found = json.loads(self.process.stdout.readline())
        times = [took for took, _ in found]
        self.times = [*map(min, self.times, times)] if self.times else times
        self.counted = sum(n for _, n in found)


def compare(trees: tuple[Tree, Tree], what: str, name: str, games: int) -> None:
    """Play the rounds in turn."""
    for tree in trees:
        tree.times = []
    for number in range(ROUNDS):
        for tree in trees if number % 2 else trees[::-1]:
            tree.play(what, name, SEATS[name], games)


def main(other: str, *names: str) -> None:
    """Print how this tree stands against the other."""
    pure = other == "pure"
    trees = Tree(HERE if pure else Path(other), pure=pure), Tree(HERE)
    for name in names or SEATS:
        compare(trees, "play", name, GAMES[name])
        then, now = (tree.counted / sum(tree.times) for tree in trees)
        print(f"{name}: {then:,.0f} -> {now:,.0f} decisions/s ({now / then - 1:+.1%})", flush=True)
        compare(trees, "fork", name, FORKED[name])
        for cut in (50, 95):
            then, now = (sorted(x.times)[len(x.times) * cut // 100] * 1e6 for x in trees)
            print(f"  fork p{cut}: {then:.1f} -> {now:.1f} µs ({now / then - 1:+.1%})", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
