"""A bot for somebody who does not come back."""

from __future__ import annotations

import time

from korchma.kernel import Illegal
from korchma.server.tables.bots import best_bot
from korchma.server.tables.live import LiveTable


async def replace(table: LiveTable, seat: int) -> None:
    """A bot for somebody who has been silent longer than the host allows."""
    limit = table.row["replace_after"]
    if not 0 <= seat < len(table.sitters) or table.sitters[seat].kind != "human":
        raise Illegal("not-offered", "no person sits there")
    silent = time.time() - table.heard > (limit or 0) * 60
    if limit is None or seat not in table.session.waiting or not silent:
        raise Illegal("not-yet", "still within the time the host gave")
    await table.bot_takes(seat, best_bot(table.session))
