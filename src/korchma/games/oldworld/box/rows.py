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


Do = Literal[
    "gold",
    "skill",
    "shield",
    "shield-to",
    "potions",
    "potions-to",
    "trail",
    "refill",
    "draw",
    "discard",
    "burn",
    "row-card",
    "die",
    "move",
    "rest",
    "event",
    "keep",
    "quest",
]
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


class Band(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens up to a number: of a die, a test, the damage of a short fight."""

    upto: int
    effects: tuple[Effect, ...]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a story does. [60-66]"""

    do: Do
    n: int = 0
    skill: Skill | Literal["", "lowest", "any"] = ""
    cost: int = 0
    power: Power | Literal[""] = ""
    terrain: Terrain | Literal[""] = ""
    at: int = -1
    school: bool = False
    event: int = 0
    gold: int = 0
    bands: tuple[Band, ...] = ()


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What choosing an option costs. [59]"""

    gold: int = 0
    potions: int = 0
    cards: int = 0


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of two options of a story."""

    effects: tuple[Effect, ...]
    price: Price = Price()


class Story(Row, frozen=True):
    """An exploration card. [58-61]"""

    id: str
    a: Way
    b: Way


class Event(Row, frozen=True):
    """What a quest leads to. [62, 63]"""

    id: int
    kind: Literal["choice", "plain", "table", "threshold", "test", "duel", "gear", "companion"]
    a: Way | None = None
    b: Way | None = None
    effects: tuple[Effect, ...] = ()
    bands: tuple[Band, ...] = ()
    skill: Skill | Literal[""] = ""
    n: int = 0
    yes: tuple[Effect, ...] = ()
    no: tuple[Effect, ...] = ()
    shield: int = 0
    cards: int = 0
    power: Power | Literal[""] = ""
