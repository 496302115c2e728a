"""Places and the roads between them: how far, how to get there, how far one gets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, Protocol, TypeVar


class Name(Protocol):
    """What a place may be called by: a number, a name, anything that has an order."""

    def __hash__(self) -> int: ...
    def __lt__(self, other: Any, /) -> bool: ...


N = TypeVar("N", bound=Name)

KEPT = 65_536
"""So many walks are remembered before a map forgets them all and begins anew."""


class Far(dict[N, dict[N, int]], Generic[N]):
    """How many steps it is from each place to all others, walked when it is first asked for."""

    def __init__(self, walk: Callable[[N], dict[N, int]]) -> None:
        self._walked = walk

    def __missing__(self, start: N) -> dict[N, int]:
        self[start] = found = self._walked(start)
        return found


class Graph(Generic[N]):
    """Places, and for each those next to it, in order.

    >>> lancre = Graph.of_roads("abcde", [("a", "b"), ("b", "c"), ("a", "d"), ("d", "c")])
    >>> lancre.near["a"]
    ('b', 'd')
    >>> lancre.distance("a", "c"), lancre.distance("a", "e")
    (2, None)
    >>> list(lancre.ways("a", "c"))
    [('b', 'c'), ('d', 'c')]
    """

    def __init__(self, near: Mapping[N, Iterable[N]]) -> None:
        self.near: dict[N, tuple[N, ...]] = {place: tuple(others) for place, others in near.items()}
        self.far: dict[N, dict[N, int]] = Far(self._from)
        """From each place to every one that can be reached, the nearest first."""
        self._within: dict[tuple[N, int], frozenset[N]] = {}
        self._reach: dict[tuple[N, int, frozenset[N]], dict[N, int]] = {}
        self._without: dict[frozenset[tuple[N, N]], Graph[N]] = {}

    @classmethod
    def of_roads(cls, places: Iterable[N], roads: Iterable[tuple[N, N]]) -> Graph[N]:
        """A map whose roads are gone both ways; the places next to a place are in their order."""
        near: dict[N, set[N]] = {place: set() for place in places}
        for one, other in roads:
            near[one].add(other)
            near[other].add(one)
        return cls({place: sorted(others) for place, others in near.items()})

    def steps(self, start: N) -> Mapping[N, int]:
        """How many steps it is to every place that can be reached, the nearest first."""
        return self.far[start]

    def _from(self, start: N) -> dict[N, int]:
        return {start: 0, **self._walk(start, len(self.near), frozenset())}

    def distance(self, start: N, goal: N) -> int | None:
        """How many steps it is; None where no way leads there."""
        return self.far[start].get(goal)

    def within(self, start: N, steps: int) -> frozenset[N]:
        """The places at most so many steps away, where one stands among them."""
        key = start, steps
        found = self._within.get(key)
        if found is None:
            far = self.far[start]
            found = frozenset(place for place in far if far[place] <= steps)
            self._within[key] = found
        return found

    def toward(self, start: N, goal: N) -> tuple[N, ...]:
        """The places next to this one from which a shortest way goes on: several where it is a tie.

        >>> Graph.of_roads([1, 2, 3, 4], [(1, 2), (1, 3), (2, 4), (3, 4)]).toward(1, 4)
        (2, 3)
        """
        far = self.far
        left = far[start].get(goal)
        if not left:
            return ()
        return tuple([x for x in self.near[start] if far[x].get(goal) == left - 1])

    def ways(self, start: N, goal: N) -> Iterator[tuple[N, ...]]:
        """All shortest ways, each as the places entered; one of no steps where one stands there."""
        if start == goal:
            yield ()
        for step in self.toward(start, goal):
            for rest in self.ways(step, goal):
                yield step, *rest

    def reach(self, start: N, steps: int, ends: frozenset[N] = frozenset()) -> Mapping[N, int]:
        """Where a walk of so many steps can end, and after how many; the start is not among them.

        What stands in the way: places of ``ends`` can be entered, and end the walk.

        >>> row = Graph.of_roads("abcd", [("a", "b"), ("b", "c"), ("c", "d")])
        >>> row.reach("a", 3)
        {'b': 1, 'c': 2, 'd': 3}
        >>> row.reach("a", 3, frozenset("b"))
        {'b': 1}
        """
        key = start, steps, ends
        found = self._reach.get(key)
        if found is None:
            if len(self._reach) >= KEPT:
                self._reach.clear()
            found = self._reach[key] = self._walk(start, steps, ends)
        return found

    def _walk(self, start: N, steps: int, ends: frozenset[N]) -> dict[N, int]:
        """Wave after wave, each place where it is met first."""
        met: dict[N, int] = {}
        edge = [start]
        for far in range(1, steps + 1):
            wave: dict[N, int] = {}
            for place in edge:
                for near in self.near[place]:
                    if near not in met and near != start:
                        wave[near] = far
            if not wave:
                break
            met.update(wave)
            edge = [place for place in wave if place not in ends]
        return met

    def without(self, roads: frozenset[tuple[N, N]]) -> Graph[N]:
        """The same map with these ways shut: ``(from, to)``, a shut road stands there both ways.

        >>> row = Graph.of_roads([1, 2, 3], [(1, 2), (2, 3)])
        >>> barrier = frozenset([(2, 3)])
        >>> row.without(barrier).distance(1, 3), row.without(barrier).distance(3, 1)
        (None, 2)
        """
        if roads not in self._without:
            self._without[roads] = Graph(
                {
                    place: [near for near in others if (place, near) not in roads]
                    for place, others in self.near.items()
                }
            )
        return self._without[roads]
