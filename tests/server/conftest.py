"""An inn that is open during a test, its database, and time that passes for it."""

from __future__ import annotations

import asyncio
import fcntl
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from korchma.server import steady
from korchma.server.storage.ledger import ledger_for
from korchma.server.storage.store import database_url
from korchma.server.tables import keeper
from korchma.server.web import socket
from tests.server.clockwork import Later
from tests.server.inn import Person, RunningInn

POSTGRES = os.environ.get("KORCHMA_TEST_POSTGRES", "")


async def _emptied(url: str) -> None:
    ledger = ledger_for(database_url(url))
    drop, create = text("DROP SCHEMA public CASCADE"), text("CREATE SCHEMA public")
    await ledger.commit([(drop, None), (create, None)])
    await ledger.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A fresh database of each kind; the one PostgreSQL serves one test at a time."""
    if request.param == "sqlite":
        yield str(tmp_path / "inn.db")
        return
    if not POSTGRES:
        pytest.skip("no PostgreSQL: name one in KORCHMA_TEST_POSTGRES")
    with (Path(tempfile.gettempdir()) / "korchma-postgres.lock").open("w") as alone:
        fcntl.flock(alone, fcntl.LOCK_EX)
        asyncio.run(_emptied(POSTGRES))
        yield POSTGRES


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


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Let so many seconds pass; whoever keeps the clocks looks often."""
    monkeypatch.setattr(keeper, "TICK", 0.01)

    def pass_by(seconds: float) -> None:
        monkeypatch.setattr(steady, "_OPENED", steady._OPENED + seconds)

    return pass_by
