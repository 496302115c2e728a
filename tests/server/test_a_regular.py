"""The life of a regular on every database: account, friends, notices, clocks, profile, farewell.

Each of these has its own tests on SQLite; here all their books are written, read and emptied on
PostgreSQL too, with a restart in between.
"""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from korchma.server.notices import bell
from korchma.server.notices.post import Office
from korchma.server.storage.models import metadata, people
from korchma.server.storage.notice_models import notices
from tests.server.clockwork import Later
from tests.server.inn import Person, RunningInn
from tests.server.post import Device, Mailbox, PushService, said, until
from tests.server.regulars import PASSWORD, befriend, finished, regular
from tests.server.test_letters import HOME, word_in
from tests.server.test_letters import later as minutes_pass

FRESH, FRESHER = "three blind buttons", "four blind buttons"
CLOCK = {"per": "move", "minutes": 5, "then": "vote", "nights": True}


@pytest.fixture
def office(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Mailbox, PushService, Office]]:
    """Where letters and pushes go; whoever is told is told at once."""
    monkeypatch.setattr(bell, "SOON", 0.0)
    monkeypatch.setattr(bell, "LOOK", 0.01)
    box, service = Mailbox(), PushService()
    hosts = frozenset((service.host,))
    yield box, service, Office(push_hosts=hosts, smtp=box.url, sender="inn@x.org", home=HOME)
    box.close()
    service.close()


def _rows(inn: RunningInn, query: Any) -> list[dict[str, Any]]:
    """What the books say, whatever keeps them."""
    return asyncio.run_coroutine_threadsafe(inn.house.store.rows(query), inn.loop).result(20)


def _books_with(inn: RunningInn, *marks: str) -> set[str]:
    """The books in which any of these words stands."""
    found = set()
    for table in metadata.sorted_tables:
        text = " ".join(str(each) for row in _rows(inn, select(table)) for each in row.values())
        found |= {table.name for mark in marks if mark in text}
    return found


def _forgets_the_password_twice(ann: Person, box: Mailbox) -> None:
    """Once the code is at hand, once only the letter; each logs out every other browser."""
    first = Person(ann.inn)
    words = {"name": "ANN", "code": ann.code, "password": FRESH}
    assert first.http.post("/api/recover", json=words).json()["me"]["id"] == ann.me["id"]
    assert ann.http.get("/api/profile").status_code == 401
    assert first.http.post("/api/letters/recover", json={"name": "ann"}).status_code == 204
    word = word_in(said(until(lambda: box.letters)[0]))
    reset = {"word": word, "password": FRESHER}
    ann.http.post("/api/letters/password", json=reset).raise_for_status()
    assert first.http.get("/api/profile").status_code == 401
    assert Person(ann.inn).http.post("/api/letters/password", json=reset).status_code == 410
    box.letters.clear()
    old = {"name": "Ann", "password": PASSWORD}
    assert first.http.post("/api/login", json=old).status_code in (401, 403)


def _wants_letters(ann: Person, box: Mailbox) -> None:
    """One a day, in Russian, to an address that is confirmed."""
    wishes = {"mail": "daily", "language": "ru"}
    ann.http.put("/api/notices", json=wishes).raise_for_status()
    ann.http.put("/api/notices/mail", json={"address": "ann@example.org"}).raise_for_status()
    word = {"word": word_in(said(box.letters.pop()))}
    assert httpx.post(f"{ann.inn.url}/api/letters/confirm", json=word).status_code == 204


def _wants_pushes(ann: Person, service: PushService) -> Device:
    device = Device(service)
    ann.http.post("/api/notices/push", json=device.subscription).raise_for_status()
    return device


def _company(ann: Person, bea: Person) -> str:
    """A friend, somebody who is not to come near, an invitation that is followed; the table."""
    befriend(ann, bea)
    eve = Person(ann.inn)
    ann.http.post("/api/blocks", json={"who": eve.me["who"]}).raise_for_status()
    code = str(ann.set_table("me", "open", clock=CLOCK, seed="push")["code"])
    asked = ann.http.post(f"/api/tables/{code}/invitations", json={"who": bea.me["who"]})
    assert asked.status_code == 204, asked.text
    assert [each["table"]["code"] for each in bea.http.get("/api/counter").json()["chairs"]]
    assert eve.http.post(f"/api/tables/{code}/join").status_code >= 400
    bea.http.post(f"/api/tables/{code}/join").raise_for_status()
    return code


