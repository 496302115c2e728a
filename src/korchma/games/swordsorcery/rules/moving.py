"""Walking, evading, entering, being pushed. [78-89, 182b, 220]"""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.box.perks import NoReactions
from korchma.games.swordsorcery.options import GoOn, Push, Walk
from korchma.games.swordsorcery.rules import (
    activation,
    attack,
    encounters,
    quest_moments,
    quest_rules,
    runes,
    shadows,
    stealth,
    story,
    triggers,
)
from korchma.games.swordsorcery.rules.figures import (
    BLIND,
    DOWN,
    STUN,
    dominates,
    foes_at,
    good,
    hidden,
    number,
    seat_of,
)
from korchma.games.swordsorcery.rules.ground import ground, lay, sees
from korchma.games.swordsorcery.rules.harm import alive, burn, wound
from korchma.games.swordsorcery.rules.numbers import around
from korchma.games.swordsorcery.rules.sheets import has
from korchma.games.swordsorcery.state import Companion, Figure, Foe, Hero, SwordTable
from korchma.kernel import Ask, Flow, Option

HARD = 2
"""Points for difficult ground. [28]"""


def cost(t: SwordTable, to: Area) -> int:
    """Points it takes to enter an area. [28, 78]"""
    return HARD if ground(t, to) == "difficult" else 1


def walks_open(t: SwordTable, who: Figure, points: int) -> Sequence[Walk]:
    """Steps for which so many points are enough; a companion that may not evade stays. [4.D 41]"""
    if isinstance(who, Companion) and not t.options.companions_evade and foes_at(t, who.at):
        return ()
    walks = lay(t).walks[who.at]
    return walks if points >= HARD else [x for x in walks if cost(t, x.to) <= points]


def within_points(t: SwordTable, here: Area, points: int) -> set[Area]:
    """Where so many points lead, hard ground counted. [28, 78]"""
    left = {here: points}
    edge = [here]
    while edge:
        area = edge.pop()
        for to in lay(t).roads.near[area]:
            rest = left[area] - cost(t, to)
            if rest >= 0 and rest > left.get(to, -1):
                left[to] = rest
                edge.append(to)
    return {*left}


# --- leaving -------------------------------------------------------------------------------------


def strikers(t: SwordTable, who: Figure) -> list[Foe]:
    """Who strikes at somebody that leaves: nobody where heroes dominate. [82, 84, 87] (4.D 31)"""
    here = foes_at(t, who.at)
    if not here or has(t, who, NoReactions) is not None or dominates(t, who.at, heroes=True):
        return []
    if any(isinstance(perk, NoReactions) and perk.all for perk in around(t)):
        return []
    able = [foe for foe in here if STUN not in foe.conditions and BLIND not in foe.conditions]
    if not t.options.knocked_down_react:
        able = [foe for foe in able if DOWN not in foe.conditions]
    return [foe for foe in one_of_each(able) if quest_rules.may_strike(t, foe, who)]


def one_of_each(foes: list[Foe]) -> list[Foe]:
    """A horde is one enemy. [177]"""
    return list({foe.card: foe for foe in reversed(foes)}.values())[::-1]


def evade(t: SwordTable, who: Figure) -> Flow[bool]:
    """Before somebody leaves, enemies there strike; whether he can still go. [82-87]"""
    if not foes_at(t, who.at):
        return True
    if isinstance(who, Hero):
        stealth.reveal(t, who)
    able = strikers(t, who)
    if not able:
        t.tell(e.NoStrikes(who.ref))
        return True
    t.tell(e.Evaded(who.ref, tuple(foe.ref for foe in able)))
    start = who.at
    while able and alive(t, who) and who.at == start:
        foe = yield from encounters.next_of(t, able)
        able.remove(foe)
        if alive(t, foe) and STUN not in foe.conditions:
            how = attack.How(reason="reaction", reaction=True)
            yield from activation.foe_attack(t, foe, "", who, how)
    return alive(t, who) and who.at == start


