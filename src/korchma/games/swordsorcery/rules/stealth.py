"""The stealth token: taken, kept, lost. [86, 199] (4.D 23)"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.rules.figures import controls, foes_at
from korchma.games.swordsorcery.state import Hero, SwordTable


def hide(t: SwordTable, hero: Hero, hits: int, source: str, level: int) -> None:
    """He cannot be targeted from now on; the attack that ends it may have hits more."""
    if not hero.ghost:
        hero.hidden, hero.veil = True, hits
        hero.veiled_by = source if source in t.content.powers else ""
        hero.veil_level = level
        t.tell(e.Hidden(hero.ref))


def reveal(t: SwordTable, hero: Hero) -> int:
    """The token goes, and its power begins to cool down; the hits it was good for. [115]"""
    if not hero.hidden:
        return 0
    hero.hidden = False
    t.tell(e.Unhidden(hero.ref))
    for power in hero.powers:
        if power.card == hero.veiled_by:
            levels = t.content.powers[power.card].levels
            power.at = next(x.cooldown for x in levels if x.rank == hero.veil_level)
            t.tell(e.PowerTurned(hero.ref, power.card, power.at))
    return hero.veil


def entered(t: SwordTable, hero: Hero) -> None:
    """Kept where no enemy is, or where heroes control the area without him. [4.D 23]"""
    if not hero.hidden or not foes_at(t, hero.at):
        return
    if not controls(t, hero.at, heroes=True, without=hero):
        reveal(t, hero)
