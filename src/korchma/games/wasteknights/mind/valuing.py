"""What steps of an entry or a card are worth to a knight, roughly, in wounds healed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from korchma.games.wasteknights.box import cards as c
from korchma.games.wasteknights.box import tales as w
from korchma.games.wasteknights.box.rows import EnemyRow
from korchma.games.wasteknights.eyes.forecast import check_chance
from korchma.games.wasteknights.mind import wishes
from korchma.games.wasteknights.mind.blows import arms, body, outlook
from korchma.games.wasteknights.rules.flags import Flags
from korchma.games.wasteknights.rules.numbers import health
from korchma.games.wasteknights.rules.telling import TALES
from korchma.games.wasteknights.state import WasteTable, acting
from korchma.tray import stories as g

GAINS = {"xp": 1.6, "fuel": 0.7, "ammo": 0.8, "med": 1.2, "res": 1.0, "gear": 1.5}
HARM = {"wound": 1.0, "injury": 1.7, "rad": 1.4}
TIME, THREAT, TURN = -1.5, -0.9, -1.5
OTHERS = 0.4
"""What others' gains count in a story that is everybody's."""
DEEP = 4
"""Jumps that are followed."""
LETHAL = 2.0
"""How much worse harm is that leaves nothing."""


def worth(t: WasteTable, steps: Sequence[Any], deep: int = DEEP) -> float:
    """What comes of these steps, choices by their best way, checks by their chance."""
    total = 0.0
    for step in steps:
        total += _step(t, step, deep)
        if isinstance(step, g.Jump | g.TheEnd):
            break
    return total


def _step(t: WasteTable, step: Any, deep: int) -> float:
    match step:
        case g.If(when, then, otherwise):
            return worth(t, then if TALES.true(t, when) else otherwise, deep)
        case g.Choose():
            ways = TALES.open_ways(t, step)
            return max(
                (worth(t, way.steps, deep) + price(t, way.price) for way in ways), default=0.0
            )
        case g.Mark():
            return _flag(t, step)
        case g.Jump(to) | g.Read(to):
            return _entry(t, int(to), deep - 1)
        case g.TheEnd(ending):
            return _ending(t, ending)
        case w.Check(skill, need, ok, fail, helpers=helpers):
            chance = check_chance(t, t.state.acting, skill, need, helpers=helpers)
            return chance * worth(t, ok.steps, deep) + (1 - chance) * worth(t, fail.steps, deep)
        case w.Graded(skill, bands):
            return _graded(t, skill, bands, deep)
        case w.Fight():
            return _fight(t, step, deep)
        case w.Each(each):
            return worth(t, each.steps, deep)
    return _plain(t, step)


def _entry(t: WasteTable, number: int, deep: int) -> float:
    """An entry that is jumped to."""
    return worth(t, t.content.adventures[t.options.adventure].pages[number].steps, deep) if deep else 0.0


def _ending(t: WasteTable, ending: str) -> float:
    epilogue = t.content.adventures[t.options.adventure].epilogues.get(ending)
    return wishes.ENDINGS[epilogue.result] if epilogue is not None else 0.0


def _flag(t: WasteTable, step: g.Mark) -> float:
    """A flag that rises, or falls."""
    old = Flags(t)[step.name]
    more = step.new(old) - old
    return more * wishes.FLAGS[t.options.adventure].get(step.name, wishes.PLAIN) if more else 0.0


def _graded(t: WasteTable, skill: str, bands: Sequence[Any], deep: int) -> float:
    """Each band by its chance."""
    total, above = 0.0, 1.0
    for band in bands:
        more = check_chance(t, t.state.acting, skill, band.upto + 1) if band is not bands[-1] else 0
        total += (above - more) * worth(t, band.steps, deep)
        above = more
    return total


def _fight(t: WasteTable, step: w.Fight, deep: int) -> float:
    """The chance to win and what it brings, less what it costs."""
    s, enemy = t.state, t.content.enemies[step.enemy]
    life = (s.flags.get(f"{enemy.id}.life", 0) or enemy.life) + step.life
    life -= s.lasting.get(enemy.id, 0)
    hands, mine = arms(t, s.acting, enemy.id), body(t, s.acting)
    seen = outlook(t.content, hands, mine, enemy, life, max(0, -step.dice))
    won = worth(t, step.win.steps, deep) + spoils(enemy)
    out = seen.wins * won + (1 - seen.wins) * worth(t, step.no_win.steps, deep) - seen.cost
    return out + (wishes.WOUND * min(life, seen.dealt) if enemy.stays else 0.0)


def spoils(enemy: EnemyRow) -> float:
    """What an enemy's defeat brings."""
    return sum(GAINS[what] * getattr(enemy, what) for what in GAINS)


def _plain(t: WasteTable, step: Any) -> float:
    """Goods and harm, whoever gets them."""
    who = getattr(step, "who", "")
    share = OTHERS if who in ("target", "others") else 1.0
    if t.options.adventure == "a4" and who in ("target", "others"):
        share = -0.3
    knight = acting(t)
    hurt = knight.wounds + knight.infected
    match step:
        case w.Gain(what, n):
            return GAINS[what] * n * share
        case w.Lose(what, n):
            return -GAINS[what] * max(n, step.value / 2) * share
        case w.Damage(n):
            return -0.8 * n * share
        case w.Deal(n):
            return -0.8 * n * share * _near(t, hurt + n)
        case w.Recv(what, n):
            return -HARM[what] * n * share * (1.0 if what == "rad" else _near(t, hurt + n))
        case w.Heal("rad", n):
            return 1.2 * min(n, knight.rad)
        case w.Heal(_, n):
            return 0.9 * min(n, hurt)
    return _turns(t, step)


def _near(t: WasteTable, hurt: int) -> float:
    return LETHAL if hurt >= health(t, acting(t)) - 1 else 1.0


def _turns(t: WasteTable, step: Any) -> float:
    """What changes the turns to come."""
    match step:
        case w.Threat(n):
            return THREAT * n
        case w.Time(add):
            return TIME * abs(add)
        case w.EndTurn():
            return TURN * (t.state.left > 0)
        case w.Dice(_, n):
            return 0.6 * n
        case w.Wound(_, n):
            return wishes.WOUND * n
        case w.Plot(start):
            return wishes.PLOTS.get(f"{t.options.adventure}-{start}", 0.0)
        case w.Token("nearer", "hunter", _, n):
            return -0.7 * n
        case w.Token("back", "hunter", _, n):
            return 0.7 * n
        case c.KeepOne():
            return 2.0
        case w.Repair(n) | w.FixGear(n):
            return 0.7 * n
    return 0.0


def price(t: WasteTable, parts: Sequence[Any]) -> float:
    """What a way costs."""
    return sum(_plain(t, part) for part in parts)
