"""The log of a session: decisions, and the safe points between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from korchma.kernel.ask import Answer, Answers
from korchma.kernel.errors import KorchmaError
from korchma.kernel.undo import Mark

if TYPE_CHECKING:
    from korchma.kernel.chair import Chair
    from korchma.kernel.session import Session

SNAPSHOT_EVERY = 0
"""Decisions between two snapshots, at the least: none, so that forks have little to play again."""

PLAY_OUT_EVERY = 256
"""The same while a program plays on without looking back: nobody forks there before the end."""


class Stale(msgspec.Struct, frozen=True):
    """A decision of older rules that these no longer know, as it was written down."""

    answer: Any


Entry: TypeAlias = Answer | Answers | Stale


class Base(msgspec.Struct, frozen=True):
    """The state at a safe point, and how many entries of the log led to it."""

    state: Any
    length: int


class Dream(msgspec.Struct, frozen=True):
    """Where an imagined table stands that has not come to a safe point of its own.

    Nothing true is kept in it: it is forked by imagining it again, from the same chair.
    """

    chair: Chair
    seed: int
    when: int
    length: int = 0

    def again(self) -> Session:
        """The same imagined table once more, as long as the true one has not moved on."""
        if self.chair.decided != self.when:
            raise KorchmaError(
                "The game has gone on since this table was imagined. Imagine it anew."
            )
        return self.chair.imagine(self.seed)


class Past(msgspec.Struct, frozen=True):
    """The log and the marks of the session that was forked, as far as the fork shares them."""

    log: list[Entry]
    marks: list[Mark]
    length: int
