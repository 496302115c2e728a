"""Bots think, and fights are simulated, in other processes and never too long."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeVar

import msgspec

from korchma.bots import make_bot
from korchma.kernel import Chair, Session, advice, find_game, games
from korchma.server.protocol import OddsInfo
from korchma.server.tables.sketch import odds_info

T = TypeVar("T")

SECONDS = 5.0
AWAKE = 60.0
"""Seconds to think, and to wake up before the first thought."""


def _wake() -> None:
    """Whoever answers this has imported every game."""
    games()


def _settle_in(nice: int, leash: Connection) -> None:
    """In a worker: let others go first, and go when the inn lets go of the leash, or dies."""
    if hasattr(os, "nice"):  # Windows knows no such thing
        os.nice(nice)
    threading.Thread(target=_hold_on, args=(leash,), daemon=True).start()


def _hold_on(leash: Connection) -> None:
    """Nothing is ever said through it: it ends."""
    with contextlib.suppress(EOFError, OSError):
        leash.recv_bytes()
    os._exit(0)


SAME = 200
"""So many decisions of a table haphazard bots have the same chance."""


class Sketch(NamedTuple):
    """A table as plain data: its last safe point, what was decided since, and how often in all."""

    game: str
    players: int
    options: Any
    state: bytes
    seed: str
    since: list[tuple[int, Any]]
    made: int


def sketch_of(session: Session) -> Sketch:
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
        len(session.log),
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


def decide(sketch: Sketch, seat: int, bot: str) -> Any:
    """In a worker: the bot's answer as plain data."""
    session = _session(sketch)
    # For each decision a new bot sits down: who has only chance draws alike each time, and could go
    # in a circle for ever; so it gets another chance now and then.
    seed = seat + sketch.players * (sketch.made // SAME) if bot == "random" else seat
    answer = make_bot(session.game, bot, seed).decide(Chair(session, seat))
    return msgspec.to_builtins(answer)


def advise(sketch: Sketch, seat: int, bot: str) -> Any:
    """In a worker: the bot's advice and what it thinks next best, as plain data."""
    session = _session(sketch)
    found = advice(make_bot(session.game, bot, seat), Chair(session, seat))
    return msgspec.to_builtins([found] if found.next is None else [found, found.next])


def odds(sketch: Sketch, seat: int) -> tuple[OddsInfo | None, ...]:
    """In a worker: the odds of each option a seat has."""
    session = _session(sketch)
    ask = session.ask_of(seat)
    return tuple(odds_info(session, seat, option) for option in ask.options) if ask else ()


class Thinkers:
    """A pool of processes in which bots decide; ``nice`` ones let everybody else go first.

    They live as long as the inn holds their leash, a pipe: also a killed inn lets go of it.
    """

    def __init__(self, workers: int = 2, *, nice: int = 0) -> None:
        self.workers, self._nice = workers, nice
        self._pool: ProcessPoolExecutor | None = None
        self._leash: tuple[Connection, ...] = ()
        self._waking: list[Future[None]] = []
        self._closed = False

    def start(self) -> ProcessPoolExecutor:
        """Wake everybody; the first question should not have to wait for that."""
        if self._closed:
            raise BrokenProcessPool("the inn is closed")
        if self._pool is None:
            self.send_home()
            context = multiprocessing.get_context("spawn")
            theirs, ours = context.Pipe(duplex=False)
            self._leash = (ours, theirs)
            settled = (self._nice, theirs)
            pool = ProcessPoolExecutor(
                self.workers, mp_context=context, initializer=_settle_in, initargs=settled
            )
            self._waking = [pool.submit(_wake) for _ in range(self.workers)]
            self._pool = pool  # only now: a machine that is full may have refused
        return self._pool

    async def _awake(self) -> ProcessPoolExecutor:
        """The pool, once somebody in it is awake: waking up is not thinking time."""
        self.start()
        if not any(each.done() for each in self._waking):
            waking = [asyncio.wrap_future(each) for each in self._waking]
            await asyncio.wait(waking, timeout=AWAKE, return_when=asyncio.FIRST_COMPLETED)
        return self.start()

    async def think(self, work: Callable[..., T], *given: Any, seconds: float | None = None) -> T:
        """Let a worker do it. Whoever is too slow is sent home, and all others with them."""
        pool = await self._awake()
        job = asyncio.get_running_loop().run_in_executor(pool, work, *given)
        try:
            return await asyncio.wait_for(job, SECONDS if seconds is None else seconds)
        except asyncio.CancelledError:
            if pool is self._pool:
                raise
            raise BrokenProcessPool("sent home because of somebody else") from None
        except (TimeoutError, BrokenProcessPool, OSError):
            if pool is self._pool:
                self.send_home()
            raise

    def send_home(self) -> None:
        """Nobody thinks on; whoever is needed next is woken anew."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        for end in self._leash:
            end.close()
        self._leash = ()

    def close(self) -> None:
        """Send everybody home for good."""
        self._closed = True
        self.send_home()
