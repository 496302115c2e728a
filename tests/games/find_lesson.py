"""Finds seeds for lessons that teach all they should: ``-m tests.games.find_lesson GAME``.

The tests of the lesson are the judge: the first seed that passes all of them is printed, to be
written into the game's ``lesson.py``.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from types import ModuleType
from typing import Any

import msgspec


def _tests(module: ModuleType) -> Iterator[Callable[[], None]]:
    """The tests of a module, once for each parameter, in the order in which they are written."""
    for name, test in list(vars(module).items()):
        if not name.startswith("test_"):
            continue
        marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
        for value in marks[0].args[1] if marks else (None,):
            yield partial(test, value) if marks else test


def _passes(module: ModuleType, lesson: Any) -> bool:
    """Whether every test holds for this lesson."""
    module.LESSON = lesson  # type: ignore[attr-defined]  # each of these modules has one
    for each in vars(module).values():
        if hasattr(each, "cache_clear"):
            each.cache_clear()
    try:
        for test in _tests(module):
            test()
    except AssertionError:
        return False
    return True


def find(game: str) -> str:
    """The first seed that serves."""
    module = importlib.import_module(f"tests.games.{game}.test_lesson")
    lesson: Any = vars(module)["LESSON"]
    return next(
        seed
        for seed in (f"lesson-{number}" for number in count())
        if _passes(module, msgspec.structs.replace(lesson, seed=seed))
    )


if __name__ == "__main__":
    for title in sys.argv[1:]:
        print(title, find(title), flush=True)
