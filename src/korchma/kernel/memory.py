"""What people remember from game to game: what they have read, how it ended, what they kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from korchma.kernel.event import Event
from korchma.kernel.table import Table


class Tale(msgspec.Struct, frozen=True):
    """A story that can be played again: the modes it is played in, all there is to read in it and
    all its endings, each in the order of its book."""

    id: str
    modes: tuple[str, ...]
    minutes: int
    weight: int
    entries: tuple[str, ...]
    """Things by kind and name: ``entry:a1-33``."""
    endings: tuple[str, ...]


class Memoir(msgspec.Struct, frozen=True):
    """What a finished evening is remembered by: its tale, as whom each seat played, keepsakes."""

    tale: str = ""
    roles: tuple[tuple[str, ...], ...] = ()
    keeps: tuple[str, ...] = ()


@dataclass(frozen=True)
class Chronicle:
    """A title whose evenings are written down.

    ``memoir`` is what is kept of a finished one. ``options`` makes a new game for people who have
    brought these keepsakes home from earlier ones.
    """

    tales: Callable[[Any], Sequence[Tale]]
    memoir: Callable[[Table[Any, Any, Any]], Memoir]
    options: Callable[[Sequence[str]], Mapping[str, Any]]


@dataclass(frozen=True)
class Memory:
    """How a game uses what its players remember.

    ``read`` names what somebody who is told of an event has read with it. ``options`` makes a new
    game, for somebody who has read these things so many times, in which they stay out; a game
    without it can be read again and again. ``chronicle``: its evenings are written down. ``decks``
    are what there is to read elsewhere, by the name of each; ``kind``: of things whose names do not
    say it themselves.
    """

    read: Callable[[Event], Sequence[str]]
    options: Callable[[Any, Mapping[str, int]], Mapping[str, Any]] | None = None
    chronicle: Chronicle | None = None
    decks: Callable[[Any], Mapping[str, Sequence[str]]] | None = None
    kind: str = ""
