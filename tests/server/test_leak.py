"""Everything sent to a seat stays the same, to the byte, whatever the hidden cards are."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any, cast

import msgspec

from korchma.bots import make_bot
from korchma.kernel import Chair, Session, find_game
from korchma.server.storage.store import Store
from korchma.server.tables.guests import Sitter
from korchma.server.tables.journal import asked_of, standing
from korchma.server.tables.live import LiveTable
from korchma.server.tables.minding import Mind
from korchma.server.tables.sketch import encode, state_for
from tests.properties.secrecy import dealt_otherwise
from tests.properties.tables import answer_one
from tests.server.inn import Person, RunningInn, Seat, any_answer

ROW = {
    "code": "leak",
    "game": "witches",
    "mode": "competitive",
    "host": "p0",
    "updated": 0.0,
    "seed": "leak",
    "rematch": "",
    "clock": None,
    "times": None,
    "words": None,
    "watch": None,
}


def at_table(session: Session) -> LiveTable:
    """A live table around a session; nobody writes to its database."""
    chairs = [Sitter("human", "", f"P{seat}", f"p{seat}") for seat in range(session.players)]
    nothing = cast(Any, None)
    row = ROW | standing(session) | {"asked": asked_of(session)}
    return LiveTable(row, chairs, session, cast(Store, nothing), cast(Mind, nothing))


def _sent(session: Session, person: str, since: int = 0) -> bytes:
    """What a person is sent."""
    return encode(state_for(at_table(session), person, since, reset=not since))


async def _compare() -> int:
    chance, compared = random.Random(1), 0
    for seed in ("a", "b"):
        session = Session.new(find_game("witches"), 3, "competitive", seed, people=range(3))
        while session.waiting:
            for seat in (0, 1, 2, None):
                person = f"p{seat}" if seat is not None else "eve"
                other = dealt_otherwise(session, seat, compared)
                since = chance.randrange(len(session.events_log) + 1)
                assert _sent(other, person) == _sent(session, person)
                assert _sent(other, person, since) == _sent(session, person, since)
                compared += 1
            answer_one(session, chance)
    return compared


def test_no_message_to_a_seat_depends_on_what_it_cannot_know() -> None:
    assert asyncio.run(_compare()) > 300


def test_no_hint_depends_on_what_the_seat_cannot_know() -> None:
    session = Session.new(find_game("witches"), 3, "competitive", "hint", people=range(3))
    chance, compared = random.Random(2), 0
    while session.waiting and compared < 60:
        seat = session.waiting[0]
        for bot in session.game.mind.bots:
            advice = [
                make_bot(session.game, bot, seat).decide(Chair(table, seat))
                for table in (session, dealt_otherwise(session, seat, compared))
            ]
            assert advice[0] == advice[1], f"{bot} peeks"
            compared += 1
        answer_one(session, chance)
    assert compared >= 60


def test_the_wire_carries_what_the_rules_tell_each_seat_and_no_more(inn: RunningInn) -> None:
    """A whole game with a spectator, chat, hints, refusals, and somebody who comes back."""
    ann, bob, eve = Person(inn), Person(inn), Person(inn)
    code = ann.set_table("me", "open", seed="everything that is sent")["code"]
    bob.http.post(f"/api/tables/{code}/join").raise_for_status()
    seats = [ann.sit(code), bob.sit(code), eve.sit(code)]
    old, chance = [], random.Random(3)
    for turn in range(5000):
        asked = next((each for each in seats[:2] if each.asks), None)
        if asked is None or asked.state["table"]["status"] == "over":
            break
        _chatter(seats, asked, turn)
        if turn % 40 == 39:
            place = chance.randrange(3)
            old += seats[place].raw
            person, had = (ann, bob, eve)[place], seats[place]
            had.close()
            seats[place] = person.sit(code, since=had.state["number"])
            seats[place].events = had.events + seats[place].events
            continue
        _one_decision(seats, asked, chance)
    session = inn.session(code)
    assert seats[0].state["result"]
    secrets = {ann.http.cookies["korchma"], *(each.me["id"] for each in (ann, bob, eve))}
    for place, seat in enumerate((0, 1, None)):
        told = [[number, msgspec.to_builtins(event)] for number, event in session.events(seat)]
        assert seats[place].events == json.loads(json.dumps(told))
        for text in seats[place].raw + old:
            assert not any(secret in text for secret in secrets)
            _only_for(json.loads(text), seat if text in seats[place].raw else "any")


def _chatter(seats: list[Seat], asked: Seat, turn: int) -> None:
    """Now and then somebody talks, wants a hint, or asks for what is not theirs."""
    if turn % 10 == 0:
        seats[turn // 10 % 3].say({"type": "say", "text": f"line {turn}"})
    if turn % 15 == 0:
        asked.say({"type": "ask-hint", "seat": asked.asks[0]["seat"]})
    if turn % 20 == 0:
        seats[2].choose(asked.asks[0], asked.asks[0]["options"][0]["option"])
        seats[2].say({"type": "ask-hint", "seat": asked.asks[0]["seat"]})


def _one_decision(seats: list[Seat], asked: Seat, chance: random.Random) -> None:
    """Any legal answer, seen by all."""
    before = asked.state["table"]["updated"]
    asked.choose(asked.asks[0], any_answer(asked.asks[0], chance))
    for each in seats:
        while each.state["table"]["updated"] <= before:
            each.hear()


KEYS = {
    "hint": {"seat", "answer", "odds", "reason", "next"},
    "chat": {"lines"},
    "refused": {"reason", "about"},
}


def _only_for(message: dict[str, Any], seat: int | str | None) -> None:
    """A message holds nothing but what its kind says, and no other seat's hand."""
    kind = message["type"]
    if kind != "state":
        assert message.keys() - {"type"} == KEYS[kind]
        return
    own = message["seat"] if seat == "any" else seat
    assert message["seat"] == own
    assert all(ask["seat"] == own for ask in message["asks"])
    for i, player in enumerate(message["view"]["players"]):
        assert player["hand"] is None or i == own
    over = message["table"]["status"] == "over"
    assert over or (message["seed"] == "" and message["result"] is None)
