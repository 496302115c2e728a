"""When a paragraph is read: each at most once in a quest. [3.14]"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from korchma.games.swordsorcery.box.holding import Area, Between, Card, When
from korchma.kernel.ask import kebab


class On(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="on", tag=kebab):
    """A moment of the game."""


class Setup(On, frozen=True):
    """The quest is laid out; the first to be read."""


class Story(On, frozen=True):
    """A hero enters the area of a story card, which then lies on the event deck. [63, 64]"""

    card: str
    area: Area


class Enter(On, frozen=True):
    """A living hero enters an area, ``when`` that holds."""

    area: Area
    when: When | None = None


class Act(On, frozen=True):
    """A hero who is not engaged spends an action in an area, ``when`` that holds. [106]"""

    area: Area
    when: When | None = None


class Pile(On, frozen=True):
    """Drawn at random where a heap of the quest is searched, one paragraph a heap."""

    pile: str


class Opened(On, frozen=True):
    """A door is opened."""

    between: Between


class Chest(On, frozen=True):
    """The chest of an area is opened."""

    area: Area


class Search(On, frozen=True):
    """An area is searched."""

    area: Area


class Drew(On, frozen=True, tag="event"):
    """An event card is drawn."""

    card: Card


class Met(On, frozen=True, tag="shadow"):
    """The first shadow of this sort is turned."""

    kind: Literal["citizen", "story"]


class Ghost(On, frozen=True):
    """The first hero becomes a ghost."""


class Returned(On, frozen=True):
    """The first hero comes back at a shrine."""


class Boss(On, frozen=True):
    """A master is down to half its life, or turns its card."""

    at: Literal["half", "flip"]


class Round(On, frozen=True):
    """The Battle phase of a round begins."""

    round: int


class Once(On, frozen=True):
    """Something holds for the first time."""

    when: When


Moment: TypeAlias = (
    Setup
    | Story
    | Enter
    | Act
    | Pile
    | Opened
    | Chest
    | Search
    | Drew
    | Met
    | Ghost
    | Returned
    | Boss
    | Round
    | Once
)
