"""Fights for tests: one line from the challenge to the first question."""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.oldworld.options import Attack, Challenge
from korchma.games.oldworld.state import Player
from tests.games.oldworld.story import Cards, Story, old_world

HENGFORS, VENGERBERG = 2, 8
NO_DAMAGE = 13
"""A fight card whose bite is harmless at level I but for Alchemy."""
ONE_CHEAP = ("B1-1", "B1-2", "B0-1", "B1-3", "B2-1", "B2-2")
"""A row with one card of cost nothing: a loser has no choice."""


def hunt(
    monster: str,
    *,
    trail: bool = True,
    life: Sequence[int] = (),
    left: int = 0,
    mode: str | None = None,
    brews: Cards = (),
    row: Cards = ONE_CHEAP,
    **who: Player,
) -> Story:
    """The first witcher named attacks a monster in Hengfors, knowing its trail unless told not to.

    ``life`` names the monster's next fight cards, ``left`` how many it still has.
    """
    first = next(iter(who.values()))
    first.at = HENGFORS
    if trail:
        first.trails["mountain"] = 0
    lairs = {"mountain": (monster, HENGFORS)}
    table = old_world(phase="deed", lairs=lairs, mode=mode, brews=brews, row=row, witchers=who)
    table.do(Attack(monster))
    return table.life(*life, left=left) if life or left else table


def duel(*, row: Cards = ONE_CHEAP, **who: Player) -> Story:
    """The first witcher named attacks the second in Vengerberg; others stand by at home."""
    attacker, defender = list(who.values())[:2]
    attacker.at = defender.at = VENGERBERG
    return old_world(phase="deed", row=row, witchers=who).do(Challenge(1))
