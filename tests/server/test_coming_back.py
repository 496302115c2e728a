"""What a table remembers when it left memory or the server began anew."""

from __future__ import annotations

import gc
import random
import time
import weakref
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError

from korchma.server.web.app import let_go
from tests.server.inn import Person, RunningInn, any_answer


def _forget_idle(inn: RunningInn, code: str) -> bool:
    """Tidy up as after a long while; whether this table left memory."""
    for _ in range(100):
        inn.house.hall.tidy(time.monotonic() + 1)
        if code not in inn.house.hall.live:
            return True
        time.sleep(0.02)
    return False


def test_a_table_nobody_sits_at_leaves_memory_and_comes_back_as_it_was(
    inn: RunningInn, guest: Person
) -> None:
    code = guest.set_table("me", mode="solo", seed="tidy")["code"]
    seat = guest.sit(code)
    seat.play_on(random.Random(1), most=10)
    assert not _forget_idle(inn, code)
    seat.close()
    assert _forget_idle(inn, code)
    again = guest.sit(code, since=seat.state["number"])
    assert not again.state["reset"]
    assert again.state["view"] == seat.state["view"]
    assert again.asks == seat.asks
    again.choose(seat.asks[0], any_answer(seat.asks[0], random.Random(2)))
    while again.asks[0]["number"] == seat.asks[0]["number"]:
        assert again.hear()["type"] != "refused"


def test_a_decision_sent_again_after_a_restart_counts_once(tmp_path: Path) -> None:
    first = RunningInn(str(tmp_path / "inn.db"))
    person = Person(first)
    code = person.set_table("me", mode="solo", seed="twice")["code"]
    seat = person.sit(code)
    seat.play_on(random.Random(1), most=8)
    ask = seat.asks[0]
    answer = any_answer(ask, random.Random(2))
    seat.choose(ask, answer)
    while seat.asks[0]["number"] == ask["number"]:
        seat.hear()
    first.close()
    second = RunningInn(str(tmp_path / "inn.db"))
    person.inn, person.http.base_url = second, second.url
    again = person.sit(code)
    assert again.asks == seat.asks
    again.choose(ask, answer)
    assert again.wait("refused")["reason"] == "late"
    assert second.table(code).asked == seat.asks[0]["number"]
    second.close()


def test_after_something_was_taken_back_a_restart_tells_everything_anew(tmp_path: Path) -> None:
    first = RunningInn(str(tmp_path / "inn.db"))
    person = Person(first)
    code = person.set_table("me", mode="solo", seed="anew")["code"]
    seat = person.sit(code)
    seat.play_on(random.Random(1), most=8)
    number = seat.asks[0]["number"]
    seat.say({"type": "ask-undo", "seat": 0})
    while seat.asks[0]["number"] == number:
        seat.hear()
    assert seat.asks[0]["number"] > number
    had = seat.state["number"]
    first.close()
    second = RunningInn(str(tmp_path / "inn.db"))
    person.inn, person.http.base_url = second, second.url
    again = person.sit(code, since=had)
    assert again.state["reset"]
    assert again.asks[0]["number"] == seat.asks[0]["number"]
    second.close()


def test_one_person_has_only_so_many_screens(guest: Person) -> None:
    code = guest.set_table("me", mode="solo")["code"]
    seats = [guest.sit(code) for _ in range(10)]
    with pytest.raises(ConnectionClosedError, match="too-much"):
        guest.sit(code)
    for seat in seats:
        seat.close()


def test_a_table_that_was_let_go_holds_no_memory(inn: RunningInn, guest: Person) -> None:
    code = guest.set_table("me", mode="solo")["code"]
    guest.http.get("/api/me")  # nobody holds what the request before was about
    table, session = weakref.ref(inn.table(code)), weakref.ref(inn.session(code))
    gc.disable()
    try:
        until = time.monotonic() + 5
        while code in inn.house.hall.live and time.monotonic() < until:
            let_go(inn.house.hall, time.monotonic() + 1)
        assert (table(), session()) == (None, None)
    finally:
        gc.enable()
