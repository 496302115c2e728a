"""Plots: how they begin, their time, their goal, what they wait for. [18, 19, 3.15]"""

from __future__ import annotations

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box.sheets import PlotSheet
from korchma.games.wasteknights.state import WasteTable


def sheet(t: WasteTable) -> PlotSheet:
    """The plot that is played."""
    return t.content.adventures[t.options.adventure].plots[t.state.plot]


def keep_tokens(t: WasteTable) -> None:
    """Tokens of the plot before leave the map; those its last entry placed stay. [3.15 (9)]"""
    s = t.state
    s.tokens = {}
    for each in s.placed:
        kind, _, at = each.partition("@")
        s.tokens.setdefault(kind, []).append(at)


def start_plot(t: WasteTable, plot: str) -> None:
    """The sheet is laid out: its time, and nothing waited for yet. [3.15 (8), ruling 41]"""
    s = t.state
    keep_tokens(t)
    s.plot, s.timed, s.standing = plot, [], []
    s.plot_round = 0 if s.round and t.options.clock_waits else 1
    s.once = [each for each in s.once if each.startswith("game:")]
    clock = sheet(t).time
    if clock is not None and clock.start:
        s.time = clock.start
    if clock is not None:
        s.timed = [int(x) for x in sheet(t).events if (s.time - int(x)) * clock.step > 0]
    t.tell(e.PlotBegan(f"{t.options.adventure}-{plot}"))
