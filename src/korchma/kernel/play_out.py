"""Playing on without looking back: simulations and searches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from korchma.kernel.ask import SAFE, Answer, Answers, Ask, AskAll, in_order, several
from korchma.kernel.log import PLAY_OUT_EVERY
from korchma.kernel.rng import MOST_STEPS
from korchma.kernel.session import Session


def play_out(session: Session, answer: Callable[[Ask], Answer]) -> int:
    """Let a function answer every question, to the end of the game.

    The quick way for programs: answers are trusted to be among the options. How many there were;
    of a question to several seats each answer counts.
    """
    rest, table, copy = session._rest, session.table, session.game.copy
    log, marks, events, rng = session._log, session._marks, session.events_log, table.rng
    rest.every, due = PLAY_OUT_EVERY, rest.due
    send: Any = session._rules.send
    ask: Any = session.ask
    chosen: Any
    answered = 0
    while ask is not None:
        if type(ask) is Ask:
            chosen = answer(ask) if ask.pick is None else in_order(ask, several(answer(ask)))
            seat, usual = ask.seat, ask.usual is not None and chosen == ask.usual
            answered += 1
        else:
            answered += len(ask.asks) - len(session._secret)
            chosen = _in_secret(session, ask, answer)
            seat, usual = -1, False
        told = len(events)
        rng.news = False
        rng.left = MOST_STEPS
        log.append(chosen)
        try:
            ask = send(chosen)
            while ask is SAFE:
                if len(log) >= due:
                    due = rest.keep(copy(table.state), len(log))
                ask = send(None)
        except StopIteration:
            ask = None
        marks.append((seat, rng.news, usual, told))
    session.ask = None
    return answered


def _in_secret(session: Session, ask: AskAll, answer: Callable[[Ask], Answer]) -> Answers:
    """What all say at once; who has an answer in already is not asked."""
    secret, session._secret = session._secret, {}
    return {
        one.seat: secret[one.seat] if one.seat in secret else _noted(one, answer(one))
        for one in ask.asks
    }


def _noted(ask: Ask, answer: Answer) -> Answer:
    """An answer as the log has it."""
    return answer if ask.pick is None else in_order(ask, several(answer))
