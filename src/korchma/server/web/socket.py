"""The socket of a table: messages in, states out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from korchma.kernel import Illegal
from korchma.server import protocol as p
from korchma.server.errors import NotSaved, Refusal
from korchma.server.tables.chatting import lines, say
from korchma.server.tables.foreseeing import foresee
from korchma.server.tables.guests import Guest
from korchma.server.tables.live import LiveTable
from korchma.server.tables.replacing import replace
from korchma.server.tables.seated import Seated
from korchma.server.web.app import house_of, same_origin, who

log = logging.getLogger("korchma.socket")

MOST_BYTES = 16_384
MOST_PER_SECOND = 20
BURST = 60
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
    try:
        table = await house_of(socket).hall.find(code[:12])
    except Refusal:
        await _shut(socket, 4404, "no-such-table")
        return
    except Exception:
        log.exception("table %s cannot be opened", code[:12])
        await _shut(socket, 4500, "broken")
        return
    if sum(each.person == me.id for each in table.guests) >= MOST_SCREENS:
        await _shut(socket, 4429, "too-much")
        return
    guest = Guest(me.id)
    table.connected += 1
    sender = asyncio.create_task(_send_on(socket, table, guest))
    try:
        await _listen(socket, table, guest, me)
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass
    finally:
        table.connected -= 1
        table.goodbye(guest)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def _shut(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    """Shut the door; whoever has gone already does not mind."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code=code, reason=reason)


async def _send_on(socket: WebSocket[Any, Any, Any], table: Seated, guest: Guest) -> None:
    """Everything meant for this guest goes out, at the pace it can take."""
    while True:
        for message in await table.messages(guest):
            await socket.send_text(message.decode())


async def _listen(socket: WebSocket[Any, Any, Any], table: Seated, guest: Guest, me: p.Me) -> None:
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
            await _answer(table, guest, me, message)
        except Illegal as error:
            table.count.refused += 1
            guest.send(p.Refused(error.reason, type(message).__name__))
            if error.reason == "late":
                guest.outdate()
        except NotSaved:
            guest.send(p.Refused("not-saved", type(message).__name__))


async def _answer(table: Seated, guest: Guest, me: p.Me, message: p.FromClient) -> None:
    """Do what a message asks for."""
    match message:
        case p.Hello(since):
            guest.send(p.Chat(await lines(table)))
            table.welcome(guest, since)
        case p.Ping():
            guest.send(p.Pong())
        case p.Say(text):
            await say(table, me, text)
        case p.Resign():
            await table.leave(me.id)
        case _ if isinstance(table, LiveTable):
            await _play(table, guest, me, message)
        case _:
            raise Illegal(table.row["stuck"] or "over", "this table can only be read")


async def _play(table: LiveTable, guest: Guest, me: p.Me, message: p.FromClient) -> None:
    """Do what is asked for at a table where a game is under way."""
    match message:
        case p.Choose():
            await table.choose(me.id, message)
        case p.Foresee():
            guest.send(await foresee(table, me, message))
        case p.AskUndo(seat):
            await table.undoing.ask(me.id, seat)
        case p.Consent(agree):
            await table.undoing.consent(me.id, agree)
        case p.AskHint(seat):
            guest.send(await table.hint(me.id, seat))
        case p.StopEverywhere(on):
            (table.stopping.add if on else table.stopping.discard)(me.id)
            guest.outdate()
        case p.Replace(seat):
            await replace(table, seat)
