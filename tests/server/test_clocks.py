"""Clocks: whose time runs, what happens when it is over, and that no restart or jump ends it."""

from __future__ import annotations

import contextlib
import random
import sqlite3
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from korchma.server import protocol as p
from korchma.server import steady
from korchma.server.tables import keeper
from korchma.server.tables.clocks import Dial, Times, moved_on
from korchma.server.tables.nights import daytime, waking
from tests.server.inn import Person, RunningInn, Seat, any_answer

Later = Callable[[float], None]
MOVE, GAME = Dial(p.Clock("move", 5)), Dial(p.Clock("game", 60))


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Let so many seconds pass; whoever keeps the clocks looks often."""
    monkeypatch.setattr(keeper, "TICK", 0.01)

    def pass_by(seconds: float) -> None:
        monkeypatch.setattr(steady, "_OPENED", steady._OPENED + seconds)

    return pass_by


def _table(
    inn: RunningInn, then: str, *more: str, minutes: int = 5, per: str = "move"
) -> list[Person]:
    """People at a table with a clock, the host first."""
    clock = {"per": per, "minutes": minutes, "then": then}
    people = [Person(inn) for _ in range(2 + len(more))]
    code = people[0].set_table("me", "open", *more, clock=clock)["code"]
    for each in people[1:]:
        each.http.post(f"/api/tables/{code}/join").raise_for_status()
    return people


def _sat(people: list[Person]) -> list[Seat]:
    """All at the table; the one who is asked comes first."""
    code = people[0].http.get("/api/tables").json()["mine"][0]["code"]
    seats = [each.sit(code) for each in people]
    while not any(seat.asks for seat in seats):
        seats[0].hear()
    return sorted(seats, key=lambda seat: not seat.asks)


def _until(seat: Seat, so: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Listen until the table is so."""
    while not so(seat.state["table"]):
        seat.hear()
    table: dict[str, Any] = seat.state["table"]
    return table


def _answer(seat: Seat) -> None:
    """One decision."""
    ask = seat.asks[0]
    seat.choose(ask, any_answer(ask, random.Random(1)))
    while seat.asks and seat.asks[0]["number"] == ask["number"]:
        seat.hear()


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
    people = _table(inn, "move")
    slow, waits = _sat(people)
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
    slow, waits = _sat(_table(inn, "move"))
    chair = slow.asks[0]["seat"]
    later(301)
    table = _until(waits, lambda table: table["turn_of"] == [1 - chair])
    assert [seat["kind"] for seat in table["seats"]] == ["human", "human"]
    assert table["clock"]["left"][1 - chair] > 290
    while not waits.asks:
        waits.hear()
    while waits.asks:
        _answer(waits)
    back = _until(slow, lambda table: table["turn_of"] == [chair])
    assert back["clock"]["left"][chair] > 290


def test_a_bot_takes_the_chair(inn: RunningInn, later: Later) -> None:
    slow, waits = _sat(_table(inn, "chair"))
    chair = slow.asks[0]["seat"]
    later(301)
    table = _until(waits, lambda table: table["seats"][chair]["kind"] == "bot")
    assert table["clock"]["running"] == [], "nobody else waits any more"
    later(100_000)
    while not waits.asks:
        waits.hear()
    _answer(waits)
    assert waits.state["table"]["seats"][1 - chair]["kind"] == "human"


def test_in_time_nothing_happens(inn: RunningInn, later: Later) -> None:
    slow, waits = _sat(_table(inn, "chair"))
    later(290)
    time.sleep(0.1)
    _answer(slow)
    later(5)
    time.sleep(0.1)
    assert {seat["kind"] for seat in slow.state["table"]["seats"]} == {"human"}
    assert waits.state["table"]["status"] == "playing"


def test_a_table_that_nobody_looks_at_keeps_its_clock(inn: RunningInn, later: Later) -> None:
    people = _table(inn, "chair")
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
    _answer(seat)
    assert seat.state["table"]["seats"][0]["kind"] == "human"
    assert seat.state["table"]["clock"]["running"] == []


