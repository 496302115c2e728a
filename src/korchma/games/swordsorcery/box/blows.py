"""The words of an attack and its defence: what symbols buy in them. [131, 138]"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from korchma.kernel.ask import kebab


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=kebab):
    """Something a card does."""


# --- in an attack --------------------------------------------------------------------------------


class Hits(Effect, frozen=True):
    """So many hits more in this attack. [133]"""

    n: int = 1


class Lethal(Effect, frozen=True):
    """So many hits of this attack are lethal. [150]"""

    n: int


class Crit(Effect, frozen=True):
    """The target draws a critical token. [143]"""


class Bash(Effect, frozen=True):
    """The target is pushed an area back. [146]"""


class Burst(Effect, frozen=True):
    """The attack hits everybody within so many areas of the target: AoE. [149]"""

    n: int = 0


class Also(Effect, frozen=True):
    """The same roll hits so many other enemies in the target's area, each defends."""

    n: int = 1


class Sunder(Effect, frozen=True):
    """The target has so much less armour in this attack."""

    n: int = 1


# --- in a defence --------------------------------------------------------------------------------


class Reroll(Effect, frozen=True):
    """So many of the defence dice just rolled are rolled again; nought: all. [2]"""

    n: int = 0


class Guard(Effect, frozen=True):
    """So many shields more in the sixth step. [139]"""

    n: int = 1


Blow: TypeAlias = Hits | Lethal | Crit | Bash | Burst | Also | Sunder | Reroll | Guard
