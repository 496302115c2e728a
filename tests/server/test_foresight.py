"""Looking ahead, and choosing in secret: what is told to whom."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from korchma.kernel import Session, find_game
from korchma.server import protocol as p
from korchma.server.tables.aside import Aside
from korchma.server.tables.foreseeing import foresee
from korchma.server.tables.sketch import encode, state_for
from tests.properties.secrecy import dealt_otherwise
from tests.server.inn import Person, RunningInn, Seat
from tests.server.test_leak import at_table

ASIDE = Aside()


def _now(seat: Seat) -> None:
    """See the table as it is."""
    seat.say("nonsense")
    seat.wait("refused")
    seat.say({"type": "stop-everywhere", "on": False})
    seat.wait("state")


def _until(about: str, *seats: Seat) -> dict[str, Any]:
    """Take the first option of everything until this is asked of the first."""
    while True:
        for seat in seats:
            _now(seat)
            ask = next((each for each in seat.asks if not each["answered"]), None)
            if ask and ask["about"] == about:
                _now(seats[0])
                return seats[0].asks[0]
            if ask:
                options = [each["option"] for each in ask["options"]]
                seat.choose(ask, options[: ask["pick"][0]] if ask["pick"] else options[0])


@pytest.fixture
def two(inn: RunningInn) -> Iterator[tuple[Seat, Seat]]:
    """Two people at a table of Ronin."""
    ann, bob = Person(inn), Person(inn)
    code = ann.set_table("me", "open", game="ronin", mode="partners", seed="tea")["code"]
    bob.http.post(f"/api/tables/{code}/join").raise_for_status()
    seats = ann.sit(code), bob.sit(code)
    yield seats
    for seat in seats:
        seat.close()


def test_a_player_foresees_what_two_cards_would_bring(two: tuple[Seat, Seat]) -> None:
    one, other = two
    ask = _until("play", one, other)
    cards = [each["option"] for each in ask["options"][:2]]
    one.say({"type": "foresee", "ask": ask["number"], "seat": ask["seat"], "answer": cards})
    said = one.wait("foresight")
    assert said["answer"] == cards
    assert [each["card"] for each in said["foresight"]["cards"]] == [c["card"] for c in cards]
    assert one.state["view"]["players"][ask["seat"]]["row"] == []
    other.say({"type": "foresee", "ask": ask["number"], "seat": ask["seat"], "answer": cards})
    assert other.wait("refused")["reason"] == "not-your-turn"
    assert not any(each["type"] == "foresight" for each in other.others)


def test_what_is_not_offered_is_not_foreseen(two: tuple[Seat, Seat]) -> None:
    one, other = two
    ask = _until("play", one, other)
    words = {"type": "foresee", "ask": ask["number"], "seat": ask["seat"]}
    one.say({**words, "answer": [{"do": "play", "card": "no-such-card"}]})
    assert one.wait("foresight")["foresight"] is None
    one.say({**words, "answer": [{"do": "conjure"}]})
    assert one.wait("refused")["reason"] == "not-offered"
    one.say({**words, "ask": ask["number"] - 1, "answer": []})
    assert one.wait("refused")["reason"] == "late"


def test_a_secret_answer_is_shown_to_its_owner_alone_and_can_be_changed(
    two: tuple[Seat, Seat],
) -> None:
    one, other = two
    ask = _until("play", one, other)
    first, second, third = [each["option"] for each in ask["options"][:3]]
    one.choose(ask, [first, second])
    while not one.asks[0]["answered"]:
        one.hear()
    assert one.asks[0]["answer"] == [first, second]
    _now(other)
    assert other.state["waiting"] == [1]
    assert all(each["seat"] != 0 for each in other.asks)
    assert not other.asks[0]["answered"]
    assert other.asks[0]["answer"] is None
    one.choose(ask, [third, first])
    while one.asks[0]["answer"] != [third, first]:
        one.hear()
    theirs = other.asks[0]
    other.choose(theirs, [each["option"] for each in theirs["options"][:2]])
    while not (row := one.state["view"]["players"][0]["row"]):
        one.hear()
    assert row == [third["card"], first["card"]]


def test_two_people_at_one_screen_are_asked_one_after_the_other(guest: Person) -> None:
    code = guest.set_table("me", "person", game="ronin", mode="partners")["code"]
    seat = guest.sit(code)
    while not (seat.asks and seat.asks[0]["about"] == "play"):
        ask = seat.asks[0]
        seat.choose(ask, ask["options"][0]["option"])
        seat.wait("state")
    assert [each["seat"] for each in seat.asks] == [0, 1]
    assert seat.state["seat"] == 0
    seat.choose(seat.asks[0], [each["option"] for each in seat.asks[0]["options"][:2]])
    seat.wait("state")
    assert seat.state["seat"] == 1
    assert seat.state["view"]["players"][1]["hand"]
    assert seat.state["view"]["players"][0]["hand"] is None


def test_no_foresight_depends_on_what_its_seat_cannot_know() -> None:
    compared = asyncio.run(_compare())
    assert compared > 200


async def _compare() -> int:
    """Ask the same of a table and of one where all that is hidden lies otherwise."""
    compared = 0
    for seed in ("a", "b"):
        session = Session.new(find_game("ronin"), 3, "crossroads", seed, people=range(3))
        while session.waiting:
            seat = session.waiting[0]
            ask = session.ask_of(seat)
            assert ask is not None
            if ask.about in ("take", "play"):
                other = dealt_otherwise(session, seat, compared)
                for option in ask.options:
                    said = await _said(session, seat, (option,))
                    assert said == await _said(other, seat, (option,))
                    compared += 1
            one = ask.options[compared % len(ask.options)]
            many = tuple(ask.options[: ask.pick[1]]) if ask.pick else ()
            session.choose(many if ask.pick else one, seat)
    return compared


async def _said(session: Session, seat: int, options: tuple[Any, ...]) -> bytes:
    """What is foreseen."""
    live = at_table(session)
    me = p.Me(f"p{seat}", "", guest=True)
    said = await foresee(ASIDE, live, me, p.Foresee(live.asked, seat, options))
    return encode(said)


def test_a_state_never_holds_the_secret_answer_of_somebody_else() -> None:
    session = Session.new(find_game("ronin"), 3, "partners", "secret", people=range(3))
    while (ask := session.ask_of(session.waiting[0])) and ask.about != "play":
        session.choose(ask.options[0], ask.seat)
    for seat in (1, 2):
        theirs = session.ask_of(seat)
        assert theirs is not None
        before = encode(state_for(at_table(session), "p0", 0, reset=True).asks)
        session.choose(tuple(theirs.options[:2]), seat)
        assert encode(state_for(at_table(session), "p0", 0, reset=True).asks) == before
