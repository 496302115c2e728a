"""Bots think in other processes, never in the event loop, and never too long."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from korchma.bots import make_bot
from korchma.bots.random import random_answer
from korchma.kernel import Answer, Chair, Session, find_game, games
from korchma.kernel.log import Redeal

SECONDS = 5.0
AWAKE = 60.0
"""Seconds to think, and to wake up before the first thought."""


def _wake() -> None:
    """Whoever answers this has imported every game."""
    games()


def _decide(
    game: str,
    players: int,
    options: Any,
    state: bytes,
    since: list[tuple[int, Any]],
    seat: int,
    bot: str,
) -> Any:
    """In a worker: the table from its last safe point, and the bot's answer as plain data."""
    title = find_game(game)
    position = msgspec.msgpack.decode(state, type=title.state_type)
    rulings = msgspec.convert(options, title.options_type)
    session = Session.at(title, position, rulings, players=players)
    for who, raw in since:
        for each, own in (raw if who < 0 else {who: raw}).items():
            session.choose(msgspec.convert(own, title.answer_type, strict=False), each)
    answer = make_bot(title, bot, seat).decide(Chair(session, seat))
    return msgspec.to_builtins(answer)


class Thinkers:
    """A pool of processes in which bots decide."""

    def __init__(self, workers: int = 2) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._waking: list[Future[None]] = []

    def start(self) -> ProcessPoolExecutor:
        """Wake everybody; the first question should not have to wait for that."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context)
            self._waking = [self._pool.submit(_wake) for _ in range(self._workers)]
        return self._pool

    async def _awake(self) -> ProcessPoolExecutor:
        """The pool, once somebody in it is awake: waking up is not thinking time."""
        pool = self.start()
        if not any(each.done() for each in self._waking):
            waking = [asyncio.wrap_future(each) for each in self._waking]
            await asyncio.wait(waking, timeout=AWAKE, return_when=asyncio.FIRST_COMPLETED)
        return pool

    async def decide(self, session: Session, seat: int, bot: str) -> Answer:
        """A bot's answer; anything legal if it breaks or takes too long."""
        ask = session.ask_of(seat)
        assert ask is not None
        base = session._base
        since = [
            (mark[0], msgspec.to_builtins(entry))
            for mark, entry in zip(
                session.marks[base.length :], session.log[base.length :], strict=True
            )
            if not isinstance(entry, Redeal)
        ]
        state = msgspec.msgpack.encode(base.state)
        options = msgspec.to_builtins(session.table.options)
        loop = asyncio.get_running_loop()
        try:
            job = loop.run_in_executor(
                await self._awake(),
                _decide,
                session.game.id,
                session.players,
                options,
                state,
                since,
                seat,
                bot,
            )
            raw = await asyncio.wait_for(job, SECONDS)
        except (TimeoutError, BrokenProcessPool, OSError):
            self.close()
            return ask.usual or random_answer(ask, random.Random(len(session.log)))
        answer: Answer = msgspec.convert(raw, session.game.answer_type, strict=False)
        return answer

    def close(self) -> None:
        """Send everybody home."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
