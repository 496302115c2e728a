"""Reading the box of Waste Knights, with packs on top, and checking that it fits together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from pathlib import Path

from korchma.games.wasteknights.box.book import tale_book
from korchma.games.wasteknights.box.box import Adventure, Box
from korchma.games.wasteknights.box.fit import faults, miscounts
from korchma.games.wasteknights.box.plots import plot_faults
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
from korchma.kernel.content import Row, bad, check_packs, rows, sheet
from korchma.tray.stories import check

FOLDER = Path(__file__).parents[1] / "content"
FILES = (
    "dice",
    "knights",
    "vehicles",
    "grounds",
    "maps",
    "spots",
    "enemies",
    "events",
    "letters",
    "finds",
    "gear",
    "upgrades",
    "injuries",
    "breakdowns",
    "threats",
    "specials",
)
ADVENTURES = ("a1", "a2", "a3", "a4")
GIVEN = "given"
"""Flags an adventure does not set itself: only its proofreader asks for them."""


def load(packs: Sequence[Path] = ()) -> Box:
    """Read the box, with packs on top, and check that it fits together."""
    check_packs(packs, [f"{name}.toml" for name in (*FILES, *ADVENTURES)])
    box = Box(
        dice=rows(FOLDER, packs, "dice.toml", "die", DieRow),
        knights=rows(FOLDER, packs, "knights.toml", "knight", KnightRow),
        vehicles=rows(FOLDER, packs, "vehicles.toml", "vehicle", VehicleRow),
        grounds=rows(FOLDER, packs, "grounds.toml", "ground", GroundRow),
        maps=rows(FOLDER, packs, "maps.toml", "map", MapRow),
        spots=rows(FOLDER, packs, "spots.toml", "spot", SpotRow),
        enemies=rows(FOLDER, packs, "enemies.toml", "enemy", EnemyRow),
        events=rows(FOLDER, packs, "events.toml", "event", EventRow),
        letters=rows(FOLDER, packs, "letters.toml", "letter", LetterRow),
        finds=rows(FOLDER, packs, "finds.toml", "find", ExploreRow),
        gear=rows(FOLDER, packs, "gear.toml", "gear", GearRow),
        upgrades=rows(FOLDER, packs, "upgrades.toml", "upgrade", UpgradeRow),
        injuries=rows(FOLDER, packs, "injuries.toml", "injury", LastingRow),
        breakdowns=rows(FOLDER, packs, "breakdowns.toml", "breakdown", LastingRow),
        threats=rows(FOLDER, packs, "threats.toml", "threat", ThreatRow),
        specials=rows(FOLDER, packs, "specials.toml", "special", SpecialRow),
        adventures={name: _adventure(packs, name) for name in ADVENTURES},
    )
    fault = next(chain(faults(box), plot_faults(box)), None)
    fault = fault or (None if packs else next(miscounts(box), None))
    if fault is not None:
        raise bad(_file(packs, fault.file), fault.entry, fault.field, fault.what)
    for adventure in box.adventures.values():
        check(tale_book(adventure))
    return box


def _adventure(packs: Sequence[Path], name: str) -> Adventure:
    """A whole adventure stands in one file."""
    kinds: dict[str, type[Row]] = {"plot": PlotSheet, "entry": Page, "epilogue": Epilogue}
    found = sheet(FOLDER, packs, f"{name}.toml", kinds, beside=GIVEN)
    return Adventure(name, found["plot"], found["entry"], found["epilogue"])


def _file(packs: Sequence[Path], name: str) -> Path:
    """The file an author most likely has to mend: the last pack's, else ours."""
    return next((p / name for p in reversed(packs) if (p / name).exists()), FOLDER / name)
