"""An enemy acts: it stands up, loses Stun instead, or does its row to the end. [198-212]"""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box import foes as f
from korchma.games.swordsorcery.options import Aim
from korchma.games.swordsorcery.rules import (
    attack,
    effects,
    priority,
    quest_moments,
    quest_rules,
    runes,
    story,
)
from korchma.games.swordsorcery.rules.advancing import go, leader, retreat
from korchma.games.swordsorcery.rules.arms import Arms, foe_arms
from korchma.games.swordsorcery.rules.breeds import knacks
from korchma.games.swordsorcery.rules.dice import shown, throw
from korchma.games.swordsorcery.rules.figures import (
    BLIND,
    SLOW,
    STALKS,
    STUN,
    figure,
    hidden,
    party,
    party_at,
    seat_of,
)
from korchma.games.swordsorcery.rules.harm import alive, recover, stand_up
from korchma.games.swordsorcery.rules.numbers import total
from korchma.games.swordsorcery.rules.prey import (
    ILLUSION,
    eyes_of,
    illusion,
    nearest_by_road,
    nearest_in,
    place_of,
)
from korchma.games.swordsorcery.rules.quest_moments import STOP
from korchma.games.swordsorcery.rules.scrolls import Plan, attack_reaches, can_use, plan
from korchma.games.swordsorcery.state import Figure, Foe, SwordTable
from korchma.kernel import Ask, Flow

PASSING = (STOP, "wounded")


def activate(t: SwordTable, foe: Foe, hits: int = 0, *, rushes: bool = False) -> Flow[None]:
    """One activation by its row, or a rush, from standing up to what waited for its end. [190]"""
    s = t.state
    if not alive(t, foe) or not quest_rules.wakes(t, foe):
        return
    lot = [each for each in s.foes if each.card == foe.card]
    if all(STUN in each.conditions for each in lot):
        for each in lot:
            recover(t, each, STUN)
            t.tell(e.StunLost(each.ref))
        return
    if len(lot) > 1:
        foe = leader(t, foe, [x.at for x in party(t)])
    for each in lot:
        stand_up(t, each)
        each.tags = [x for x in each.tags if not x.startswith("once:") and x not in PASSING]
    before = s.acting_foe
    s.acting_foe = foe.ref
    if hits:
        foe.marks[STALKS] = str(hits)
    yield from (_rush(t, foe) if rushes else _acts(t, foe))
    s.acting_foe = before
    for each in [x for x in s.foes if x.card == foe.card]:
        for gone in (BLIND, SLOW, STUN) if len(lot) > 1 else (BLIND, SLOW):
            if gone in each.conditions:
                recover(t, each, gone)
        each.marks.pop("taunt", None)
        each.marks.pop(STALKS, None)
    if not before:
        priority.after_activation(t)
    quest_moments.activation_over(t, foe)
    yield from story.settle(t)


def _acts(t: SwordTable, foe: Foe) -> Flow[None]:
    """Row and target are fixed, then sentence after sentence. [198, 209]"""
    found = plan(t, foe)
    target = yield from _target(t, foe, found)
    label = "+" if not found.at else ",".join(map(str, found.at))
    t.tell(e.Activated(foe.ref, label if found.row >= 0 else "", target or None, found.reason))
    wounded = False
    for n, act in enumerate(found.acts):
        if not alive(t, foe) or STOP in foe.tags or STUN in foe.conditions:
            return
        if n and SLOW in foe.conditions:
            return
        wounded = yield from _act(t, foe, act, target, wounded)


def _target(t: SwordTable, foe: Foe, found: Plan) -> Flow[str]:
    """T; what rules leave open its controller decides, where it matters. [196, 228]"""
    walks = all(isinstance(act, f.Engage | f.Moves) for act in found.acts)
    if walks and len({place_of(t, ref) for ref in found.targets}) == 1:
        return found.targets[0]
    return (yield from _one_of(t, foe, found.targets))


def _one_of(t: SwordTable, foe: Foe, refs: Sequence[str]) -> Flow[str]:
    """One of several targets: its controller's choice. [228]"""
    if len(refs) < 2:
        return refs[0] if refs else ""
    options = [Aim(ref) for ref in refs]
    answer = yield Ask(seat_of(t, foe), "target", options, rule="196")
    assert isinstance(answer, Aim)
    return answer.figure


