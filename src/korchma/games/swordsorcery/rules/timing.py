"""The Time phase: fire, poison, what wears off, what is renewed; souls rise and return. [46]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.perks import HalfPrice, NoRenewal
from korchma.games.swordsorcery.options import GoOn, Raise, RankUp
from korchma.games.swordsorcery.rules import (
    growing,
    helping,
    masters,
    priority,
    runes,
    story,
    triggers,
)
from korchma.games.swordsorcery.rules.cards import become, row_of, turned, worn
from korchma.games.swordsorcery.rules.dice import save
from korchma.games.swordsorcery.rules.figures import active, good, number, party
from korchma.games.swordsorcery.rules.harm import POISONS, alive, recover, wound
from korchma.games.swordsorcery.rules.numbers import Scene, shields_whole
from korchma.games.swordsorcery.rules.purse import shards
from korchma.games.swordsorcery.rules.sheets import has
from korchma.games.swordsorcery.state import Figure, Foe, Hero, SwordTable
from korchma.kernel import SAFE, Ask, Flow, Option


def time_phase(t: SwordTable) -> Flow[None]:
    """Effects, expiry, renewal; powers; then souls. [46]"""
    s = t.state
    yield SAFE
    if s.step == 0:
        s.round += 1
        t.tell(e.RoundBegan(s.round))
        burning = [foe.ref for foe in s.foes if foe.fire]
        idle = masters.idle_masters(t)
        yield from _damage(t)
        yield from _others(t, burning, idle)
        _expire(t)
        _renew(t)
        _powers(t)
        yield from story.settle(t)
        s.step = 1
        yield SAFE
    yield from _souls(t)


def everybody(t: SwordTable) -> list[Figure]:
    """All on the map, heroes first."""
    return [*party(t), *t.state.foes]


# --- effects -------------------------------------------------------------------------------------


def _damage(t: SwordTable) -> Flow[None]:
    """Fire, then poison with its save; fire of areas dies down. [147, 148, 154, 210]"""
    s = t.state
    burns = [(who, len(who.fire)) for who in everybody(t) if who.fire]
    for who, _ in burns:
        who.fire = [1] * who.fire.count(2)
    for area, level in [*s.fires.items()]:
        if level > 1:
            s.fires[area] = 1
        else:
            del s.fires[area]
            t.tell(e.FireDied(area))
    for who, n in burns:  # what a dying gnome sets alight burns in the next Time phase
        yield from wound(t, who, n, "fire")
    for who in everybody(t):
        for poison in POISONS:
            if poison in who.conditions and alive(t, who):
                yield from wound(t, who, int(poison[-1]), poison)
                if alive(t, who) and good(who):
                    ok = yield from save(t, who)
                    if ok:
                        recover(t, who, poison)


def _others(t: SwordTable, burning: list[str], idle: list[Foe]) -> Flow[None]:
    """Whatever else happens in a Time phase: regeneration, runes; masters that idled. [46]"""
    for foe in [*t.state.foes]:
        scene = Scene(burning=foe.ref in burning)
        yield from triggers.fire_all(t, foe, "time", None, scene)
    yield from runes.passing(t)
    for foe in idle:
        if alive(t, foe):
            masters.turn_master(t, foe)


def _expire(t: SwordTable) -> None:
    """What lasted until now. [104]"""
    s = t.state
    priority.wears_off(t)
    for who in (*s.heroes, *s.companions, *s.foes):
        who.ward = 0
        who.boons = []
    for hero in s.heroes:
        hero.used = []
        hero.went = False
        for carried in worn(hero):
            if row_of(t, carried).deck == "soul" and carried.side == "b":
                become(hero, carried, turned(carried, "a"))
                t.tell(e.FellAsleep(hero.ref, carried.card))
    for companion in s.companions:
        companion.went = False
    s.deeds_done = []


def _renew(t: SwordTable) -> None:
    """Magic shields are whole again. [126]"""
    for who in everybody(t):
        if has(t, who, NoRenewal) is None:
            helping.restore_shields(t, who)


def _powers(t: SwordTable) -> None:
    """Powers at position 1 are ready; the others turn a step. [118] (46 b, c)"""
    for hero in t.state.heroes:
        for power in hero.powers:
            if power.at:
                power.at -= 1
                t.tell(e.PowerTurned(hero.ref, power.card, power.at))


# --- souls ---------------------------------------------------------------------------------------


def _souls(t: SwordTable) -> Flow[None]:
    """Ranks and returns from the shared pool, as many as it pays for. [74, 163] (46 d)"""
    s = t.state
    while True:
        options: list[Option] = [*growing.may_rise(t), *_raises(t)]
        if not options:
            return
        answer = yield Ask(active(t).seat, "souls", [*options, GoOn()], rule="46")
        match answer:
            case RankUp(ref):
                hero = next(each for each in s.heroes if each.ref == ref)
                yield from growing.rise(t, hero)
            case Raise(ref, cost):
                hero = next(each for each in s.heroes if each.ref == ref)
                revive(t, hero, cost)
            case _:
                return
        yield from story.settle(t)
        yield SAFE


def _raises(t: SwordTable) -> list[Raise]:
    """Ghosts at a shrine that is awake. [163]"""
    s = t.state
    rows = story.book_of(t).map.shrines
    lit = {row.area for row in rows if s.shrines.get(row.id)}
    ghosts = [hero for hero in s.heroes if hero.ghost and hero.at in lit]
    return [Raise(hero.ref, x) for hero in ghosts if (x := ransom(t, hero)) <= s.shards]


def ransom(t: SwordTable, hero: Hero) -> int:
    """What it costs to bring him back: his rank, already lowered. [163] (4.D 15)"""
    return (hero.rank + 1) // 2 if has(t, hero, HalfPrice) is not None else hero.rank


def revive(t: SwordTable, hero: Hero, cost: int) -> None:
    """A hero lives again, whole, with all his shields. [163] (4.D 32)"""
    s = t.state
    shards(t, -cost)
    hero.ghost, hero.wounds = False, 0
    hero.shields = shields_whole(t, hero)
    t.tell(e.Raised(hero.ref, cost))
    if not s.came_back:
        s.came_back = True
        story.moment(t, "returned", number(t, hero))
