"""How somebody defends: weakness, armour, magic shields, dice, symbols, wounds. [134-139, 150]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box import blows as b
from korchma.games.swordsorcery.box.foes import Weakness
from korchma.games.swordsorcery.box.perks import BoundSymbols
from korchma.games.swordsorcery.options import Again, GoOn, Spend
from korchma.games.swordsorcery.rules import effects, triggers
from korchma.games.swordsorcery.rules.adding import Priced
from korchma.games.swordsorcery.rules.breeds import breed
from korchma.games.swordsorcery.rules.dice import can_pay, reroll, second_chance, shown, throw
from korchma.games.swordsorcery.rules.figures import figure, good, seat_of
from korchma.games.swordsorcery.rules.harm import wound
from korchma.games.swordsorcery.rules.numbers import Scene, armour, defence, total
from korchma.games.swordsorcery.rules.sheets import has, sheet
from korchma.games.swordsorcery.state import Figure, Foe, Guard, SwordTable
from korchma.kernel import Ask, Flow, Option


class Wave(NamedTuple):
    """The hits of an attack as they come at somebody."""

    hits: int
    lethal: int = 0
    type: str = ""
    sunder: int = 0
    melee: bool = False
    by: str = ""
    cause: str = "attack"


def defend(t: SwordTable, who: Figure, wave: Wave) -> Flow[int]:
    """All six steps; how many wounds came through."""
    s = t.state
    before, guard = s.guard, Guard(who.ref, 0, 0, [], [], {}, [], 0)
    s.guard = guard
    yield from _ready(t, who, wave)
    hits = weakened(t, who, wave.hits, wave.type)
    if hits != wave.hits:
        t.tell(e.Softened(who.ref, hits - wave.hits))
    lethal = min(wave.lethal, hits)
    normal = hits - lethal
    scene = Scene(melee=wave.melee)
    stopped = min(normal, max(0, armour(t, who, scene) - wave.sunder)) if normal else 0
    if stopped:
        normal -= stopped
        t.tell(e.ArmourTook(who.ref, stopped))
    normal, lethal = _shields(t, who, normal, lethal)
    guard.hits, guard.lethal = normal, lethal
    parried = normal + (lethal if t.options.dice_stop_lethal else 0)
    dice = min(parried, defence(t, who, scene)) if parried else 0
    if dice:
        guard.faces = throw(t, 0, dice)
        t.tell(e.Defended(who.ref, tuple(guard.faces)))
        yield from _symbols(t, who, guard)
    wounds = _count(t, guard)
    s.guard = before
    if wounds:
        yield from wound(t, who, wounds, wave.cause, wave.by)
    elif wave.hits or wave.cause == "attack":  # a blow that misses is told as well
        t.tell(e.Unhurt(who.ref))
    return wounds


def _ready(t: SwordTable, who: Figure, wave: Wave) -> Flow[None]:
    """Powers for who defends, before he rolls. [Parry]"""
    by = figure(t, wave.by) if wave.by else None
    yield from triggers.fire_all(t, who, "defends", by, Scene(by, wave.melee))


# --- the steps -----------------------------------------------------------------------------------


def weakened(t: SwordTable, who: Figure, hits: int, type: str) -> int:
    """The first step: weakness adds to a hit, resistance takes, down to nought. [134] (4.D 29)"""
    if not isinstance(who, Foe):
        return hits
    for weak in breed(t.content, who.card).weak:
        if _fits(weak, type) and (weak.n < 0 or hits or not t.options.weakness_needs_hit):
            hits += weak.n
    return max(0, hits)


def _fits(weak: Weakness, type: str) -> bool:
    return (type != weak.type) if weak.but else type == weak.type


def _shields(t: SwordTable, who: Figure, normal: int, lethal: int) -> tuple[int, int]:
    """The third step: magic shields, passing ones and lethal hits first. [136] (4.D 32)"""
    have = who.ward + who.shields
    if not have or not normal + lethal:
        return normal, lethal
    spent = min(have, normal + lethal)
    first = min(spent, who.ward)
    who.ward -= first
    who.shields -= spent - first
    t.tell(e.ShieldsTook(who.ref, spent))
    deadly = min(spent, lethal)
    return normal - (spent - deadly), lethal - deadly


def _symbols(t: SwordTable, who: Figure, guard: Guard) -> Flow[None]:
    """The fifth step: rerolls, and symbols of the defence dice for what one wears. [138]"""
    if good(who):
        if who.boons:
            yield from second_chance(t, who, guard.faces, guard.rerolled)
        again = total(t, who, "reroll")
        if again:
            yield from _again(t, who, guard, again)
    lines = sheet(t, who).guards
    if lines:
        yield from _spend(t, who, guard, [*lines])


def _again(t: SwordTable, who: Figure, guard: Guard, n: int) -> Flow[None]:
    """So many dice may be rolled again, each once. [2]"""
    for _ in range(n):
        options: list[Option] = [
            Again(i) for i in range(len(guard.faces)) if i not in guard.rerolled
        ]
        if not options:
            return
        answer = yield Ask(seat_of(t, who), "reroll", [*options, GoOn()], rule="2")
        if not isinstance(answer, Again):
            return
        guard.rerolled.append(answer.die)
        reroll(t, guard.faces, [answer.die])
        t.tell(e.Rerolled(who.ref, tuple(guard.faces)))


def _spend(t: SwordTable, who: Figure, guard: Guard, lines: list[Priced]) -> Flow[None]:
    """Lines of armour, each once; what an enemy can pay it must. [138, 206]"""
    bound = has(t, who, BoundSymbols) is not None
    while lines:
        have = shown(t, guard.faces)
        for symbol, n in guard.spent.items():
            have[symbol] = have.get(symbol, 0) - n
        now = [
            x
            for x in lines
            if can_pay(have, x.line.cost)
            and not (bound and ("power" in x.line.cost or "magic" in x.line.cost))
        ]
        if not now:
            return
        chosen = yield from _choose(t, who, now)
        if chosen is None:
            return
        lines.remove(chosen)
        guard.effects.append(chosen.id)
        for symbol in chosen.line.cost:
            guard.spent[symbol] = guard.spent.get(symbol, 0) + 1
        t.tell(e.Spent(who.ref, chosen.id))
        yield from _take(t, who, guard, chosen)


def _choose(t: SwordTable, who: Figure, lines: Sequence[Priced]) -> Flow[Priced | None]:
    if not good(who):
        return max(lines, key=lambda each: len(each.line.cost))
    options: list[Option] = [Spend(each.id) for each in lines]
    answer = yield Ask(seat_of(t, who), "guard", [*options, GoOn()], rule="138")
    if not isinstance(answer, Spend):
        return None
    return next(each for each in lines if each.id == answer.line)


def _take(t: SwordTable, who: Figure, guard: Guard, chosen: Priced) -> Flow[None]:
    """What a line of a defence does."""
    for effect in chosen.line.does:
        match effect:
            case b.Reroll(n):
                which = [i for i in range(len(guard.faces)) if i not in guard.rerolled]
                if n and len(which) > n:
                    yield from _again(t, who, guard, n)
                else:
                    guard.rerolled += which
                    reroll(t, guard.faces, which)
                    guard.spent.clear()
                    t.tell(e.Rerolled(who.ref, tuple(guard.faces)))
            case b.Guard(n):
                guard.extra += n
            case _:
                ctx = effects.Ctx(who.ref, who.ref, source=chosen.id)
                yield from effects.apply(t, effect, ctx)


def _count(t: SwordTable, guard: Guard) -> int:
    """The sixth step: each shield stops a hit that is not lethal. [139]"""
    rolled = shown(t, guard.faces).get("shield", 0) - guard.spent.get("shield", 0)
    stops = max(0, rolled) + guard.extra
    normal, lethal = guard.hits, guard.lethal
    if t.options.dice_stop_lethal:
        return max(0, normal + lethal - stops)
    return max(0, normal - stops) + lethal
