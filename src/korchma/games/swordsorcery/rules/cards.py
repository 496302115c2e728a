"""Cards by their names: copies, sides, whose they are. [121-129]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.cards import Card
from korchma.games.swordsorcery.box.rows import Gem, HeroRow, ItemRow, Side, TreasureRow
from korchma.games.swordsorcery.state import Carried, Hero, SwordTable

SLOTS = ("main", "off", "armour", "artifact")


def item_cards(box: Box) -> dict[str, Card]:
    """Every item card there is: of the emporium, the stash, treasures, soul weapons, quests."""
    return box.cards


def treasure_cards(box: Box) -> dict[str, TreasureRow]:
    """Every treasure card, crowns too: ``treasure-bandage-2``. [8]"""
    return box.treasure_cards


def deck_of(box: Box, name: str) -> dict[str, Any]:
    """The cards or tokens of a small deck, by their own names."""
    return box.decks[name]


# --- one card ------------------------------------------------------------------------------------


def card_of(t: SwordTable, carried: Carried) -> Card:
    """The card somebody carries."""
    return t.content.cards[carried.card]


def row_of(t: SwordTable, carried: Carried) -> ItemRow:
    """Its row."""
    return t.content.cards[carried.card].row


def side_of(t: SwordTable, carried: Carried) -> Side:
    """The side that is up."""
    card = t.content.cards[carried.card]
    return card.b if carried.side == "b" else card.a


def side(box: Box, card: str, face: str) -> Side:
    """A side of a card; of a treasure always the same one."""
    found = box.cards[card]
    return found.b if face == "b" else found.a


def new_card(t: SwordTable, name: str, side: str = "a") -> Carried:
    """A card as it comes: with all its charges. [127]"""
    card = t.content.cards[name]
    face = card.side or side
    return Carried(name, face, (card.b if face == "b" else card.a).charges)


def become(hero: Hero, old: Carried, new: Carried) -> None:
    """A card of his is turned, or has other charges, from now on."""
    for slot, held in slots_of(hero):
        if held is old:
            setattr(hero, slot, new)
            return
    hero.pack[hero.pack.index(old)] = new


def turned(carried: Carried, side: str, *, lent: bool = False) -> Carried:
    """A card with this side up."""
    return Carried(carried.card, side, carried.charges, lent or carried.lent)


# --- what a hero has -----------------------------------------------------------------------------


def hero_row(t: SwordTable, hero: Hero) -> HeroRow:
    """The hero's card."""
    return t.content.heroes[hero.card]


def gem(t: SwordTable, hero: Hero) -> Gem:
    """The rank of his soul. [73]"""
    return t.content.gems[t.content.heroes[hero.card].hero].ranks[hero.rank - 1]


def worn(hero: Hero) -> list[Carried]:
    """What is in his slots. [67]"""
    found = []
    if hero.main is not None:
        found.append(hero.main)
    if hero.off is not None:
        found.append(hero.off)
    if hero.armour is not None:
        found.append(hero.armour)
    if hero.artifact is not None:
        found.append(hero.artifact)
    return found


def slots_of(hero: Hero) -> Iterator[tuple[str, Carried]]:
    """What is in which slot."""
    for slot in SLOTS:
        carried = getattr(hero, slot)
        if carried is not None:
            yield slot, carried


def every(hero: Hero) -> list[Carried]:
    """All cards he has."""
    found = worn(hero)
    found += hero.pack
    return found


def find(hero: Hero, card: str) -> Carried | None:
    """A card he has."""
    return next((each for each in every(hero) if each.card == card), None)


def may_use(t: SwordTable, hero: Hero, carried: Carried) -> bool:
    """The styles of a card. [122]"""
    styles = t.content.cards[carried.card].row.styles
    return not styles or t.content.heroes[hero.card].style in styles
