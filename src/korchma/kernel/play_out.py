"""Playing on without looking back: simulations and searches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from korchma.kernel.ask import SAFE, Ask, Option
from korchma.kernel.log import PLAY_OUT_EVERY, Base
from korchma.kernel.session import Session


def play_out(session: Session, answer: Callable[[Ask], Option]) -> int:
    """Let a function answer every plain question, to the end or the first of another kind.

    The quick way for programs: answers are trusted to be among the options. How many there were.
    """
    log, marks, events, rng = session.log, session.marks, session.events_log, session.table.rng
    send: Any = session._flow.send
    ask: Any = session.ask
    due, first = session._due, len(log)
    try:
        while type(ask) is Ask and ask.pick is None:
            chosen, told = answer(ask), len(events)
            rng.news = False
            log.append(chosen)
            asked = send(chosen)
            while asked is SAFE:
                if len(log) >= due:
                    base = Base(session.game.copy(session.table.state), len(log))
                    due = session._rest(base, PLAY_OUT_EVERY)
                asked = send(None)
            marks.append((ask.seat, rng.news, chosen is ask.usual, told))
            ask = asked
    except StopIteration:
        marks.append((ask.seat, rng.news, chosen is ask.usual, told))
        ask = None
    session.ask = ask
    return len(log) - first
