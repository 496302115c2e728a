"""The HTTP routes of the inn; see docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import select

from korchma.kernel import KorchmaError
from korchma.kernel.record import record, restore
from korchma.server.errors import Refusal
from korchma.server.people.people import COOKIE
from korchma.server.protocol import (
    Credentials,
    GameInfo,
    Me,
    NewTable,
    Replay,
    TableInfo,
    Tables,
)
from korchma.server.storage.models import tables
from korchma.server.tables.live import LiveTable
from korchma.server.web.app import Asked, Code, at_table, cookie_for, house_of, me_or_refuse, who
from korchma.server.web.books import book, game_infos, shelf, texts
from korchma.server.web.campaigns import CAMPAIGNS
from korchma.server.web.metrics import figures
from korchma.server.web.records import RECORDS
from korchma.server.web.replays import make_replay
from korchma.server.web.reports import REPORTS


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name somebody wants to be called by."""

    name: str


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


@get("/text/shelf/{language:str}")
async def get_shelf(language: FromPath[str]) -> dict[str, str]:
    """What stands on the covers of all games, in one language."""
    found = shelf(language)
    if found is None:
        raise Refusal(404, "no-such-text")
    return found


@get("/text/{game:str}/{file:str}", media_type=MediaType.TEXT)
async def get_text(game: FromPath[str], file: FromPath[str]) -> Response[str]:
    """The sentences of a game, or of the inn itself, in one language."""
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


@post("/api/games/{game:str}/lesson", status_code=200)
async def lesson(request: Asked, game: FromPath[str]) -> TableInfo:
    """Sit down to the first game that teaches, or go on with it."""
    me = await me_or_refuse(request)
    return (await house_of(request).hall.lesson(me, game)).info(me.id)


@get("/api/tables/{code:str}")
async def get_table(request: Asked, code: Code) -> TableInfo:
    """A table from outside."""
    me, table = await at_table(request, code)
    return table.info(me.id)


@post("/api/tables/{code:str}/join", status_code=200)
async def join_table(request: Asked, code: Code) -> TableInfo:
    """Take an open chair."""
    me, table = await at_table(request, code)
    await house_of(request).hall.join(me, table)
    return table.info(me.id)


@post("/api/tables/{code:str}/leave", status_code=200)
async def leave_table(request: Asked, code: Code) -> TableInfo:
    """Get up; a bot takes the chair."""
    me, table = await at_table(request, code)
    await table.leave(me.id)
    return table.info(me.id)


@post("/api/tables/{code:str}/rematch", status_code=200)
async def rematch(request: Asked, code: Code) -> TableInfo:
    """The same table again."""
    me, table = await at_table(request, code)
    return (await house_of(request).hall.rematch(me, table)).info(me.id)


@get("/api/tables/{code:str}/verify")
async def verify_table(request: Asked, code: Code) -> dict[str, Any]:
    """Play a finished game again from its seed and compare."""
    _, table = await at_table(request, code)
    if not table.over:
        raise Refusal(409, "not-over")
    if not isinstance(table, LiveTable) or table.session.first is not None:
        raise Refusal(409, "verify-older")
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
    me, table = await at_table(request, code)
    if not table.over:
        raise Refusal(409, "not-over")
    return await make_replay(house_of(request).hall.clerk, table, me, seat, first)


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
    get_shelf,
    get_text,
    list_tables,
    set_table,
    lesson,
    get_table,
    join_table,
    leave_table,
    rematch,
    verify_table,
    get_replay,
    *RECORDS,
    *REPORTS,
    *CAMPAIGNS,
    health,
    metrics,
]
