"""The rules at work: questions handed out, answers handed in and noted, safe points kept."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any, TypeAlias

import msgspec

from korchma.kernel.ask import SAFE, Ask, AskAll, Flow
from korchma.kernel.event import Told
from korchma.kernel.log import SNAPSHOT_EVERY, Base, Dream, Entry
from korchma.kernel.rng import MOST_STEPS
from korchma.kernel.table import Table
from korchma.kernel.undo import Mark

Running: TypeAlias = Generator[Ask | AskAll, Entry, None]


class Rest(msgspec.Struct):
    """The last safe point of a session; the next is kept from length ``due`` of its own log on.

    ``earlier`` entries lie in the log it was forked from.
    """

    base: Base | Dream
    earlier: int
    due: int
    every: int = SNAPSHOT_EVERY

    def keep(self, state: Any, length: int) -> int:
        """The rules could go on from this state, so many entries into the session's own log.

        From which length on the next is kept.
        """
        self.base = Base(state, self.earlier + length)
        self.due = length + self.every
        return self.due

    def own(self) -> None:
        """What lay in another's log lies in the session's own from now on."""
        self.due += self.earlier
        self.earlier = 0


def run(
    rules: Flow[None],
    copy: Callable[[Any], Any],
    table: Table[Any, Any, Any],
    again: Iterable[Entry],
    log: list[Entry],
    marks: list[Mark],
    events: list[Told],
    rest: Rest,
) -> Running:
    """Play on from the state: whoever drives this sends an answer for each question it yields.

    ``again`` are decisions since the safe point that are in the log already: they are made once
    more without being noted, and no safe point is kept on the way.
    """
    asked: Any
    send: Any = rules.send
    try:
        asked = send(None)
        for entry in again:
            while asked is SAFE:
                asked = send(None)
            table.rng.left = MOST_STEPS
            asked = send(entry)
        while asked is SAFE:
            if len(log) >= rest.due:
                rest.keep(copy(table.state), len(log))
            asked = send(None)
    except StopIteration:
        return
    while asked is not None:
        ask = asked
        answer = yield ask
        told = len(events)
        rng = table.rng
        rng.news = False
        rng.left = MOST_STEPS
        log.append(answer)
        try:
            asked = send(answer)
            while asked is SAFE:
                if len(log) >= rest.due:
                    rest.keep(copy(table.state), len(log))
                asked = send(None)
        except StopIteration:
            asked = None
        if type(ask) is Ask:
            usual = ask.usual
            let_pass = usual is not None and (answer is usual or answer == usual)
            marks.append((ask.seat, rng.news, let_pass, told))
        else:
            marks.append((-1, rng.news, False, told))
