"""Chairs of a table: taken by people, filled with bots, offered to who looks on."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy import update

from korchma.bots import make_bot
from korchma.kernel import Illegal, KorchmaError
from korchma.server import protocol as p
from korchma.server import steady
from korchma.server.errors import Refusal
from korchma.server.storage.models import sitters, tables
from korchma.server.tables.casting import free_cast
from korchma.server.tables.guests import Sitter
from korchma.server.tables.live import GOES_ON, LiveTable
from korchma.server.tables.nights import home_of
from korchma.server.tables.seated import Seated


async def join(me: p.Me, table: Seated, *, watching: bool = False) -> None:
    """Take a chair that is free; the game begins when none is left open.

    ``watching``: came by a link to watch, and sits down only where a chair was offered.
    """
    if not isinstance(table, LiveTable):
        raise Refusal(409, table.row["stuck"] or "no-open-chair")
    async with table.lock:
        if table.seats_of(me.id):
            return
        offered = me.id in table.offers
        if watching and not offered:
            raise Refusal(403, "only-watching")
        seat = _chair_for(me, table, offered)
        if seat is None:
            raise Refusal(409, "no-open-chair")
        await _seat(table, {seat: Sitter("human", "", me.name, me.id, zone=home_of(me))})
        table.session.people = table.session.people | {seat}
        table.offers.discard(me.id)
    table.show_all()
    table.wake()


def free_for(table: Seated, *, offered: bool = False) -> list[int]:
    """Chairs a stranger may take: open ones first, then those a bot only keeps warm. Where they
    were offered one, also the chairs of people who left."""
    chairs = list(enumerate(table.sitters))
    kept = [i for i, x in chairs if x.was == "" or (offered and x.was)]
    going = not table.over and table.row["stuck"] in GOES_ON
    return [i for i, x in chairs if x.kind == "open"] + (kept if going else [])


def _chair_for(me: p.Me, table: Seated, offered: bool) -> int | None:
    """Who sat here before has seen that hand, and takes that chair again or none."""
    own = [i for i, sitter in enumerate(table.sitters) if sitter.was == me.id]
    if own:
        return own[0] if not table.over else None
    return next(iter(free_for(table, offered=offered)), None)


async def fill(me: p.Me, table: Seated, wish: p.FillChairs) -> None:
    """The host puts bots on open chairs: one of them, or all, and then the game begins."""
    if table.row["host"] != me.id:
        raise Refusal(403, "not-the-host")
    if not isinstance(table, LiveTable):
        raise Refusal(409, "no-open-chair")
    try:
        make_bot(table.session.game, wish.bot, 0)
    except KorchmaError as error:
        raise Refusal(400, "bad-table", str(error)) from None
    async with table.lock:
        chairs = [i for i, sitter in enumerate(table.sitters) if sitter.kind == "open"]
        if wish.seat is not None:
            chairs = [seat for seat in chairs if seat == wish.seat]
        if not chairs:
            raise Refusal(409, "no-open-chair")
        seats = list(table.sitters)
        for seat in chairs:
            cast = free_cast(table.row["game"], seats)
            seats[seat] = Sitter("bot", wish.bot, "", None, cast, was="")
        await _seat(table, {seat: seats[seat] for seat in chairs})
        table.session.people = table.session.people - set(chairs)
    table.show_all()
    table.wake()


async def set_clock(me: p.Me, table: Seated, clock: p.Clock | None) -> None:
    """The host sets another clock, as long as the game has not begun; all see it in their room."""
    if table.row["host"] != me.id:
        raise Refusal(403, "not-the-host")
    if not isinstance(table, LiveTable) or not table.filling:
        raise Refusal(409, "has-begun")
    async with table.lock:
        await table.note(clock=msgspec.to_builtins(clock))
    table.show_all()


async def _seat(table: LiveTable, changed: Mapping[int, Sitter]) -> None:
    """Under the lock: these sit there now; with no chair open any more the game is under way."""
    seats = [changed.get(seat, sitter) for seat, sitter in enumerate(table.sitters)]
    open_still = any(sitter.kind == "open" for sitter in seats)
    now, at = steady.now(), sitters.c.code == table.code
    values = {"status": "open" if open_still else "playing", "updated": now}
    if not table.filling:
        values = {"updated": now}
    await table.store.write(
        *(
            (update(sitters).where(at, sitters.c.seat == seat).values(_row(sitter)), None)
            for seat, sitter in changed.items()
        ),
        (update(tables).where(tables.c.code == table.code).values(values), None),
    )
    table.sitters[:] = seats
    table.row |= values
    table.heard = now
    await table.clocks.note()


def _row(sitter: Sitter) -> dict[str, object]:
    row: dict[str, object] = msgspec.to_builtins(sitter)
    return row


def offer(person: str, table: Seated, key: int) -> str | None:
    """The host offers somebody who looks on a chair; said again, it is taken back. Whom, if so."""
    if table.row["host"] != person:
        raise Illegal("not-the-host", "only the host may offer a chair")
    known = {each.key: each.person for each in table.watchers()}
    watcher = known.get(key)
    if watcher is None:
        raise Illegal("late", "nobody looks on by that number")
    if watcher in table.offers:
        table.offers.discard(watcher)
    elif free_for(table, offered=True):
        table.offers.add(watcher)
    else:
        raise Illegal("no-open-chair", "no chair is free")
    table.show_all()
    return watcher if watcher in table.offers else None
