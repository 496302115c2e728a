"""When somebody's time is over and the others vote about it."""

from __future__ import annotations

from pathlib import Path

from tests.server.clockwork import Later, answer, reopened, sat, timed_table, until
from tests.server.inn import Person, RunningInn, Seat


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
    slow, waits = sat(timed_table(inn, "vote"))
    chair = slow.asks[0]["seat"]
    eve = Person(inn).sit(slow.state["table"]["code"])
    assert _refused(waits, chair, "chair") == "not-yet"
    later(301)
    vote = until(waits, lambda table: table["clock"]["votes"])["clock"]["votes"][0]
    assert vote == {"seat": chair, "voters": 1, "said": {}, "mine": None}
    assert _refused(eve, chair, "chair") == "not-your-turn"
    assert _refused(slow, chair, "wait") == "not-your-turn"
    assert _refused(waits, 1 - chair, "chair") == "not-yet"
    _vote(waits, chair, "chair")
    until(waits, lambda table: table["seats"][chair]["kind"] == "bot")


def test_more_than_half_decide_and_without_that_the_table_waits(
    inn: RunningInn, later: Later
) -> None:
    slow, one, two = sat(timed_table(inn, "vote", "open"))
    chair = slow.asks[0]["seat"]
    later(301)
    until(one, lambda table: table["clock"]["votes"])
    _vote(one, chair, "chair")
    said = until(two, lambda table: [v for v in table["clock"]["votes"] if v["said"]])
    assert said["clock"]["votes"][0]["said"] == {"chair": 1}
    assert said["clock"]["votes"][0]["mine"] is None
    _vote(two, chair, "move")
    table = until(one, lambda table: not table["clock"]["votes"])
    assert table["seats"][chair]["kind"] == "human"
    assert table["clock"]["left"][chair] > 290
    later(301)
    until(one, lambda table: table["clock"]["votes"])
    _vote(one, chair, "move")
    _vote(two, chair, "move")
    table = until(one, lambda table: chair not in table["turn_of"])
    assert table["seats"][chair]["kind"] == "human"


def test_who_comes_back_during_the_vote_plays_on(inn: RunningInn, later: Later) -> None:
    slow, waits = sat(timed_table(inn, "vote"))
    later(301)
    until(waits, lambda table: table["clock"]["votes"])
    while slow.asks:
        answer(slow)
    table = until(waits, lambda table: not table["clock"]["votes"])
    assert {seat["kind"] for seat in table["seats"]} == {"human"}


def test_what_was_voted_is_there_after_a_restart(tmp_path: Path, later: Later) -> None:
    books = str(tmp_path / "inn.db")
    inn = RunningInn(books)
    people = timed_table(inn, "vote", "open", "open")
    slow, *rest = sat(people)
    chair = slow.asks[0]["seat"]
    later(301)
    until(rest[0], lambda table: table["clock"]["votes"])
    _vote(rest[0], chair, "chair")
    until(rest[0], lambda table: table["clock"]["votes"][0]["said"])
    code = slow.state["table"]["code"]
    inn.close()
    again = reopened(books, people)
    seats = [person.sit(code) for person in people]
    votes = [seat.state["table"]["clock"]["votes"][0] for seat in seats]
    assert [(vote["seat"], vote["said"]) for vote in votes] == [(chair, {"chair": 1})] * 4
    assert [vote["mine"] for vote in votes].count("chair") == 1
    again.close()
