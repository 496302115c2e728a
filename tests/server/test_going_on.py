"""One table through restarts: where it stands is written, and it goes on from there."""

from __future__ import annotations

import dataclasses
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from korchma.kernel import Session, find_game
from korchma.kernel import game as titles
from korchma.kernel.record import parse
from korchma.kernel.restoring import restore
from korchma.kernel.resuming import safe_point
from tests.server.inn import Person, RunningInn, Seat, any_answer
from tests.server.other_rules import Point, a_season_passes, think_here


class House:
    """An inn that can be closed and opened again, and one guest who comes back."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.inn = RunningInn(str(file))
        self.person = Person(self.inn)

    def close(self) -> None:
        self.inn.close()

    def reopen(self) -> None:
        """Another day."""
        self.inn = RunningInn(str(self.file))
        self.person.inn, self.person.http.base_url = self.inn, self.inn.url

    def left(self, decisions: int, seed: str = "left at will") -> tuple[str, Seat]:
        """A table played alone for so many decisions; the inn closes."""
        code = self.person.set_table("me", mode="solo", seed=seed)["code"]
        seat = self.person.sit(code)
        seat.play_on(random.Random(1), most=decisions)
        assert seat.asks, "the game is over: name another seed"
        self.close()
        return code, seat

    def session(self, code: str) -> Session:
        """The game at a table."""
        return self.inn.session(code)

    def sql(self, statement: str, *given: Any) -> list[Any]:
        """A look into the books, or a hand in them."""
        with closing(sqlite3.connect(self.file)) as books:
            rows = books.execute(statement, given).fetchall()
            books.commit()
            return rows


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    think_here(monkeypatch)
    house = House(tmp_path / "inn.db")
    yield house
    house.close()


def test_each_decision_is_written_with_where_the_table_stands(house: House) -> None:
    code = house.person.set_table("me", mode="solo", seed="place")["code"]
    seat = house.person.sit(code)
    chance, moved = random.Random(1), set()
    for _ in range(25):
        seat.play_on(chance, most=1)
        session = house.session(code)
        ((length, rules),) = house.sql("SELECT length, rules FROM positions")
        assert (length, rules) == (safe_point(session).length, session.game.rules_version)
        moved.add(length)
        ((told,),) = house.sql("SELECT sum(json_array_length(told)) FROM decisions")
        ((opening,),) = house.sql("SELECT json_array_length(opening) FROM positions")
        assert opening + told == len(session.events_log)
    assert len(moved) > 8


def test_opened_again_a_table_plays_nothing_from_its_seed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, seat = house.left(30)

    def no_setup(*given: Any) -> Any:
        raise AssertionError("set up anew")

    game = find_game("witches")
    unplayable = dataclasses.replace(game, rules=dataclasses.replace(game.rules, setup=no_setup))
    monkeypatch.setattr(titles, "_titles", lambda: {"witches": Point(unplayable)})
    house.reopen()
    again = house.person.sit(code, since=seat.state["number"])
    assert not again.state["reset"]
    assert (again.state["view"], again.asks) == (seat.state["view"], seat.asks)
    assert again.state["undo"] == seat.state["undo"]


def test_under_the_same_rules_taking_back_goes_beyond_the_safe_point(house: House) -> None:
    code, _ = house.left(12)
    house.reopen()
    again = house.person.sit(code)
    before = len(house.session(code).log)
    for _ in range(6):
        number = again.asks[0]["number"]
        again.say({"type": "ask-undo", "seat": 0})
        while again.asks[0]["number"] == number:
            again.hear()
    log = house.session(code).log
    assert len(log) <= before - 6
    again.play_on(random.Random(2))
    assert house.person.http.get(f"/api/tables/{code}/verify").json()["same"]


def test_what_was_decided_under_older_rules_stands(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _ = house.left(12)
    a_season_passes(monkeypatch, box=False)
    house.reopen()
    seat = house.person.sit(code)
    reasons = []
    for _ in range(6):
        number = seat.asks[0]["number"]
        seat.say({"type": "ask-undo", "seat": 0})
        message = seat.hear()
        while message["type"] == "state" and seat.asks[0]["number"] == number:
            message = seat.hear()
        reasons += [message["reason"]] if message["type"] == "refused" else []
    assert "undo-older-rules" in reasons


def test_a_game_that_changed_its_rules_midway_is_replayed_with_its_whole_story(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _ = house.left(20)
    a_season_passes(monkeypatch, box=False)
    house.reopen()
    seat = house.person.sit(code)
    first = house.session(code).first
    assert first is not None
    seat.play_on(random.Random(2), most=10)
    seat.close()
    house.close()
    house.reopen()
    seat = house.person.sit(code)
    again = house.session(code).first
    assert again is not None
    assert again.length == first.length
    seat.play_on(random.Random(3))
    replay = house.person.http.get(f"/api/tables/{code}/replay").json()
    assert len(replay["frames"]) == replay["total"] + 1
    numbers = [number for frame in replay["frames"] for number, _ in frame["events"]]
    assert numbers == list(range(1, len(house.session(code).events_log) + 1))
    views = [frame["view"] for frame in replay["frames"]]
    assert all(view == views[0] for view in views[: first.length])
    assert views[first.length + 1] != views[-1]
    data = house.person.http.get(f"/api/tables/{code}/record").content
    assert restore(parse(data, "the record")).result is not None


def test_a_table_from_the_days_before_positions_gets_one(house: House) -> None:
    code, seat = house.left(15)
    for statement in (
        "DELETE FROM positions",
        "UPDATE decisions SET news = NULL, usual = NULL, told = NULL",
        "UPDATE tables SET content = '', waiting = NULL",
    ):
        house.sql(statement)
    house.reopen()
    again = house.person.sit(code)
    assert again.state["view"] == seat.state["view"]
    assert again.events == seat.events
    again.close()
    house.close()
    assert house.sql("SELECT count(*) FROM positions") == [(1,)]
    assert house.sql("SELECT count(*) FROM decisions WHERE told IS NULL") == [(0,)]
    assert json.loads(house.sql("SELECT waiting FROM tables")[0][0]) == [0]
    house.reopen()
    assert house.person.sit(code).events == seat.events


def test_without_a_position_and_under_other_rules_it_can_only_be_left(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _ = house.left(5)
    house.sql("DELETE FROM positions")
    a_season_passes(monkeypatch)
    house.reopen()
    (listed,) = _listed(house, "stuck-older")
    assert listed["code"] == code
    seat = house.person.sit(code)
    assert (seat.state["view"], seat.asks) == (None, [])
    seat.say({"type": "choose", "ask": 5, "seat": 0, "answer": {}})
    assert seat.wait("refused")["reason"] == "stuck-older"
    refused = house.person.http.get(f"/api/tables/{code}/record")
    assert (refused.status_code, refused.json()["error"]) == (409, "stuck-older")
    report = {"text": "It was fun"}
    house.person.http.post(f"/api/tables/{code}/report", json=report).raise_for_status()
    seat.say({"type": "resign"})
    while seat.state["table"]["status"] != "over":
        seat.hear()
    assert house.person.http.get("/api/tables").json()["mine"] == []


def _listed(house: House, reason: str) -> list[dict[str, Any]]:
    """My tables, once the hall has found out which of them cannot go on."""
    for _ in range(200):
        mine: list[dict[str, Any]] = house.person.http.get("/api/tables").json()["mine"]
        if all(table["stuck"] == reason for table in mine):
            break
    return mine


def test_a_position_that_no_longer_fits_says_so_and_is_read_on(house: House) -> None:
    code, before = house.left(15)
    house.sql("UPDATE positions SET state = ?, rules = 0", b"\x80")
    house.reopen()
    _listed(house, "stuck-position")
    seat = house.person.sit(code)
    assert seat.state["table"]["stuck"] == "stuck-position"
    assert seat.events == before.events
    other = house.person.sit(house.person.set_table("me", mode="solo")["code"])
    assert other.asks


def test_rules_that_break_on_a_choice_leave_the_table_as_it_was(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, before = house.left(10)
    game = find_game("witches")

    def play(table: Any) -> Any:
        flow = game.rules.play(table)
        asked = next(flow)
        while True:
            answer = yield asked
            if broken and answer is not None:
                broken.pop()
                raise KeyError("card 19")
            asked = flow.send(answer)

    broken: list[bool] = []
    changed = dataclasses.replace(game, rules=dataclasses.replace(game.rules, play=play))
    monkeypatch.setattr(titles, "_titles", lambda: {"witches": Point(changed)})
    house.reopen()
    seat = house.person.sit(code)
    broken.append(True)
    seat.choose(seat.asks[0], any_answer(seat.asks[0], random.Random(1)))
    assert seat.wait("refused")["reason"] == "stuck-broken"
    while not seat.state["table"]["stuck"]:
        seat.hear()
    assert (seat.state["view"], seat.asks) == (before.state["view"], before.asks)
    seat.play_on(random.Random(1), most=1)
    assert seat.state["table"]["stuck"] == ""
