"""How an enemy goes: toward somebody by a shortest way, or back. [178, 200-203]"""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.options import Push
from korchma.games.swordsorcery.rules import moving
from korchma.games.swordsorcery.rules.figures import STUN, party, seat_of
from korchma.games.swordsorcery.rules.ground import ground, lay
from korchma.games.swordsorcery.rules.harm import alive
from korchma.games.swordsorcery.rules.prey import eyes_of
from korchma.games.swordsorcery.rules.quest_moments import STOP
from korchma.games.swordsorcery.state import Foe, SwordTable
from korchma.kernel import Ask, Flow, Option

UNREACHED = 99
"""Farther than any way."""


def leader(t: SwordTable, foe: Foe, areas: Sequence[Area]) -> Foe:
    """Of a horde the figure nearest to one of these areas. [178]"""
    lot = eyes_of(t, foe)
    if len(lot) < 2:
        return lot[0]
    roads = lay(t).roads

    def far(each: Foe) -> int:
        steps = roads.steps(each.at)
        return min((steps.get(area, UNREACHED) for area in areas), default=UNREACHED)

    return min(lot, key=far)


def go(t: SwordTable, foe: Foe, to: Area, most: int | None) -> Flow[None]:
    """By a shortest way that avoids bad ground, so far it goes; a horde gathers. [178, 200-202]"""
    foe = leader(t, foe, [to])
    left = most if most is not None else 99
    while left > 0 and foe.at != to and alive(t, foe) and STOP not in foe.tags:
        step = yield from _next_step(t, foe, to)
        if not step:
            break
        left -= 1
        yield from moving.enter(t, foe, step, walking=True)
    for each in [x for x in t.state.foes if x.card == foe.card and x is not foe]:
        if STUN not in each.conditions and each.at != foe.at and alive(t, foe):
            yield from moving.put(t, each, foe.at)


def _next_step(t: SwordTable, foe: Foe, to: Area) -> Flow[str]:
    """The next area of a best way; equal ones: its controller. [200]"""
    roads = lay(t).roads
    steps = roads.toward(foe.at, to)
    if len(steps) < 2:
        return steps[0] if steps else ""

    def bad(way: tuple[Area, ...]) -> int:
        return sum(ground(t, area) != "normal" for area in way[:-1])

    ways = [*roads.ways(foe.at, to)]
    least = min(map(bad, ways))
    best = sorted({way[0] for way in ways if bad(way) == least})
    if len(best) == 1:
        return best[0]
    answer = yield Ask(seat_of(t, foe), "way", [Push(area) for area in best], rule="200")
    assert isinstance(answer, Push)
    return answer.area


def retreat(t: SwordTable, foe: Foe, n: int) -> Flow[None]:
    """Back to where it came from, then on, never back again; so many areas. [203]"""
    if foe.came in lay(t).roads.near[foe.at]:
        n -= 1
        yield from moving.enter(t, foe, foe.came, walking=True)
    for _ in range(n):
        if alive(t, foe) and STOP not in foe.tags:
            yield from _withdraw(t, foe)


def _withdraw(t: SwordTable, foe: Foe) -> Flow[None]:
    """An area farther from the nearest hero, empty ones first; ties to its controller. [203]"""
    roads = lay(t).roads
    near = roads.near[foe.at]
    heroes = [hero.at for hero in party(t)]

    def far(area: Area) -> int:
        steps = [roads.distance(at, area) for at in heroes]
        return min((n if n is not None else UNREACHED for n in steps), default=0)

    farther = [area for area in near if far(area) > far(foe.at)]
    held = {*heroes, *(x.at for x in t.state.foes)}
    empty = [area for area in farther if area not in held]
    best = empty or farther
    if not best:
        return
    to = best[0]
    if len(best) > 1:
        options: list[Option] = [Push(area) for area in best]
        answer = yield Ask(seat_of(t, foe), "retreat", options, rule="203")
        assert isinstance(answer, Push)
        to = answer.area
    yield from moving.enter(t, foe, to, walking=True)