# --- entering ------------------------------------------------------------------------------------


def step(t: SwordTable, who: Figure, to: Area) -> Flow[bool]:
    """One area on by one's own feet, evading before it; whether he has left. [78, 82]"""
    turn = t.state.turn
    mine = turn is not None and who is t.state.heroes[t.state.active]
    if not (mine and turn is not None and turn.evaded == who.at):
        free = yield from evade(t, who)
        if not free:
            return False
    if DOWN in who.conditions or STUN in who.conditions:
        if mine and turn is not None:
            turn.evaded = who.at
        return False
    yield from enter(t, who, to, walking=True)
    return True


def put(t: SwordTable, who: Figure, to: Area) -> Flow[None]:
    """Moved by somebody else: it costs no points, and counts as entering. [4.D 38]"""
    if to != who.at:
        t.tell(e.Pushed(who.ref, to))
        yield from enter(t, who, to, walking=False)


def enter(t: SwordTable, who: Figure, to: Area, *, walking: bool) -> Flow[None]:
    """Into an area: shadows, ground and fire, the end of stealth, enemies that wait for heroes and
    companions, story card, waypoint. [63, 182b, 227]"""
    who.came, who.at = who.at, to
    if t.state.turn is not None:
        t.state.turn.evaded = ""
    if walking:
        t.tell(e.Walked(who.ref, to))
    if isinstance(who, Foe):
        yield from _foe_enters(t, who)
        return
    if isinstance(who, Hero):
        quest_moments.carried_along(t, who)
        yield from shadows.check(t)
    if not alive(t, who) or who.at != to:
        return
    if ground(t, to) == "dangerous":
        yield from wound(t, who, 1, "dangerous")
    if to in t.state.fires:
        burn(t, who, t.state.fires[to])
    if isinstance(who, Hero):
        stealth.entered(t, who)
    if walking:
        yield from _awaited(t, who, to)
    if isinstance(who, Hero):
        if alive(t, who) and who.at == to:
            yield from story.arrived(t, number(t, who))
        yield from story.settle(t)


def _awaited(t: SwordTable, who: Figure, to: Area) -> Flow[None]:
    """Enemies may wait for who comes, a companion too, if they see him. [120, 199, 227]"""
    for foe in foes_at(t, to):
        if alive(t, foe) and alive(t, who) and who.at == to and not hidden(who):
            yield from triggers.fire_all(t, foe, "entered", who)


def _foe_enters(t: SwordTable, foe: Foe) -> Flow[None]:
    """Fire catches enemies too; a snare goes off; a door it opened lets shadows be seen. [148]"""
    if foe.at in t.state.fires:
        burn(t, foe, t.state.fires[foe.at])
    if t.state.runes:
        yield from runes.sprung(t, foe)
    quest_moments.foe_entered(t, foe)
    if t.state.shadows:
        yield from shadows.check(t)


# --- led by others -------------------------------------------------------------------------------


def led(t: SwordTable, hero: Hero, n: int) -> Flow[None]:
    """He walks so many areas, evading as usual, if he likes. [220]"""
    for _ in range(n):
        if hero.ghost or DOWN in hero.conditions:
            return
        options: list[Option] = [*lay(t).walks[hero.at]]
        if not options:
            return
        answer = yield Ask(hero.seat, "led", [*options, GoOn()], rule="220")
        if not isinstance(answer, Walk):
            return
        yield from step(t, hero, answer.to)


def blink(t: SwordTable, who: Figure, n: int) -> Flow[None]:
    """At once in an area he sees within reach; nobody strikes. [Blink]"""
    near = [
        area
        for area in sorted(lay(t).reaches.within(who.at, n))
        if area != who.at and sees(t, who.at, area, hero=good(who))
    ]
    if not near:
        return
    options: list[Option] = [Push(area) for area in near]
    answer = yield Ask(seat_of(t, who), "blink", options, rule="113")
    assert isinstance(answer, Push)
    yield from put(t, who, answer.area)
