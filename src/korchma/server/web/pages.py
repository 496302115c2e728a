"""The built client: its files, and one page for every place of it."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router

PLACES = [
    "/",
    "/new/{game:str}",
    "/campaign/{game:str}",
    "/table/{code:str}",
    "/replay/{code:str}",
    "/how/{game:str}",
]

NOT_BUILT = """<!doctype html><title>Korchma</title>
<p>The client is not built yet. Run <code>make play</code>, or <code>npm run build</code> in
<code>web/</code>.</p>"""

SAFE = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}


def the_page(web: Path | None, status: int = 200) -> Response[str]:
    """The one page there is; the client finds its way, and says so where there is none."""
    built = web is not None and (web / "index.html").is_file()
    text = (web / "index.html").read_text("utf-8") if built and web else NOT_BUILT
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=SAFE)


def page_routes(web: Path | None) -> list[HTTPRouteHandler | Router]:
    """The pages, and the files they need."""

    @get(PLACES, include_in_schema=False)
    async def page() -> Response[str]:
        """One page for every place."""
        return the_page(web)

    routes: list[HTTPRouteHandler | Router] = [page]
    if web is not None and (web / "index.html").is_file():
        assets = create_static_files_router(
            path="/assets",
            directories=[web / "assets"],
            include_in_schema=False,
            cache_control=None,
        )
        routes.append(assets)
    return routes
