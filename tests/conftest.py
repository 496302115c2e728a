"""What every test shares: the day chance is taken from, the order, and the clock."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, TypeVar

import pytest

from tests.clock import CHECKS, Clock
from tests.properties.day import DAY, LONG, TURNS, has_its_turn, today

LONGEST = (
    "tests/browser/test_rooms",
    "tests/browser/test_lesson",
    "tests/browser",
    "tests/test_docs.py",
    "tests/server/test_other_rules.py",
    "tests/server/test_faults.py",
    "tests/server/test_types.py",
    "tests/server",
    "tests/terminal",
)
"""What starts first: whoever waits for a browser or another process, while others fill the gaps."""
BETWEEN = 6
"""So many of them start between two checks, which need a core and wait for nobody."""


SOURCES = Path(__file__).parents[1] / "src"


class Examples:
    """Sources are looked through for examples only where there are any."""

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """A source of Korchma without an example holds no test."""
        source = collection_path.suffix == ".py" and SOURCES in collection_path.parents
        return True if source and b">>> " not in collection_path.read_bytes() else None


class Marked(Protocol):
    """A test, so far as its marks are concerned."""

    @property
    def nodeid(self) -> str: ...

    def get_closest_marker(self, name: str) -> pytest.Mark | None: ...


T = TypeVar("T", bound=Marked)


def pytest_configure(config: pytest.Config) -> None:
    """The clock runs in the controller and in each worker; all have the same day."""
    today()
    config.pluginmanager.register(Clock())
    config.pluginmanager.register(Examples())


def pytest_sessionstart(session: pytest.Session) -> None:
    """Which day it is, so that a failure can be had again."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if isinstance(reporter, pytest.TerminalReporter):
        long = "KORCHMA_TEST_LONG=1 " if LONG else ""
        reporter.write_line(f"Chance of this day: {long}{DAY}={today()}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Those whose turn it is; the longest first, so that no worker is left alone at the end."""
    if TURNS:
        later = waiting(items)
        config.hook.pytest_deselected(items=later)
        items[:] = [each for each in items if each not in set(later)]
    items.sort(key=_place)
    house = [each for each in items if each.nodeid.startswith(CHECKS)]
    for nth, check in enumerate(house):
        items.remove(check)
        items.insert(nth * (BETWEEN + 1), check)


def pytest_collection_finish() -> None:
    """Thousands of tests and every box stay to the end: nobody need look for them again."""
    gc.collect()
    gc.freeze()


def waiting(items: Sequence[T]) -> list[T]:
    """Tests that go by turns (``by_turns``) and have theirs on another day."""
    before: Counter[str] = Counter()
    found = []
    for item in items:
        if mark := item.get_closest_marker("by_turns"):
            days, *queue = mark.args
            name = queue[0] if queue else item.nodeid.partition("[")[0]
            if not has_its_turn(before[name], days):
                found.append(item)
            before[name] += 1
    return found


def _place(item: pytest.Item) -> int:
    """Where in the queue a test stands."""
    found = (at for at, begins in enumerate(LONGEST) if item.nodeid.startswith(begins))
    return next(found, len(LONGEST))
