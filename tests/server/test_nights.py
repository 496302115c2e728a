"""Nights that do not count, of whoever is asked, wherever they are."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from korchma.server import protocol as p
from korchma.server import steady
from korchma.server.tables.clocks import Dial, Times, moved_on
from korchma.server.tables.nights import daytime, waking
from tests.server.clockwork import Later, sat, timed_table, until
from tests.server.inn import Person, RunningInn

KYIV = "Europe/Kyiv"
EVENING = datetime(2026, 11, 17, 22, tzinfo=ZoneInfo(KYIV)).timestamp()
HOUR = 3600.0
NIGHTLY = Dial(p.Clock("move", 8 * 60, nights=True), (KYIV, ""))


def test_nights_of_who_is_asked_do_not_count() -> None:
    began = moved_on(NIGHTLY, Times(), {0, 1}, EVENING)
    assert began.until[0] == EVENING + 17 * HOUR, "one before the night, seven after it"
    assert began.until[1] == EVENING + 8 * HOUR, "where no zone is known, no night is"
    assert NIGHTLY.left(0, began.until[0], EVENING) == 8 * HOUR
    assert NIGHTLY.left(0, began.until[0], EVENING + 5 * HOUR) == 7 * HOUR
    assert NIGHTLY.asleep(0, EVENING + 5 * HOUR)
    assert not NIGHTLY.asleep(1, EVENING + 5 * HOUR)


def test_a_clock_that_begins_at_night_begins_in_the_morning() -> None:
    midnight = EVENING + 2 * HOUR
    assert moved_on(NIGHTLY, Times(), {0}, midnight).until[0] == midnight + 16 * HOUR


def test_the_night_in_which_clocks_are_changed_is_a_night_too() -> None:
    summer_ends = datetime(2026, 10, 24, 22, tzinfo=ZoneInfo(KYIV)).timestamp()
    until = moved_on(NIGHTLY, Times(), {0}, summer_ends).until[0]
    assert datetime.fromtimestamp(until, ZoneInfo(KYIV)).hour == 15
    assert until == summer_ends + 18 * HOUR


def test_where_nights_count_they_count() -> None:
    plain = Dial(p.Clock("move", 8 * 60), (KYIV, KYIV))
    assert moved_on(plain, Times(), {0}, EVENING).until[0] == EVENING + 8 * HOUR


@pytest.mark.parametrize("zone", ["", "Nowhere/Atall", "../../etc/passwd", "/etc/localtime"])
def test_a_zone_that_does_not_exist_has_no_night(zone: str) -> None:
    assert waking(EVENING, 8 * HOUR, zone) == EVENING + 8 * HOUR
    assert daytime(EVENING, EVENING + 8 * HOUR, zone) == 8 * HOUR


def _at(monkeypatch: pytest.MonkeyPatch, moment: float) -> None:
    """It is this moment."""
    monkeypatch.setattr(steady, "_OPENED", moment - time.monotonic())


def test_the_clock_of_a_table_rests_while_the_one_who_is_asked_sleeps(
    inn: RunningInn, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    _at(monkeypatch, EVENING)
    ann, bob = Person(inn), Person(inn)
    for person in (ann, bob):
        person.http.put("/api/settings", json={"settings": {"zone": KYIV}}).raise_for_status()
    clock = {"per": "move", "minutes": 480, "then": "move", "nights": True}
    code = ann.set_table("me", "open", clock=clock)["code"]
    bob.http.post(f"/api/tables/{code}/join").raise_for_status()
    slow, waits = sat([ann, bob])
    chair = slow.asks[0]["seat"]
    later(9 * HOUR)
    seen = ann.http.get("/api/tables").json()["mine"][0]["clock"]
    assert seen["asleep"] == [chair]
    assert abs(seen["left"][chair] - 7 * HOUR) < 60
    later(7.9 * HOUR)
    assert waits.state["table"]["turn_of"] == [chair]
    later(0.2 * HOUR)
    until(waits, lambda table: table["turn_of"] == [1 - chair])


def test_whoever_travels_takes_the_night_along(inn: RunningInn) -> None:
    people = timed_table(inn, "move", minutes=480)
    code = people[0].http.get("/api/tables").json()["mine"][0]["code"]
    people[1].http.put("/api/settings", json={"settings": {"zone": KYIV}}).raise_for_status()
    assert [sitter.zone for sitter in inn.house.hall.live[code].sitters] == ["", KYIV]
    with contextlib.closing(sqlite3.connect(inn.database)) as books:
        kept = books.execute("SELECT zone FROM sitters ORDER BY seat").fetchall()
    assert kept == [("",), (KYIV,)]
