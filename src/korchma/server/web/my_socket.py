"""The socket of a person: which tables wait for them, what they might want to know."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from korchma.server.notices.bell import Eye
from korchma.server.pace import Pace
from korchma.server.protocol import FromHouse, Looking, Ping, Pong, Standing
from korchma.server.web.house import address_of, house_of, known
from korchma.server.web.origin import for_us, same_origin
from korchma.server.web.porter import Door
from korchma.server.web.socket import BURST, MOST_PER_SECOND, Wire, shut

MOST_UNSENT = 64
"""What may wait for a slow page; the oldest is dropped."""

_decode = msgspec.json.Decoder(Looking | Ping).decode
_encode = msgspec.json.Encoder().encode

Unsent = asyncio.Queue[FromHouse | Pong]


@websocket("/ws/me")
async def my_socket(socket: Wire) -> None:
    """Somebody has a page of ours open."""
    if not same_origin(socket) or not for_us(socket, socket.app.state.names):
        await shut(socket, 4403, "who-are-you")
        return
    try:
        await socket.accept()
    except (RuntimeError, WebSocketDisconnect):
        return
    here = await known(socket)
    if here is None:
        await shut(socket, 4403, "who-are-you")
        return
    house = house_of(socket)
    door = Door(here, "", address_of(socket), partial(shut, socket))
    if not house.porter.lets_in(door):
        house.hall.count.shut_out += 1
        await shut(socket, 4429, "too-much")
        return
    unsent: Unsent = asyncio.Queue(MOST_UNSENT)
    eye = Eye(partial(_put, unsent))
    house.bell.opened(here.me.id, eye)
    sender = asyncio.create_task(_send_on(socket, unsent))
    try:
        eye.send(Standing(await house.bell.wishes.standing(here.me.id)))
        await _listen(socket, door, eye, unsent)
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass
    finally:
        house.porter.goodbye(door)
        house.bell.closed(here.me.id, eye)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


def _put(unsent: Unsent, message: FromHouse | Pong) -> None:
    """For later; whoever does not read gets only the latest."""
    if unsent.full():
        unsent.get_nowait()
    unsent.put_nowait(message)


async def _send_on(socket: Wire, unsent: Unsent) -> None:
    while True:
        await socket.send_text(_encode(await unsent.get()).decode())


async def _listen(socket: Wire, door: Door, eye: Eye, unsent: Unsent) -> None:
    """Whether the page is before their eyes, as long as that is said at a human pace."""
    pace = Pace(BURST, BURST / MOST_PER_SECOND)
    while True:
        text = await socket.receive_text()
        if door.over or len(text) > 200 or not pace.allows():
            await shut(socket, 4401 if door.over else 4429, "too-much")
            return
        try:
            message = _decode(text)
        except (msgspec.DecodeError, RecursionError):
            continue
        if isinstance(message, Looking):
            eye.looking = message.on
        else:
            _put(unsent, Pong())
