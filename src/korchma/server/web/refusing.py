"""What goes wrong, as JSON: an id for a sentence, a detail for programs, no trace of the inside."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from korchma.server.errors import NotSaved, Refusal

log = logging.getLogger("korchma.server")

Answer = Response[dict[str, str]]
Asked = Request[Any, Any, Any]
NAMES = {401: "who-are-you", 404: "not-found", 405: "not-allowed", 413: "too-large"}


def _said(status: int, error: str, detail: str = "") -> Answer:
    body = {"error": error, "detail": detail}
    return Response(body, status_code=status, media_type=MediaType.JSON)


def refuse(_: Asked, error: Refusal) -> Answer:
    """Our own refusals."""
    return _said(error.status, error.error, error.detail)


def bad_request(_: Asked, error: HTTPException) -> Answer:
    """What Litestar refuses, in the same form."""
    status = error.status_code
    return _said(status, NAMES.get(status, "bad-request"), str(error.detail)[:300])


def too_deep(_: Asked, error: RecursionError) -> Answer:
    """JSON in JSON in JSON: nobody means that."""
    return _said(400, "bad-request", "nested too deeply")


def not_saved(_: Asked, error: NotSaved) -> Answer:
    """The database is full or gone; the operator reads why in the log."""
    return _said(503, "not-saved")


def broken(request: Asked, error: Exception) -> Answer:
    """Our own fault: logged in full, told in a word."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _said(500, "broken")
