"""Sessions: random, new at every login, gone at logout, and their sockets with them."""

from __future__ import annotations

import hashlib
import hmac
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from korchma.server.people.sessions import DAY, UNUSED
from tests.server.inn import Person, RunningInn, Seat

ANN = {"name": "Ann", "password": "a hedgehog can never"}


def _cookie(person: Person) -> str:
    word: str = person.http.cookies["korchma"]
    return word


def _known(inn: RunningInn, cookie: str) -> bool:
    asked = httpx.get(f"{inn.url}/api/tables", headers={"cookie": f"korchma={cookie}"})
    return asked.status_code == 200


def _closed_with(seat: Seat) -> int:
    with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012  # until it is
        while True:
            seat.hear()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_cookie_is_another_after_registering_and_after_each_login(inn: RunningInn) -> None:
    person = Person(inn)
    words = [_cookie(person)]
    for way in ("account", "login", "login"):
        person.http.post(f"/api/{way}", json=ANN).raise_for_status()
        words.append(_cookie(person))
    assert len(set(words)) == 4
    assert [_known(inn, word) for word in words] == [False, False, False, True]


def test_what_lies_in_the_database_opens_nothing(inn: RunningInn, tmp_path: Path) -> None:
    person = Person(inn)
    with closing(sqlite3.connect(tmp_path / "inn.db")) as books:
        kept = [row[0] for row in books.execute("SELECT id FROM sessions")]
        secrets = [row[0] for row in books.execute("SELECT name FROM secrets")]
    assert kept == [hashlib.sha256(_cookie(person).encode()).hexdigest()]
    assert not _known(inn, kept[0])
    assert secrets == ["vapid"]  # signs pushes, and opens nothing here


def test_logging_out_ends_the_session_and_its_sockets(inn: RunningInn) -> None:
    person = Person(inn)
    person.http.post("/api/account", json=ANN)
    word = _cookie(person)
    seat = person.sit(person.set_table("me", mode="solo")["code"])
    asked = seat.asks[0]
    assert person.http.post("/api/logout").status_code == 204
    seat_over = _closed_with(seat)
    assert seat_over == 4401
    assert not _known(inn, word)
    assert len(inn.session(seat.state["table"]["code"]).log) == 0
    assert asked["number"] == 0


def test_a_decision_on_its_way_when_the_session_ended_is_not_made(
    inn: RunningInn, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = Person(inn)
    code = person.set_table("me", mode="solo")["code"]
    seat = person.sit(code)
    door = next(iter(inn.house.porter._doors))
    door.over = True
    seat.choose(seat.asks[0], seat.asks[0]["options"][0]["option"])
    _closed_with(seat)
    assert len(inn.session(code).log) == 0


def test_logging_out_everywhere(inn: RunningInn) -> None:
    here, there = Person(inn), Person(inn)
    here.http.post("/api/account", json=ANN)
    there.http.post("/api/login", json=ANN)
    stranger = Person(inn)
    words = [_cookie(here), _cookie(there)]
    seat = there.sit(there.set_table("me", mode="solo")["code"])
    assert here.http.post("/api/logout/everywhere").status_code == 204
    assert [_known(inn, word) for word in words] == [False, False]
    assert _known(inn, _cookie(stranger))
    assert _closed_with(seat) == 4401


def test_a_session_nobody_uses_for_a_month_has_ended(
    inn: RunningInn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, now = Person(inn), time.time()
    for days in (20, 40, 60):
        monkeypatch.setattr(time, "time", lambda later=now + days * DAY: later)
        assert _known(inn, _cookie(person))
    monkeypatch.setattr(time, "time", lambda: now + 60 * DAY + UNUSED + DAY)
    assert not _known(inn, _cookie(person))


def test_a_guest_of_older_days_stays_who_they_were_for_a_month(
    inn: RunningInn, tmp_path: Path
) -> None:
    guest, regular = Person(inn), Person(inn)
    regular.http.post("/api/account", json=ANN)
    key = "ab" * 32
    with sqlite3.connect(tmp_path / "inn.db") as books:
        until = str(int(time.time()) + 1000)
        books.execute(
            "INSERT INTO secrets VALUES ('cookies', ?), ('cookies-until', ?)", (key, until)
        )

    def old(person: Person) -> str:
        named = person.me["id"].encode()
        signed = hmac.new(bytes.fromhex(key), named, hashlib.sha256).hexdigest()
        return f"{person.me['id']}.{signed}"

    def comes_back(cookie: str) -> str:
        asked = httpx.get(f"{inn.url}/api/me", headers={"cookie": f"korchma={cookie}"})
        return str(asked.json()["id"])

    assert comes_back(old(guest)) == guest.me["id"]
    assert comes_back(old(guest)[:-1] + "x") != guest.me["id"]
    assert comes_back(old(regular)) != regular.me["id"]
    assert not _known(inn, old(guest))
    with sqlite3.connect(tmp_path / "inn.db") as books:
        books.execute("UPDATE secrets SET value = '1' WHERE name = 'cookies-until'")
    assert comes_back(old(guest)) != guest.me["id"]
