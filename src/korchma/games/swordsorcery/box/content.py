"""Reading the box of Sword & Sorcery, with packs on top, and checking that it fits together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from korchma.games.swordsorcery.box.book import tale_book
from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.counts import miscounts
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
from korchma.games.swordsorcery.box.fit import faults
from korchma.games.swordsorcery.box.fit_quests import quest_faults
from korchma.games.swordsorcery.box.foes import BossRow, EnemyRow, FoePowerRow, ScrollRow
from korchma.games.swordsorcery.box.quests import CONTENT, Book
from korchma.games.swordsorcery.box.quests import load as load_quest
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
from korchma.games.swordsorcery.box.surveys import survey
from korchma.kernel import KorchmaError
from korchma.kernel.content import Row, bad, check_packs, rows, sheet
from korchma.tray.stories import check

FILES: dict[str, tuple[str, type[Row]]] = {
    "dice": ("die", DieRow),
    "heroes": ("hero", HeroRow),
    "gems": ("gem", GemRow),
    "powers": ("power", PowerRow),
    "talents": ("talent", TalentRow),
    "companions": ("companion", CompanionRow),
    "treasures": ("treasure", TreasureRow),
    "buildings": ("building", BuildingRow),
    "scrolls": ("scroll", ScrollRow),
    "enemies": ("enemy", EnemyRow),
    "bosses": ("boss", BossRow),
    "foe-powers": ("foe-power", FoePowerRow),
    "encounters": ("encounter", EncounterRow),
    "traps": ("trap", TrapRow),
    "criticals": ("critical", CritRow),
    "shadows": ("shadow", ShadowRow),
    "loot": ("loot", LootRow),
    "chests": ("chest", ChestRow),
    "searches": ("search", SearchRow),
    "coins": ("coin", CoinRow),
    "road": ("milestone", MilestoneRow),
}
"""Files of one kind of row, with what their rows are called."""
ITEMS = ("emporium", "stash", "soul-weapons", "relics")
"""Files of items; a pack puts a row into the file of its deck."""
EVENTS = "events"
QUESTS = tuple(f"q{number}" for number in range(1, 8))
FIELDS = {"foe-powers": "foe_powers", "criticals": "crits"}
"""Tables of the box that are called otherwise than their file."""


def load(packs: Sequence[Path] = ()) -> Box:
    """Read the box, with packs on top, and check that it fits together."""
    check_packs(packs, [f"{name}.toml" for name in (*FILES, *ITEMS, EVENTS, *QUESTS)])
    tables: dict[str, dict[Any, Any]] = {
        FIELDS.get(name, name): rows(CONTENT, packs, f"{name}.toml", kind, row)
        for name, (kind, row) in FILES.items()
    }
    events = sheet(CONTENT, packs, f"{EVENTS}.toml", {"event": EventRow, "story": StoryCardRow})
    box = Box(
        **tables,
        items=_items(packs),
        events=events["event"],
        stories=events["story"],
        quests={name: _quest(packs, name) for name in QUESTS},
    )
    checks = [faults, quest_faults, *(() if packs else (miscounts,))]
    fault = next((each for check in checks for each in check(box)), None)
    if fault is not None:
        raise bad(_file(packs, fault.file), fault.entry, fault.field, fault.what)
    return box


def _items(packs: Sequence[Path]) -> dict[str, ItemRow]:
    """The items of all their files; one id stands in one file only."""
    found: dict[str, ItemRow] = {}
    for name in ITEMS:
        for item, row in rows(CONTENT, packs, f"{name}.toml", "item", ItemRow).items():
            if item in found:
                raise bad(_file(packs, f"{name}.toml"), item, "id", "another file has this item")
            found[item] = row
    return found


def _quest(packs: Sequence[Path], name: str) -> Book:
    """A quest is read whole, from the last pack that has it; a pack's is looked over too."""
    file = _file(packs, f"{name}.toml")
    book = load_quest(name, file.parent)
    if file.parent != CONTENT:
        check(tale_book(book))
        for what in survey(book):
            raise KorchmaError(f"{file.name}, {what} (in {file.parent})")
    return book


def _file(packs: Sequence[Path], name: str) -> Path:
    """The file an author most likely has to mend: the last pack's, else ours."""
    return next((p / name for p in reversed(packs) if (p / name).exists()), CONTENT / name)
