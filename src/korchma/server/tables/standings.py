"""Who was where at the end of a game, as rows and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import delete, insert

from korchma.kernel import KorchmaError, find_game
from korchma.server import steady
from korchma.server.storage.ledger import Write
from korchma.server.storage.regulars import played
from korchma.server.tables.guests import Sitter

Row = dict[str, Any]
LEFT = "left"
"""The kind of a game that somebody did not play to its end."""


def kind_of(game: str, mode: str, seats: int) -> str:
    """Against each other, together, or alone; of a title that is gone nobody knows."""
    if seats == 1:
        return "solo"
    try:
        return "together" if find_game(game).mode(mode, seats).together else "versus"
    except KorchmaError:
        return "together"


def places(result: Mapping[str, Any]) -> list[int]:
    """Which place each seat took: winners before others, then by points."""
    won = [seat in result["winners"] for seat in range(len(result["scores"]))]
    standing = list(zip(won, result["scores"], strict=True))
    return [1 + sum(other > own for other in standing) for own in standing]


def line_of(row: Row, seat: int, who: str, seats: int) -> Row:
    """What a line of somebody's history says in any case."""
    names = ("code", "game", "mode")
    about = {name: row[name] for name in names}
    return about | {"seat": seat, "person": who, "seats": seats, "seconds": row["spent"]}


def got_up(row: Row, seat: int, sitter: Sitter, seats: int) -> list[Write]:
    """Somebody gets up from a game under way: that stays in their history."""
    if sitter.person is None or row["status"] != "playing" or row["stuck"]:
        return []
    line = line_of(row, seat, sitter.person, seats)
    line |= {"kind": LEFT, "place": seats, "won": False, "score": 0, "ended": steady.now()}
    again = delete(played).where(played.c.code == row["code"], played.c.seat == seat)
    return [(again, None), (insert(played), line)]
