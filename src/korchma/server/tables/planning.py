"""What people mean to do, drawn for the others; gone with the round, and never written down."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from korchma.kernel import Illegal
from korchma.server import protocol as p
from korchma.server.tables.journal import turn_of

if TYPE_CHECKING:
    from korchma.server.tables.live import LiveTable

MOST = 10
"""Plans of one seat; the oldest goes first."""
THING = re.compile(r"[a-z-]{1,20}:[a-z0-9.-]{1,40}")
ONE_EACH = ("way", "next", "after")
"""Kinds of which somebody has one at a time."""
ORDER = ("next", "after")
"""Of these one says the opposite of the other."""


class Planning:
    """The plans that lie on a table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.drawn: tuple[p.PlanInfo, ...] = ()
        self._turn = turn_of(table.session)

    def draw(self, person: str | None, plan: p.Plan) -> None:
        """Somebody draws; drawn again it is wiped off, and everybody sees it."""
        self.table.check_seat(person, plan.seat)
        if not THING.fullmatch(plan.who) or (plan.what and not THING.fullmatch(plan.what)):
            raise Illegal("bad-message", "that is no thing of a table")
        if not self.table.going:
            raise Illegal("over", "nothing is played here")
        mine = p.PlanInfo(plan.seat, plan.kind, plan.who, plan.what)
        kept = [each for each in self.drawn if each != mine and not _instead(each, mine)]
        if mine not in self.drawn:
            own = [each for each in kept if each.seat == plan.seat]
            kept = [each for each in kept if each not in own[: max(0, len(own) - MOST + 1)]]
            kept.append(mine)
        self._show(tuple(kept))

    def settle(self) -> None:
        """Something was decided: with the round its plans are gone."""
        turn = turn_of(self.table.session)
        if turn != self._turn:
            self._turn = turn
            self.wipe()

    def wipe(self) -> None:
        """No plans any more."""
        if self.drawn:
            self._show(())

    def _show(self, drawn: tuple[p.PlanInfo, ...]) -> None:
        self.drawn = drawn
        self.table.send_all(p.Plans(drawn))


def _instead(old: p.PlanInfo, new: p.PlanInfo) -> bool:
    """Whether a plan takes the place of another."""
    if (old.seat, old.who) != (new.seat, new.who):
        return False
    both = old.kind in ORDER and new.kind in ORDER
    return both or (old.kind == new.kind and new.kind in ONE_EACH)
