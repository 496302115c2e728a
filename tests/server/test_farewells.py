"""All that is kept as a file, a forgotten password, and being forgotten."""

from __future__ import annotations

import asyncio
import io
import json
import random
import sqlite3
import time
import zipfile
import zlib
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from korchma.server.pace import Paces
from korchma.server.people import farewells
from korchma.server.storage.models import people
from tests.server.inn import Person, RunningInn
from tests.server.regulars import PASSWORD, befriend, finished, regular

Json = dict[str, Any]
NAME = "Forgetmenot"


@pytest.fixture
def ann(inn: RunningInn) -> Person:
    """Somebody who will leave."""
    return regular(inn, NAME)


@pytest.fixture
def bea(inn: RunningInn) -> Person:
    """Somebody who stays."""
    return regular(inn, "Bea")


def see_off(inn: RunningInn, days: float) -> None:
    """So many days after they asked."""
    earlier = update(people).where(people.c.leaving.is_not(None))
    shift = earlier.values(leaving=people.c.leaving - days * 24 * 3600)

    async def later() -> None:
        await inn.house.store.write((shift, None))
        await inn.house.farewells.see_off()

    asyncio.run_coroutine_threadsafe(later(), inn.loop).result(20)


def traces(file: Path, *words: str) -> list[str]:
    """Wherever one of these words stands in the books, packed or not."""
    found = []
    with sqlite3.connect(file) as books:
        tables = [
            row[0] for row in books.execute("SELECT name FROM sqlite_master WHERE type='table'")
        ]
        for table in tables:
            for row in books.execute(f"SELECT * FROM {table}"):
                text = " ".join(_plain(each) for each in row)
                found += [f"{table}: {word}" for word in words if word in text]
    return found


def _plain(value: Any) -> str:
    if isinstance(value, bytes):
        try:
            return zlib.decompress(value).decode(errors="replace")
        except zlib.error:
            return value.decode(errors="replace")
    return str(value)


def _lives(inn: RunningInn, ann: Person, bea: Person) -> tuple[str, str, str]:
    """A finished game against each other, one alone, one under way; talk, friends, a report."""
    befriend(ann, bea)
    ann.http.post("/api/blocks", json={"who": Person(inn).me["who"]}).raise_for_status()
    both = ann.set_table("me", "open", "bot:random")["code"]
    bea.http.post(f"/api/tables/{both}/join").raise_for_status()
    hers, his = ann.sit(both), bea.sit(both)
    hers.say({"type": "say", "text": "Sesquipedalian"})
    his.say({"type": "say", "text": "Perspicacious"})
    chance = random.Random(4)
    while hers.state["table"]["status"] != "over":
        for seat in (hers, his):
            seat.to_question() if seat.asks else None
            if seat.asks:
                seat.play_on(chance, most=1)
        for seat in (hers, his):
            seat.say({"type": "ping"})
            seat.wait("pong")
    his.close()
    hers.close()
    alone = ann.set_table("me", mode="solo")["code"]
    ann.sit(alone).play_on(chance, most=4)
    running = bea.set_table("me", "open")["code"]
    ann.http.post(f"/api/tables/{running}/join").raise_for_status()
    for person in (ann, bea):
        words = {"text": f"Problem of {person.me['who']}"}
        person.http.post(f"/api/tables/{both}/report", json=words).raise_for_status()
    while bea.http.get(f"/api/tables/{both}/replay").status_code != 200:
        time.sleep(0.05)
    return both, alone, running


