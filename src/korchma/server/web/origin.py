"""No other site acts in your name: where a request comes from, and whom it is for."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection
from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from korchma.server.errors import Refusal
from korchma.server.web.house import Coming

SECURE = {"http": "http", "ws": "http", "https": "https", "wss": "https"}
READING = ("GET", "HEAD", "OPTIONS")


def same_origin(connection: Coming) -> bool:
    """Whether a browser's request comes from our own pages: same scheme, same host, same port."""
    origin = connection.headers.get("origin")
    own = f"{SECURE[connection.scope['scheme']]}://{connection.headers.get('host', '')}"
    return origin is None or origin == own


def for_us(connection: Coming, names: Collection[str]) -> bool:
    """Whether a request calls us by one of our names; by a bare address, or as localhost, always.

    A page of another site whose name was pointed at this machine does not.
    """
    try:
        name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    return not names or name in names or name == "localhost" or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


async def guard(request: Request[Any, Any, Any]) -> None:
    """Before every request."""
    if not for_us(request, request.app.state.names):
        host = request.headers.get("host", "")[:100]
        raise Refusal(421, "wrong-host", f"{host} is no name of this inn: see serve --name")
    if request.method not in READING and not same_origin(request):
        raise Refusal(403, "wrong-origin")
