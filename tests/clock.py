"""How long each part of the tests took: CPU and wall, folder by folder, and the slowest ten."""

from __future__ import annotations

import resource
from collections import defaultdict
from pathlib import PurePosixPath
from typing import NamedTuple

import pytest

SLOWEST = 10
CPU = "cpu"


class Spent(NamedTuple):
    """What something took."""

    tests: int = 0
    cpu: float = 0.0
    wall: float = 0.0

    def __add__(self, other: object) -> Spent:
        assert isinstance(other, Spent)
        return Spent(self.tests + other.tests, self.cpu + other.cpu, self.wall + other.wall)


def burnt() -> float:
    """CPU seconds of this process and of those it has started and seen end."""
    own, children = (
        resource.getrusage(x) for x in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )
    return own.ru_utime + own.ru_stime + children.ru_utime + children.ru_stime


def part(nodeid: str) -> str:
    """The folder a test belongs to: ``tests/server``, or ``src`` for the examples in docstrings."""
    folders = PurePosixPath(nodeid.partition("::")[0]).parent.parts
    return "/".join(folders[:1] if folders[0] == "src" else folders[:3])


class Clock:
    """Notes what each test took, here or in a worker, and tells it at the end."""

    def __init__(self) -> None:
        self.tests: dict[str, Spent] = defaultdict(Spent)
        self._mark = burnt()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self):
        """A report carries the CPU seconds since the one before it."""
        report: pytest.TestReport = yield
        now = burnt()
        report.user_properties.append((CPU, now - self._mark))
        self._mark = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Setting up and clearing away count as well."""
        cpu = sum(float(value) for name, value in report.user_properties if name == CPU)
        self.tests[report.nodeid] += Spent(report.when == "call", cpu, report.duration)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """A table of the parts, and the slowest ten."""
        parts: dict[str, Spent] = defaultdict(Spent)
        for nodeid, spent in self.tests.items():
            parts[part(nodeid)] += spent
        say = terminalreporter.write_line
        for name, spent in sorted(parts.items(), key=lambda x: -x[1].cpu):
            say(f"{spent.cpu:8.1f} {spent.wall:8.1f} {spent.tests:6} {name}")
        for name, spent in sorted(self.tests.items(), key=lambda x: -x[1].wall)[:100]:
            say(f"{spent.cpu:8.1f} {spent.wall:8.1f} {name}")
        say(f"{sum(each.cpu for each in parts.values()):.1f}")
