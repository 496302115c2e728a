"""Crowns of each hero, and the soul shards of all. [15, 129]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.state import Hero, SwordTable


def crowns(t: SwordTable, hero: Hero, n: int) -> None:
    """Crowns more, or fewer; never below nought."""
    change = max(n, -hero.crowns)
    if change:
        hero.crowns += change
        t.tell(e.Crowns(hero.ref, change))


def shards(t: SwordTable, n: int) -> None:
    """Soul shards of the party, more or fewer; never below nought."""
    s = t.state
    change = max(n, -s.shards)
    if change:
        s.shards += change
        t.tell(e.Shards(change, s.shards))


def coins(t: SwordTable, n: int) -> dict[int, int]:
    """A sum in the highest coins there are. [129]"""
    out: dict[int, int] = {}
    for row in sorted(t.content.coins.values(), key=lambda row: -row.id):
        taken = min(row.count, n // row.id)
        if taken:
            out[row.id] = taken
            n -= taken * row.id
    return out
