"""What the quests of Sword & Sorcery call things by, and what may hold. [3.14]"""

from __future__ import annotations

from typing import Literal, TypeAlias

from korchma.tray.stories import AllOf, AnyOf, FlagIs, Is, Not

Nature: TypeAlias = Literal["law", "neutral", "chaos"]
NATURES: tuple[Nature, ...] = ("law", "neutral", "chaos")
Hero: TypeAlias = Literal["auriel", "ekar", "laigon", "shaya", "torgar"]
HEROES: tuple[Hero, ...] = ("auriel", "ekar", "laigon", "shaya", "torgar")
Kind: TypeAlias = Literal[
    "gremlin",
    "gremlin-pack",
    "raider",
    "orc-warrior",
    "orc-shaman",
    "gnome",
    "cultist",
    "hill-troll",
    "warlord",
]
Rank: TypeAlias = Literal["green", "blue", "red", "purple"]
Ground: TypeAlias = Literal["normal", "difficult", "dangerous"]
Card: TypeAlias = Literal[
    "patrol",
    "reinforcements",
    "horn",
    "flames",
    "fog",
    "bloodlust",
    "dread",
    "omen",
    "gift",
    "calm",
    "dark-surge",
    "merchant",
    "day",
    "night",
]
"""An event card. [3.12]"""
Area: TypeAlias = str
Between: TypeAlias = tuple[Area, Area]
"""The side two areas share, in either order."""
Whom: TypeAlias = Literal["", "all", "each", "holder"]
"""Nobody named: the active hero. ``all``: the living; ``each``: all who started, ghosts too;
``holder``: who has the priority token. [4.D 11, 3.13]"""

# --- what holds ----------------------------------------------------------------------------------


class Heroes(Is, frozen=True):
    """So many heroes started the quest."""

    least: int = 1
    most: int = 5


class InParty(Is, frozen=True, tag="hero"):
    """This hero is of the party."""

    who: Hero


class Dead(Is, frozen=True):
    """An enemy of the story has died."""

    enemy: str


class Stands(Is, frozen=True):
    """A token of the quest stands in an area."""

    token: str
    at: Area


class Drawn(Is, frozen=True):
    """So many event cards have been drawn."""

    least: int


class DeckEmpty(Is, frozen=True):
    """The last event card is gone. [66]"""


class AllGhosts(Is, frozen=True):
    """No hero lives. [66]"""


class RoundOver(Is, frozen=True):
    """That round has ended."""

    round: int


class Crowd(Is, frozen=True):
    """So many enemies stand in areas of a tag, as an Event phase begins."""

    tag: str
    least: int


class Glass(Is, frozen=True, tag="shards"):
    """The party holds so many soul shards."""

    least: int


Holding: TypeAlias = (
    Heroes | InParty | Dead | Stands | Drawn | DeckEmpty | AllGhosts | RoundOver | Crowd | Glass
)
When: TypeAlias = Holding | FlagIs | Not[Holding] | AllOf[Holding] | AnyOf[Holding]
