"""Finished games, frame by frame."""

from __future__ import annotations

from korchma.kernel import KorchmaError, find_game
from korchma.server.errors import Refusal
from korchma.server.protocol import Me, Replay, ReplayFrame, Secrets
from korchma.server.tables.clerk import Clerk
from korchma.server.tables.disclosing import disclose
from korchma.server.tables.frames import Frame
from korchma.server.tables.seated import Seated

FRAMES = 400
"""Frames in one answer."""


def _eyes(table: Seated, seat: str) -> int | None:
    """Whose eyes: the public's, or a seat's (the game is over, nothing is secret any more)."""
    if seat in ("", "public"):
        return None
    if not seat.isdigit() or int(seat) >= len(table.sitters):
        raise Refusal(400, "no-such-seat")
    return int(seat)


async def make_replay(clerk: Clerk, table: Seated, me: Me, seat: str, first: int) -> Replay:
    """The frames of a finished game from a number on."""
    frames = await clerk.frames(table, _eyes(table, seat))
    some = frames[first : first + FRAMES]
    return Replay(
        table=table.info(me.id),
        total=len(frames) - 1,
        first=first,
        frames=tuple(ReplayFrame(each.at, each.view, tuple(each.events)) for each in some),
        seed=table.row["seed"],
        result=table.row["result"],
        secrets=_secrets(table, some),
    )


def _secrets(table: Seated, frames: list[Frame]) -> Secrets | None:
    """What may be read of the book's secret texts by then."""
    try:
        game = find_game(table.row["game"])
    except KorchmaError:
        return None
    return disclose(game, (ref for frame in frames for ref in frame.shown), ())
