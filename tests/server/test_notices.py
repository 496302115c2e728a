"""Who looks elsewhere is told: on an open page, by push; only where they want it."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from korchma.server import steady
from korchma.server.notices import bell
from korchma.server.notices.post import Office
from korchma.server.notices.push import PublicOnly
from tests.server.inn import Person, RunningInn, Seat, any_answer
from tests.server.post import Device, PushService, in_books, until

SEED = "push"


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is told is told at once, and clocks are looked at all the time."""
    monkeypatch.setattr(bell, "SOON", 0.0)
    monkeypatch.setattr(bell, "LOOK", 0.01)


@pytest.fixture
def service() -> Iterator[PushService]:
    """A push service in this house."""
    made = PushService()
    yield made
    made.close()


@pytest.fixture
def inn(tmp_path: Path, service: PushService) -> Iterator[RunningInn]:
    """An inn that may push there."""
    office = Office(push_hosts=frozenset((service.host,)))
    running = RunningInn(str(tmp_path / "inn.db"), office=office)
    yield running
    running.close()


class Page:
    """A page of the inn that somebody has open, wherever in it."""

    def __init__(self, person: Person) -> None:
        cookie = f"korchma={person.http.cookies['korchma']}"
        url = person.inn.url.replace("http", "ws") + "/ws/me"
        self._opened = connect(url, additional_headers={"Cookie": cookie})
        self.socket: ClientConnection = self._opened.__enter__()

    def look(self, on: bool) -> None:
        """Have it before one's eyes, or not; the inn knows when this returns."""
        self.socket.send(json.dumps({"type": "looking", "on": on}))
        self.socket.send(json.dumps({"type": "ping"}))
        self.hear("pong")

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while (message := json.loads(self.socket.recv(timeout=10)))["type"] != kind:
            pass
        return dict(message)

    def close(self) -> None:
        """Close it."""
        self._opened.__exit__(None, None, None)


def takes_pushes(person: Person, service: PushService) -> Device:
    """A browser of somebody's takes pushes."""
    device = Device(service)
    answer = person.http.post("/api/notices/push", json=device.subscription)
    assert answer.status_code == 204, answer.text
    return device


def table_of(host: Person, guest: Person, **more: Any) -> str:
    """Two people at a table; the host has the first move."""
    code = host.set_table("me", "open", **{"seed": SEED, **more})["code"]
    guest.http.post(f"/api/tables/{code}/join").raise_for_status()
    assert guest.http.get(f"/api/tables/{code}").json()["turn_of"] == [0]
    return str(code)


def until_other(seat: Seat, chance: random.Random) -> None:
    """Decide until somebody else is asked."""
    while seat.asks:
        number = seat.asks[0]["number"]
        seat.choose(seat.asks[0], any_answer(seat.asks[0], chance))
        while seat.asks and seat.asks[0]["number"] == number:
            seat.hear()


def pushes(inn: RunningInn, person: Person) -> list[int]:
    """The browsers of somebody that the inn would push to: how often each failed."""
    return in_books(inn, "SELECT failed FROM pushes WHERE person = ?", person.me["id"])


def test_whoever_is_away_is_pushed_when_it_begins_and_when_it_is_their_move(
    inn: RunningInn, service: PushService
) -> None:
    ann, bob = Person(inn), Person(inn)
    device, other = takes_pushes(ann, service), takes_pushes(bob, service)
    code = table_of(ann, bob)
    until(lambda: len(service.came) == 2)
    said = {path: body for path, _, body in service.came}
    assert device.read(said[device.path]) == {
        "title": "The Witches",
        "body": "Your move: The Witches",
        "tag": code,
        "to": f"/table/{code}",
    }
    assert "begins" in other.read(said[other.path])["body"]
    until_other(ann.sit(code), random.Random(1))
    path, headers, body = until(lambda: service.came[2:])[0]
    assert path == other.path
    assert other.read(body)["body"] == "Your move: The Witches"
    assert headers["authorization"].startswith("vapid t=")
    assert inn.house.bell.push.key in headers["authorization"]
    assert headers["ttl"] == "86400"


def test_who_looks_is_told_on_the_page_and_nowhere_else(
    inn: RunningInn, service: PushService
) -> None:
    ann, bob = Person(inn), Person(inn)
    takes_pushes(ann, service)
    page = Page(ann)
    assert page.hear("standing") == {"type": "standing", "waiting": []}
    code = table_of(ann, bob)
    assert page.hear("notice") == {
        "type": "notice",
        "kind": "turn",
        "code": code,
        "game": "witches",
        "who": "",
    }
    assert page.hear("standing")["waiting"] == [{"code": code, "game": "witches"}]
    until_other(ann.sit(code), random.Random(1))
    assert page.hear("standing")["waiting"] == []
    assert service.came == []
    page.look(False)
    bob_sits = bob.sit(code)
    until_other(bob_sits, random.Random(2))
    until(lambda: service.came)  # the page is open, but nobody looks at it
    page.close()


