"""The same on every database: SQLite always, PostgreSQL where one is reachable."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest
from sqlalchemy import text

from korchma.kernel import KorchmaError
from korchma.server.storage.ledger import ledger_for
from korchma.server.storage.store import Store, database_url
from tests.server.inn import Person, RunningInn

POSTGRES = os.environ.get("KORCHMA_TEST_POSTGRES", "")


async def _emptied(url: str) -> None:
    ledger = ledger_for(database_url(url))
    drop, create = text("DROP SCHEMA public CASCADE"), text("CREATE SCHEMA public")
    await ledger.commit([(drop, None), (create, None)])
    await ledger.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "inn.db")
    if not POSTGRES:
        pytest.skip("no PostgreSQL: name one in KORCHMA_TEST_POSTGRES")
    asyncio.run(_emptied(POSTGRES))
    return POSTGRES


@pytest.mark.xdist_group("postgres")
def test_a_game_is_played_left_and_gone_on_with(database: str) -> None:
    first = RunningInn(database)
    person = Person(first)
    code = person.set_table("me", "bot:random", seed="kept")["code"]
    seat = person.sit(code)
    seat.play_on(random.Random(1), most=15)
    seat.say({"type": "say", "text": "До завтра"})
    seat.wait("chat")
    while not seat.asks:
        seat.hear()
    view = seat.state["view"]
    seat.say({"type": "ask-undo", "seat": seat.asks[0]["seat"]})
    while not seat.state["reset"]:
        seat.hear()
    first.close()
    second = RunningInn(database)
    person.inn, person.http.base_url = second, second.url
    again = person.sit(code)
    assert again.state["view"] != view
    again.play_on(random.Random(2))
    assert again.state["result"]
    assert any(m["type"] == "chat" and m["lines"] for m in again.others)
    second.close()


def test_a_database_that_cannot_be_opened_is_said_in_a_sentence(tmp_path: Path) -> None:
    async def try_it() -> None:
        store = Store(str(tmp_path / "no" / "such" / "folder" / "inn.db"))
        with pytest.raises(KorchmaError, match="Cannot open the database"):
            await store.open()

    asyncio.run(try_it())


def test_a_bad_write_spoils_no_other(tmp_path: Path) -> None:
    async def try_it() -> list[str]:
        store = Store(str(tmp_path / "inn.db"))
        await store.open()
        add = text("INSERT INTO secrets (name, value) VALUES (:name, :value)")
        rows = [{"name": name, "value": "x"} for name in ("a", "b", "a", "c")]
        done = await asyncio.gather(
            *(store.write((add, row)) for row in rows), return_exceptions=True
        )
        names = [row["name"] for row in await store.rows(text("SELECT name FROM secrets"))]
        await store.close()
        assert [type(each).__name__ for each in done] == [
            "NoneType",
            "NoneType",
            "IntegrityError",
            "NoneType",
        ]
        return sorted(names)

    assert asyncio.run(try_it()) == ["a", "b", "c"]
