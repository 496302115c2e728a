"""What every test shares: the day chance is taken from, the order, and the clock."""

from __future__ import annotations

import pytest

from tests.clock import Clock
from tests.properties.day import DAY, LONG, today

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


def pytest_configure(config: pytest.Config) -> None:
    """The clock runs in the controller and in each worker; all have the same day."""
    today()
    config.pluginmanager.register(Clock())


def pytest_sessionstart(session: pytest.Session) -> None:
    """Which day it is, so that a failure can be had again."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if isinstance(reporter, pytest.TerminalReporter):
        long = "KORCHMA_TEST_LONG=1 " if LONG else ""
        reporter.write_line(f"Chance of this day: {long}{DAY}={today()}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that no worker is left alone with them at the end."""
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    """Where in the queue a test stands."""
    found = (at for at, begins in enumerate(LONGEST) if item.nodeid.startswith(begins))
    return next(found, len(LONGEST))
