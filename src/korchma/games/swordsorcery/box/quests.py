"""A quest as it stands in its file: what it is about, its map, its paragraphs. [3.14]"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from korchma.games.swordsorcery.box.holding import Area, Card, Holding, Kind, Rank, When
from korchma.games.swordsorcery.box.maps import QuestMap
from korchma.games.swordsorcery.box.moments import Moment
from korchma.games.swordsorcery.box.tales import Word
from korchma.kernel.content import Row, bad, tables
from korchma.kernel.errors import KorchmaError
from korchma.kernel.mistakes import misfit
from korchma.tray.stories import Entry, Steps

CONTENT = Path(__file__).parents[1] / "content"
AREA = re.compile(r"a\d+")
"""What a file calls an area."""

P = TypeVar("P", bound=msgspec.Struct)


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a quest."""


class Paragraph(Entry[Word, Holding], frozen=True):
    """A paragraph of the book of secrets: read ``on`` one of these moments, or jumped to."""

    id: str
    on: tuple[Moment, ...] = ()


class End(Part, frozen=True):
    """What wins or loses the quest, checked at once, and the paragraph that tells of it. [65]"""

    id: str
    when: When
    then: str


class Fate(Part, frozen=True):
    """A great choice: the flags of its three roads. One that is never met counts as neutral when
    the quest is won. ``shown``: on the story screen from the beginning, not from quest 5."""

    id: str
    law: str
    neutral: str
    chaos: str
    shown: bool = False


class Count(Part, frozen=True):
    """A counter all can see; ``four``: where four or more heroes start."""

    id: str
    start: int = 0
    four: int | None = None


class Deed(Part, frozen=True):
    """An action of this quest only. [106] In one of these areas, or where this token stands;
    ``engaged`` heroes may too; ``once`` in a round in all, or in a round for each hero."""

    id: str
    cost: Literal["act", "combat", "free"]
    areas: tuple[Area, ...] = ()
    token: str = ""
    when: When | None = None
    engaged: bool = False
    once: Literal["", "round", "hero"] = ""
    steps: Steps[Word, Holding] = ()


class Foes(Part, frozen=True):
    """Cards of a kind in the enemy deck, both copies of each rank."""

    kind: Kind
    ranks: tuple[Rank, ...]


class Aside(Part, frozen=True):
    """A card kept aside until the story brings it in by its name."""

    name: str
    kind: Kind
    rank: Rank


class Alone(Part, frozen=True):
    """What heroes have who play this quest by itself."""

    rank: int
    crowns: int
    flags: tuple[str, ...] = ()


class Pool(Part, frozen=True, rename="kebab"):
    """The shadow tokens in the bag."""

    citizen_man: int = 0
    citizen_woman: int = 0
    enemy: int = 0
    advanced: int = 0
    two: int = 0
    story_enemy: int = 0
    story: int = 0

    def total(self) -> int:
        """How many there are."""
        return sum(getattr(self, name) for name in self.__struct_fields__)


class Quest(Row, frozen=True, kw_only=True):
    """One evening: set-up, goals, defeats, the decks, what is carried in and out.

    ``rules`` are rules of this quest in Python, by name; those of ``asleep`` hold when a paragraph
    says so. ``given``: flags of earlier quests it asks for. ``rewards`` come with a victory;
    a defeat marks ``lost-QUEST``. ``crowns``: what each hero of a campaign begins it with, besides
    his own; begun again after a defeat, no less than ``alone``.
    """

    id: str
    act: int
    ranks: tuple[int, int]
    alone: Alone
    goals: tuple[End, ...]
    defeats: tuple[End, ...]
    rewards: tuple[Word, ...] = ()
    endings: tuple[str, ...] = ("win", "lose")
    fates: tuple[Fate, ...] = ()
    counts: tuple[Count, ...] = ()
    deeds: tuple[Deed, ...] = ()
    rules: tuple[str, ...] = ()
    asleep: tuple[str, ...] = ()
    deck: tuple[Foes, ...]
    aside: tuple[Aside, ...] = ()
    events: tuple[Card, ...]
    shadows: Pool
    crowns: int = 0
    given: tuple[str, ...] = ()


class Book(Part, frozen=True):
    """A whole file: the quest, its map, its paragraphs by id."""

    quest: Quest
    map: QuestMap
    paragraphs: Mapping[str, Paragraph]


def load(quest: str, folder: Path = CONTENT) -> Book:
    """A quest from its file; what does not fit is said with file, part, field and reason."""
    file = folder / f"{quest}.toml"
    raw = _named(tables(file), quest)
    extra = [name for name in raw if name not in ("quest", "map", "paragraph")]
    if extra:
        raise KorchmaError(
            f"{file.name}: only [quest], [map] and [[paragraph]] belong here: {extra}"
        )
    paragraphs: dict[str, Paragraph] = {}
    for number, row in enumerate(raw.get("paragraph", []), 1):
        one = _part(file, str(row.get("id", number)), row, Paragraph)
        if one.id in paragraphs:
            raise bad(file, one.id, "id", "this id stands here twice")
        paragraphs[one.id] = one
    return Book(
        _part(file, "quest", raw.get("quest", {}), Quest),
        _part(file, "map", raw.get("map", {}), QuestMap),
        paragraphs,
    )


def _named(raw: Any, quest: str) -> Any:
    """What a file calls ``a7`` is ``q1-a7`` everywhere else: no two quests share an area."""
    if isinstance(raw, str):
        return f"{quest}-{raw}" if AREA.fullmatch(raw) else raw
    if isinstance(raw, dict):
        return {_named(key, quest): _named(value, quest) for key, value in raw.items()}
    return [_named(each, quest) for each in raw] if isinstance(raw, list) else raw


def _part(file: Path, name: str, raw: object, kind: type[P]) -> P:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise bad(file, name, *misfit(error, raw, kind)) from None
