"""What holds while a card lies there, or for as long as an effect lasts, as data. [3.3-3.12]"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from korchma.games.swordsorcery.box.holds import Holding
from korchma.kernel.ask import kebab

Number: TypeAlias = Literal[
    "hits",
    "red",
    "blue",
    "armour",
    "shields",
    "defence",
    "health",
    "moves",
    "capacity",
    "save-dice",
    "powers",
    "reroll",
    "lunge",
]
"""``hits``, ``red``, ``blue``: in attacks of the owner. ``moves``: points of a move, areas of
each "move" sentence of an enemy. ``save-dice``: blue dice of a save, of which the best counts.
``powers``: class powers besides those of the gem. ``reroll``: defence dice he may roll again in an
attack. ``lunge``: a row with "engage" covers so many distances more."""
Covers: TypeAlias = Literal["", "heroes", "enemies", "sight", "attackers"]
"""Nobody named: the owner. ``sight``: every other enemy the owner sees when that one attacks;
``attackers``: whoever attacks the owner."""


class Perk(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="perk", tag=kebab):
    """Something that holds."""


class Adds(Perk, frozen=True):
    """So much more of a number, or less."""

    to: Number
    n: int = 1
    when: tuple[Holding, ...] = ()
    whose: Covers = ""


class NoReactions(Perk, frozen=True):
    """Nobody makes reaction attacks against the owner; ``all``: against anybody. [82]"""

    all: bool = False


class Draws(Perk, frozen=True):
    """So many cards are drawn in the place of one, and one is kept."""

    what: Literal["trap", "treasure"]
    n: int


class Disarms(Perk, frozen=True):
    """On a trap he draws a blue die is rolled; with this symbol the trap does nothing."""

    symbol: Literal["hit", "shield", "power", "magic", "legend"]


class Unlocks(Perk, frozen=True):
    """He opens locked doors and chests with a free action. [31, 32]"""


class SecondChance(Perk, frozen=True):
    """Once, any dice of one roll of his own are rolled again. [2]"""


class HalfPrice(Perk, frozen=True):
    """To bring him back costs half, rounded up. [163]"""


class SeesThrough(Perk, frozen=True):
    """Areas with enemies do not hide what lies behind them from his attacks with it. [40]"""


class BoundSymbols(Perk, frozen=True):
    """He cannot pay for effects with the symbols of power and magic. [153]"""


class Sight(Perk, frozen=True):
    """Nobody sees further than this. [43]"""

    most: int


class FirstSymbol(Perk, frozen=True):
    """In saves only the first symbol of a face counts."""


class Immune(Perk, frozen=True):
    """Such a condition does not touch him. [217]"""

    to: Literal["stun"]


class Vengeful(Perk, frozen=True):
    """He looks at nobody but the holder of the priority token. [3.13]"""


class NoRenewal(Perk, frozen=True):
    """His magic shields are not restored. [126]"""


AnyPerk: TypeAlias = (
    Adds
    | NoReactions
    | Draws
    | Disarms
    | Unlocks
    | SecondChance
    | HalfPrice
    | SeesThrough
    | BoundSymbols
    | Sight
    | FirstSymbol
    | Immune
    | Vengeful
    | NoRenewal
)
