"""What a seat sees of a knight: sheet, gear, goods, what he suffers, and whom he may serve."""

from __future__ import annotations

import msgspec

from korchma.games.wasteknights.box.box import SKILLS
from korchma.games.wasteknights.eyes.hidden import watchers
from korchma.games.wasteknights.rules.checks import Terms, commanders, sick_from, skill_dice
from korchma.games.wasteknights.rules.growing import due
from korchma.games.wasteknights.rules.kits import kit
from korchma.games.wasteknights.rules.numbers import (
    capacity,
    chassis,
    exploration,
    health,
    points_of_move,
    rate,
    repair_points,
    resist,
    tank,
)
from korchma.games.wasteknights.rules.throwing import in_order
from korchma.games.wasteknights.state import Carried, Knight, WasteTable


class GearView(msgspec.Struct, frozen=True, gc=False):
    """A gear card somebody has."""

    card: str
    broken: bool
    tuned: bool


class LuckView(msgspec.Struct, frozen=True, gc=False):
    """A die promised for a roll to come."""

    die: str
    n: int
    on: str


class KnightView(msgspec.Struct, frozen=True):
    """A knight as everybody sees him; whom he serves only who knows it."""

    seat: int
    who: str
    vehicle: str
    at: str
    hands: tuple[GearView, ...]
    armour: tuple[GearView, ...]
    cargo: tuple[GearView, ...]
    capacity: int
    fuel: int
    tank: int
    ammo: int
    med: int
    wounds: int
    infected: int
    health: int
    rad: int
    resist: int
    sick: int
    """Radiation from which on a check loses a die. [23]"""
    damage: int
    chassis: int
    injuries: tuple[str, ...]
    fallen: bool
    breakdowns: tuple[str, ...]
    wrecked: bool
    xp: int
    due: int
    """Upgrades that may be taken. [53]"""
    upgrades: dict[str, str]
    out: bool
    skills: dict[str, str]
    """The dice of each skill outside combat, as things stand."""
    mp: int
    rate: int
    """Points of movement for a unit of fuel. [27]"""
    repair: int
    explore: int
    luck: tuple[LuckView, ...]
    threats: tuple[str, ...]
    renown: int
    parts: int
    patron: int | None


def _gear(cards: list[Carried]) -> tuple[GearView, ...]:
    return tuple(GearView(each.card, each.broken, each.tuned) for each in cards)


def knight_view(t: WasteTable, i: int, seat: int | None) -> KnightView:
    """A knight as this seat sees him."""
    knight = t.state.knights[i]
    ready = bool(knight.who and knight.vehicle)
    return KnightView(
        seat=knight.seat,
        who=knight.who,
        vehicle=knight.vehicle,
        at=knight.at,
        hands=_gear(knight.hands),
        armour=_gear(knight.armour),
        cargo=_gear(knight.cargo),
        capacity=capacity(t, knight) if ready else 0,
        fuel=knight.fuel,
        tank=tank(t, knight) if ready else 0,
        ammo=knight.ammo,
        med=knight.med,
        wounds=knight.wounds,
        infected=knight.infected,
        health=health(t, knight) if ready else 0,
        rad=knight.rad,
        resist=resist(t, knight) if ready else 0,
        sick=sick_from(t, knight) if ready else 0,
        damage=knight.damage,
        chassis=chassis(t, knight) if ready else 0,
        injuries=tuple(knight.injuries),
        fallen=bool(knight.fallen),
        breakdowns=tuple(knight.breakdowns),
        wrecked=bool(knight.wreck),
        xp=knight.xp,
        due=len(due(knight)),
        upgrades=knight.upgrades.copy(),
        out=knight.out,
        skills=_skills(t, i) if ready and knight.at else {},
        mp=points_of_move(t, knight) if ready and knight.at else 0,
        rate=rate(t, knight) if ready else 0,
        repair=repair_points(t, knight) if ready else 0,
        explore=exploration(t, knight) if ready else 0,
        luck=tuple(LuckView(luck.die, luck.n, luck.on) for luck in knight.luck),
        threats=tuple(knight.threats),
        renown=knight.flags.get("renown", 0),
        parts=knight.flags.get("parts", 0),
        patron=_patron(t, i, knight, seat),
    )


def _skills(t: WasteTable, i: int) -> dict[str, str]:
    knight = t.state.knights[i]
    kept = kit(t, knight).skills
    key = bool(t.content.spaces[knight.at].city), commanders(t, i)
    if key in kept and not knight.luck:
        return kept[key].copy()
    found = {
        skill: in_order("".join(lot.letters for lot in skill_dice(t, i, Terms(skill))))
        for skill in SKILLS
    }
    if not knight.luck:
        kept[key] = found.copy()
    return found


def _patron(t: WasteTable, i: int, knight: Knight, seat: int | None) -> int | None:
    """Whom he serves, for those who know. [A4]"""
    if i in t.state.secret and (seat is None or seat not in watchers(t, i)):
        return None
    return knight.flags.get("patron")
