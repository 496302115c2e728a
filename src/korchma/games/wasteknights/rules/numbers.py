"""What a knight's numbers come to, part by part: one list for rules, forecasts and panels. [3.6]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from korchma.games.wasteknights.box.perks import Adds, AnyPerk, Can, Number
from korchma.games.wasteknights.box.rows import GearRow, Side
from korchma.games.wasteknights.state import Carried, Knight, WasteTable
from korchma.tray.modifiers import Part

P = TypeVar("P", bound=AnyPerk)

PRINTED = {"health", "resist", "repair", "explore", "chassis", "rate"}
"""Numbers that gear does not change. [3.6]"""
KEPT = 4096
"""Knights whose perks are remembered before all are forgotten."""
DRIVING = {"mp", "tank", "points"}
"""What the things in a wreck do not add to. [109, ruling 38]"""


def row(t: WasteTable, carried: Carried) -> GearRow:
    """What is printed on a gear card."""
    return t.content.cards[carried.card]


def side(t: WasteTable, carried: Carried) -> Side:
    """The side that is up."""
    card = row(t, carried)
    return card.broken if carried.broken else card.works


def worn(t: WasteTable, knight: Knight) -> Iterator[Carried]:
    """Gear that works: hands, armour, and in the vehicle whatever needs no hand. [95]"""
    yield from knight.hands
    yield from knight.armour
    for carried in knight.cargo:
        card = row(t, carried)
        if card.kind in ("device", "drug") or (card.kind == "weapon" and not card.hands):
            yield carried


def own_perks(t: WasteTable, knight: Knight) -> Iterator[tuple[str, AnyPerk]]:
    """What sheet, upgrades and lasting cards do, each with its name: it beats the rules. [20]"""
    box = t.content
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


def gear_perks(t: WasteTable, knight: Knight) -> Iterator[tuple[str, AnyPerk]]:
    """What the gear at hand does, each with its name."""
    for carried in worn(t, knight):
        for perk in side(t, carried).perks:
            yield f"gear:{carried.card}", perk


def perks(t: WasteTable, knight: Knight, kind: type[P]) -> Sequence[tuple[str, P]]:
    """All perks of a kind, each with its name."""
    has = (
        knight.who,
        tuple(knight.upgrades.items()),
        tuple(knight.injuries),
        tuple(knight.breakdowns),
        tuple([(each.card, each.broken) for each in knight.hands]),
        tuple([(each.card, each.broken) for each in knight.armour]),
        tuple([(each.card, each.broken) for each in knight.cargo]),
    )
    kept = t.content.perks_of
    found = kept.get(has)
    if found is None:
        if len(kept) >= KEPT:
            kept.clear()
        found = kept[has] = {}
        for each in (*own_perks(t, knight), *gear_perks(t, knight)):
            found.setdefault(type(each[1]), []).append(each)
    return found.get(kind, ())


def can(t: WasteTable, knight: Knight, what: str) -> str:
    """The name of what lets a knight do this; "" where nothing does."""
    found = (source for source, perk in perks(t, knight, Can) if perk.what == what)
    return next(found, "")


def can_n(t: WasteTable, knight: Knight, what: str) -> int:
    """How much of it, over all that let him."""
    return sum(perk.n for _, perk in perks(t, knight, Can) if perk.what == what)


def parts(t: WasteTable, knight: Knight, to: Number, base: int, ground: str = "") -> list[Part]:
    """What each source adds to a number; limits come last. ``ground``: where a move starts."""
    found = [
        (source, perk)
        for source, perk in perks(t, knight, Adds)
        if perk.to == to
        and (not perk.ground or ground in perk.ground)
        and not (source.startswith("gear:") and _idle(knight, to))
    ]
    out = []
    for source, perk in sorted(found, key=lambda each: each[1].least):
        n = perk.n
        if n < 0:
            n = max(base + n, min(base, perk.least)) - base
        if n:
            out.append(Part(source, n))
            base += n
    return out


def _idle(knight: Knight, to: Number) -> bool:
    return to in PRINTED or (to in DRIVING and bool(knight.wreck))


def number(t: WasteTable, knight: Knight, to: Number, base: int = 0, ground: str = "") -> int:
    """What a number comes to."""
    return base + sum(part.n for part in parts(t, knight, to, base, ground))


# --- the sheet -----------------------------------------------------------------------------------


def health(t: WasteTable, knight: Knight) -> int:
    """Wounds of both kinds that fell him. [104]"""
    return number(t, knight, "health", t.content.knights[knight.who].health)


def resist(t: WasteTable, knight: Knight) -> int:
    """The length of the radiation track. [103]"""
    return number(t, knight, "resist", t.content.knights[knight.who].resist)


def repair(t: WasteTable, knight: Knight) -> int:
    """The repair value of the knight himself. [3.6]"""
    return number(t, knight, "repair", t.content.knights[knight.who].repair)


def repair_points(t: WasteTable, knight: Knight) -> int:
    """Points of a camp action: his own, and those of his tools. [51]"""
    return repair(t, knight) + number(t, knight, "tools")


def heals(t: WasteTable, knight: Knight) -> int:
    """Wounds a unit of medicine heals. [50, ruling 4]"""
    return 3 if t.options.heals_three else t.content.knights[knight.who].heals


def exploration(t: WasteTable, knight: Knight) -> int:
    """Points of an explore action. [58, 63]"""
    value = number(t, knight, "explore", t.content.knights[knight.who].explore)
    return max(1, value) + number(t, knight, "points")


def chassis(t: WasteTable, knight: Knight) -> int:
    """Damage that wrecks the vehicle. [108]"""
    return number(t, knight, "chassis", t.content.vehicles[knight.vehicle].chassis)


def capacity(t: WasteTable, knight: Knight) -> int:
    """Places for gear. [96]"""
    return number(t, knight, "capacity", t.content.vehicles[knight.vehicle].capacity)


def tank(t: WasteTable, knight: Knight) -> int:
    """Fuel the tank takes. [29]"""
    return number(t, knight, "tank", t.content.vehicles[knight.vehicle].tank)


def rate(t: WasteTable, knight: Knight) -> int:
    """Points of movement for a unit of fuel. [27, ruling 2]"""
    value = _clean_rate(t, knight)
    return min(value, 1) if can(t, knight, "clogged") else value


def _clean_rate(t: WasteTable, knight: Knight) -> int:
    if t.options.fuel_gives_one:
        return 1
    return number(t, knight, "rate", t.content.vehicles[knight.vehicle].rate)


def swallows(t: WasteTable, knight: Knight) -> bool:
    """Whether a clogged injector swallows the first unit of a move: where each gives one. [K6]"""
    return bool(can(t, knight, "clogged")) and _clean_rate(t, knight) == 1


def patching(t: WasteTable, knight: Knight) -> int:
    """Repair points for a point of damage. [51, ruling 3]"""
    return 1 if t.options.damage_costs_one else t.content.vehicles[knight.vehicle].repair


def points_of_move(t: WasteTable, knight: Knight) -> int:
    """Points a move begins with. [26]"""
    ground = t.content.spaces[knight.at].terrain
    speed = t.content.vehicles[knight.vehicle].speed
    return max(0, number(t, knight, "mp", speed, ground))
