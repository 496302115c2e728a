"""Choosing in secret online: the inn may fall in the middle of it."""

from __future__ import annotations

import random
from pathlib import Path

from tests.server.inn import Person, RunningInn, Seat, any_answer


def _set(inn: RunningInn) -> tuple[Person, Person, str]:
    """Two people at a table of Ronin."""
    ann, bob = Person(inn), Person(inn)
    code = ann.set_table("me", "open", game="ronin", mode="partners", seed="tea")["code"]
    bob.http.post(f"/api/tables/{code}/join").raise_for_status()
    return ann, bob, code


def _drain(seat: Seat) -> None:
    """Hear everything that has been said by now."""
    while True:
        try:
            seat.hear(timeout=0.03)
        except TimeoutError:
            return


def _play(seats: tuple[Seat, Seat], chance: random.Random, until: str = "") -> None:
    """Everybody answers, until a question of this kind is open for both or the game is over."""
    for seat in seats:
        _drain(seat)
    while seats[0].state["table"]["status"] != "over":
        open_ = [(seat, ask) for seat in seats for ask in seat.asks if not ask["answered"]]
        if until and [ask["about"] for _, ask in open_] == [until, until]:
            return
        seat, ask = open_[0]
        seat.choose(ask, any_answer(ask, chance))
        for each in seats:  # what one decides, both are told
            each.wait("state")


def test_a_secret_answer_survives_the_inn(tmp_path: Path) -> None:
    """One has chosen, the other has not; the inn falls; nothing is asked twice."""
    database = str(tmp_path / "inn.db")
    inn = RunningInn(database)
    ann, bob, code = _set(inn)
    seats = ann.sit(code), bob.sit(code)
    _play(seats, random.Random(1), until="play")
    first = seats[0]
    ask = first.asks[0]
    mine = [each["option"] for each in ask["options"][:2]]
    first.choose(ask, mine)
    while not first.asks[0]["answered"]:
        first.hear()
    inn.close()

    inn = RunningInn(database)
    ann.inn = bob.inn = inn
    ann.http.base_url = bob.http.base_url = inn.url
    seats = ann.sit(code), bob.sit(code)
    assert seats[0].asks[0]["answered"]
    assert seats[0].asks[0]["answer"] == mine
    assert not seats[1].asks[0]["answered"]
    _play(seats, random.Random(2))
    assert seats[0].state["result"]["ending"] == "points"
    inn.close()


def test_two_people_play_ronin_to_its_end(inn: RunningInn) -> None:
    """Online, with secret choices, and the finished game can be verified."""
    ann, bob, code = _set(inn)
    seats = ann.sit(code), bob.sit(code)
    _play(seats, random.Random(3))
    told = ann.http.get(f"/api/tables/{code}/verify").json()
    assert told["same"]
