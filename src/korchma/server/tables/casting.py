"""Chairs as those who set a table name them, each bot as somebody of the game's world."""

from __future__ import annotations

from collections.abc import Sequence

from korchma.bots.cast import somebody
from korchma.kernel import KorchmaError, find_game
from korchma.server import protocol as p
from korchma.server.tables.guests import Sitter
from korchma.server.tables.nights import home_of


def sit_down(game: str, kinds: Sequence[str], me: p.Me, before: Sequence[str] = ()) -> list[Sitter]:
    """All chairs of a new table; ``before``: as whom bots sat there last time, chair by chair."""
    seats = [_sit_as(kind, me) for kind in kinds]
    for sitter, last in zip(seats, before, strict=False):
        sitter.cast = last if sitter.kind == "bot" else ""
    for sitter in seats:
        if sitter.kind == "bot" and not sitter.cast:
            sitter.cast = free_cast(game, seats)
    return seats


def free_cast(game: str, seats: Sequence[Sitter]) -> str:
    """Somebody who does not sit at this table yet; nobody where the title is gone."""
    try:
        return somebody(find_game(game), {sitter.cast for sitter in seats})
    except KorchmaError:
        return ""


def _sit_as(kind: str, me: p.Me) -> Sitter:
    """A chair as somebody who sets a table names it."""
    if kind == "open":
        return Sitter("open", "", "", None)
    if kind in ("me", "person"):
        return Sitter("human", "", me.name if kind == "me" else "", me.id, zone=home_of(me))
    return Sitter("bot", kind.removeprefix("bot:"), "", None)
