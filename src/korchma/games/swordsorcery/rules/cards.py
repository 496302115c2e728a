"""Cards by their names: copies, sides, whose they are. [121-129]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple, TypeVar

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.rows import Gem, HeroRow, ItemRow, Side, TreasureRow
from korchma.games.swordsorcery.state import Carried, Hero, SwordTable

R = TypeVar("R", bound=Any)
SLOTS = ("main", "off", "armour", "artifact")


class Card(NamedTuple):
    """An item card: its row, and the one side of a treasure that is a side of another card."""

    row: ItemRow
    side: str = ""
    treasure: TreasureRow | None = None


def copies(rows: Iterable[R]) -> dict[str, R]:
    """Cards of which there are several, each with a name of its own."""
    return {
        row.id if n == 1 else f"{row.id}-{n}": row for row in rows for n in range(1, row.count + 1)
    }


@cache
def item_cards(box: Box) -> dict[str, Card]:
    """Every item card there is: of the emporium, the stash, treasures, soul weapons, quests."""
    found = {}
    for name, row in copies(box.items.values()).items():
        if row.deck != "treasure":
            found[name] = Card(row)
    for name, treasure in treasure_cards(box).items():
        if treasure.item:
            found[name] = Card(box.items[treasure.item], treasure.side, treasure)
    return found


@cache
def treasure_cards(box: Box) -> dict[str, TreasureRow]:
    """Every treasure card, crowns too: ``treasure-bandage-2``. [8]"""
    cards = copies(box.treasures.values())
    return {f"treasure-{name}": row for name, row in cards.items()}


@cache
def deck_of(box: Box, name: str) -> dict[str, Any]:
    """The cards or tokens of a small deck, by their own names."""
    return copies(getattr(box, name).values())


# --- one card ------------------------------------------------------------------------------------


def card_of(t: SwordTable, carried: Carried) -> Card:
    """The card somebody carries."""
    return item_cards(t.content)[carried.card]


def row_of(t: SwordTable, carried: Carried) -> ItemRow:
    """Its row."""
    return item_cards(t.content)[carried.card].row


def side_of(t: SwordTable, carried: Carried) -> Side:
    """The side that is up."""
    return side(t.content, carried.card, carried.side)


@cache
def side(box: Box, card: str, face: str) -> Side:
    """A side of a card; of a treasure always the same one."""
    found = item_cards(box)[card]
    if (found.side or face) == "b" and found.row.b is not None:
        return found.row.b
    return found.row.a


def new_card(t: SwordTable, name: str, side: str = "a") -> Carried:
    """A card as it comes: with all its charges. [127]"""
    carried = Carried(name, item_cards(t.content)[name].side or side)
    carried.charges = side_of(t, carried).charges
    return carried


# --- what a hero has -----------------------------------------------------------------------------


def hero_row(t: SwordTable, hero: Hero) -> HeroRow:
    """The hero's card."""
    return t.content.heroes[hero.card]


def gem(t: SwordTable, hero: Hero) -> Gem:
    """The rank of his soul. [73]"""
    return t.content.gems[t.content.heroes[hero.card].hero].ranks[hero.rank - 1]


def worn(hero: Hero) -> list[Carried]:
    """What is in his slots. [67]"""
    slots = (hero.main, hero.off, hero.armour, hero.artifact)
    return [each for each in slots if each is not None]


def slots_of(hero: Hero) -> Iterator[tuple[str, Carried]]:
    """What is in which slot."""
    for slot in SLOTS:
        carried = getattr(hero, slot)
        if carried is not None:
            yield slot, carried


def every(hero: Hero) -> list[Carried]:
    """All cards he has."""
    return worn(hero) + hero.pack


def find(hero: Hero, card: str) -> Carried | None:
    """A card he has."""
    return next((each for each in every(hero) if each.card == card), None)


def may_use(t: SwordTable, hero: Hero, carried: Carried) -> bool:
    """The styles of a card. [122]"""
    styles = row_of(t, carried).styles
    return not styles or t.content.heroes[hero.card].style in styles
