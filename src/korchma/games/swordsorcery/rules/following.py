"""One more attack, after the present one. [132]"""

from __future__ import annotations

from collections.abc import Iterable

from korchma.games.swordsorcery.box import effects as w
from korchma.games.swordsorcery.box.effects import AnyEffect
from korchma.games.swordsorcery.options import Aim, GoOn
from korchma.games.swordsorcery.rules import attack, effects
from korchma.games.swordsorcery.rules.arms import Arms, hero_arms, in_reach, targets
from korchma.games.swordsorcery.rules.figures import figure, good, seat_of
from korchma.games.swordsorcery.rules.harm import alive
from korchma.games.swordsorcery.state import Figure, Hero, SwordTable
from korchma.kernel import Ask, Flow, Option


def _arms_for(t: SwordTable, me: Figure, effect: w.Attack, ctx: effects.Ctx) -> Arms | None:
    if effect.roll is not None:
        roll = effect.roll
        return Arms(ctx.source, roll.hits, roll.red, roll.blue, 0)
    if effect.weapon == "off" and isinstance(me, Hero):
        arms = hero_arms(t, me, "off")
        hand = ctx.arms.hand if ctx.arms is not None else "main"
        return hero_arms(t, me, "main") if hand == "off" else arms
    return ctx.arms


def can_follow(
    t: SwordTable, me: Figure, does: Iterable[AnyEffect], target: Figure, used: Arms
) -> bool:
    """Whether an attack that follows could be made at all."""
    for effect in does:
        if isinstance(effect, w.Attack):
            arms = _arms_for(t, me, effect, effects.Ctx(me.ref, me.ref, arms=used))
            if arms is None:
                return False
            if effect.at == "target":
                return alive(t, target) and in_reach(t, me, arms, target)
            return bool(targets(t, me, arms)) if good(me) else True
    return True


def follow(t: SwordTable, effect: w.Attack, ctx: effects.Ctx) -> Flow[None]:
    """One more attack, after the present one. [132]"""
    me = figure(t, ctx.owner)
    if me is None or not alive(t, me):
        return
    arms = _arms_for(t, me, effect, ctx)
    if arms is None:
        return
    target = figure(t, ctx.other) if ctx.other else None
    if effect.at == "any" and good(me):
        found = targets(t, me, arms)
        if not found:
            return
        options: list[Option] = [Aim(foe.ref) for foe in found]
        answer = yield Ask(seat_of(t, me), "follow", [*options, GoOn()], rule="132")
        target = figure(t, answer.figure) if isinstance(answer, Aim) else None
    if target is None or not alive(t, target) or not in_reach(t, me, arms, target):
        return
    reaction = effect.at in ("attacker", "enterer")
    how = attack.How(reason="follows", reaction=reaction, extra=True, sure=effect.sure)
    yield from attack.attack(t, me, arms, target, how)
