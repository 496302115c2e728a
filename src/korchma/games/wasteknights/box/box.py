"""What lies in the box of Waste Knights, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias, TypeVar

from korchma.games.wasteknights.box.cards import Line
from korchma.games.wasteknights.box.kits import Kits
from korchma.games.wasteknights.box.perks import Adds, Symbol, Terrain
from korchma.games.wasteknights.box.rows import (
    DieRow,
    EnemyRow,
    EventRow,
    ExploreRow,
    GearRow,
    GroundRow,
    KnightRow,
    LastingRow,
    LetterRow,
    MapRow,
    SpecialRow,
    SpotRow,
    ThreatRow,
    UpgradeRow,
    VehicleRow,
)
from korchma.games.wasteknights.box.sheets import Epilogue, PlotSheet
from korchma.games.wasteknights.box.tales import Page
from korchma.kernel.content import fingerprint
from korchma.tray.dice import Die, Face, Pool, symbols
from korchma.tray.maps import Graph, hex_graph, spread

SYMBOLS = "SFX"
SUCCESS, FATE, FAILURE = range(3)
SIDES = 6
"""Faces of a die. [3.1]"""
COLOURS = {"W": "white", "G": "green", "B": "blue", "R": "red"}
ORDER = "WGBR"
"""Dice from the weakest to the strongest. [F18]"""
GROUNDS: Mapping[str, Terrain] = {"H": "highway", "D": "desert", "B": "bush", "M": "mountains"}
HAZARDS: Mapping[str, Symbol] = {"r": "rad", "c": "cont", "t": "threat"}
SEA, RIFT, CRATER = "..", "~~", "X"
SKILLS = ("me", "ra", "dr", "su", "te", "ta")
MARKS = (3, 6, 9, 13, 16, 19)
"""Experience at which an upgrade is due. [114]"""
MOST_XP, MOST_UPGRADES, SUPPLY = 19, 6, 12

WastelandRow: TypeAlias = EnemyRow | EventRow | LetterRow
R = TypeVar("R", bound=Any)


class Space(NamedTuple):
    """A space of the map: its ground, its printed hazard, and the digit of its city."""

    id: str
    terrain: Terrain
    hazard: Symbol | None
    city: int


@dataclass(frozen=True, eq=False)
class Adventure:
    """An adventure of the book: its plots, entries and endings."""

    id: str
    plots: dict[str, PlotSheet]
    pages: dict[int, Page]
    epilogues: dict[str, Epilogue]

    @cached_property
    def first(self) -> int:
        """The entry that is read right after the set-up. [14]"""
        return next(iter(self.plots.values())).start


@dataclass(frozen=True, eq=False)
class Box:
    """The content of a box, with packs on top."""

    dice: dict[str, DieRow]
    knights: dict[str, KnightRow]
    vehicles: dict[str, VehicleRow]
    grounds: dict[str, GroundRow]
    maps: dict[str, MapRow]
    spots: dict[str, SpotRow]
    enemies: dict[str, EnemyRow]
    events: dict[str, EventRow]
    letters: dict[str, LetterRow]
    finds: dict[str, ExploreRow]
    gear: dict[str, GearRow]
    upgrades: dict[str, UpgradeRow]
    injuries: dict[str, LastingRow]
    breakdowns: dict[str, LastingRow]
    threats: dict[str, ThreatRow]
    specials: dict[str, SpecialRow]
    adventures: dict[str, Adventure]

    @cached_property
    def fingerprint(self) -> str:
        """Which box this is: all that decides anything. Special cards only explain. [1]"""
        rows = (
            self.dice,
            self.knights,
            self.vehicles,
            self.grounds,
            self.maps,
            self.spots,
            self.enemies,
            self.events,
            self.letters,
            self.finds,
            self.gear,
            self.upgrades,
            self.injuries,
            self.breakdowns,
            self.threats,
            [(x.id, x.plots, x.pages, x.epilogues) for x in self.adventures.values()],
        )
        return fingerprint(*rows)

    @cached_property
    def kits(self) -> Kits:
        """What knights who have certain things can do: found once, and kept."""
        return Kits()

    @cached_property
    def watches(self) -> dict[tuple[str, str, int], Any]:
        """What plots wait for, with so many knights: see ``rules.waiting``."""
        return {}

    @cached_property
    def frailest(self) -> int:
        """Wounds that nobody falls of below, whatever he has on him. [104]"""
        perks = [
            *(x for row in self.knights.values() for x in row.perks),
            *(x for row in self.injuries.values() for x in row.perks),
            *(x for row in self.breakdowns.values() for x in row.perks),
            *(x for row in self.gear.values() for up in (row.works, row.broken) for x in up.perks),
            *(x for row in self.upgrades.values() for up in (row.a, row.b) if up for x in up.perks),
        ]
        lost = sum(x.n for x in perks if isinstance(x, Adds) and x.to == "health" and x.n < 0)
        return min(row.health for row in self.knights.values()) + lost

    # --- the map ---------------------------------------------------------------------------------

    @cached_property
    def spaces(self) -> dict[str, Space]:
        """All spaces that can be entered. [26]"""
        return {at: space for at, space in self._cells.items() if space is not None}

    @cached_property
    def craters(self) -> tuple[str, ...]:
        """Spaces nobody enters. [26]"""
        return tuple(at for at, space in self._cells.items() if space is None)

    @cached_property
    def _cells(self) -> dict[str, Space | None]:
        found: dict[str, Space | None] = {}
        (sheet,) = self.maps.values()
        for cell, marks in spread(sheet.rows):
            ground, hazard = marks[0], marks[1]
            row, column = cell.offset
            at = f"r{row}c{column}"
            if marks in (SEA, RIFT):
                continue
            if ground == CRATER:
                found[at] = None
            elif ground.isdigit():
                found[at] = Space(at, GROUNDS[hazard], None, int(ground))
            else:
                found[at] = Space(at, GROUNDS[ground], HAZARDS.get(hazard), 0)
        return found

    @cached_property
    def graph(self) -> Graph[str]:
        """Which spaces lie next to each other."""
        (sheet,) = self.maps.values()
        cells = {f"r{cell.offset[0]}c{cell.offset[1]}": cell for cell, _ in spread(sheet.rows)}
        return hex_graph({at: cells[at] for at in self.spaces})

    @cached_property
    def cities(self) -> dict[int, str]:
        """The six cities by their digits. [F14]"""
        found = {space.city: at for at, space in self.spaces.items() if space.city}
        return dict(sorted(found.items()))

    @cached_property
    def sites(self) -> tuple[str, ...]:
        """Named spaces that are no cities. [3.2]"""
        return tuple(spot.id for spot in self.spots.values() if not spot.city)

    # --- cards -----------------------------------------------------------------------------------

    @cached_property
    def cards(self) -> dict[str, GearRow]:
        """Every gear card by its own name: ``S1``, ``S1-2``, ``S1-3``."""
        return copies(self.gear.values())

    @cached_property
    def wasteland(self) -> dict[str, WastelandRow]:
        """Every wasteland card by its own name."""
        rows: list[WastelandRow] = [
            *(enemy for enemy in self.enemies.values() if enemy.deck),
            *self.events.values(),
            *self.letters.values(),
        ]
        return copies(rows)

    @cached_property
    def decks(self) -> dict[str, tuple[str, ...]]:
        """The two wasteland decks. [2]"""
        return {
            deck: tuple(card for card, row in self.wasteland.items() if row.deck == deck)
            for deck in ("dh", "bm")
        }

    @cached_property
    def turned_by(self) -> dict[str, tuple[str, ...]]:
        """The special cards that an entry turns up, by its name: ``a3-47``. [1]"""
        found: dict[str, tuple[str, ...]] = {}
        for row in self.specials.values():
            entry = f"{row.adventure}-{row.entry}"
            found[entry] = (*found.get(entry, ()), row.id)
        return found

    @cached_property
    def moments(self) -> dict[str, dict[str, tuple[Line, ...]]]:
        """The lines of each enemy by the moment they work at. [3.7]"""
        return {
            enemy.id: {
                on: tuple(line for line in enemy.lines if line.on == on)
                for on in dict.fromkeys(line.on for line in enemy.lines)
            }
            for enemy in self.enemies.values()
        }

    # --- dice ------------------------------------------------------------------------------------

    @cached_property
    def die(self) -> dict[str, Die]:
        """The dice by their letters."""
        return {row.id: symbols(SYMBOLS, *row.faces) for row in self.dice.values()}

    def pool(self, letters: str) -> Pool:
        """Dice by their letters; each lot is put together once."""
        found = self._pools.get(letters)
        if found is None:
            found = self._pools[letters] = tuple(self.die[letter] for letter in letters)
        return found

    @cached_property
    def _pools(self) -> dict[str, Pool]:
        return {}

    def shown(self, letters: str) -> tuple[tuple[str, ...], ...]:
        """The same dice as they lie on the table: the symbols of their faces."""
        found = self._shown.get(letters)
        if found is None:
            dice = self.pool(letters)
            found = tuple([tuple([symbols_of(face) for face in die]) for die in dice])
            self._shown[letters] = found
        return found

    @cached_property
    def _shown(self) -> dict[str, tuple[tuple[str, ...], ...]]:
        return {}


def symbols_of(face: Face) -> str:
    """A face as symbols.

    >>> symbols_of((1, 1, 0))
    'SF'
    """
    return "".join(symbol * n for symbol, n in zip(SYMBOLS, face, strict=True))


def copies(rows: Iterable[R]) -> dict[str, R]:
    """Cards of which there are several, each with a name of its own."""
    return {
        row.id if n == 1 else f"{row.id}-{n}": row for row in rows for n in range(1, row.count + 1)
    }
