"""Whom a table calls: those it waits for now and did not before, and all when it begins or ends."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    from korchma.server.tables.live import LiveTable
    from korchma.server.tables.seated import Seated

Kind = Literal["begins", "over"]


class Rings(Protocol):
    """Whoever tells people that are called; it never keeps a table waiting."""

    def turned(self, table: Seated, came: Collection[str], went: Collection[str]) -> None:
        """A table waits for other people than before."""

    def notify(self, person: str, kind: Kind, table: Seated | None = None, who: str = "") -> None:
        """Somebody has to know something."""


class _Silent:
    def turned(self, table: Seated, came: Collection[str], went: Collection[str]) -> None:
        """Nobody is told."""

    def notify(self, person: str, kind: Kind, table: Seated | None = None, who: str = "") -> None:
        """Nobody is told."""


SILENT: Rings = _Silent()


class Calling:
    """What one table has called out so far; a table that wakes calls nobody for it."""

    def __init__(self, live: LiveTable, bell: Rings) -> None:
        self._live, self._bell = live, bell
        self._waited, self._status = self._waiting(), live.row["status"]

    def _waiting(self) -> frozenset[str]:
        """The people whose move it is."""
        live = self._live
        if not live.going:
            return frozenset()
        asked = (live.sitters[seat].person for seat in live.session.waiting)
        return frozenset(person for person in asked if person)

    def look(self) -> None:
        """Call whoever has to know how the table stands now."""
        live, before = self._live, self._status
        waiting, self._status = self._waiting(), live.row["status"]
        came, went = waiting - self._waited, self._waited - waiting
        self._waited = waiting
        if came or went:
            self._bell.turned(live, came, went)
        seated = {sitter.person for sitter in live.sitters if sitter.person}
        if before == "open" and live.going:
            for person in seated - came:
                self._bell.notify(person, "begins", live)
        elif before != "over" and live.over:
            for person in seated:
                self._bell.notify(person, "over", live)
