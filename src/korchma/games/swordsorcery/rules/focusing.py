"""Focus: a hit more in one own attack of the round, extra ones too. [95]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.rules.figures import SLOW
from korchma.games.swordsorcery.state import Figure, Hero, SwordTable


def may_focus(t: SwordTable, who: Figure) -> bool:
    """Once a round, with a special action left, in the own turn. [92, 95]"""
    turn = t.state.turn
    if turn is None or not isinstance(who, Hero) or who is not t.state.heroes[t.state.active]:
        return False
    return turn.acts > 0 and "focus" not in who.used and SLOW not in who.conditions


def focus(t: SwordTable, hero: Hero) -> None:
    """The next attack of this turn has a hit more."""
    assert t.state.turn is not None
    hero.used.append("focus")
    t.state.turn.focus = True
    t.tell(e.Focused(hero.ref))


def focused(t: SwordTable, who: Figure | None) -> int:
    """The hit of who has focused, for this attack; not for a companion's. [95, 120]"""
    turn = t.state.turn
    if turn is None or not turn.focus or who is not t.state.heroes[t.state.active]:
        return 0
    turn.focus = False
    return 1