def test_a_jump_of_the_time_of_day_ends_nothing(
    inn: RunningInn, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, _ = _sat(_table(inn, "chair"))
    future = time.time() + 100_000
    monkeypatch.setattr(time, "time", lambda: future)
    time.sleep(0.1)
    _answer(slow)
    assert {seat["kind"] for seat in slow.state["table"]["seats"]} == {"human"}


def test_what_was_left_is_left_after_a_restart_and_a_night_costs_nobody_the_chair(
    tmp_path: Path, later: Later
) -> None:
    first = RunningInn(str(tmp_path / "inn.db"))
    people = _table(first, "chair", minutes=60)
    slow, _ = _sat(people)
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
    _until(waits, lambda table: table["seats"][chair]["kind"] == "bot")
    last.close()


# --- voting ---------------------------------------------------------------------------------------


def _vote(seat: Seat, chair: int, ballot: str) -> None:
    """Say what shall be done."""
    seat.say({"type": "vote", "seat": chair, "ballot": ballot})


def _refused(seat: Seat, chair: int, ballot: str) -> str:
    """Say so in vain: why."""
    _vote(seat, chair, ballot)
    return str(seat.wait("refused")["reason"])


def test_nobody_votes_before_the_time_and_nobody_who_only_looks_on(
    inn: RunningInn, later: Later
) -> None:
    slow, waits = _sat(_table(inn, "vote"))
    chair = slow.asks[0]["seat"]
    eve = Person(inn).sit(slow.state["table"]["code"])
    assert _refused(waits, chair, "chair") == "not-yet"
    later(301)
    vote = _until(waits, lambda table: table["clock"]["votes"])["clock"]["votes"][0]
    assert vote == {"seat": chair, "voters": 1, "said": {}, "mine": None}
    assert _refused(eve, chair, "chair") == "not-your-turn"
    assert _refused(slow, chair, "wait") == "not-your-turn"
    assert _refused(waits, 1 - chair, "chair") == "not-yet"
    _vote(waits, chair, "chair")
    _until(waits, lambda table: table["seats"][chair]["kind"] == "bot")


def test_more_than_half_decide_and_without_that_the_table_waits(
    inn: RunningInn, later: Later
) -> None:
    slow, one, two = _sat(_table(inn, "vote", "open"))
    chair = slow.asks[0]["seat"]
    later(301)
    _until(one, lambda table: table["clock"]["votes"])
    _vote(one, chair, "chair")
    said = _until(two, lambda table: [v for v in table["clock"]["votes"] if v["said"]])
    assert said["clock"]["votes"][0]["said"] == {"chair": 1}
    assert said["clock"]["votes"][0]["mine"] is None
    _vote(two, chair, "move")
    table = _until(one, lambda table: not table["clock"]["votes"])
    assert table["seats"][chair]["kind"] == "human"
    assert table["clock"]["left"][chair] > 290
    later(301)
    _until(one, lambda table: table["clock"]["votes"])
    _vote(one, chair, "move")
    _vote(two, chair, "move")
    table = _until(one, lambda table: chair not in table["turn_of"])
    assert table["seats"][chair]["kind"] == "human"


def test_who_comes_back_during_the_vote_plays_on(inn: RunningInn, later: Later) -> None:
    slow, waits = _sat(_table(inn, "vote"))
    later(301)
    _until(waits, lambda table: table["clock"]["votes"])
    while slow.asks:
        _answer(slow)
    table = _until(waits, lambda table: not table["clock"]["votes"])
    assert {seat["kind"] for seat in table["seats"]} == {"human"}


@pytest.mark.parametrize("minutes", [0, -5, 20_161, 10**12, 0.5])
def test_a_clock_has_bounds(guest: Person, minutes: float) -> None:
    wish = {"game": "witches", "mode": "competitive", "seats": ["me", "open"]}
    clock = {"per": "move", "minutes": minutes, "then": "move"}
    answer = guest.http.post("/api/tables", json={**wish, "clock": clock})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")


# --- nights ---------------------------------------------------------------------------------------

KYIV = "Europe/Kyiv"
EVENING = datetime(2026, 11, 17, 22, tzinfo=ZoneInfo(KYIV)).timestamp()
HOUR = 3600.0
NIGHTLY = Dial(p.Clock("move", 8 * 60, nights=True), (KYIV, ""))


def test_nights_of_who_is_asked_do_not_count() -> None:
    began = moved_on(NIGHTLY, Times(), {0, 1}, EVENING)
    assert began.until[0] == EVENING + 17 * HOUR, "one before the night, seven after it"
    assert began.until[1] == EVENING + 8 * HOUR, "where no zone is known, no night is"
    assert NIGHTLY.left(0, began.until[0], EVENING) == 8 * HOUR
    assert NIGHTLY.left(0, began.until[0], EVENING + 5 * HOUR) == 7 * HOUR
    assert NIGHTLY.asleep(0, EVENING + 5 * HOUR)
    assert not NIGHTLY.asleep(1, EVENING + 5 * HOUR)


def test_a_clock_that_begins_at_night_begins_in_the_morning() -> None:
    midnight = EVENING + 2 * HOUR
    assert moved_on(NIGHTLY, Times(), {0}, midnight).until[0] == midnight + 16 * HOUR


def test_the_night_in_which_clocks_are_changed_is_a_night_too() -> None:
    summer_ends = datetime(2026, 10, 24, 22, tzinfo=ZoneInfo(KYIV)).timestamp()
    until = moved_on(NIGHTLY, Times(), {0}, summer_ends).until[0]
    assert datetime.fromtimestamp(until, ZoneInfo(KYIV)).hour == 15
    assert until == summer_ends + 18 * HOUR


def test_where_nights_count_they_count() -> None:
    plain = Dial(p.Clock("move", 8 * 60), (KYIV, KYIV))
    assert moved_on(plain, Times(), {0}, EVENING).until[0] == EVENING + 8 * HOUR


@pytest.mark.parametrize("zone", ["", "Nowhere/Atall", "../../etc/passwd", "/etc/localtime"])
def test_a_zone_that_does_not_exist_has_no_night(zone: str) -> None:
    assert waking(EVENING, 8 * HOUR, zone) == EVENING + 8 * HOUR
    assert daytime(EVENING, EVENING + 8 * HOUR, zone) == 8 * HOUR


def _at(monkeypatch: pytest.MonkeyPatch, moment: float) -> None:
    """It is this moment."""
    monkeypatch.setattr(steady, "_OPENED", moment - time.monotonic())


def test_the_clock_of_a_table_rests_while_the_one_who_is_asked_sleeps(
    inn: RunningInn, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    _at(monkeypatch, EVENING)
    ann, bob = Person(inn), Person(inn)
    for person in (ann, bob):
        person.http.put("/api/settings", json={"settings": {"zone": KYIV}}).raise_for_status()
    clock = {"per": "move", "minutes": 480, "then": "move", "nights": True}
    code = ann.set_table("me", "open", clock=clock)["code"]
    bob.http.post(f"/api/tables/{code}/join").raise_for_status()
    slow, waits = _sat([ann, bob])
    chair = slow.asks[0]["seat"]
    later(9 * HOUR)
    seen = ann.http.get("/api/tables").json()["mine"][0]["clock"]
    assert seen["asleep"] == [chair]
    assert abs(seen["left"][chair] - 7 * HOUR) < 60
    later(7.9 * HOUR)
    assert waits.state["table"]["turn_of"] == [chair]
    later(0.2 * HOUR)
    _until(waits, lambda table: table["turn_of"] == [1 - chair])


def test_whoever_travels_takes_the_night_along(inn: RunningInn) -> None:
    people = _table(inn, "move", minutes=480)
    code = people[0].http.get("/api/tables").json()["mine"][0]["code"]
    people[1].http.put("/api/settings", json={"settings": {"zone": KYIV}}).raise_for_status()
    assert [sitter.zone for sitter in inn.house.hall.live[code].sitters] == ["", KYIV]
    with contextlib.closing(sqlite3.connect(inn.database)) as books:
        kept = books.execute("SELECT zone FROM sitters ORDER BY seat").fetchall()
    assert kept == [("",), (KYIV,)]


# --- another clock, and ballots that stay ---------------------------------------------------------


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


def test_what_was_voted_is_there_after_a_restart(tmp_path: Path, later: Later) -> None:
    books = str(tmp_path / "inn.db")
    inn = RunningInn(books)
    people = _table(inn, "vote", "open", "open")
    slow, *rest = _sat(people)
    chair = slow.asks[0]["seat"]
    later(301)
    _until(rest[0], lambda table: table["clock"]["votes"])
    _vote(rest[0], chair, "chair")
    _until(rest[0], lambda table: table["clock"]["votes"][0]["said"])
    code = slow.state["table"]["code"]
    inn.close()
    again = RunningInn(books)
    for person in people:
        person.inn, person.http.base_url = again, again.url
    seats = [person.sit(code) for person in people]
    votes = [seat.state["table"]["clock"]["votes"][0] for seat in seats]
    assert [(vote["seat"], vote["said"]) for vote in votes] == [(chair, {"chair": 1})] * 4
    assert [vote["mine"] for vote in votes].count("chair") == 1
    again.close()
