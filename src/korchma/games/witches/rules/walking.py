"""How far a witch gets on foot."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from korchma.games.witches.box.box import Box
from korchma.games.witches.options import Walk
from korchma.games.witches.state import AT, WitchTable


class Ends(NamedTuple):
    """Where a walk can end: the options, and after how many areas each."""

    options: tuple[Walk, ...]
    distance: dict[str, int]


def walk_ends(t: WitchTable, start: str, steps: int) -> Ends:
    """Where a walk of so many areas can end as the table stands. [44-46, 49-52]

    A one-space area with a problem or a witch ends the walk; Town and Castle only when no space
    of theirs is empty.
    """
    s, around = t.state, t.content.around[start, steps - 1]
    taken = around.intersection(s.problems) | around.intersection(map(AT, s.players))
    return _ends(t.content, start, steps, taken)


@lru_cache(maxsize=65_536)
def _ends(box: Box, start: str, steps: int, taken: frozenset[str]) -> Ends:
    """The same, given which spaces around hold a problem or a witch. [44, 51, 52]

    Another space of the same area is a whole move.
    """
    distance = dict.fromkeys(box.beside[start], steps)
    seen = {box.area_of[start]}
    edge = [box.area_of[start]]
    for far in range(1, steps + 1):
        found = [near for area in edge for near in box.neighbours[area] if near not in seen]
        seen.update(found)
        for near in found:
            for space in box.spaces_of[near]:
                distance[space] = far
        edge = [near for near in dict.fromkeys(found) if not taken.issuperset(box.spaces_of[near])]
    return Ends(tuple(box.walks[space] for space in distance), distance)


def route(t: WitchTable, start: str, to: str) -> tuple[str, ...]:
    """The areas of the shortest walk from a space to another, the first and the last among them.

    It leads around areas that would end it, unless there is no other way. [44, 51, 52]
    """
    s, box = t.state, t.content
    taken = frozenset(s.problems) | frozenset(map(AT, s.players))
    first, last = box.area_of[start], box.area_of[to]
    return _way(box, first, last, taken) or _way(box, first, last, frozenset())


def _way(box: Box, first: str, last: str, taken: frozenset[str]) -> tuple[str, ...]:
    """The shortest way that goes through no area whose spaces are all taken; none: empty."""
    came: dict[str, tuple[str, ...]] = {first: (first,)}
    edge = [first]
    while edge and last not in came:
        found: dict[str, tuple[str, ...]] = {}
        for area in edge:
            if area == first or not taken.issuperset(box.spaces_of[area]):
                for near in box.neighbours[area]:
                    found.setdefault(near, (*came[area], near))
        edge = [area for area in found if area not in came]
        came = {**found, **came}
    return came.get(last, ())
