"""Camp: healing, repairing, trading, and what can be used there. [49-57]"""

from __future__ import annotations

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    Fix,
    GoOn,
    Patch,
    TradeWith,
    Treat,
    Upgrade,
    UseGear,
    UseKnack,
)
from korchma.games.wasteknights.rules.checks import use_of
from korchma.games.wasteknights.rules.gear import every, find, fix_gear
from korchma.games.wasteknights.rules.goods import lose
from korchma.games.wasteknights.rules.growing import take_upgrade, upgrades
from korchma.games.wasteknights.rules.harm import heal, receive, repair_vehicle, used_up
from korchma.games.wasteknights.rules.kits import kit
from korchma.games.wasteknights.rules.knights import awake
from korchma.games.wasteknights.rules.numbers import (
    at_moment,
    can,
    heals,
    patching,
    repair_points,
    row,
)
from korchma.games.wasteknights.rules.telling import run
from korchma.games.wasteknights.rules.trading import trade
from korchma.games.wasteknights.state import Knight, WasteTable
from korchma.kernel import Ask, Flow, Option

TRADES = 8
"""Deals talked about in one camp: enough for everything two vehicles hold, and not for ever."""
SURGERY = 4
"""Points for which a scrap surgeon mends what cannot be mended. [3.4]"""


def camp(t: WasteTable) -> Flow[None]:
    """Any of its options, in any order, as often as they last. [49]"""
    s, i = t.state, t.state.active
    knight = s.knights[i]
    s.points = repair_points(t, knight)
    if s.used:
        s.used = [each for each in s.used if not each.startswith("camp:")]
    t.tell(e.Camped(knight.who))
    if can(t, knight, "idle-hands"):
        repair_vehicle(t, i, 1)
    while options := choices(t, i):
        match (yield Ask(knight.seat, "camp", [*options, GoOn()], rule="49")):
            case GoOn():
                break
            case answer:
                assert isinstance(answer, Option)
                yield from _do(t, i, answer)
    s.points = 0
    if can(t, knight, "festers") and "camp:med" not in s.used:
        receive(t, i, "injury", 1)


def choices(t: WasteTable, i: int) -> list[Option]:
    """All that can still be done in this camp."""
    knight = t.state.knights[i]
    here = company(t, knight.at)
    out: list[Option] = []
    if knight.med and knight.wounds + knight.infected:
        out.append(Treat("wounds"))
    if knight.med and knight.rad:
        out.append(Treat("rad"))
    for x in sorted(here, key=lambda x: x != i):
        out += _repairs(t, t.state.knights[x], knight)
    out += _gear(t, knight) + _knacks(t, i, here)
    if t.state.used.count("camp:trade") < TRADES:
        out += [TradeWith(t.state.knights[x].who) for x in here if x != i]
    out += upgrades(t, i)
    return out


def company(t: WasteTable, at: str) -> list[int]:
    """Who is there in a camp: the conscious; the unconscious only where that is agreed.

    [55, 57, ruling 22]
    """
    every, all_ = t.state.knights, t.options.fallen_in_camp
    return [i for i, x in enumerate(every) if x.at == at and (awake(x) or (all_ and not x.out))]


def _repairs(t: WasteTable, of: Knight, by: Knight) -> list[Option]:
    """Broken gear and damage his points pay for, also of those who share the space. [51, 52, 55]"""
    points = t.state.points
    out: list[Option] = []
    surgeon = can(t, by, "scrap-surgeon") and "camp:scrap-surgeon" not in t.state.used
    for each in every(of):
        cost = row(t, each).rep
        if cost < 0:
            cost = SURGERY if surgeon else points + 1
        if each.broken and cost <= points:
            out.append(Fix(of.who, each.card, cost))
    if of.damage and not of.wreck and patching(t, of) <= points:
        out.append(Patch(of.who, patching(t, of)))
    return out


def _gear(t: WasteTable, knight: Knight) -> list[Option]:
    """Cards for the camp, each once. [3.10]"""
    cards = [each.card for each in at_moment(t, knight, "camp", "turn")]
    return [UseGear(card) for card in cards if f"camp:{card}" not in t.state.used]


def _knacks(t: WasteTable, i: int, here: list[int]) -> list[Option]:
    s, has = t.state, kit(t, t.state.knights[i]).knacks
    out: list[Option] = []
    for knack in ("gifted", "own-medicine"):
        if knack not in has or f"camp:{knack}" in s.used:
            continue
        whom = here if knack == "gifted" else [i]
        if any(s.knights[x].wounds + s.knights[x].infected for x in whom):
            out.append(UseKnack(knack))
    return out


def _do(t: WasteTable, i: int, answer: Option) -> Flow[None]:
    s, knight = t.state, t.state.knights[i]
    match answer:
        case Treat(what):
            lose(t, knight, "med", 1)
            s.used.append("camp:med")
            yield from heal(t, i, heals(t, knight) if what == "wounds" else 0, int(what == "rad"))
        case Fix(who, card, points):
            _fix(t, knight, _named(t, who), card, points)
        case Patch(who, points):
            s.points -= points
            repair_vehicle(t, s.knights.index(_named(t, who)), 1)
        case UseGear(card):
            carried = find(knight, card)
            assert carried is not None
            use = use_of(t, carried)
            assert use is not None
            s.used.append(f"camp:{card}")
            used_up(t, knight, carried)
            yield from run(t, use.steps)
        case UseKnack(knack):
            s.used.append(f"camp:{knack}")
            t.tell(e.Used(knight.who, knack))
            whom = company(t, knight.at) if knack == "gifted" else [i]
            for x in whom:
                yield from heal(t, x, 1 if knack == "gifted" else 2)
        case TradeWith(who):
            s.used.append("camp:trade")
            yield from trade(t, i, s.knights.index(_named(t, who)))
        case Upgrade():
            yield from take_upgrade(t, i, answer)


def _named(t: WasteTable, who: str) -> Knight:
    return next(knight for knight in t.state.knights if knight.who == who)


def _fix(t: WasteTable, by: Knight, of: Knight, card: str, points: int) -> None:
    """A card works again; a tinker's weapons work better. [51, 3.14]"""
    s = t.state
    s.points -= points
    carried = find(of, card)
    assert carried is not None
    if row(t, carried).rep < 0:
        s.used.append("camp:scrap-surgeon")
    tuned = row(t, carried).kind == "weapon" and bool(can(t, by, "tinker"))
    fix_gear(t, of, carried, tuned=tuned)
