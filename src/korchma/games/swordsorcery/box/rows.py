"""The rows of heroes and what they own: hero cards, gems, powers, talents, items. [3.2-3.8]"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from korchma.games.swordsorcery.box.effects import AnyEffect, Line
from korchma.games.swordsorcery.box.holding import Hero, Nature
from korchma.games.swordsorcery.box.holds import Holding
from korchma.games.swordsorcery.box.perks import AnyPerk
from korchma.games.swordsorcery.box.terms import (
    Damage,
    Icon,
    Once,
    Part,
    Roll,
    Style,
    Symbol,
    Weapon,
)
from korchma.kernel.content import Row

Moment: TypeAlias = Literal[
    "attacked",
    "wounded",
    "killed",
    "defends",
    "defended",
    "ally-attacked",
    "entered",
    "dies",
    "turn-end",
    "time",
    "signal",
]
"""When a trigger goes off. The owner has ``attacked``, has ``wounded`` somebody with an attack, has
``killed``; he ``defends`` (before he rolls), has ``defended``; an enemy's attack names another hero
within reach (``ally-attacked``, before the roll); a hero ``entered`` his area by moving himself; he
``dies``; his turn ends; in the Time phase; the special symbol shows (``signal``). [174]"""


class DieRow(Row, frozen=True):
    """A die: its ten faces, each the symbols it shows. [3.1]"""

    id: Literal["red", "blue"]
    count: int
    faces: tuple[tuple[Symbol, ...], ...]


# --- what cards can do ---------------------------------------------------------------------------


class Profile(Part, frozen=True):
    """An attack as a weapon, a power or an enemy makes it: dice, damage, range, lines. [130]

    ``weapon``: it is made with an equipped weapon of this kind, with its range, dice and lines, and
    these lines besides."""

    roll: Roll = Roll()
    range: int = 0
    type: Damage | None = None
    lines: tuple[Line, ...] = ()
    weapon: Weapon | None = None


class Play(Part, frozen=True):
    """What is done when its owner says so: on whom, how far off, what. [101, 102, 113]

    ``range`` below nought: wherever they are, seen or not. ``foe``: an enemy that is no master;
    ``ally`` and ``allies``: heroes and companions; ``area``: an area."""

    does: tuple[AnyEffect, ...]
    whom: Literal[
        "self", "hero", "heroes", "ally", "allies", "enemy", "foe", "enemies", "area", "none"
    ] = "self"
    range: int = 0


class Trigger(Part, frozen=True):
    """What happens at a moment. ``charges``: what it costs; ``may``: its owner decides, else it
    must be."""

    on: Moment
    does: tuple[AnyEffect, ...]
    when: tuple[Holding, ...] = ()
    range: int = 0
    charges: int = 0
    once: Once = ""
    may: bool = False


class Level(Part, frozen=True):
    """All a power does from a rank on; levels never add up. [113, 114, 223]"""

    rank: int
    cooldown: int = 0
    attack: Profile | None = None
    play: Play | None = None
    perks: tuple[AnyPerk, ...] = ()
    lines: tuple[Line, ...] = ()
    triggers: tuple[Trigger, ...] = ()


# --- heroes --------------------------------------------------------------------------------------


class Gem(Part, frozen=True):
    """A rank of the soul: life, powers, talents, combat and special actions. [73]"""

    health: int
    powers: int
    talents: int
    combat: int
    act: int


class Innate(Part, frozen=True):
    """The power printed on a hero card. It never cools down. [107]"""

    id: str
    icon: Icon
    once: Once = ""
    play: Play | None = None
    perks: tuple[AnyPerk, ...] = ()
    lines: tuple[Line, ...] = ()
    triggers: tuple[Trigger, ...] = ()


class Shout(Part, frozen=True):
    """What a ghost can still do, once a turn. [162]"""

    id: str
    play: Play


class HeroRow(Row, frozen=True):
    """A hero card: a hero in one of two classes. [3.2]"""

    id: str
    hero: Hero
    nature: Nature
    style: Style
    moves: int
    capacity: int
    save: tuple[Symbol, ...]
    innate: Innate
    shout: Shout
    kit: tuple[str, ...]
    """Cards of the stash the quick set-up deals."""


class GemRow(Row, frozen=True):
    """A hero's soul gem, ranks I to VII. [73]"""

    id: Hero
    ranks: tuple[Gem, Gem, Gem, Gem, Gem, Gem, Gem]


class PowerRow(Row, frozen=True):
    """A class power. ``nature``: only such heroes, and neutral ones; ``late``: it begins to cool
    down when its effect ends. [110, 115]"""

    id: str
    hero: Hero
    icon: Icon
    levels: tuple[Level, ...]
    nature: Literal["", "law", "chaos"] = ""
    late: bool = False


class TalentRow(Row, frozen=True):
    """A talent any hero may take. ``natures``: only these. [108]"""

    id: str
    rank: int
    perks: tuple[AnyPerk, ...]
    natures: tuple[Nature, ...] = ()
    count: int = 2


class CompanionRow(Row, frozen=True):
    """A companion. ``heroes``: for how many heroes it counts. [120]"""

    id: str
    style: Style
    moves: int
    health: int
    defence: int
    attack: Profile
    armour: int = 0
    heroes: int = 0


# --- items ---------------------------------------------------------------------------------------

Category: TypeAlias = Literal[
    "weapon", "armour", "artifact", "consumable", "ammo", "tool", "money", "key"
]


class Use(Part, frozen=True):
    """What an item is used for: the action, its price in charges. [127, 128]"""

    icon: Icon
    play: Play
    charges: int = 0


class Side(Part, frozen=True):
    """A side of an item card. ``forged``: the anvil turns the card to it for a quest; ``shards``:
    what awakening it costs. ``guards``: lines of a defence. [125, 164, 168]"""

    price: int = 0
    forged: bool = False
    shards: int = 0
    attack: Profile | None = None
    armour: int = 0
    shields: int = 0
    defence: int = 0
    perks: tuple[AnyPerk, ...] = ()
    lines: tuple[Line, ...] = ()
    guards: tuple[Line, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    use: Use | None = None
    charges: int = 0


class ItemRow(Row, frozen=True):
    """An item. ``hands``: where a weapon is held; ``styles``: who may use it, all if nobody is
    named; ``weight``: of armour. Its words: ``item-cord-a``, ``item-cord-b``. [121-128]"""

    id: str
    deck: Literal["emporium", "stash", "treasure", "soul", "quest"]
    category: Category
    a: Side
    b: Side | None = None
    weapon: Weapon | None = None
    hands: Literal["", "main", "off", "either", "both"] = ""
    weight: Literal["", "light", "medium", "heavy", "robe"] = ""
    styles: tuple[Style, ...] = ()
    count: int = 1


class TreasureRow(Row, frozen=True):
    """A treasure card: an item of its own, a side of a card of the emporium, or crowns. [8, 166]"""

    id: str
    act: int
    count: int = 1
    item: str = ""
    side: Literal["a", "b"] = "a"
    crowns: int = 0


class BuildingRow(Row, frozen=True):
    """A building of the emporium. ``pays``: what a guessed symbol wins. [168, 169]"""

    id: Literal["anvil", "tavern"]
    cost: int
    pays: dict[Symbol, int] = msgspec.field(default_factory=dict)


# --- the road ------------------------------------------------------------------------------------


class MilestoneRow(Row, frozen=True):
    """Where a quest lies in the valley, and the sign it has there. [3.15]"""

    id: str
    sign: str
    at: tuple[int, int]
