"""The disk is full in mid-game: said so, nothing acknowledged lost, and on it goes with room."""

from __future__ import annotations

import logging
import random
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pytest

from korchma.server.storage.ledger import Local, Write
from korchma.server.tables import bots
from tests.server.inn import TOKEN, Person, RunningInn, Seat, any_answer


def _room(inn: RunningInn, pages: int | None) -> None:
    """Let the database grow by so many pages and no more; None: as much as it likes."""
    ledger = inn.house.store.ledger
    assert isinstance(ledger, Local)
    assert ledger._writing is not None
    books = ledger._writing.connection.dbapi_connection
    assert isinstance(books, sqlite3.Connection)
    (now,) = books.execute("PRAGMA page_count").fetchone()
    books.execute(f"PRAGMA max_page_count={2**31 - 2 if pages is None else now + pages}")


def _written(file: Path, code: str) -> int:
    with closing(sqlite3.connect(file)) as books:
        query = "SELECT count(*) FROM decisions WHERE code = ?"
        (many,) = books.execute(query, (code,)).fetchone()
        return int(many)


def _until_refused(seat: Seat, chance: random.Random) -> dict[str, object]:
    """Play until something is refused."""
    while True:
        ask = seat.asks[0]
        seat.choose(ask, any_answer(ask, chance))
        message = seat.hear()
        while message["type"] == "state" and seat.asks[0]["number"] == ask["number"]:
            message = seat.hear()
        if message["type"] == "refused":
            return message


def test_what_was_shown_is_kept_what_was_not_written_did_not_happen(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    inn, file = RunningInn(str(tmp_path / "inn.db")), tmp_path / "inn.db"
    person, chance = Person(inn), random.Random(1)
    code = person.set_table("me", "person", "person", seed="full")["code"]
    seat = person.sit(code)
    _room(inn, 0)
    with caplog.at_level(logging.ERROR):
        refused = _until_refused(seat, chance)
    assert refused["reason"] == "not-saved"
    assert "Make room on the disk" in caplog.text
    assert "INSERT" not in caplog.text
    assert _written(file, code) == seat.asks[0]["number"]
    fresh = person.sit(code)
    assert fresh.state["view"] == seat.state["view"]
    assert fresh.state["number"] == seat.state["number"]
    assert person.http.post("/api/tables", json={}).status_code == 400
    answer = person.http.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text
    assert "korchma_failed_writes_total 0" not in answer
    _room(inn, None)
    fresh.play_on(chance)
    assert fresh.state["result"]
    assert person.http.get(f"/api/tables/{code}/verify").json()["same"]
    inn.close()


@pytest.fixture
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots try again at once."""
    monkeypatch.setattr(bots, "AGAIN", 0.05)


@pytest.mark.usefixtures("_impatient")
def test_a_bot_whose_decision_was_not_written_tries_again(
    inn: RunningInn, guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = guest.sit(guest.set_table("me", "bot:random", seed="again")["code"])
    ledger = inn.house.store.ledger
    fails = iter("two tries, each first with others and then alone"[:4])
    commit = ledger.commit

    async def moody(writes: Iterable[Write]) -> None:
        rows = [row for _, values in writes if isinstance(values, list) for row in values]
        if any(row.get("seat") == 1 for row in rows) and next(fails, ""):
            raise OSError("No space left on device")
        await commit(writes)

    monkeypatch.setattr(ledger, "commit", moody)
    seat.play_on(random.Random(1))
    assert seat.state["result"]
    assert inn.house.store.failed == 2
