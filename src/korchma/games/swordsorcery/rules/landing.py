"""An attack lands: the total, what it does to each, their defence, and what follows. [133-150]"""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box import blows as b
from korchma.games.swordsorcery.box.effects import AnyEffect, Line
from korchma.games.swordsorcery.options import GoOn, Push
from korchma.games.swordsorcery.rules import (
    attack,
    defence,
    effects,
    moving,
    priority,
    quest_moments,
    story,
    triggers,
)
from korchma.games.swordsorcery.rules.arms import Arms, Terms
from korchma.games.swordsorcery.rules.dice import shown
from korchma.games.swordsorcery.rules.figures import DOWN, figure, good, seat_of
from korchma.games.swordsorcery.rules.ground import lay
from korchma.games.swordsorcery.rules.harm import alive, crit
from korchma.games.swordsorcery.rules.numbers import Scene
from korchma.games.swordsorcery.state import Blow, Figure, SwordTable
from korchma.kernel import Ask, Flow, Option

BLOWS = (b.Hits, b.Lethal, b.Crit, b.Bash, b.Burst, b.Also, b.Sunder, b.Reroll, b.Guard)
"""Words that only an attack or a defence knows."""


def does(taken: Sequence[Line], kind: type[AnyEffect]) -> list[AnyEffect]:
    """All effects of a kind among lines that were taken."""
    return [each for line in taken for each in line.does if isinstance(each, kind)]


def _sum(taken: Sequence[Line], kind: type[b.Hits | b.Lethal | b.Sunder]) -> int:
    """What lines that were taken add up to."""
    return sum([x.n for x in does(taken, kind) if isinstance(x, kind)]) if taken else 0


# --- total and effects ---------------------------------------------------------------------------


def land(
    t: SwordTable, by: Figure | None, blow: Blow, taken: list[Line], read: Terms
) -> Flow[attack.Outcome]:
    """The total; then crit, conditions, push and defence of each who is hit. [133, 143] (4.D 10)"""
    have = shown(t, blow.faces)
    hits = have.get("hit", 0) - blow.spent.get("hit", 0)
    blow.bonus += _sum(taken, b.Hits)
    blow.total = max(0, blow.fixed + hits + blow.bonus)
    blow.lethal = _sum(taken, b.Lethal)
    t.tell(e.Total(blow.total, min(blow.lethal, blow.total)))
    wounds: dict[str, int] = {}
    for ref in (blow.target, *blow.others):
        who = figure(t, ref)
        if who is None or not alive(t, who):
            continue
        if ref != blow.target:
            t.tell(e.Aimed(ref))
        yield from _effects(t, by, blow, who, taken)
        if alive(t, who):
            sunder = _sum(taken, b.Sunder)
            wave = defence.Wave(blow.total, blow.lethal, blow.kind, sunder, read.melee, blow.by)
            wounds[ref] = yield from defence.defend(t, who, wave)
            if wounds[ref]:
                blow.wounded.append(ref)
    yield from _own_effects(t, by, blow, taken)
    return attack.Outcome(blow.total, wounds)


def _effects(
    t: SwordTable, by: Figure | None, blow: Blow, who: Figure, taken: Sequence[Line]
) -> Flow[None]:
    """What the attack does to one who is hit, before he defends. [4.D 10, 43]"""
    if not taken:
        return
    if blow.total and any(does(taken, b.Crit)):
        yield from crit(t, who, blow.by)
    if blow.total or not t.options.effects_need_hit:
        for line in taken:
            for effect in line.does:
                if not isinstance(effect, b.Effect) or isinstance(effect, BLOWS):
                    continue
                if effects.upon_target(effect):
                    ctx = effects.Ctx(blow.by, who.ref, source=blow.weapon)
                    yield from effects.apply(t, effect, ctx)
    if blow.total and any(does(taken, b.Bash)) and alive(t, who):
        yield from bash(t, by, who)


def _own_effects(t: SwordTable, by: Figure | None, blow: Blow, taken: Sequence[Line]) -> Flow[None]:
    """What the attack does for others than its targets."""
    for line in taken:
        for effect in line.does:
            if not isinstance(effect, BLOWS) and not effects.upon_target(effect):
                ctx = effects.Ctx(blow.by, blow.target, source=blow.weapon)
                yield from effects.apply(t, effect, ctx)


def bash(t: SwordTable, by: Figure | None, who: Figure) -> Flow[None]:
    """Pushed to where he came from, or where his side says; a hero need not push. [146]"""
    near = lay(t).roads.near[who.at]
    if not near:
        return
    if by is not None and good(by):
        options: list[Option] = [Push(who.at), GoOn()]
        answer = yield Ask(seat_of(t, by), "bash", options, rule="146")
        if isinstance(answer, GoOn):
            return
    to = who.came
    if to not in near:
        to = near[0]
        if len(near) > 1:
            options = [Push(area) for area in near]
            answer = yield Ask(seat_of(t, who), "pushed", options, rule="146")
            assert isinstance(answer, Push)
            to = answer.area
    yield from moving.put(t, who, to)


# --- afterwards ----------------------------------------------------------------------------------


def after(
    t: SwordTable,
    by: Figure | None,
    arms: Arms,
    target: Figure,
    read: Terms,
    outcome: attack.Outcome,
    how: attack.How,
) -> Flow[None]:
    """What follows: priority, triggers of both sides, attacks that come after. [132] (3.13)"""
    for each in (by, *(figure(t, ref) for ref in outcome.wounds)):
        if each is not None and each.boons:
            each.boons = [boon for boon in each.boons if boon.until != "this-attack"]
    if by is None:
        return
    was, n = read.scene, outcome.wounds.get(target.ref, 0)
    scene = Scene(was.target, was.melee, was.weapon, was.hand, was.sole, n, True)
    if good(by):
        priority.struck(t, by, outcome.wounds)
        quest_moments.hero_attacked(t, by, target, outcome.wounds)
    else:
        quest_moments.foe_attacked(t, by, outcome.wounds)
    for ref, n in outcome.wounds.items():
        hurt = figure(t, ref)
        if hurt is None:
            continue
        if alive(t, hurt):
            own = Scene(by, read.melee, wounds=n, by_attack=True)
            yield from triggers.fire_all(t, hurt, "defended", by, own)
        if n and alive(t, by):
            yield from triggers.fire_all(t, by, "wounded", hurt, scene)
    if alive(t, by) and DOWN not in by.conditions:
        yield from triggers.attacked(t, by, arms, target, scene, how)
    yield from story.settle(t)
