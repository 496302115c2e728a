"""What a seat sees of the table: an allow-list, built anew each time."""

from __future__ import annotations

import msgspec

from korchma.games.swordsorcery.state import SwordTable


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    me: int | None
    quest: str


def view(t: SwordTable, seat: int | None) -> View:
    """The table for a seat, or for somebody who watches."""
    return View(seat, t.state.quest)
