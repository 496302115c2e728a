"""The door with a lock: guessing is slow, noticed and tells nothing, also about who exists."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from korchma.server import pace
from korchma.server.errors import Refusal
from korchma.server.limits import Limits, read_limits
from korchma.server.pace import Paces
from korchma.server.people import passwords
from korchma.server.people.passwords import Passwords, guessable
from tests.server.inn import Person, RunningInn

PASSWORD = "a hedgehog can never"
FEW = Limits(tries_by_name=3, tries_by_address=5, guests_per_hour=4, accounts_per_hour=50)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[RunningInn]:
    """An inn that counts."""
    running = RunningInn(str(tmp_path / "inn.db"), limits=FEW)
    yield running
    running.close()


def _regular(inn: RunningInn, name: str = "Ann") -> Person:
    person = Person(inn)
    person.http.post("/api/account", json={"name": name, "password": PASSWORD}).raise_for_status()
    return person


def _try(person: Person, name: str, password: str = "a wrong one") -> tuple[int, str]:
    answer = person.http.post("/api/login", json={"name": name, "password": password})
    return answer.status_code, answer.json().get("error", "")


def test_guesses_at_one_name_end_soon_and_begin_again_later(
    strict: RunningInn, monkeypatch: pytest.MonkeyPatch
) -> None:
    _regular(strict)
    eve = Person(strict)
    assert [_try(eve, "Ann")[0] for _ in range(5)] == [403, 403, 403, 429, 429]
    assert _try(eve, "ANN", PASSWORD) == (429, "too-many-tries")
    now = pace.clock()
    monkeypatch.setattr(pace, "clock", lambda: now + 600)
    assert _try(eve, "Ann", PASSWORD) == (200, "")


def test_guesses_from_one_address_end_soon_whatever_the_names(strict: RunningInn) -> None:
    eve = Person(strict)
    said = [_try(eve, f"Name {number}")[0] for number in range(7)]
    assert said == [403] * 5 + [429] * 2


def test_the_right_password_does_not_count(strict: RunningInn) -> None:
    _regular(strict)
    ann = Person(strict)
    assert [_try(ann, "Ann", PASSWORD)[0] for _ in range(6)] == [200] * 6


def test_who_is_not_here_takes_the_same_work_and_none_of_it_in_the_loop(
    inn: RunningInn, monkeypatch: pytest.MonkeyPatch
) -> None:
    _regular(inn)
    eve, work = Person(inn), []
    verify = PasswordHasher.verify

    def watched(self: PasswordHasher, kept: str, given: str) -> bool:
        work.append((kept.rpartition("$")[0].rpartition("$")[0], threading.current_thread().name))
        return verify(self, kept, given)

    def never(*_: Any) -> str:
        raise AssertionError("nothing is hashed for a login")

    monkeypatch.setattr(PasswordHasher, "verify", watched)
    monkeypatch.setattr(PasswordHasher, "hash", never)
    assert _try(eve, "Ann") == _try(eve, "Nobody") == (403, "wrong-login")
    assert len(work) == 2
    assert len({cost for cost, _ in work}) == 1
    assert {thread[:16] for _, thread in work} == {"korchma-password"}


async def test_a_crowd_at_the_door_is_sent_away_not_served_for_minutes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(passwords, "WAITING", 0)
    door = Passwords()
    with pytest.raises(Refusal, match="door-busy"):
        await door.fits(None, "anything")
    door.close()


async def test_a_hash_is_as_dear_as_it_should_be() -> None:
    """The inns of these tests hash in a blink; one that people come to does not."""
    door = Passwords()
    kept = await door.hash("a hedgehog can never")
    door.close()
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")


WORDS = "password Password123 iloveyou dragon2024! пароль123 gfhjkm12345 ann-ogg annogg77"
FINGERS = "12345678 aaaaaaaa qwertyui iuytrewq йцукенгш abababab 11112222"


@pytest.mark.parametrize("password", [*WORDS.split(), *FINGERS.split()])
def test_what_anybody_would_guess_is_guessed(password: str) -> None:
    assert guessable(password, "Ann Ogg") or guessable(password, "Ann-Ogg")


def test_what_anybody_would_guess_is_no_password(guest: Person) -> None:
    answer = guest.http.post("/api/account", json={"name": "Ann", "password": "password123"})
    assert (answer.status_code, answer.json()["error"]) == (400, "common-password")


@pytest.mark.parametrize("password", [PASSWORD, "tea at four, again", "ежи не летают", "x7#Kp2!q"])
def test_what_takes_guessing_is_one(password: str) -> None:
    assert not guessable(password, "Ann Ogg")


def test_a_password_is_changed_by_who_knows_the_old_one(inn: RunningInn) -> None:
    ann, elsewhere = _regular(inn), Person(inn)
    assert _try(elsewhere, "Ann", PASSWORD)[0] == 200

    def change(old: str, new: str) -> tuple[int, str]:
        answer = ann.http.put("/api/password", json={"old": old, "new": new})
        return answer.status_code, answer.json().get("error", "")

    assert change("a guess", "another long one") == (403, "wrong-login")
    assert change(PASSWORD, "password") == (400, "common-password")
    assert change(PASSWORD, "another long one") == (200, "")
    assert ann.http.get("/api/tables").status_code == 200
    assert elsewhere.http.get("/api/tables").status_code == 401
    assert _try(elsewhere, "Ann", PASSWORD)[0] == 403
    assert _try(elsewhere, "Ann", "another long one")[0] == 200
    guest = Person(inn)
    answer = guest.http.put("/api/password", json={"old": "", "new": "another long one"})
    assert (answer.status_code, answer.json()["error"]) == (409, "no-account")


def test_so_many_new_guests_from_one_address(strict: RunningInn) -> None:
    guests = [Person(strict) for _ in range(5)]
    assert [each.me.get("error", "") for each in guests] == ["", "", "", "", "too-many-guests"]
    assert guests[0].http.get("/api/me").json()["id"] == guests[0].me["id"]


def test_buckets_that_are_full_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "MOST_KNOWN", 10)
    paces = Paces(2, 10)
    for number in range(10):
        paces.of(number)
    assert paces.allows("busy")
    paces.of("one more")
    assert set(paces._known) == {"busy", "one more"}


def test_limits_are_the_operators_to_change() -> None:
    assert read_limits({"KORCHMA_TRIES_BY_NAME": "7"}) == Limits(tries_by_name=7)
    with pytest.raises(Exception, match="KORCHMA_TRIES_BY_NAME is 'many'"):
        read_limits({"KORCHMA_TRIES_BY_NAME": "many"})
