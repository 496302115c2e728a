"""What a good bot would do and why, told to the one who asked."""

from __future__ import annotations

import msgspec

from korchma.kernel import Answer, Illegal
from korchma.server import protocol as p
from korchma.server.tables.bots import best_bot
from korchma.server.tables.live import LiveTable


async def hint(table: LiveTable, me: p.Me, seat: int) -> p.Hint:
    """The advice of the game's best bot for a seat of this person."""
    session, number = table.session, table.asked
    asked = seat in table.seats_of(me.id) and seat in session.waiting
    if not asked or not session.game.mind.bots:
        raise Illegal("no-hint", "nothing to advise")
    found = await table.mind.advise(session, seat, best_bot(session), me.id)
    if not found:
        raise Illegal("no-hint", "the bot could not think it out")
    if number != table.asked:
        raise Illegal("late", "this question is no longer open")
    best, then = found[0], found[1] if found[1:] else None
    answer: Answer = msgspec.convert(best.answer, session.game.answer_type, strict=False)
    odds = None if isinstance(answer, tuple) else table.chances.of_option(seat, answer)
    return p.Hint(seat, best.answer, odds, best.reason, then)
