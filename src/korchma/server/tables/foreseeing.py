"""What an answer would bring, told to the one who thinks about it."""

from __future__ import annotations

from functools import partial

import msgspec

from korchma.kernel import Illegal, Option
from korchma.server import protocol as p
from korchma.server.tables.aside import Aside
from korchma.server.tables.live import LiveTable


async def foresee(aside: Aside, table: LiveTable, me: p.Me, message: p.Foresee) -> p.Foresight:
    """What options would bring to a seat of this person; told to nobody else."""
    async with table.lock:
        table.check_open(me.id, message.seat, message.ask)
        try:
            convert = partial(msgspec.convert, type=table.session.game.rules.choices, strict=False)
            options: list[Option] = [convert(each) for each in message.answer]
        except (msgspec.ValidationError, TypeError, ValueError):
            raise Illegal("not-offered", "not options of this game") from None
        found = await aside.do(me.id, table.session.foresee, message.seat, options)
    return p.Foresight(message.ask, message.seat, message.answer, found)
