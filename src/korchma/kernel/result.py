"""How a game ended, and how likely things are."""

from __future__ import annotations

import msgspec


class Source(msgspec.Struct, frozen=True):
    """Points of one seat from one source (a text id)."""

    id: str
    points: int


class Result(msgspec.Struct, frozen=True):
    """How a game ended: why, who won (nobody: empty), each seat's score and where it came from."""

    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    sources: tuple[tuple[Source, ...], ...] = ()


class Odds(msgspec.Struct, frozen=True):
    """The chance that a risk ends well: as things stand, and with everything one holds.

    What was simulated is not exact, and says how far it may be off (95%).
    """

    chance: float
    best: float
    exact: bool = True
    error: float = 0.0
