"""What must hold for a perk or a trigger of a card; of several, all. [3.3-3.11]

The owner is the fighter whose card it is; in an attack of his, the target is whom he attacks.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from korchma.games.swordsorcery.box.terms import Condition, Race, Weapon
from korchma.kernel.ask import kebab


class Holds(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag=kebab):
    """Something that is so when its moment is read: for an attack, in its first step. [130]"""


class Controls(Holds, frozen=True):
    """The owner's side controls the area he stands in. [20]"""


class Dominates(Holds, frozen=True):
    """The owner's side dominates the area he stands in. [21]"""


class Melee(Holds, frozen=True):
    """The attack is a melee attack. [91, 205]"""


class Wielding(Holds, frozen=True, tag="with"):
    """The attack is made with such a weapon, ``both``: and the other hand holds such a one too;
    ``lone``: it does not."""

    weapon: Weapon
    hands: Literal["", "both", "lone"] = ""


class MainHand(Holds, frozen=True):
    """The attack was made with the main hand."""


class TargetHas(Holds, frozen=True):
    """The target has one of these conditions."""

    any: tuple[Condition, ...]


class Flanked(Holds, frozen=True):
    """The target's area holds another hero, or a companion."""


class Wounded(Holds, frozen=True):
    """The owner has a wound."""


class Unmoved(Holds, frozen=True):
    """The owner spent no move action in this turn."""


class Unburnt(Holds, frozen=True):
    """The owner had no fire token when the Time phase began."""


class Unhurt(Holds, frozen=True):
    """The attack just defended put no wound on the owner."""


class Company(Holds, frozen=True):
    """Another enemy of this race stands in the owner's area."""

    race: Race


class Sole(Holds, frozen=True):
    """The attack names one target only."""


class ByAttack(Holds, frozen=True):
    """A hero's attack did it."""


Holding: TypeAlias = (
    Controls
    | Dominates
    | Melee
    | Wielding
    | MainHand
    | TargetHas
    | Flanked
    | Wounded
    | Unmoved
    | Unburnt
    | Unhurt
    | Company
    | Sole
    | ByAttack
)
