"""The ground: what is next to what, who sees whom, how far it is. [18-44] (4.D 26)"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.box.maps import Board
from korchma.games.swordsorcery.box.perks import Sight
from korchma.games.swordsorcery.options import Walk
from korchma.games.swordsorcery.state import SwordTable
from korchma.tray.maps import Graph

FAR = 5
"""So far anybody sees. [43]"""
NIGHT_OF_SALT = 2
"""So far one sees in the dark of the salt cellars. (q3 ``dark``)"""
LAMP = "lamp"


Lines: TypeAlias = dict[Area, frozenset[Area]]
"""Areas one sees, and which ones lie between."""


class Lay:
    """The map while certain sides are shut: roads, reaches and lines of sight, worked out once."""

    __slots__ = (
        "_views",
        "board",
        "crosses",
        "flights",
        "of",
        "reaches",
        "roads",
        "shut",
        "walks",
        "watch",
    )

    def __init__(self, board: Board, shut: frozenset[str], of: tuple[str, ...] = ()) -> None:
        self.board = board
        self.of = of
        """The sides that are shut, as the state that was looked at last has them."""
        self.roads: Graph[Area] = board.roads(shut)
        self.reaches: Graph[Area] = board.reaches(shut)
        open_sides = [ends for side, ends in board.sides.items() if side not in shut]
        self.flights: Graph[Area] = Graph.of_roads(board.areas, open_sides)
        """Where ghosts go: barriers stop nobody who flies. [224]"""
        self.shut = shut | board.blind
        self.crosses: dict[tuple[Area, Area], frozenset[Area] | None] = {}
        self._views: dict[tuple[Area, int], Lines] = {}
        self.walks = {area: tuple(map(Walk, near)) for area, near in self.roads.near.items()}
        """Steps out of each area."""
        self.watch = Watch(self, [], 0, [])
        """What heroes last looked for."""

    def line(self, here: Area, there: Area) -> frozenset[Area] | None:
        """The areas between two that see each other; None where a wall or a door is between."""
        key = here, there
        if key not in self.crosses:
            line = self.board.sight.line(here, there)
            free = not line.blocked and self.shut.isdisjoint(line.screens)
            self.crosses[key] = line.crosses if free else None
        return self.crosses[key]

    def view(self, here: Area, most: int) -> Lines:
        """The areas one sees from here, so far off at most, and which ones lie between."""
        key = here, most
        found = self._views.get(key)
        if found is None:
            near = self.reaches.within(here, most) - {here}
            lines = {there: self.line(here, there) for there in near}
            found = {there: crossed for there, crossed in lines.items() if crossed is not None}
            found = self._views[key] = {here: frozenset(), **found}
        return found


class Watch:
    """What is looked for on a map that lies so, so far off at most: in line from where."""

    __slots__ = ("_lay", "areas", "known", "lit", "lying", "most")

    def __init__(self, lay: Lay, lying: list[tuple[Area, str]], most: int, lit: list[Area]) -> None:
        self._lay = lay
        self.lying, self.most, self.lit = [*lying], most, [*lit]
        self.areas: list[Area] = [*dict.fromkeys([area for area, _ in lying])]
        self.known: dict[Area, Lines] = {}
        """From where one has looked: those of the areas in line, whoever stands between."""

    def look(self, here: Area) -> Lines:
        """Which of the areas lie in line from here."""
        near, wide = self._lay.view(here, self.most), self._lay.view(here, FAR)
        seen = {x: (wide if x in self.lit else near).get(x) for x in self.areas}
        self.known[here] = {x: crossed for x, crossed in seen.items() if crossed is not None}
        return self.known[here]


@cache
def _lay(board: Board, shut: tuple[str, ...]) -> Lay:
    return Lay(board, frozenset(shut), shut)


def board_of(t: SwordTable) -> Board:
    """The map of the quest."""
    return t.content.boards[t.state.quest]


def lay(t: SwordTable) -> Lay:
    """The map as it lies just now."""
    quest, shut = t.state.quest, t.state.shut
    last: Lay | None = t.content.lays.get(quest)
    if last is None or last.of is not shut:
        last = t.content.lays[quest] = _lay(t.content.boards[quest], shut)
        last.of = shut
    return last


def lay_if(t: SwordTable, shut: tuple[str, ...]) -> Lay:
    """The map as it would lie with only these sides shut."""
    return _lay(t.content.boards[t.state.quest], shut)


def reshut(t: SwordTable, sides: Iterable[str]) -> None:
    """Other sides are shut from now on."""
    t.state.shut = tuple(sorted(sides))


# --- feet ----------------------------------------------------------------------------------------


def roads(t: SwordTable) -> Graph[Area]:
    """Where feet go. [26-31]"""
    return lay(t).roads


def steps_between(t: SwordTable, here: Area, there: Area) -> int | None:
    """Movement distance: legal steps. [4.D 26]"""
    return lay(t).roads.distance(here, there)


def ground(t: SwordTable, area: Area) -> str:
    """What the ground of an area is. [28, 29]"""
    s = t.state
    return (s.ground.get(area) if s.ground else None) or t.content.boards[s.quest].grounds[area]


# --- eyes ----------------------------------------------------------------------------------------


def far(t: SwordTable) -> int:
    """How far one sees just now. [43]"""
    s = t.state
    most = NIGHT_OF_SALT if "dark" in s.rules else FAR
    event = lasting(t) if s.event_up else ""
    for perk in t.content.events[event].lasts if event else ():
        if isinstance(perk, Sight):
            most = min(most, perk.most)
    return most


def lasting(t: SwordTable) -> str:
    """The event whose effect lasts just now, or "". [57, 58]"""
    s = t.state
    return s.events[-1] if s.event_up and not s.stories_up and s.events else ""


def reach(t: SwordTable, here: Area, there: Area) -> int | None:
    """Attack and sight distance: over open sides and barriers, figures ignored. [44] (4.D 26)"""
    return lay(t).reaches.distance(here, there)


def held(t: SwordTable) -> frozenset[Area]:
    """Areas in which enemies hide what is behind them. [40]"""
    return frozenset([foe.at for foe in t.state.foes])


def sees(t: SwordTable, here: Area, there: Area, *, hero: bool) -> bool:
    """Line of sight between two areas, within what can be seen at all. [40-43]"""
    if here == there:
        return True
    s = t.state
    most = far(t) if s.rules or s.event_up else FAR
    crossed = lay(t).view(here, most).get(there)
    if crossed is None and most < FAR and there in s.tokens.get(LAMP, ()):
        crossed = lay(t).view(here, FAR).get(there)
    if crossed is None:
        return False
    if not hero:
        return True
    if t.options.own_area_blocks and any(foe.at == here for foe in s.foes):
        return False
    return not crossed or crossed.isdisjoint([foe.at for foe in s.foes])


def watched(t: SwordTable, lying: list[tuple[Area, str]]) -> list[Area]:
    """Of the areas where something lies those that a living hero sees, each once. [40-43]"""
    s = t.state
    if t.options.own_area_blocks:
        every, heroes = dict.fromkeys([area for area, _ in lying]), s.heroes
        stand = [hero.at for hero in heroes if not hero.ghost]
        return [x for x in every if any(sees(t, at, x, hero=True) for at in stand)]
    here, most = lay(t), far(t)
    watch = here.watch
    lit = s.tokens.get(LAMP, []) if most < FAR else []
    if watch.most != most or watch.lying != lying or watch.lit != lit:
        watch = here.watch = Watch(here, lying, most, lit)
    lines: list[Lines] = []
    known = watch.known
    for hero in s.heroes:
        if not hero.ghost:
            found = known.get(hero.at)
            if found is None:
                found = watch.look(hero.at)
            if found:
                lines.append(found)
    if not lines:
        return []
    held = [foe.at for foe in s.foes]
    return [x for x in watch.areas if any(_clear(found.get(x), held) for found in lines)]


def _clear(crossed: frozenset[Area] | None, held: list[Area]) -> bool:
    """Whether nobody stands where a line crosses, if there is a line. [40]"""
    return crossed is not None and (not crossed or crossed.isdisjoint(held))


def within(t: SwordTable, here: Area, there: Area, most: int, *, hero: bool) -> bool:
    """In range and in sight. [42, 44]"""
    if here == there:
        return True
    distance = lay(t).reaches.far[here].get(there)
    return distance is not None and distance <= most and sees(t, here, there, hero=hero)
