"""Taking back at a live table: at once where that is free, else with the others' consent."""

from __future__ import annotations

from sqlalchemy import delete, insert, update

from korchma.kernel import Illegal
from korchma.server.storage.models import decisions, pending, tables, undos
from korchma.server.tables.live import LiveTable
from korchma.server.tables.sketch import encode


async def ask_undo(table: LiveTable, person: str | None, seat: int) -> None:
    """Take back at once where that is free or nobody else minds; else ask the others."""
    async with table.lock:
        if seat not in table.seats_of(person):
            raise Illegal("not-your-turn", "not your seat")
        undo = table.session.can_undo(seat)
        if undo is None:
            raise Illegal("nothing-to-undo", "nothing decided yet")
        others = {i for i in undo.needs if table.sitters[i].person != person}
        if others:
            table.wish = (seat, others)
        else:
            await _undo(table, seat)
    table.show_all()
    table.wake()


async def consent(table: LiveTable, person: str | None, agree: bool) -> None:
    """Somebody agrees to a wish, or does not."""
    async with table.lock:
        if table.wish is None:
            raise Illegal("late", "nobody wants to take back")
        seat, waiting = table.wish
        if not waiting.intersection(table.seats_of(person)):
            raise Illegal("not-your-turn", "not asked")
        if agree:
            left = waiting - set(table.seats_of(person))
            if not left:
                await _undo(table, seat)
            else:
                table.wish = (seat, left)
        else:
            table.wish = None
    table.show_all()
    table.wake()


async def _undo(table: LiveTable, seat: int) -> None:
    """Take back: the log in the database gets shorter, the undo is kept."""
    session, code = table.session, table.row["code"]
    undo = session.can_undo(seat)
    assert undo is not None
    gone = delete(decisions).where(decisions.c.code == code, decisions.c.number >= undo.to)
    again = update(tables).where(tables.c.code == code).values(status="playing", ending="")
    kept = {"code": code, "undo": encode(undo).decode()}
    secret = delete(pending).where(pending.c.code == code)
    await table.store.write((gone, None), (secret, None), (insert(undos), kept), (again, None))
    session.undo(seat, consent=undo.needs)
    table.row |= {"status": "playing", "ending": ""}
    table.epoch += 1
    table.wish = None
