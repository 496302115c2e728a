"""Life at the tables: taking back, talking, leaving, looking on, playing again."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from korchma.server.web import socket
from tests.server.inn import Person, RunningInn, Seat

FIXTURES = Path(__file__).parents[1] / "fixtures" / "witches"


def until_asked(seat: Seat) -> Seat:
    """Wait until it is this person's turn."""
    while not seat.asks:
        seat.hear()
    return seat


def test_alone_everything_can_be_taken_back(guest: Person) -> None:
    seat = until_asked(guest.sit(guest.set_table("me", mode="solo", seed="back")["code"]))
    first = seat.asks[0]
    seat.choose(first, first["options"][0]["option"])
    while seat.asks and seat.asks[0]["about"] == first["about"]:
        seat.hear()
    seat.say({"type": "ask-undo", "seat": 0})
    while not seat.asks or seat.asks[0]["about"] != first["about"]:
        seat.hear()
    assert seat.state["reset"] or seat.events[-1][1]["event"] == "taken-back"
    assert seat.asks[0]["options"] == first["options"]


def test_past_a_roll_the_others_must_agree(inn: RunningInn) -> None:
    ann, bob = Person(inn), Person(inn)
    code = ann.set_table("me", "open", seed="consent")["code"]
    bob.http.post(f"/api/tables/{code}/join")
    one, two = ann.sit(code), bob.sit(code)
    while not (one.asks or two.asks):
        one.hear()
        two.hear()
    mover, other = (one, two) if one.asks else (two, one)
    seat = mover.asks[0]["seat"]
    mover.choose(mover.asks[0], mover.asks[0]["options"][0]["option"])
    until_asked(other)
    other.choose(other.asks[0], other.asks[0]["options"][0]["option"])
    while other.asks and other.asks[0]["about"] == "witch":
        other.hear()
    mover.say({"type": "ask-undo", "seat": seat})
    while mover.state["wish"] is None:
        mover.hear()
    assert mover.state["wish"] == _wish(seat, waiting=[1 - seat])
    other.say({"type": "consent", "agree": False})
    while mover.state["wish"]["waiting"]:
        mover.hear()
    assert mover.state["wish"] == _wish(seat, refused=[1 - seat])
    mover.say({"type": "ask-undo", "seat": seat})
    while not mover.state["wish"]["waiting"]:
        mover.hear()
    assert mover.state["wish"] == _wish(seat, waiting=[1 - seat])
    other.say({"type": "consent", "agree": True})
    while not (mover.asks and mover.asks[0]["about"] == "witch"):
        mover.hear()
    assert mover.state["wish"] is None


def _wish(seat: int, **answers: list[int]) -> dict[str, object]:
    return {"seat": seat, "waiting": [], "agreed": [], "refused": [], **answers}


def _decide(inn: RunningInn, code: str, seats: list[Seat]) -> int:
    """Whoever is asked takes the first option; which seat that was."""
    (seat,) = inn.session(code).waiting
    asked = seats[seat]
    while not (asked.asks and asked.asks[0]["number"] == inn.table(code).asked):
        asked.hear()
    question = asked.asks[0]
    asked.choose(question, question["options"][0]["option"])
    while asked.asks and asked.asks[0]["number"] == question["number"]:
        asked.hear()
    return seat


def test_a_refused_wish_is_told_until_the_game_goes_on(inn: RunningInn) -> None:
    people = [Person(inn) for _ in range(3)]
    code = people[0].set_table("me", "open", "open", seed="consent")["code"]
    for each in people[1:]:
        each.http.post(f"/api/tables/{code}/join")
    seats = [each.sit(code) for each in people]
    first, one, two = (_decide(inn, code, seats) for _ in range(3))
    mover = seats[first]
    mover.say({"type": "ask-undo", "seat": first})
    while mover.state["wish"] is None:
        mover.hear()
    seats[one].say({"type": "consent", "agree": True})
    while mover.state["wish"] != _wish(first, waiting=[two], agreed=[one]):
        mover.hear()
    seats[two].say({"type": "consent", "agree": False})
    while mover.state["wish"] != _wish(first, agreed=[one], refused=[two]):
        mover.hear()
    _decide(inn, code, seats)
    while mover.state["wish"] is not None:
        mover.hear()


def test_the_line_answers_when_asked_whether_it_is_there(inn: RunningInn) -> None:
    ann = Person(inn)
    seat = ann.sit(ann.set_table("me", "open")["code"])
    seat.say({"type": "ping"})
    assert seat.wait("pong") == {"type": "pong"}


def test_what_is_said_is_heard_and_kept(inn: RunningInn) -> None:
    ann, bob = Person(inn), Person(inn)
    code = ann.set_table("me", "open")["code"]
    bob.http.post(f"/api/tables/{code}/join")
    one, two = ann.sit(code), bob.sit(code)
    one.say({"type": "say", "text": "  Чаю?  "})
    while (heard := two.wait("chat"))["lines"] == []:
        pass
    assert heard["lines"][-1]["text"] == "Чаю?"
    later = bob.sit(code)
    assert any(m["type"] == "chat" and m["lines"] for m in later.others)


def test_a_hint_is_a_legal_answer(guest: Person) -> None:
    seat = until_asked(guest.sit(guest.set_table("me", mode="solo")["code"]))
    seat.say({"type": "ask-hint", "seat": 0})
    hint = seat.wait("hint")
    offered = [each["option"] for each in seat.asks[0]["options"]]
    assert hint["answer"] in offered
    assert hint["next"]["answer"] in offered
    assert hint["next"]["answer"] != hint["answer"]


