"""Bots in other processes: too slow, they are sent home, and nobody's table stands still."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from korchma.bots import make_bot
from korchma.kernel import Chair, Session, find_game
from korchma.server.tables import thinking
from korchma.server.tables.minding import Mind
from korchma.server.tables.thinking import Thinkers
from tests.server.inn import THINKERS, RunningInn


async def _slow_then_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("witches")
    session = Session.new(game, 2, "competitive", "slow", people=range(2))
    ask = session.ask_of(session.waiting[0])
    assert ask is not None
    mind = Mind(Thinkers(workers=1))
    try:
        await mind.decide(session, ask.seat, "heuristic")
        monkeypatch.setattr(thinking, "SECONDS", 0)
        slow = await asyncio.gather(*[mind.decide(session, ask.seat, "random") for _ in range(4)])
        assert all(answer in ask.options for answer in slow)
        assert await mind.odds(session, ask.seat) is None
        monkeypatch.setattr(thinking, "SECONDS", 60.0)
        best = make_bot(game, "heuristic", ask.seat).decide(Chair(session, ask.seat))
        assert await mind.decide(session, ask.seat, "heuristic") == best
    finally:
        mind.workers.close()


def test_whoever_is_too_slow_takes_nobody_along(monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_slow_then_quick(monkeypatch))


async def _full_then_free(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.new(find_game("witches"), 2, "competitive", "full", people=range(2))
    ask = session.ask_of(session.waiting[0])
    assert ask is not None
    mind = Mind(Thinkers(workers=1))
    submit = ProcessPoolExecutor.submit

    def refused(*_: object) -> None:
        raise BlockingIOError("no room for another process")

    try:
        monkeypatch.setattr(ProcessPoolExecutor, "submit", refused)
        for _ in range(2):
            assert await mind.decide(session, ask.seat, "heuristic") in ask.options
            assert await mind.odds(session, ask.seat) is None
        monkeypatch.setattr(ProcessPoolExecutor, "submit", submit)
        best = make_bot(session.game, "heuristic", ask.seat).decide(Chair(session, ask.seat))
        assert await mind.decide(session, ask.seat, "heuristic") == best
    finally:
        mind.workers.close()


def test_a_machine_with_no_room_for_thinkers_stops_no_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asyncio.run(_full_then_free(monkeypatch))


def test_a_worker_wakes_where_nobody_can_step_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows: bots would think in the inn itself, hints and odds would never come."""
    monkeypatch.delattr(os, "nice")
    held: list[object] = []
    monkeypatch.setattr(thinking, "_hold_on", held.append)
    leash, ours = multiprocessing.Pipe(duplex=False)
    thinking._settle_in(10, leash)
    ours.close()
    leash.close()
    assert held == [leash]


def test_bots_that_were_lent_are_not_sent_home(tmp_path: Path) -> None:
    """Whoever lends them to several inns closes one and plays on in the next."""
    pool = THINKERS.start()
    RunningInn(str(tmp_path / "inn.db")).close()
    assert THINKERS.start() is pool


def test_chance_is_another_now_and_then_so_that_nobody_goes_in_a_circle() -> None:
    """At a stash things can be taken and put back for ever: whoever always chose alike would."""
    session = Session.new(find_game("witches"), 2, "competitive", "circle", people=range(2))
    seat = session.waiting[0]
    sketch = thinking.sketch_of(session)
    later = [sketch._replace(made=made * thinking.SAME) for made in range(20)]
    chosen = {str(thinking.decide(each, seat, "random")) for each in later}
    assert len(chosen) > 1
    assert thinking.decide(sketch, seat, "random") == thinking.decide(sketch, seat, "random")
