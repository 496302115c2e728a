"""Which knight is meant: whose turn it is, who acts, who fights, and in which order. [15, 24]"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from korchma.games.wasteknights.state import Fight, Knight, WasteTable


def active(t: WasteTable) -> Knight:
    """The knight whose turn it is. [24]"""
    return t.state.knights[t.state.active]


def acting(t: WasteTable) -> Knight:
    """The knight whom effects hit and who checks."""
    return t.state.knights[t.state.acting]


def the_fight(t: WasteTable) -> Fight:
    """The combat under way."""
    fight = t.state.fight
    assert fight is not None
    return fight


def awake(knight: Knight) -> bool:
    """Takes part in the game just now. [105, 112]"""
    return not knight.out and not knight.fallen


def in_order(t: WasteTable) -> Sequence[int]:
    """All knights in turn order from the first player on. [15]"""
    return _order(t.state.first, len(t.state.knights))


@cache
def _order(first: int, n: int) -> Sequence[int]:
    return tuple([(first + i) % n for i in range(n)])


def started(t: WasteTable) -> int:
    """N: with how many knights the game began. [113]"""
    return len(t.state.knights)
