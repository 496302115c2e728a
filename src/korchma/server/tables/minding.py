"""The minds of one inn: bots decide and odds are worked out in workers, in fair shares."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeAlias, TypeVar

import msgspec

from korchma.bots.random import random_answer
from korchma.kernel import Answer, Ask, Session
from korchma.server.protocol import Advised, OddsInfo
from korchma.server.tables import thinking
from korchma.server.tables.patience import WATCH
from korchma.server.tables.thinking import Sketch, Thinkers, advise, decide, odds, sketch_of
from korchma.server.tables.turns import Turns

log = logging.getLogger("korchma.bots")

T = TypeVar("T")
Odds: TypeAlias = "tuple[OddsInfo | None, ...] | None"


def _decide_here(sketch: Sketch, seat: int, bot: str) -> Any:
    """In a thread of the inn itself, and not for long."""
    with WATCH.over(thinking.SECONDS):
        return decide(sketch, seat, bot)


def anything(session: Session, ask: Ask) -> Answer:
    """What most would answer, or any legal answer."""
    if ask.usual is not None:
        return (ask.usual,) if ask.pick else ask.usual
    return random_answer(ask, random.Random(len(session.log)))


class Mind:
    """Workers, and a fair turn at them: who has a hundred tables waits behind who has one."""

    def __init__(self, workers: Thinkers) -> None:
        self.workers = workers
        self._turns = Turns(workers.workers + 1)

    async def think(
        self, work: Callable[..., T], *given: Any, seconds: float | None = None, owner: str = ""
    ) -> T:
        """Let a worker do it, when it is its owner's turn."""
        async with self._turns.turn(owner):
            return await self.workers.think(work, *given, seconds=seconds)

    async def decide(self, session: Session, seat: int, bot: str, owner: str = "") -> Answer:
        """A bot's answer; anything legal if it takes too long, or breaks here as well."""
        ask = session.ask_of(seat)
        assert ask is not None
        sketch = sketch_of(session)
        try:
            return self._read(session, await self.think(decide, sketch, seat, bot, owner=owner))
        except TimeoutError:
            return anything(session, ask)
        except (BrokenProcessPool, OSError):  # sent home with others, or no room for a process
            pass
        except Exception:
            log.exception("the bot %s of %s broke in its worker", bot, session.game.id)
        try:
            return self._read(session, await asyncio.to_thread(_decide_here, sketch, seat, bot))
        except Exception:
            log.exception("the bot %s of %s breaks: it answers anything", bot, session.game.id)
            return anything(session, ask)

    def _read(self, session: Session, raw: Any) -> Answer:
        answer: Answer = msgspec.convert(raw, session.game.answer_type, strict=False)
        return answer

    async def advise(self, session: Session, seat: int, bot: str, owner: str = "") -> list[Advised]:
        """A bot's advice and what it thinks next best; nothing if it cannot be had in time."""
        try:
            found = await self.think(advise, sketch_of(session), seat, bot, owner=owner)
        except (TimeoutError, BrokenProcessPool, OSError):
            return []
        except Exception:
            log.exception("the bot %s of %s breaks: it gives no advice", bot, session.game.id)
            return []
        return msgspec.convert(found, list[Advised])

    async def odds(self, session: Session, seat: int, owner: str = "") -> Odds:
        """The odds of what a seat may choose; None if they cannot be had in time."""
        try:
            return await self.think(odds, sketch_of(session), seat, owner=owner)
        except (TimeoutError, BrokenProcessPool, OSError):
            return None
        except Exception:
            log.exception("odds of %s could not be worked out", session.game.id)
            return None
