"""The socket of a table: messages in, states out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy import insert, select

from korchma.kernel import Illegal, Option
from korchma.server import protocol as p
from korchma.server.errors import NotSaved, Refusal
from korchma.server.storage.models import chat
from korchma.server.tables.guests import Guest
from korchma.server.tables.live import LiveTable
from korchma.server.tables.undoing import ask_undo, consent
from korchma.server.web.app import House, house_of, same_origin, who

log = logging.getLogger("korchma.socket")

MOST_BYTES = 16_384
MOST_PER_SECOND = 20
BURST = 60
CHAT_LENGTH = 300
MOST_LINES = 100
MOST_SCREENS = 10
"""Sockets of one person at one table."""

_decode = msgspec.json.Decoder(p.FromClient).decode


class Pace:
    """A bucket of tokens: so many messages a second, with a little patience."""

    def __init__(self) -> None:
        self.left, self.then = float(BURST), time.monotonic()

    def allows(self) -> bool:
        """Whether one more message is fine now."""
        now = time.monotonic()
        self.left = min(BURST, self.left + (now - self.then) * MOST_PER_SECOND)
        self.then = now
        self.left -= 1
        return self.left >= 0


@websocket("/ws/tables/{code:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    """Somebody at a table, or looking on."""
    if not same_origin(socket):
        await _shut(socket, 4403, "who-are-you")
        return
    try:
        await socket.accept()  # a browser learns the reason of a closing only after it was let in
    except (RuntimeError, WebSocketDisconnect):
        return
    me = await who(socket)
    if me is None:
        await _shut(socket, 4403, "who-are-you")
        return
    house = house_of(socket)
    try:
        table = await house.hall.find(code[:12])
    except Refusal:
        await _shut(socket, 4404, "no-such-table")
        return
    if sum(each.person == me.id for each in table.guests) >= MOST_SCREENS:
        await _shut(socket, 4429, "too-much")
        return
    guest = Guest(me.id)
    table.connected += 1
    sender = asyncio.create_task(_send_on(socket, table, guest))
    try:
        await _listen(socket, house, table, guest, me)
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass
    finally:
        table.connected -= 1
        table.looked_at = time.monotonic()
        if guest in table.guests:
            table.guests.remove(guest)
            table.show_all()
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def _shut(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    """Shut the door; whoever has gone already does not mind."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code=code, reason=reason)


async def _send_on(socket: WebSocket[Any, Any, Any], table: LiveTable, guest: Guest) -> None:
    """Everything meant for this guest goes out, at the pace it can take."""
    while True:
        for message in await table.messages(guest):
            await socket.send_text(message.decode())


async def _listen(
    socket: WebSocket[Any, Any, Any], house: House, table: LiveTable, guest: Guest, me: p.Me
) -> None:
    """Take messages as long as they come at a human pace."""
    pace = Pace()
    while True:
        text = await socket.receive_text()
        if len(text) > MOST_BYTES or not pace.allows():
            table.count.shut_out += 1
            await _shut(socket, 4429, "too-much")
            return
        try:
            message = _decode(text)
        except (msgspec.DecodeError, RecursionError):
            table.count.refused += 1
            guest.send(p.Refused("bad-message"))
            continue
        try:
            await _answer(house, table, guest, me, message)
        except Illegal as error:
            table.count.refused += 1
            guest.send(p.Refused(error.reason, type(message).__name__))
            if error.reason == "late":
                guest.outdate()
        except NotSaved:
            guest.send(p.Refused("not-saved", type(message).__name__))


async def _answer(
    house: House, table: LiveTable, guest: Guest, me: p.Me, message: p.FromClient
) -> None:
    """Do what a message asks for."""
    match message:
        case p.Hello(since):
            guest.since = max(0, since)
            guest.epoch = table.epoch if since and not table.renumbered else -1
            if guest not in table.guests:
                table.guests.append(guest)
            guest.send(p.Chat(await _lines(house, table, 0)))
            table.show_all()
        case p.Choose():
            await table.choose(me.id, message)
        case p.Foresee():
            guest.send(await _foresee(table, me, message))
        case p.AskUndo(seat):
            await ask_undo(table, me.id, seat)
        case p.Consent(agree):
            await consent(table, me.id, agree)
        case p.AskHint(seat):
            guest.send(await table.hint(me.id, seat))
        case p.Say(text):
            await _say(house, table, me, text)
        case p.StopEverywhere(on):
            (table.stopping.add if on else table.stopping.discard)(me.id)
            guest.outdate()
        case p.Replace(seat):
            await _replace(table, seat)
        case p.Resign():
            await house.hall.leave(me, table)


async def _foresee(table: LiveTable, me: p.Me, message: p.Foresee) -> p.Foresight:
    """What options would bring to a seat of this person; told to nobody else."""
    async with table.lock:
        if message.seat not in table.seats_of(me.id):
            raise Illegal("not-your-turn", "not your seat")
        if message.ask != table.asked or table.row["status"] != "playing":
            raise Illegal("late", "this question is no longer open")
        try:
            convert = partial(msgspec.convert, type=table.session.game.rules.choices, strict=False)
            options: list[Option] = [convert(each) for each in message.answer]
        except (msgspec.ValidationError, TypeError, ValueError):
            raise Illegal("not-offered", "not options of this game") from None
        found = table.session.foresee(message.seat, options)
    return p.Foresight(message.ask, message.seat, message.answer, found)


async def _say(house: House, table: LiveTable, me: p.Me, text: str) -> None:
    """A line for everybody at the table."""
    line = "".join(each for each in " ".join(text.split()) if each.isprintable())[:CHAT_LENGTH]
    if not line:
        return
    mine = table.seats_of(me.id)
    seat = mine[0] if mine else None
    values = {"code": table.row["code"], "seat": seat, "name": me.name, "text": line}
    await house.store.write((insert(chat), {**values, "said": time.time()}))
    said = p.Chat(await _lines(house, table, table.spoken))
    if said.lines:
        table.spoken = said.lines[-1].number
        for guest in table.guests:
            guest.send(said)


async def _lines(house: House, table: LiveTable, after: int) -> tuple[p.ChatLine, ...]:
    """The last lines that were said after a number."""
    here = (chat.c.code == table.row["code"], chat.c.id > after)
    query = select(chat).where(*here).order_by(chat.c.id.desc()).limit(MOST_LINES)
    rows = reversed(await house.store.rows(query))
    return tuple(p.ChatLine(row["id"], row["name"], row["seat"], row["text"]) for row in rows)


async def _replace(table: LiveTable, seat: int) -> None:
    """A bot for somebody who has been silent longer than the host allows."""
    limit = table.row["replace_after"]
    if not 0 <= seat < len(table.sitters) or table.sitters[seat].kind != "human":
        raise Illegal("not-offered", "no person sits there")
    silent = time.time() - table.heard > (limit or 0) * 60
    if limit is None or seat not in table.session.waiting or not silent:
        raise Illegal("not-yet", "still within the time the host gave")
    bots = tuple(table.session.game.mind.bots)
    await table.bot_takes(seat, bots[-1] if bots else "random")
