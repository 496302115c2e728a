"""An inn that is open during a test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from korchma.server.web import socket
from tests.server.inn import Person, RunningInn


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests talk faster than people."""
    monkeypatch.setattr(socket, "MOST_PER_SECOND", 100_000)


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[RunningInn]:
    """A fresh inn on SQLite."""
    running = RunningInn(str(tmp_path / "inn.db"))
    yield running
    running.close()


@pytest.fixture
def guest(inn: RunningInn) -> Person:
    """Somebody who has just come in."""
    return Person(inn)
