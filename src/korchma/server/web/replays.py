"""Finished games, frame by frame."""

from __future__ import annotations

import msgspec

from korchma.kernel import Session
from korchma.server.errors import Refusal
from korchma.server.protocol import Me, Replay, ReplayFrame
from korchma.server.tables.disclosing import disclose
from korchma.server.tables.live import LiveTable

FRAMES = 400
"""Frames in one answer."""


def _eyes(table: LiveTable, me: Me, seat: str) -> int | None:
    """Whose eyes: the public's, or a seat's (the game is over, nothing is secret any more)."""
    if seat in ("", "public"):
        return None
    if not seat.isdigit() or int(seat) >= len(table.sitters):
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
    open_now: dict[str, None] = {}
    told = 0
    for at in range(len(session.log) + 1):
        if first <= at < first + FRAMES:
            view = again.view(eyes)
            open_now.update(dict.fromkeys(session.game.eyes.secrets(view)))
            frames.append(_frame(again, at, view, eyes, told))
        told = len(again.events_log)
        if at < len(session.log):
            entry = session.log[at]
            answers = entry if isinstance(entry, dict) else {session.marks[at][0]: entry}
            for each, answer in answers.items():
                again.choose(answer, each)
    return Replay(
        table=table.info(me.id),
        total=len(session.log),
        first=first,
        frames=tuple(frames),
        seed=session.seed,
        result=session.result,
        secrets=disclose(
            session.game, open_now, (event for frame in frames for _, event in frame.events)
        ),
    )


def _frame(
    session: Session, at: int, view: msgspec.Struct, eyes: int | None, told: int
) -> ReplayFrame:
    """One position, with what was told since the one before."""
    return ReplayFrame(
        at=at,
        view=msgspec.to_builtins(view, str_keys=True),
        events=tuple(session.events(eyes, told)),
    )
