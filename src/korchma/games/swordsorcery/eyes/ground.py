"""What lies on the map, as everybody sees it."""

from __future__ import annotations

import msgspec

from korchma.games.swordsorcery.eyes.fighters import ItemView, item_view
from korchma.games.swordsorcery.state import Rune, SwordTable


class RuneView(msgspec.Struct, frozen=True, gc=False):
    """A token of a power."""

    token: str
    at: str
    owner: str
    times: int


class GroundView(msgspec.Struct, frozen=True):
    """What lies on the map, and what of it is no longer as it was printed."""

    doors: dict[str, bool]
    """Doors still there; true: locked."""
    walls: tuple[str, ...]
    locks: dict[str, str]
    chests: tuple[str, ...]
    searches: tuple[str, ...]
    heaps: dict[str, str]
    shrines: dict[str, bool]
    gates: dict[str, bool]
    shadows: tuple[str, ...]
    """Areas of shadows: what they are nobody knows. [182]"""
    stories: tuple[str, ...]
    fires: dict[str, int]
    ground: dict[str, str]
    tokens: dict[str, tuple[str, ...]]
    held: dict[str, str]
    """Tokens somebody takes along."""
    runes: tuple[RuneView, ...]
    lying: dict[str, tuple[ItemView, ...]]
    coins: dict[str, int]
    finds: dict[str, int]
    keys: dict[str, tuple[str, ...]]


def ground_view(t: SwordTable) -> GroundView:
    """The map as it lies now."""
    s = t.state
    return GroundView(
        doors=dict(s.doors),
        walls=tuple(side for side in s.shut if side not in s.doors),
        locks=dict(s.locks),
        chests=tuple(s.chests),
        searches=tuple(s.searches),
        heaps=dict(s.heaps),
        shrines=dict(s.shrines),
        gates=dict(s.gates),
        shadows=tuple(area for area, _ in s.shadows),
        stories=tuple(s.stories),
        fires=dict(s.fires),
        ground=dict(s.ground),
        tokens={token: tuple(areas) for token, areas in s.tokens.items()},
        held={token: s.heroes[i].ref for token, i in s.held.items()},
        runes=tuple(_rune(t, rune) for rune in s.runes),
        lying={area: tuple(map(item_view, lot)) for area, lot in s.lying.items() if lot},
        coins=dict(s.coins),
        finds={area: len(lot) for area, lot in s.finds.items() if lot},
        keys={area: tuple(lot) for area, lot in s.dropped_keys.items() if lot},
    )


def _rune(t: SwordTable, rune: Rune) -> RuneView:
    return RuneView(rune.token, rune.at, t.state.heroes[rune.owner].ref, rune.times)
