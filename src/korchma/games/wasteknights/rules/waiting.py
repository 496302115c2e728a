"""What a plot waits for, and what can be done in it where: looked at once for each sheet. [3.15]"""

from __future__ import annotations

from typing import Any, NamedTuple

from korchma.games.wasteknights.box import holding as h
from korchma.games.wasteknights.box.box import Box
from korchma.games.wasteknights.box.sheets import Deed, PlotSheet, Trigger
from korchma.games.wasteknights.options import Do
from korchma.games.wasteknights.rules.conditions import Question
from korchma.games.wasteknights.rules.knights import in_order
from korchma.games.wasteknights.rules.telling import TALES
from korchma.games.wasteknights.state import WasteTable
from korchma.tray.stories import AllOf, AnyOf, FlagIs, Not, all_of

OF_ALL = (h.Kept, h.Took, h.TimeIs, h.Knights)
"""Conditions that are the same whoever acts."""


def _of_all(condition: object) -> bool:
    """Whether a condition is the same for every knight."""
    match condition:
        case FlagIs(name):
            return not name.startswith(("k.", "t.", "here."))
        case Not(of):
            return _of_all(of)
        case AllOf(parts) | AnyOf(parts):
            return all(map(_of_all, parts))
    return isinstance(condition, OF_ALL)


class Wait(NamedTuple):
    """A condition, in two parts: what is the same for all is asked once, and first."""

    of_all: Question
    of_one: Question | None

    def whom(self, t: WasteTable) -> int | None:
        """The first knight in turn order, the active one before all, for whom it holds."""
        if not self.of_all(t):
            return None
        s, of_one = t.state, self.of_one
        before = s.acting
        for i in (s.active, *in_order(t)):
            s.acting = i
            if not s.knights[i].out and (of_one is None or of_one(t)):
                s.acting = before
                return i
        s.acting = before
        return None


def with_knights(condition: Any, n: int) -> Any:
    """What is left of a condition in a game of so many knights: True, False, or what to ask."""
    match condition:
        case h.Knights(least, most):
            return least <= n <= most
        case AllOf(parts):
            left = [x for part in parts if (x := with_knights(part, n)) is not True]
            return False if False in left else AllOf(tuple(left)) if left else True
        case AnyOf(parts):
            left = [x for part in parts if (x := with_knights(part, n)) is not False]
            return True if True in left else AnyOf(tuple(left)) if left else False
    return condition


def wait(whole: Any, n: int) -> Wait:
    """Take a condition apart, for a game of so many knights."""
    condition = with_knights(whole, n)
    if isinstance(condition, bool):
        return Wait(lambda t: condition, None)
    if isinstance(condition, AnyOf) and len(condition.of) == 1:
        condition = condition.of[0]
    parts = condition.of if isinstance(condition, AllOf) else (condition,)
    same = [TALES.question(part) for part in parts if _of_all(part)]
    same += [_enough(x.least) for x in parts if isinstance(x, FlagIs) and x.name == "here.parts"]
    own = [TALES.question(part) for part in parts if not _of_all(part)]
    return Wait(all_of(same), all_of(own) if own else None)


def _enough(least: int) -> Question:
    """Whether there are so many parts, wherever they are: asked before anybody is looked at."""
    return lambda t: sum([x.flags.get("parts", 0) for x in t.state.knights]) >= least


class Watch:
    """A plot: whom its goal and triggers wait for, which moments it has words for, its deeds."""

    def __init__(self, box: Box, adventure: str, plot: PlotSheet, n: int) -> None:
        goal = plot.goal if plot.on_goal is not None else None
        self.goal = wait(goal, n) if goal is not None else None
        self.on_goal = plot.on_goal or 0
        self.reached = f"goal:{plot.id}"
        self.triggers = [(x, wait(x.when, n)) for x in plot.triggers if x.when is not None]
        self.moments: dict[str, list[Trigger]] = {}
        for trigger in plot.triggers:
            self.moments.setdefault(trigger.moment, []).append(trigger)
        self.deeds = {
            at: [(x, _token(x)) for x in plot.actions if x.at not in box.spaces or x.at == at]
            for at in box.spaces
        }
        """Story actions that might be taken on a space, each with the token that must lie there."""
        self.does = {deed.entry: Do(f"{adventure}-act-{deed.entry}") for deed in plot.actions}


def _token(deed: Deed) -> str:
    """The token without which a story action cannot be taken; "" where none is named."""
    match deed.where:
        case h.Lies(kind, "here", least) if least > 0:
            return kind
    return ""


def watch(t: WasteTable) -> Watch:
    """The plot that is played, looked at once for so many knights."""
    s, box, adventure = t.state, t.content, t.options.adventure
    key = adventure, s.plot, len(s.knights)
    found: Watch | None = box.watches.get(key)
    if found is None:
        plot = box.adventures[adventure].plots[s.plot]
        found = box.watches[key] = Watch(box, adventure, plot, len(s.knights))
    return found
