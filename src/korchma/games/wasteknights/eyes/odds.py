"""The chance that a risk ends well, exact, from the same dice the rules roll. [42, 82]"""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.wasteknights.box import tales as w
from korchma.games.wasteknights.box.rows import Side
from korchma.games.wasteknights.eyes.forecast import check_chance, own_dice, wounds_of
from korchma.games.wasteknights.eyes.throws import TO_COME, check_terms, pending, steps_of
from korchma.games.wasteknights.options import Choose, UseKnack, Wield
from korchma.games.wasteknights.rules.checks import Terms
from korchma.games.wasteknights.rules.deciding import checker
from korchma.games.wasteknights.rules.gear import find
from korchma.games.wasteknights.rules.numbers import side
from korchma.games.wasteknights.state import WasteTable, the_fight
from korchma.kernel import Ask, Odds, Option

GHOST = 2
"""The difficulty of slipping by. [3.14]"""


def odds(t: WasteTable, ask: Ask, option: Option) -> Odds | None:
    """Of a way that begins with a check, a weapon, slipping by, and of what changes a throw."""
    match option:
        case Choose(way):
            return _way(t, way)
        case Wield(card) if t.state.fight is not None and t.state.fight.enemy:
            return _weapon(t, card or "")
        case UseKnack("ghost"):
            chance = check_chance(t, t.state.active, Terms("dr"), GHOST)
            return Odds(chance, chance)
    throw = pending(t, option) if ask.about in TO_COME else None
    return Odds(throw.chance, throw.chance) if throw is not None else None


def _way(t: WasteTable, name: str) -> Odds | None:
    """The first check of a way of the entry that is read; graded: any success. [3.15 (14)]"""
    return _first_check(t, steps_of(t, name))


def _first_check(t: WasteTable, steps: Sequence[object]) -> Odds | None:
    for step in steps:
        if isinstance(step, w.Check | w.Graded):
            i, need = checker(t, step.by), step.need if isinstance(step, w.Check) else 1
            chance = check_chance(t, i, check_terms(t, step), need) if i is not None else 0.0
            return Odds(chance, chance)
    return None


def _weapon(t: WasteTable, card: str) -> Odds:
    """The chance that one attack with it fells the enemy. [82]"""
    fight = the_fight(t)
    i = fight.knight
    carried = find(t.state.knights[i], card) if card else None
    before = dict(fight.weapons)
    fight.weapons[i] = card
    letters = own_dice(t, i)
    printed = side(t, carried) if carried is not None else Side()
    spread = wounds_of(t, i, letters, printed)
    fight.weapons = before
    chance = sum(spread[fight.life - fight.wounds :])
    return Odds(chance, chance)
