"""What roads cost, in one coin or in several: cheapest ways, and ways of which none is better."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from heapq import heappop, heappush
from typing import Generic

import msgspec

from korchma.tray.maps.coins import Coins, Cost
from korchma.tray.maps.graph import Graph, N


class Route(msgspec.Struct, Generic[N], frozen=True, gc=False):
    """A way, as the places entered, and what it costs in all.

    Maps remember many of them: nothing the garbage collector would have to look at.
    """

    cost: Cost
    way: tuple[N, ...]


class Fares(Generic[N]):
    """What it costs to cross each border of a map, in each direction: nought or more of each kind.

    ``fare(here, there)`` is asked once for each border; None shuts it.

    >>> waste = Graph.of_roads("abcd", [("a", "b"), ("b", "d"), ("a", "c"), ("c", "d")])
    >>> price = {"a": (1, 0), "b": (0, 1), "c": (2, 0), "d": (1, 0)}  # points, radiation
    >>> fares = Fares(waste, lambda here, there: price[there])
    >>> for route in fares.routes("a", (3, 1))["d"]:
    ...     print(route.cost, route.way)
    (1, 1) ('b', 'd')
    (3, 0) ('c', 'd')
    >>> fares.cheapest("a")
    {'a': 0, 'b': 0, 'd': 1, 'c': 2}
    """

    def __init__(self, graph: Graph[N], fare: Callable[[N, N], Cost | None]) -> None:
        self._from: dict[N, list[tuple[N, Cost]]] = {
            here: [(there, cost) for there in near if (cost := fare(here, there)) is not None]
            for here, near in graph.near.items()
        }
        self._routes: dict[tuple[N, Cost, bool], dict[N, tuple[Route[N], ...]]] = {}
        self._cheapest: dict[tuple[N, int], dict[N, int]] = {}
        self._reach: dict[tuple[N, int, bool], dict[N, tuple[N, ...]]] = {}
        self._left: dict[N, dict[N, int]] = {}

    def cheapest(self, start: N, kind: int = 0) -> Mapping[N, int]:
        """What each place costs at the least in one kind of coin, the cheapest first."""
        key = start, kind
        if key not in self._cheapest:
            self._cheapest[key] = self._spend(start, kind)
        return self._cheapest[key]

    def _spend(self, start: N, kind: int) -> dict[N, int]:
        found: dict[N, int] = {}
        ahead: list[tuple[int, int, N]] = [(0, 0, start)]
        while ahead:
            cost, steps, here = heappop(ahead)
            if here not in found:
                found[here] = cost
                for there, fare in self._from[here]:
                    if there not in found:
                        heappush(ahead, (cost + fare[kind], steps + 1, there))
        return found

    def reach(self, start: N, most: int, *, purse: bool = False) -> Mapping[N, tuple[N, ...]]:
        """To each place the way that costs least of the first kind, of those the one that costs
        least of the second, and so on: the first of its ``routes``, in the same order of places.

        >>> road = Fares(Graph.of_roads([1, 2, 3], [(1, 2), (2, 3)]), lambda a, b: (b, 4 - b))
        >>> road.reach(1, 4)
        {1: (), 2: (2,)}
        """
        key = start, most, purse
        if key not in self._reach:
            self._reach[key] = self._nearest(start, most, purse)
        return self._reach[key]

    def _nearest(self, start: N, most: int, purse: bool) -> dict[N, tuple[N, ...]]:
        first, found = self._coins.first, dict[N, tuple[N, ...]]()
        least: dict[N, int] = {}
        ahead: list[tuple[int, int, tuple[N, ...]]] = [(0, 0, ())]
        while ahead:
            cost, steps, way = heappop(ahead)
            here = way[-1] if way else start
            if here in found:
                continue
            found[here] = way
            if purse and cost >> first >= most:
                continue
            for there, fare in self._rolled[here]:
                paid = cost + fare
                if there not in found and paid >> first <= most and paid <= least.get(there, paid):
                    least[there] = paid
                    heappush(ahead, (paid, steps + 1, (*way, there)))
        return found

    def routes_to(
        self, start: N, goal: N, most: int, *, purse: bool = False
    ) -> tuple[Route[N], ...]:
        """What ``routes`` has for one place, where only the first kind is limited.

        It is not remembered: there are too many, and who asks makes something else of it.

        >>> road = Fares(Graph.of_roads([1, 2, 3], [(1, 2), (2, 3)]), lambda a, b: (b,))
        >>> road.routes_to(1, 3, 5), road.routes_to(1, 3, 4)
        ((Route(cost=(5,), way=(2, 3)),), ())
        """
        return self._approach(start, goal, most, purse) if start in self._to_go(goal) else ()

    def _approach(self, start: N, goal: N, most: int, purse: bool) -> tuple[Route[N], ...]:
        """Ways in the order of what they will cost at the least in all: one is dropped where even
        that is too much, or beaten at the goal already."""
        left, coins, beaten = self._to_go(goal), self._coins, self._coins.beaten
        arrived: list[int] = []
        kept, first = {goal: arrived}, coins.first
        found: list[Route[N]] = []
        ahead: list[tuple[int, int, tuple[N, ...]]] = [(left[start], 0, ())]
        while ahead:
            whole, steps, way = heappop(ahead)
            here = way[-1] if way else start
            cost = whole - left[here]
            known = kept.setdefault(here, [])
            if (known and beaten(known, cost)) or (arrived and beaten(arrived, whole)):
                continue
            known.append(cost)
            if here == goal:
                found.append(Route(coins.counted(cost), way))
            if here == goal or (purse and cost >> first >= most):
                continue
            for there, fare in self._rolled[here]:
                if there not in left:
                    continue
                paid = cost + fare
                whole = paid + left[there]
                others = kept.get(there)
                if whole >> first <= most and not (
                    (others and beaten(others, paid)) or (arrived and beaten(arrived, whole))
                ):
                    heappush(ahead, (whole, steps + 1, (*way, there)))
        return tuple(found)

    def _to_go(self, goal: N) -> dict[N, int]:
        """From each place the least that the goal still costs, each kind by itself, rolled up."""
        found = self._left.get(goal)
        if found is None:
            kinds = [self._back(goal, kind) for kind in range(self._kinds)]
            found = self._left[goal] = {place: sum([x[place] for x in kinds]) for place in kinds[0]}
        return found

    def _back(self, goal: N, kind: int) -> dict[N, int]:
        """What the goal costs at the least in one kind, from each place it can be reached from."""
        found: dict[N, int] = {}
        least: dict[N, int] = {goal: 0}
        ahead = [(0, goal)]
        while ahead:
            cost, here = heappop(ahead)
            if here in found:
                continue
            found[here] = cost
            for there, fare in self._into[kind][here]:
                paid = cost + fare
                known = least.get(there)
                if known is None or paid < known:
                    least[there] = paid
                    heappush(ahead, (paid, there))
        return found

    @cached_property
    def _into(self) -> list[dict[N, list[tuple[N, int]]]]:
        """For each kind, and each place, those it can be entered from and what that costs."""
        fields = self._coins.fields
        into: list[dict[N, list[tuple[N, int]]]] = [
            {place: [] for place in self._from} for _ in fields
        ]
        for here, near in self._from.items():
            for there, fare in near:
                for kind, n in enumerate(fare):
                    into[kind][there].append((here, n << fields[kind]))
        return into

    @cached_property
    def _kinds(self) -> int:
        return next((len(fare) for near in self._from.values() for _, fare in near), 1)

    @cached_property
    def _coins(self) -> Coins:
        """Wide enough for a way over the whole map and what is left after it."""
        dearest = max((max(fare) for near in self._from.values() for _, fare in near), default=0)
        return Coins(self._kinds, 2 * dearest * (len(self._from) + 1) + 1)

    @cached_property
    def _rolled(self) -> dict[N, list[tuple[N, int]]]:
        """Every border with its fare as a number."""
        rolled = self._coins.rolled
        return {
            here: [(there, rolled(fare)) for there, fare in near]
            for here, near in self._from.items()
        }

    def routes(
        self, start: N, most: Cost, *, purse: bool = False
    ) -> Mapping[N, tuple[Route[N], ...]]:
        """To each place all ways of which none is better in every kind, none above ``most``.

        Of ways that cost the same the one of fewest steps is kept, then the first in order. With
        ``purse`` the first kind is what one travels on: who has spent it all goes no further,
        even where going on is free.

        >>> road = Fares(Graph.of_roads([1, 2, 3], [(1, 2), (2, 3)]), lambda a, b: (int(b == 2),))
        >>> [*road.routes(1, (1,))], [*road.routes(1, (1,), purse=True)]
        ([1, 2, 3], [1, 2])
        """
        key = start, most, purse
        if key not in self._routes:
            self._routes[key] = self._compare(start, most, purse)
        return self._routes[key]

    def _compare(self, start: N, most: Cost, purse: bool) -> dict[N, tuple[Route[N], ...]]:
        """Ways in the order of their cost: one that comes later never beats one that is kept."""
        if not self._from[start]:
            return {start: (Route((0,) * len(most), ()),)}
        coins, beaten = self._coins, self._coins.beaten
        guards, first = coins.guards, coins.first
        limit = coins.rolled(most) | guards
        kept: dict[N, list[int]] = {}
        found: dict[N, list[Route[N]]] = {}
        ahead: list[tuple[int, int, tuple[N, ...]]] = [(0, 0, ())]
        while ahead:
            cost, steps, way = heappop(ahead)
            here = way[-1] if way else start
            known = kept.setdefault(here, [])
            if known and beaten(known, cost):
                continue
            known.append(cost)
            found.setdefault(here, []).append(Route(coins.counted(cost), way))
            if purse and cost >> first >= most[0]:
                continue
            for there, fare in self._rolled[here]:
                paid = cost + fare
                if (limit - paid) & guards == guards and not beaten(kept.get(there, ()), paid):
                    heappush(ahead, (paid, steps + 1, (*way, there)))
        return {place: tuple(routes) for place, routes in found.items()}
