"""What takes long is done beside the event loop, and in fair shares."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import httpx
import pytest

from korchma.kernel import Session
from korchma.server.errors import Refusal
from korchma.server.pace import Paces
from korchma.server.tables import aside, floor
from korchma.server.tables.aside import Aside
from korchma.server.tables.minding import Mind
from korchma.server.tables.thinking import Thinkers
from korchma.server.tables.turns import Turns
from korchma.server.web import replays
from tests.server.inn import Person, RunningInn, Seat
from tests.server.other_rules import think_here


async def _served(turns: Turns, order: list[str], owner: str) -> None:
    async with turns.turn(owner):
        order.append(owner)
        await asyncio.sleep(0)


async def test_who_brings_one_thing_does_not_wait_for_who_brings_a_hundred() -> None:
    turns, order = Turns(1), list[str]()
    crowd = [asyncio.create_task(_served(turns, order, "eve")) for _ in range(100)]
    await asyncio.sleep(0)
    one = asyncio.create_task(_served(turns, order, "ann"))
    two = asyncio.create_task(_served(turns, order, "bob"))
    await asyncio.gather(*crowd, one, two)
    assert max(order.index("ann"), order.index("bob")) <= 4
    assert order.count("eve") == 100


async def test_who_goes_away_while_waiting_takes_nobodys_turn() -> None:
    turns, order = Turns(1), list[str]()
    async with turns.turn("ann"):
        waiting = [asyncio.create_task(_served(turns, order, x)) for x in ("eve", "bob", "eve")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
    await asyncio.gather(*waiting, return_exceptions=True)
    assert sorted(order) == ["bob", "eve"]
    await _served(turns, order, "ann")
    assert order[-1] == "ann"


async def test_who_goes_away_just_as_it_is_their_turn_passes_it_on() -> None:
    turns, order = Turns(1), list[str]()
    async with turns.turn("ann"):
        eve = asyncio.create_task(_served(turns, order, "eve"))
        await asyncio.sleep(0)
    eve.cancel()
    await asyncio.gather(eve, return_exceptions=True)
    await asyncio.wait_for(_served(turns, order, "bob"), 5)
    assert order == ["bob"]


async def test_one_person_has_only_so_much_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aside, "MOST", 3)
    threads, gate = Aside(), threading.Event()
    work = [asyncio.create_task(threads.do("eve", gate.wait)) for _ in range(aside.THREADS + 3)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="too-much"):
        await threads.do("eve", gate.wait)
    ann = asyncio.create_task(threads.do("ann", str, 7))
    gate.set()
    assert await ann == "7"
    await asyncio.gather(*work)
    threads.close()


async def test_bots_of_one_person_do_not_keep_those_of_others_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    think_here(monkeypatch)
    mind, order = Mind(Thinkers(1)), list[str]()
    slow = [asyncio.create_task(mind.think(order.append, "eve", owner="eve")) for _ in range(50)]
    await asyncio.sleep(0)
    await mind.think(order.append, "ann", owner="ann")
    assert order.index("ann") < 10
    await asyncio.gather(*slow)
    mind.workers.close()


def test_heavy_work_is_never_done_in_the_event_loop(
    inn: RunningInn, guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Waking, foreseeing, setting up, replays, files from elsewhere, verifying."""
    loops, done = {inn._thread.ident}, dict[str, int | None]()

    def watch(module: Any, name: str) -> None:
        real = getattr(module, name)

        def watched(*given: Any, **more: Any) -> Any:
            done[name] = threading.get_ident()
            return real(*given, **more)

        monkeypatch.setattr(module, name, watched)

    for module, name in ((floor, "wake"), (replays, "read_frames"), (Session, "foresee")):
        watch(module, name)
    watch(guest.inn.house.hall.clerk.desk.workers, "think")
    monkeypatch.setattr(Session, "_set_up", _noted(Session._set_up, done))
    code = guest.set_table("me", "bot:random", seed="heavy")["code"]
    seat = guest.sit(code)
    _foresee(seat)
    seat.play_on(random.Random(1))
    assert guest.http.get(f"/api/tables/{code}/replay").json()["frames"]
    assert guest.http.get(f"/api/tables/{code}/verify").json()["same"]
    made = guest.http.get(f"/api/tables/{code}/record").content
    kept = guest.http.post("/api/records", content=made).json()["code"]
    guest.http.get(f"/api/tables/{kept}").raise_for_status()
    assert {"wake", "read_frames", "foresee", "_set_up", "think"} == done.keys()
    assert {name for name, thread in done.items() if thread in loops} <= {"think"}


def _noted(real: Any, done: dict[str, int | None]) -> Any:
    def noted(self: Session, *given: Any) -> Any:
        done["_set_up"] = threading.get_ident()
        return real(self, *given)

    return noted


def _foresee(seat: Seat) -> None:
    while not seat.asks:
        seat.hear()
    ask = seat.asks[0]
    words = {"ask": ask["number"], "seat": ask["seat"], "answer": [ask["options"][0]["option"]]}
    seat.say({"type": "foresee", **words})
    seat.wait("foresight")


def test_files_and_verifying_are_limited_by_person(inn: RunningInn, guest: Person) -> None:
    inn.house._work = Paces(2, 60)
    said = [guest.http.post("/api/records", content=b"{}").status_code for _ in range(4)]
    assert said == [400, 400, 429, 429]
    assert Person(inn).http.post("/api/records", content=b"{}").status_code == 400


def test_a_replay_comes_packed_or_plain(guest: Person) -> None:
    code = guest.set_table("me", "bot:random")["code"]
    guest.sit(code).play_on(random.Random(1))
    cookies = dict(guest.http.cookies)
    url = f"{guest.inn.url}/api/tables/{code}/replay"
    packed = httpx.get(url, cookies=cookies)
    plain = httpx.get(url, cookies=cookies, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
