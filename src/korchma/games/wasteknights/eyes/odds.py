"""The chance that a risk ends well, exact, from the same dice the rules roll. [42, 82]"""

from __future__ import annotations

from korchma.games.wasteknights.box.rows import Side
from korchma.games.wasteknights.eyes.forecast import check_chance, own_dice, wounds_of
from korchma.games.wasteknights.eyes.throws import TO_COME, Throw, foresee, pending
from korchma.games.wasteknights.options import Choose, Do, Sabotage, UseKnack, Wield
from korchma.games.wasteknights.rules.checks import Terms
from korchma.games.wasteknights.rules.gear import find
from korchma.games.wasteknights.rules.knights import the_fight
from korchma.games.wasteknights.rules.numbers import side
from korchma.games.wasteknights.state import WasteTable
from korchma.kernel import Ask, Odds, Option

GHOST = 2
"""The difficulty of slipping by. [3.14]"""


def odds(t: WasteTable, ask: Ask, option: Option) -> Odds | None:
    """Of a way or a story action that begins with a check, a weapon, slipping by, and of what
    changes a throw."""
    match option:
        case Choose() | Do() | Sabotage():
            throw = foresee(t, ask, (option,))
            assert throw is None or isinstance(throw, Throw)
            return Odds(throw.chance, throw.chance) if throw is not None else None
        case Wield(card) if t.state.fight is not None and t.state.fight.enemy:
            return _weapon(t, card or "")
        case UseKnack("ghost"):
            chance = check_chance(t, t.state.active, Terms("dr"), GHOST)
            return Odds(chance, chance)
    throw = pending(t, option) if ask.about in TO_COME else None
    return Odds(throw.chance, throw.chance) if throw is not None else None


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
