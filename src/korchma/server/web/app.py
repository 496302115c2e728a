"""The server: HTTP routes, the socket, the client's files."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.params import PathParameter

from korchma import __version__
from korchma.server.errors import NotSaved, Refusal
from korchma.server.people.people import COOKIE, People
from korchma.server.protocol import Me
from korchma.server.storage.store import Store
from korchma.server.tables.campaigns import Campaigns
from korchma.server.tables.clerk import Clerk
from korchma.server.tables.hall import Hall
from korchma.server.tables.seated import Seated
from korchma.server.tables.thinking import Thinkers

log = logging.getLogger("korchma.server")

Inn = Litestar
Asked = Request[Any, Any, Any]
Code = Annotated[str, PathParameter(pattern="^[a-z0-9]{4,12}$")]
YEAR = 365 * 24 * 3600
TIDY = 60.0
"""Seconds that a table without people stays in memory."""
NICE = 10
"""How far the clerk steps back for bots and people."""


class House:
    """Everything the routes need."""

    def __init__(self, store: Store, people: People, hall: Hall) -> None:
        self.store, self.people, self.hall = store, people, hall
        self.campaigns = Campaigns(hall)


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The house this request came to."""
    house: House = connection.app.state.house
    return house


async def who(connection: ASGIConnection[Any, Any, Any, Any]) -> Me | None:
    """The person behind a cookie."""
    people = house_of(connection).people
    return await people.find(people.read(connection.cookies.get(COOKIE)))


async def me_or_refuse(request: Request[Any, Any, Any]) -> Me:
    """The person behind a request; first comers ask GET /api/me."""
    me = await who(request)
    if me is None:
        raise Refusal(401, "who-are-you", "ask GET /api/me first")
    return me


async def at_table(request: Asked, code: str) -> tuple[Me, Seated]:
    """Who asks, and the table they ask about."""
    me = await me_or_refuse(request)
    return me, await house_of(request).hall.find(code, me.id)


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a browser's request comes from our own pages."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host", "")


async def guard_origin(request: Request[Any, Any, Any]) -> None:
    """No other site acts in your name."""
    if request.method not in ("GET", "HEAD", "OPTIONS") and not same_origin(request):
        raise Refusal(403, "wrong-origin")


def cookie_for(house: House, me: Me, *, secure: bool) -> Cookie:
    """The signed cookie that says who somebody is."""
    return Cookie(
        key=COOKIE,
        value=house.people.cookie(me.id),
        httponly=True,
        samesite="lax",
        secure=secure,
        max_age=YEAR,
    )


def refuse(_: Request[Any, Any, Any], error: Refusal) -> Response[dict[str, str]]:
    """A refusal as JSON."""
    body = {"error": error.error, "detail": error.detail}
    return Response(body, status_code=error.status, media_type=MediaType.JSON)


def bad_request(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    """What Litestar refuses, in the same form; no stack trace leaves the server."""
    name = {401: "who-are-you", 404: "not-found", 405: "not-allowed", 413: "too-large"}
    body = {"error": name.get(error.status_code, "bad-request"), "detail": str(error.detail)[:300]}
    return Response(body, status_code=error.status_code, media_type=MediaType.JSON)


def not_saved(_: Request[Any, Any, Any], error: NotSaved) -> Response[dict[str, str]]:
    """The database is full or gone; the operator reads why in the log."""
    return Response({"error": "not-saved"}, status_code=503, media_type=MediaType.JSON)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """Our own fault: logged in full, told in a word."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response({"error": "broken"}, status_code=500, media_type=MediaType.JSON)


async def tidy_on(hall: Hall) -> None:
    """Now and then, tables that nobody sits at are left to the database."""
    while True:
        await asyncio.sleep(TIDY)
        hall.tidy(time.monotonic() - TIDY)


def make_app(
    database: str,
    web: Path | None = None,
    workers: int = 2,
    *,
    awake: bool = False,
    seeds_for_all: bool = False,
    lent: Thinkers | None = None,
) -> Litestar:
    """The application on a database, with the built client's folder if there is one.

    ``awake``: bots are woken at once, not when the first of them is needed. ``seeds_for_all``:
    see Hall. ``lent``: bots that belong to somebody else, who sends them home.
    """
    from korchma.server.web.api_page import ApiPage
    from korchma.server.web.pages import page_routes, the_page
    from korchma.server.web.routes import ROUTES
    from korchma.server.web.socket import table_socket

    store, mind = Store(database), lent or Thinkers(workers)
    desk = lent or Thinkers(1, nice=NICE)

    def lost(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
        """People who lost their way get the page that says so, programs get JSON."""
        if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
            return the_page(web, 404)
        return bad_request(request, error)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        if awake:
            mind.start()
        people = People(store, await store.secret("cookies"))
        clerk = Clerk(store, desk)
        hall = Hall(store, mind, clerk, seeds_for_all=seeds_for_all)
        app.state.house = House(store, people, hall)
        work = [asyncio.create_task(each) for each in (hall.look_over(), tidy_on(hall))]
        try:
            yield
        finally:
            for each in work:
                each.cancel()
            await clerk.close()
            if lent is None:
                mind.close()
                desk.close()
            await store.close()

    return Litestar(
        route_handlers=[*ROUTES, table_socket, *page_routes(web)],
        lifespan=[open_house],
        before_request=guard_origin,
        exception_handlers={
            Refusal: refuse,
            HTTPException: lost,
            NotSaved: not_saved,
            Exception: broken,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(
            title="Korchma",
            version=__version__,
            render_plugins=[ApiPage()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=4_000_000,
        state=State(),
        logging_config=None,
    )
