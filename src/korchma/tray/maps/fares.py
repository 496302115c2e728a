"""What roads cost, in one coin or in several: cheapest ways, and ways of which none is better."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from heapq import heappop, heappush
from operator import add, le
from typing import Generic, NamedTuple, TypeAlias

from korchma.tray.maps.graph import Graph, N

Cost: TypeAlias = tuple[int, ...]
"""So many points, so much radiation, …: the same kinds in the same order on a whole map."""


class Route(NamedTuple, Generic[N]):
    """A way, as the places entered, and what it costs in all."""

    cost: Cost
    way: tuple[N, ...]


def _beaten(known: Sequence[Route[N]], cost: Cost) -> bool:
    """Whether a way that is known costs no more in any kind."""
    for route in known:  # noqa: SIM110  # any() of a generator takes twice as long
        if all(map(le, route.cost, cost)):
            return True
    return False


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
        self._reach: dict[tuple[N, int, bool], dict[N, Route[N]]] = {}
        self._routes_to: dict[tuple[N, N, int, bool], tuple[Route[N], ...]] = {}
        self._left: dict[N, dict[N, Cost]] = {}

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

    def reach(self, start: N, most: int, *, purse: bool = False) -> Mapping[N, Route[N]]:
        """To each place the way that costs least of the first kind, of those the one that costs
        least of the second, and so on: the first of its ``routes``, in the same order of places.

        >>> road = Fares(Graph.of_roads([1, 2, 3], [(1, 2), (2, 3)]), lambda a, b: (b, 4 - b))
        >>> {place: route.cost for place, route in road.reach(1, 4).items()}
        {1: (0, 0), 2: (2, 2)}
        """
        key = start, most, purse
        if key not in self._reach:
            self._reach[key] = self._nearest(start, most, purse)
        return self._reach[key]

    def _nearest(self, start: N, most: int, purse: bool) -> dict[N, Route[N]]:
        found: dict[N, Route[N]] = {}
        ahead: list[tuple[Cost, int, tuple[N, ...]]] = [(self._nothing, 0, ())]
        while ahead:
            cost, steps, way = heappop(ahead)
            here = way[-1] if way else start
            if here in found:
                continue
            found[here] = Route(cost, way)
            if purse and cost[0] >= most:
                continue
            for there, fare in self._from[here]:
                if there not in found and cost[0] + fare[0] <= most:
                    heappush(ahead, (tuple(map(add, cost, fare)), steps + 1, (*way, there)))
        return found

    def routes_to(
        self, start: N, goal: N, most: int, *, purse: bool = False
    ) -> tuple[Route[N], ...]:
        """What ``routes`` has for one place, where only the first kind is limited.

        >>> road = Fares(Graph.of_roads([1, 2, 3], [(1, 2), (2, 3)]), lambda a, b: (b,))
        >>> road.routes_to(1, 3, 5), road.routes_to(1, 3, 4)
        ((Route(cost=(5,), way=(2, 3)),), ())
        """
        key = start, goal, most, purse
        if key not in self._routes_to:
            self._routes_to[key] = self._compare_to(start, goal, most, purse)
        return self._routes_to[key]

    def _to_go(self, goal: N) -> dict[N, Cost]:
        """From each place the least that the goal still costs, each kind by itself."""
        found = self._left.get(goal)
        if found is None:
            kinds = [self._back(goal, kind) for kind in range(len(self._nothing))]
            found = {place: tuple([kind[place] for kind in kinds]) for place in kinds[0]}
            self._left[goal] = found
        return found

    def _back(self, goal: N, kind: int) -> dict[N, int]:
        """What the goal costs at the least in one kind, from each place it can be reached from."""
        found: dict[N, int] = {}
        ahead = [(0, goal)]
        while ahead:
            cost, here = heappop(ahead)
            if here not in found:
                found[here] = cost
                for there, fare in self._into[here]:
                    if there not in found:
                        heappush(ahead, (cost + fare[kind], there))
        return found

    @cached_property
    def _into(self) -> dict[N, list[tuple[N, Cost]]]:
        """For each place those it can be entered from."""
        into: dict[N, list[tuple[N, Cost]]] = {place: [] for place in self._from}
        for here, near in self._from.items():
            for there, fare in near:
                into[there].append((here, fare))
        return into

    @cached_property
    def _nothing(self) -> Cost:
        """What it costs to stay."""
        return next((len(fare) for near in self._from.values() for _, fare in near), 1) * (0,)

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
        kept: dict[N, list[Route[N]]] = {}
        ahead: list[tuple[Cost, int, tuple[N, ...]]] = [((0,) * len(most), 0, ())]
        while ahead:
            cost, steps, way = heappop(ahead)
            here = way[-1] if way else start
            known = kept.setdefault(here, [])
            if _beaten(known, cost):
                continue
            known.append(Route(cost, way))
            if purse and cost[0] >= most[0]:
                continue
            for there, fare in self._from[here]:
                paid = tuple(map(add, cost, fare))
                if all(map(le, paid, most)) and not _beaten(kept.get(there, ()), paid):
                    heappush(ahead, (paid, steps + 1, (*way, there)))
        return {place: tuple(routes) for place, routes in kept.items()}

    def _compare_to(self, start: N, goal: N, most: int, purse: bool) -> tuple[Route[N], ...]:
        """The same for one place: a way is dropped where even the least that is left to go is too
        much, or beaten at the goal already."""
        left = self._to_go(goal)
        kept: dict[N, list[Route[N]]] = {goal: []}
        arrived = kept[goal]
        ahead: list[tuple[Cost, int, tuple[N, ...]]] = [(self._nothing, 0, ())]
        while ahead:
            cost, steps, way = heappop(ahead)
            here = way[-1] if way else start
            known = kept.setdefault(here, [])
            if here not in left or _beaten(known, cost):
                continue
            if _beaten(arrived, tuple(map(add, cost, left[here]))):
                continue
            known.append(Route(cost, way))
            if here == goal or (purse and cost[0] >= most):
                continue
            for there, fare in self._from[here]:
                paid = tuple(map(add, cost, fare))
                if there not in left or _beaten(kept.get(there, ()), paid):
                    continue
                whole = tuple(map(add, paid, left[there]))
                if whole[0] <= most and not _beaten(arrived, whole):
                    heappush(ahead, (paid, steps + 1, (*way, there)))
        return tuple(arrived)
