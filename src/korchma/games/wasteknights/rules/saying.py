"""What is said while an entry is read, and who hears it. [120, 121]"""

from __future__ import annotations

from typing import TypeAlias

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box import tales as w
from korchma.games.wasteknights.box.cards import CardHolding, CardWord
from korchma.games.wasteknights.options import Choose
from korchma.games.wasteknights.rules.knights import acting
from korchma.games.wasteknights.state import NOBODY, WasteTable
from korchma.tray.stories import Entry

Leaflet: TypeAlias = Entry[CardWord, CardHolding]

CARD: Leaflet = w.Page(id=0, source="designed", kind="link", steps=())  # type: ignore[assignment]
"""What is read where a card does something."""


def name_of(t: WasteTable, entry: Leaflet) -> str:
    """What the texts of an entry are called by: ``a1-33``."""
    return f"{t.options.adventure}-{entry.id}"


def called(t: WasteTable, entry: Leaflet) -> str:
    """What ways are called by: an entry's, or those of the card that asks."""
    if entry is not CARD:
        return name_of(t, entry)
    fight = t.state.fight
    return f"enemy-{fight.enemy}" if fight is not None else f"event-{t.state.card}"


def is_private(entry: Leaflet) -> bool:
    """Whether only one player hears it."""
    return isinstance(entry, w.Page) and entry.private


def say(t: WasteTable, entry: Leaflet, text: str) -> None:
    """Words are told; those of a private entry to its knight alone."""
    if entry is not CARD:
        t.tell(e.Words(text), to=acting(t).seat if is_private(entry) else None)


def way_taken(t: WasteTable, chosen: Choose, by: int, *, private: bool) -> None:
    """Which way was taken, and by whom; in a private entry its knight alone is told."""
    who = t.state.knights[by].who if by != NOBODY else None
    t.tell(e.WayTaken(who, chosen.way), to=acting(t).seat if private else None)
