"""What a knight has on him: sheet, upgrades, gear, lasting cards, and what they do. [3.6, 20]

Which kit he has is found by comparing his things with those he had when he was last looked at: so
nothing is noted in the state that could go stale.
"""

from __future__ import annotations

from collections.abc import Iterator

from korchma.games.wasteknights.box.box import Box
from korchma.games.wasteknights.box.kits import Kit, Seen, Things
from korchma.games.wasteknights.box.perks import AnyPerk
from korchma.games.wasteknights.box.rows import Side
from korchma.games.wasteknights.state import Carried, Knight, WasteTable

KEPT = 8192
"""Kits that are remembered before all are forgotten."""


def kit(t: WasteTable, knight: Knight) -> Kit:
    """What he has now."""
    seen = t.content.kits.last.get(knight.who)
    things: Things = (
        knight.hands,
        knight.armour,
        knight.cargo,
        knight.upgrades,
        knight.injuries,
        knight.breakdowns,
    )
    if (
        seen is not None
        and things == seen.things
        and (seen.order is None or [*knight.upgrades] == seen.order)
    ):
        return seen.kit
    return _look(t.content, knight)


def _look(box: Box, knight: Knight) -> Kit:
    """His things were others: look at them."""
    has = (
        knight.who,
        tuple(knight.upgrades.items()),
        tuple(knight.injuries),
        tuple(knight.breakdowns),
        tuple([(each.card, each.broken) for each in knight.hands]),
        tuple([(each.card, each.broken) for each in knight.armour]),
        tuple([(each.card, each.broken) for each in knight.cargo]),
    )
    every = box.kits.every
    found = every.get(has)
    if found is None:
        if len(every) >= KEPT:
            every.clear()
        uses = (_side(box, each).use for each in worn(box, knight))
        found = every[has] = Kit(
            [*own_perks(box, knight), *gear_perks(box, knight)],
            frozenset(use.when for use in uses if use is not None),
        )
    box.kits.last[knight.who] = Seen(knight, found)
    return found


def _side(box: Box, carried: Carried) -> Side:
    card = box.cards[carried.card]
    return card.broken if carried.broken else card.works


def worn(box: Box, knight: Knight) -> Iterator[Carried]:
    """Gear that works: hands, armour, and in the vehicle whatever needs no hand. [95]"""
    yield from knight.hands
    yield from knight.armour
    for carried in knight.cargo:
        card = box.cards[carried.card]
        if card.kind in ("device", "drug") or (card.kind == "weapon" and not card.hands):
            yield carried


def own_perks(box: Box, knight: Knight) -> Iterator[tuple[str, AnyPerk]]:
    """What sheet, upgrades and lasting cards do, each with its name: it beats the rules. [20]"""
    if knight.who:
        for perk in box.knights[knight.who].perks:
            yield f"knight:{knight.who}", perk
    for upgrade, face in knight.upgrades.items():
        found = getattr(box.upgrades[upgrade], face) if face else None
        if found is not None:
            for perk in found.perks:
                yield f"upgrade:{upgrade}-{face}", perk
    for injury in knight.injuries:
        for perk in box.injuries[injury].perks:
            yield f"injury:{injury}", perk
    for breakdown in knight.breakdowns:
        for perk in box.breakdowns[breakdown].perks:
            yield f"breakdown:{breakdown}", perk


def gear_perks(box: Box, knight: Knight) -> Iterator[tuple[str, AnyPerk]]:
    """What the gear at hand does, each with its name."""
    for carried in worn(box, knight):
        for perk in _side(box, carried).perks:
            yield f"gear:{carried.card}", perk
