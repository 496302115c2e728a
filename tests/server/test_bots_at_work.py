"""Bots that break, and workers without a master: no table waits, no process is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from bench.house import OwnInn

from korchma.kernel import Ask, Session, find_game
from korchma.server.tables import minding
from korchma.server.tables.minding import Mind
from korchma.server.tables.thinking import Thinkers
from tests.server.inn import Person, RunningInn
from tests.server.other_rules import think_here

WISH = {"game": "witches", "mode": "competitive", "seats": ["me", "bot:heuristic"]}


def _breaks(*_: Any) -> Any:
    raise ZeroDivisionError("a bug in a bot")


def _session() -> tuple[Session, Ask]:
    session = Session.new(find_game("witches"), 2, "competitive", "break", people=range(2))
    assert isinstance(session.ask, Ask)
    return session, session.ask


async def test_a_bot_that_breaks_in_its_worker_decides_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    think_here(monkeypatch)
    session, ask = _session()
    mind = Mind(Thinkers(1))
    monkeypatch.setattr(minding, "decide", _breaks)
    monkeypatch.setattr(minding, "_decide_here", lambda *_: {"do": "take-witch", "witch": "nanny"})
    taken = await mind.decide(session, ask.seat, "heuristic")
    assert str(taken).count("nanny")
    mind.workers.close()


async def test_a_bot_that_breaks_everywhere_answers_anything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    think_here(monkeypatch)
    session, ask = _session()
    mind = Mind(Thinkers(1))
    monkeypatch.setattr(minding, "decide", _breaks)
    assert await mind.decide(session, ask.seat, "heuristic") in ask.options
    assert await mind.odds(session, ask.seat) is not None
    monkeypatch.setattr(minding, "odds", _breaks)
    assert await mind.odds(session, ask.seat) is None
    mind.workers.close()


def test_an_answer_nobody_asked_for_does_not_stop_the_table(
    inn: RunningInn, guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither one that is not offered nor three cards where two are asked for."""
    many: list[str] = []

    async def nonsense(self: Mind, session: Session, seat: int, *_: Any) -> Any:
        ask = session.ask_of(seat)
        assert ask is not None
        many.extend([ask.about] if ask.pick else [])
        return ("not", "an", "answer")

    monkeypatch.setattr(Mind, "decide", nonsense)
    code = guest.set_table(*["bot:random"] * 3, game="ronin", mode="partners")["code"]
    seat = guest.sit(code)
    while len(many) < 5 and not seat.state["table"]["stuck"]:
        seat.hear()
    assert not seat.state["table"]["stuck"]


def test_bots_that_cannot_go_on_say_so(
    inn: RunningInn, guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> Any:
        raise ZeroDivisionError("a bug in the inn")

    monkeypatch.setattr(Mind, "decide", broken)
    seat = guest.sit(guest.set_table("bot:random", "bot:random")["code"])
    while not seat.state["table"]["stuck"]:
        seat.hear()
    assert seat.state["table"]["stuck"] == "stuck-rules"


def _family(pid: int) -> list[int]:
    """All processes below one."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            child = int(stat.parent.name)
            found += [child, *_family(child)]
    return found


def _alive(pids: list[int]) -> list[int]:
    return [pid for pid in pids if Path(f"/proc/{pid}/stat").exists() and not _zombie(pid)]


def _zombie(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def _gone_soon(pids: list[int]) -> bool:
    until = time.monotonic() + 5
    while time.monotonic() < until and _alive(pids):
        time.sleep(0.05)
    return not _alive(pids)


def _busy(inn: OwnInn) -> list[int]:
    """An inn whose bots think, and its processes."""
    http = httpx.Client(base_url=inn.url, timeout=20)
    http.get("/api/me")
    wish = {"game": "oldworld", "mode": "hunt", "seats": ["bot:heuristic"] * 3}
    for _ in range(3):
        http.post("/api/tables", json=wish).raise_for_status()
    until = time.monotonic() + 20
    while len(_family(inn.process.pid)) < 3 and time.monotonic() < until:
        time.sleep(0.05)
    return _family(inn.process.pid)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_no_worker_outlives_the_inn(how: signal.Signals, tmp_path: Path) -> None:
    inn = OwnInn(tmp_path / "inn.db")
    family = _busy(inn)
    assert len(family) >= 3
    began = time.monotonic()
    os.kill(inn.process.pid, how)
    inn.process.wait(15)
    assert time.monotonic() - began < 10
    assert _gone_soon(family)


def test_nobody_is_woken_after_the_inn_was_closed() -> None:
    async def story() -> None:
        session, ask = _session()
        mind = Mind(Thinkers(1))
        mind.workers.close()
        assert await mind.decide(session, ask.seat, "heuristic") in ask.options
        assert mind.workers._pool is None

    asyncio.run(story())
