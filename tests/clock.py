"""How long each part of the tests took, in CPU seconds and by the clock, and the slowest ten."""

from __future__ import annotations

import resource
from collections import defaultdict
from collections.abc import Generator, Iterator
from pathlib import PurePosixPath
from typing import NamedTuple

import pytest

SLOWEST = 10
CPU = "cpu"
CHECKS = "tests/test_checks.py::test_in_order"
"""Each check of the house is a part of its own."""


class Spent(NamedTuple):
    """What something took."""

    cpu: float = 0.0
    wall: float = 0.0
    tests: int = 0

    def and_also(self, other: Spent) -> Spent:
        """Both together."""
        return Spent(self.cpu + other.cpu, self.wall + other.wall, self.tests + other.tests)


def burnt() -> float:
    """CPU seconds of this process, and of those it has started and seen end."""
    kinds = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return sum(used.ru_utime + used.ru_stime for used in map(resource.getrusage, kinds))


def part(nodeid: str) -> str:
    """The part of the suite a test belongs to.

    >>> part("tests/games/ronin/test_tea.py::test_tea"), part("tests/test_cli.py::test_games")
    ('tests/games', 'tests')
    >>> part(f"{CHECKS}[types (mypy)]")
    'types (mypy)'
    """
    if nodeid.startswith(CHECKS):
        return nodeid.partition("[")[2].removesuffix("]")
    return "/".join(PurePosixPath(nodeid.partition("::")[0]).parent.parts[:2])


class Clock:
    """Notes what each test took, here or in a worker, and tells it at the end."""

    def __init__(self) -> None:
        self.tests: dict[str, Spent] = defaultdict(Spent)
        self._noted = burnt()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self,
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """A report carries the CPU seconds since the one before it."""
        report = yield
        now = burnt()
        report.user_properties.append((CPU, now - self._noted))
        self._noted = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Setting up and clearing away count as well."""
        noted = [value for name, value in report.user_properties if name == CPU]
        cpu = noted[-1] if noted else 0.0
        assert isinstance(cpu, float)
        spent = Spent(cpu, report.duration, report.when == "call")
        self.tests[report.nodeid] = self.tests[report.nodeid].and_also(spent)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Where the time went; nobody wants to know after a single test."""
        if len(self.tests) > 2 * SLOWEST:
            terminalreporter.section("where the time went")
            for line in self.told():
                terminalreporter.write_line(line)

    def told(self) -> Iterator[str]:
        """A line for each part, the dearest first, and for each of the slowest tests."""
        parts: dict[str, Spent] = defaultdict(Spent)
        for nodeid, spent in self.tests.items():
            parts[part(nodeid)] = parts[part(nodeid)].and_also(spent)
        rows = sorted(parts.items(), key=lambda row: -row[1].cpu)
        yield " CPU s   wall s   tests"
        for name, spent in rows:
            yield f"{spent.cpu:6.1f}  {spent.wall:7.1f}  {spent.tests or '':>6}  {name}"
        yield f"{sum(spent.cpu for _, spent in rows):6.1f}  {'':15}  all together"
        yield f"The slowest {SLOWEST}, wall s:"
        slowest = sorted(self.tests.items(), key=lambda row: -row[1].wall)[:SLOWEST]
        yield from (f"{spent.wall:6.1f}  {nodeid}" for nodeid, spent in slowest)
