"""Guests, accounts, and who may do what."""

from __future__ import annotations

import re

import httpx
import pytest

from tests.server.inn import Person, RunningInn


def test_a_guest_is_known_by_a_cookie_nobody_can_forge(inn: RunningInn, guest: Person) -> None:
    assert guest.me["guest"] is True
    assert guest.http.get("/api/me").json() == guest.me
    forged = guest.http.cookies["korchma"][:-2] + "00"
    stranger = httpx.Client(base_url=inn.url, cookies={"korchma": forged})
    assert stranger.get("/api/me").json()["id"] != guest.me["id"]
    assert stranger.get("/api/tables").status_code in (200, 401)


@pytest.mark.parametrize(
    ("reads", "called"),
    [
        ("uk", "Гість"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "Гость"),
        ("de-DE,de;q=0.9,uk;q=0.5", "Гість"),
        ("de", "Guest"),
        ("", "Guest"),
    ],
)
def test_a_guest_is_called_so_in_the_language_they_read(
    inn: RunningInn, reads: str, called: str
) -> None:
    me = httpx.get(f"{inn.url}/api/me", headers={"accept-language": reads}).json()
    assert re.fullmatch(rf"{called} \d{{4}}", me["name"])


def test_a_guests_games_go_along_into_an_account_and_back(inn: RunningInn, guest: Person) -> None:
    code = guest.set_table("me", "bot:random")["code"]
    login = {"name": "Оксана Ґ.", "password": "a long password"}
    assert guest.http.post("/api/account", json=login).json()["me"]["guest"] is False
    other = Person(inn)
    later = other.set_table("me", "bot:random")["code"]
    assert other.http.post("/api/login", json=login).json()["id"] == guest.me["id"]
    mine = {table["code"] for table in other.http.get("/api/tables").json()["mine"]}
    assert mine == {code, later}
    assert other.http.post("/api/logout").status_code == 204


@pytest.mark.parametrize(
    ("name", "password", "error"),
    [
        ("", "long enough", "bad-name"),
        ("<script>", "long enough", "bad-name"),
        ("x" * 60, "long enough", "bad-name"),
        ("Ann", "short", "bad-password"),
    ],
)
def test_names_and_passwords_that_will_not_do(
    guest: Person, name: str, password: str, error: str
) -> None:
    answer = guest.http.post("/api/account", json={"name": name, "password": password})
    assert answer.status_code == 400
    assert answer.json()["error"] == error


def test_a_name_is_taken_once_and_a_wrong_password_opens_nothing(inn: RunningInn) -> None:
    ann, eve = Person(inn), Person(inn)
    ann.http.post("/api/account", json={"name": "Ann", "password": "a long password"})
    taken = eve.http.post("/api/account", json={"name": "ANN", "password": "another one"})
    assert (taken.status_code, taken.json()["error"]) == (409, "name-taken")
    wrong = eve.http.post("/api/login", json={"name": "Ann", "password": "a guess"})
    assert (wrong.status_code, wrong.json()["error"]) == (403, "wrong-login")
    nobody = eve.http.post("/api/login", json={"name": "Nobody", "password": "a guess"})
    assert nobody.json() == wrong.json()


def test_another_site_cannot_act_in_my_name(guest: Person) -> None:
    wish = {"game": "witches", "mode": "solo", "seats": ["me"]}
    foreign = {"origin": "https://elsewhere.example"}
    answer = guest.http.post("/api/tables", json=wish, headers=foreign)
    assert (answer.status_code, answer.json()["error"]) == (403, "wrong-origin")


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "mode": "solo", "seats": ["me"]},
        {"game": "witches", "mode": "solo", "seats": ["me", "me"]},
        {"game": "witches", "mode": "competitive", "seats": ["me", "bot:nobody"]},
        {
            "game": "witches",
            "mode": "competitive",
            "seats": ["me", "bot:random"],
            "options": {"x": 1},
        },
        {"game": "witches", "mode": "competitive"},
        {"game": 7},
        [],
    ],
)
def test_a_table_that_cannot_be_set_is_refused_in_a_sentence(guest: Person, wish: object) -> None:
    answer = guest.http.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert answer.json()["error"] in ("bad-table", "bad-request")
    assert "Traceback" not in answer.text


def test_only_so_many_unfinished_tables(guest: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("korchma.server.tables.hall.MOST_TABLES", 2)
    guest.set_table("me", mode="solo")
    guest.set_table("me", mode="solo")
    wish = {"game": "witches", "mode": "solo", "seats": ["me"]}
    assert guest.http.post("/api/tables", json=wish).json()["error"] == "too-many-tables"
