"""Finished games, frame by frame."""

from __future__ import annotations

from typing import Any

import msgspec

from korchma.kernel import Session
from korchma.kernel.log import Redeal
from korchma.server.errors import Refusal
from korchma.server.live import LiveTable
from korchma.server.protocol import Me, Replay, ReplayFrame

FRAMES = 400
"""Frames in one answer."""


def _eyes(table: LiveTable, me: Me, seat: str) -> int | None:
    """Whose eyes: the public's, or a seat's (the game is over, nothing is secret any more)."""
    if seat in ("", "public"):
        return None
    if not seat.isdigit() or int(seat) >= len(table.chairs):
        raise Refusal(400, "no-such-seat")
    return int(seat)


def make_replay(table: LiveTable, me: Me, seat: str, first: int) -> Replay:
    """The frames of a finished game from a number on."""
    eyes, session = _eyes(table, me, seat), table.session
    again = Session(
        session.game,
        session.players,
        session.table.options,
        session.seed,
        content=session.table.content,
        people=session.people,
    )
    frames: list[ReplayFrame] = []
    told = 0
    for at in range(len(session.log) + 1):
        if first <= at < first + FRAMES:
            frames.append(_frame(again, at, eyes, told))
        told = len(again.events_log)
        if at < len(session.log):
            entry = session.log[at]
            assert not isinstance(entry, dict | Redeal)
            again.choose(entry, session.marks[at][0])
    return Replay(
        table=table.info(me.id),
        total=len(session.log),
        first=first,
        frames=tuple(frames),
        seed=session.seed,
        result=session.result,
    )


def _frame(session: Session, at: int, eyes: int | None, told: int) -> ReplayFrame:
    """One position, with what was told since the one before."""
    view: Any = session.view(eyes)
    players = getattr(view, "players", ())
    return ReplayFrame(
        at=at,
        view=msgspec.to_builtins(view, str_keys=True),
        events=tuple(session.events(eyes, told)),
        points=tuple(getattr(player, "points", 0) for player in players),
        turn=getattr(view, "turn", 0),
    )
