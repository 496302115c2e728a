"""Who I am, over HTTP: guests, accounts, passwords, logging out."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from korchma.server.people.people import Entered
from korchma.server.people.sessions import COOKIE, UNUSED
from korchma.server.protocol import Credentials, Me, NewPassword
from korchma.server.web.house import Asked, address_of, house_of, known, known_or_refuse
from korchma.text import LANGUAGES


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
async def new_account(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    """Keep a guest's games under a name and a password."""
    house, here = house_of(request), await known_or_refuse(request)
    entered = await house.people.register(here, data.name, data.password, address_of(request))
    await house.hall.renamed(here.me, entered.me)
    return come_in(request, entered)


@post("/api/login", status_code=200)
async def login(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    """Come back to an account; a guest's games go along, also those under way."""
    house, here = house_of(request), await known(request)
    entered = await house.people.login(here, data.name, data.password, address_of(request))
    if here is not None and here.me.guest:
        await house.hall.renamed(here.me, entered.me)
    return come_in(request, entered)


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


ACCOUNTS = (get_me, put_me, new_account, login, new_password, logout, logout_everywhere)
