"""Exact chances of an attack: to wound, to kill, to fell. The same terms the rule reads. [130-139]

What a critical token may do, and what a hero defends himself with besides dice, is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import NamedTuple

import msgspec

from korchma.games.swordsorcery.box import blows as b
from korchma.games.swordsorcery.box import effects as w
from korchma.games.swordsorcery.box.box import SYMBOLS, Box
from korchma.games.swordsorcery.box.perks import BoundSymbols
from korchma.games.swordsorcery.options import GoOn, Spend, Strike, UsePower
from korchma.games.swordsorcery.rules.arms import Arms, hero_arms, power_arms, terms
from korchma.games.swordsorcery.rules.attack import shut_to_the_bound
from korchma.games.swordsorcery.rules.defence import weakened
from korchma.games.swordsorcery.rules.dice import shown
from korchma.games.swordsorcery.rules.figures import active, figure, good
from korchma.games.swordsorcery.rules.focusing import may_focus
from korchma.games.swordsorcery.rules.ground import reach
from korchma.games.swordsorcery.rules.numbers import Scene, armour, defence, health
from korchma.games.swordsorcery.rules.sheets import Priced, has
from korchma.games.swordsorcery.state import Figure, Hero, SwordTable
from korchma.kernel import Ask, Odds, Option
from korchma.tray.dice import spread

KEPT = 4096
MOST = 12
"""Hits beyond this make no difference to anybody."""


class Lanes(msgspec.Struct, frozen=True):
    """How far hits get: what weakness adds or takes, armour and magic stop, dice may stop."""

    hits: int
    weak: int
    armour: int
    magic: int
    dice: int
    sure: int
    """Hits nothing stands against."""


class Outlook(msgspec.Struct, frozen=True):
    """What an attack may come to: chances to wound and to kill, wounds on average, and how likely
    each condition is."""

    wound: float
    kill: float
    mean: float
    conditions: dict[str, float]
    far: int = 0
    """Areas between the two."""
    lanes: Lanes | None = None
    """Once the dice lie: step by step. [134-138]"""


class Target(NamedTuple):
    """All that stands between hits and wounds."""

    hits: tuple[int, ...]
    """What a total becomes by weakness and resistance, from nought on. [134]"""
    armour: int
    shields: int
    defence: int
    left: int
    """Life left."""
    parries: bool = False
    """Shields rolled stop lethal hits too. (4.D 6)"""


class Bought(NamedTuple):
    """What lines add to an attack."""

    hits: int
    lethal: int
    sunder: int
    down: bool
    conditions: tuple[str, ...]


def outlook(t: SwordTable, by: Figure | None, arms: Arms, target: Figure, more: int = 0) -> Outlook:
    """The chances of an attack as things stand, with so many hits ``more``."""
    read = terms(t, by, arms, target)
    bound = by is not None and has(t, by, BoundSymbols) is not None
    lines = [each for each in read.lines if not (bound and shut_to_the_bound(each.line))]
    return _outlook(
        t.content,
        read.red,
        read.blue,
        read.hits + read.bonus + more,
        tuple(each for each in lines if _plain(each)),
        _target(t, target, arms.type, melee=read.melee),
        by is not None and good(by),
    )


def _plain(each: Priced) -> bool:
    return any(isinstance(x, b.Hits | b.Lethal | b.Sunder | w.Inflict) for x in each.line.does)


def _target(t: SwordTable, who: Figure, type: str, *, melee: bool) -> Target:
    scene = Scene(melee=melee)
    return Target(
        tuple(weakened(t, who, n, type) for n in range(MOST + 1)),
        armour(t, who, scene),
        who.shields + who.ward,
        defence(t, who, scene),
        health(t, who) - who.wounds,
        t.options.dice_stop_lethal,
    )


@lru_cache(KEPT)
def _outlook(
    box: Box,
    red: int,
    blue: int,
    sure: int,
    lines: tuple[Priced, ...],
    target: Target,
    free: bool,
) -> Outlook:
    wound = kill = mean = 0.0
    conditions: dict[str, float] = {}
    thrown = spread(box.pool(red, blue)) if red + blue else {(0,) * len(SYMBOLS): 1.0}
    for face, chance in thrown.items():
        shown: dict[str, int] = dict(zip(SYMBOLS, face, strict=True))
        best = (-1.0, -1.0, -1.0, Bought(0, 0, 0, False, ()))
        for bought, spent in _purchases(lines, shown, free=free):
            hits = sure + shown["hit"] - spent.get("hit", 0) + bought.hits
            found = _defended(max(0, min(MOST, hits)), bought, target)
            best = max(best, (*found, bought), key=lambda x: x[:3])
        kill += chance * best[0]
        mean += chance * best[1]
        wound += chance * best[2]
        for name in best[3].conditions:
            conditions[name] = conditions.get(name, 0.0) + chance
    return Outlook(wound, kill, mean, conditions)


def _purchases(
    lines: tuple[Priced, ...], shown: dict[str, int], *, free: bool
) -> Iterator[tuple[Bought, dict[str, int]]]:
    """Every set of lines that can be paid; an enemy has no choice: the dearest first. [131, 206]"""
    given = [each for each in lines if not each.line.cost]
    priced = [each for each in lines if each.line.cost]
    if not free:
        left, taken = dict(shown), []
        for each in sorted(priced, key=lambda x: -len(x.line.cost)):
            if all(left.get(s, 0) >= each.line.cost.count(s) for s in each.line.cost):
                for symbol in each.line.cost:
                    left[symbol] -= 1
                taken.append(each)
        yield _bought([*given, *taken]), _spent(taken)
        return
    for n in range(len(priced) + 1):
        for some in combinations(priced, n):
            spent = _spent(some)
            if all(shown.get(symbol, 0) >= count for symbol, count in spent.items()):
                yield _bought([*given, *some]), spent


def _spent(lines: tuple[Priced, ...] | list[Priced]) -> dict[str, int]:
    out: dict[str, int] = {}
    for each in lines:
        for symbol in each.line.cost:
            out[symbol] = out.get(symbol, 0) + 1
    return out


def _bought(lines: list[Priced]) -> Bought:
    does = [effect for each in lines for effect in each.line.does]
    conditions = [x.what[0] for x in does if isinstance(x, w.Inflict)]
    return Bought(
        sum(x.n for x in does if isinstance(x, b.Hits)),
        sum(x.n for x in does if isinstance(x, b.Lethal)),
        sum(x.n for x in does if isinstance(x, b.Sunder)),
        "knocked-down" in conditions,
        tuple(conditions),
    )


def _lanes(total: int, bought: Bought, target: Target) -> Lanes:
    """Hits step by step: lethal ones pass armour, and meet the shields first. [134-136]"""
    hits = target.hits[total]
    lethal = min(bought.lethal, hits)
    plate = 0 if bought.down else max(0, target.armour - bought.sunder)
    armour = min(plate, hits - lethal)
    normal = hits - lethal - armour
    deadly = min(target.shields, lethal)
    magic = deadly + min(normal, target.shields - deadly)
    normal -= magic - deadly
    stoppable = normal + (lethal - deadly if target.parries else 0)
    dice = min(stoppable, target.defence)
    return Lanes(total, hits - total, armour, magic, dice, normal - dice + lethal - deadly)


def _defended(total: int, bought: Bought, target: Target) -> tuple[float, float, float]:
    """Chance to kill, mean of wounds, chance to wound, of so many hits. [134-139]"""
    lanes = _lanes(total, bought, target)
    dice = lanes.dice
    kill = mean = wound = 0.0
    for shields in range(dice + 1):
        chance = comb(dice, shields) / 2**dice
        wounds = lanes.sure + dice - shields
        kill += chance * (wounds >= target.left)
        wound += chance * (wounds > 0)
        mean += chance * wounds
    return kill, mean, wound


# --- what a question offers ----------------------------------------------------------------------


def _aimed(t: SwordTable, option: Option) -> tuple[Hero, Arms, Figure] | None:
    """Who attacks whom with what, if an option is an attack."""
    hero = active(t)
    match option:
        case Strike(hand, _, ref):
            arms = hero_arms(t, hero, hand)
        case UsePower(power, level, ref) if ref is not None:
            row = t.content.powers[power]
            found = next(each for each in row.levels if each.rank == level)
            arms = power_arms(t, hero, power, found) if found.attack is not None else None
        case _:
            return None
    target = figure(t, ref)
    return (hero, arms, target) if arms is not None and target is not None else None


def _lines(t: SwordTable, by: Figure, target: Figure) -> dict[str, Priced]:
    """Whatever the symbols of somebody's attack may buy, by its name."""
    if not isinstance(by, Hero):
        return {}
    ready = [hero_arms(t, by, hand) for hand in ("main", "off")]
    for power in by.powers:
        levels = t.content.powers[power.card].levels
        ready += [power_arms(t, by, power.card, x) for x in levels if x.attack is not None]
    read = (terms(t, by, arms, target) for arms in ready if arms is not None)
    return {each.id: each for found in read for each in found.lines}


