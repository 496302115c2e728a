"""Somebody else holds the database: only what is written waits, and only for a while."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from korchma.kernel import KorchmaError
from korchma.server.storage import ledger
from korchma.server.storage.store import Store
from tests.server.inn import Person, RunningInn


@contextmanager
def _held(file: Path, how: str = "IMMEDIATE") -> Iterator[None]:
    """Another program writes, and takes its time."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute(f"BEGIN {how}")
    yield
    other.rollback()
    other.close()


def test_while_a_write_waits_everybody_else_is_served(
    inn: RunningInn, guest: Person, tmp_path: Path
) -> None:
    code = guest.set_table("me", mode="solo")["code"]
    seat = guest.sit(code)
    other = Person(inn)
    with ThreadPoolExecutor(1) as aside, _held(tmp_path / "inn.db"):
        renamed = aside.submit(guest.http.put, "/api/me", json={"name": "Late"})
        time.sleep(0.05)
        began = time.monotonic()
        assert other.http.get("/api/tables").status_code == 200
        assert other.http.get("/healthz").text == "ok"
        seat.choose(seat.asks[0], seat.asks[0]["options"][0]["option"])
        assert not renamed.done()
        assert time.monotonic() - began < ledger.PATIENCE / 2000
        number = seat.asks[0]["number"]
    while seat.asks and seat.asks[0]["number"] == number:
        seat.hear()
    assert len(inn.session(code).log) == 1


def test_who_waits_too_long_is_told_and_nothing_has_happened(
    inn: RunningInn, guest: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = guest.set_table("me", mode="solo")["code"]
    seat = guest.sit(code)
    monkeypatch.setattr(ledger, "PATIENCE", 20)
    with _held(tmp_path / "inn.db"):
        seat.choose(seat.asks[0], seat.asks[0]["options"][0]["option"])
        assert seat.wait("refused")["reason"] == "not-saved"
        answer = guest.http.put("/api/me", json={"name": "Late"})
        assert (answer.status_code, answer.json()["error"]) == (503, "not-saved")
        assert guest.http.get("/readyz").status_code == 503
        assert guest.http.get("/healthz").status_code == 200
    assert len(inn.session(code).log) == 0
    seat.choose(seat.asks[0], seat.asks[0]["options"][0]["option"])
    while len(inn.session(code).log) == 0:
        seat.hear()


def test_a_second_inn_on_the_same_file_is_refused_in_a_line(tmp_path: Path) -> None:
    first = RunningInn(str(tmp_path / "inn.db"))
    command = [sys.executable, "-m", "korchma", "serve", "--port", "0", "--database"]
    second = subprocess.run([*command, str(tmp_path / "inn.db")], capture_output=True, text=True)
    assert second.returncode == 2
    assert "Another inn is open on this database" in second.stderr
    assert second.stderr.count("\n") == 1
    first.close()
    third = RunningInn(str(tmp_path / "inn.db"))
    assert Person(third).me["guest"]
    third.close()


async def test_reports_are_read_while_the_inn_is_open(tmp_path: Path) -> None:
    inn, beside = Store(str(tmp_path / "inn.db"), alone=True), Store(str(tmp_path / "inn.db"))
    await inn.open()
    await beside.open()
    another = Store(str(tmp_path / "inn.db"), alone=True)
    with pytest.raises(KorchmaError, match="Another inn"):
        await another.open()
    await beside.close()
    await inn.close()
    await another.ledger.close()


async def test_nobody_else_on_this_machine_reads_the_database(tmp_path: Path) -> None:
    file = tmp_path / "inn.db"
    old = os.umask(0o022)
    try:
        file.touch(0o644)
        for name in (file, tmp_path / "new.db"):
            store = Store(str(name))
            await store.open()
            beside = [each for each in tmp_path.iterdir() if each.name.startswith(name.stem)]
            assert len(beside) > 1
            assert {stat.S_IMODE(each.stat().st_mode) for each in beside} == {0o600}
            await store.close()
    finally:
        os.umask(old)
