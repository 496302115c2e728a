"""What the seats of a table see, made and encoded once for all who sit or look there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from korchma.server.tables.live import LiveTable

_encode = msgspec.json.Encoder().encode


class Seen(NamedTuple):
    """What a seat sees, ready to be sent, and the things in it whose secret texts it may read."""

    view: msgspec.Raw
    secrets: Sequence[str]


class Sights:
    """The views of one table at its open question."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._asked = -1
        self._seen: dict[int | None, Seen] = {}

    def of(self, seat: int | None) -> Seen:
        """What a seat sees now; None is somebody who looks on."""
        if self._asked != self._live.asked:
            self._asked, self._seen = self._live.asked, {}
        if seat not in self._seen:
            session, seats = self._live.session, self._places()
            many = session.game.eyes.views
            made = many(session.table, seats) if many else [session.view(i) for i in seats]
            self._seen = {
                each: Seen(msgspec.Raw(_encode(view)), session.game.eyes.secrets(view))
                for each, view in zip(seats, made, strict=True)
            }
        return self._seen[seat]

    def _places(self) -> list[int | None]:
        """Where people sit and look on."""
        return [None, *(i for i, sitter in enumerate(self._live.sitters) if sitter.kind != "bot")]
