"""The HTTP routes of the inn; see docs/protocol.md."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from sqlalchemy import insert, select

from korchma.kernel import KorchmaError
from korchma.kernel.record import parse, record, restore
from korchma.server.app import cookie_for, house_of, me_or_refuse, who
from korchma.server.books import book, game_infos, texts
from korchma.server.errors import Refusal
from korchma.server.live import LiveTable
from korchma.server.metrics import figures
from korchma.server.models import reports, tables
from korchma.server.people import COOKIE
from korchma.server.protocol import (
    Credentials,
    GameInfo,
    Me,
    NewTable,
    Replay,
    TableInfo,
    Tables,
)
from korchma.server.replays import make_replay

Asked = Request[Any, Any, Any]
Code = Annotated[str, PathParameter(pattern="^[a-z0-9]{4,12}$")]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name somebody wants to be called by."""

    name: str


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A problem somebody met."""

    text: str


def _known(request: Asked, me: Me) -> Response[Me]:
    secure = request.url.scheme == "https"
    return Response(me, cookies=[cookie_for(house_of(request), me, secure=secure)])


@get("/api/me")
async def get_me(request: Asked) -> Response[Me]:
    """Who I am; a first comer becomes a guest."""
    return _known(request, await who(request) or await house_of(request).people.guest())


@put("/api/me")
async def put_me(request: Asked, data: JSONBody[Name]) -> Me:
    """Be called by another name."""
    return await house_of(request).people.rename(await me_or_refuse(request), data.name)


@post("/api/account", status_code=200)
async def new_account(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    """Keep a guest's games under a name and a password."""
    me = await me_or_refuse(request)
    made = await house_of(request).people.register(me, data.name, data.password)
    return _known(request, made)


@post("/api/login", status_code=200)
async def login(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    """Come back to an account; a guest's games go along."""
    me = await who(request)
    return _known(request, await house_of(request).people.login(me, data.name, data.password))


@post("/api/logout", status_code=204)
async def logout(request: Asked) -> Response[None]:
    """Forget who I am."""
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE)
    return answer


@get("/api/games")
async def get_games() -> list[GameInfo]:
    """The games that can be played here."""
    return game_infos()


@get("/api/games/{game:str}/book", media_type=MediaType.JSON)
async def get_book(game: FromPath[str]) -> Response[bytes]:
    """What a client must know of a game."""
    try:
        made = book(game)
    except KorchmaError as error:
        raise Refusal(404, "no-such-game", str(error)) from None
    return Response(made, media_type=MediaType.JSON, headers={"cache-control": "max-age=300"})


@get("/text/{game:str}/{file:str}", media_type=MediaType.TEXT)
async def get_text(game: FromPath[str], file: FromPath[str]) -> Response[str]:
    """All sentences of a game in one language."""
    language, _, ending = file.partition(".")
    found = texts(game, language) if ending == "ftl" else None
    if found is None:
        raise Refusal(404, "no-such-text")
    return Response(found, media_type="text/plain; charset=utf-8")


@get("/api/tables")
async def list_tables(request: Asked) -> Tables:
    """My tables, and those with an open chair."""
    return await house_of(request).hall.mine_and_open(await me_or_refuse(request))


@post("/api/tables")
async def set_table(request: Asked, data: JSONBody[NewTable]) -> TableInfo:
    """Set a table."""
    me = await me_or_refuse(request)
    return (await house_of(request).hall.set_table(me, data)).info(me.id)


async def _table(request: Asked, code: str) -> tuple[Me, LiveTable]:
    me = await me_or_refuse(request)
    return me, await house_of(request).hall.find(code)


@get("/api/tables/{code:str}")
async def get_table(request: Asked, code: Code) -> TableInfo:
    """A table from outside."""
    me, table = await _table(request, code)
    return table.info(me.id)


