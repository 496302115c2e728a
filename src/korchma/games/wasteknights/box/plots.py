"""Whether plots hold together: their time, their ends, what they wait for, places they name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from korchma.games.wasteknights.box.box import GROUNDS, SKILLS, Adventure, Box
from korchma.games.wasteknights.box.fit import SPACE
from korchma.games.wasteknights.box.holding import At, Kept, Lies, TimeIs, Took
from korchma.games.wasteknights.box.sheets import Clock, Deed, PlotSheet, Trigger
from korchma.games.wasteknights.box.tales import Count, Keep, Page, Special, Token
from korchma.kernel.content import parts
from korchma.tray.stories import Choose, Fault, FlagIs, Mark
from korchma.tray.stories.book import within

TRACK = range(1, 11)
"""The time track. [18]"""
PLACES = {"here", "any", "city", *GROUNDS.values()}
"""Names that stand for spaces. [3.15]"""
LAID = {"raider", "ruin", "walker", *(f"{skill}{need}" for skill in SKILLS for need in (2, 3))}
"""Tokens the rules of an adventure lay by themselves. [3.16]"""
MOMENTS = {
    *("eliminated", "all-eliminated", "second-round", "end-of-plot-round-4-5-6", "beat-2xp"),
    *("tanker-moved", "nobody-prayed", "everybody-prayed"),
    *("first-prayer", "second-prayer", "third-prayer", "first-bolt", "second-bolt"),
    *("first-slip", "later-slip", "walker-first-step", "walker-on-a-knight"),
    *("walker-fells-a-knight", "walker-half-gone"),
}
"""What the rules tell plots of as it happens; ``destroyed-r7c0`` besides, for every city."""
SPECIALS = {
    *("nearest-to-rustport-gains-med", "nearest-to-pumps-gains-res", "convoy-threat"),
    *("raiders-come", "raiders-gnaw", "pray-or-sabotage", "walker-walks", "walker-clears"),
    *("claim", "duel-claimant", "challenges", "next-challenge", "fame", "deal-patrons"),
    *("patrons", "show-patron", "peek", "rank-renown", "rank-spread", "rank-clue", "rank-grace"),
    *("rank-blunt", "pledge", "pledged", "duel", "usurper-others", "spoils", "crown"),
}
"""What only one entry or plot does: each is written in ``rules/specials.py``."""


def plot_faults(box: Box) -> Iterator[Fault]:
    """What would come out only in the middle of a game, plot by plot and entry by entry."""
    told = {name: [*_parts(each)] for name, each in box.adventures.items()}
    kept = {x.what for lot in told.values() for _, _, x in lot if isinstance(x, Keep)}
    for adventure in box.adventures.values():
        file, lot = f"{adventure.id}.toml", told[adventure.id]
        for plot in adventure.plots.values():
            yield from (Fault(file, plot.id, where, what) for where, what in _ends(plot))
        laid = {x.kind for _, _, x in lot if isinstance(x, Token) and x.act == "place"}
        names = Names(box, adventure, kept, PLACES | LAID | laid)
        for row, where, part in lot:
            what = _unknown(names, part)
            if what:
                yield Fault(file, row, where, what)


def _parts(adventure: Adventure) -> Iterator[tuple[str | int, str, object]]:
    """Whatever stands in plots and entries: the row, its place in it, the part."""
    rows: list[PlotSheet | Page] = [*adventure.plots.values(), *adventure.pages.values()]
    for row in rows:
        yield from ((row.id, where, part) for where, part in parts(row))


def unset(adventure: Adventure, given: frozenset[str]) -> Iterator[Fault]:
    """Flags a plot asks for and nothing sets: its goal or its action could never come."""
    set_ = {part.name for _, _, part in _parts(adventure) if isinstance(part, Mark | Count)}
    known = given | set_
    for plot in adventure.plots.values():
        for where, part in parts(plot):
            if isinstance(part, FlagIs) and part.name not in known:
                what = f"nothing ever sets the flag {part.name!r}"
                yield Fault(f"{adventure.id}.toml", plot.id, where, what)


# --- how a plot ends -----------------------------------------------------------------------------


def _ends(plot: PlotSheet) -> Iterator[tuple[str, str]]:
    """Goal and time each lead somewhere, and time runs to its end. [3.15 (8), (9)]"""
    if (plot.goal is None) != (plot.on_goal is None):
        yield "goal", "a goal, and only a goal, names in on_goal the entry it leads to"
    clock = plot.time
    if clock is None:
        if plot.events:
            yield "events", "without time no event of it is ever read"
        return
    if clock.end not in TRACK or clock.start not in (0, *TRACK):
        yield "time", "the track runs from 1 to 10"
    elif abs(clock.step) != 1 or (clock.start and (clock.end - clock.start) * clock.step < 0):
        yield "time.step", f"with steps of {clock.step} time never comes to {clock.end}"
    elif clock.then is None and not any(_of_time(each) for each in plot.triggers):
        yield "time.then", "there is no exit at the end of time: name the entry that is read"
    yield from ((f"events.{x}", "time never shows this") for x in plot.events if _missed(clock, x))


def _of_time(trigger: Trigger) -> bool:
    """Whether a trigger waits for the time marker."""
    return any(isinstance(part, TimeIs) for _, part in parts(trigger.when))


def _missed(clock: Clock, value: str) -> bool:
    low, high = sorted((clock.start or clock.end - 9 * clock.step, clock.end))
    return not value.isdigit() or not low <= int(value) <= high


# --- names ---------------------------------------------------------------------------------------


class Names(NamedTuple):
    """What an entry may name: keepsakes of every adventure, places of its own."""

    box: Box
    adventure: Adventure
    kept: set[str]
    places: set[str]


def _unknown(names: Names, part: object) -> str:
    """What a name stands for that is not there, if anything."""
    match part:
        case Special(name=name) if name not in SPECIALS:
            return f"there is no special {name!r}"
        case Trigger(moment=moment) if moment and not _known(names.box, moment):
            return f"nothing ever tells of {moment!r}"
        case Kept(what=what) if what not in names.kept:
            return f"nobody can ever keep {what!r}"
        case Took(entry=entry, way=way) if not _way(names.adventure, entry, way):
            return f"entry {entry} has no way {way!r}"
        case Deed(at="knight"):
            return ""
        case Token(at=at) | Lies(at=at) | At(place=at) | Deed(at=at):
            if not SPACE.fullmatch(at) and at.removeprefix("by-") not in names.places:
                return f"{at!r} is no place"
    return ""


def _known(box: Box, moment: str) -> bool:
    return moment in MOMENTS or moment.removeprefix("destroyed-") in box.cities.values()


def _way(adventure: Adventure, entry: int, way: str) -> bool:
    """Whether an entry offers a way of this name."""
    page = adventure.pages.get(entry)
    choices = [step for _, step in within(page.steps if page is not None else ())]
    return any(x.id == way for step in choices if isinstance(step, Choose) for x in step.options)
