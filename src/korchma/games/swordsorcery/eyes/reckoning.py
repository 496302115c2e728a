"""What dice come to against a defence, face by face: the arithmetic of chances. [130-139]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import comb
from typing import NamedTuple

import msgspec

from korchma.games.swordsorcery.box import blows as b
from korchma.games.swordsorcery.box import effects as w
from korchma.games.swordsorcery.box.box import SYMBOLS, Box
from korchma.games.swordsorcery.rules.adding import Priced
from korchma.games.swordsorcery.rules.dice import can_pay
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
    has: tuple[str, ...] = ()
    """Conditions it has: the same again is a wound. [151, 154]"""
    immune: tuple[str, ...] = ()


class Bought(NamedTuple):
    """What lines add to an attack."""

    hits: int
    lethal: int
    sunder: int
    down: bool
    conditions: tuple[str, ...]


NOTHING = Bought(0, 0, 0, False, ())


def plain(each: Priced) -> bool:
    """Whether a line changes what hits come to."""
    return any(isinstance(x, b.Hits | b.Lethal | b.Sunder | w.Inflict) for x in each.line.does)


@cache
def throws(box: Box, red: int, blue: int) -> tuple[tuple[dict[str, int], float], ...]:
    """All that so many dice may show, and how likely each is."""
    faces = spread(box.pool(red, blue)) if red + blue else {(0,) * len(SYMBOLS): 1.0}
    return tuple((dict(zip(SYMBOLS, face, strict=True)), x) for face, x in faces.items())


@lru_cache(KEPT)
def mean_hits(box: Box, red: int, blue: int, sure: int, lines: tuple[Priced, ...]) -> float:
    """Hits on average, where symbols buy hits whenever they can. [131, 133]"""
    return sum(
        chance
        * max(
            max(0, sure + shown["hit"] - spent.get("hit", 0) + bought.hits)
            for bought, spent in purchases(lines, shown, free=True)
        )
        for shown, chance in throws(box, red, blue)
    )


def chance_of(box: Box, red: int, blue: int, cost: Sequence[str]) -> float:
    """How likely dice show these symbols. [131]"""
    return sum(x for shown, x in throws(box, red, blue) if can_pay(shown, cost))


@lru_cache(KEPT)
def weighed(
    box: Box,
    red: int,
    blue: int,
    sure: int,
    lines: tuple[Priced, ...],
    target: Target,
    free: bool,
) -> Outlook:
    """What an attack comes to over all faces, each used as well as it can be."""
    wound = kill = mean = 0.0
    conditions: dict[str, float] = {}
    known: dict[tuple[int, Bought], tuple[float, float, float]] = {}
    for shown, chance in throws(box, red, blue):
        best, used = (-1.0, -1.0, -1.0), NOTHING
        for bought, spent in purchases(lines, shown, free=free):
            hits = max(0, min(MOST, sure + shown["hit"] - spent.get("hit", 0) + bought.hits))
            found = known.get((hits, bought))
            if found is None:
                found = known[hits, bought] = defended(hits, bought, target)
            if found > best:
                best, used = found, bought
        kill += chance * best[0]
        mean += chance * best[1]
        wound += chance * best[2]
        for name in new_to(used.conditions, target)[0]:
            conditions[name] = conditions.get(name, 0.0) + chance
    return Outlook(wound, kill, mean, conditions)


def purchases(
    lines: tuple[Priced, ...], shown: dict[str, int], *, free: bool
) -> Iterator[tuple[Bought, dict[str, int]]]:
    """Every set of lines that can be paid; an enemy has no choice: the dearest first. [131, 206]"""
    if not free:
        yield _forced(lines, shown)
        return
    for bought, spent in _sets(lines):
        for symbol, count in spent.items():
            if shown.get(symbol, 0) < count:
                break
        else:
            yield bought, spent


def _forced(lines: tuple[Priced, ...], shown: dict[str, int]) -> tuple[Bought, dict[str, int]]:
    """What an enemy buys: all that has no price, and what can be paid. [206]"""
    left, taken = dict(shown), [each for each in lines if not each.line.cost]
    priced = [each for each in lines if each.line.cost]
    for each in sorted(priced, key=lambda x: -len(x.line.cost)):
        if all(left.get(s, 0) >= each.line.cost.count(s) for s in each.line.cost):
            for symbol in each.line.cost:
                left[symbol] -= 1
            taken.append(each)
    return bought_by(taken), _spent(taken)


@lru_cache(KEPT)
def _sets(lines: tuple[Priced, ...]) -> tuple[tuple[Bought, dict[str, int]], ...]:
    """Every set of lines, what it adds and costs; what has no price is in all of them."""
    given = [each for each in lines if not each.line.cost]
    priced = [each for each in lines if each.line.cost]
    some = (x for n in range(len(priced) + 1) for x in combinations(priced, n))
    return tuple((bought_by([*given, *each]), _spent(each)) for each in some)


def _spent(lines: Iterable[Priced]) -> dict[str, int]:
    """Symbols they cost together."""
    out: dict[str, int] = {}
    for each in lines:
        for symbol in each.line.cost:
            out[symbol] = out.get(symbol, 0) + 1
    return out


def bought_by(lines: list[Priced]) -> Bought:
    """What these lines add together."""
    does = [effect for each in lines for effect in each.line.does]
    conditions = [x.what[0] for x in does if isinstance(x, w.Inflict)]
    return Bought(
        sum(x.n for x in does if isinstance(x, b.Hits)),
        sum(x.n for x in does if isinstance(x, b.Lethal)),
        sum(x.n for x in does if isinstance(x, b.Sunder)),
        "knocked-down" in conditions,
        tuple(conditions),
    )


def new_to(conditions: Sequence[str], target: Target) -> tuple[list[str], int]:
    """Those that are new to the target, and the wounds the others are. [151, 154] (4.D 18)"""
    has, new, hurt = [*target.has], [], 0
    for name in conditions:
        if name in target.immune:
            continue
        if name == "poison-2" and "poison-1" in has:
            has.remove("poison-1")
            hurt += 1
        elif name in has or (name == "poison-1" and "poison-2" in has):
            hurt += 1
            continue
        has.append(name)
        new.append(name)
    return new, hurt


def lanes_of(total: int, bought: Bought, target: Target) -> Lanes:
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


def defended(total: int, bought: Bought, target: Target) -> tuple[float, float, float]:
    """Chance to kill, mean of wounds, chance to wound, of so many hits. [134-139]"""
    hurt = new_to(bought.conditions, target)[1] if target.has and bought.conditions else 0
    if hurt >= target.left:
        return 1.0, hurt, 1.0
    lanes = lanes_of(total, bought, target)
    dice = lanes.dice
    kill = mean = wound = 0.0
    for shields in range(dice + 1):
        chance = comb(dice, shields) / 2**dice
        wounds = hurt + lanes.sure + dice - shields
        kill += chance * (wounds >= target.left)
        wound += chance * (wounds > 0)
        mean += chance * wounds
    return kill, mean, wound
