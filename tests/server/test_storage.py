"""The same on every database: SQLite always, PostgreSQL where one is reachable."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import text

from korchma.kernel import KorchmaError
from korchma.server.storage.store import Store
from tests.server.inn import Person, RunningInn
from tests.server.regulars import befriend, regular


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


def test_people_and_what_they_agreed_on_are_kept(database: str) -> None:
    """Friends, a block, wishes, a clock with nights and its vote, a question: after a restart."""
    first = RunningInn(database)
    ann, bea = regular(first, "Ann"), regular(first, "Bea")
    befriend(ann, bea)
    eve = Person(first)
    ann.http.post("/api/blocks", json={"who": eve.me["who"]}).raise_for_status()
    ann.http.put("/api/notices", json={"mail": "off", "language": "uk"}).raise_for_status()
    bea.http.put("/api/settings", json={"settings": {"zone": "Europe/Kyiv"}}).raise_for_status()
    clock = {"per": "move", "minutes": 1440, "then": "vote", "nights": True}
    code = ann.set_table("me", "open", clock=clock, seed="kept")["code"]
    bea.http.post(f"/api/tables/{code}/join").raise_for_status()
    first.close()
    second = RunningInn(database)
    for each in (ann, bea):
        each.inn, each.http.base_url = second, second.url
    friends = ann.http.get("/api/friends").json()
    assert [each["person"]["name"] for each in friends["friends"]] == ["Bea"]
    assert [each["who"] for each in friends["blocked"]] == [eve.me["who"]]
    assert ann.http.get("/api/notices").json()["wishes"]["language"] == "uk"
    tables = [each.http.get("/api/tables").json()["mine"][0] for each in (ann, bea)]
    assert all(table["clock"]["rule"] == clock for table in tables)
    assert [bool(table["question"]) for table in tables] == [x["my_turn"] for x in tables]
    asked = next(table["question"] for table in tables if table["my_turn"])
    assert asked["ru"] == "Какой ведьмой вы будете?"
    assert second.house.hall.live == {}, "rows alone were read"
    second.close()
