"""How far a witch gets on foot."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain
from typing import NamedTuple

from korchma.games.witches.box.box import Box
from korchma.games.witches.options import Walk
from korchma.games.witches.state import AT, WitchTable, me, occupied
from korchma.tray.maps import Graph

NOTHING: frozenset[str] = frozenset()


class Ends(NamedTuple):
    """Where a walk can end: the options, and after how many areas each."""

    options: tuple[Walk, ...]
    distance: dict[str, int]


def walk_ends(t: WitchTable, start: str, steps: int) -> Ends:
    """Where a walk of so many areas can end as the table stands. [44-46, 49-52, 100h]

    A one-space area with a problem or a witch ends the walk; Town and Castle only when no space
    of theirs is empty. Unseen, she may pass them all.
    """
    s = t.state
    if s.invisible:
        return ends_past(t.content, start, steps, NOTHING)
    around = t.content.ground.within(start, steps - 1)
    taken = around.intersection(s.problems) | around.intersection(map(AT, s.players))
    return ends_past(t.content, start, steps, taken)


def passed(t: WitchTable, start: str, to: str) -> list[str]:
    """The spaces she walks past unseen on the shortest way, one in each area that is full. [100h]

    Of several ways the one with the fewest such areas; in Town and Castle she has a look at a
    closed problem rather than at anything else.
    """
    s, box = t.state, t.content
    between = _between(box, box.area_of[start], box.area_of[to])
    if not between[0]:
        return []
    taken, known = occupied(s), me(t).looked
    full = [[area for area in way if taken.issuperset(box.spaces_of[area])] for way in between]
    return [
        max(box.spaces_of[area], key=lambda x: x in s.closed and x not in known)
        for area in min(full, key=len)
    ]


@cache
def _between(box: Box, first: str, last: str) -> tuple[tuple[str, ...], ...]:
    """The areas between two others on each of the shortest ways."""
    return tuple(way[:-1] for way in box.lanes.ways(first, last))


@lru_cache(maxsize=65_536)
def ends_past(box: Box, start: str, steps: int, taken: frozenset[str]) -> Ends:
    """The same, given which spaces around hold what ends a walk. [44, 51, 52]

    Another space of the same area is a whole move.
    """
    distance = dict.fromkeys(box.beside[start], steps)
    touched = {box.area_of[space] for space in taken}
    full = frozenset(area for area in touched if taken.issuperset(box.spaces_of[area]))
    for area, far in box.lanes.reach(box.area_of[start], steps, full).items():
        distance.update(dict.fromkeys(box.spaces_of[area], far))
    return Ends(tuple(box.walks[space] for space in distance), distance)


def route(t: WitchTable, start: str, to: str) -> tuple[str, ...]:
    """The areas of a walk from a space to another, the first and the last among them.

    It leads around areas that would end it, if it can. [44, 51, 52]
    """
    box, taken = t.content, occupied(t.state)
    first, last = box.area_of[start], box.area_of[to]
    ends = {area for area in box.areas if taken.issuperset(box.spaces_of[area])} - {first, last}
    roads = (path.between for path in box.paths.values() if ends.isdisjoint(path.between))
    around = Graph.of_roads(box.areas, roads).ways(first, last)
    return (first, *next(chain(around, box.lanes.ways(first, last))))
