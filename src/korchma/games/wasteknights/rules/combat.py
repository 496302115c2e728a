"""Combat, in the exact order of the rulebook. [77-93]"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple, TypeAlias

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import GoOn, UseGear, UseKnack
from korchma.games.wasteknights.rules.checks import use_of
from korchma.games.wasteknights.rules.decks import threats_back
from korchma.games.wasteknights.rules.facing import Bout, begin, choose_weapon
from korchma.games.wasteknights.rules.gear import find
from korchma.games.wasteknights.rules.harm import down, fall, used_up
from korchma.games.wasteknights.rules.kits import kit
from korchma.games.wasteknights.rules.knights import the_fight
from korchma.games.wasteknights.rules.numbers import at_moment, can, side
from korchma.games.wasteknights.rules.spoils import pay_late, remember, reward
from korchma.games.wasteknights.rules.striking import (
    Run,
    foe,
    foe_strikes,
    has,
    lines_on,
    strike,
    way_of,
    weapon_of,
)
from korchma.games.wasteknights.state import NOBODY, Carried, Knight, WasteTable
from korchma.kernel import SAFE, Ask, Flow, Option

Phase: TypeAlias = Literal["start", "ranged", "clash", "melee"]
DOG_BITES = ("beast", "bandit", "cultist")


class Outcome(NamedTuple):
    """How a combat ended."""

    won: bool
    fell: bool


def combat(t: WasteTable, i: int, bout: Bout, run: Run) -> Flow[Outcome]:
    """One knight against one enemy, from its properties to the end. [77-92]"""
    begin(t, i, bout)
    yield from choose_weapon(t, i)
    return (yield from fight_on(t, i, run))


def fight_on(t: WasteTable, i: int, run: Run) -> Flow[Outcome]:
    """The phases from where it stands, and the end."""
    fight = the_fight(t)
    begun = fight.phase in PHASES
    for name, phase in PHASES.items():
        if begun and name != fight.phase:
            continue
        begun, fight.phase = False, name
        yield from phase(t, i, run)
        if _decided(t):
            break
    return (yield from _end(t, i, run))


# --- phases --------------------------------------------------------------------------------------


def _start(t: WasteTable, i: int, run: Run) -> Flow[None]:
    """The enemy's start effects, an ambush, the knight's start effects. [80, rulings 16, 17]"""
    fight = the_fight(t)
    weapon = weapon_of(t, i)
    waits = weapon is not None and side(t, weapon).ambush
    if waits and not has(t, "ambush") and t.options.ambush_before_start:
        yield from _knight_strikes(t, i, run)
        if _decided(t):
            return
    for line in lines_on(t, "start"):
        yield from run(t, line.steps)
        if _decided(t):
            return
    if has(t, "ambush"):
        t.tell(e.Ambushed(fight.enemy))
        yield from foe_strikes(t, run)
        if not (waits and t.options.ambush_together) and _decided(t):
            return
    if waits and i not in fight.attacked:
        yield from _knight_strikes(t, i, run)
        if _decided(t):
            return
    yield from _use(t, i, "start")


def _ranged(t: WasteTable, i: int, run: Run) -> Flow[None]:
    """Whoever shoots, at the same time; the enemy is rolled first. [81]"""
    yield from _exchange(t, i, "ranged", run)


def _melee(t: WasteTable, i: int, run: Run) -> Flow[None]:
    """Whoever strikes, at the same time; the enemy is rolled first. [90]"""
    yield from _exchange(t, i, "melee", run)


def _exchange(t: WasteTable, i: int, way: str, run: Run) -> Flow[None]:
    """Who attacks in this way. With a card of the wasteland the game can go on from here."""
    fight = the_fight(t)
    strikes = way_of(t, i) == way and i not in fight.attacked
    is_struck = foe(t).attack == way and NOBODY not in fight.attacked
    if fight.card and (strikes or is_struck):
        yield SAFE
    if is_struck:
        yield from foe_strikes(t, run)
    if strikes and not t.state.knights[i].out:
        yield from _knight_strikes(t, i, run)


def _knight_strikes(t: WasteTable, i: int, run: Run) -> Flow[None]:
    fight = the_fight(t)
    wounds = yield from strike(t, i, run)
    stood = fight.wounds < fight.life
    if wounds:
        wound_foe(t, wounds)
        if stood and not fight.weapons.get(i) and fight.wounds >= fight.life:
            fight.used.append("by-hand")


def wound_foe(t: WasteTable, n: int) -> None:
    """Wounds on the enemy's card; what is above its life is ignored. [86]"""
    fight = the_fight(t)
    n = min(n, fight.life - fight.wounds)
    if n > 0:
        fight.wounds += n
        t.tell(e.FoeHurt(fight.enemy, n, fight.life - fight.wounds))


