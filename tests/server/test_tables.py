"""Playing at the inn: with bots, with people, with the lights going out."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from korchma.kernel import find_game
from tests.server.inn import Person, RunningInn


def _mine(person: Person) -> list[dict[str, Any]]:
    mine: list[dict[str, Any]] = person.http.get("/api/tables").json()["mine"]
    return mine


def test_a_guest_plays_a_whole_game_against_a_bot(guest: Person) -> None:
    table = guest.set_table("me", "bot:random")
    seat = guest.sit(table["code"])
    assert seat.state["seed"] == ""
    seat.play_on(random.Random(1))
    assert seat.state["result"]["ending"]
    assert seat.state["seed"]
    assert guest.http.get(f"/api/tables/{table['code']}/verify").json()["same"]


def test_the_list_of_tables_says_which_turn_it_is(tmp_path: Path) -> None:
    database = str(tmp_path / "inn.db")
    first = RunningInn(database)
    person = Person(first)
    for game, mode in (("witches", "competitive"), ("ronin", "partners"), ("oldworld", "hunt")):
        kind = ("me", "bot:random", "bot:random")
        code = person.set_table(*kind, mode=mode, game=game, seed="turns")["code"]
        seat = person.sit(code)
        seat.play_on(random.Random(5), most=14)
        while not seat.asks:
            seat.hear()
        listed = {each["code"]: each["turn"] for each in _mine(person)}
        assert listed[code] == find_game(game).eyes.turn(first.session(code).table) > 1
        seat.close()
    first.close()
    second = RunningInn(database)
    person.http.base_url = second.url
    assert [each["turn"] > 1 for each in _mine(person)] == [True] * 3
    assert not second.house.hall.live, "the list reads rows, never sessions"
    second.close()


def test_two_people_play_a_whole_game_and_one_reconnects_in_the_middle(inn: RunningInn) -> None:
    ann, bob = Person(inn), Person(inn)
    code = ann.set_table("me", "open")["code"]
    assert ann.http.get(f"/api/tables/{code}").json()["status"] == "open"
    bob.http.post(f"/api/tables/{code}/join").raise_for_status()
    one, two = ann.sit(code), bob.sit(code)
    with ThreadPoolExecutor() as threads:
        whole = threads.submit(one.play_on, random.Random(2))
        threads.submit(two.play_on, random.Random(3), 12).result()
        two.close()
        again = bob.sit(code, since=two.state["number"])
        again.events = two.events + again.events
        again.play_on(random.Random(4))
        whole.result()
    assert one.state["result"] == again.state["result"]
    assert [n for n, _ in one.events] == [n for n, _ in again.events]


def test_the_server_comes_back_in_the_middle_of_an_effect(tmp_path: Path) -> None:
    database = str(tmp_path / "inn.db")
    first = RunningInn(database)
    person = Person(first)
    code = person.set_table("me", "bot:random", seed="lights")["code"]
    seat = person.sit(code)
    seat.play_on(random.Random(3), most=25)
    while not seat.asks:
        seat.hear()
    view, asks = seat.state["view"], seat.asks
    first.close()
    second = RunningInn(database)
    person.inn = second
    person.http.base_url = second.url
    again = person.sit(code)
    assert again.state["view"] == view
    assert [ask["options"] for ask in again.asks] == [ask["options"] for ask in asks]
    again.play_on(random.Random(4))
    assert again.state["result"]
    second.close()


def test_a_spectator_sees_no_hand_and_decides_nothing(inn: RunningInn) -> None:
    ann, eve = Person(inn), Person(inn)
    code = ann.set_table("me", "bot:random")["code"]
    own, other = ann.sit(code), eve.sit(code)
    own.play_on(random.Random(5), most=8)
    while not own.asks:
        own.hear()
    while other.state["number"] < own.state["number"]:
        other.hear()
    assert own.state["view"]["players"][0]["hand"] is not None
    assert all(player["hand"] is None for player in other.state["view"]["players"])
    assert other.asks == []
    other.choose(own.asks[0], own.asks[0]["options"][0]["option"])
    assert other.wait("refused")["reason"] == "not-your-turn"


def test_a_late_or_doubled_decision_is_harmless(guest: Person) -> None:
    seat = guest.sit(guest.set_table("me", "bot:random", seed="twice")["code"])
    while not seat.asks:
        seat.hear()
    ask = seat.asks[0]
    answer = ask["options"][0]["option"]
    seat.choose(ask, answer)
    seat.choose(ask, answer)
    assert seat.wait("refused")["reason"] in ("late", "not-offered")
    seat.play_on(random.Random(6))
    assert seat.state["result"]
