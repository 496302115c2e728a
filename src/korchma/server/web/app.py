"""The server: HTTP routes, the socket, the client's files."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import AsyncIterator, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig

from korchma import __version__
from korchma.kernel import broken_games
from korchma.server.errors import NotSaved, Refusal
from korchma.server.limits import Limits
from korchma.server.notices.bell import Bell
from korchma.server.notices.post import Office
from korchma.server.people.people import People
from korchma.server.storage.store import Store
from korchma.server.tables.clerk import Clerk
from korchma.server.tables.hall import Hall
from korchma.server.tables.minding import Mind
from korchma.server.tables.thinking import Thinkers
from korchma.server.web import refusing
from korchma.server.web.api_page import ApiPage
from korchma.server.web.headers import put_on
from korchma.server.web.house import House
from korchma.server.web.installing import app_routes
from korchma.server.web.my_socket import my_socket
from korchma.server.web.origin import guard
from korchma.server.web.pages import page_routes, the_page
from korchma.server.web.previews import preview_routes
from korchma.server.web.routes import ROUTES
from korchma.server.web.socket import table_socket

log = logging.getLogger("korchma.server")

TIDY = 60.0
"""Seconds that a table without people stays in memory."""
NICE = 10
"""How far the clerk steps back for bots and people."""
PACKED = ["^/$", "^/assets/", "^/text/", "/book$", "/replay$"]
"""Answers that pack themselves."""


def let_go(hall: Hall, since: float) -> None:
    """Tables that nobody has looked at since are forgotten, and their memory is free.

    A game holds on to itself in a ring: only the collector finds that nobody else does, and it
    looks rarely here (see ``quiet_collector``).
    """
    if hall.tidy(since):
        gc.collect()


async def tidy_on(house: House) -> None:
    """Now and then, tables that nobody sits at are left to the database."""
    while True:
        await asyncio.sleep(TIDY)
        let_go(house.hall, time.monotonic() - TIDY)
        house.meeting.presence.tidy()
        with contextlib.suppress(NotSaved):
            await house.people.sessions.tidy()
            await house.farewells.see_off()


@asynccontextmanager
async def open_house(
    app: Litestar,
    store: Store,
    mind: Thinkers,
    desk: Thinkers,
    limits: Limits,
    office: Office,
    *,
    own: bool,
    seeds: bool,
) -> AsyncIterator[None]:
    """From the first guest to the last; bots of our ``own`` go home with us."""
    for broken in broken_games():
        log.error("%s", broken)
    await store.open()
    clerk = Clerk(store, Mind(desk))
    hall = Hall(store, Mind(mind), clerk, seeds_for_all=seeds)
    people = People(store, limits)
    hall.bell = bell = Bell(store, office, limits)
    await bell.open()
    app.state.house = house = House(store, people, hall, limits, bell)
    await house.company.open()
    await hall.keeper.open()
    jobs = (
        hall.look_over(),
        hall.keeper.watch(),
        house.deeds.catch_up(),
        tidy_on(house),
        bell.rounds(hall),
    )
    work = [asyncio.create_task(each) for each in jobs]
    try:
        yield
    finally:
        for each in work:
            each.cancel()
        await bell.close()
        await clerk.close()
        for workers in (mind, desk) if own else ():
            workers.close()
        hall.aside.close()
        people.close()
        await store.close()


def make_app(
    database: str,
    web: Path | None = None,
    workers: int = 2,
    *,
    awake: bool = False,
    seeds_for_all: bool = False,
    lent: Thinkers | None = None,
    limits: Limits | None = None,
    office: Office | None = None,
    names: Collection[str] = (),
    token: str = "",
) -> Litestar:
    """The application on a database, with the built client's folder if there is one.

    ``awake``: bots are woken at once, not when the first of them is needed. ``seeds_for_all``:
    see Hall. ``lent``: bots that belong to somebody else, who sends them home. ``names``: those
    by which browsers may call it, any where there are none. ``token`` opens the figures.
    ``office``: how people are told who are not here.
    """
    store, mind = Store(database, alone=True), lent or Thinkers(workers)
    desk = lent or Thinkers(1, nice=NICE)
    limits = limits or Limits()

    def lost(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
        """People who lost their way get the page that says so, programs get JSON."""
        if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
            return the_page(request, web, 404)
        return refusing.bad_request(request, error)

    def house(app: Litestar) -> AbstractAsyncContextManager[None]:
        if awake:
            mind.start()
        rooms = (app, store, mind, desk, limits, office or Office())
        return open_house(*rooms, own=lent is None, seeds=seeds_for_all)

    return Litestar(
        route_handlers=[
            *ROUTES,
            table_socket,
            my_socket,
            *page_routes(web),
            *app_routes(web),
            *preview_routes(web),
        ],
        lifespan=[house],
        before_request=guard,
        before_send=[put_on],
        exception_handlers={
            Refusal: refusing.refuse,
            HTTPException: lost,
            NotSaved: refusing.not_saved,
            RecursionError: refusing.too_deep,
            Exception: refusing.broken,
        },
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, minimum_size=1000, exclude=PACKED
        ),
        openapi_config=OpenAPIConfig(
            title="Korchma",
            version=__version__,
            render_plugins=[ApiPage()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=4_000_000,
        state=State({"names": frozenset(names), "token": token}),
        logging_config=None,
    )
