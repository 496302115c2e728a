"""Fair undo: free until something new became known, by consent past that."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from korchma.kernel.ask import Illegal

if TYPE_CHECKING:
    from korchma.kernel.session import Session


Mark: TypeAlias = tuple[int, bool, bool, int]
"""Beside each decision: whose it was, whether it brought news, whether it was the usual answer,
and how many events had been told before it."""


class Undo(msgspec.Struct, frozen=True):
    """Taking back from decision ``at`` to decision ``to``.

    ``free``: nothing new had become known and nobody else had decided. ``needs``: the other
    people who must agree; nobody, when it is free or one person plays alone.
    """

    seat: int
    at: int
    to: int
    free: bool
    needs: tuple[int, ...]


def _last_own(session: Session, seat: int) -> int | None:
    """The last decision of this seat that was more than letting a window pass."""
    for i in range(len(session.marks) - 1, -1, -1):
        whose, _, usual, _ = session.marks[i]
        entry = session.log[i]
        if (whose == seat and not usual) or (isinstance(entry, dict) and seat in entry):
            return i
    return None


def why_not(session: Session, seat: int) -> Illegal:
    """Why this seat can take nothing back."""
    if session.first is not None and _last_own(session, seat) is not None:
        return Illegal("undo-older-rules", "decided before these rules came, and stands")
    return Illegal("nothing-to-undo", f"seat {seat} has decided nothing yet")


def judge(session: Session, seat: int) -> Undo | None:
    """What it takes for this seat to take its last decision back."""
    to = _last_own(session, seat)
    if to is None or (session.first is not None and to < session.first.length):
        return None
    since = session.marks[to:]
    free = all(whose == seat and not news for whose, news, _, _ in since)
    needs = () if free else tuple(sorted(session.people - {seat}))
    return Undo(seat, len(session.log), to, free, needs)
