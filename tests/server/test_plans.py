"""Plans drawn on the table: everybody sees them, with the round they are gone, nothing is kept."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect, text

from korchma.server.tables import planning
from korchma.server.web import porter
from tests.server.inn import Person, RunningInn, Seat

GAME = "swordsorcery"


def _two(inn: RunningInn) -> tuple[Seat, Seat]:
    """Two people at one table of Sword & Sorcery."""
    ekar, shaya = Person(inn), Person(inn)
    wish = ("me", "open")
    code = ekar.set_table(*wish, mode="ford", game=GAME, seed="plans")["code"]
    first = ekar.sit(code)
    shaya.http.post(f"/api/tables/{code}/join").raise_for_status()
    return first, shaya.sit(code)


def _plan(seat: int, kind: str, what: str = "", who: str = "hero:ekar") -> dict[str, Any]:
    return {"type": "plan", "seat": seat, "kind": kind, "who": who, "what": what}


def test_what_one_draws_all_see_and_drawn_again_it_is_gone(inn: RunningInn) -> None:
    one, other = _two(inn)
    one.say(_plan(0, "way", "area:q1-a3"))
    arrow = {"seat": 0, "kind": "way", "who": "hero:ekar", "what": "area:q1-a3"}
    assert one.wait("plans")["plans"] == other.wait("plans")["plans"] == [arrow]
    one.say(_plan(0, "way", "area:q1-a4"))
    assert [each["what"] for each in other.wait("plans")["plans"]] == ["area:q1-a4"]
    one.say(_plan(0, "aim", "figure:raider"))
    assert len(other.wait("plans")["plans"]) == 2
    one.say(_plan(0, "aim", "figure:raider"))
    assert len(other.wait("plans")["plans"]) == 1


def test_who_wants_to_go_next_may_let_others_go_first(inn: RunningInn) -> None:
    one, other = _two(inn)
    other.say(_plan(1, "next", who="hero:shaya"))
    assert [each["kind"] for each in one.wait("plans")["plans"]] == ["next"]
    other.say(_plan(1, "after", who="hero:shaya"))
    assert [each["kind"] for each in one.wait("plans")["plans"]] == ["after"]


def test_nobody_draws_for_another_and_who_looks_on_draws_nothing(inn: RunningInn) -> None:
    one, _ = _two(inn)
    one.say(_plan(1, "hold", "area:q1-a3"))
    assert one.wait("refused")["reason"] == "not-your-turn"
    watcher = Person(inn).sit(one.state["table"]["code"])
    watcher.say(_plan(0, "hold", "area:q1-a3"))
    assert watcher.wait("refused")["reason"] == "not-your-turn"


@pytest.mark.parametrize("what", ["<b>", "area", "area:" + "x" * 60, "area:A B"])
def test_only_things_of_a_table_are_drawn(inn: RunningInn, what: str) -> None:
    one, _ = _two(inn)
    one.say(_plan(0, "hold", what))
    assert one.wait("refused")["reason"] == "bad-message"


def test_who_comes_later_sees_them_and_of_one_seat_there_are_only_so_many(inn: RunningInn) -> None:
    one, other = _two(inn)
    for n in range(planning.MOST + 3):
        one.say(_plan(0, "hold", f"area:q1-a{n}"))
        found = other.wait("plans")["plans"]
    assert len(found) == planning.MOST
    assert found[0]["what"] == "area:q1-a3"
    late = Person(inn).sit(one.state["table"]["code"])
    seen = [each["plans"] for each in late.others if each["type"] == "plans"]
    assert seen == [found]


def test_so_many_at_once_and_no_more(inn: RunningInn, monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = _two(inn)
    for _ in range(int(porter.PLANS) + 1):
        one.say(_plan(0, "hold", "area:q1-a1"))
    assert one.wait("refused")["reason"] == "plan-too-fast"


def test_with_the_round_they_are_gone_and_nothing_is_written(tmp_path: Path) -> None:
    database = tmp_path / "inn.db"
    inn = RunningInn(str(database))
    person = Person(inn)
    seat = person.sit(person.set_table("me", mode="ford", game=GAME, seed="plans")["code"])
    chance = random.Random(3)
    while not seat.state["view"]["round"]:
        seat.play_on(chance, most=1)
    seat.say(_plan(0, "hold", "area:q1-wiped"))
    assert len(seat.wait("plans")["plans"]) == 1
    before = seat.state["view"]["round"]
    while seat.state["view"]["round"] == before:
        seat.play_on(chance, most=1)
    told = [each["plans"] for each in seat.others if each["type"] == "plans"]
    assert told[-1] == []
    inn.close()
    engine = create_engine(f"sqlite:///{database}")
    with engine.connect() as line:
        for name in inspect(engine).get_table_names():
            rows = line.execute(text(f'select * from "{name}"')).fetchall()
            assert "q1-wiped" not in str(rows), name
