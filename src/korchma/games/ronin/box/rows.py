"""The rows of the box of Ronin: cards, skills, characters, chapters, boards, set-ups."""

from __future__ import annotations

from typing import Literal

import msgspec

from korchma.kernel.content import Row

Symbol = Literal["magic", "diplomacy", "exploration", "combat"]
Colour = Literal["red", "green", "blue", "pink", "yellow"]
Side = Literal["", "left", "right"]
Window = Literal["take", "order", "play", "tea", "score"]
When = Literal[
    "exactly",
    "at-least",
    "per",
    "lose",
    "lose-up-to",
    "partner",
    "inactive-exactly",
    "inactive-at-least",
]
Gain = Literal["left", "right", "each", "three", "symbol", "both-tracks", "one-track"]
Bonus = Literal["xp1", "xp2", "left", "right", "any", "vp1", "vp2", "sk1", "sk3", "draw"]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A condition and a result; without an ``amount`` the result scales, up to 3. [45, 47, 48]

    A ``lose-up-to`` without a symbol takes inactive ones.
    """

    when: When
    gain: Gain
    count: int = 0
    colour: Colour | Literal[""] = ""
    symbol: Symbol | Literal[""] = ""
    amount: int = 0
    of: Symbol | Literal[""] = ""


class Card(Row, frozen=True):
    """An action card; with an ``owner`` one of a character's five starting cards. [11]"""

    id: str
    colour: Colour
    symbols: tuple[Symbol, ...]
    effect: Effect | None = None
    tea: bool = False
    """Its effect waits for the tea ceremony. [40]"""
    cup: Side = ""
    owner: str = ""


class Character(Row, frozen=True):
    """Somebody to play as."""

    id: str


class Skill(Row, frozen=True):
    """A skill, used once in its window after so much experience. [20, 23]"""

    id: str
    character: str
    number: int
    unlock: int
    window: Window


class Chapter(Row, frozen=True):
    """A chapter card: the active pair of each chapter, and the first initiative order. [9, 13]"""

    id: str
    pairs: tuple[tuple[Symbol, Symbol], tuple[Symbol, Symbol], tuple[Symbol, Symbol]]
    order: tuple[str, ...]


class Board(Row, frozen=True):
    """A partnership board: bonuses by space, and points at the end. [6, 53, 75]"""

    id: str
    side: Literal["a", "b"]
    count: int
    bonuses: dict[int, Bonus]
    points: dict[int, int]


class Setup(Row, frozen=True):
    """Face-up pairs and Automas for a number of people. [1, 80, 81]"""

    id: int
    pairs: int
    automas: int


class Golden(Row, frozen=True):
    """Points for the golden experience marker, by its space. [74]"""

    id: str
    points: tuple[int, ...]
