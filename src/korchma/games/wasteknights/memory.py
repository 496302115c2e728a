"""The chronicles: entries heard, epilogues reached, keepsakes of earlier evenings. [3.6, 120]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from korchma.games.wasteknights.box.box import Box
from korchma.games.wasteknights.events import EntryRead
from korchma.games.wasteknights.state import WasteTable
from korchma.kernel import Chronicle, Event, Memoir, Memory, Tale

PLAYED: dict[str, tuple[tuple[str, ...], int, int]] = {
    "a1": (("courier", "courier-own"), 45, 2),
    "a2": (("water", "water-own", "water-alone"), 150, 2),
    "a3": (("sleeper", "sleeper-own", "sleeper-alone"), 210, 4),
    "a4": (("crown", "crown-own"), 180, 3),
}
"""Each adventure: its modes, about how many minutes it takes, and how hard it is, up to five."""


def _read(event: Event) -> Sequence[str]:
    """Whoever is told of an entry has heard it; a private one its knight alone. [121]"""
    return (f"entry:{event.entry}",) if isinstance(event, EntryRead) else ()


def _tales(box: Box) -> Sequence[Tale]:
    """The adventures of the box, with every entry and every epilogue of theirs."""
    return [
        Tale(
            id,
            *PLAYED[id],
            entries=tuple(f"entry:{id}-{page}" for page in sorted(adventure.pages)),
            endings=tuple(f"{id}-{epilogue}" for epilogue in adventure.epilogues),
        )
        for id, adventure in box.adventures.items()
    ]


def _memoir(t: WasteTable) -> Memoir:
    """The adventure, who rode for which seat, and the keepsakes that were written down. [3.6]"""
    s = t.state
    seats = sorted({knight.seat for knight in s.knights})
    return Memoir(
        t.options.adventure,
        tuple(tuple(x.who for x in s.knights if x.seat == seat) for seat in seats),
        tuple(s.keeps),
    )


def _options(keeps: Sequence[str]) -> Mapping[str, Any]:
    """Keepsakes of earlier evenings lie in the chronicles. [3.6]"""
    return {"kept": list(keeps)}


MEMORY = Memory(_read, chronicle=Chronicle(_tales, _memoir, _options))
