"""Games as files, and problems reported."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from korchma.kernel.record import Record, parse, seal
from korchma.kernel.restoring import restore
from korchma.server.web import reports
from korchma.server.web.reports import read_reports
from tests.server.inn import Person, RunningInn

FIXTURES = Path(__file__).parents[1] / "fixtures" / "witches"


def pair(inn: RunningInn, seed: str = "pair") -> tuple[Person, Person, str]:
    """Two people at one table, some decisions made."""
    ann, bob = Person(inn), Person(inn)
    code = ann.set_table("me", "open", seed=seed)["code"]
    bob.http.post(f"/api/tables/{code}/join").raise_for_status()
    for _ in range(12):
        mover = ann if ann.http.get(f"/api/tables/{code}").json()["my_turn"] else bob
        seat = mover.sit(code)
        ask = seat.asks[0]
        low, _ = ask["pick"] or (1, 1)
        picked = [each["option"] for each in ask["options"][:low]]
        seat.choose(ask, picked if ask["pick"] else picked[0])
        while seat.asks == [ask]:
            seat.hear()
        seat.close()
    return ann, bob, code


def exported(person: Person, code: str) -> Any:
    """The game as a file, as this person gets it."""
    return person.http.get(f"/api/tables/{code}/record").raise_for_status().json()


def bring(person: Person, data: bytes | str) -> Any:
    """Bring a file in; what the inn says."""
    return person.http.post("/api/records", content=data).json()


# --- taking along --------------------------------------------------------------------------------


def test_of_a_game_with_others_one_takes_along_only_what_one_knows(inn: RunningInn) -> None:
    ann, bob, code = pair(inn, seed="a seed nobody may see")
    eve = Person(inn)
    for person, seat in ((ann, 0), (bob, 1), (eve, None)):
        notes = exported(person, code)
        assert notes["seat"] == seat
        assert "a seed nobody may see" not in json.dumps(notes)
        assert {"seed", "decisions", "digest"}.isdisjoint(notes)
        hands = [player["hand"] for player in notes["view"]["players"]]
        assert [hand is not None for hand in hands] == [seat == 0, seat == 1]
        drew = [event for _, event in notes["events"] if event["event"] == "drew"]
        assert all(event["seat"] == seat for event in drew)
    assert exported(ann, code)["view"]["players"][0]["hand"]


def test_notes_cannot_be_played_on(inn: RunningInn) -> None:
    ann, _, code = pair(inn)
    assert bring(ann, json.dumps(exported(ann, code)))["error"] == "record-notes"


def test_alone_one_takes_along_all_of_it_and_plays_on_elsewhere(guest: Person) -> None:
    code = guest.set_table("me", "bot:random", seed="take along")["code"]
    seat = guest.sit(code)
    seat.play_on(random.Random(1), most=20)
    while not seat.asks:
        seat.hear()
    made = guest.http.get(f"/api/tables/{code}/record").content
    assert restore(parse(made, "it")).ask is not None
    stranger = Person(guest.inn)
    table = bring(stranger, made)
    assert (table["status"], table["my_turn"]) == ("playing", True)
    again = stranger.sit(table["code"])
    assert again.state["view"] == seat.state["view"]
    assert [ask["options"] for ask in again.asks] == [ask["options"] for ask in seat.asks]
    again.play_on(random.Random(2))
    assert again.state["result"]


def test_what_was_taken_back_comes_along(guest: Person) -> None:
    seat = guest.sit(guest.set_table("me", mode="solo", seed="undone")["code"])
    first = seat.asks[0]
    seat.choose(first, first["options"][0]["option"])
    while seat.asks and seat.asks[0]["about"] == first["about"]:
        seat.hear()
    seat.say({"type": "ask-undo", "seat": 0})
    while not seat.asks or seat.asks[0]["about"] != first["about"]:
        seat.hear()
    made = exported(guest, seat.state["table"]["code"])
    assert made["decisions"] == []
    table = bring(guest, json.dumps(made))
    assert len(exported(guest, table["code"])["undos"]) == 1


# --- bringing in ---------------------------------------------------------------------------------


def test_a_finished_game_is_kept_for_replay_and_people_stay_people(guest: Person) -> None:
    data = (FIXTURES / "competitive-points.json").read_bytes()
    table = bring(guest, data)
    assert table["status"] == "over"
    kinds = ["bot" if each.kind.startswith("bot") else each.kind for each in parse(data, "").seats]
    assert [seat["kind"] for seat in table["seats"]] == kinds
    replay = guest.http.get(f"/api/tables/{table['code']}/replay").json()
    assert replay["frames"][-1]["view"]["ending"]
    assert guest.http.get(f"/api/tables/{table['code']}/verify").json()["same"]
    assert guest.http.get("/api/tables").json()["mine"][0]["code"] == table["code"]


def spoiled(how: str) -> bytes:
    """A good record, spoiled."""
    data = (FIXTURES / "competitive-points.json").read_bytes()
    head = json.loads(data)
    match how:
        case "empty":
            return b""
        case "cut off":
            return data[: len(data) // 2]
        case "another file":
            return b'{"title": "Lancre"}'
        case "a picture":
            return b"\x89PNG\r\n\x1a\n" + bytes(200)
        case "deep":
            return b"[" * 100_000
        case "newer":
            head["korchma"] = 99
        case "another game":
            head["game"] = "chess"
        case "other rules":
            head["rules"] = 99
        case "touched":
            head["decisions"][3], head["decisions"][4] = head["decisions"][4], head["decisions"][3]
        case "a better result":
            head["result"]["scores"] = [99, 0]
    if how in ("touched", "newer"):
        return json.dumps(head).encode()
    return signed(head)


def signed(head: dict[str, Any]) -> bytes:
    """With a hash that fits, as a forger would."""
    made = msgspec.convert(head, Record, strict=False)
    made.hash = seal(made)
    return msgspec.json.encode(made)


@pytest.mark.parametrize(
    ("how", "error"),
    [
        ("empty", "record-broken"),
        ("cut off", "record-broken"),
        ("another file", "record-broken"),
        ("a picture", "record-broken"),
        ("deep", "record-broken"),
        ("touched", "record-broken"),
        ("newer", "record-newer"),
        ("another game", "no-such-game"),
        ("other rules", "record-other-rules"),
        ("a better result", "record-false"),
    ],
)
def test_a_bad_file_is_refused_with_its_reason(guest: Person, how: str, error: str) -> None:
    answer = guest.http.post("/api/records", content=spoiled(how))
    assert (answer.status_code, answer.json()["error"]) == (400, error)
    assert guest.http.get("/api/tables").json()["mine"] == []


# --- reporting -----------------------------------------------------------------------------------


def test_a_report_packs_the_game_and_the_operator_opens_it(tmp_path: Path) -> None:
    database = str(tmp_path / "inn.db")
    inn = RunningInn(database)
    ann = Person(inn)
    code = ann.set_table("me", "bot:random", seed="reported")["code"]
    seat = ann.sit(code)
    seat.play_on(random.Random(1), most=10)
    while not seat.asks:
        seat.hear()
    told = {"text": "The pig is upside down.", "client": {"agent": "Test", "size": "390×844"}}
    answer = ann.http.post(f"/api/tables/{code}/report", json=told)
    assert answer.status_code == 204
    inn.close()
    rows = asyncio.run(read_reports(database, tmp_path / "out"))
    assert [row["text"] for row in rows] == ["The pig is upside down."]
    packed = json.loads((tmp_path / "out" / "report-1.json").read_text())
    assert packed["client"]["size"] == "390×844"
    assert packed["asked"] == seat.asks[0]["about"]
    session = restore(parse((tmp_path / "out" / "report-1.game.json").read_bytes(), "it"))
    assert session.seed == "reported"
    assert session.waiting == (0,)


@pytest.mark.parametrize("arguments", [(), ("--json",)])
def test_no_report_steers_the_operators_terminal(
    arguments: tuple[str, ...], inn: RunningInn, guest: Person, tmp_path: Path
) -> None:
    code = guest.set_table("me", mode="solo")["code"]
    told = {"text": "look:\x1b[2J\x9b2J\u202e here"}
    guest.http.post(f"/api/tables/{code}/report", json=told).raise_for_status()
    shown = subprocess.run(
        [sys.executable, "-m", "korchma", "reports", "--database", tmp_path / "inn.db", *arguments],
        capture_output=True,
        check=True,
    ).stdout.decode()
    assert "look:" in shown
    assert shown.replace("\n", "").isprintable()


def test_reports_are_neither_empty_nor_endless(
    guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reports, "MOST_PER_HOUR", 2)
    code = guest.set_table("me", mode="solo")["code"]

    def send(text: str) -> Any:
        return guest.http.post(f"/api/tables/{code}/report", json={"text": text})

    assert send("  ").json()["error"] == "report-empty"
    assert [send("x" * 9000).status_code for _ in range(3)] == [204, 204, 429]


# --- a first game --------------------------------------------------------------------------------


def test_the_lesson_is_the_same_game_for_everybody_and_can_be_left(inn: RunningInn) -> None:
    ann, bob = Person(inn), Person(inn)
    tables = [each.http.post("/api/games/witches/lesson").json() for each in (ann, bob, ann)]
    assert all(table["lesson"] for table in tables)
    assert tables[0]["code"] == tables[2]["code"] != tables[1]["code"]
    assert tables[0]["commitment"] == tables[1]["commitment"]
    seats = [each.sit(table["code"]) for each, table in zip((ann, bob), tables, strict=False)]
    for seat in seats:
        while not seat.asks:
            seat.hear()
    assert seats[0].state["view"] == seats[1].state["view"]
    ann.http.post(f"/api/tables/{tables[0]['code']}/leave").raise_for_status()
    assert ann.http.post("/api/games/witches/lesson").json()["code"] != tables[0]["code"]
    assert ann.http.post("/api/games/chess/lesson").json()["error"] == "no-such-game"


def test_no_other_table_is_a_lesson(guest: Person) -> None:
    assert not guest.set_table("me", "bot:random")["lesson"]
    steps = guest.http.get("/api/games/witches/book").json()["lesson"]["steps"]
    assert steps[0]["id"] == "welcome"
