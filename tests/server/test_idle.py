"""Connections on which nothing is said are closed."""

from __future__ import annotations

import asyncio
import socket
import threading

import pytest
import uvicorn

from korchma.server.web import impatient
from korchma.server.web.impatient import Impatient


async def _app(scope: object, receive: object, send: object) -> None:
    raise AssertionError("nothing is ever asked")


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"POST / HTTP/1.1\r\ncontent-length: 9\r\n"])
def test_whoever_does_not_come_to_the_point_is_let_go(
    said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(impatient, "SECONDS", 0.1)
    config = uvicorn.Config(_app, port=0, http=Impatient, log_config=None, lifespan="off")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
    thread.start()
    while not server.started:
        thread.join(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        line.sendall(said)
        assert line.recv(100) == b""
    server.should_exit = True
    thread.join(10)
