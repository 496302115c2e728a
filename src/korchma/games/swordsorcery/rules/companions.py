"""Companions: summoned, activated, walking and biting. [119, 120, 222]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.effects import Summon
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.options import Aim, GoOn, Walk
from korchma.games.swordsorcery.rules import attack, moving
from korchma.games.swordsorcery.rules.arms import companion_arms, targets
from korchma.games.swordsorcery.rules.dice import save
from korchma.games.swordsorcery.rules.figures import BLIND, DOWN, SLOW, STUN, foes_at, number
from korchma.games.swordsorcery.rules.harm import alive, stand_up
from korchma.games.swordsorcery.rules.numbers import moves
from korchma.games.swordsorcery.state import Companion, Hero, SwordTable
from korchma.kernel import Ask, Flow, Option


def mine(t: SwordTable, hero: Hero, card: str) -> Companion | None:
    """A hero's companion, if it is there."""
    i = number(t, hero)
    return next((x for x in t.state.companions if x.owner == i and x.card == card), None)


def summon(t: SwordTable, hero: Hero, effect: Summon, level: int) -> Flow[None]:
    """It comes into the hero's area and acts; or, if it is there, acts. [119]"""
    companion = mine(t, hero, effect.companion)
    if companion is None:
        companion = Companion(
            ref=effect.companion,
            at=hero.at,
            came=hero.at,
            wounds=0,
            shields=0,
            ward=0,
            conditions=[],
            fresh=[],
            fire=[],
            boons=[],
            card=effect.companion,
            owner=number(t, hero),
            level=level,
            life=effect.health,
            went=False,
        )
        t.state.companions.append(companion)
        t.tell(e.CompanionCame(hero.ref, companion.ref))
    companion.went = True
    yield from act(t, companion)


def act(t: SwordTable, who: Companion) -> Flow[None]:
    """One activation: it moves with its points and attacks once, in any order. [222]"""
    seat = t.state.heroes[who.owner].seat
    points, bitten, walked = moves(t, who), False, False
    while alive(t, who) and STUN not in who.conditions:
        if DOWN in who.conditions:
            if points <= 0:
                return
            stand_up(t, who)
            points -= 1
        slow = SLOW in who.conditions
        options: list[Option] = []
        if points > 0 and not (slow and bitten):
            options += moving.walks_open(t, who, points)
        if not bitten and not (slow and walked):
            options += [Aim(foe.ref) for foe in targets(t, who, companion_arms(t, who))]
        if not options:
            return
        answer = yield Ask(seat, "companion", [*options, GoOn()], rule="222")
        if isinstance(answer, Walk):
            points = yield from _walk(t, who, answer.to, points, begins=not walked)
            walked = True
        elif isinstance(answer, Aim):
            bitten = True
            points = 0 if walked else points
            yield from _bite(t, who, answer.figure)
        else:
            return


def _walk(t: SwordTable, who: Companion, to: Area, points: int, *, begins: bool) -> Flow[int]:
    """A step, and the points left: knocked down as it leaves it stands up and goes. [82, 152]"""
    for saves in (begins, bool(foes_at(t, who.at))):
        if saves and not (yield from _dares(t, who)):
            return 0
    start, price = who.at, moving.cost(t, to)
    left = yield from moving.step(t, who, to)
    if left or not alive(t, who):
        return points - price
    if who.at != start or DOWN not in who.conditions or points <= price:
        return points
    stand_up(t, who)
    yield from moving.enter(t, who, to, walking=True)
    return points - price - 1


def _bite(t: SwordTable, who: Companion, ref: str) -> Flow[None]:
    if (yield from _dares(t, who)):
        foe = next(x for x in t.state.foes if x.ref == ref)
        yield from attack.attack(t, who, companion_arms(t, who), foe)


def _dares(t: SwordTable, who: Companion) -> Flow[bool]:
    """Blind it saves before each action, as its master would. [120, 155] (4.D 41)"""
    return BLIND not in who.conditions or (yield from save(t, who))
