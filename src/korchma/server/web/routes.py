"""The HTTP routes of the inn; see docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from korchma.kernel.record import record
from korchma.server.errors import Refusal
from korchma.server.protocol import FillChairs, NewClock, NewTable, Replay, TableInfo, Tables
from korchma.server.tables import chairs
from korchma.server.tables.live import LiveTable
from korchma.server.web.accounts import ACCOUNTS
from korchma.server.web.campaigns import CAMPAIGNS
from korchma.server.web.chronicles import CHRONICLES
from korchma.server.web.house import Asked, Code, address_of, at_table, house_of, me_or_refuse
from korchma.server.web.library import LIBRARY
from korchma.server.web.notices import NOTICES
from korchma.server.web.profiles import PROFILES
from korchma.server.web.records import RECORDS, SECONDS
from korchma.server.web.replays import packed_replay, verified
from korchma.server.web.reports import REPORTS
from korchma.server.web.watching import WATCHING


@get("/api/tables")
async def list_tables(request: Asked) -> Tables:
    """My tables, and those with an open chair."""
    me, house = await me_or_refuse(request), house_of(request)
    return house.meeting.welcome(me, await house.hall.mine_and_open(me))


@post("/api/tables")
async def set_table(request: Asked, data: JSONBody[NewTable]) -> TableInfo:
    """Set a table."""
    me = await me_or_refuse(request)
    return (await house_of(request).hall.set_table(me, data)).info(me.id)


@post("/api/games/{game:str}/lesson", status_code=200)
async def lesson(request: Asked, game: FromPath[str]) -> TableInfo:
    """Sit down to the first game that teaches, or go on with it."""
    me = await me_or_refuse(request)
    return (await house_of(request).hall.lesson(me, game)).info(me.id)


@get("/api/tables/{code:str}")
async def get_table(request: Asked, code: Code) -> TableInfo:
    """A table from outside."""
    me, table = await at_table(request, code)
    return table.seen_by(me.id, code)


@get("/api/words/{words:str}")
async def table_by_words(request: Asked, words: FromPath[str]) -> TableInfo:
    """A table by the three words that call it."""
    me, house = await me_or_refuse(request), house_of(request)
    right = house.count_guess(me.id, address_of(request))
    table = house.welcome(me, await house.hall.by_words(words, me.id))
    right()
    return table.info(me.id)


@post("/api/tables/{code:str}/chairs", status_code=200)
async def fill_chairs(request: Asked, code: Code, data: JSONBody[FillChairs]) -> TableInfo:
    """Put bots on open chairs."""
    me, table = await at_table(request, code)
    await chairs.fill(me, table, data)
    return table.seen_by(me.id, code)


@put("/api/tables/{code:str}/clock", status_code=200)
async def change_clock(request: Asked, code: Code, data: JSONBody[NewClock]) -> TableInfo:
    """Set another clock, as long as chairs are open."""
    me, table = await at_table(request, code)
    await chairs.set_clock(me, table, data.clock)
    return table.seen_by(me.id, code)


@post("/api/tables/{code:str}/join", status_code=200)
async def join_table(request: Asked, code: Code) -> TableInfo:
    """Take a chair that is free."""
    me, table = await at_table(request, code)
    await chairs.join(me, table, watching=code != table.code)
    return table.info(me.id)


@post("/api/tables/{code:str}/leave", status_code=200)
async def leave_table(request: Asked, code: Code) -> TableInfo:
    """Get up; a bot takes the chair."""
    me, table = await at_table(request, code)
    await table.leave(me.id)
    return table.seen_by(me.id, code)


@post("/api/tables/{code:str}/rematch", status_code=200)
async def rematch(request: Asked, code: Code) -> TableInfo:
    """The same table again."""
    me, table = await at_table(request, code)
    return (await house_of(request).hall.rematch(me, table)).info(me.id)


@get("/api/tables/{code:str}/verify")
async def verify_table(request: Asked, code: Code) -> dict[str, Any]:
    """Play a finished game again from its seed and compare."""
    me, table = await at_table(request, code)
    if not table.over:
        raise Refusal(409, "not-over")
    if not isinstance(table, LiveTable) or table.session.first is not None:
        raise Refusal(409, "verify-older")
    house = house_of(request)
    house.count_work(me)
    made = msgspec.json.encode(record(table.session, table.seat_infos()))
    return await house.hall.clerk.desk.think(verified, made, seconds=SECONDS, owner=me.id)


@get(
    "/api/tables/{code:str}/replay",
    responses={200: ResponseSpec(Replay, description="Frames, as many as fit.")},
)
async def get_replay(
    request: Asked,
    code: Code,
    seat: FromQuery[str] = "",
    first: Annotated[int, QueryParameter(ge=0)] = 0,
) -> Response[bytes]:
    """A finished game, frame by frame, from a seat's eyes, the public's, or all."""
    me, table = await at_table(request, code)
    if not table.over:
        raise Refusal(409, "not-over")
    gzipped = "gzip" in request.headers.get("accept-encoding", "")
    hall = house_of(request).hall
    info = table.seen_by(me.id, code)
    data = await packed_replay(hall, table, me, info, seat, first, gzipped=gzipped)
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if gzipped else {})
    return Response(data, media_type=MediaType.JSON, headers=headers)


ROUTES = [
    *ACCOUNTS,
    *LIBRARY,
    list_tables,
    set_table,
    lesson,
    get_table,
    table_by_words,
    fill_chairs,
    change_clock,
    join_table,
    leave_table,
    rematch,
    verify_table,
    get_replay,
    *RECORDS,
    *REPORTS,
    *CAMPAIGNS,
    *CHRONICLES,
    *WATCHING,
    *NOTICES,
    *PROFILES,
]
