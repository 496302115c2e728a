"""The rows of the box of The Witches: areas, paths, tokens, cards, witches, set-ups, dice."""

from __future__ import annotations

from typing import Literal

import msgspec

from korchma.kernel.content import Row

Symbol = Literal["headology", "magic", "broom"]
Benefit = Literal[
    "bonus",
    "borrowing",
    "death",
    "escape",
    "extra-cards",
    "extra-movement",
    "help",
    "invisibility",
    "reroll",
    "introspection",
    "shamble",
    "sick-pig",
    "sick-sheep",
    "transmutation",
]
Group = Literal["", "elves", "magpyrs", "felmets", "wintersmith"]
Failure = Literal["", "dungeon", "all-to-dungeon", "crisis", "black-aliss", "winter"]


class Area(Row, frozen=True):
    """A place on the map with one space or several."""

    id: str
    spaces: int
    start: Literal["", "easy", "hard"] = ""


class Footpath(Row, frozen=True):
    """A path between two areas, walked both ways."""

    id: str
    between: tuple[str, str]


class Token(Row, frozen=True):
    """A kind of problem, and how many tokens of it lie in the box."""

    id: str
    hard: bool
    difficulty: int
    points: int
    count: int
    group: Group = ""
    failure: Failure = ""
    success: Literal["", "magpyrs-leave"] = ""


class Card(Row, frozen=True):
    """A card: symbol, benefit, perhaps a share in the Power of Three, and an area."""

    id: int
    character: str
    symbol: Symbol
    benefit: Benefit
    area: str
    amount: int = 0
    against: Group = ""
    cackle: bool = False
    power_of_three: bool = False


class Witch(Row, frozen=True):
    """An apprentice and what she starts with."""

    id: str
    colour: str
    token: Literal["", "invisibility", "magic", "pig"] = ""
    cackles: int = 0
    first: bool = False


class Pools(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tokens beside the board."""

    cackles: int
    aliss: int
    crises: int


class Setup(Row, frozen=True):
    """Boxes and pools for one number of players; ``together`` for co-op and solo."""

    id: int
    hard: tuple[int, ...]
    easy: tuple[int, ...]
    cackles: int
    aliss: int
    crises: int
    together: Pools


class Die(Row, frozen=True):
    """The faces of the witches' dice; 0 is the cackle."""

    id: str
    faces: tuple[int, ...]
    count: int
