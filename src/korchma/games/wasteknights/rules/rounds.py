"""Rounds: time, effects at their start and end, goals, and what a plot waits for. [15, 18, 19]"""

from __future__ import annotations

from typing import TypeAlias

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box.sheets import Trigger
from korchma.games.wasteknights.rules.effects import first_awake
from korchma.games.wasteknights.rules.harm import all_lost
from korchma.games.wasteknights.rules.knights import awake
from korchma.games.wasteknights.rules.plots import sheet
from korchma.games.wasteknights.rules.reading import read
from korchma.games.wasteknights.rules.telling import run
from korchma.games.wasteknights.rules.waiting import Watch, watch
from korchma.games.wasteknights.state import TheEnd, WasteTable
from korchma.kernel import Flow

LATE_ROUNDS = (4, 5, 6)
Due: TypeAlias = tuple[int, int]
"""An entry that is to be read, and the knight it is about; unconscious, the next conscious one
reads it. [3.15 (14)]"""


# --- what a plot waits for -----------------------------------------------------------------------


def settle(t: WasteTable) -> Flow[None]:
    """After each action, entry and block of effects: goal, then triggers, until all is quiet."""
    s = t.state
    while (due := _due(t)) is not None:
        entry, who = due
        yield from read(t, entry, who if awake(s.knights[who]) else first_awake(t))
    if not awake(s.knights[s.active]) and all_lost(t):
        s.ending = s.ending or "all-eliminated"
        raise TheEnd


def _due(t: WasteTable) -> Due | None:
    """What comes next: the goal, a moment, a trigger."""
    plot = watch(t)
    return (
        _goal(t, plot)
        or (_moment(t, plot) if t.state.moments else None)
        or (_trigger(t, plot) if plot.triggers else None)
    )


def _goal(t: WasteTable, plot: Watch) -> Due | None:
    """The goal of the plot fires once. [3.15]"""
    if plot.goal is None or plot.reached in t.state.once:
        return None
    who = plot.goal.whom(t)
    if who is None:
        return None
    t.state.once.append(plot.reached)
    return plot.on_goal, who


def _moment(t: WasteTable, plot: Watch) -> Due | None:
    """Something has happened that the plot has words for."""
    s = t.state
    while s.moments:
        moment, _, whom = s.moments.pop(0).partition("@")
        for trigger in plot.moments.get(moment, ()):
            if not _spent(t, trigger):
                return _fired(t, trigger), int(whom) if whom else s.active
    return None


def _trigger(t: WasteTable, plot: Watch) -> Due | None:
    """A condition has become true. [3.15 (16)]"""
    s = t.state
    for trigger, waits in plot.triggers:
        who = waits.whom(t)
        if who is None:
            if trigger.entry in s.standing:
                s.standing = [entry for entry in s.standing if entry != trigger.entry]
        elif trigger.entry not in s.standing and not _spent(t, trigger):
            s.standing.append(trigger.entry)
            return _fired(t, trigger), who
    return None


def _spent(t: WasteTable, trigger: Trigger) -> bool:
    return trigger.first and trigger.entry in t.state.fired


def _fired(t: WasteTable, trigger: Trigger) -> int:
    """The entry of a trigger that has come true; some come once."""
    if trigger.first:
        t.state.fired.append(trigger.entry)
    return trigger.entry


# --- a round -------------------------------------------------------------------------------------


def dawn(t: WasteTable) -> Flow[None]:
    """Time moves, its events are read, then the plot's own effects. [18, 3.15 (12)]

    ``step`` says how far it has come, so that the game can go on from here.
    """
    s = t.state
    if s.step == 0:
        s.step = 1
        _new_round(t)
    if s.step == 1:
        yield from _events_of_time(t)
        s.step = 2
    if s.step == 2:
        yield from _block(t, "round_start")
        s.step = 3
    yield from settle(t)
    s.step = 0


def _new_round(t: WasteTable) -> None:
    s = t.state
    s.round += 1
    s.talked = []
    s.active = s.acting = first_awake(t)
    if s.round > 1:
        s.plot_round += 1
        clock = sheet(t).time
        if clock is not None and s.time != clock.end and s.plot_round > 1:
            s.time += clock.step
        if s.plot_round == 2:
            s.moments.append("second-round")
    t.tell(e.RoundBegan(s.round, s.time))


def _events_of_time(t: WasteTable) -> Flow[None]:
    """The event of this value, and of values that were skipped; each once. [3.15 (12)]"""
    s = t.state
    plot, clock = s.plot, sheet(t).time
    if clock is None:
        return
    values = [int(value) for value in sheet(t).events]
    passed = [x for x in values if (s.time - x) * clock.step >= 0]
    for value in sorted(passed, key=lambda x: x * clock.step):
        if value not in s.timed and s.plot == plot:
            s.timed.append(value)
            yield from read(t, sheet(t).events[str(value)], first_awake(t))
            yield from settle(t)


def _block(t: WasteTable, name: str) -> Flow[None]:
    """Effects the plot names for the start or the end of a round."""
    t.state.acting = first_awake(t)
    t.state.placed = []
    yield from run(t, getattr(sheet(t), name))
    t.state.fell_here = []


def night(t: WasteTable) -> Flow[None]:
    """The plot's effects at the end of a round; its time may be over. [3.15 (8)]"""
    s = t.state
    plot = s.plot
    if s.step == 0:
        s.active = s.acting = first_awake(t)
        s.step = 1
        yield from _block(t, "round_end")
        if s.plot_round in LATE_ROUNDS:
            s.moments.append("end-of-plot-round-4-5-6")
    if s.step == 1:
        yield from settle(t)
        s.step = 2
    clock = sheet(t).time
    if s.plot == plot and clock is not None and clock.then is not None and s.time == clock.end:
        yield from read(t, clock.then, first_awake(t))
        yield from settle(t)
    s.step = 0
