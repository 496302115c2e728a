"""What gear, upgrades, abilities, injuries and breakdowns do while they lie there, as data. [3.6]

Numbers and dice are told by rows, so that an author changes them without touching a rule; what
only one card does is named, and done where its moment comes.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from korchma.games.wasteknights.box.holding import Colour, Skill
from korchma.kernel.ask import kebab

Number: TypeAlias = Literal[
    "health",
    "resist",
    "repair",
    "explore",
    "points",
    "tools",
    "chassis",
    "capacity",
    "tank",
    "mp",
    "rate",
    "overhaul",
    "wake",
    "offer",
    "scrap",
]
"""``explore`` is the value itself, ``points`` what gear adds in an action; ``repair`` likewise,
with ``tools``. ``wake``: wounds healed on regaining consciousness; ``offer``: cards at a market;
``scrap``: what a broken card pays beyond its value."""
Symbol: TypeAlias = Literal["rad", "cont", "threat"]
Terrain: TypeAlias = Literal["highway", "desert", "bush", "mountains"]
Kind: TypeAlias = Literal["machine", "beast", "mutant", "bandit", "cultist"]


Knack: TypeAlias = Literal[
    "blanks",
    "clogged",
    "commander",
    "dirty-tricks",
    "dog",
    "dreaming",
    "express",
    "festers",
    "flow",
    "free-burst",
    "ghost",
    "gifted",
    "good-boy",
    "gunner",
    "haggle",
    "headlights",
    "idle-hands",
    "iron-nerve",
    "lesson",
    "nose",
    "not-today",
    "one-hand",
    "own-medicine",
    "scrap-surgeon",
    "shakes",
    "stuntman",
    "tall-tale",
    "tinker",
    "voice-of-the-land",
    "walk-it-off",
    "while-there",
]
"""What only one card can do; told one by one in ``docs/adventures-wasteknights.md``."""


class Perk(
    msgspec.Struct,
    frozen=True,
    gc=False,
    forbid_unknown_fields=True,
    tag_field="perk",
    tag=kebab,
):
    """Something that holds while its card lies there."""


class Adds(Perk, frozen=True):
    """So much more of a number, or less; ``least``: it never falls below that by this."""

    to: Number
    n: int
    least: int = 0
    ground: tuple[Terrain, ...] = ()
    """Only for a move that starts on such ground."""


class RollsMore(Perk, frozen=True):
    """A die more in rolls of these skills; ``half-dead``: in attacks, at half of health or less."""

    skills: tuple[Skill, ...]
    colour: Colour
    only: Literal["", "fight", "peace", "city", "unarmed", "half-dead"] = ""


class RollsLess(Perk, frozen=True):
    """A die less in rolls of these skills."""

    skills: tuple[Skill, ...]


class Successes(Perk, frozen=True):
    """Successes added to an attack after the roll; against one kind of enemy, where it is named."""

    n: int
    against: Kind | Literal[""] = ""


class Ignores(Perk, frozen=True):
    """Hazard symbols of a kind have no effect: so many in a move, or all of them.

    ``ask``: its owner decides; else the first that would still work."""

    symbols: tuple[Symbol, ...]
    a_move: int = 0
    ask: bool = False


class Costs(Perk, frozen=True):
    """Entering ground costs so much, or so much more."""

    ground: Terrain
    cost: int | None = None
    more: int = 0


class Blocks(Perk, frozen=True):
    """Wounds of a batch that are blocked though nothing breaks."""

    n: int
    only: Literal["first", "bare"]
    """The first batch of a combat; while no armour is worn."""


class Sure(Perk, frozen=True):
    """An event that succeeds by itself."""

    event: str


class Lends(Perk, frozen=True):
    """Another skill may be rolled in place of this one."""

    skill: Skill
    instead: Skill


class Can(Perk, frozen=True):
    """What only this card can do, by name: see ``rules/knacks.py``. Of two the ``n`` add up."""

    what: Knack
    n: int = 0


AnyPerk: TypeAlias = (
    Adds | RollsMore | RollsLess | Successes | Ignores | Costs | Blocks | Sure | Lends | Can
)
