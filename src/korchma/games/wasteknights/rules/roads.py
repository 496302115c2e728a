"""Roads: what steps cost, what lies on them, and the best ways to everywhere. [26-33, 124]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from korchma.games.wasteknights.box.box import Box
from korchma.games.wasteknights.box.perks import Costs, Symbol
from korchma.games.wasteknights.options import DriveTo
from korchma.games.wasteknights.rules.numbers import can, perks, points_of_move, rate, swallows
from korchma.games.wasteknights.state import Knight, WasteTable
from korchma.tray.maps import Fares, Route

HAZARDS: tuple[Symbol, ...] = ("rad", "cont", "threat")
TOKENS: dict[str, Symbol] = {"radiation": "rad", "contamination": "cont", "hazard": "threat"}
"""Hazard tokens a plot may lay. [30]"""
MANY = 99
ROUGH = ("bush", "mountains")


def step_cost(t: WasteTable, knight: Knight, at: str) -> int:
    """Points it takes to enter a space. [26]"""
    changed = tuple(perk for _, perk in perks(t, knight, Costs))
    return _cost(t.content, changed, t.options.highway_cost, at)


def _cost(box: Box, changed: Sequence[Costs], highway: int, at: str) -> int:
    ground = box.spaces[at].terrain
    cost = highway if ground == "highway" else box.grounds[ground].cost
    cost = min((x.cost for x in changed if x.ground == ground and x.cost is not None), default=cost)
    return cost + sum(x.more for x in changed if x.ground == ground)


def symbols(t: WasteTable, at: str) -> list[Symbol]:
    """Hazard symbols of a space, printed and by tokens, in the order they work in. [30, 31]"""
    return _symbols(t.content, _laid(t), at)


def _laid(t: WasteTable) -> tuple[tuple[Symbol, tuple[str, ...]], ...]:
    """Hazard tokens on the map."""
    tokens = t.state.tokens
    return tuple((kind, tuple(tokens[name])) for name, kind in TOKENS.items() if name in tokens)


def _symbols(box: Box, laid: tuple[tuple[Symbol, tuple[str, ...]], ...], at: str) -> list[Symbol]:
    found = [box.spaces[at].hazard, *(kind for kind, spaces in laid for x in spaces if x == at)]
    return [symbol for symbol in HAZARDS for _ in range(found.count(symbol))]


@lru_cache(maxsize=256)
def _fares(
    box: Box,
    changed: tuple[Costs, ...],
    laid: tuple[tuple[Symbol, tuple[str, ...]], ...],
    highway: int,
) -> Fares[str]:
    """The map with its prices: points, radiation, contamination, threat."""
    price = {}
    for at in box.spaces:
        found = _symbols(box, laid, at)
        hazards = (found.count(symbol) for symbol in HAZARDS)
        price[at] = (_cost(box, changed, highway, at), *hazards)
    return Fares(box.graph, lambda here, there: price[there])


def fares(t: WasteTable, knight: Knight) -> Fares[str]:
    """What every border costs this knight now."""
    changed = tuple(perk for _, perk in perks(t, knight, Costs))
    return _fares(t.content, changed, _laid(t), t.options.highway_cost)


def stops(t: WasteTable, knight: Knight) -> bool:
    """Whether he stops at nought: not with fuel in the tank, even if it would give nothing. [28]"""
    return t.options.stop_at_nought and not (knight.fuel == 1 and swallows(t, knight))


def purse(t: WasteTable, knight: Knight) -> int:
    """Points a move can have at most, all fuel burned. [27, K6]"""
    burned = knight.fuel
    lost = 1 if swallows(t, knight) and burned else 0
    return points_of_move(t, knight) + (burned - lost) * rate(t, knight)


def routes(t: WasteTable, knight: Knight) -> Mapping[str, tuple[Route[str], ...]]:
    """To every space in reach the ways of which none is better in everything. [124]"""
    most = purse(t, knight)
    stunts = bool(can(t, knight, "stuntman"))
    found = fares(t, knight).routes(
        knight.at, (most + stunts, MANY, MANY, MANY), purse=stops(t, knight)
    )
    if not stunts:
        return found
    out = {}
    for at, ways in found.items():
        open_ = [each for each in ways if _payable(t, knight, each.way, most)]
        if open_:
            out[at] = tuple(open_)
    return out


def _payable(t: WasteTable, knight: Knight, way: Sequence[str], left: int) -> bool:
    """Whether a stuntman's points lead along a way; at nought he too stops. [28, C2]"""
    fresh = True
    for at in way:
        saved = stunt_saves(t, knight, [at]) if fresh else 0
        cost = step_cost(t, knight, at) - saved
        if cost > left or (left <= 0 and stops(t, knight)):
            return False
        fresh, left = fresh and not saved, left - cost
    return True


def stunt_saves(t: WasteTable, knight: Knight, way: Sequence[str]) -> int:
    """Points a stuntman saves on a way: one space of bush or mountains costs one. [C2, K7]"""
    changed = tuple(perk for _, perk in perks(t, knight, Costs))
    saved = 0
    for at in way:
        ground = t.content.spaces[at].terrain
        if ground in ROUGH:
            least = 1 + sum(x.more for x in changed if x.ground == ground)
            saved = max(saved, step_cost(t, knight, at) - least)
    return saved


def can_drive(t: WasteTable, knight: Knight) -> bool:
    """A wreck does not move. [33]"""
    return not knight.wreck


def destinations(t: WasteTable, knight: Knight) -> list[DriveTo]:
    """Every space in reach. [124]"""
    if not can_drive(t, knight):
        return []
    return [DriveTo(at) for at in routes(t, knight) if at != knight.at]
