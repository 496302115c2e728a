"""For whoever watches over the inn: whether it stands, whether it can serve, and its figures."""

from __future__ import annotations

import hmac

from litestar import MediaType, Response, get

from korchma.server.errors import Refusal
from korchma.server.web.house import Asked, house_of
from korchma.server.web.metrics import figures


@get("/healthz", media_type=MediaType.TEXT)
async def health() -> str:
    """Whether the house stands: a process that does not say so is started anew."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT)
async def ready(request: Asked) -> Response[str]:
    """Whether it can serve: the database takes what is written. Nobody is sent here while not."""
    if await house_of(request).store.ready():
        return Response("ok", media_type=MediaType.TEXT)
    return Response("not ready", status_code=503, media_type=MediaType.TEXT)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Asked) -> str:
    """Numbers for Prometheus, for who has the token."""
    token = request.app.state.token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not hmac.compare_digest(given.encode(), token.encode()):
        raise Refusal(404, "not-found")
    return figures(house_of(request))


WATCHING = (health, ready, metrics)