@post("/api/tables/{code:str}/join", status_code=200)
async def join_table(request: Asked, code: Code) -> TableInfo:
    """Take an open chair."""
    me, table = await _table(request, code)
    await house_of(request).hall.join(me, table)
    return table.info(me.id)


@post("/api/tables/{code:str}/leave", status_code=200)
async def leave_table(request: Asked, code: Code) -> TableInfo:
    """Get up; a bot takes the chair."""
    me, table = await _table(request, code)
    await house_of(request).hall.leave(me, table)
    return table.info(me.id)


@post("/api/tables/{code:str}/rematch", status_code=200)
async def rematch(request: Asked, code: Code) -> TableInfo:
    """The same table again."""
    me, table = await _table(request, code)
    return (await house_of(request).hall.rematch(me, table)).info(me.id)


def _whole_for(table: LiveTable, me: Me) -> bool:
    """Whether somebody may have the whole record: it is over, or they play alone."""
    people = {chair.person for chair in table.chairs if chair.kind != "bot"}
    return table.row["status"] == "over" or people == {me.id}


@get("/api/tables/{code:str}/record", media_type=MediaType.JSON)
async def get_record(request: Asked, code: Code) -> Response[bytes]:
    """The record of a game that is over, or that I play alone."""
    me, table = await _table(request, code)
    if not _whole_for(table, me):
        raise Refusal(403, "record-hidden")
    made = record(table.session, table.seat_infos())
    name = f"{table.row['game']}-{code}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(msgspec.json.encode(made), media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{code:str}/verify")
async def verify_table(request: Asked, code: Code) -> dict[str, Any]:
    """Play a finished game again from its seed and compare."""
    _, table = await _table(request, code)
    if table.row["status"] != "over":
        raise Refusal(409, "not-over")
    made = record(table.session, table.seat_infos())
    again = restore(made, listen=False)
    return {
        "commitment": made.commitment,
        "seed": made.seed,
        "decisions": len(made.decisions),
        "same": again.result == table.session.result,
    }


@get("/api/tables/{code:str}/replay")
async def get_replay(
    request: Asked,
    code: Code,
    seat: FromQuery[str] = "",
    first: Annotated[int, QueryParameter(ge=0)] = 0,
) -> Replay:
    """A finished game, frame by frame, from a seat's eyes, the public's, or all."""
    me, table = await _table(request, code)
    if table.row["status"] != "over":
        raise Refusal(409, "not-over")
    return make_replay(table, me, seat, first)


@post("/api/records")
async def import_record(request: Asked) -> TableInfo:
    """A finished game from elsewhere, to be replayed here."""
    me = await me_or_refuse(request)
    try:
        made = parse(await request.body(), "The record")
        session = restore(made, listen=False)
    except KorchmaError as error:
        raise Refusal(400, "bad-record", str(error)) from None
    if session.result is None:
        raise Refusal(400, "not-over")
    return (await house_of(request).hall.keep(me, made)).info(me.id)


@post("/api/tables/{code:str}/report", status_code=204)
async def report(request: Asked, code: Code, data: JSONBody[Report]) -> None:
    """Tell the operator about a problem at this table."""
    me, _ = await _table(request, code)
    values = {"code": code, "person": me.id, "text": data.text[:4000], "made": time.time()}
    await house_of(request).store.write((insert(reports), values))


@get("/healthz", media_type=MediaType.TEXT)
async def health(request: Asked) -> str:
    """Whether the house stands and the database answers."""
    await house_of(request).store.row(select(tables.c.code).limit(1))
    return "ok"


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Asked) -> str:
    """Numbers for Prometheus."""
    return figures(house_of(request))


ROUTES = [
    get_me,
    put_me,
    new_account,
    login,
    logout,
    get_games,
    get_book,
    get_text,
    list_tables,
    set_table,
    get_table,
    join_table,
    leave_table,
    rematch,
    get_record,
    verify_table,
    get_replay,
    import_record,
    report,
    health,
    metrics,
]
