"""The city: healer, garage, workshop, market; two of them in one action. [65-71]"""

from __future__ import annotations

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    Cure,
    GetRepaired,
    GetWell,
    GoOn,
    Mend,
    Restore,
    Visit,
)
from korchma.games.wasteknights.rules.decks import put_under
from korchma.games.wasteknights.rules.gear import every, find, fix_gear
from korchma.games.wasteknights.rules.harm import heal, repair_vehicle
from korchma.games.wasteknights.rules.knights import active
from korchma.games.wasteknights.rules.trading import market
from korchma.games.wasteknights.state import WasteTable
from korchma.kernel import Ask, Flow, Option

SHOPS = ("healer", "garage", "workshop", "market")
VISITS = 2
HEALS, REPAIRS = 4, 3


def in_city(t: WasteTable) -> bool:
    """Whether the active knight stands in a city that still stands. [65]"""
    at = active(t).at
    return bool(t.content.spaces[at].city) and at not in t.state.tokens.get("ruin", ())


def visit(t: WasteTable, shop: str) -> Flow[None]:
    """Up to two different places, one after the other. [65]"""
    knight = active(t)
    seen: list[str] = []
    while True:
        seen.append(shop)
        t.tell(e.Visited(knight.who, shop))
        yield from ROOMS[shop](t)
        left: list[Option] = [Visit(each) for each in SHOPS if each not in seen]
        if len(seen) == VISITS:
            return
        match (yield Ask(knight.seat, "second-shop", [*left, GoOn()], rule="65")):
            case Visit(next_):
                shop = next_
            case _:
                return


def _healer(t: WasteTable) -> Flow[None]:
    """A point of radiation and four of healing; or an injury less. [66, rulings 34, 39]"""
    s, i, knight, plain = t.state, t.state.active, active(t), t.options.plain_wounds_only
    options: list[Option] = [*map(Cure, knight.injuries)]
    if knight.rad or knight.wounds or (knight.infected and not plain):
        options.insert(0, GetWell())
    match (yield Ask(knight.seat, "healer", [*options, GoOn()], rule="66")):
        case GetWell():
            yield from heal(t, i, HEALS, 1, plain=plain)
        case Cure(injury):
            knight.injuries.remove(injury)
            put_under(t, s.injuries, injury)
            t.tell(e.Cured(knight.who, injury))


def _garage(t: WasteTable) -> Flow[None]:
    """Three points of damage, not of a wreck; or a breakdown less. [67]"""
    s, i, knight = t.state, t.state.active, active(t)
    options: list[Option] = [*map(Mend, knight.breakdowns)]
    if knight.damage and not knight.wreck:
        options.insert(0, GetRepaired())
    match (yield Ask(knight.seat, "garage", [*options, GoOn()], rule="67")):
        case GetRepaired():
            repair_vehicle(t, i, REPAIRS)
        case Mend(breakdown):
            knight.breakdowns.remove(breakdown)
            put_under(t, s.breakdowns, breakdown)
            t.tell(e.Mended(knight.who, breakdown))


def _workshop(t: WasteTable) -> Flow[None]:
    """One broken card of his own, for nothing, whatever its cost. [68]"""
    knight = active(t)
    options: list[Option] = [Restore(each.card) for each in every(knight) if each.broken]
    match (yield Ask(knight.seat, "workshop", [*options, GoOn()], rule="68")):
        case Restore(card):
            carried = find(knight, card)
            assert carried is not None
            fix_gear(t, knight, carried)


def _market(t: WasteTable) -> Flow[None]:
    yield from market(t, t.state.active)


ROOMS = {"healer": _healer, "garage": _garage, "workshop": _workshop, "market": _market}