def _played(inn: RunningInn, ann: Person, bea: Person) -> None:
    """Six games against each other, a public profile, a file with all of it."""
    for n in range(6):
        finished(inn, f"rated{n}", [ann, bea], [30 + n, 20])
    ann.http.put("/api/profile", json={"public": True}).raise_for_status()
    seen = Person(inn).http.get("/api/people/ann/profile").json()
    assert (seen["games"], seen["won"]) == (6, 6)
    assert seen["titles"][0]["rating"]["settled"]
    assert len(bea.http.get(f"/api/people/{ann.me['who']}/games?before=9e12").json()) == 6
    file = zipfile.ZipFile(io.BytesIO(ann.http.get("/api/profile/export").content))
    told = json.loads(file.read("korchma.json"))
    assert (len(told["played"]), len(told["ratings"]), len(told["friendships"])) == (6, 1, 1)


def _time_is_over(ann: Person, bea: Person, code: str, later: Later) -> None:
    """Ann's time is over: Bea votes, and the vote is there for whoever looks."""
    waits = bea.sit(code)
    later(301)
    while not waits.state["table"]["clock"]["votes"]:
        waits.hear()
    waits.say({"type": "vote", "seat": 0, "ballot": "move"})
    while waits.state["table"]["turn_of"] == [0]:
        waits.hear()
    assert [seat["kind"] for seat in waits.state["table"]["seats"]] == ["human", "human"]
    waits.close()


def _reads_a_letter(ann: Person, box: Mailbox, code: str) -> None:
    """It waits a minute for her to come; by one click no other comes."""
    until(lambda: _rows(ann.inn, select(notices.c.due).where(notices.c.due.is_not(None))))
    minutes_pass(ann.inn, 61)
    letter = until(lambda: box.letters)[0]
    assert letter["subject"].startswith("Ваш ход: ")
    assert f"{HOME}/table/{code}\n" in said(letter)
    off = letter["list-unsubscribe"].strip("<>").replace(HOME, ann.inn.url)
    assert httpx.post(off, data={"List-Unsubscribe": "One-Click"}).status_code == 204
    assert ann.http.get("/api/notices").json()["wishes"]["mail"] == "off"


def _is_forgotten(inn: RunningInn, ann: Person) -> None:
    """Seven days after she asked."""
    ann.http.post("/api/leaving", json={"name": "Ann"}).raise_for_status()
    week = update(people).where(people.c.leaving.is_not(None))

    async def see_off() -> None:
        earlier = week.values(leaving=people.c.leaving - 8 * 24 * 3600)
        await inn.house.store.write((earlier, None))
        await inn.house.farewells.see_off()

    asyncio.run_coroutine_threadsafe(see_off(), inn.loop).result(20)


def test_a_regular_comes_stays_and_goes(
    database: str, office: tuple[Mailbox, PushService, Office], later: Later
) -> None:
    box, service, post = office
    inn = RunningInn(database, office=post)
    ann, bea = regular(inn, "Ann"), regular(inn, "Bea")
    _wants_letters(ann, box)
    _wants_pushes(ann, service)
    _forgets_the_password_twice(ann, box)
    device = _wants_pushes(ann, service)
    code = _company(ann, bea)
    path, _, body = until(lambda: service.came)[0]
    assert (path, device.read(body)["to"]) == (device.path, f"/table/{code}")
    _played(inn, ann, bea)
    ann.http.put("/api/settings", json={"settings": {"theme": "light"}}).raise_for_status()
    inn.close()

    again = RunningInn(database, office=post)
    for each in (ann, bea):
        each.inn, each.http.base_url = again, again.url
    me = ann.http.get("/api/me").json()
    assert (me["id"], me["settings"]["theme"]) == (ann.me["id"], "light")
    assert ann.http.get("/api/notices").json()["wishes"]["mail"] == "daily"
    _reads_a_letter(ann, box, code)
    _time_is_over(ann, bea, code, later)
    marks = (ann.me["id"], ann.me["who"], "ann@example.org")
    books = {"people", "sessions", "sitters", "friendships", "played", "ratings", "rated"}
    assert _books_with(again, *marks) >= books | {"notices", "pushes", "blocks"}
    _is_forgotten(again, ann)
    assert _books_with(again, *marks) == set()
    assert bea.http.get("/api/profile").json()["games"] == 6
    again.close()
