"""Wounds, radiation, damage: dealt, blocked, received, healed; and the fallen. [101-113]"""

from __future__ import annotations

from typing import Literal, TypeAlias

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box.perks import Blocks
from korchma.games.wasteknights.options import Bear, Block, GoOn, HealBy, UseGear
from korchma.games.wasteknights.rules.gear import break_gear, discard, every, lay_aside
from korchma.games.wasteknights.rules.goods import KINDS, lose, spill
from korchma.games.wasteknights.rules.knights import awake
from korchma.games.wasteknights.rules.numbers import (
    at_moment,
    chassis,
    health,
    perks,
    resist,
    row,
    side,
)
from korchma.games.wasteknights.state import RIVALRY, Carried, Knight, WasteTable
from korchma.kernel import Ask, Flow, Option

Harm: TypeAlias = Literal["wound", "injury", "rad"]
"""What is received; ``injury`` is an infected wound."""
LIVES = 3
"""The third injury or breakdown card eliminates. [107, 110]"""


def fighting(t: WasteTable, i: int) -> bool:
    """Whether a knight is in a combat: there he falls only at its end. [91]"""
    fight = t.state.fight
    return fight is not None and i in (fight.knight, fight.rival)


# --- dealt and blocked ---------------------------------------------------------------------------


def deal(t: WasteTable, i: int, n: int, *, pierce: bool = False) -> Flow[None]:
    """A batch of wounds that armour may stop. [85, 101]"""
    left = yield from block(t, i, n, pierce=pierce)
    hurt(t, i, left, 0, n - left)


def block(t: WasteTable, i: int, n: int, *, pierce: bool = False) -> Flow[int]:
    """What gets past armour and toughness; the armour is used if its owner likes. [85]"""
    knight = t.state.knights[i]
    if n <= 0 or not awake(knight):
        return 0
    if not pierce:
        n = max(0, n - toughness(t, i))
    _count_batch(t, i)
    if pierce or not n or not knight.armour:
        return n
    armour = knight.armour[0]
    stops = side(t, armour).block
    if not stops:
        return n
    before, t.state.acting, t.state.batch = t.state.acting, i, n
    answer = yield Ask(knight.seat, "block", [Block(), Bear()], rule="85")
    t.state.acting, t.state.batch = before, 0
    if not isinstance(answer, Block):
        return n
    break_gear(t, knight, armour)
    return max(0, n - stops)


def toughness(t: WasteTable, i: int) -> int:
    """Wounds blocked though nothing breaks: the first batch of a combat; a bare chest."""
    fight, knight, n = t.state.fight, t.state.knights[i], 0
    for _, perk in perks(t, knight, Blocks):
        first = perk.only == "first" and fight is not None and i not in fight.blocked
        bare = perk.only == "bare" and not knight.armour
        n += perk.n if first or bare else 0
    return n


def _count_batch(t: WasteTable, i: int) -> None:
    if t.state.fight is not None:
        t.state.fight.blocked.append(i)


# --- received ------------------------------------------------------------------------------------


def hurt(t: WasteTable, i: int, wounds: int, infected: int, blocked: int = 0) -> None:
    """Tokens on the sheet, infected ones first; above his health nothing counts. [86, ruling 19]"""
    knight = t.state.knights[i]
    if not awake(knight):
        return
    free = health(t, knight) - knight.wounds - knight.infected
    infected = min(infected, free)
    wounds = min(wounds, free - infected)
    if wounds or infected or blocked:
        knight.infected += infected
        knight.wounds += wounds
        if t.listening:
            t.tell(e.Hurt(knight.who, wounds, infected, blocked))
    if down(t, knight) and not fighting(t, i):
        fall(t, i)


def down(t: WasteTable, knight: Knight) -> bool:
    """As many wounds as health. [104]"""
    hurt = knight.wounds + knight.infected
    return hurt >= t.content.frailest and hurt >= health(t, knight)


def receive(t: WasteTable, i: int, what: Harm, n: int) -> None:
    """What nothing stops; radiation beyond the track is an infected wound. [101-103]"""
    knight = t.state.knights[i]
    if not awake(knight) or n <= 0:
        return
    if what == "wound":
        hurt(t, i, n, 0)
    elif what == "injury":
        hurt(t, i, 0, n)
    else:
        taken = min(n, resist(t, knight) - knight.rad)
        if taken > 0:
            knight.rad += taken
            t.tell(e.Irradiated(knight.who, taken))
        over = n - max(0, taken)
        if over and t.options.full_track_wounds:
            hurt(t, i, over, 0)
        elif over:
            hurt(t, i, 0, over)


# --- falling and waking --------------------------------------------------------------------------


def fall(t: WasteTable, i: int) -> None:
    """Unconscious: an injury card, state side up; the turn is over; the third card is the last.

    An effect may also lay the card, whatever the number of wounds. [104, 107, 126]
    """
    s, knight = t.state, t.state.knights[i]
    if not awake(knight):
        return
    s.fell_here.append(i)
    if i == s.active:
        s.done = True
    if len(knight.injuries) + 1 >= LIVES or not s.injuries:
        eliminate(t, i)
        return
    knight.fallen.append(s.injuries.pop())
    t.tell(e.Fell(knight.who))
    if all_lost(t):
        s.moments.append("all-eliminated")


