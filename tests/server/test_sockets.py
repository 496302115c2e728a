"""Sockets: counted when they open, one hello, a human pace, and nobody who says nothing."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from korchma.server.limits import Limits
from korchma.server.web import porter, socket
from tests.server.inn import Person, RunningInn


def _silent(person: Person, code: str) -> ClientConnection:
    """A socket on which nothing is said."""
    cookie = f"korchma={person.http.cookies['korchma']}"
    url = f"{person.inn.url.replace('http', 'ws')}/ws/tables/{code}"
    return connect(url, additional_headers={"Cookie": cookie}).__enter__()


def _shut(line: ClientConnection) -> int | None:
    """The code a socket was closed with, if it was."""
    try:
        while True:
            line.recv(timeout=0.5)
    except TimeoutError:
        return None
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 0


def test_those_who_never_say_hello_count_as_well(inn: RunningInn, guest: Person) -> None:
    code = guest.set_table("me", mode="solo")["code"]
    lines = [_silent(guest, code) for _ in range(porter.MOST_SCREENS + 2)]
    assert [_shut(line) for line in lines[-2:]] == [4429, 4429]
    assert _shut(lines[0]) is None
    lines[0].close()
    until = time.monotonic() + 5
    while len(inn.house.porter._doors) >= porter.MOST_SCREENS and time.monotonic() < until:
        time.sleep(0.01)
    assert _shut(_silent(guest, code)) is None


def test_so_many_sockets_of_one_person_at_all_tables(
    guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(porter, "MOST_SOCKETS", 2)
    codes = [guest.set_table("me", mode="solo")["code"] for _ in range(3)]
    lines = [_silent(guest, code) for code in codes]
    assert [_shut(line) for line in lines] == [None, None, 4429]


def test_so_many_sockets_from_one_address(tmp_path: Path) -> None:
    inn = RunningInn(str(tmp_path / "inn.db"), limits=Limits(sockets_by_address=2))
    ann, bob = Person(inn), Person(inn)
    code = ann.set_table("me", mode="solo")["code"]
    lines = [_silent(person, code) for person in (ann, bob, bob)]
    assert [_shut(line) for line in lines] == [None, None, 4429]
    inn.close()


def test_who_says_nothing_is_not_kept(guest: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO", 0.05)
    code = guest.set_table("me", mode="solo")["code"]
    assert _shut(_silent(guest, code)) == 4408
    seat = guest.sit(code)
    assert _shut(seat.socket) is None


def test_one_hello_is_enough(guest: Person) -> None:
    seat = guest.sit(guest.set_table("me", mode="solo")["code"])
    seat.say({"type": "hello", "since": 0})
    assert seat.wait("refused")["reason"] == "bad-message"


def test_another_person_at_the_same_screen_is_told_all_of_it_anew(guest: Person) -> None:
    seat = guest.sit(guest.set_table("me", "person", seed="hot")["code"])
    first = seat.asks[0]["seat"]
    while seat.asks[0]["seat"] == first:
        number = seat.asks[0]["number"]
        seat.choose(seat.asks[0], seat.asks[0]["options"][0]["option"])
        while not seat.asks or seat.asks[0]["number"] == number:
            seat.hear()
    assert seat.state["reset"]
    assert [number for number, _ in seat.state["events"]][:1] == [1]


def test_a_chatterbox_is_asked_to_slow_down_at_all_tables_together(
    inn: RunningInn, guest: Person
) -> None:
    seats = [guest.sit(guest.set_table("me", mode="solo")["code"]) for _ in range(2)]
    for number in range(int(porter.LINES)):
        seats[number % 2].say({"type": "say", "text": str(number)})
    seats[0].say({"type": "say", "text": "and another thing"})
    seats[1].say({"type": "say", "text": "and another"})
    refused = [seat.wait("refused") for seat in seats]
    assert {each["reason"] for each in refused} == {"chat-too-fast"}
    other = Person(inn).sit(seats[0].state["table"]["code"])
    other.say({"type": "say", "text": "hush"})
    while not any(line["text"] == "hush" for line in other.wait("chat")["lines"]):
        pass
