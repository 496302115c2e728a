"""Companions: summoned, activated, walking and biting. [119, 120, 222]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.effects import Summon
from korchma.games.swordsorcery.options import Aim, GoOn, Walk
from korchma.games.swordsorcery.rules import attack, moving
from korchma.games.swordsorcery.rules.arms import companion_arms, targets
from korchma.games.swordsorcery.rules.figures import BLIND, DOWN, SLOW, STUN, number
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
    if STUN in who.conditions:
        return
    seat = t.state.heroes[who.owner].seat
    points = moves(t, who)
    if DOWN in who.conditions:
        stand_up(t, who)
        points -= 1
    bitten = walked = False
    while alive(t, who):
        options: list[Option] = []
        slowed = SLOW in who.conditions and (bitten or walked)
        if points and not (SLOW in who.conditions and bitten):
            options += [Walk(to) for to in moving.steps_open(t, who, points)]
        if not bitten and not slowed and BLIND not in who.conditions and DOWN not in who.conditions:
            options += [Aim(foe.ref) for foe in targets(t, who, companion_arms(t, who))]
        if not options:
            return
        answer = yield Ask(seat, "companion", [*options, GoOn()], rule="222")
        if isinstance(answer, Walk):
            walked = True
            points -= moving.cost(t, answer.to)
            yield from moving.step(t, who, answer.to)
        elif isinstance(answer, Aim):
            foe = next(x for x in t.state.foes if x.ref == answer.figure)
            bitten = True
            yield from attack.attack(t, who, companion_arms(t, who), foe)
            points = 0 if walked else points
        else:
            return
