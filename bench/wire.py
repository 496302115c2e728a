"""A WebSocket client as cheap as Python allows, so that the load does not eat the server's core."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
NO_MASK = bytes(4)
"""A mask of zeros is a mask: the bytes stay as they are, and nobody has to compute."""


def frame(kind: int, body: bytes) -> bytes:
    """A client's frame."""
    size = len(body)
    if size < 126:
        head = bytes((kind, 0x80 | size))
    elif size < 65_536:
        head = bytes((kind, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((kind, 0xFF)) + size.to_bytes(8, "big")
    return head + NO_MASK + body


class Wire(asyncio.Protocol):
    """One socket: whole messages go to ``hear``, the end of it to ``gone``."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self._request, self._hear = request, hear
        self._waiting = bytearray()
        self._parts = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.gone: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._code = 1006
        self._transport: asyncio.Transport | None = None
        self._greeted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Cut the stream into messages."""
        waiting = self._waiting
        waiting += data
        if not self._greeted:
            end = waiting.find(b"\r\n\r\n")
            if end < 0:
                return
            status = bytes(waiting[: waiting.find(b"\r\n")])
            del waiting[: end + 4]
            self._greeted = True
            if self.open.done():
                return
            if b" 101 " in status + b" ":
                self.open.set_result(None)
            else:
                self.open.set_exception(ConnectionError(status.decode()))
        while self._cut():
            pass

    def _cut(self) -> bool:
        """One frame off the front; false when it is not all there."""
        waiting = self._waiting
        if len(waiting) < 2:
            return False
        size, start = waiting[1] & 0x7F, 2
        if size > 125:
            start = 4 if size == 126 else 10
            if len(waiting) < start:
                return False
            size = int.from_bytes(waiting[2:start], "big")
        if len(waiting) < start + size:
            return False
        first, body = waiting[0], bytes(waiting[start : start + size])
        del waiting[: start + size]
        self._take(first, body)
        return True

    def _take(self, first: int, body: bytes) -> None:
        kind = first & 0x0F
        if kind == 8:
            self._code = int.from_bytes(body[:2], "big") if body else 1005
            self.close()
        elif kind == 9:
            self.send(body, PONG)
        elif kind in (0, 1, 2):
            if first & 0x80 and not self._parts:
                self._hear(body)
                return
            self._parts += body
            if first & 0x80:
                whole, self._parts = bytes(self._parts), bytearray()
                self._hear(whole)

    def connection_lost(self, error: Exception | None) -> None:
        """The other side has gone."""
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("closed before it was open"))
        if not self.gone.done():
            self.gone.set_result(self._code)

    def send(self, body: bytes, kind: int = TEXT) -> None:
        """Say something."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(frame(kind, body))

    def raw(self, data: bytes) -> None:
        """Bytes as they are, frame or not."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def break_off(self) -> None:
        """Hang up without a word, as a dead phone does."""
        if self._transport is not None:
            self._transport.abort()


async def dial(url: str, path: str, cookie: str, hear: Callable[[bytes], None]) -> Wire:
    """Open a socket of an inn."""
    at = urlsplit(url)
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(request.encode(), hear), at.hostname or "127.0.0.1", at.port or 80
    )
    await wire.open
    return wire
