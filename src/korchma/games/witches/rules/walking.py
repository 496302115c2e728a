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
    s, around = t.state, t.content.ground.within(start, steps - 1)
    taken = around.intersection(s.problems) | around.intersection(map(AT, s.players))
    return _ends(t.content, start, steps, taken)


@lru_cache(maxsize=65_536)
def _ends(box: Box, start: str, steps: int, taken: frozenset[str]) -> Ends:
    """The same, given which spaces around hold a problem or a witch. [44, 51, 52]

    Another space of the same area is a whole move.
    """
    distance = dict.fromkeys(box.beside[start], steps)
    full = frozenset(area for area in box.areas if taken.issuperset(box.spaces_of[area]))
    for area, far in box.lanes.reach(box.area_of[start], steps, full).items():
        distance.update(dict.fromkeys(box.spaces_of[area], far))
    return Ends(tuple(box.walks[space] for space in distance), distance)


def route(t: WitchTable, start: str, to: str) -> tuple[str, ...]:
    """The areas of a walk from a space to another, the first and the last among them.

    It leads around areas that would end it, if it can. [44, 51, 52]
    """
    s, box = t.state, t.content
    taken = frozenset(s.problems) | frozenset(map(AT, s.players))
    full = frozenset(area for area in box.areas if taken.issuperset(box.spaces_of[area]))
    first, at = box.area_of[start], box.area_of[to]
    far = {first: 0, **box.lanes.reach(first, len(box.areas), full - {at})}
    if at not in far:
        far = dict(box.lanes.steps(first))
    way = [at]
    while at != first:
        open_ = [x for x in box.lanes.near[at] if far.get(x) == far[at] - 1]
        at = min(open_, key=lambda area: (area in full and area != first, area))
        way.insert(0, at)
    return tuple(way)
