"""What lies in the box of Sword & Sorcery, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

from korchma.games.swordsorcery.box import cards
from korchma.games.swordsorcery.box.cards import Card, copies
from korchma.games.swordsorcery.box.decks import (
    ChestRow,
    CoinRow,
    CritRow,
    EncounterRow,
    EventRow,
    LootRow,
    SearchRow,
    ShadowRow,
    StoryCardRow,
    TrapRow,
)
from korchma.games.swordsorcery.box.foes import BossRow, EnemyRow, FoePowerRow, ScrollRow
from korchma.games.swordsorcery.box.maps import Board
from korchma.games.swordsorcery.box.quests import Book
from korchma.games.swordsorcery.box.rows import (
    BuildingRow,
    CompanionRow,
    DieRow,
    GemRow,
    HeroRow,
    ItemRow,
    MilestoneRow,
    PowerRow,
    TalentRow,
    TreasureRow,
)
from korchma.games.swordsorcery.box.terms import Symbol
from korchma.kernel.content import fingerprint
from korchma.tray.dice import Die, Pool

SYMBOLS: tuple[Symbol, ...] = ("hit", "shield", "power", "magic", "legend", "miss")
"""The order in which a face counts them."""
HIT, SHIELD, POWER, MAGIC, LEGEND, MISS = range(6)


class Boards(dict[str, Board]):
    """Maps by their quests, made ready when they are first asked for."""

    def __init__(self, quests: dict[str, Book]) -> None:
        self._quests = quests

    def __missing__(self, quest: str) -> Board:
        self[quest] = made = Board(self._quests[quest].map)
        return made


class Decks(dict[str, dict[str, Any]]):
    """Small decks by the names of their rows, each card by its own, made when first asked for."""

    def __init__(self, box: Box) -> None:
        self._box = box

    def __missing__(self, name: str) -> dict[str, Any]:
        self[name] = made = copies(getattr(self._box, name).values())
        return made


@dataclass(frozen=True, eq=False)
class Box:
    """The content of a box, with packs on top."""

    dice: dict[str, DieRow]
    heroes: dict[str, HeroRow]
    gems: dict[str, GemRow]
    powers: dict[str, PowerRow]
    talents: dict[str, TalentRow]
    companions: dict[str, CompanionRow]
    items: dict[str, ItemRow]
    """Of the emporium, the stash and the soul weapons, what is found, what a quest gives."""
    treasures: dict[str, TreasureRow]
    buildings: dict[str, BuildingRow]
    scrolls: dict[str, ScrollRow]
    enemies: dict[str, EnemyRow]
    bosses: dict[str, BossRow]
    foe_powers: dict[str, FoePowerRow]
    encounters: dict[str, EncounterRow]
    traps: dict[str, TrapRow]
    crits: dict[str, CritRow]
    shadows: dict[str, ShadowRow]
    loot: dict[str, LootRow]
    chests: dict[str, ChestRow]
    searches: dict[str, SearchRow]
    coins: dict[int, CoinRow]
    events: dict[str, EventRow]
    stories: dict[str, StoryCardRow]
    quests: dict[str, Book]
    road: dict[str, MilestoneRow]

    @cached_property
    def fingerprint(self) -> str:
        """Which box this is; where its road is drawn makes it no other."""
        names = (field.name for field in fields(self) if field.name != "road")
        return fingerprint(*(getattr(self, name) for name in names))

    @cached_property
    def die(self) -> dict[str, Die]:
        """The dice by their colours; a face counts the symbols in the order of ``SYMBOLS``."""
        return {
            row.id: tuple(tuple(face.count(one) for one in SYMBOLS) for face in row.faces)
            for row in self.dice.values()
        }

    def pool(self, red: int, blue: int) -> Pool:
        """So many dice of each colour."""
        return (self.die["red"],) * red + (self.die["blue"],) * blue

    @cached_property
    def faces(self) -> dict[str, tuple[Symbol, ...]]:
        """What each face shows: ``r10`` is hit and legend. [3.1]"""
        return {
            f"{row.id[0]}{n}": tuple(face)
            for row in self.dice.values()
            for n, face in enumerate(row.faces, 1)
        }

    @cached_property
    def treasure_cards(self) -> dict[str, TreasureRow]:
        """Every treasure card by its own name. [8]"""
        return cards.treasure_cards(self.treasures)

    @cached_property
    def cards(self) -> dict[str, Card]:
        """Every item card by its own name."""
        return cards.item_cards(self.items, self.treasure_cards)

    @cached_property
    def decks(self) -> Decks:
        """The cards and tokens of small decks."""
        return Decks(self)

    @cached_property
    def boards(self) -> Boards:
        """The maps of the quests, each made ready once: sight and reach are kept."""
        return Boards(self.quests)

    @cached_property
    def seen(self) -> dict[str, tuple[Any, Any]]:
        """What each fighter had when he was last looked at, at whichever table, and the sheet it
        came to: see ``rules.sheets``."""
        return {}

    @cached_property
    def lays(self) -> dict[str, Any]:
        """How each map lay when it was last looked at, at whichever table: see ``rules.ground``."""
        return {}

    @cached_property
    def breeds(self) -> dict[str, Any]:
        """What enemies are by their cards, as they were asked for: see ``rules.breeds``."""
        return {}

    @cached_property
    def weather(self) -> dict[str, Any]:
        """What events that last add, day and night too, as they came up: see ``rules.numbers``."""
        return {}

    @cached_property
    def indexes(self) -> dict[str, Any]:
        """The paragraphs of each quest by their moments: see ``rules.story``."""
        return {}
