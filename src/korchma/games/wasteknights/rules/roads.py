"""Roads: what steps cost, what lies on them, and the best ways to everywhere. [26-33, 124]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from korchma.games.wasteknights.box.box import Box
from korchma.games.wasteknights.box.kits import Kit
from korchma.games.wasteknights.box.perks import Costs, Symbol
from korchma.games.wasteknights.options import DriveTo, Take
from korchma.games.wasteknights.rules.kits import kit
from korchma.games.wasteknights.rules.numbers import can, purse, swallows
from korchma.games.wasteknights.state import Knight, WasteTable
from korchma.tray.maps import Fares, Route

HAZARDS: tuple[Symbol, ...] = ("rad", "cont", "threat")
TOKENS: dict[str, Symbol] = {"radiation": "rad", "contamination": "cont", "hazard": "threat"}
"""Hazard tokens a plot may lay. [30]"""
HAZARDOUS = frozenset(TOKENS)
MANY = 99
ROUGH = ("bush", "mountains")
KEPT = 64
"""States of the map that are remembered with a kit before all are forgotten."""

Laid: TypeAlias = tuple[tuple[Symbol, tuple[str, ...]], ...]
Ways: TypeAlias = Mapping[str, tuple[Route[str], ...]]


# --- the map as it is ----------------------------------------------------------------------------


class Roads:
    """The map for whoever pays these prices, with these tokens on it: looked at once."""

    def __init__(self, box: Box, changed: Sequence[Costs], laid: Laid, highway: int) -> None:
        self.costs = {at: _cost(box, changed, highway, at) for at in box.spaces}
        """Points it takes to enter a space. [26]"""
        self.symbols = {at: _symbols(box, laid, at) for at in box.spaces}
        """Hazard symbols of a space, printed and by tokens, in the order they work in. [30, 31]"""
        price = {
            at: (cost, *(self.symbols[at].count(symbol) for symbol in HAZARDS))
            for at, cost in self.costs.items()
        }
        self.fares = Fares(box.graph, lambda here, there: price[there])
        """Points, radiation, contamination, threat."""
        self.stunts: dict[tuple[str, int, bool], Ways] = {}
        """Ways of who can do a stunt, from a space with so many points."""
        self.shown: dict[Any, Any] = {}
        """Those ways with their prices, for who looks at the map: see ``eyes.ways``."""
        self.weighed: dict[Any, dict[str, float]] = {}
        """What the best way to each space costs who thinks: see ``mind.on_the_road``."""
        self.taken: dict[tuple[str, str, int, bool, bool], list[Take]] = {}
        """Ways to choose from, from one space to another with so many points."""
        self._destinations: dict[tuple[str, int, bool], tuple[DriveTo, ...]] = {}

    def destinations(self, at: str, most: int, *, purse: bool) -> tuple[DriveTo, ...]:
        """Every space so many points lead to."""
        key = at, most, purse
        found = self._destinations.get(key)
        if found is None:
            there = self.fares.reach(at, most, purse=purse)
            found = self._destinations[key] = tuple(DriveTo(x) for x in there if x != at)
        return found


def _cost(box: Box, changed: Sequence[Costs], highway: int, at: str) -> int:
    ground = box.spaces[at].terrain
    cost = highway if ground == "highway" else box.grounds[ground].cost
    cost = min((x.cost for x in changed if x.ground == ground and x.cost is not None), default=cost)
    return cost + sum(x.more for x in changed if x.ground == ground)


def _symbols(box: Box, laid: Laid, at: str) -> tuple[Symbol, ...]:
    found = [box.spaces[at].hazard, *(kind for kind, spaces in laid for x in spaces if x == at)]
    return tuple(symbol for symbol in HAZARDS for _ in range(found.count(symbol)))


def _laid(t: WasteTable) -> Laid:
    """Hazard tokens on the map."""
    tokens = t.state.tokens
    if HAZARDOUS.isdisjoint(tokens):
        return ()
    return tuple([(kind, tuple(tokens[name])) for name, kind in TOKENS.items() if name in tokens])


_roads = lru_cache(maxsize=256)(Roads)


def roads_for(t: WasteTable, has: Kit) -> Roads:
    """The map as it is now for whoever has these things."""
    key = _laid(t), t.options.highway_cost
    found: Roads | None = has.roads.get(key)
    if found is None:
        if len(has.roads) >= KEPT:
            has.roads.clear()
        found = has.roads[key] = _roads(t.content, has.costs, *key)
    return found


def roads(t: WasteTable, knight: Knight) -> Roads:
    """The map as it is now for this knight."""
    return roads_for(t, kit(t, knight))


# --- a knight on it ------------------------------------------------------------------------------


def step_cost(t: WasteTable, knight: Knight, at: str) -> int:
    """Points it takes to enter a space. [26]"""
    return roads(t, knight).costs[at]


def symbols(t: WasteTable, at: str) -> tuple[Symbol, ...]:
    """Hazard symbols of a space, printed and by tokens, in the order they work in. [30, 31]"""
    return _symbols(t.content, _laid(t), at)


def stops(t: WasteTable, knight: Knight) -> bool:
    """Whether he stops at nought: not with fuel in the tank, even if it would give nothing. [28]"""
    return t.options.stop_at_nought and not (knight.fuel == 1 and swallows(t, knight))


def routes(t: WasteTable, knight: Knight) -> Ways:
    """To every space in reach the ways of which none is better in everything. [124]"""
    most, stunts = purse(t, knight), bool(can(t, knight, "stuntman"))
    found = roads(t, knight).fares.routes(knight.at, _most(most + stunts), purse=stops(t, knight))
    if not stunts:
        return found
    key = knight.at, most, stops(t, knight)
    kept = roads(t, knight).stunts
    if key not in kept:
        open_ = {at: _with_stunts(t, knight, ways, most) for at, ways in found.items()}
        kept[key] = {at: ways for at, ways in open_.items() if ways}
    return kept[key]


def shortest(t: WasteTable, knight: Knight) -> dict[str, tuple[str, ...]]:
    """To every space in reach the way of fewest points: the first of its routes. [124]"""
    if can(t, knight, "stuntman"):
        return {at: ways[0].way for at, ways in routes(t, knight).items()}
    found = roads(t, knight).fares.reach(knight.at, purse(t, knight), purse=stops(t, knight))
    return {at: route.way for at, route in found.items()}


def ways_to(t: WasteTable, knight: Knight, to: str) -> list[Take]:
    """The same to one space, as what may be chosen. [124]"""
    has, most = kit(t, knight), purse(t, knight)
    road, stunts = roads_for(t, has), "stuntman" in has.knacks
    key = knight.at, to, most, stunts, stops(t, knight)
    found = road.taken.get(key)
    if found is None:
        ways = road.fares.routes_to(knight.at, to, most + stunts, purse=stops(t, knight))
        ways = _with_stunts(t, knight, ways, most) if stunts else ways
        found = road.taken[key] = [Take(way, *cost) for cost, way in ways]
    return found


def _most(points: int) -> tuple[int, int, int, int]:
    return points, MANY, MANY, MANY


def _with_stunts(
    t: WasteTable, knight: Knight, ways: Sequence[Route[str]], most: int
) -> tuple[Route[str], ...]:
    """Ways that can be paid if a stunt saves what it can."""
    return tuple(x for x in ways if _payable(t, knight, x.way, most))


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
    has = kit(t, knight)
    costs, saved = roads_for(t, has).costs, 0
    for at in way:
        ground = t.content.spaces[at].terrain
        if ground in ROUGH:
            least = 1 + sum(x.more for x in has.costs if x.ground == ground)
            saved = max(saved, costs[at] - least)
    return saved


def can_drive(t: WasteTable, knight: Knight) -> bool:
    """A wreck does not move. [33]"""
    return not knight.wreck


def destinations(t: WasteTable, knight: Knight) -> Sequence[DriveTo]:
    """Every space in reach. [124]"""
    if not can_drive(t, knight):
        return ()
    has = kit(t, knight)
    if "stuntman" in has.knacks:
        return [DriveTo(at) for at in routes(t, knight) if at != knight.at]
    return roads_for(t, has).destinations(knight.at, purse(t, knight), purse=stops(t, knight))
