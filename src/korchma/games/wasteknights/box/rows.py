"""The rows of the box of Waste Knights: knights, vehicles, map, decks, tokens."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from korchma.games.wasteknights.box.cards import CardSteps, Hazards, Line, Red
from korchma.games.wasteknights.box.holding import Skill
from korchma.games.wasteknights.box.perks import AnyPerk, Kind, Terrain
from korchma.kernel.content import Row

Pool: TypeAlias = str
"""Dice by their first letters: ``WGB`` is a white, a green and a blue one."""
Face: TypeAlias = Literal["a", "b"]


class DieRow(Row, frozen=True):
    """A die: its faces, each the symbols it shows (S success, F fate, X failure). [3.1]"""

    id: Literal["W", "G", "B", "R"]
    faces: tuple[str, str, str, str, str, str]


class KnightRow(Row, frozen=True):
    """A knight's sheet, and what he is dealt in the quick set-up. [3.4, F10]"""

    id: str
    skills: dict[Skill, Pool]
    health: int
    resist: int
    repair: int
    heals: int
    """Wounds for a unit of medicine. [50]"""
    explore: int
    perks: tuple[AnyPerk, ...]
    kit: tuple[str, ...]
    vehicle: str


class VehicleRow(Row, frozen=True):
    """A vehicle's sheet. [3.5]"""

    id: str
    type: Literal["light", "medium", "heavy"]
    capacity: int
    speed: int
    tank: int
    rate: int
    """Points of movement for a unit of fuel. [27]"""
    chassis: int
    repair: int
    """Repair points for a point of damage. [51]"""


class MapRow(Row, frozen=True):
    """The map, row by row, odd rows half a hex to the right; two characters a cell: ground and
    hazard, ``..`` sea, ``~~`` the rift, ``X-`` a crater, a digit and the ground of a city. [3.2]"""

    id: str
    rows: tuple[str, ...]


class SpotRow(Row, frozen=True):
    """A space with a name: a city by its digit, or a site. [3.2]"""

    id: str
    """The space, ``r5c6``."""
    name: str
    city: int = 0


class EnemyRow(Row, frozen=True):
    """An enemy; without a deck it comes only when a story calls it. [3.7]"""

    id: str
    kind: Kind
    attack: Literal["melee", "ranged"]
    dice: Pool
    life: int
    deck: Literal["dh", "bm", ""] = ""
    count: int = 1
    ambush: bool = False
    pierce: bool = False
    fury: bool = False
    threat: int = 0
    lines: tuple[Line, ...] = ()
    stays: bool = False
    """Its wounds stay from one combat to the next. [3.16]"""
    xp: int = 0
    fuel: int = 0
    ammo: int = 0
    med: int = 0
    res: int = 0
    gear: int = 0


class EventRow(Row, frozen=True):
    """An event: a check, what goes before it, and what comes of it. [36, 3.8]"""

    id: str
    deck: Literal["dh", "bm"]
    skill: Skill
    need: int
    """Nought is X: no success is a failure. [43]"""
    before: CardSteps = ()
    ok: CardSteps = ()
    fail: CardSteps = ()
    count: int = 1


class LetterRow(Row, frozen=True):
    """An encounter: its letter is looked up in the plot. [36, 37]"""

    id: str
    deck: Literal["dh", "bm"]
    count: int = 1


class Find(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of an exploration card: what is found, then what is suffered. [59]"""

    finds: CardSteps = ()
    trouble: CardSteps = ()


class ExploreRow(Row, frozen=True):
    """An exploration card: a line for each ground. [58, 3.9]"""

    id: str
    highway: Find
    desert: Find
    bush: Find
    mountains: Find


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card does once, when its owner says so, and what becomes of it. [3.10]

    ``turn``: any time in his turn outside combat; ``check``: before a roll of ``skills`` outside
    combat; ``start`` and ``clash`` of a combat; ``camp``, ``explore``; ``damage`` to the vehicle;
    ``wake``: regaining consciousness."""

    when: Literal["turn", "check", "start", "clash", "camp", "explore", "damage", "wake"]
    steps: CardSteps = ()
    after: Literal["", "break", "discard"] = ""
    skills: tuple[Skill, ...] = ()
    die: str = ""
    """A die for the roll it is used on, by its letter."""
    wounds: int = 0
    """Dealt to the enemy."""
    n: int = 0
    """Points of an exploration, damage spared, wounds healed on waking."""
    late: CardSteps = ()
    """What follows at the end of the combat."""


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of a gear card: working or broken. [3.10]"""

    dice: Pool = ""
    auto: bool = False
    free: bool = False
    """Needs no ammunition."""
    burns: Literal["ammo", "fuel"] = "ammo"
    ambush: bool = False
    pierce: bool = False
    lines: tuple[Line, ...] = ()
    block: int = 0
    perks: tuple[AnyPerk, ...] = ()
    use: Use | None = None


class GearRow(Row, frozen=True):
    """A gear card. ``rep``: what its repair costs, -1 for X; ``knight``: its only owner. [116]"""

    id: str
    kind: Literal["weapon", "armour", "device", "drug"]
    works: Side
    broken: Side
    value: int
    rep: int
    way: Literal["melee", "ranged", ""] = ""
    hands: Literal[0, 1, 2] = 0
    count: int = 1
    start: bool = False
    knight: str = ""


class UpgradeFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the two faces of an upgrade. [115]"""

    perks: tuple[AnyPerk, ...] = ()


class UpgradeRow(Row, frozen=True):
    """An upgrade: of one knight, or common. Unique gear has no faces. [114-117]"""

    id: str
    knight: str = ""
    xp: int = 0
    a: UpgradeFace | None = None
    b: UpgradeFace | None = None
    gear: str = ""


class LastingRow(Row, frozen=True):
    """The lasting side of an injury or a breakdown. [3.12, 3.13]"""

    id: str
    perks: tuple[AnyPerk, ...]


class ThreatRow(Row, frozen=True):
    """A threat token with its two sides. [3.11]"""

    id: str
    yellow: Hazards
    red: Red


class SpecialRow(Row, frozen=True):
    """A special card: it lies face down until its adventure reads an entry. [1]"""

    id: str
    """Its number on the back: cards lie in this order."""
    adventure: str
    entry: int
    of: str
    """An enemy, a token or goods of the adventure; or a property of the walker."""


class GroundRow(Row, frozen=True):
    """What entering ground costs, and which deck is drawn there. [26, 34]"""

    id: Terrain
    cost: int
    deck: Literal["dh", "bm"]
