"""Roads: what steps cost, what lies on them, and the best ways to everywhere. [26-33, 124]"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from korchma.games.wasteknights.box.box import Box
from korchma.games.wasteknights.box.kits import Kit
from korchma.games.wasteknights.box.perks import Costs, Symbol
from korchma.games.wasteknights.options import DriveTo, Step, Take
from korchma.games.wasteknights.rules.kits import kit
from korchma.games.wasteknights.rules.numbers import can, purse, purse_with, swallows
from korchma.games.wasteknights.state import Knight, WasteTable
from korchma.tray.maps import Fares, Graph, Route

HAZARDS: tuple[Symbol, ...] = ("rad", "cont", "threat")
TOKENS: dict[str, Symbol] = {"radiation": "rad", "contamination": "cont", "hazard": "threat"}
"""Hazard tokens a plot may lay. [30]"""
HAZARDOUS = frozenset(TOKENS)
MANY = 99
DONE = "*"
"""After a space: the stunt is behind him who stands there."""
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
        self.saves = {at: _saved(box, changed, self.costs[at], at) for at in box.spaces}
        """Points a stuntman saves who enters a space. [C2]"""
        price = {
            at: (cost, *(self.symbols[at].count(symbol) for symbol in HAZARDS))
            for at, cost in self.costs.items()
        }
        self.fares = Fares(box.graph, lambda here, there: price[there])
        """Points, radiation, contamination, threat."""
        self._price = price
        self.stunts: dict[tuple[str, int, bool], Ways] = {}
        """Ways of who can do a stunt, from a space with so many points."""
        self.shown: dict[Any, Any] = {}
        """Those ways with their prices, for who looks at the map: see ``eyes.ways``."""
        self.weighed: dict[Any, dict[str, float]] = {}
        """What the best way to each space costs who thinks: see ``mind.on_the_road``."""
        self.taken: dict[tuple[str, str, int, bool, bool], tuple[Take, ...]] = {}
        """Ways to choose from, from one space to another with so many points."""
        self._destinations: dict[tuple[str, int, bool, bool], tuple[DriveTo, ...]] = {}
        self._near = box.graph.near
        self._steps: dict[tuple[str, int, bool], tuple[Step, ...]] = {}
        self._stunting: Fares[str] | None = None

    @property
    def stunting(self) -> Fares[str]:
        """The same for a stuntman; kept here, since mypyc would find a cached one at every look."""
        if self._stunting is None:
            self._stunting = self._twice()
        return self._stunting

    def _twice(self) -> Fares[str]:
        """Every space is there twice, before the stunt and after it."""
        near = self._near

        def both(at: str) -> Iterator[str]:
            for there in near[at]:
                yield there
                if self.saves[there]:
                    yield there + DONE

        def fare(here: str, there: str) -> tuple[int, ...]:
            at = there.removesuffix(DONE)
            points, *rest = self._price[at]
            stunt = there.endswith(DONE) and not here.endswith(DONE)
            return points - stunt * self.saves[at], *rest

        twice = {at: [*both(at)] for at in near}
        twice |= {at + DONE: [there + DONE for there in near[at]] for at in near}
        return Fares(Graph(twice), fare)

    def destinations(self, at: str, most: int, *, purse: bool, stunts: bool) -> tuple[DriveTo, ...]:
        """Every space so many points lead to."""
        key = at, most, purse, stunts
        found = self._destinations.get(key)
        if found is None:
            there = (self.stunting if stunts else self.fares).reach(at, most, purse=purse)
            spaces = dict.fromkeys([x.removesuffix(DONE) for x in there])
            found = self._destinations[key] = tuple([DriveTo(x) for x in spaces if x != at])
        return found

    def steps(self, here: str, left: int, stunts: bool) -> tuple[Step, ...]:
        """Spaces next to one that so many points let him enter."""
        key = here, left, stunts
        found = self._steps.get(key)
        if found is None:
            cost = {x: self.costs[x] - self.saves[x] * stunts for x in self._near[here]}
            found = self._steps[key] = tuple([Step(x) for x, n in cost.items() if n <= left])
        return found


def _cost(box: Box, changed: Sequence[Costs], highway: int, at: str) -> int:
    ground = box.spaces[at].terrain
    cost = highway if ground == "highway" else box.grounds[ground].cost
    cost = min((x.cost for x in changed if x.ground == ground and x.cost is not None), default=cost)
    return cost + sum(x.more for x in changed if x.ground == ground)


def _saved(box: Box, changed: Sequence[Costs], cost: int, at: str) -> int:
    """What one space of bush or mountains costs less that costs one. [C2, K7]"""
    ground = box.spaces[at].terrain
    least = 1 + sum(x.more for x in changed if x.ground == ground)
    return max(0, cost - least) if ground in ROUGH else 0


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


def stops(t: WasteTable, knight: Knight) -> bool:
    """Whether he stops at nought: not with fuel in the tank, even if it would give nothing. [28]"""
    return t.options.stop_at_nought and not (knight.fuel == 1 and swallows(t, knight))


def routes(t: WasteTable, knight: Knight) -> Ways:
    """To every space in reach the ways of which none is better in everything. [124]"""
    has, most, halts = kit(t, knight), purse(t, knight), stops(t, knight)
    road, stunts = roads_for(t, has), "stuntman" in has.knacks
    if not stunts:
        return road.fares.routes(knight.at, _most(most), purse=halts)
    key = knight.at, most, halts
    kept = road.stunts
    if key not in kept:
        kept[key] = _with_stunts(road.stunting.routes(knight.at, _most(most), purse=halts))
    return kept[key]


def shortest(t: WasteTable, knight: Knight) -> Mapping[str, tuple[str, ...]]:
    """To every space in reach the way of fewest points: the first of its routes. [124]"""
    if can(t, knight, "stuntman"):
        return {at: ways[0].way for at, ways in routes(t, knight).items()}
    return roads(t, knight).fares.reach(knight.at, purse(t, knight), purse=stops(t, knight))


def ways_to(t: WasteTable, knight: Knight, to: str) -> tuple[Take, ...]:
    """The same to one space, as what may be chosen. [124]"""
    has, halts = kit(t, knight), stops(t, knight)
    road, most, stunts = roads_for(t, has), purse_with(t, knight, has), "stuntman" in has.knacks
    key = knight.at, to, most, stunts, halts
    found = road.taken.get(key)
    if found is None:
        if stunts:
            twice = road.stunting
            ends = [twice.routes_to(knight.at, end, most, purse=halts) for end in (to, to + DONE)]
            ways = _with_stunts({to: (*ends[0], *ends[1])}).get(to, ())
        else:
            ways = road.fares.routes_to(knight.at, to, most, purse=halts)
        found = road.taken[key] = tuple([Take(x.way, *x.cost) for x in ways])
    return found


def _most(points: int) -> tuple[int, int, int, int]:
    return points, MANY, MANY, MANY


def _with_stunts(found: Ways) -> Ways:
    """The ways before and after a stunt, of which none is better in everything. [C2]"""
    every: dict[str, list[Route[str]]] = {}
    for at, ways in found.items():
        for each in ways:
            plain = tuple([x.removesuffix(DONE) for x in each.way])
            every.setdefault(at.removesuffix(DONE), []).append(Route(each.cost, plain))
    return {at: tuple(_best(ways)) for at, ways in every.items()}


def _best(ways: list[Route[str]]) -> Iterator[Route[str]]:
    """Those that cost less of something than any other that is as good in the rest."""
    seen: list[Route[str]] = []
    for route in sorted(ways, key=lambda x: (x.cost, len(x.way), x.way)):
        pairs = [zip(x.cost, route.cost, strict=True) for x in seen]
        if not any(all(one <= other for one, other in pair) for pair in pairs):
            seen.append(route)
            yield route


def stunt_saves(t: WasteTable, knight: Knight, way: Sequence[str]) -> int:
    """Points a stuntman saves on a way: one space of bush or mountains costs one. [C2, K7]"""
    saves = roads(t, knight).saves
    return max([saves[at] for at in way], default=0)


def can_drive(t: WasteTable, knight: Knight) -> bool:
    """A wreck does not move. [33]"""
    return not knight.wreck


def destinations(t: WasteTable, knight: Knight) -> Sequence[DriveTo]:
    """Every space in reach. [124]"""
    if not can_drive(t, knight):
        return ()
    has = kit(t, knight)
    most, halts, stunts = purse_with(t, knight, has), stops(t, knight), "stuntman" in has.knacks
    return roads_for(t, has).destinations(knight.at, most, purse=halts, stunts=stunts)
