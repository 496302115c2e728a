"""What a knight's numbers come to, part by part: one list for rules, forecasts and panels. [3.6]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from korchma.games.wasteknights.box.kits import Kit
from korchma.games.wasteknights.box.perks import AnyPerk, Number
from korchma.games.wasteknights.box.rows import GearRow, Side
from korchma.games.wasteknights.rules.kits import kit, worn
from korchma.games.wasteknights.state import Carried, Knight, WasteTable
from korchma.tray.modifiers import Part

P = TypeVar("P", bound=AnyPerk)


def row(t: WasteTable, carried: Carried) -> GearRow:
    """What is printed on a gear card."""
    return t.content.cards[carried.card]


def side(t: WasteTable, carried: Carried) -> Side:
    """The side that is up."""
    card = t.content.cards[carried.card]
    return card.broken if carried.broken else card.works


def at_moment(t: WasteTable, knight: Knight, *when: str) -> list[Carried]:
    """Gear that can be used at a moment, as it lies. [95, 3.10]"""
    uses = kit(t, knight).uses
    if not uses or uses.isdisjoint(when):
        return []
    found = ((each, side(t, each).use) for each in worn(t.content, knight))
    return [each for each, use in found if use is not None and use.when in when]


def perks(t: WasteTable, knight: Knight, kind: type[P]) -> Sequence[tuple[str, P]]:
    """All perks of a kind, each with its name."""
    return kit(t, knight).kinds.get(kind, ())


def can(t: WasteTable, knight: Knight, what: str) -> str:
    """The name of what lets a knight do this; "" where nothing does."""
    return kit(t, knight).knacks.get(what, "")


def parts(t: WasteTable, knight: Knight, to: Number, base: int, ground: str = "") -> list[Part]:
    """What each source adds to a number; limits come last. ``ground``: where a move starts."""
    return kit(t, knight).parts(to, base, ground, wreck=bool(knight.wreck))


def number(t: WasteTable, knight: Knight, to: Number, base: int = 0, ground: str = "") -> int:
    """What a number comes to."""
    has = kit(t, knight)
    return has.number(to, base, ground, wreck=bool(knight.wreck)) if to in has.adds else base


# --- the sheet -----------------------------------------------------------------------------------


def health(t: WasteTable, knight: Knight) -> int:
    """Wounds of both kinds that fell him. [104]"""
    has, printed = kit(t, knight), t.content.knights[knight.who].health
    return has.number("health", printed) if "health" in has.adds else printed


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
    has = kit(t, knight)
    value = _clean_rate(t, knight, has)
    return min(value, 1) if "clogged" in has.knacks else value


def _clean_rate(t: WasteTable, knight: Knight, has: Kit) -> int:
    if t.options.fuel_gives_one:
        return 1
    return has.number("rate", t.content.vehicles[knight.vehicle].rate)


def swallows(t: WasteTable, knight: Knight) -> bool:
    """Whether a clogged injector swallows the first unit of a move: where each gives one. [K6]"""
    has = kit(t, knight)
    return "clogged" in has.knacks and _clean_rate(t, knight, has) == 1


def patching(t: WasteTable, knight: Knight) -> int:
    """Repair points for a point of damage. [51, ruling 3]"""
    return 1 if t.options.damage_costs_one else t.content.vehicles[knight.vehicle].repair


def points_of_move(t: WasteTable, knight: Knight) -> int:
    """Points a move begins with. [26]"""
    ground = t.content.spaces[knight.at].terrain
    speed = t.content.vehicles[knight.vehicle].speed
    return max(0, number(t, knight, "mp", speed, ground))


def purse(t: WasteTable, knight: Knight) -> int:
    """Points a move can have at most, all fuel burned. [27, K6]"""
    return purse_with(t, knight, kit(t, knight))


def purse_with(t: WasteTable, knight: Knight, has: Kit) -> int:
    """The same for whom was looked at already."""
    fuel = knight.fuel
    ground = t.content.spaces[knight.at].terrain
    key = knight.vehicle, ground, fuel, bool(knight.wreck), t.options.fuel_gives_one
    found = has.purses.get(key)
    if found is None:
        lost = 1 if fuel and swallows(t, knight) else 0
        found = points_of_move(t, knight) + (fuel - lost) * rate(t, knight)
        has.purses[key] = found
    return found
