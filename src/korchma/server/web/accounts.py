"""Who I am, over HTTP: guests, accounts, passwords, logging out."""

from __future__ import annotations

import msgspec
from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from korchma.server.errors import Refusal
from korchma.server.people.export import export
from korchma.server.people.people import Entered
from korchma.server.people.sessions import COOKIE, UNUSED, Known
from korchma.server.protocol import (
    Credentials,
    Farewell,
    Kept,
    Me,
    NewPassword,
    Password,
    Recover,
    Settings,
)
from korchma.server.tables.nights import home_of, zone_of
from korchma.server.web.house import (
    Asked,
    House,
    address_of,
    house_of,
    known,
    known_or_refuse,
    me_or_refuse,
)
from korchma.text import LANGUAGES

LONGEST = 40
"""Letters in the name of a setting."""


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name somebody wants to be called by."""

    name: str


def _with_cookie(request: Asked, me: Me, word: str) -> Response[Me]:
    cookie = Cookie(
        key=COOKIE,
        value=word,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=UNUSED,
    )
    return Response(me, cookies=[cookie])


def _with_code(request: Asked, entered: Entered, code: str) -> Response[Kept]:
    """In from now on, with a code to keep."""
    answer = come_in(request, entered)
    return Response(Kept(entered.me, code), cookies=answer.cookies)


def come_in(request: Asked, entered: Entered) -> Response[Me]:
    """In from now on; sockets of sessions that ended with it close."""
    house_of(request).porter.shut(entered.ended)
    return _with_cookie(request, entered.me, entered.word)


def language_of(request: Asked) -> str:
    """The first of our languages that the reader knows: browsers name the preferred one first."""
    named = request.headers.get("accept-language", "").lower().split(",")
    codes = (each.strip()[:2] for each in named)
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])


@get("/api/me")
async def get_me(request: Asked) -> Response[Me]:
    """Who I am; a first comer becomes a guest."""
    here, cookie = await known(request), request.cookies.get(COOKIE)
    if here is not None and cookie is not None:
        return _with_cookie(request, here.me, cookie)
    people = house_of(request).people
    return come_in(request, await people.enter(cookie, address_of(request), language_of(request)))


@put("/api/me")
async def put_me(request: Asked, data: JSONBody[Name]) -> Me:
    """Be called by another name, at every table at once."""
    house, here = house_of(request), await known_or_refuse(request)
    me = await house.people.rename(here.me, data.name)
    await house.hall.renamed(here.me, me)
    house.porter.renamed(me)
    return me


@post("/api/account", status_code=200)
async def new_account(request: Asked, data: JSONBody[Credentials]) -> Response[Kept]:
    """Keep a guest's games under a name and a password; the code for a forgotten one comes once."""
    house, here = house_of(request), await known_or_refuse(request)
    entered, code = await house.people.register(here, data.name, data.password, address_of(request))
    await house.hall.renamed(here.me, entered.me)
    return _with_code(request, entered, code)


@post("/api/recover", status_code=200)
async def recover(request: Asked, data: JSONBody[Recover]) -> Response[Kept]:
    """A new password for a forgotten one, with the code that was shown once; and a new code."""
    house, here = house_of(request), await known(request)
    entered, code = await house.people.recover(
        here, data.name, data.code, data.password, address_of(request)
    )
    await _came_back(house, here, entered)
    return _with_code(request, entered, code)


@post("/api/recovery", status_code=200)
async def new_code(request: Asked, data: JSONBody[Password]) -> Kept:
    """Another code for a forgotten password; the one before is good no longer."""
    house, here = house_of(request), await known_or_refuse(request)
    code = await house.people.new_code(here, data.password, address_of(request))
    return Kept(here.me, code)


@put("/api/settings", status_code=204)
async def keep_settings(request: Asked, data: JSONBody[Settings]) -> None:
    """What I like, kept with me wherever I am."""
    me = await me_or_refuse(request)
    if any(len(name) > LONGEST for name in data.settings):
        raise Refusal(400, "too-much")
    house, zone = house_of(request), data.settings.get("zone", "")
    await house.people.keep_settings(me, data.settings)
    if zone != home_of(me) and zone_of(str(zone)):
        await house.hall.lives_in(me.id, str(zone))


@post("/api/login", status_code=200)
async def login(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    """Come back to an account; a guest's games go along, also those under way."""
    house, here = house_of(request), await known(request)
    entered = await house.people.login(here, data.name, data.password, address_of(request))
    await _came_back(house, here, entered)
    return come_in(request, entered)


async def _came_back(house: House, before: Known | None, entered: Entered) -> None:
    """A guest is somebody else since they logged in: so are their chairs, and whom they block."""
    if before is not None and before.me.guest:
        await house.hall.renamed(before.me, entered.me)
        house.company.same(before.me.id, entered.me.id)


@put("/api/password")
async def new_password(request: Asked, data: JSONBody[NewPassword]) -> Response[Me]:
    """Another password; all other browsers are logged out."""
    house, here = house_of(request), await known_or_refuse(request)
    address = address_of(request)
    return come_in(request, await house.people.change_password(here, data.old, data.new, address))


def _gone() -> Response[None]:
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE)
    return answer


@post("/api/logout", status_code=204)
async def logout(request: Asked) -> Response[None]:
    """Log out of this browser."""
    house, here = house_of(request), await known(request)
    if here is not None:
        await house.people.sessions.end(here.session)
        house.porter.shut((here.session,))
    return _gone()


@post("/api/logout/everywhere", status_code=204)
async def logout_everywhere(request: Asked) -> Response[None]:
    """Log out of every browser."""
    house, here = house_of(request), await known_or_refuse(request)
    house.porter.shut(await house.people.sessions.end_all(here.me.id))
    return _gone()


@post("/api/leaving", status_code=200)
async def leave(request: Asked, data: JSONBody[Farewell]) -> Me:
    """Be forgotten in seven days; all other browsers are logged out at once."""
    house, here = house_of(request), await known_or_refuse(request)
    await house.farewells.ask(here.me, data.name)
    house.porter.shut(await house.people.sessions.end_all(here.me.id, but=here.session))
    return await _me(request)


@delete("/api/leaving", status_code=200)
async def stay(request: Asked) -> Me:
    """Stay after all."""
    await house_of(request).farewells.take_back(await me_or_refuse(request))
    return await _me(request)


async def _me(request: Asked) -> Me:
    """Me as I am now."""
    return (await known_or_refuse(request)).me


@get("/api/profile/export", media_type="application/zip")
async def get_export(request: Asked) -> Response[bytes]:
    """All that is kept of me, as one file."""
    house, me = house_of(request), await me_or_refuse(request)
    house.count_work(me)
    headers = {"content-disposition": 'attachment; filename="korchma.zip"'}
    made = await export(house.store, me)
    return Response(made, media_type="application/zip", headers=headers)


ACCOUNTS = (
    *(get_me, put_me, new_account, login, new_password, logout, logout_everywhere),
    *(recover, new_code, keep_settings, leave, stay, get_export),
)