def _spending(t: SwordTable, option: Option) -> Outlook | None:
    """What the attack under way comes to with this line bought besides, or none. [131-139]"""
    blow = t.state.blows[-1] if t.state.blows else None
    by, target = (figure(t, blow.by), figure(t, blow.target)) if blow else (None, None)
    if blow is None or by is None or target is None or not isinstance(option, Spend | GoOn):
        return None
    lines = _lines(t, by, target)
    names = [*blow.effects, *((option.line,) if isinstance(option, Spend) else ())]
    if any(name not in lines for name in names):
        return None
    bought = _bought([lines[name] for name in names])
    cost = lines[option.line].line.cost if isinstance(option, Spend) else ()
    rolled = shown(t, blow.faces).get("hit", 0) - blow.spent.get("hit", 0) - cost.count("hit")
    hits = max(0, min(MOST, blow.fixed + rolled + blow.bonus + bought.hits))
    against = _target(t, target, blow.kind, melee=blow.melee)
    kill, mean, wound = _defended(hits, bought, against)
    lanes = _lanes(hits, bought, against)
    return Outlook(wound, kill, mean, dict.fromkeys(bought.conditions, 1.0), lanes=lanes)


def _more(t: SwordTable, hero: Hero) -> int:
    """Hits of a focus, and of the attack that ends stealth. [95, 115]"""
    turn = t.state.turn
    return int(turn is not None and turn.focus) + (hero.veil if hero.hidden else 0)


def odds(t: SwordTable, ask: Ask, option: Option) -> Odds | None:
    """The chance to wound; at best with a focus before it. [95]"""
    if ask.about == "spend":
        spent = _spending(t, option)
        return Odds(spent.wound, spent.wound) if spent is not None else None
    found = _aimed(t, option) if ask.about == "turn" else None
    if found is None:
        return None
    hero, arms, target = found
    more = _more(t, hero)
    now = outlook(t, hero, arms, target, more)
    best = outlook(t, hero, arms, target, more + 1) if may_focus(t, hero) else now
    return Odds(now.wound, max(now.wound, best.wound))


def foresee(t: SwordTable, ask: Ask, answer: Sequence[Option]) -> Outlook | None:
    """What an attack may come to."""
    if ask.about == "spend" and answer:
        return _spending(t, answer[-1])
    found = _aimed(t, answer[0]) if ask.about == "turn" and answer else None
    if found is None:
        return None
    hero, arms, target = found
    told = outlook(t, hero, arms, target, more=_more(t, hero))
    return msgspec.structs.replace(told, far=reach(t, hero.at, target.at) or 0)
