"""Playing on without looking back: simulations and searches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from korchma.kernel.ask import Answer, Ask, check
from korchma.kernel.log import PLAY_OUT_EVERY
from korchma.kernel.session import Session


def play_out(session: Session, answer: Callable[[Ask], Answer]) -> int:
    """Let a function answer every question, to the end of the game.

    The quick way for programs: answers are trusted to be among the options. How many there were;
    of a question to several seats each answer counts.
    """
    session._rest.every = PLAY_OUT_EVERY
    send: Any = session._flow.send
    ask: Any = session.ask
    chosen: Any
    answered = 0
    while ask is not None:
        if type(ask) is Ask:
            chosen = answer(ask) if ask.pick is None else _in_order(ask, answer(ask))
            answered += 1
        else:
            secret, session._secret = session._secret, {}
            chosen = {
                one.seat: secret[one.seat] if one.seat in secret else _in_order(one, answer(one))
                for one in ask.asks
            }
            answered += len(chosen) - len(secret)
        try:
            ask = send(chosen)
        except StopIteration:
            ask = None
    session.ask = None
    return answered


def _in_order(ask: Ask, answer: Answer) -> Answer:
    """Several options in the order in which they were offered, where theirs does not matter."""
    return answer if ask.ordered or ask.pick is None else check(ask, answer)
