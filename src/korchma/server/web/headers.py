"""What stands on every answer, and what browsers may keep of it."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any, NamedTuple

from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

SAFE = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; object-src 'none'; form-action 'self'; "
    "frame-ancestors 'none'; base-uri 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH = 1000
"""Bytes from which packing is worth the while."""


async def put_on(message: Message, scope: Scope) -> None:
    """The same headers on every answer, whoever made it; what nobody said about is not kept."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SAFE.items():
            headers.setdefault(name, value)
        headers.setdefault("cache-control", "no-store")


class Kept(NamedTuple):
    """Something that is sent again and again: as it is, packed, and the mark it is known by."""

    body: bytes
    packed: bytes | None
    mark: str
    media: str

    @classmethod
    def of(cls, body: bytes, media: str) -> Kept:
        """Pack what is worth it, once."""
        mark = hashlib.blake2b(body, digest_size=12).hexdigest()
        text = not media.startswith(("image/", "font/")) or "svg" in media
        packed = gzip.compress(body, 9, mtime=0) if text and len(body) >= WORTH else None
        return cls(body, packed, f'"{mark}"', media)

    def answer(
        self, request: Request[Any, Any, Any], cache: str = ASK_AGAIN, status: int = 200
    ) -> Response[bytes]:
        """To a browser: nothing where it has it already, else packed if it can unpack."""
        headers = {"cache-control": cache, "etag": self.mark, "vary": "accept-encoding"}
        if status == 200 and self.mark in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.media)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["content-encoding"] = "gzip"
        return Response(body, status_code=status, headers=headers, media_type=self.media)
