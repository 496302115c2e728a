"""The rows of the small decks and tokens: encounters, traps, criticals, events and what lies about.

[3.12]"""

from __future__ import annotations

from typing import Literal

from korchma.games.swordsorcery.box.effects import AnyEffect
from korchma.games.swordsorcery.box.holding import Card, Rank
from korchma.games.swordsorcery.box.perks import AnyPerk
from korchma.games.swordsorcery.box.terms import Part, Style, Symbol
from korchma.kernel.content import Row


class Whose(Part, frozen=True):
    """Which enemies an encounter calls: of a rank, a style, or in such a case. ``highest``: of the
    highest rank in play; ``near``: with a hero in their area; ``sniping``: with a hero in sight and
    none in their area. [190]"""

    ranks: tuple[Rank, ...] = ()
    styles: tuple[Style, ...] = ()
    case: Literal["", "highest", "near", "wounded", "sniping"] = ""


class EncounterRow(Row, frozen=True, rename="kebab"):
    """An encounter: ``all`` of them, or ``any`` so many; if it touches nobody, the ``otherwise``.
    ``hits``: more in these activations; ``signal``: first every special power; ``reshuffle``: then
    the whole deck, this card discarded. [53, 190-192]"""

    id: str
    all: Whose | None = None
    any: int = 0
    otherwise: int = 0
    otherwise_all: Whose | None = None
    hits: int = 0
    signal: bool = False
    reshuffle: bool = False
    count: int = 1


class TrapRow(Row, frozen=True):
    """A trap: whoever fails a save within its ``radius``, or who opened; ``sure``: no save. [37]"""

    id: str
    does: tuple[AnyEffect, ...] = ()
    radius: int | None = None
    sure: bool = False
    count: int = 1


class CritRow(Row, frozen=True):
    """A critical token: green at once, blue a condition, red a trauma that stays. Of two of a
    ``kind`` the stronger stays. [144, 145]"""

    id: str
    colour: Literal["green", "blue", "red"]
    does: tuple[AnyEffect, ...] = ()
    perks: tuple[AnyPerk, ...] = ()
    kind: str = ""
    count: int = 1


class ShadowRow(Row, frozen=True):
    """A shadow token. [183]"""

    id: Literal["citizen-man", "citizen-woman", "enemy", "advanced", "two", "story-enemy", "story"]
    count: int
    enemies: int = 0
    powers: int = 0
    """Enemy powers each of them draws besides its own."""


class LootRow(Row, frozen=True):
    """A loot token. [213]"""

    id: str
    count: int
    crowns: int = 0
    treasure: int = 0


class ChestRow(Row, frozen=True):
    """The back of a chest. [32]"""

    id: str
    crowns: int = 0
    treasure: int = 0
    count: int = 1


class Finding(Part, frozen=True):
    """What a symbol of the red die finds."""

    symbol: Symbol
    does: tuple[AnyEffect, ...]


class SearchRow(Row, frozen=True):
    """A search token: the first of its lines the die shows. [35]"""

    id: str
    count: int
    lines: tuple[Finding, ...]


class CoinRow(Row, frozen=True):
    """A coin. [129]"""

    id: int
    count: int


class EventRow(Row, frozen=True):
    """An event: what holds while it lies there, what happens at once, how many enemies come.

    ``spawn``: added to heroes less enemies in play, for up to three heroes and for more; none:
    nobody comes. [55-62]"""

    id: Card
    kind: Literal["normal", "day", "night"] = "normal"
    lasts: tuple[AnyPerk, ...] = ()
    does: tuple[AnyEffect, ...] = ()
    spawn: tuple[int, int] | None = None


class StoryCardRow(Row, frozen=True):
    """A story event card: its words stand in the quest. [56, 63]"""

    id: str
