"""The day of the tests: chance differs from day to day, and any day can be had again."""

from __future__ import annotations

import os
from datetime import date

DAY = "KORCHMA_TEST_DAY"
LONG = os.environ.get("KORCHMA_TEST_LONG") == "1"
"""A long run: all decisions, and ten thousand games of each title (``make test-long``)."""

TURNS = not LONG and os.environ.get("KORCHMA_TEST_TURNS") == "1"
"""Tests marked ``by_turns`` wait for their day (``make test``); otherwise all of them run."""


def today() -> str:
    """The day these tests take their chance from; the same in all processes of a run."""
    return os.environ.setdefault(DAY, date.today().isoformat())


def number_of_day() -> int:
    """Days since the beginning of the calendar."""
    return date.fromisoformat(today()).toordinal()


def has_its_turn(nth: int, days: int) -> bool:
    """Whether the nth of those that take turns is looked at today: each has one day of so many."""
    return (nth + number_of_day()) % days == 0