def _act(t: SwordTable, foe: Foe, act: f.AnyAct, target: str, wounded: bool) -> Flow[bool]:
    """A sentence; one that is impossible at its moment is passed over. Whether it has wounded."""
    place = place_of(t, target)
    match act:
        case f.Engage():
            if place and place != foe.at:
                yield from go(t, foe, place, None)
        case f.Moves(n):
            if place and place != foe.at:
                yield from go(t, foe, place, n + total(t, foe, "moves"))
        case f.Retreat(n):
            yield from retreat(t, foe, n)
        case f.Uses(power, only_wounded):
            if can_use(t, foe, power) and (not only_wounded or foe.wounds):
                yield from use(t, foe, power, target)
        case f.Attacks():
            return (yield from _attacks(t, foe, act, target, wounded))
    return wounded


def _attacks(t: SwordTable, foe: Foe, act: f.Attacks, target: str, wounded: bool) -> Flow[bool]:
    if act.wounded and not wounded:
        return False
    if act.nearest is not None:
        target = yield from _one_of(t, foe, nearest_in(t, foe, act.nearest))
    hurt = False
    for _ in range(act.times):
        if not alive(t, foe) or STUN in foe.conditions:
            break
        place = place_of(t, target)
        lot = [foe, *eyes_of(t, foe)]
        foe = next((x for x in lot if attack_reaches(t, x, act.weapon, place)), foe)
        if not attack_reaches(t, foe, act.weapon, place):
            t.tell(e.StepSkipped(foe.ref, "attack"))
            break
        if target.startswith(ILLUSION):
            _dispel(t, foe, act.weapon, target)
            continue
        who = figure(t, target)
        if who is None or hidden(who):
            break
        side = party_at(t, foe.at) if act.all else ()
        others = tuple([x.ref for x in side if x is not who])
        how = attack.How(reason="row", bonus=act.hits, others=others)
        outcome = yield from foe_attack(t, foe, act.weapon, who, how)
        hurt = hurt or any(outcome.wounds.values())
    return hurt


def _dispel(t: SwordTable, foe: Foe, weapon: str, target: str) -> None:
    """An attack on an illusion: with a hit it is gone. [Illusion]"""
    rune = illusion(t, target)
    assert rune is not None
    arms = foe_arms(t, foe, weapon)
    faces = throw(t, arms.red, arms.blue)
    if faces:
        t.tell(e.Rolled(foe.ref, tuple(faces)))
    if arms.hits + shown(t, faces).get("hit", 0):
        runes.remove(t, rune)


def foe_attack(
    t: SwordTable, foe: Foe, weapon: str, target: Figure, how: attack.How
) -> Flow[attack.Outcome]:
    """An attack of an enemy, by its row or as a reaction."""
    return (yield from attack.attack(t, foe, arms_of(t, foe, weapon, target), target, how))


def arms_of(t: SwordTable, foe: Foe, weapon: str, target: Figure) -> Arms:
    """A weapon; a horde's further figures that reach the target each add a blue die. [177] (3.9)"""
    arms = foe_arms(t, foe, weapon)
    lot = [x for x in t.state.foes if x.card == foe.card and x is not foe]
    if not lot:
        return arms
    able = [x for x in lot if STUN not in x.conditions]
    more = sum(attack_reaches(t, x, weapon, target.at) for x in able)
    return arms._replace(blue=arms.blue + more)


def _rush(t: SwordTable, foe: Foe) -> Flow[None]:
    """An area toward its nearest hero, then at him if it can. [Chief]"""
    target = yield from _one_of(t, foe, nearest_by_road(t, foe))
    place = place_of(t, target)
    if place and place != foe.at:
        yield from go(t, foe, place, 1)
    prey = figure(t, target)
    held = STOP in foe.tags or STUN in foe.conditions or SLOW in foe.conditions
    if prey is None or held or not alive(t, foe):
        return
    if attack_reaches(t, foe, "", place_of(t, target)):
        yield from foe_attack(t, foe, "", prey, attack.How(reason="chief"))


def use(t: SwordTable, foe: Foe, power: str, target: str) -> Flow[None]:
    """A power of the scroll, with its charge; on an illusion or on nobody it is lost. [172, 173]"""
    knack = knacks(t.content, foe.card, foe.side)[power]
    on = target if knack.on == "target" else foe.ref
    if on.startswith(ILLUSION) or not place_of(t, on):
        return
    if knack.charges:
        foe.charges[power] -= 1
    t.tell(e.FoePowerUsed(foe.ref, f"{foe.card}.{power}"))
    ctx = effects.Ctx(foe.ref, on, target, source=f"{foe.kind}.{power}")
    yield from effects.run(t, knack.does, ctx)
