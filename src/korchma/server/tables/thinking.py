"""Bots think, and fights are simulated, in other processes and never too long."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

import msgspec

from korchma.bots import make_bot
from korchma.bots.random import random_answer
from korchma.kernel import Answer, Chair, Session, advice, find_game, games
from korchma.server.protocol import Advised, OddsInfo
from korchma.server.tables.sketch import odds_info

T = TypeVar("T")

SECONDS = 5.0
AWAKE = 60.0
"""Seconds to think, and to wake up before the first thought."""


def _wake() -> None:
    """Whoever answers this has imported every game."""
    games()


def _step_back(nice: int) -> None:
    """In a worker: let others go first."""
    os.nice(nice)


class Sketch(NamedTuple):
    """A table as plain data: its last safe point, and what was decided since."""

    game: str
    players: int
    options: Any
    state: bytes
    seed: str
    since: list[tuple[int, Any]]


def _sketch(session: Session) -> Sketch:
    """A table to be sent to a worker."""
    base = session._base
    entries = zip(session.marks[base.length :], session.log[base.length :], strict=True)
    return Sketch(
        session.game.id,
        session.players,
        msgspec.to_builtins(session.table.options),
        msgspec.msgpack.encode(base.state),
        session.seed,
        [(mark[0], msgspec.to_builtins(entry)) for mark, entry in entries],
    )


def _session(sketch: Sketch) -> Session:
    """In a worker: the table as it is."""
    title = find_game(sketch.game)
    position = msgspec.msgpack.decode(sketch.state, type=title.rules.state_type)
    rulings = msgspec.convert(sketch.options, title.rules.options_type)
    session = Session.at(title, position, rulings, players=sketch.players, seed=sketch.seed)
    for who, raw in sketch.since:
        for each, own in (raw if who < 0 else {who: raw}).items():
            session.choose(msgspec.convert(own, title.answer_type, strict=False), each)
    return session


def _decide(sketch: Sketch, seat: int, bot: str) -> Any:
    """In a worker: the bot's answer as plain data."""
    session = _session(sketch)
    answer = make_bot(session.game, bot, seat).decide(Chair(session, seat))
    return msgspec.to_builtins(answer)


def _advise(sketch: Sketch, seat: int, bot: str) -> Any:
    """In a worker: the bot's advice and what it thinks next best, as plain data."""
    session = _session(sketch)
    found = advice(make_bot(session.game, bot, seat), Chair(session, seat))
    return msgspec.to_builtins([found] if found.next is None else [found, found.next])


def _odds(sketch: Sketch, seat: int) -> tuple[OddsInfo | None, ...]:
    """In a worker: the odds of each option a seat has."""
    session = _session(sketch)
    ask = session.ask_of(seat)
    return tuple(odds_info(session, seat, option) for option in ask.options) if ask else ()


class Thinkers:
    """A pool of processes in which bots decide; ``nice`` ones let everybody else go first."""

    def __init__(self, workers: int = 2, *, nice: int = 0) -> None:
        self._workers, self._nice = workers, nice
        self._pool: ProcessPoolExecutor | None = None
        self._waking: list[Future[None]] = []

    def start(self) -> ProcessPoolExecutor:
        """Wake everybody; the first question should not have to wait for that."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            pool = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=_step_back, initargs=(self._nice,)
            )
            self._waking = [pool.submit(_wake) for _ in range(self._workers)]
            self._pool = pool  # only now: a machine that is full may have refused
        return self._pool

    async def _awake(self) -> ProcessPoolExecutor:
        """The pool, once somebody in it is awake: waking up is not thinking time."""
        self.start()
        if not any(each.done() for each in self._waking):
            waking = [asyncio.wrap_future(each) for each in self._waking]
            await asyncio.wait(waking, timeout=AWAKE, return_when=asyncio.FIRST_COMPLETED)
        return self.start()

    async def decide(self, session: Session, seat: int, bot: str) -> Answer:
        """A bot's answer; anything legal if it breaks or takes too long."""
        ask = session.ask_of(seat)
        assert ask is not None
        try:
            raw = await self.think(_decide, _sketch(session), seat, bot)
        except (TimeoutError, BrokenProcessPool, OSError):
            return ask.usual or random_answer(ask, random.Random(len(session.log)))
        answer: Answer = msgspec.convert(raw, session.game.answer_type, strict=False)
        return answer

    async def advise(self, session: Session, seat: int, bot: str) -> list[Advised]:
        """A bot's advice, and what it thinks next best; nothing if it cannot be had in time."""
        try:
            raw = await self.think(_advise, _sketch(session), seat, bot)
        except (TimeoutError, BrokenProcessPool, OSError):
            return []
        return msgspec.convert(raw, list[Advised])

    async def odds(self, session: Session, seat: int) -> tuple[OddsInfo | None, ...] | None:
        """The odds of what a seat may choose; None if they cannot be had in time."""
        try:
            return await self.think(_odds, _sketch(session), seat)
        except (TimeoutError, BrokenProcessPool, OSError):
            return None

    async def think(self, work: Callable[..., T], *given: Any, seconds: float | None = None) -> T:
        """Let a worker do it. Whoever is too slow is sent home, and all others with them."""
        pool = await self._awake()
        job = asyncio.get_running_loop().run_in_executor(pool, work, *given)
        try:
            return await asyncio.wait_for(job, seconds or SECONDS)
        except asyncio.CancelledError:
            if pool is self._pool:
                raise
            raise BrokenProcessPool("sent home because of somebody else") from None
        except (TimeoutError, BrokenProcessPool, OSError):
            if pool is self._pool:
                self.close()
            raise

    def close(self) -> None:
        """Send everybody home."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
