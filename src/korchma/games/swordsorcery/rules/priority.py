"""The priority hero: whom a master goes for. The rulebook's own page is lost. [218] (3.13)

This file is the whole of it: another rule for the token would be another file.
"""

from __future__ import annotations

from collections.abc import Mapping

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import Aim
from korchma.games.swordsorcery.rules.figures import active, figure, living, number, owner
from korchma.games.swordsorcery.rules.ground import sees, steps_between
from korchma.games.swordsorcery.rules.numbers import health
from korchma.games.swordsorcery.state import NOBODY, Figure, Foe, Hero, SwordTable
from korchma.kernel import Ask, Flow

MOST = 6


def masters(t: SwordTable) -> list[Foe]:
    """Masters in play."""
    return [foe for foe in t.state.foes if foe.rank == "purple"]


def holder(t: SwordTable) -> Hero | None:
    """Who has the token."""
    return t.state.heroes[t.state.holder] if t.state.holder != NOBODY else None


def _give(t: SwordTable, i: int, value: int) -> None:
    """The token goes to somebody; during an activation only after it. [3.13 (8)]"""
    s = t.state
    if s.acting_foe:
        s.priority_wait = [i, value]
        return
    if (s.holder, s.value) != (i, value):
        s.holder, s.value = i, value
        t.tell(e.PriorityMoved(s.heroes[i].ref, value))


def after_activation(t: SwordTable) -> None:
    """A change that waited for the end of an activation. [3.13 (8)]"""
    s = t.state
    if s.priority_wait:
        i, value = s.priority_wait
        s.priority_wait = []
        _give(t, i, value)


def master_came(t: SwordTable) -> None:
    """The active hero takes the token; a second master shares it. [216]"""
    if t.state.holder == NOBODY:
        i = t.state.active
        if t.state.heroes[i].ghost:
            i = next((number(t, hero) for hero in living(t)), i)
        _give(t, i, 1)


def master_gone(t: SwordTable) -> None:
    """With no master in play it is set aside."""
    if t.state.holder != NOBODY and not masters(t):
        t.state.holder, t.state.value, t.state.priority_wait = NOBODY, 0, []


def take(t: SwordTable, hero: Hero) -> None:
    """A story gives somebody the token, its value as it is."""
    if masters(t) and not hero.ghost:
        _give(t, number(t, hero), max(1, t.state.value))


def struck(t: SwordTable, by: Figure, wounds: Mapping[str, int]) -> None:
    """An attack has wounded a master: who dealt most gets the token. [3.13 (2)]"""
    hero = owner(t, by)
    if hero is None or t.state.holder == NOBODY:
        return
    dealt = 0
    for ref, n in wounds.items():
        foe = figure(t, ref)
        if isinstance(foe, Foe) and foe.rank == "purple":
            dealt = max(dealt, n)
    if not dealt:
        return
    hero.dealt = max(hero.dealt, dealt)
    if t.options.priority == "fixed" or "duel" in t.state.rules:
        return
    i, s = number(t, hero), t.state
    most = min(dealt, MOST)
    if i == s.holder:
        _give(t, i, max(s.value, most))
    elif dealt >= s.value and not hero.ghost:
        _give(t, i, most)


def may_provoke(t: SwordTable, hero: Hero) -> bool:
    """Once a round, with a master in sight. [98]"""
    if "provoke" in hero.used or t.state.holder == NOBODY:
        return False
    return any(sees(t, hero.at, foe.at, hero=True) for foe in masters(t))


def provoke(t: SwordTable, hero: Hero) -> None:
    """The claim is one and the hero's best D; the value rises whoever provoked. [3.13 (3)]"""
    s, i = t.state, number(t, hero)
    hero.used.append("provoke")
    s.provoked += 1
    t.tell(e.Provoked(hero.ref))
    if "duel" in s.rules:
        return
    who = s.holder
    if i != who and 1 + hero.dealt >= s.value:
        who = i
    _give(t, who, min(MOST, s.value + 1))


def wears_off(t: SwordTable) -> None:
    """In the Time phase the value drops, and what was dealt is forgotten. [3.13 (4)]"""
    s = t.state
    if s.holder != NOBODY and "duel" not in s.rules:
        _give(t, s.holder, max(1, s.value - 1))
    s.provoked = 0
    for hero in s.heroes:
        hero.dealt = 0


def holder_died(t: SwordTable, hero: Hero) -> Flow[None]:
    """The token goes to the living hero with most wounds, fewest life left, nearest; several
    left: the active player's choice. [3.13 (5)]"""
    s = t.state
    if s.holder == NOBODY or s.heroes[s.holder] is not hero:
        return
    foes = masters(t)

    def first(other: Hero) -> tuple[int, int, int]:
        far = steps_between(t, foes[0].at, other.at) if foes else 0
        left = health(t, other) - other.wounds
        return (-other.wounds, left, far if far is not None else 99)

    others = living(t)
    if not others:
        return
    best = min(map(first, others))
    tied = [other for other in others if first(other) == best]
    heir = tied[0]
    if len(tied) > 1:
        options = [Aim(other.ref) for other in tied]
        answer = yield Ask(active(t).seat, "target", options, rule="218")
        assert isinstance(answer, Aim)
        heir = next(other for other in tied if other.ref == answer.figure)
    s.holder, s.value, s.priority_wait = number(t, heir), 1, []
    t.tell(e.PriorityMoved(heir.ref, 1))
