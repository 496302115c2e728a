"""Where tests take their chance from: the commit alone, or the seed that a long run was given.

What `make test` and `.ci/run` say is a function of the commit, so nothing here looks at a date, a
clock or a place in a list; the seed of a long run comes from ``tests/tonight.py``.
"""

from __future__ import annotations

import os
from zlib import crc32

SEED_NAME = "KORCHMA_TEST_SEED"
SEED = os.environ.get(SEED_NAME) or "korchma"
"""What random games of a run begin with: always the same, but in a long run."""
LONG = os.environ.get("KORCHMA_TEST_LONG") == "1"
"""A long run: all decisions, and ten thousand games of each title (``make test-long``)."""
SOME = not LONG and os.environ.get("KORCHMA_TEST_SOME") == "1"
"""Of tests marked ``one_in`` only some run (``make test``); otherwise all of them."""
PIECE = os.environ.get("KORCHMA_TEST_PIECE") if LONG else None
"""The piece of a long run that is wanted (``tests/pieces.py``), or all of it."""


def number(*about: object) -> int:
    """A number that follows from the seed of this run and from what it is for.

    >>> number("ronin", 3) == number("ronin", 3) != number("ronin", 4)
    True
    """
    return crc32(" ".join(map(str, (SEED, *about))).encode())


def is_among(name: str, share: int) -> bool:
    """Whether this test is one of those that stand for so many: its own name says so, nothing else.

    >>> sum(is_among(f"test_places[{n}]", 6) for n in range(600))
    103
    """
    return crc32(name.encode()) % share == 0


def again(test: str) -> str:
    """The one command that repeats a find.

    >>> again("tests/test_a.py::test_b[duel-2]")  # doctest: +ELLIPSIS
    "...bin/pytest 'tests/test_a.py::test_b[duel-2]'"
    """
    given = f"KORCHMA_TEST_LONG=1 {SEED_NAME}={SEED} " if LONG else ""
    return f"{given}.venv/bin/pytest '{test}'"