def _clash(t: WasteTable, i: int, run: Run) -> Flow[None]:
    """The enemy's clash effects, then what the knight likes to use. [89]"""
    for line in lines_on(t, "clash"):
        yield from run(t, line.steps)
        if _decided(t):
            return
    yield from _use(t, i, "clash", run)


PHASES: Mapping[Phase, Callable[[WasteTable, int, Run], Flow[None]]] = {
    "start": _start,
    "ranged": _ranged,
    "clash": _clash,
    "melee": _melee,
}
"""In the order of the rulebook. [80-90]"""


def _decided(t: WasteTable) -> bool:
    """Somebody is defeated or gone, or it was broken off; fury fights on. [80, 88, 110]"""
    fight = the_fight(t)
    knight = t.state.knights[fight.knight]
    if fight.ended or knight.out:
        return True
    if down(t, knight) and fight.knight not in fight.felled:
        fight.felled.append(fight.knight)
    if fight.wounds >= fight.life and not has(t, "fury") and NOBODY not in fight.felled:
        fight.felled.append(NOBODY)
    return bool(fight.felled)


# --- what a knight uses --------------------------------------------------------------------------


def _use(t: WasteTable, i: int, when: str, run: Run | None = None) -> Flow[None]:
    """Cards and abilities of this moment, in the order he likes. [80, 89]"""
    knight = t.state.knights[i]
    while (options := usable(t, i, when)) and not _decided(t):
        every: list[Option] = [*options, GoOn()]
        match (yield Ask(knight.seat, when, every, rule="89", usual=every[-1])):
            case UseGear(card):
                carried = find(knight, card)
                assert carried is not None
                _spend(t, knight, carried)
            case UseKnack("dog"):
                the_fight(t).used.append("dog")
                t.tell(e.Used(knight.who, "dog"))
                wound_foe(t, 2 if can(t, knight, "good-boy") else 1)
            case UseKnack():
                assert run is not None
                t.tell(e.Used(knight.who, "flow"))
                yield from _knight_strikes(t, i, run)
            case _:
                return


def usable(t: WasteTable, i: int, when: str) -> list[Option]:
    """What can be used at this moment: cards once a combat, the dog, a flowing blow."""
    fight, knight = the_fight(t), t.state.knights[i]
    cards = at_moment(t, knight, when)
    out: list[Option] = [UseGear(each.card) for each in cards if each.card not in fight.used]
    if when != "clash":
        return out
    has = kit(t, knight).knacks
    if "dog" in has and foe(t).kind in DOG_BITES and "dog" not in fight.used:
        out.append(UseKnack("dog"))
    if "flow" in has and way_of(t, i) == "melee" and i not in fight.attacked:
        out.append(UseKnack("flow"))
    return out


def _spend(t: WasteTable, knight: Knight, carried: Carried) -> None:
    """A grenade, a drug: wounds now, or a die for the attack, and a price at the end. [G02, G15]"""
    fight, use = the_fight(t), use_of(t, carried)
    assert use is not None
    fight.used.append(carried.card)
    fight.more_dice += use.die
    if use.late:
        fight.late.append(f"{carried.card}:{'broken' if carried.broken else 'works'}")
    used_up(t, knight, carried)
    wound_foe(t, use.wounds)


# --- the end -------------------------------------------------------------------------------------


def _end(t: WasteTable, i: int, run: Run) -> Flow[Outcome]:
    """Fury is over, end effects, reward, clean-up, and then the knight may fall. [91, 92]"""
    s, fight, knight = t.state, the_fight(t), t.state.knights[i]
    fight.phase = "end"
    if not (fight.ended or knight.out):
        if fight.wounds >= fight.life and NOBODY not in fight.felled:
            fight.felled.append(NOBODY)
        for line in lines_on(t, "end"):
            yield from run(t, line.steps)
        if fight.late:
            yield from pay_late(t, run)
        if fight.wounds >= fight.life and NOBODY not in fight.felled:
            fight.felled.append(NOBODY)
        if down(t, knight) and i not in fight.felled:
            fight.felled.append(i)
    won, fell = NOBODY in fight.felled and not fight.ended, i in fight.felled or knight.out
    enemy = t.content.enemies[fight.enemy]
    if won and not knight.out:
        yield from reward(t, i)
    t.tell(e.FightOver(knight.who, fight.enemy, won, fell))
    if enemy.stays:
        remember(t, knight, enemy.id, won=won)
    threats_back(t, fight.tokens)
    s.fight = None
    if fell:
        fall(t, i)
    return Outcome(won, fell)
