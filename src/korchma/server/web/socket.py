"""The socket of a table: messages in, states out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from korchma.kernel import Illegal
from korchma.server import protocol as p
from korchma.server.errors import NotSaved, Refusal
from korchma.server.pace import Pace
from korchma.server.tables.chairs import offer
from korchma.server.tables.chatting import lines, say
from korchma.server.tables.foreseeing import foresee
from korchma.server.tables.guests import Guest
from korchma.server.tables.hinting import hint
from korchma.server.tables.live import LiveTable
from korchma.server.tables.seated import Seated
from korchma.server.web.house import House, address_of, house_of, known
from korchma.server.web.origin import for_us, same_origin
from korchma.server.web.porter import Door

log = logging.getLogger("korchma.socket")

MOST_BYTES = 16_384
MOST_PER_SECOND = 20
BURST = 60
HELLO = 10.0
"""Seconds until the first word."""

_decode = msgspec.json.Decoder(p.FromClient).decode

Wire = WebSocket[Any, Any, Any]


@websocket("/ws/tables/{code:str}")
async def table_socket(socket: Wire, code: FromPath[str]) -> None:
    """Somebody at a table, or looking on."""
    if not same_origin(socket) or not for_us(socket, socket.app.state.names):
        await shut(socket, 4403, "who-are-you")
        return
    try:
        await socket.accept()  # a browser learns the reason of a closing only after it was let in
    except (RuntimeError, WebSocketDisconnect):
        return
    here = await known(socket)
    if here is None:
        await shut(socket, 4403, "who-are-you")
        return
    house = house_of(socket)
    door = Door(here, code[:12], address_of(socket), partial(shut, socket))
    if not house.porter.lets_in(door):
        house.hall.count.shut_out += 1
        await shut(socket, 4429, "too-much")
        return
    try:
        await _come_in(socket, house, door)
    finally:
        house.porter.goodbye(door)


async def _come_in(socket: Wire, house: House, door: Door) -> None:
    """Find the table, and stay there until one of both sides has enough."""
    try:
        table = house.welcome(door.me, await house.hall.find(door.code, door.me.id))
    except Refusal as error:
        known_code = error.status == 404
        await shut(socket, 4404 if known_code else 4429, error.error)
        return
    except Exception:
        log.exception("table %s cannot be opened", door.code)
        await shut(socket, 4500, "broken")
        return
    guest = table.guest(door.me, door.code)
    table.connected += 1
    sender = asyncio.create_task(_send_on(socket, table, guest))
    try:
        await _listen(socket, table, guest, door, house)
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass
    finally:
        table.connected -= 1
        table.goodbye(guest)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def shut(socket: Wire, code: int, reason: str) -> None:
    """Shut the door; whoever has gone already does not mind."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code=code, reason=reason)


async def _send_on(socket: Wire, table: Seated, guest: Guest) -> None:
    """Everything meant for this guest goes out, at the pace it can take."""
    while True:
        for message in await table.messages(guest):
            await socket.send_text(message.decode())


async def _listen(socket: Wire, table: Seated, guest: Guest, door: Door, house: House) -> None:
    """Take messages as long as they come at a human pace, and their session lasts."""
    pace = Pace(BURST, BURST / MOST_PER_SECOND)
    while True:
        try:
            text = await asyncio.wait_for(
                socket.receive_text(), None if guest in table.guests else HELLO
            )
        except TimeoutError:
            await shut(socket, 4408, "no-hello")
            return
        if door.over:
            await shut(socket, 4401, "session-over")
            return
        if len(text) > MOST_BYTES or not pace.allows():
            table.count.shut_out += 1
            await shut(socket, 4429, "too-much")
            return
        try:
            message = _decode(text)
        except (msgspec.DecodeError, RecursionError):
            table.count.refused += 1
            guest.send(p.Refused("bad-message"))
            continue
        await _heed(table, guest, door, house, message)


async def _heed(
    table: Seated, guest: Guest, door: Door, house: House, message: p.FromClient
) -> None:
    """Do what a message asks for, or say why not."""
    try:
        await _answer(table, guest, door, house, message)
    except Illegal as error:
        table.count.refused += 1
        guest.send(p.Refused(error.reason, type(message).__name__))
        if error.reason == "late":
            guest.outdate()
    except Refusal as error:
        table.count.refused += 1
        guest.send(p.Refused(error.error, type(message).__name__))
    except NotSaved:
        guest.send(p.Refused("not-saved", type(message).__name__))


async def _answer(
    table: Seated, guest: Guest, door: Door, house: House, message: p.FromClient
) -> None:
    me = door.me
    match message:
        case p.Hello(since):
            if guest in table.guests:
                raise Illegal("bad-message", "one hello is enough")
            guest.send(p.Chat(await lines(table, me.id, house.company.blocks)))
            if isinstance(table, LiveTable) and table.planning.drawn:
                guest.send(p.Plans(table.planning.drawn))
            table.welcome(guest, since)
        case p.Ping():
            guest.send(p.Pong())
        case p.Say(text):
            if not house.porter.lines.allows(me.id):
                raise Illegal("chat-too-fast", "a little slower, please")
            await say(table, me, text, house.company.blocks)
        case p.Offer(watcher):
            if offered := offer(me.id, table, watcher):
                house.bell.notify(offered, "chair", table, me.name)
        case p.Resign():
            await table.leave(me.id)
        case _ if isinstance(table, LiveTable):
            await _play(table, guest, house, me, message)
        case _:
            raise Illegal(table.row["stuck"] or "over", "this table can only be read")


async def _play(
    table: LiveTable, guest: Guest, house: House, me: p.Me, message: p.FromClient
) -> None:
    """Do what is asked for at a table where a game is under way."""
    match message:
        case p.Choose():
            await table.choose(me.id, message)
        case p.Foresee():
            guest.send(await foresee(house.hall.aside, table, me, message))
        case p.AskUndo(seat):
            await table.undoing.ask(me.id, seat)
        case p.Consent(agree):
            await table.undoing.consent(me.id, agree)
        case p.AskHint(seat):
            guest.send(await hint(table, me, seat))
        case p.Plan():
            if not house.porter.plans.allows(me.id):
                raise Illegal("plan-too-fast", "a little slower, please")
            table.planning.draw(me.id, message)
        case p.StopEverywhere(on):
            (table.stopping.add if on else table.stopping.discard)(me.id)
            guest.outdate()
        case p.Vote(seat, ballot):
            await table.clocks.vote(me.id, seat, ballot)
