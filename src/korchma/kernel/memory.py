"""What people remember from game to game: the stories they have read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from korchma.kernel.event import Event


@dataclass(frozen=True)
class Memory:
    """How a game uses what its players remember.

    ``read`` names what somebody who is told of an event has read with it. ``options`` makes a new
    game, for somebody who has read these things so many times, in which they stay out.
    """

    read: Callable[[Event], Sequence[str]]
    options: Callable[[Any, Mapping[str, int]], Mapping[str, Any]]
