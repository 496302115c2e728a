"""Campaigns at the inn: a chain of tables, its people, going on days later, another life."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.inn import Person, RunningInn
from tests.toys.installing import installed


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with installed("caravan", "tests.toys.caravan:CARAVAN"):
        yield


def begin(person: Person, *seats: str, **more: Any) -> dict[str, Any]:
    """A campaign of mine, with its first chapter's table."""
    wish = {"game": "caravan", "name": "Ours", "seats": seats or ("me",), **more}
    answer = person.http.post("/api/campaigns", json=wish)
    assert answer.status_code == 201, answer.text
    return campaign(person)


def campaign(person: Person) -> dict[str, Any]:
    found: list[dict[str, Any]] = person.http.get("/api/campaigns").json()
    assert len(found) == 1
    return found[0]


def play(person: Person, code: str, do: str = "share") -> None:
    """Everything this person is asked at a table, answered so."""
    seat = person.sit(code)
    while seat.state["table"]["status"] != "over":
        if seat.asks:
            ask = seat.asks[0]
            seat.choose(ask, {"do": do})
            while seat.asks and seat.asks[0]["number"] == ask["number"]:
                seat.hear()
        else:
            seat.hear()
    seat.close()


def go_on(person: Person, code: str, after: int | None, *seats: str) -> Any:
    wish = {"after": after, "seats": seats}
    return person.http.post(f"/api/campaigns/{code}/chapters", json=wish)


def test_the_next_chapter_begins_with_what_was_left(guest: Person) -> None:
    ours = begin(guest)
    assert (ours["name"], ours["first"]) == ("Ours", "ford")
    [ford] = ours["chapters"]
    assert (ford["chapter"], ford["after"], ford["next"]) == ("ford", None, "")
    early = go_on(guest, ours["code"], 0)
    assert (early.status_code, early.json()["error"]) == (409, "not-over")
    play(guest, ford["table"]["code"])
    assert campaign(guest)["chapters"][0]["next"] == "mill"
    mill = go_on(guest, ours["code"], 0).json()
    assert guest.inn.session(mill["code"]).table.state.chest == 3
    play(guest, mill["code"])
    ended = go_on(guest, ours["code"], 1)
    assert (ended.status_code, ended.json()["error"]) == (409, "campaign-over")


def test_another_life_stands_beside_the_first(guest: Person) -> None:
    ours = begin(guest)
    play(guest, ours["chapters"][0]["table"]["code"])
    for _ in range(2):
        play(guest, go_on(guest, ours["code"], 0).json()["code"], "take")
    again = go_on(guest, ours["code"], None).json()
    play(guest, again["code"], "take")
    mill = go_on(guest, ours["code"], 3).json()
    assert guest.inn.session(mill["code"]).table.state.chest == 0, "nobody shared in that life"
    found = campaign(guest)["chapters"]
    assert [each["after"] for each in found] == [None, 0, 0, None, 3]


def test_the_same_people_sit_down_again_and_others_may(inn: RunningInn) -> None:
    ann, bob, eve = Person(inn), Person(inn), Person(inn)
    ours = begin(ann, "me", "open")
    code = ours["chapters"][0]["table"]["code"]
    bob.http.post(f"/api/tables/{code}/join")
    one = ann.sit(code)
    two = bob.sit(code)
    for _ in range(2):
        for seat in (one, two):
            while not seat.asks:
                seat.hear()
            ask = seat.asks[0]
            seat.choose(ask, {"do": "share"})
            while seat.asks and seat.asks[0]["number"] == ask["number"]:
                seat.hear()
    table = go_on(bob, ours["code"], 0).json()
    assert [seat["mine"] for seat in table["seats"]] == [False, True], "Bob sits where he sat"
    assert table["status"] == "playing", "nobody has to come in again"
    other = go_on(ann, ours["code"], 0, "me", "bot:random", "open").json()
    assert [seat["kind"] for seat in other["seats"]] == ["human", "bot", "open"]
    assert eve.http.get(f"/api/campaigns/{ours['code']}").status_code == 404
    assert eve.http.get("/api/campaigns").json() == []
    assert go_on(eve, ours["code"], 0).status_code == 404


def test_every_chapter_keeps_the_clock_of_the_first(guest: Person) -> None:
    clock = {"per": "move", "minutes": 1440, "then": "vote", "nights": True}
    ours = begin(guest, clock=clock)
    ford = ours["chapters"][0]["table"]
    assert ford["clock"]["rule"] == clock
    play(guest, ford["code"])
    for after in (0, None):
        assert go_on(guest, ours["code"], after).json()["clock"]["rule"] == clock


def test_days_later_in_another_inn_on_the_same_database(tmp_path: Path) -> None:
    first = RunningInn(str(tmp_path / "inn.db"))
    ann = Person(first)
    ours = begin(ann)
    play(ann, ours["chapters"][0]["table"]["code"])
    cookies = dict(ann.http.cookies)
    first.close()
    second = RunningInn(str(tmp_path / "inn.db"))
    again = Person(second)
    again.http.cookies.update(cookies)
    found = campaign(again)
    assert found["chapters"][0]["next"] == "mill"
    mill = go_on(again, found["code"], 0).json()
    assert second.session(mill["code"]).table.state.chest == 3
    second.close()


@pytest.mark.parametrize(
    ("wish", "status", "error"),
    [
        ({"game": "witches", "seats": ["me"]}, 400, "no-campaign"),
        ({"game": "chess", "seats": ["me"]}, 404, "no-such-game"),
        ({"game": "caravan", "seats": ["me"] * 9}, 400, "bad-table"),
        ({"game": "caravan", "seats": ["bot:nobody"]}, 400, "bad-table"),
    ],
)
def test_a_campaign_that_cannot_be(
    guest: Person, wish: dict[str, Any], status: int, error: str
) -> None:
    answer = guest.http.post("/api/campaigns", json=wish)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert guest.http.get("/api/campaigns").json() == []


def test_a_chapter_that_is_not_there(guest: Person) -> None:
    ours = begin(guest)
    answer = go_on(guest, ours["code"], 7)
    assert (answer.status_code, answer.json()["error"]) == (404, "no-such-chapter")