def eliminate(t: WasteTable, i: int) -> None:
    """He has lost; all that was his leaves the game. [112, ruling 40]"""
    s, knight = t.state, t.state.knights[i]
    if i == s.active:
        s.done = True
    for carried in every(knight):
        lay_aside(t, knight, carried.card)
    for kind in KINDS:
        lose(t, knight, kind, 99)
    s.injuries += knight.injuries + knight.fallen
    s.breakdowns += knight.breakdowns + knight.wreck
    s.commons += [
        name
        for name in knight.upgrades
        if name in t.content.upgrades and not t.content.upgrades[name].knight
    ]
    s.commons.sort()
    for pile in (s.injuries, s.breakdowns):
        t.rng.shuffle(pile)
    s.bag += knight.threats
    s.bag.sort()
    for place in (knight.hands, knight.armour, knight.cargo):
        place.clear()
    for cards in (knight.injuries, knight.fallen, knight.breakdowns, knight.wreck, knight.threats):
        cards.clear()
    knight.upgrades.clear()
    knight.out = True
    t.tell(e.Eliminated(knight.who))
    s.moments.append("eliminated")
    if all_lost(t):
        s.moments.append("all-eliminated")


def all_lost(t: WasteTable) -> bool:
    """Everybody is out; or nobody conscious, where friends have agreed on that. [ruling 27]"""
    knights = t.state.knights
    if t.options.nobody_awake_loses and t.options.adventure != RIVALRY and len(knights) > 1:
        return not any(map(awake, knights))
    return all(each.out for each in knights)


def hit_vehicle(t: WasteTable, i: int, n: int) -> Flow[None]:
    """Damage to the vehicle; a spare wheel may take a point of it. [101, 108, G42]"""
    knight = t.state.knights[i]
    if n <= 0 or not awake(knight) or knight.wreck:
        return
    for carried in at_moment(t, knight, "damage"):
        if n <= 0:
            break
        options: list[Option] = [UseGear(carried.card), GoOn()]
        answer = yield Ask(knight.seat, "spare", options, rule="95")
        if isinstance(answer, UseGear):
            n -= 1
            used_up(t, knight, carried)
    n = min(n, chassis(t, knight) - knight.damage)
    if n > 0:
        knight.damage += n
        t.tell(e.VehicleHit(knight.who, n))
    if knight.damage >= chassis(t, knight):
        wreck(t, i)


def used_up(t: WasteTable, knight: Knight, carried: Carried) -> None:
    """What becomes of a card that was used: it breaks, is thrown away, or stays. [3.10]"""
    use = side(t, carried).use
    assert use is not None
    t.tell(e.Used(knight.who, row(t, carried).id))
    if use.after == "break":
        break_gear(t, knight, carried)
    elif use.after == "discard":
        discard(t, knight, carried)


def wreck(t: WasteTable, i: int) -> None:
    """A wreck: a breakdown card, state side up; the third one eliminates. [108, 110, 126]"""
    s, knight = t.state, t.state.knights[i]
    if knight.wreck or not awake(knight):
        return
    if len(knight.breakdowns) + 1 >= LIVES or not s.breakdowns:
        eliminate(t, i)
        return
    knight.wreck.append(s.breakdowns.pop())
    t.tell(e.WreckedIt(knight.who))
    spill(t, knight)


# --- healing -------------------------------------------------------------------------------------


def heal(
    t: WasteTable, i: int, points: int, rad: int = 0, *, least: int = 0, plain: bool = False
) -> Flow[None]:
    """Points that remove a wound or turn an infected one into a wound; radiation by itself. [50]

    ``least``: so many tokens must go; ``plain``: infected ones only for that. [ruling 34]
    """
    knight = t.state.knights[i]
    ways = [flips_for(knight, points, least)] if plain else healings(knight, points, least)
    flips = ways[0]
    if len(ways) > 1:
        before, t.state.acting = t.state.acting, i
        match (yield Ask(knight.seat, "heal", [*map(HealBy, ways)], rule="50")):
            case HealBy(chosen):
                flips = chosen
        t.state.acting = before
    removed = min(points - flips, knight.wounds + flips)
    rad = min(rad, knight.rad)
    knight.infected -= flips
    knight.wounds += flips - removed
    knight.rad -= rad
    if flips or removed or rad:
        t.tell(e.Healed(knight.who, removed, flips, rad))


def healings(knight: Knight, points: int, least: int = 0) -> list[int]:
    """How many of the points may turn infected wounds, the fewest first; none is left unused that
    could be used. [50]"""
    out = []
    for flips in range(min(points, knight.infected) + 1):
        removed = min(points - flips, knight.wounds + flips)
        idle = points - flips - removed
        if removed >= least and not (idle and flips < knight.infected):
            out.append(flips)
    return out or [min(points, knight.infected)]


def flips_for(knight: Knight, points: int, least: int) -> int:
    """How few infected wounds must be turned for so many tokens to go. [ruling 34]"""
    every = range(min(points, knight.infected) + 1)
    return next(n for n in every if min(points - n, knight.wounds + n) >= least or n == every[-1])


def repair_vehicle(t: WasteTable, i: int, n: int) -> None:
    """Damage goes away, not while it is a wreck. [109]"""
    knight = t.state.knights[i]
    n = min(n, knight.damage)
    if n > 0 and not knight.wreck:
        knight.damage -= n
        t.tell(e.VehicleFixed(knight.who, n))
