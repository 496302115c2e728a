"""Playing on without looking back: simulations and searches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from korchma.kernel.ask import SAFE, Answer, Ask, check
from korchma.kernel.log import PLAY_OUT_EVERY, Base
from korchma.kernel.session import Session


def play_out(session: Session, answer: Callable[[Ask], Answer]) -> int:
    """Let a function answer every question, to the end of the game.

    The quick way for programs: answers are trusted to be among the options. How many there were;
    of a question to several seats each answer counts.
    """
    log, marks, events, rng = session.log, session.marks, session.events_log, session.table.rng
    send: Any = session._flow.send
    ask: Any = session.ask
    due, answered = session._due, 0
    chosen: Any
    while ask is not None:
        told = len(events)
        if type(ask) is Ask:
            chosen = answer(ask) if ask.pick is None else _in_order(ask, answer(ask))
            mark, usual = ask.seat, chosen is ask.usual
            answered += 1
        else:
            chosen = session._secret or {}
            session._secret = {}
            for one in ask.asks:
                if one.seat not in chosen:
                    given = answer(one)
                    chosen[one.seat] = given if one.ordered else _in_order(one, given)
                    answered += 1
            mark, usual = -1, False
        rng.news = False
        log.append(chosen)
        try:
            asked = send(chosen)
            while asked is SAFE:
                if len(log) >= due:
                    base = Base(session.game.copy(session.table.state), len(log))
                    due = session._rest(base, PLAY_OUT_EVERY)
                asked = send(None)
            ask = asked
        except StopIteration:
            ask = None
        marks.append((mark, rng.news, usual, told))
    session.ask = None
    return answered


def _in_order(ask: Ask, answer: Answer) -> Answer:
    """Several options in the order in which they were offered, where theirs does not matter."""
    return answer if ask.ordered or ask.pick is None else check(ask, answer)
