"""Plots of Waste Knights' adventures: goals, time, story actions, how they may end. [3.6, 3.15]"""

from __future__ import annotations

from typing import Literal

import msgspec

from korchma.games.wasteknights.box.holding import Space, When
from korchma.games.wasteknights.box.tales import Word
from korchma.kernel.content import Row


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a plot lasts, and what is read when its time is over."""

    start: int
    end: int
    step: int
    then: int | None = None


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A story action: where it can be done, what it costs, and the entry that is read."""

    name: str
    entry: int
    at: Space = "any"
    where: When | None = None
    cost: tuple[Word, ...] = ()
    once: Literal["", "knight", "game"] = ""


class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry that is read when something comes true: a condition, or a moment by its name."""

    entry: int
    when: When | None = None
    moment: str = ""
    first: bool = False


class PlotSheet(Row, frozen=True):
    """A plot: set-up, goal, time, story actions, events of time, encounters by letter."""

    id: str
    start: int
    setup: tuple[Word, ...] = ()
    goal: When | None = None
    on_goal: int | None = None
    time: Clock | None = None
    round_start: tuple[Word, ...] = ()
    round_end: tuple[Word, ...] = ()
    actions: tuple[Deed, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    events: dict[str, int] = msgspec.field(default_factory=dict)
    letters: dict[str, int] = msgspec.field(default_factory=dict)


class Epilogue(Row, frozen=True):
    """How an adventure may end."""

    id: str
    entry: int
    result: Literal["win", "lose", "rank"]
