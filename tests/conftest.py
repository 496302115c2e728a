"""What every test shares: where its chance comes from, the order, and the clock."""

from __future__ import annotations

import gc
import os
import tempfile
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Protocol, TypeVar
from unittest.mock import patch

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers

from tests.chance import LONG, PIECE, SEED, SOME, again, is_among
from tests.clock import CHECKS, Clock
from tests.own_chance import sitecustomize as own_chance
from tests.pieces import piece_of

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
DRAWN = own_chance.Drawn()
STARTED = pytest.StashKey[Path]()

settings.register_profile("korchma", derandomize=True, database=None, deadline=None)
settings.load_profile("korchma")
# It would try numbers and words of our own sources, of those that a worker has loaded by then.
patch.object(providers, "is_local_module_file", return_value=False).start()


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
    """The clock runs in the controller and in each worker, and so does the tests' own chance."""
    os.environ[own_chance.TEST] = "between tests"
    handle, os.environ[own_chance.STARTED] = tempfile.mkstemp(prefix="korchma-started-")
    os.close(handle)
    config.stash[STARTED] = Path(os.environ[own_chance.STARTED])
    paths = [own_chance.HERE, *filter(None, [os.environ.get("PYTHONPATH")])]
    os.environ["PYTHONPATH"] = os.pathsep.join(dict.fromkeys(paths))
    own_chance.stand_in(DRAWN)
    config.pluginmanager.register(Clock())
    config.pluginmanager.register(Examples())


def pytest_unconfigure(config: pytest.Config) -> None:
    """Nothing is left lying about."""
    config.stash[STARTED].unlink()


def pytest_sessionstart(session: pytest.Session) -> None:
    """With which seed a long run goes, so that a failure can be had again."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if LONG and isinstance(reporter, pytest.TerminalReporter):
        reporter.write_line(f"Seed of this long run: {SEED}")
        reporter.write_line(f"What it finds is had again by: {again('THE TEST')}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Those that are wanted; the longest first, so that no worker is left alone at the end."""
    left = set(left_out(items) if SOME else [])
    left |= {each for each in items if PIECE and piece_of(each.nodeid) != PIECE}
    if left:
        config.hook.pytest_deselected(items=[*left])
        items[:] = [each for each in items if each not in left]
    items.sort(key=_place)
    house = [each for each in items if each.nodeid.startswith(CHECKS)]
    for nth, check in enumerate(house):
        items.remove(check)
        items.insert(nth * (BETWEEN + 1), check)


def pytest_collection_finish() -> None:
    """Thousands of tests and every box stay to the end: nobody need look for them again."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What a long run found, each with the one command that repeats it."""
    if LONG:
        for report in terminalreporter.getreports("failed"):
            terminalreporter.write_line(f"again: {again(report.nodeid)}")


@pytest.fixture(autouse=True)
def _own_chance(request: pytest.FixtureRequest) -> Iterator[None]:
    """What Korchma draws by itself follows from the test's name, in other processes as well."""
    with DRAWN.for_test(request.node.nodeid):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[object],
) -> Generator[None, object, object]:
    """What several tests share does not depend on which of them comes first."""
    if fixturedef.scope == "function":
        return (yield)
    with DRAWN.for_test(f"{fixturedef.baseid} {fixturedef.argname}"):
        return (yield)


def left_out(items: Sequence[T]) -> list[T]:
    """Tests of which only some run (``one_in``), and which are not among them."""
    marked = [(each, each.get_closest_marker("one_in")) for each in items]
    return [each for each, mark in marked if mark and not is_among(each.nodeid, *mark.args)]


def _place(item: pytest.Item) -> int:
    """Where in the queue a test stands."""
    found = (at for at, begins in enumerate(LONGEST) if item.nodeid.startswith(begins))
    return next(found, len(LONGEST))
