"""Clocks: whose time runs, what happens when it is over, and that no restart or jump ends it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from korchma.server import protocol as p
from korchma.server.tables.bots import Bots
from korchma.server.tables.clocks import Dial, Times, moved_on
from tests.server.clockwork import Later, answer, comes_about, reopened, sat, timed_table, until
from tests.server.inn import Person, RunningInn

MOVE, GAME = Dial(p.Clock("move", 5)), Dial(p.Clock("game", 60))


# --- the hands ------------------------------------------------------------------------------------


def test_a_move_lasts_as_long_as_the_table_waits_for_a_chair() -> None:
    began = moved_on(MOVE, Times(), {0}, 1000)
    assert began.until == {0: 1300}
    assert moved_on(MOVE, began, {0}, 1200).until == {0: 1300}, "a second question, the same move"
    turned = moved_on(MOVE, began, {1}, 1200)
    assert (turned.until, turned.left) == ({1: 1500}, {})
    assert moved_on(MOVE, turned, {0, 1}, 1400).until == {0: 1700, 1: 1500}


def test_the_time_of_a_game_rests_while_others_think() -> None:
    began = moved_on(GAME, Times(), {0}, 0)
    rests = moved_on(GAME, began, {1}, 600)
    assert (rests.until, rests.left) == ({1: 4200}, {0: 3000})
    again = moved_on(GAME, rests, {0}, 1000)
    assert again.until == {0: 4000}
    assert again.left[1] == 3200


def test_who_has_used_up_a_game_still_has_a_little_for_each_move() -> None:
    spent = moved_on(GAME, Times(until={0: 100}), {1}, 900)
    assert spent.left == {0: 0}
    assert moved_on(GAME, spent, {0}, 1000).until[0] == 1000 + 3600 / 20


# --- at a table -----------------------------------------------------------------------------------


def test_the_clock_is_seen_at_the_table_and_in_the_list(inn: RunningInn, later: Later) -> None:
    people = timed_table(inn, "move")
    slow, waits = sat(people)
    later(60)
    chair = slow.asks[0]["seat"]
    for person in people:
        clock = person.http.get("/api/tables").json()["mine"][0]["clock"]
        assert clock["rule"] == {"per": "move", "minutes": 5, "then": "move", "nights": False}
        assert clock["running"] == [chair]
        assert 200 < clock["left"][chair] < 241
        assert clock["left"][1 - chair] == 300
    assert waits.state["table"]["clock"]["running"] == [chair]


def test_a_bot_decides_this_move_and_the_person_the_next(inn: RunningInn, later: Later) -> None:
    slow, waits = sat(timed_table(inn, "move"))
    chair = slow.asks[0]["seat"]
    later(301)
    table = until(waits, lambda table: table["turn_of"] == [1 - chair])
    assert [seat["kind"] for seat in table["seats"]] == ["human", "human"]
    assert table["clock"]["left"][1 - chair] > 290
    while not waits.asks:
        waits.hear()
    while waits.asks:
        answer(waits)
    back = until(slow, lambda table: table["turn_of"] == [chair])
    assert back["clock"]["left"][chair] > 290


def test_a_bot_takes_the_chair(inn: RunningInn, later: Later) -> None:
    slow, waits = sat(timed_table(inn, "chair"))
    chair = slow.asks[0]["seat"]
    later(301)
    table = until(waits, lambda table: table["seats"][chair]["kind"] == "bot")
    assert table["clock"]["running"] == [], "nobody else waits any more"
    later(100_000)
    while not waits.asks:
        waits.hear()
    answer(waits)
    assert waits.state["table"]["seats"][1 - chair]["kind"] == "human"


def test_in_time_nothing_happens(inn: RunningInn, later: Later) -> None:
    slow, waits = sat(timed_table(inn, "chair"))
    later(290)
    time.sleep(0.1)
    answer(slow)
    later(5)
    time.sleep(0.1)
    assert {seat["kind"] for seat in slow.state["table"]["seats"]} == {"human"}
    assert waits.state["table"]["status"] == "playing"


def test_a_table_that_nobody_looks_at_keeps_its_clock(inn: RunningInn, later: Later) -> None:
    people = timed_table(inn, "chair")
    code = people[0].http.get("/api/tables").json()["mine"][0]["code"]
    waited = people[0].http.get(f"/api/tables/{code}").json()["turn_of"][0]
    inn.house.hall.live.clear()
    later(301)
    until = time.monotonic() + 5
    while time.monotonic() < until:
        seats = people[0].http.get("/api/tables").json()["mine"][0]["seats"]
        if seats[waited]["kind"] == "bot":
            return
        time.sleep(0.02)
    raise AssertionError("nobody looked at the clock")


def test_alone_with_bots_no_clock_runs(inn: RunningInn, later: Later) -> None:
    person = Person(inn)
    clock = {"per": "move", "minutes": 1, "then": "chair"}
    seat = person.sit(person.set_table("me", "bot:random", clock=clock)["code"])
    while not seat.asks:
        seat.hear()
    later(3600)
    time.sleep(0.1)
    answer(seat)
    assert seat.state["table"]["seats"][0]["kind"] == "human"
    assert seat.state["table"]["clock"]["running"] == []


def test_a_jump_of_the_time_of_day_ends_nothing(
    inn: RunningInn, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, _ = sat(timed_table(inn, "chair"))
    future = time.time() + 100_000
    monkeypatch.setattr(time, "time", lambda: future)
    time.sleep(0.1)
    answer(slow)
    assert {seat["kind"] for seat in slow.state["table"]["seats"]} == {"human"}


def test_what_was_left_is_left_after_a_restart_and_a_night_costs_nobody_the_chair(
    tmp_path: Path, later: Later
) -> None:
    first = RunningInn(str(tmp_path / "inn.db"))
    people = timed_table(first, "chair", minutes=60)
    slow, _ = sat(people)
    chair, code = slow.asks[0]["seat"], slow.state["table"]["code"]
    later(600)
    first.close()
    for shut, most, least in ((0, 3000, 2900), (100_000, 300, 250)):
        later(shut)
        again = RunningInn(str(tmp_path / "inn.db"))
        for person in people:
            person.inn, person.http.base_url = again, again.url
        left = people[0].http.get(f"/api/tables/{code}").json()["clock"]["left"][chair]
        assert least < left <= most
        again.close()
    last = RunningInn(str(tmp_path / "inn.db"))
    people[0].inn, people[0].http.base_url = last, last.url
    waits = people[0].sit(code)
    later(301)
    until(waits, lambda table: table["seats"][chair]["kind"] == "bot")
    last.close()


@pytest.mark.parametrize("minutes", [0, -5, 20_161, 10**12, 0.5])
def test_a_clock_has_bounds(guest: Person, minutes: float) -> None:
    wish = {"game": "witches", "mode": "competitive", "seats": ["me", "open"]}
    clock = {"per": "move", "minutes": minutes, "then": "move"}
    answer = guest.http.post("/api/tables", json={**wish, "clock": clock})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")


def test_the_host_sets_another_clock_before_the_game_begins(inn: RunningInn) -> None:
    ann, bob = Person(inn), Person(inn)
    code = ann.set_table("me", "open", "open", clock=None)["code"]
    bob.http.post(f"/api/tables/{code}/join").raise_for_status()
    clock = {"per": "move", "minutes": 1440, "then": "vote", "nights": True}
    door = f"/api/tables/{code}/clock"
    assert bob.http.put(door, json={"clock": clock}).status_code == 403
    assert ann.http.put(door, json={"clock": clock}).json()["clock"]["rule"] == clock
    assert ann.http.put(door, json={"clock": None}).json()["clock"] is None
    carl = Person(inn)
    carl.http.post(f"/api/tables/{code}/join").raise_for_status()
    late = ann.http.put(door, json={"clock": clock})
    assert (late.status_code, late.json()["error"]) == (409, "has-begun")


# --- bots that were to decide when the inn shut ---------------------------------------------------


def test_a_move_that_was_left_to_a_bot_is_its_own_after_a_restart(
    tmp_path: Path, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    books = str(tmp_path / "inn.db")
    inn = RunningInn(books)
    people = timed_table(inn, "move")
    slow, _ = sat(people)
    chair, code = slow.asks[0]["seat"], slow.state["table"]["code"]
    with monkeypatch.context() as busy:
        busy.setattr(Bots, "wake", lambda bots: None)
        later(301)
        comes_about(people[0], lambda _: inn.table(code).clocks.lent == [chair])
        inn.close()
    again = reopened(books, people)
    table = comes_about(people[0], lambda table: table["turn_of"] == [1 - chair])
    assert table["seats"][chair]["kind"] == "human"
    assert table["clock"]["left"][1 - chair] > 290, "whose move it is now has the whole time"
    assert again.table(code).clocks.lent == [], "the next move is the person's again"
    again.close()


def test_a_bot_that_was_to_move_moves_after_a_restart_though_nobody_looks(
    tmp_path: Path, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    books = str(tmp_path / "inn.db")
    inn = RunningInn(books)
    people = timed_table(inn, "move", "bot:random")
    code = sat(people)[0].state["table"]["code"]
    seats = [person.sit(code) for person in people]
    with monkeypatch.context() as busy:
        busy.setattr(Bots, "wake", lambda bots: None)
        while (turn := people[0].http.get(f"/api/tables/{code}").json()["turn_of"]) != [2]:
            seats[turn[0]].to_question()
            answer(seats[turn[0]])
        inn.close()
    again = reopened(books, people)
    comes_about(people[0], lambda table: table["turn_of"] != [2])
    again.close()
