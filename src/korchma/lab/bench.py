"""How fast: rates, percentiles, sizes. Never asserted, always measured.

Times are those of the processor, so that other work on the machine counts as little as can be.
"""

from __future__ import annotations

import gc
import random
import statistics
import subprocess
import sys
from collections.abc import Callable
from time import process_time as clock
from typing import Any

import msgspec

from korchma import fast
from korchma.bots import random_answer
from korchma.kernel import Game, Session, find_game
from korchma.kernel.record import Record, SeatInfo, record
from korchma.kernel.restoring import restore
from korchma.lab.simulate import play_randomly

ROUNDS = 7
ROUND_SECONDS = 0.6
PROBES = 3_000
RULES: dict[fast.State, str] = {
    "compiled": "compiled",
    "pure": "pure Python",
    "stale": "pure Python: what was compiled is of other sources (make fast)",
}


def bench(name: str, players: int | None = None) -> dict[str, Any]:
    """Everything `korchma bench` tells about a title, with the most players unless said."""
    game = find_game(name)
    seats = players or max(max(mode.players) for mode in game.modes)
    _rate(game, seats, 0.2)
    rates = sorted(_rate(game, seats, ROUND_SECONDS) for _ in range(ROUNDS))
    whole = _whole_game(game, seats)
    return {
        "players": seats,
        "rules": RULES[fast.state(name)],
        "decisions_per_second": round(statistics.median(rates)),
        "decisions_per_second_rounds": [round(rate) for rate in rates],
        **_probes(game, seats),
        "replay_ms": _replay(whole),
        "record_bytes": len(msgspec.json.encode(whole)),
        "live_session_kb": _live_kb(game, seats),
        "import_ms": _import_ms(game),
    }


def _rate(game: Game[Any, Any, Any], seats: int, seconds: float) -> float:
    """Random decisions per second in whole games, setting up included."""
    decisions, number = 0, 0
    started = clock()
    while (took := clock() - started) < seconds:
        session = Session.new(game, seats, seed=f"bench {number}", listen=False)
        decisions += play_randomly(session, random.Random(number))
        number += 1
    return decisions / took


def _percentiles(times: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(times, n=20)
    return {"p50": round(cuts[9] * 1e6, 2), "p95": round(cuts[18] * 1e6, 2)}


def _timed(action: Callable[[], object]) -> float:
    started = clock()
    action()
    return clock() - started


def _probes(game: Game[Any, Any, Any], seats: int) -> dict[str, dict[str, float]]:
    """Fork, view and choose at every decision of random games, collector at rest."""
    fork: list[float] = []
    view: list[float] = []
    choose: list[float] = []
    number = 0
    gc.collect()
    gc.disable()
    try:
        while len(choose) < PROBES:
            chance = random.Random(number)
            session = Session.new(game, seats, seed=f"probe {number}", listen=False)
            number += 1
            while session.waiting:
                seat = session.waiting[0]
                ask = session.ask_of(seat)
                assert ask is not None
                fork.append(_timed(session.fork))
                view.append(_timed(lambda s=session, i=seat: s.view(i)))  # type: ignore[misc]
                answer = random_answer(ask, chance)
                choose.append(
                    _timed(lambda s=session, a=answer, i=seat: s.choose(a, i))  # type: ignore[misc]
                )
    finally:
        gc.enable()
    return {
        "fork_us": _percentiles(fork),
        "view_us": _percentiles(view),
        "choose_us": _percentiles(choose),
    }


def _whole_game(game: Game[Any, Any, Any], seats: int) -> Record:
    """The longest of some games: the best bot there is, else random."""
    longest: Record | None = None
    for number in range(20):
        session = Session.new(game, seats, seed=f"whole {number}", listen=False)
        play_randomly(session, random.Random(number))
        made = record(session, [SeatInfo("bot:random")] * seats)
        if longest is None or len(made.decisions) > len(longest.decisions):
            longest = made
    assert longest is not None
    return longest


def _replay(whole: Record) -> float:
    """Milliseconds to play a whole recorded game again, every decision checked."""
    return round(statistics.median(_timed(lambda: restore(whole)) for _ in range(15)) * 1e3, 2)


def _live_kb(game: Game[Any, Any, Any], seats: int) -> float:
    """Memory of one session in the middle of a game, events kept, over many."""
    import tracemalloc

    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = []
    for number in range(50):
        session = Session.new(game, seats, seed=f"live {number}")
        chance = random.Random(number)
        for _ in range(40):
            if session.waiting:
                seat = session.waiting[0]
                ask = session.ask_of(seat)
                assert ask is not None
                session.choose(random_answer(ask, chance), seat)
        kept.append(session)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return round((after - before) / len(kept) / 1024, 1)


def _import_ms(game: Game[Any, Any, Any]) -> float:
    """Milliseconds for a fresh Python to import the title and read its content."""
    code = (
        "import time; t = time.perf_counter(); from korchma.kernel import find_game; "
        f"find_game({game.id!r}).content; print((time.perf_counter() - t) * 1e3)"
    )
    run = [sys.executable, "-c", code]
    times = [
        float(subprocess.run(run, capture_output=True, text=True, check=True).stdout)
        for _ in range(5)
    ]
    return round(statistics.median(times), 1)
