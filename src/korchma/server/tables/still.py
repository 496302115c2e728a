"""A table that can be read but not played: its game cannot go on, or ended under older rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from korchma.kernel import Game, Scene, Table, Told, find_game
from korchma.kernel.resuming import Unfit, position
from korchma.server import protocol as p
from korchma.server.storage.store import Store
from korchma.server.tables.disclosing import disclose
from korchma.server.tables.guests import Sitter
from korchma.server.tables.seated import Seated
from korchma.server.tables.sketch import bare_state
from korchma.server.tables.waking import Pages, story, title_of
from korchma.server.web.metrics import Count

Views = Mapping[int | None, Any]
"""What each seat, and the public (None), saw last."""


class StillTable(Seated):
    """What happened, and the last that is known of the position."""

    renumbered = True

    def __init__(
        self,
        row: dict[str, Any],
        seats: list[Sitter],
        store: Store,
        story: Sequence[Told],
        views: Views,
        game: Game[Any, Any, Any] | None,
        count: Count | None = None,
    ) -> None:
        super().__init__(row, seats, store, count)
        self._story, self._views, self._game = story, views, game

    @property
    def told(self) -> int:
        """The number of the last event."""
        return len(self._story)

    async def state(self, person: str | None, since: int, *, reset: bool) -> p.State:
        """The table as it was left: nobody is asked anything."""
        seat = next(iter(self.seats_of(person)), None)
        bare = bare_state(self, person, self._story, self._views.get(seat))
        told = (event for _, event in bare.events)
        return msgspec.structs.replace(
            bare,
            result=self.row["result"] if self.over else None,
            seed=self.row["seed"] if self.over else "",
            secrets=disclose(self._game, (), told) if self._game else None,
        )

    async def leave(self, person: str) -> None:
        """Somebody gets up; the last of them closes the table."""
        for seat in self.seats_of(person):
            await self.bot_takes(seat, "random")
        await self.close_if_left()


def last_views(pages: Pages) -> Views:
    """The position a table was left in, as its seats and the public see it; empty if it is lost."""
    try:
        game = title_of(pages)
        assert pages.place is not None
        table = laid_out(game, pages.row, len(pages.seats), pages.place["state"])
        eyes = (None, *range(len(pages.seats)))
        return {
            seat: msgspec.to_builtins(game.eyes.view(table, seat), str_keys=True) for seat in eyes
        }
    except Exception:  # whatever rules of today make of a position of yesterday
        return {}


def laid_out(
    game: Game[Any, Any, Any], row: dict[str, Any], seats: int, state: bytes
) -> Table[Any, Any, Any]:
    """A position out of the database, for looking at only."""
    options = game.options(row["mode"], seats, **row["options"])
    return Table(position(game, state), game.content, options)


def scene_at(row: dict[str, Any], seats: int, state: bytes) -> Scene | None:
    """The board of a table as a spectator saw it last, at its last safe point."""
    try:
        game = find_game(row["game"])
        view = game.eyes.view(laid_out(game, row, seats, state), None)
        return game.eyes.scene(view, game.content)
    except Exception:  # the same: then it is shown without its board
        return None


def stuck_table(pages: Pages, why: Unfit, store: Store, count: Count | None = None) -> StillTable:
    """A table that cannot go on, and says why."""
    told, _ = story(pages)
    row = pages.row | {"stuck": why.reason}
    game = None if why.reason == "stuck-title" else title_of(pages)
    return StillTable(row, pages.seats, store, told, last_views(pages), game, count)
