"""Every question of the recorded games on every screen, told while it goes: the long run in pieces.

What is out of order is printed at once with its place, as `FOUND` in test_rooms.py wants it, so a
walk that is broken off has not been for nothing:

    $ python -m tests.browser.walk oldworld en --every 6 --first 2
"""

from __future__ import annotations

import argparse
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from bench.house import chromium_here
from playwright.sync_api import sync_playwright

from korchma.text import LANGUAGES
from tests.browser.conftest import ARGS, WEB
from tests.browser.recorded import GAMES, Question, questions
from tests.browser.screens import Screens
from tests.browser.wall import SIZES, Size, Wall, judged
from tests.server.inn import RunningInn


def _asked(game: str, names: list[str]) -> Iterator[tuple[str, int, Question]]:
    """The questions of a title's games, each with its number in its game."""
    for name in names:
        for nth, question in enumerate(questions(game, name), start=1):
            yield name, nth, question


def walk(wall: Wall, asked: Iterator[tuple[str, int, Question]], language: str) -> tuple[int, int]:
    """Look at each question on each screen; how many there were, and how many looks found fault."""
    boards: dict[tuple[str, Size], tuple[int, ...]] = defaultdict(tuple)
    count = faults = 0
    for name, nth, question in asked:
        count += 1
        for size, found in wall.looks(question):
            wrong, board = judged(size, found)
            first = boards[name, size] = boards[name, size] or board
            if board != first:
                wrong.append(f"the board moved from {first} to {board}")
            if wrong:
                faults += 1
                place = (language, question.game, name, nth, size)
                print(f"{place},  # {question.kind}: {'; '.join(wrong[:4])}", flush=True)
    return count, faults


def main() -> None:
    """Read which games and which of their questions, and walk through them."""
    read = argparse.ArgumentParser(prog="python -m tests.browser.walk", description=__doc__)
    read.add_argument("game", choices=sorted(GAMES))
    read.add_argument("language", choices=LANGUAGES)
    read.add_argument("--only", help="one recorded game")
    read.add_argument("--every", type=int, default=1, help="each so-manieth question")
    read.add_argument("--first", type=int, default=1, help="the number of the first one")
    said = read.parse_args()
    names = [said.only] if said.only else list(GAMES[said.game])
    asked = islice(_asked(said.game, names), said.first - 1, None, said.every)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium_here(), args=ARGS)
        screens, inn = Screens(opened), RunningInn(str(Path(folder, "inn.db")), web=WEB / "dist")
        pages = {size: screens.take(size, locale=said.language) for size in SIZES}
        count, faults = walk(Wall(pages, inn.url), asked, said.language)
        opened.close()
        inn.close()
    print(f"{said.game} {said.language}: {count} questions, {faults} looks with faults")


if __name__ == "__main__":
    main()
