"""The rows of the box of Old World: cards, places, monsters, potions, schools, stories."""

from __future__ import annotations

from typing import Literal

import msgspec

from korchma.kernel.content import Row

Colour = Literal["blue", "red", "green", "purple", "yellow"]
Terrain = Literal["forest", "mountain", "water"]
Ground = Literal["forest", "mountain", "water", "wild"]
Skill = Literal["combat", "defence", "alchemy", "specialty"]
School = Literal["wolf", "griffin", "bear", "cat", "viper"]
Action = Literal["school", "skill", "poker", "alms", "swap", "potion", "tracking"]


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A colour that may follow; its symbols count only where the link is used. [79, 81]"""

    colour: Colour
    damage: int = 0
    shield: int = 0
    back: bool = False


class Card(Row, frozen=True):
    """An action card: corner symbols, links, terrain; with a ``school`` a start card."""

    id: str
    name: str
    colour: Colour
    terrain: Ground
    cost: int = 0
    damage: int = 0
    shield: int = 0
    draw: int = 0
    take: bool = False
    """Takes the top card of the own discard. [82]"""
    links: tuple[Link, ...] = ()
    school: School | Literal[""] = ""


class Place(Row, frozen=True):
    """A place of the Continent, and what can be done there."""

    id: int
    terrain: Ground
    action: Action
    x: int
    y: int
    skill: Skill | Literal[""] = ""
    school: School | Literal["", "manticore"] = ""


class Road(Row, frozen=True):
    """A road or sea route, gone both ways."""

    id: str
    between: tuple[int, int]
    sea: bool = False


class Monster(Row, frozen=True):
    """A monster; what it and its trophy do is in code, by id."""

    id: str
    level: int
    life: int


class Hit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Half of a fight card. Damage: ``damage``, and ``level`` times the monster's, or a skill."""

    damage: int = 0
    level: int = 0
    skill: Skill | Literal[""] = ""
    lowers: Skill | Literal[""] = ""
    discard: bool = False
    burn: int = 0


class Attack(Row, frozen=True):
    """A fight card of the monsters. [85, 88]"""

    id: int
    charge: Hit
    bite: Hit


class Potion(Row, frozen=True):
    """A kind of potion, and how many there are."""

    id: str
    count: int


class SchoolRow(Row, frozen=True):
    """A witcher school, and its specialty's two numbers by level. [84]"""

    id: School
    home: int
    colour: str
    specialty: tuple[
        tuple[int, int], tuple[int, int], tuple[int, int], tuple[int, int], tuple[int, int]
    ]


class Setup(Row, frozen=True):
    """What a number of players begins with. [4, 8, 14, 15]"""

    id: int
    cards: tuple[int, ...]
    gold: tuple[int, ...]
    monsters: tuple[int, int, int]
    extra: int
    skill_trophies: int


Power = Literal[
    "crossbow",
    "cloak",
    "horse",
    "totem",
    "whetstone",
    "satchel",
    "charts",
    "medallion",
    "bard",
    "shieldmaiden",
    "herbalist",
    "hound",
    "surgeon",
    "sorceress",
    "discount",
    "passage",
    "sellsword",
]