def test_a_hint_says_why_in_words_the_client_knows(guest: Person) -> None:
    seat = until_asked(guest.sit(guest.set_table("me", mode="solo")["code"]))
    seat.say({"type": "ask-hint", "seat": 0})
    reason = seat.wait("hint")["reason"]
    kinds = guest.http.get("/api/games/witches/book").json()["kinds"]
    assert kinds[f"why-{reason['why']}"].keys() <= reason.keys()


def test_who_leaves_is_replaced_by_a_bot_and_the_game_goes_on(inn: RunningInn) -> None:
    ann, bob = Person(inn), Person(inn)
    code = ann.set_table("me", "open")["code"]
    bob.http.post(f"/api/tables/{code}/join")
    one = ann.sit(code)
    bob.http.post(f"/api/tables/{code}/leave").raise_for_status()
    one.play_on(random.Random(1))
    assert one.state["table"]["seats"][1]["kind"] == "bot"
    assert one.state["result"]


def test_two_people_at_one_screen(guest: Person) -> None:
    seat = guest.sit(guest.set_table("me", "person", seed="hot")["code"])
    seen: set[int] = set()
    while seat.state["table"]["status"] != "over" and len(seen) < 2:
        until_asked(seat)
        seen.add(seat.asks[0]["seat"])
        assert seat.state["seat"] == seat.asks[0]["seat"]
        seat.choose(seat.asks[0], seat.asks[0]["options"][0]["option"])
        seat.hear()
    assert seen == {0, 1}


def test_after_the_end_replay_record_and_rematch(guest: Person) -> None:
    code = guest.set_table("me", "bot:random")["code"]
    running = guest.http.get(f"/api/tables/{code}/replay")
    assert running.json()["error"] == "not-over"
    seat = guest.sit(code)
    seat.play_on(random.Random(2))
    replay = guest.http.get(f"/api/tables/{code}/replay?seat=0").json()
    assert replay["frames"][-1]["view"]["ending"]
    assert len(replay["frames"]) == min(400, replay["total"] + 1)
    made = guest.http.get(f"/api/tables/{code}/record")
    kept = guest.http.post("/api/records", content=made.content)
    assert kept.json()["status"] == "over"
    again = guest.http.post(f"/api/tables/{code}/rematch").json()
    assert again["status"] == "playing"
    assert guest.http.post(f"/api/tables/{code}/rematch").json()["code"] == again["code"]


def test_every_recorded_ending_can_be_brought_in(guest: Person) -> None:
    for file in sorted(FIXTURES.glob("*.json"))[:4]:
        assert guest.http.post("/api/records", content=file.read_bytes()).status_code == 201
    assert guest.http.post("/api/records", content=b"{}").json()["error"] == "record-broken"


@pytest.mark.parametrize(
    "words",
    [
        "not json",
        "[]",
        '{"type": "nothing"}',
        '{"type": "choose"}',
        '{"type": "choose", "ask": 0, "seat": 99, "answer": {"do": "stay"}}',
        '{"type": "choose", "ask": 0, "seat": 0, "answer": {"do": "win"}}',
        '{"type": "choose", "ask": 0, "seat": 0, "answer": null}',
        '{"type": "ask-undo", "seat": -1}',
        '{"type": "consent", "agree": true}',
        '{"type": "ask-hint", "seat": 5}',
        '{"type": "replace", "seat": 1}',
        '{"type": "hello", "since": -5}',
    ],
)
def test_hostile_words_harm_nobody(guest: Person, words: str) -> None:
    seat = until_asked(guest.sit(guest.set_table("me", "bot:random", seed="fuzz")["code"]))
    before = seat.asks
    seat.say(words)
    seat.say({"type": "ask-hint", "seat": before[0]["seat"]})
    seat.wait("hint")
    assert seat.asks == before


def test_floods_and_giants_close_the_socket_and_nothing_else(
    guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "MOST_PER_SECOND", 20)
    code = guest.set_table("me", "bot:random")["code"]
    giant = guest.sit(code)
    assert shut_out(giant, ["x" * 10_000_000]) in (1009, 4429)
    flood = guest.sit(code)
    assert shut_out(flood, ['{"type": "hello"}'] * 200) == 4429
    assert until_asked(guest.sit(code)).asks


def shut_out(seat: Seat, words: list[str]) -> int:
    """Say all this, and hear until the door is shut; the code it is shut with."""
    try:
        for each in words:
            seat.say(each)
        for _ in range(1000):
            seat.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
    return 0


def test_who_plays_with_others_cannot_choose_the_seed(tmp_path: Path) -> None:
    """Nobody knows the cards beforehand; alone everybody may."""
    inn = RunningInn(str(tmp_path / "fair.db"), seeds_for_all=False)
    guest = Person(inn)
    wish = {"game": "witches", "mode": "competitive", "seed": "mine"}
    alone = guest.http.post("/api/tables", json={**wish, "seats": ["me", "bot:random"]})
    assert alone.status_code == 201
    with_others = guest.http.post("/api/tables", json={**wish, "seats": ["me", "open"]})
    assert (with_others.status_code, with_others.json()["error"]) == (400, "bad-table")
    inn.close()


def test_a_wrong_address_gets_the_page_a_program_gets_json(guest: Person) -> None:
    lost = guest.http.get("/no/such/place", headers={"accept": "text/html"})
    assert (lost.status_code, lost.headers["content-type"].split(";")[0]) == (404, "text/html")
    assert guest.http.get("/api/no/such/thing").json()["error"] == "not-found"
