"""Chairs: whose they are, at once and at the live table; who may give them away, and when."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.inn import Person, RunningInn, Seat

ANN = {"name": "Ann", "password": "a hedgehog can never"}


def _chairs(person: Person, code: str) -> list[str]:
    seats = person.http.get(f"/api/tables/{code}").json()["seats"]
    return [each["kind"] for each in seats]


def _pair(inn: RunningInn, **more: Any) -> tuple[Person, Person, str]:
    """Two people at a table."""
    ann, bob = Person(inn), Person(inn)
    code = ann.set_table("me", "open", **more)["code"]
    bob.http.post(f"/api/tables/{code}/join").raise_for_status()
    return ann, bob, code


def _until(seat: Seat, name: str) -> None:
    while name not in [each["name"] for each in seat.state["table"]["seats"]]:
        seat.hear()


def test_a_rematch_is_one_whoever_asks_at_the_same_moment(inn: RunningInn) -> None:
    ann, bob, code = _pair(inn)
    inn.table(code).row["status"] = "over"
    with ThreadPoolExecutor(8) as crowd:
        people = [ann, bob] * 4
        found = crowd.map(lambda x: x.http.post(f"/api/tables/{code}/rematch").json(), people)
    assert len({each["code"] for each in found}) == 1


def test_a_new_name_reaches_the_table_and_the_talk_there(inn: RunningInn) -> None:
    ann, bob, code = _pair(inn)
    hers, his = ann.sit(code), bob.sit(code)
    ann.http.put("/api/me", json={"name": "Tiffany"}).raise_for_status()
    _until(his, "Tiffany")
    hers.say({"type": "say", "text": "tea?"})
    while not (lines := his.wait("chat")["lines"]):
        pass
    assert lines[-1]["name"] == "Tiffany"


def test_the_other_chair_at_my_screen_keeps_its_own_name(inn: RunningInn, guest: Person) -> None:
    code = guest.set_table("me", "person")["code"]
    guest.http.put("/api/me", json={"name": "Tiffany"})
    inn.house.hall.live.clear()
    names = [each["name"] for each in guest.http.get(f"/api/tables/{code}").json()["seats"]]
    assert names == ["Tiffany", ""]


def test_a_guest_who_logs_in_keeps_the_chair_at_the_live_table(inn: RunningInn) -> None:
    Person(inn).http.post("/api/account", json=ANN).raise_for_status()
    guest, bob, code = _pair(inn, seed="chair")
    his = bob.sit(code)
    guest.sit(code)
    guest.http.post("/api/login", json=ANN).raise_for_status()
    _until(his, "Ann")
    again = guest.sit(code)
    info = again.state["table"]
    assert (info["host"], info["seats"][0]["mine"]) == (True, True)
    while not (again.asks or his.asks):
        again.hear()
        his.hear()
    again.play_on(random.Random(1), most=1) if again.asks else None
    assert inn.table(code).sitters[0].person == guest.http.get("/api/me").json()["id"]


def test_a_chair_left_before_the_start_is_open_again(inn: RunningInn) -> None:
    ann, eve = Person(inn), Person(inn)
    code = ann.set_table("me", "open", "open", public=True)["code"]
    for _ in range(3):
        eve.http.post(f"/api/tables/{code}/join").raise_for_status()
        eve.http.post(f"/api/tables/{code}/leave").raise_for_status()
    assert _chairs(ann, code) == ["human", "open", "open"]
    assert ann.http.get(f"/api/tables/{code}").json()["status"] == "open"
    listed = [each["code"] for each in eve.http.get("/api/tables").json()["open"]]
    assert listed == [code]
    ann.http.post(f"/api/tables/{code}/leave").raise_for_status()
    assert _chairs(ann, code) == ["open"] * 3
    assert eve.http.get("/api/tables").json()["open"] == []
    inn.house.hall.live.clear()
    assert _chairs(ann, code) == ["open"] * 3
