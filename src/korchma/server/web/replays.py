"""Finished games, frame by frame."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec

from korchma.kernel import KorchmaError, find_game
from korchma.kernel.record import Record
from korchma.kernel.restoring import restore
from korchma.server.errors import Refusal
from korchma.server.protocol import Me, Replay, ReplayFrame, Secrets, TableInfo
from korchma.server.tables.disclosing import disclose
from korchma.server.tables.frames import Frame, read_frames
from korchma.server.tables.hall import Hall
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


async def packed_replay(
    hall: Hall, table: Seated, me: Me, info: TableInfo, seat: str, first: int, *, gzipped: bool
) -> bytes:
    """The frames of a finished game from a number on, read and packed beside the event loop."""
    sheet = await hall.clerk.sheet(table, _eyes(table, seat))
    return await hall.aside.do(me.id, _pack, sheet, table, info, first, gzipped)


def _pack(sheet: bytes, table: Seated, info: TableInfo, first: int, gzipped: bool) -> bytes:
    frames = read_frames(sheet)
    some = frames[first : first + FRAMES]
    made = Replay(
        table=info,
        total=len(frames) - 1,
        first=first,
        frames=tuple(ReplayFrame(each.at, each.view, tuple(each.events)) for each in some),
        seed=table.row["seed"],
        result=table.row["result"],
        secrets=_secrets(table, some),
    )
    data = msgspec.json.encode(made)
    return gzip.compress(data, 6) if gzipped else data


def _secrets(table: Seated, frames: list[Frame]) -> Secrets | None:
    """What may be read of the book's secret texts by then."""
    try:
        game = find_game(table.row["game"])
    except KorchmaError:
        return None
    return disclose(game, (ref for frame in frames for ref in frame.shown), ())


def verified(data: bytes) -> dict[str, Any]:
    """In a worker: a finished game played again from its seed, and compared."""
    made = msgspec.json.decode(data, type=Record, strict=False)
    try:
        same = restore(made, listen=False).result == made.result
    except KorchmaError:
        same = False
    return {
        "commitment": made.commitment,
        "seed": made.seed,
        "decisions": len(made.decisions),
        "same": same,
    }
