"""Words of cards that hurt, heal, guard and boost. [126, 141, 147, 151]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box import effects as w
from korchma.games.swordsorcery.box.perks import Adds
from korchma.games.swordsorcery.options import Suffer
from korchma.games.swordsorcery.rules import attack, effects, foes
from korchma.games.swordsorcery.rules.arms import Arms
from korchma.games.swordsorcery.rules.figures import acting, figure, good, owner, seat_of
from korchma.games.swordsorcery.rules.ground import within
from korchma.games.swordsorcery.rules.harm import (
    alive,
    burn,
    heal,
    inflict,
    light,
    recover,
    ward,
    wound,
)
from korchma.games.swordsorcery.rules.numbers import shields_whole
from korchma.games.swordsorcery.state import Boon, Figure, SwordTable
from korchma.kernel import Ask, Flow


def _strike(t: SwordTable, effect: w.Strike, ctx: effects.Ctx) -> Flow[None]:
    """Hits, defended as usual: an attack of who did it. [141, 141b]"""
    me = figure(t, ctx.owner) if ctx.owner else None
    hero = owner(t, me) if me is not None and good(me) else None
    n = effect.n + ((hero.rank + 1) // 2 if effect.half_rank and hero is not None else 0)
    arms = Arms(ctx.source, hits=n, range=5, type=effect.type or "")
    for who in effects.whom(t, effect, ctx):
        if alive(t, who):
            yield from attack.attack(t, me, arms, who, attack.How(extra=True))


def _harm(t: SwordTable, effect: w.Harm, ctx: effects.Ctx) -> Flow[None]:
    for who in effects.whom(t, effect, ctx):
        yield from wound(t, who, effect.n, ctx.source, ctx.owner)


def _inflict(t: SwordTable, effect: w.Inflict, ctx: effects.Ctx) -> Flow[None]:
    what: str = effect.what[0]
    if len(effect.what) > 1:
        me = figure(t, ctx.owner)
        seat = seat_of(t, me) if me is not None else acting(t).seat
        answer = yield Ask(seat, "condition", [Suffer(each) for each in effect.what], rule="151")
        assert isinstance(answer, Suffer)
        what = answer.condition
    for who in effects.whom(t, effect, ctx):
        yield from inflict(t, who, what)


def _fire(t: SwordTable, effect: w.Fire, ctx: effects.Ctx) -> Flow[None]:
    if effect.where == "gate":
        yield from foes.fire_at_gate(t, effect.level)
    elif effect.where == "area":
        me = figure(t, ctx.owner)
        light(t, me.at if me is not None else ctx.area, effect.level)
    elif ctx.area and not ctx.on:
        light(t, ctx.area, effect.level)
    else:
        for who in effects.whom(t, effect, ctx):
            burn(t, who, effect.level)


def _heal(t: SwordTable, effect: w.Heal, ctx: effects.Ctx) -> None:
    for who in effects.whom(t, effect, ctx):
        heal(t, who, effect.n)


def _heal_worst(t: SwordTable, effect: w.HealWorst, ctx: effects.Ctx) -> None:
    me = figure(t, ctx.owner)
    assert me is not None
    near = [x for x in t.state.foes if within(t, me.at, x.at, effect.within, hero=False)]
    worst = max(near, key=lambda foe: foe.wounds, default=None)
    if worst is not None:
        heal(t, worst, effect.n)


def _cure(t: SwordTable, effect: w.Cure, ctx: effects.Ctx) -> Flow[None]:
    for who in effects.whom(t, effect, ctx):
        if not effect.n or len(who.conditions) <= effect.n:
            for each in [*who.conditions]:
                recover(t, who, each)
            continue
        for _ in range(effect.n):
            options = [Suffer(each) for each in who.conditions]
            answer = yield Ask(seat_of(t, who), "cure", options, rule="151b")
            assert isinstance(answer, Suffer)
            recover(t, who, answer.condition)


def _shield(t: SwordTable, effect: w.Shield, ctx: effects.Ctx) -> None:
    for who in effects.whom(t, effect, ctx):
        ward(t, who, effect.n)


def _regain(t: SwordTable, effect: w.Regain, ctx: effects.Ctx) -> None:
    for who in effects.whom(t, effect, ctx):
        restore_shields(t, who)


def restore_shields(t: SwordTable, who: Figure) -> None:
    """Magic shields are whole again. [126]"""
    whole = shields_whole(t, who)
    if who.shields < whole:
        who.shields = whole
        t.tell(e.ShieldsBack(who.ref))
    elif who.shields > whole:
        who.shields = whole


def _boost(t: SwordTable, effect: w.Boost, ctx: effects.Ctx) -> None:
    """Perks for a while; the same source gives them once. [4, 172]"""
    for who in effects.whom(t, effect, ctx):
        boon = Boon(ctx.source, effect.until, effect.perks, effect.lines)
        who.boons = [x for x in who.boons if x.source != ctx.source] + [boon]
        t.tell(e.Boosted(who.ref, ctx.source))
        turn = t.state.turn
        if turn is not None and turn.moving and who is t.state.heroes[t.state.active]:
            more = [x.n for x in effect.perks if isinstance(x, Adds) and x.to == "moves"]
            turn.points += sum(more)


HELP: dict[type, Callable[[SwordTable, Any, effects.Ctx], Flow[None] | None]] = {
    w.Strike: _strike,
    w.Harm: _harm,
    w.Inflict: _inflict,
    w.Fire: _fire,
    w.Heal: _heal,
    w.HealWorst: _heal_worst,
    w.Cure: _cure,
    w.Shield: _shield,
    w.Regain: _regain,
    w.Boost: _boost,
}
