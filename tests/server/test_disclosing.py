"""Old World over the wire: outcomes are sent when they are told, odds when they are worked out."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from korchma.kernel import find_game
from korchma.server.tables.disclosing import disclose
from korchma.server.tables.minding import Mind
from korchma.text import LANGUAGES
from korchma.text.bundles import secret_texts
from tests.server.inn import Person, RunningInn, Seat, any_answer

GAME = find_game("oldworld")
MESSAGE = re.compile(r"^([a-z0-9-]+) =", re.MULTILINE)


def _texts(state: dict[str, Any], language: str = "en") -> set[str]:
    """The ids of the secret texts a state brings."""
    secrets = state["secrets"]
    return set(MESSAGE.findall(secrets["text"][language])) if secrets else set()


def _due(seat: Seat) -> tuple[set[str], set[str]]:
    """What must have been told by now, and what may be."""
    events = [event for _, event in seat.events]
    told = {event["outcome"] for event in events if "outcome" in event}
    stories = {event["story"] for event in events if "story" in event}
    return told, told | {story for story in stories if story.startswith("event-")}


def _play(seat: Seat, wanted: int, most: int = 1500) -> list[dict[str, Any]]:
    """Explore whenever that is offered, else decide at random, until so many outcomes are told."""
    chance, states = random.Random(5), [seat.state]
    for _ in range(most):
        if len(_due(seat)[0]) >= wanted or not seat.asks:
            break
        ask = seat.asks[0]
        exploring = [x["option"] for x in ask["options"] if x["option"]["do"] == "explore"]
        seat.choose(ask, exploring[0] if exploring else any_answer(ask, chance))
        while seat.asks and seat.asks[0]["number"] == ask["number"]:
            seat.hear()
            states.append(seat.state)
    return states


def test_an_outcome_is_sent_when_it_is_told_and_never_before(inn: RunningInn) -> None:
    ann = Person(inn)
    code = ann.set_table("me", game="oldworld", mode="solo", seed="read to me")["code"]
    seat = ann.sit(code)
    sent: set[str] = set()
    for state in _play(seat, 8):
        sent |= _texts(state)
        for language in LANGUAGES:
            assert _texts(state, language) == _texts(state)
    told, allowed = _due(seat)
    assert len(told) >= 8
    assert told <= sent <= allowed
    again = ann.sit(code)
    assert told <= _texts(again.state) <= allowed
    refs = set(again.state["secrets"]["words"])
    assert {f"outcome:{each}" for each in told} <= refs
    seat.close()
    again.close()


def test_an_event_is_sent_with_its_title_and_its_ways_while_it_is_read() -> None:
    secrets = disclose(GAME, ["story:event-2"], [])
    assert secrets is not None
    assert {"", "a", "b", "opening"} <= set(secrets.words["story:event-2"])
    for language in LANGUAGES:
        assert MESSAGE.findall(secrets.text[language]) == ["event-2"]


def test_what_every_client_may_fetch_holds_no_outcome(guest: Person) -> None:
    for language in LANGUAGES:
        text = guest.http.get(f"/text/oldworld/{language}.ftl").text
        secret = secret_texts(GAME.package, language)
        assert len(secret) > 200
        assert not set(MESSAGE.findall(text)) & set(secret)
    book = guest.http.get("/api/games/oldworld/book").json()
    assert "monsters" in book["content"]
    assert not {"city", "wilds", "events"} & set(book["content"])


def test_a_replay_brings_the_texts_of_what_happened_in_it(inn: RunningInn) -> None:
    ann = Person(inn)
    code = ann.set_table("me", game="oldworld", mode="solo", seed="read to me")["code"]
    seat = ann.sit(code)
    _play(seat, 3)
    seat.say({"type": "resign"})
    told, _ = _due(seat)
    assert told
    while seat.state["table"]["status"] != "over":
        seat.hear(timeout=60)
    words: set[str] = set()
    first, total = 0, 1
    while first <= total:
        answer = ann.http.get(f"/api/tables/{code}/replay?first={first}").json()
        words |= set(answer["secrets"]["words"] if answer["secrets"] else ())
        total, first = answer["total"], first + len(answer["frames"])
    assert {f"outcome:{each}" for each in told} <= words
    seat.close()


def test_simulated_odds_follow_their_question(inn: RunningInn) -> None:
    ann = Person(inn)
    code = ann.set_table("me", game="oldworld", mode="solo", seed="read to me")["code"]
    seat, chance = ann.sit(code), random.Random(5)
    for _ in range(400):
        ask = seat.asks[0]
        attacks = [x["option"] for x in ask["options"] if x["option"]["do"] == "attack"]
        if attacks:
            break
        seat.choose(ask, any_answer(ask, chance))
        while seat.asks and seat.asks[0]["number"] == ask["number"]:
            seat.hear()
    ask = seat.asks[0]
    assert all(each["odds"] is None for each in ask["options"])
    soon = [each["soon"] for each in ask["options"]]
    assert soon == [each["option"]["do"] == "attack" for each in ask["options"]]
    found = next((x for x in seat.others if x.get("ask") == ask["number"]), None)
    found = found or seat.wait("odds")
    assert (found["ask"], found["seat"]) == (ask["number"], ask["seat"])
    odds = dict(zip([x["option"]["do"] for x in ask["options"]], found["odds"], strict=True))
    assert 0 <= odds["attack"]["chance"] <= 1
    assert not odds["attack"]["exact"]
    assert 0 < odds["attack"]["error"] < 0.2
    again = ann.sit(code)
    assert [each["odds"] for each in again.asks[0]["options"]] == found["odds"]
    assert not any(each["soon"] for each in again.asks[0]["options"])
    seat.close()
    again.close()


def test_nobody_waits_for_odds_that_cannot_be_had(
    inn: RunningInn, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: Any) -> None:
        return None

    monkeypatch.setattr(Mind, "odds", nothing)
    ann = Person(inn)
    seat = ann.sit(ann.set_table("me", game="oldworld", mode="solo", seed="read to me")["code"])
    ask = seat.asks[0]
    found = next((x for x in seat.others if x.get("ask") == ask["number"]), None)
    found = found or seat.wait("odds")
    assert found["odds"] == [None] * len(ask["options"])
    seat.close()


def test_what_i_have_read_stays_out_of_my_next_game(inn: RunningInn) -> None:
    ann, bob = Person(inn), Person(inn)
    wish = {"game": "oldworld", "mode": "solo", "seed": "read to me"}
    seat = ann.sit(ann.set_table("me", **wish)["code"])
    _play(seat, 4)
    read = {event["story"] for _, event in seat.events if event["event"] == "explored"}
    assert len(read) >= 3
    seat.close()
    for person, unread, out in ((ann, True, read), (ann, False, set()), (bob, True, set())):
        code = person.set_table("me", unread=unread, **wish)["code"]
        options = inn.session(code).table.options
        assert set(options.read) == out
        state = inn.session(code).table.state
        assert len(state.city) + len(state.wilds) == 72 - len(out)
