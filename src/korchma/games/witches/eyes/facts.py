"""Numbers of the rules that a table shows: the faces of the dice, what symbols add."""

from __future__ import annotations

import msgspec

from korchma.games.witches.box.box import SYMBOLS, Box
from korchma.games.witches.box.rows import Symbol
from korchma.games.witches.rules.attempt import DICE
from korchma.games.witches.rules.benefits import ELF_LIMIT
from korchma.games.witches.state import DUNGEON


class Facts(msgspec.Struct, frozen=True):
    """The numbers of The Witches that clients show and do not know themselves."""

    dungeon: str
    faces: tuple[int, ...]
    """The faces of a die; 0 is the cackle. [59]"""
    dice: int
    """Dice of an attempt. [59, 62]"""
    symbols: dict[Symbol, int]
    """What a symbol adds between the rolls. [61, 79, 81]"""
    elves: int
    """Elves at large that lose the game. [122]"""


def facts(box: Box) -> Facts:
    """The same for every table."""
    return Facts(DUNGEON, box.faces, DICE, SYMBOLS, ELF_LIMIT)
