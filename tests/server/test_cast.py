"""Bots at the inn are somebody, and the same wherever their table is told of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from korchma.games.witches import CAST
from tests.server.inn import Person, RunningInn


def cast(info: dict[str, Any]) -> list[str]:
    """As whom each chair of a table sits there."""
    return [seat["cast"] for seat in info["seats"]]


def test_two_bots_at_a_table_are_two_of_its_world(guest: Person) -> None:
    info = guest.set_table("me", "bot:heuristic", "bot:heuristic", "bot:random")
    me, *bots = cast(info)
    assert me == ""
    assert len(set(bots)) == 3
    assert {*bots} <= {*CAST}
    seat = guest.sit(info["code"])
    assert cast(seat.state["table"]) == cast(info)
    assert cast(guest.http.get("/api/tables").json()["mine"][0]) == cast(info)


def test_they_are_the_same_after_a_night(tmp_path: Path) -> None:
    inn = RunningInn(str(tmp_path / "inn.db"))
    guest = Person(inn)
    info = guest.set_table("me", "bot:heuristic")
    inn.close()
    inn = RunningInn(str(tmp_path / "inn.db"))
    later = Person(inn)
    try:
        assert cast(later.http.get(f"/api/tables/{info['code']}").json()) == cast(info)
    finally:
        inn.close()


def test_a_record_takes_them_along_and_brings_them_back(guest: Person) -> None:
    info = guest.set_table("me", "bot:heuristic")
    made = guest.http.get(f"/api/tables/{info['code']}/record").raise_for_status()
    assert [seat.get("cast", "") for seat in made.json()["seats"]] == cast(info)
    back = guest.http.post("/api/records", content=made.content).raise_for_status()
    assert cast(back.json()) == cast(info)


def test_whoever_takes_the_chair_of_a_person_is_somebody_else(inn: RunningInn) -> None:
    ann, bob = Person(inn), Person(inn)
    code = ann.set_table("me", "open", "bot:random")["code"]
    bob.http.post(f"/api/tables/{code}/join").raise_for_status()
    seat = bob.sit(code)
    seat.say({"type": "resign"})
    while seat.state["table"]["seats"][1]["kind"] != "bot":
        seat.hear()
    _, taken, other = cast(seat.state["table"])
    assert taken in CAST
    assert taken != other
