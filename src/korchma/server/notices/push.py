"""Web Push: a sealed line to somebody's browser, by way of the service its maker runs."""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import logging
import socket
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import insert, select

from korchma.server.errors import Refusal
from korchma.server.storage.models import secrets
from korchma.server.storage.store import Store

try:
    import aiohttp
    from aiohttp.abc import AbstractResolver, ResolveResult
    from py_vapid import Vapid02  # type: ignore[import-untyped]  # it has none
    from pywebpush import WebPusher  # type: ignore[import-untyped]  # it has none

    READY = True
except ImportError:  # korchma[notices] is not installed
    READY = False
    if not TYPE_CHECKING:
        AbstractResolver = object

log = logging.getLogger("korchma.push")

SECONDS = 10.0
"""How long a push service may take."""
AT_ONCE = 64
"""Pushes under way at the same time; the others wait, and no table does."""
TTL = 24 * 3600
"""Seconds for which a service keeps a push for a browser that is off."""
KEY = "vapid"
GONE = (404, 410)
"""What a service says of a browser that takes no more pushes."""


class PushLine(msgspec.Struct, frozen=True):
    """What a browser shows: a notice, and where a click on it leads."""

    title: str
    body: str
    tag: str
    to: str


class PublicOnly(AbstractResolver):
    """Finds hosts on the open internet and nowhere else: no push knocks at doors in this house."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """The addresses of a host."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM, family=family)
        known = [(kind, where[0]) for kind, _, _, _, where in found]
        if not known or not all(ipaddress.ip_address(at).is_global for _, at in known):
            raise OSError(f"{host} is not on the open internet")
        return [
            ResolveResult(
                hostname=host,
                host=str(at),
                port=port,
                family=kind,
                proto=0,
                flags=socket.AI_NUMERICHOST,
            )
            for kind, at in known
        ]

    async def close(self) -> None:
        """Nothing is kept."""


class Push:
    """All pushes of an inn. ``hosts``: those (``host:port``) that are reached wherever they are."""

    def __init__(self, store: Store, contact: str, hosts: frozenset[str] = frozenset()) -> None:
        self._store, self._contact, self._hosts = store, contact, hosts
        self._vapid: Vapid02 | None = None
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._open: aiohttp.ClientSession | None = None
        self._near: aiohttp.ClientSession | None = None
        self.key = ""
        self.sent = self.failed = 0

    async def open(self) -> None:
        """Read the inn's keys; on its first day they are made."""
        if not READY:
            return
        row = await self._store.row(select(secrets).where(secrets.c.name == KEY))
        if row is None:
            vapid = Vapid02()
            vapid.generate_keys()
            number = vapid.private_key.private_numbers().private_value
            row = {"name": KEY, "value": _text(number.to_bytes(32, "big"))}
            await self._store.write((insert(secrets), row))
        self._vapid = Vapid02.from_raw(row["value"].encode())
        point = self._vapid.public_key.public_numbers()
        self.key = _text(b"\x04" + point.x.to_bytes(32, "big") + point.y.to_bytes(32, "big"))
        wait = aiohttp.ClientTimeout(total=SECONDS)
        far = aiohttp.TCPConnector(resolver=PublicOnly(), limit=AT_ONCE, use_dns_cache=False)
        self._open = aiohttp.ClientSession(connector=far, timeout=wait)
        self._near = aiohttp.ClientSession(timeout=wait)

    async def close(self) -> None:
        """Nobody is told any more."""
        for each in (self._open, self._near):
            if each is not None:
                await each.close()

    def check(self, endpoint: str) -> None:
        """Only addresses that a push service could have."""
        if not self.key:
            raise Refusal(409, "no-push")
        if not self._fine(endpoint):
            raise Refusal(400, "bad-push", "an https address with a name, on its usual port")

    def _fine(self, endpoint: str) -> bool:
        try:
            parts = urlsplit(endpoint)
            name, port = parts.hostname or "", parts.port
        except ValueError:
            return False
        if parts.netloc in self._hosts:
            return True
        usual = parts.scheme == "https" and port in (None, 443) and "@" not in parts.netloc
        return usual and "." in name and not _is_address(name)

    async def send(self, browser: dict[str, Any], line: PushLine) -> int:
        """Off to a browser; what its service says (0: nothing, or nothing in time)."""
        async with self._turn:
            try:
                sealed = await asyncio.to_thread(self._sealed, browser, line)
                near = urlsplit(browser["endpoint"]).netloc in self._hosts
                client = self._near if near else self._open
                assert client is not None
                async with client.post(
                    browser["endpoint"], allow_redirects=False, **sealed
                ) as answer:
                    status = answer.status
            except Exception as error:
                # whatever a stranger's service does, it is their browser that hears nothing
                log.info("a push did not arrive: %s", type(error).__name__)
                status = 0
        if 200 <= status < 300:
            self.sent += 1
        else:
            self.failed += 1
        return status

    def _sealed(self, browser: dict[str, Any], line: PushLine) -> dict[str, Any]:
        """A line that only this browser can read, signed by this inn."""
        assert self._vapid is not None
        endpoint = urlsplit(browser["endpoint"])
        claims = {"sub": self._contact, "aud": f"{endpoint.scheme}://{endpoint.netloc}"}
        keys = {"p256dh": browser["p256dh"], "auth": browser["auth"]}
        pusher = WebPusher({"endpoint": browser["endpoint"], "keys": keys})
        body = pusher.encode(msgspec.json.encode(line), "aes128gcm")["body"]
        headers = {
            **self._vapid.sign(claims),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL),
            "urgency": "normal",
        }
        return {"data": body, "headers": headers}


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
