"""The log of a session: decisions, and the safe points between them."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from korchma.kernel.ask import Answer, Answers

SNAPSHOT_EVERY = 0
"""Decisions between two snapshots, at the least: none, so that forks have little to play again."""

PLAY_OUT_EVERY = 16
"""The same while a program plays on without looking back: forks are rare there."""


class Redeal(NamedTuple):
    """In the log of a fork: here all that this seat cannot know was dealt anew."""

    seat: int | None
    seed: int


class Base(NamedTuple):
    """The state at a safe point, and how many entries of the log led to it."""

    state: Any
    length: int


class Stale(NamedTuple):
    """A decision of older rules that these no longer know, as it was written down."""

    answer: Any


Entry: TypeAlias = Answer | Answers | Redeal | Stale