def test_after_seven_days_nothing_is_left_of_somebody(
    inn: RunningInn, ann: Person, bea: Person, tmp_path: Path
) -> None:
    """Neither id nor handle, name nor words; others keep their tables, and go on."""
    both, alone, running = _lives(inn, ann, bea)
    marks = (ann.me["id"], ann.me["who"], NAME, NAME.lower(), "Sesquipedalian")
    books = tmp_path / "inn.db"
    assert {each.partition(": ")[2] for each in traces(books, *marks)} == {*marks}
    before = bea.http.get("/api/profile").json()
    ann.http.post("/api/leaving", json={"name": NAME.upper()}).raise_for_status()
    see_off(inn, 6.9)
    assert ann.http.get("/api/profile").json()["leaving"] > 0
    see_off(inn, 0.2)
    assert traces(books, *marks) == []
    assert traces(books, "Perspicacious")
    assert ann.http.get("/api/profile").status_code == 401
    assert bea.http.get(f"/api/tables/{alone}").status_code == 404
    seats = bea.http.get(f"/api/tables/{both}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["", "Bea", ""]
    assert bea.http.get(f"/api/tables/{both}/replay").status_code == 200
    assert NAME not in bea.http.get(f"/api/tables/{both}/record").text
    now = bea.http.get("/api/profile").json()
    assert (now["games"], now["titles"]) == (before["games"], before["titles"])
    assert bea.http.get("/api/friends").json()["friends"] == []
    kinds = [x["kind"] for x in bea.http.get(f"/api/tables/{running}").json()["seats"]]
    assert kinds == ["human", "bot"]
    seat = bea.sit(running)
    seat.to_question()
    assert seat.asks
    regular(inn, NAME)


def test_it_can_be_taken_back(inn: RunningInn, ann: Person, bea: Person) -> None:
    """Meanwhile others see nothing of them, and every other browser is logged out."""
    befriend(ann, bea)
    other = Person(inn)
    login = {"name": NAME, "password": PASSWORD}
    other.http.post("/api/login", json=login).raise_for_status()
    wrong = ann.http.post("/api/leaving", json={"name": "Bea"})
    assert wrong.json()["error"] == "name-differs"
    assert ann.http.post("/api/leaving", json={"name": NAME}).json()["leaving"] > 0
    assert other.http.get("/api/profile").status_code == 401
    assert bea.http.get("/api/friends").json()["friends"] == []
    assert bea.http.get(f"/api/people/{ann.me['who']}/profile").status_code == 404
    assert ann.http.delete("/api/leaving").json()["leaving"] == 0
    see_off(inn, 8)
    assert [x["bond"] for x in bea.http.get("/api/friends").json()["friends"]] == ["friend"]
    assert ann.http.get("/api/me").json()["id"] == ann.me["id"]


def test_a_guest_can_be_forgotten_too(inn: RunningInn, tmp_path: Path) -> None:
    guest = Person(inn)
    guest.set_table("me", "bot:random")
    guest.http.post("/api/leaving", json={"name": guest.me["name"]}).raise_for_status()
    see_off(inn, 8)
    assert traces(tmp_path / "inn.db", guest.me["id"], guest.me["who"]) == []


def test_every_book_that_names_people_is_thought_of() -> None:
    """Whatever refers to people is deleted with them, or handed on by name."""
    handed_on = {"tables.host", "campaigns.host", "sitters.person"}
    known = {f"{table.name}.{column.name}" for table, column in farewells.points_to(people.c.id)}
    assert handed_on < known
    assert {"sessions.person", "chat.person", "played.person", "readings.person"} < known
    gone = {str(write[0]).split(" ")[2] for write in farewells._rows_gone("x")}
    assert {name.partition(".")[0] for name in known - handed_on} < gone


def test_all_that_is_kept_comes_as_one_file_without_what_opens_a_door(
    inn: RunningInn, ann: Person, bea: Person
) -> None:
    both, alone, _ = _lives(inn, ann, bea)
    finished(inn, "rated", [ann, bea], [30, 20])
    bea.http.post("/api/blocks", json={"who": ann.me["who"]}).raise_for_status()
    befriend(ann, regular(inn, "Cyd"))
    ann.http.put("/api/settings", json={"settings": {"pace": "quick"}}).raise_for_status()
    answer = ann.http.get("/api/profile/export")
    assert answer.headers["content-disposition"].startswith("attachment")
    file = zipfile.ZipFile(io.BytesIO(answer.content))
    told = json.loads(file.read("korchma.json"))
    assert told["me"][0]["settings"] == {"pace": "quick"}
    assert {row["code"] for row in told["tables"]} >= {both, alone}
    assert [row["text"] for row in told["chat"]] == ["Sesquipedalian"]
    assert len(told["friendships"]) == len(told["blocks"]) == len(told["ratings"]) == 1
    assert {row["code"] for row in told["played"]} >= {"rated", both}
    assert told["reports"][0]["person"] == ann.me["id"]
    assert json.loads(file.read(f"games/{both}.json"))["game"] == "witches"
    plain = json.dumps(told)
    assert "password" not in plain
    assert "argon2" not in plain
    assert "recovery" not in plain
    assert "Perspicacious" not in plain
    assert bea.me["id"] not in plain
    assert bea.me["who"] not in plain, "who blocks somebody is not told"
    assert not [row for row in told["tables"] if "seed" in row]


# --- a forgotten password ------------------------------------------------------------------------


def recover(person: Person, code: str, password: str = "another hedgehog can") -> Any:
    """Set a new password with a code."""
    words = {"name": NAME, "code": code, "password": password}
    return person.http.post("/api/recover", json=words)


def test_the_code_that_was_shown_once_sets_a_new_password_once(
    inn: RunningInn, ann: Person
) -> None:
    guest = Person(inn)
    table = guest.set_table("me", "bot:random")["code"]
    typed = ann.code.upper().replace("-", " ")
    came = recover(guest, typed).json()
    assert came["me"]["id"] == ann.me["id"]
    assert came["code"] != ann.code
    assert ann.http.get("/api/profile").status_code == 401
    assert guest.http.get("/api/tables").json()["mine"][0]["code"] == table
    assert recover(Person(inn), ann.code).json()["error"] == "wrong-code"
    old = {"name": NAME, "password": PASSWORD}
    assert Person(inn).http.post("/api/login", json=old).status_code == 403
    new = {"name": NAME, "password": "another hedgehog can"}
    assert Person(inn).http.post("/api/login", json=new).status_code == 200
    assert recover(Person(inn), came["code"], "yet another hedgehog").status_code == 200


def test_codes_are_not_guessed_and_weak_passwords_cost_none(inn: RunningInn, ann: Person) -> None:
    inn.house.people._by_name = Paces(3, 600)
    for _ in range(4):
        assert recover(Person(inn), ann.code, "password1").json()["error"] == "common-password"
    answers = [recover(Person(inn), "abcd-efgh-jkmn-pqrs").json()["error"] for _ in range(5)]
    assert answers == ["wrong-code"] * 3 + ["too-many-tries"] * 2
    assert recover(Person(inn), ann.code).json()["error"] == "too-many-tries"


def test_a_new_code_takes_the_place_of_the_old_one(inn: RunningInn, ann: Person) -> None:
    assert ann.http.post("/api/recovery", json={"password": "wrong"}).status_code == 403
    fresh = ann.http.post("/api/recovery", json={"password": PASSWORD}).json()["code"]
    assert recover(Person(inn), ann.code).json()["error"] == "wrong-code"
    assert recover(Person(inn), fresh).status_code == 200
    guest = Person(inn).http.post("/api/recovery", json={"password": PASSWORD})
    assert guest.json()["error"] == "no-account"


def test_an_account_without_a_code_cannot_be_opened_with_none(inn: RunningInn, ann: Person) -> None:
    async def forget() -> None:
        await inn.house.store.write((update(people).values(recovery=None), None))

    asyncio.run_coroutine_threadsafe(forget(), inn.loop).result(20)
    for code in ("", "null", ann.code):
        assert recover(Person(inn), code).json()["error"] == "wrong-code"


def test_games_of_the_forgotten_still_count_for_others(
    inn: RunningInn, ann: Person, bea: Person
) -> None:
    finished(inn, "table1", [ann, bea], [20, 34])
    ann.http.post("/api/leaving", json={"name": NAME}).raise_for_status()
    see_off(inn, 8)
    profile = bea.http.get("/api/profile").json()
    assert (profile["games"], profile["titles"][0]["rating"]["games"]) == (1, 1)
    assert profile["history"][0]["table"]["seats"][0]["name"] == ""
