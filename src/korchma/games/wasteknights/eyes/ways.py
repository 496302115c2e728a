"""What a way costs border by border, before it is driven. [26-28, 124]"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from korchma.games.wasteknights.options import DriveTo, Step, Stop, Take
from korchma.games.wasteknights.rules.knights import active, awake
from korchma.games.wasteknights.rules.numbers import can, points_of_move, rate, swallows
from korchma.games.wasteknights.rules.roads import can_drive, roads, shortest
from korchma.games.wasteknights.state import Knight, WasteTable
from korchma.kernel import Ask, Option


class WayView(msgspec.Struct, frozen=True, gc=False):
    """A way: the spaces entered, and for each its price and the fuel that burns there."""

    way: tuple[str, ...]
    costs: tuple[int, ...]
    burns: tuple[int, ...]
    points: int
    fuel: int
    hazards: tuple[str, ...]
    """Every hazard symbol on it, in order; what spares the knight some is not counted. [30]"""
    deck: str
    """The deck a card is drawn from at its end. [34]"""


def reach(t: WasteTable, seat: int | None) -> tuple[WayView, ...]:
    """To each space in reach the way of fewest points, for whoever leads the knight. [124]"""
    s = t.state
    if s.phase != "turn" or s.done or s.drive is not None or "move" in s.acted:
        return ()
    knight = active(t)
    if knight.seat != seat or not awake(knight) or not can_drive(t, knight):
        return ()
    stunts = bool(can(t, knight, "stuntman"))
    key = (
        *(knight.at, knight.vehicle, knight.fuel, bool(knight.wreck), stunts),
        *(points_of_move(t, knight), rate(t, knight), swallows(t, knight)),
        *(t.options.stop_at_nought, t.options.fuel_gives_one),
    )
    kept: dict[object, tuple[WayView, ...]] = roads(t, knight).shown
    found = kept.get(key)
    if found is None:
        ways = shortest(t, knight)
        found = tuple(priced(t, knight, way) for at, way in ways.items() if at != knight.at)
        kept[key] = found
    return found


def priced(t: WasteTable, knight: Knight, way: Sequence[str]) -> WayView:
    """A way with its prices, from where the knight stands. [26, 27]"""
    road, stunts = roads(t, knight), bool(can(t, knight, "stuntman"))
    points, left, per = points_of_move(t, knight), knight.fuel, rate(t, knight)
    clogged = swallows(t, knight)
    costs: list[int] = []
    burns: list[int] = []
    for at in way:
        less = road.saves[at] if stunts else 0
        stunts = stunts and not less
        cost, burned = road.costs[at] - less, 0
        while points < cost and left:
            swallowed = clogged and not sum(burns) and not burned
            burned, left = burned + 1, left - 1
            points += 0 if swallowed else per
        points -= cost
        costs.append(cost)
        burns.append(burned)
    found = [symbol for at in way for symbol in road.symbols[at]]
    ground = t.content.spaces[way[-1]].terrain if way else ""
    deck = t.content.grounds[ground].deck if way else ""
    return WayView(
        tuple(way), tuple(costs), tuple(burns), sum(costs), sum(burns), tuple(found), deck
    )


def foresee(t: WasteTable, ask: Ask, options: Sequence[Option]) -> WayView | None:
    """The way an answer would mean: a destination, a route, one step more of an own one."""
    knight, drive = active(t), t.state.drive
    if len(options) != 1 or ask.about not in ("action", "route", "own-way"):
        return None
    laid = drive.way if drive is not None else []
    match options[0]:
        case DriveTo(to):
            return priced(t, knight, shortest(t, knight)[to])
        case Take(way):
            return priced(t, knight, way)
        case Step(to):
            return priced(t, knight, [*laid, to])
        case Stop():
            return priced(t, knight, laid)
    return None
