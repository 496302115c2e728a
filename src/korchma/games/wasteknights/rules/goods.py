"""Fuel, ammunition, medicine: gained while the supply lasts, lost as far as there is. [21, 29]"""

from __future__ import annotations

from typing import Literal, TypeAlias

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import Gain, Lose
from korchma.games.wasteknights.rules.numbers import tank
from korchma.games.wasteknights.state import Knight, WasteTable
from korchma.kernel import Ask, Flow

Kind: TypeAlias = Literal["fuel", "ammo", "med"]
KINDS: tuple[Kind, ...] = ("fuel", "ammo", "med")


def held(knight: Knight, kind: Kind) -> int:
    """How much of it he has."""
    return int(getattr(knight, kind))


def change(t: WasteTable, knight: Knight, kind: Kind, n: int) -> None:
    """So much more, or less, out of the supply or back into it."""
    setattr(knight, kind, held(knight, kind) + n)
    t.state.supply[kind] -= n


def room(t: WasteTable, knight: Knight, kind: Kind) -> int:
    """How much of it he could gain. [21, 29]"""
    left = t.state.supply[kind]
    if kind != "fuel":
        return left
    most = tank(t, knight)
    return max(0, min(left, most - knight.fuel))


def gain(t: WasteTable, knight: Knight, kind: Kind, n: int) -> int:
    """Gain so much, as far as supply and tank allow."""
    if n > 0:
        n = min(n, room(t, knight, kind))
    if n > 0:
        change(t, knight, kind, n)
        t.tell(e.Gained(knight.who, kind, n))
    return max(0, n)


def lose(t: WasteTable, knight: Knight, kind: Kind, n: int) -> int:
    """Lose so much, as far as there is. [3.6]"""
    n = min(n, held(knight, kind))
    if n > 0:
        change(t, knight, kind, -n)
        t.tell(e.Lost(knight.who, kind, n))
    return n


def gain_any(t: WasteTable, knight: Knight, n: int) -> Flow[None]:
    """Any resources of the owner's choice, among those left. [21]"""
    for _ in range(n):
        kinds = [kind for kind in KINDS if room(t, knight, kind)]
        if not kinds:
            return
        kind = kinds[0]
        if len(kinds) > 1:
            match (yield Ask(knight.seat, "gain", [*map(Gain, kinds)], rule="21")):
                case Gain("fuel" | "ammo" | "med" as chosen):
                    kind = chosen
        gain(t, knight, kind, 1)


def lose_any(t: WasteTable, knight: Knight, n: int) -> Flow[None]:
    """Any resources; their owner picks which. [3.6]"""
    for _ in range(n):
        kinds = [kind for kind in KINDS if held(knight, kind)]
        if not kinds:
            return
        kind = kinds[0]
        if len(kinds) > 1:
            match (yield Ask(knight.seat, "lose", [*map(Lose, kinds)], rule="21")):
                case Lose("fuel" | "ammo" | "med" as chosen):
                    kind = chosen
        lose(t, knight, kind, 1)


def resources(knight: Knight) -> int:
    """All he has."""
    return knight.fuel + knight.ammo + knight.med


def spill(t: WasteTable, knight: Knight) -> None:
    """Fuel above a tank that has shrunk is lost. [29]"""
    if not knight.fuel:
        return
    keeps = bool(knight.wreck) and t.options.fuel_is_kept_in_wreck
    if not keeps and knight.fuel > tank(t, knight):
        lose(t, knight, "fuel", knight.fuel - tank(t, knight))
