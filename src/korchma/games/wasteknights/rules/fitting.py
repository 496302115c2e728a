"""Knights, vehicles, starting gear: chosen in turn, or fixed kits. [8-13]"""

from __future__ import annotations

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import Fitted, TakeGear, TakeKnight, TakeVehicle
from korchma.games.wasteknights.rules.gear import hands_of, slot
from korchma.games.wasteknights.rules.goods import gain
from korchma.games.wasteknights.rules.knights import in_order
from korchma.games.wasteknights.rules.numbers import row
from korchma.games.wasteknights.state import Carried, Knight, WasteTable
from korchma.kernel import SAFE, Ask, Flow, Option

START = 2
"""Fuel, ammunition and medicine of everybody. [12]"""
STARTS = {"a1": "r7c0", "a2": "r6c2", "a3": "r7c11", "a4": "r1c9"}
"""Where the knights of an adventure begin. [3.16]"""


def fit_out(t: WasteTable) -> Flow[None]:
    """Knights clockwise, vehicles the other way round, gear in turn; or fixed kits. [8-13]"""
    s = t.state
    if s.phase == "knights":
        yield from _choose_knights(t)
        s.phase, s.queue = "vehicles", [*in_order(t)][::-1]
    if s.phase == "vehicles":
        quick = t.options.kits == "quick"
        yield from (_quick_vehicles(t) if quick else _choose_vehicles(t))
        s.phase, s.queue = "gear", [*in_order(t)]
    if s.phase == "gear":
        if t.options.kits == "quick":
            _quick_gear(t)
        else:
            yield from _choose_gear(t)
        _provide(t)
        s.phase = "begin"


def _choose_knights(t: WasteTable) -> Flow[None]:
    """Clockwise from the first player. [8]"""
    s = t.state
    while s.queue:
        knight = s.knights[s.queue[0]]
        taken = {x.who for x in s.knights}
        free = [who for who in t.content.knights if who not in taken]
        who = free[0]
        if t.options.draft == "random":
            who = free[t.rng.below(len(free))]
        else:
            yield SAFE
            match (yield Ask(knight.seat, "knight", [*map(TakeKnight, free)], rule="8")):
                case TakeKnight(chosen):
                    who = chosen
        knight.who = who
        t.tell(e.KnightTaken(knight.seat, who))
        s.queue.pop(0)


def _free_vehicles(t: WasteTable) -> list[str]:
    taken = {knight.vehicle for knight in t.state.knights}
    return [name for name in t.content.vehicles if name not in taken]


def _take_vehicle(t: WasteTable, knight: Knight, vehicle: str) -> None:
    knight.vehicle = vehicle
    t.tell(e.VehicleTaken(knight.who, vehicle))


def _choose_vehicles(t: WasteTable) -> Flow[None]:
    """Counter-clockwise from the last player. [9]"""
    s = t.state
    while s.queue:
        yield SAFE
        knight = s.knights[s.queue[0]]
        options = [*map(TakeVehicle, _free_vehicles(t))]
        match (yield Ask(knight.seat, "vehicle", options, rule="9")):
            case TakeVehicle(chosen):
                _take_vehicle(t, knight, chosen)
        s.queue.pop(0)


def _quick_vehicles(t: WasteTable) -> Flow[None]:
    """The named sheet; else one of its type; else what is left. [13, ruling 24]"""
    s, box = t.state, t.content
    for i in in_order(t):
        wanted = box.knights[s.knights[i].who].vehicle
        if not s.knights[i].vehicle and wanted in _free_vehicles(t):
            _take_vehicle(t, s.knights[i], wanted)
    for i in in_order(t):
        if s.knights[i].vehicle:
            continue
        kind = box.vehicles[box.knights[s.knights[i].who].vehicle].type
        same = [name for name in _free_vehicles(t) if box.vehicles[name].type == kind]
        if same and not t.options.any_vehicle_left:
            _take_vehicle(t, s.knights[i], same[0])
    for i in in_order(t):
        knight = s.knights[i]
        if not knight.vehicle:
            yield SAFE
            options = [*map(TakeVehicle, _free_vehicles(t))]
            match (yield Ask(knight.seat, "vehicle", options, rule="13")):
                case TakeVehicle(chosen):
                    _take_vehicle(t, knight, chosen)


def _put_on(t: WasteTable, knight: Knight, card: str) -> None:
    """Starting gear begins working, in its slot. [11]"""
    carried = Carried(card, broken=False)
    place = slot(t, knight, row(t, carried))
    assert place is not None
    place.append(carried)
    t.state.starting.remove(card)
    t.tell(e.StartedWith(knight.who, card))


def _quick_gear(t: WasteTable) -> None:
    """The kit of each; where homemade armour has run short, a vest. [13, 3.5]"""
    s = t.state
    for i in in_order(t):
        knight = s.knights[i]
        for wanted in t.content.knights[knight.who].kit:
            free = [card for card in s.starting if t.content.cards[card].id == wanted]
            if not free:
                kind = t.content.gear[wanted].kind
                free = [card for card in s.starting if t.content.cards[card].kind == kind]
            _put_on(t, knight, free[0])


def _choose_gear(t: WasteTable) -> Flow[None]:
    """One card at a time, clockwise, until each has an armour and up to two weapons. [10]"""
    s = t.state
    while s.queue:
        knight = s.knights[s.queue[0]]
        options = startable(t, knight)
        if not options:
            s.queue.pop(0)
            continue
        yield SAFE
        match (yield Ask(knight.seat, "gear", options, rule="10")):
            case TakeGear(card):
                _put_on(t, knight, card)
                s.queue.append(s.queue.pop(0))
            case _:
                s.queue.pop(0)


def startable(t: WasteTable, knight: Knight) -> list[Option]:
    """Starting gear that fits; who has his armour may drop out. [10]"""
    out: list[Option] = []
    seen = set()
    for card in t.state.starting:
        printed = t.content.cards[card]
        if printed.id not in seen and slot(t, knight, printed) is not None:
            seen.add(printed.id)
            out.append(TakeGear(card))
    hands = sum(row(t, each).hands for each in knight.hands)
    if knight.armour and (not out or hands <= hands_of(t, knight)):
        out = [*out, Fitted()] if out else []
    return out


def _provide(t: WasteTable) -> None:
    """Goods for everybody; what gear is left opens the discard. [11, 12]"""
    s = t.state
    for knight in s.knights:
        for kind in ("fuel", "ammo", "med"):
            gain(t, knight, kind, START)
        knight.at = STARTS.get(t.options.adventure, next(iter(t.content.cities.values())))
    s.scrap += s.starting
    s.starting = []
