"""How many there are of everything: our own box against the rulebook's list of components. [1.2]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from korchma.games.swordsorcery.box.box import Box
from korchma.tray.stories import Fault

COUNTS: dict[str, tuple[str, int]] = {
    "dice": ("dice.toml", 8),
    "heroes": ("heroes.toml", 10),
    "gems": ("gems.toml", 5),
    "companions": ("companions.toml", 1),
    "treasures": ("treasures.toml", 42),
    "bosses": ("bosses.toml", 2),
    "foe_powers": ("foe-powers.toml", 13),
    "encounters": ("encounters.toml", 15),
    "traps": ("traps.toml", 13),
    "crits": ("criticals.toml", 15),
    "shadows": ("shadows.toml", 16),
    "loot": ("loot.toml", 6),
    "chests": ("chests.toml", 3),
    "searches": ("searches.toml", 4),
    "coins": ("coins.toml", 35),
}
"""Tables whose rows, each so often as it says, make up what the rulebook counts."""
POWERS, EMPORIUM, SOUL_WEAPONS, EVENTS = 47, 43, 3, 20
SCROLLS, ENEMIES = 14, 22


def miscounts(box: Box) -> Iterator[Fault]:
    """Where our own box has another number of pieces than the printed one."""
    for name, (file, wanted) in COUNTS.items():
        table: dict[Any, Any] = getattr(box, name)
        yield from _other(file, [*table][-1], _copies(table), wanted)
    cards = len(box.powers) + _copies(box.talents)
    yield from _other("powers.toml", [*box.powers][-1], cards, POWERS)
    bought = {name: row for name, row in box.items.items() if row.deck in ("emporium", "stash")}
    yield from _other("stash.toml", [*bought][-1], _copies(bought) + 1, EMPORIUM)
    soul = {name: row for name, row in box.items.items() if row.deck == "soul"}
    yield from _other("soul-weapons.toml", [*soul][-1], _copies(soul), SOUL_WEAPONS)
    drawn = len(box.events) + len(box.stories)
    yield from _other("events.toml", [*box.events][-1], drawn, EVENTS)
    scrolls = [row.id for row in box.scrolls.values() if row.box]
    yield from _other("scrolls.toml", scrolls[-1], len(scrolls), SCROLLS)
    cards = sum(card.scroll in scrolls for card in box.enemies.values())
    yield from _other("enemies.toml", [*box.enemies][-1], cards, ENEMIES)


def _copies(table: dict[Any, Any]) -> int:
    return sum(getattr(row, "count", 1) for row in table.values())


def _other(file: str, last: object, found: int, wanted: int) -> Iterator[Fault]:
    if found != wanted:
        what = f"the box has {wanted} of them, here are {found}"
        yield Fault(file, str(last), "count", what)