def test_what_is_off_is_off_by_person_and_by_game(inn: RunningInn, service: PushService) -> None:
    for wishes in ({"push": False}, {"quiet": {"witches": ["push"]}}):
        ann, bob = Person(inn), Person(inn)
        takes_pushes(ann, service)
        kept = ann.http.put("/api/notices", json=wishes).json()["wishes"]
        assert {name: kept[name] for name in wishes} == wishes
        table_of(ann, bob)
    ann, bob = Person(inn), Person(inn)
    takes_pushes(ann, service)
    ann.http.put("/api/notices", json={"quiet": {"ronin": ["push"]}})
    table_of(ann, bob)
    until(lambda: service.came)
    assert len(service.came) == 1


def test_notices_speak_the_language_of_their_reader(inn: RunningInn, service: PushService) -> None:
    ann, bob = Person(inn), Person(inn)
    device = takes_pushes(ann, service)
    ann.http.put("/api/notices", json={"language": "uk"})
    table_of(ann, bob)
    assert device.read(until(lambda: service.came)[0][2])["body"].startswith("Ваш хід: ")


def test_a_dead_endpoint_is_forgotten(inn: RunningInn, service: PushService) -> None:
    ann, bob = Person(inn), Person(inn)
    takes_pushes(ann, service)
    service.says = 410
    table_of(ann, bob)
    until(lambda: not pushes(inn, ann))
    assert inn.house.bell.push.failed == 1


def test_one_that_fails_again_and_again_is_forgotten_later(
    inn: RunningInn, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bell, "PATIENCE", 2)
    ann = Person(inn)
    takes_pushes(ann, service)
    service.says = 500
    assert ann.http.post("/api/notices/push/try").status_code == 502
    assert pushes(inn, ann) == [1]
    service.says = 201
    assert ann.http.post("/api/notices/push/try").status_code == 204
    assert pushes(inn, ann) == [0]
    service.says = 500
    for _ in range(2):
        ann.http.post("/api/notices/push/try")
    assert pushes(inn, ann) == []


def test_a_slow_service_holds_up_no_table(inn: RunningInn, service: PushService) -> None:
    ann, bob = Person(inn), Person(inn)
    takes_pushes(bob, service)
    service.ready.clear()
    code = table_of(ann, bob)
    until(lambda: service.came)
    seat = ann.sit(code)
    until_other(seat, random.Random(1))
    assert seat.state["waiting"] == [1]
    assert not service.ready.is_set()
    assert inn.house.bell.push.sent == 0


def test_logging_out_ends_pushes_to_that_browser(inn: RunningInn, service: PushService) -> None:
    ann = Person(inn)
    takes_pushes(ann, service)
    assert len(pushes(inn, ann)) == 1
    ann.http.post("/api/logout")
    assert pushes(inn, ann) == []


def test_a_browser_belongs_to_who_uses_it_last(inn: RunningInn, service: PushService) -> None:
    ann, bob = Person(inn), Person(inn)
    device = takes_pushes(ann, service)
    bob.http.post("/api/notices/push", json=device.subscription).raise_for_status()
    assert (len(pushes(inn, ann)), len(pushes(inn, bob))) == (0, 1)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://localhost/1",
        "https://push.example.org:22/1",
        "https://somebody@push.example.org/1",
        "https://push.example.org:notaport/",
        "file:///etc/passwd",
        "",
    ],
)
def test_nobody_sends_the_inn_knocking_at_doors(
    inn: RunningInn, service: PushService, endpoint: str
) -> None:
    somebody = Person(inn)
    wanted = {**Device(service).subscription, "endpoint": endpoint}
    assert somebody.http.post("/api/notices/push", json=wanted).status_code == 400
    assert pushes(inn, somebody) == []


async def test_a_name_that_leads_into_the_house_is_not_followed() -> None:
    with pytest.raises(OSError, match="open internet"):
        await PublicOnly().resolve("localhost", 443)


def test_keys_are_made_once_and_kept(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        running = RunningInn(str(tmp_path / "keys.db"))
        keys.append(running.house.bell.push.key)
        running.close()
    assert len(keys[0]) == 87
    assert keys[0] == keys[1]


def test_bad_wishes_are_refused(inn: RunningInn) -> None:
    somebody = Person(inn)
    for bad in ({"mail": "hourly"}, {"quiet": {"chess": ["push"]}}, {"quiet": {"witches": ["x"]}}):
        assert somebody.http.put("/api/notices", json=bad).status_code == 400


def test_a_quarter_of_the_time_is_left_and_that_is_told_once(
    inn: RunningInn, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = Person(inn), Person(inn)
    device = takes_pushes(ann, service)
    table_of(ann, bob, clock={"per": "move", "minutes": 60, "then": "move"})
    until(lambda: service.came)  # whose move it is
    monkeypatch.setattr(steady, "_OPENED", steady._OPENED + 44 * 60)
    time.sleep(0.1)
    assert len(service.came) == 1
    monkeypatch.setattr(steady, "_OPENED", steady._OPENED + 2 * 60)
    until(lambda: service.came[1:])
    time.sleep(0.1)
    told = [device.read(body)["body"] for _, _, body in service.came]
    assert told == ["Your move: The Witches", "Your clock runs low: The Witches"]
