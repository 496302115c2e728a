"""The past of a game under way: its decisions, and the last safe point between them."""

from __future__ import annotations

from korchma.kernel.log import Base, Entry, Past
from korchma.kernel.looking import Looking
from korchma.kernel.running import Rest
from korchma.kernel.undo import Mark


class Recalling(Looking):
    """What was decided so far, also where a fork left it in the log of another session."""

    _log: list[Entry]
    _marks: list[Mark]
    _past: Past | None
    _rest: Rest

    @property
    def _base(self) -> Base:
        """The last safe point."""
        base = self._rest.base
        assert isinstance(base, Base), "an imagined table that has not come to a safe point"
        return base

    @property
    def length(self) -> int:
        """How many decisions have been made."""
        return self._rest.earlier + len(self._log)

    @property
    def log(self) -> list[Entry]:
        """Every decision so far."""
        if self._past is not None:
            self._own_past()
        return self._log

    @property
    def marks(self) -> list[Mark]:
        """What is noted beside each decision."""
        if self._past is not None:
            self._own_past()
        return self._marks

    def _own_past(self) -> None:
        """A fork that is asked for its past copies what it only knew where to find."""
        assert self._past is not None
        past, length = self._past, self._past.length
        self._log[:0], self._marks[:0] = past.log[:length], past.marks[:length]
        self._past = None
        self._rest.own()
