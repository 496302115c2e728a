"""A bot for somebody who does not come back."""

from __future__ import annotations

from korchma.kernel import Illegal
from korchma.server import steady
from korchma.server.tables.bots import best_bot
from korchma.server.tables.live import LiveTable


async def replace(table: LiveTable, person: str, seat: int) -> None:
    """A bot for somebody who has been silent longer than the host allows; asked for by one of those
    who sit and wait."""
    if not table.seats_of(person):
        raise Illegal("not-your-turn", "only who sits here may ask for that")
    limit = table.row["replace_after"]
    if not 0 <= seat < len(table.sitters) or table.sitters[seat].kind != "human":
        raise Illegal("not-offered", "no person sits there")
    silent = steady.now() - table.heard > (limit or 0) * 60
    if limit is None or seat not in table.session.waiting or not silent:
        raise Illegal("not-yet", "still within the time the host gave")
    await table.bot_takes(seat, best_bot(table.session))
