"""What happened at the table, as typed facts."""

from __future__ import annotations

from typing import Annotated

import msgspec

from korchma.kernel.ask import kebab
from korchma.kernel.things import thing


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=kebab):
    """A fact: a card drawn, a die rolled. Log, animation and statistics feed on it."""


class TakenBack(Event, frozen=True):
    """Somebody undid: what was told after number ``to`` no longer holds."""

    seat: Annotated[int, thing("seat")]
    to: int


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event with its number and its audience.

    ``to`` is None for everybody, else the seats that see ``event``; all others see ``others``.
    """

    number: int
    event: Event
    to: tuple[int, ...] | None = None
    others: Event | None = None

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as this seat sees it (None: a spectator), or None where it sees nothing."""
        if self.to is None or (seat is not None and seat in self.to):
            return self.event
        return self.others
