"""The words of cards for the party, the decks and the other enemies."""

from __future__ import annotations

from typing import Literal, TypeAlias

from korchma.games.swordsorcery.box.blows import Effect
from korchma.games.swordsorcery.box.terms import Upon


class Crowns(Effect, frozen=True):
    """Crowns for somebody, or fewer, never below nought."""

    n: int
    upon: Upon = ""


class Shards(Effect, frozen=True):
    """Soul shards for the party, or fewer."""

    n: int


class Treasure(Effect, frozen=True):
    """Treasure cards. [70, 129]"""

    n: int = 1


class Gain(Effect, frozen=True):
    """A certain card of the emporium, if it is not sold."""

    item: str


class Encounter(Effect, frozen=True):
    """An encounter card now. [7, 190]"""


class Emporium(Effect, frozen=True):
    """The living visit the emporium and buy so many cards each, at most. [229]"""

    most: int


class Rouse(Effect, frozen=True):
    """Other enemies of the owner's race within reach: the nearest one is activated, or each goes an
    area toward its nearest hero and attacks him (``rush``)."""

    what: Literal["activate", "rush"]
    within: int = 2


class BreakDoor(Effect, frozen=True):
    """The nearest door or locked door without a magic lock is gone, without a trap."""


class Special(Effect, frozen=True):
    """What only this card does, by name: written in Python."""

    name: Literal["pickpocket", "rope"]


Fortune: TypeAlias = (
    Crowns | Shards | Treasure | Gain | Encounter | Emporium | Rouse | BreakDoor | Special
)
