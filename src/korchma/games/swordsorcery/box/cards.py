"""Cards by their names: copies, and what each item card is, found once for each box. [121-129]"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from korchma.games.swordsorcery.box.rows import ItemRow, Side, TreasureRow

R = TypeVar("R", bound=Any)

HELD = {"main": ("main",), "off": ("off",), "either": ("main", "off"), "both": ("main",)}
"""In which hand a weapon is held. [123]"""


class Card(NamedTuple):
    """An item card: its row, and the one side of a treasure that is a side of another card."""

    row: ItemRow
    a: Side
    b: Side
    """What is up when it lies with this side up: of a treasure always the same."""
    slots: tuple[str, ...]
    """Where it can be worn. [123]"""
    side: str = ""
    treasure: TreasureRow | None = None


def card(row: ItemRow, side: str = "", treasure: TreasureRow | None = None) -> Card:
    """A card, looked at once."""
    back = row.b if row.b is not None else row.a
    a, b = (back, back) if side == "b" else (row.a, row.a) if side else (row.a, back)
    slots: tuple[str, ...] = ()
    if row.category == "weapon":
        slots = HELD.get(row.hands, ("main",))
    elif row.category in ("armour", "artifact"):
        slots = (row.category,)
    return Card(row, a, b, slots, side, treasure)


def copies(rows: Iterable[R]) -> dict[str, R]:
    """Cards of which there are several, each with a name of its own."""
    return {
        row.id if n == 1 else f"{row.id}-{n}": row for row in rows for n in range(1, row.count + 1)
    }


def treasure_cards(rows: Mapping[str, TreasureRow]) -> dict[str, TreasureRow]:
    """Every treasure card, crowns too: ``treasure-bandage-2``. [8]"""
    return {f"treasure-{name}": row for name, row in copies(rows.values()).items()}


def item_cards(
    items: Mapping[str, ItemRow], treasures: Mapping[str, TreasureRow]
) -> dict[str, Card]:
    """Every item card there is: of the emporium, the stash, treasures, soul weapons, quests."""
    found = {
        name: card(row) for name, row in copies(items.values()).items() if row.deck != "treasure"
    }
    for name, treasure in treasures.items():
        if treasure.item:
            found[name] = card(items[treasure.item], treasure.side, treasure)
    return found
