"""What is said of clocks: how long people may think, and what happens when their time is over."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

Minutes: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20160)]
"""From one minute to a fortnight."""
Per: TypeAlias = Literal["move", "game"]
Then: TypeAlias = Literal["move", "chair", "vote"]
"""A bot decides until it is somebody else's turn; a bot takes the chair; the others vote."""
Ballot: TypeAlias = Literal["wait", "move", "chair"]
"""Wait on, or one of the other two."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a table: minutes ``per`` move or game, and what happens ``then``. ``nights``:
    those of whoever is asked do not count."""

    per: Per
    minutes: Minutes
    then: Then = "move"
    nights: bool = False

    @property
    def seconds(self) -> int:
        """As clocks count."""
        return self.minutes * 60


class NewClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another clock for a table that has not begun; None: none."""

    clock: Clock | None


class Ballots(msgspec.Struct, frozen=True):
    """A vote about a chair whose time is over: how many are asked, and what was said so far."""

    seat: int
    voters: int
    said: dict[Ballot, int]
    mine: Ballot | None = None


class ClockInfo(msgspec.Struct, frozen=True):
    """A clock as it stands: seconds that each chair has ``left`` (None: no clock is set for it),
    the chairs whose time is ``running``, the votes about those whose time is over, and of those
    that run the ones that rest as long as it is night there (``asleep``)."""

    rule: Clock
    left: tuple[float | None, ...]
    running: tuple[int, ...]
    votes: tuple[Ballots, ...] = ()
    asleep: tuple[int, ...] = ()
