"""A game from elsewhere is checked exactly as it will be read, and spoils no list."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from korchma.kernel.record import Record, SeatInfo, parse, seal
from korchma.kernel.resuming import Unfit
from korchma.server.errors import Refusal
from korchma.server.tables import bringing
from tests.server.inn import Person, RunningInn
from tests.server.test_records import FIXTURES, bring, exported


def _changed(made: Record, **fields: Any) -> bytes:
    """A record with other fields, and a hash that fits them."""
    other = msgspec.structs.replace(made, **fields)
    other.hash = seal(other)
    return msgspec.json.encode(other)


def test_options_of_another_type_are_refused_and_harm_no_list(guest: Person) -> None:
    made = parse(next(iter(sorted(FIXTURES.glob("*.json")))).read_bytes(), "fixture")
    for value in ("1", 1.0, True, [1]):
        options = made.options | {"fail_cackles_easy": value}
        said = bring(guest, _changed(made, options=options))
        assert said["error"] == "record-false", value
    assert guest.http.get("/api/tables").json()["mine"] == []


def test_what_could_not_be_woken_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def asleep(_: object) -> None:
        raise Unfit("stuck-position", "it sleeps")

    data = next(iter(sorted(FIXTURES.glob("*.json")))).read_bytes()
    assert bringing.bring(data).over
    monkeypatch.setattr(bringing, "wake", asleep)
    with pytest.raises(Refusal, match="record-false it sleeps"):
        bringing.bring(data)


def test_what_is_kept_is_what_is_woken(inn: RunningInn, guest: Person) -> None:
    solo = guest.set_table("me", mode="solo", seed="kept")["code"]
    guest.sit(solo).play_on(random.Random(1), most=9)
    made = exported(guest, solo)
    code = bring(guest, json.dumps(made))["code"]
    assert code not in inn.house.hall.live
    seat = guest.sit(code)
    log = json.loads(msgspec.json.encode(inn.session(code).log))
    assert log == [answer for _, answer in made["decisions"]]
    assert seat.asks


def test_names_from_elsewhere_are_tidied(guest: Person) -> None:
    made = parse(next(iter(sorted(FIXTURES.glob("*.json")))).read_bytes(), "fixture")
    odd = "\u202eAnn\x00 \u3164" + "x" * 60
    seats = [SeatInfo(each.kind, odd) for each in made.seats]
    said = bring(guest, _changed(made, seats=seats))
    assert {each["name"] for each in said["seats"]} == {"Ann " + "x" * 20}


def test_one_bad_row_spoils_no_list(inn: RunningInn, guest: Person, tmp_path: Path) -> None:
    good, bad = (guest.set_table("me", mode="solo")["code"] for _ in range(2))
    with sqlite3.connect(tmp_path / "inn.db") as books:
        books.execute("UPDATE tables SET waiting = '[99]' WHERE code = ?", (bad,))
    mine = guest.http.get("/api/tables").json()["mine"]
    assert [each["code"] for each in mine] == [good]
    assert guest.http.get("/api/campaigns").json() == []
