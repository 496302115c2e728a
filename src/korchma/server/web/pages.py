"""The built client: its files, and one page for every place of it."""

from __future__ import annotations

import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from korchma.server.errors import Refusal
from korchma.server.tables.words import heard
from korchma.server.web.headers import ASK_AGAIN, FOR_EVER, Kept
from korchma.server.web.house import Asked
from korchma.server.web.previews import head_for

PLACES = [
    "/",
    "/new/{game:str}",
    "/campaign/{game:str}",
    "/chronicle/{game:str}",
    "/table/{code:str}",
    "/replay/{code:str}",
    "/how/{game:str}",
    "/letter/{what:str}",
    "/me",
    "/who/{name:str}",
]

NOT_BUILT = b"""<!doctype html><title>Korchma</title>
<p>The client is not built yet. Run <code>make play</code>, or <code>npm run build</code> in
<code>web/</code>.</p>"""

FILE = re.compile(r"[\w-][\w.-]{0,200}")
HASHED = re.compile(r"-[\w-]{8}\.\w+$")
"""Vite writes a hash of what is in a file into its name: such a file never changes."""
MEDIA = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}
HTML = "text/html; charset=utf-8"


@lru_cache(maxsize=500)
def _kept(file: Path, changed: int) -> Kept:
    """A file of the client, read and packed once as long as it does not change."""
    media = MEDIA.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    return Kept.of(file.read_bytes(), media or "application/octet-stream")


def client_file(file: Path) -> Kept | None:
    """A file of the client, if it is there."""
    try:
        return _kept(file, file.stat().st_mtime_ns)
    except OSError:
        return None


def the_page(
    request: Request[Any, Any, Any], web: Path | None, status: int = 200, head: bytes = b""
) -> Response[bytes]:
    """The one page there is; the client finds its way, and says so where there is none.

    ``head``: what else stands in it, for those who only look at links.
    """
    page = client_file(web / "index.html") if web is not None else None
    if page is not None and head:
        page = Kept.of(page.body.replace(b"</head>", head + b"</head>", 1), HTML)
    return (page or Kept.of(NOT_BUILT, HTML))._replace(media=HTML).answer(request, status=status)


def page_routes(web: Path | None) -> list[HTTPRouteHandler]:
    """The pages, and the files they need."""

    @get(PLACES, include_in_schema=False)
    async def page(request: Asked) -> Response[bytes]:
        """One page for every place."""
        return the_page(request, web, head=await head_for(request))

    @get("/{words:str}", include_in_schema=False)
    async def called(request: Asked, words: FromPath[str]) -> Response[bytes]:
        """The same page for three words that may call a table; nothing else is there."""
        if heard(words) is None:
            return the_page(request, web, 404)
        return the_page(request, web, head=await head_for(request))

    @get("/assets/{name:str}", include_in_schema=False)
    async def asset(request: Asked, name: FromPath[str]) -> Response[bytes]:
        """A file of the client; one with a hash in its name is kept for a year."""
        found = client_file(web / "assets" / name) if web and FILE.fullmatch(name) else None
        if found is None:
            raise Refusal(404, "not-found")
        return found.answer(request, FOR_EVER if HASHED.search(name) else ASK_AGAIN)

    return [page, called, asset]
