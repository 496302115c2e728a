"""What the adventures of Waste Knights call things by, and what may hold. [3.6, 3.15]"""

from __future__ import annotations

from typing import Literal, TypeAlias

from korchma.tray.stories import AllOf, AnyOf, FlagIs, Is, Not

Skill: TypeAlias = Literal["me", "ra", "dr", "su", "te", "ta"]
"""Melee, ranged, driving, survival, technology, talk."""
Goods: TypeAlias = Literal["xp", "fuel", "ammo", "med", "res", "gear"]
Colour: TypeAlias = Literal["white", "green", "blue", "red"]
Space: TypeAlias = str
"""``r5c6``; also ``here``, ``any``, or a name a plot gives (``tanker``)."""
Whom: TypeAlias = Literal["", "each", "here", "others", "target", "first"]
"""Nobody named: the acting knight. ``each``: every knight, in turn order; ``here``: all on his
space; ``others``: all but him; ``target``: another of his choice; ``first``: the first player's."""


class Kept(Is, frozen=True):
    """A keepsake of an earlier evening lies in the chronicles."""

    what: str


class Took(Is, frozen=True):
    """In this game this way of an entry was chosen: for wording only."""

    entry: int
    way: str


class At(Is, frozen=True):
    """The acting knight stands there: a space, ``city``, or a terrain."""

    place: str


class Holds(Is, frozen=True):
    """The acting knight holds so much; ``together``: all conscious knights on his space."""

    what: Goods
    least: int = 1
    together: bool = False


class Lies(Is, frozen=True):
    """So many tokens of a kind lie on a space."""

    kind: str
    at: Space = "any"
    least: int = 1


class TimeIs(Is, frozen=True, tag="time"):
    """The time marker stands between these."""

    least: int = 1
    most: int = 10


class Knights(Is, frozen=True):
    """So many knights play."""

    least: int = 1
    most: int = 4


class Rides(Is, frozen=True, tag="knight"):
    """The acting knight is this one."""

    who: str


Holding: TypeAlias = Kept | Took | At | Holds | Lies | TimeIs | Knights | Rides
When: TypeAlias = Holding | FlagIs | Not[Holding] | AllOf[Holding] | AnyOf[Holding]
