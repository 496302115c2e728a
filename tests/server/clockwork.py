"""People at tables with a clock, and time that passes as a test likes."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from tests.server.inn import Person, RunningInn, Seat, any_answer

Later = Callable[[float], None]


def timed_table(
    inn: RunningInn, then: str, *more: str, minutes: int = 5, per: str = "move"
) -> list[Person]:
    """People at a table with a clock, the host first."""
    clock = {"per": per, "minutes": minutes, "then": then}
    people = [Person(inn) for _ in range(2 + more.count("open"))]
    code = people[0].set_table("me", "open", *more, clock=clock)["code"]
    for each in people[1:]:
        each.http.post(f"/api/tables/{code}/join").raise_for_status()
    return people


def sat(people: list[Person]) -> list[Seat]:
    """All at the table; the one who is asked comes first."""
    code = people[0].http.get("/api/tables").json()["mine"][0]["code"]
    seats = [each.sit(code) for each in people]
    while not any(seat.asks for seat in seats):
        seats[0].hear()
    return sorted(seats, key=lambda seat: not seat.asks)


def until(seat: Seat, so: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Listen until the table is so."""
    while not so(seat.state["table"]):
        seat.hear()
    table: dict[str, Any] = seat.state["table"]
    return table


def answer(seat: Seat) -> None:
    """One decision."""
    ask = seat.asks[0]
    seat.choose(ask, any_answer(ask, random.Random(1)))
    while seat.asks and seat.asks[0]["number"] == ask["number"]:
        seat.hear()


def reopened(books: str, people: list[Person]) -> RunningInn:
    """The inn opens again, and nobody sits down anywhere."""
    inn = RunningInn(books)
    for person in people:
        person.inn, person.http.base_url = inn, inn.url
    return inn


def comes_about(person: Person, so: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """One's only table, looked at from home until it is so."""
    until = time.monotonic() + 10
    while time.monotonic() < until:
        table: dict[str, Any] = person.http.get("/api/tables").json()["mine"][0]
        if so(table):
            return table
        time.sleep(0.02)
    raise AssertionError("it did not come about")
