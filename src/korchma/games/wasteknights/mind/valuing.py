"""What steps of an entry or a card are worth to a knight, roughly, in wounds healed."""

from __future__ import annotations

from typing import Any

from korchma.games.wasteknights.box import cards as c
from korchma.games.wasteknights.box import tales as w
from korchma.games.wasteknights.eyes.forecast import check_chance
from korchma.games.wasteknights.rules.numbers import health
from korchma.games.wasteknights.state import WasteTable, acting
from korchma.tray import stories as g

GAINS = {"xp": 1.6, "fuel": 0.7, "ammo": 0.8, "med": 1.2, "res": 1.0, "gear": 1.5}
HARM = {"wound": 1.0, "injury": 1.7, "rad": 1.4}
FLAG, FIGHT, TIME, THREAT, TURN = 0.4, -1.0, -1.5, -0.9, -1.5
BAD_FLAGS = ("blood", "scratched", "bunker", "broke", "owes", "smear")
"""Flags that seldom serve whoever bears them."""
OTHERS = 0.4
"""What others' gains count in a story that is everybody's."""


def worth(t: WasteTable, steps: Any) -> float:
    """What comes of these steps, choices by their best way, checks by their chance."""
    return sum(_step(t, step) for step in steps)


def _step(t: WasteTable, step: Any) -> float:
    match step:
        case g.If(_, then, otherwise):
            return (worth(t, then) + worth(t, otherwise)) / 2
        case g.Choose(options):
            return max((worth(t, way.steps) + price(t, way.price) for way in options), default=0.0)
        case g.Mark(name):
            return -FLAG if any(bad in name for bad in BAD_FLAGS) else FLAG
        case g.Jump() | g.Read():
            return FLAG
        case w.Check(skill, need, ok, fail):
            chance = check_chance(t, t.state.acting, skill, need)
            return chance * worth(t, ok.steps) + (1 - chance) * worth(t, fail.steps)
        case w.Graded(skill, bands):
            chance = check_chance(t, t.state.acting, skill, 1)
            return chance * worth(t, bands[-1].steps) + (1 - chance) * worth(t, bands[0].steps)
        case w.Fight(_, win, no_win):
            return FIGHT + 0.5 * worth(t, win.steps) + 0.5 * worth(t, no_win.steps)
        case w.Each(each):
            return worth(t, each.steps)
    return _plain(t, step)


def _plain(t: WasteTable, step: Any) -> float:
    """Goods and harm, whoever gets them."""
    share = OTHERS if getattr(step, "who", "") in ("target", "others") else 1.0
    knight = acting(t)
    hurt = knight.wounds + knight.infected
    match step:
        case w.Gain(what, n):
            return GAINS[what] * n * share
        case w.Lose(what, n):
            return -GAINS[what] * max(n, step.value / 2) * share
        case w.Deal(n) | w.Damage(n):
            return -0.8 * n * share
        case w.Recv(what, n):
            near = 2.0 if hurt + n >= health(t, knight) - 1 else 1.0
            return -HARM[what] * n * near * share
        case w.Heal("rad", n):
            return 1.2 * min(n, knight.rad)
        case w.Heal(_, n):
            return 0.9 * min(n, hurt)
    return _turns(step)


def _turns(step: Any) -> float:
    """What changes the turns to come."""
    match step:
        case w.Threat(n):
            return THREAT * n
        case w.Time(add):
            return TIME * abs(add)
        case w.EndTurn():
            return TURN
        case w.Dice(_, n):
            return 0.6 * n
        case w.Wound(_, n):
            return 2.0 * n
        case c.KeepOne():
            return 2.0
        case w.Repair(n) | w.FixGear(n):
            return 0.7 * n
    return 0.0


def price(t: WasteTable, parts: Any) -> float:
    """What a way costs."""
    return sum(_plain(t, part) for part in parts)
