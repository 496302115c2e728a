"""Notices over HTTP: who wants to be told where, and what the links in letters do."""

from __future__ import annotations

import re
from typing import Annotated

from litestar import Response, get, post, put
from litestar.params import JSONBody, QueryParameter
from litestar.response import Redirect

from korchma.kernel import games
from korchma.server import protocol as p
from korchma.server.errors import Refusal
from korchma.server.notices.push import PushLine
from korchma.server.notices.wishes import Wanted, check_wishes
from korchma.server.pace import Paces
from korchma.server.web.accounts import come_in
from korchma.server.web.house import (
    Asked,
    House,
    address_of,
    house_of,
    known,
    known_or_refuse,
    me_or_refuse,
)
from korchma.text import Voice

InLetter = Annotated[str, QueryParameter(max_length=64)]

WORD = re.compile(r"[\w-]+", re.ASCII)
TRIES = Paces(6.0, 60.0)
"""Pushes to try it out: so many of one person at once, and again in so many seconds."""


def _info(house: House, wanted: Wanted) -> p.NoticesInfo:
    bell = house.bell
    return p.NoticesInfo(
        wishes=wanted.wishes,
        push_key=bell.push.key,
        mail=bell.post.open,
        address=wanted.address,
        confirmed=wanted.confirmed,
    )


@get("/api/notices")
async def get_notices(request: Asked) -> p.NoticesInfo:
    """Where I want to be told, and where this inn can."""
    house, me = house_of(request), await me_or_refuse(request)
    return _info(house, await house.bell.wishes.of(me.id))


@put("/api/notices")
async def put_notices(request: Asked, data: JSONBody[p.NoticeWishes]) -> p.NoticesInfo:
    """Want to be told elsewhere."""
    house, me = house_of(request), await me_or_refuse(request)
    check_wishes(data, set(games()))
    return _info(house, await house.bell.wishes.change(me.id, wishes=data))


@post("/api/notices/push", status_code=204)
async def take_pushes(request: Asked, data: JSONBody[p.Subscription]) -> None:
    """This browser takes pushes for me from now on."""
    house, here = house_of(request), await known_or_refuse(request)
    house.bell.push.check(data.endpoint)
    await house.bell.wishes.take(here.me.id, here.session, data)


@post("/api/notices/push/try", status_code=204)
async def try_push(request: Asked) -> None:
    """A push to this browser, to see whether it comes."""
    house, here = house_of(request), await known_or_refuse(request)
    if not TRIES.allows(here.me.id):
        raise Refusal(429, "too-much")
    bell = house.bell
    browsers = await bell.wishes.browsers(here.me.id, here.session)
    wanted = await bell.wishes.of(here.me.id)
    line = PushLine("Korchma", Voice(None, wanted.wishes.language).say("notice-try"), "try", "/")
    if not [True for each in browsers if await bell.deliver(each, line)]:
        raise Refusal(502, "push-not-taken")


@put("/api/notices/mail")
async def put_mail(request: Asked, data: JSONBody[p.MailAddress]) -> p.NoticesInfo:
    """Letters shall go to this address, once whoever reads it has confirmed that."""
    house, me = house_of(request), await me_or_refuse(request)
    bell = house.bell
    wanted = await bell.wishes.of(me.id)
    language = wanted.wishes.language
    await bell.words.ask_address(me, data.address.strip(), address_of(request), language)
    return _info(house, await bell.wishes.of(me.id))


@post("/api/letters/confirm", status_code=204)
async def confirm(request: Asked, data: JSONBody[p.LetterWord]) -> None:
    """The address is mine: a letter with this word came there."""
    await house_of(request).bell.words.confirm(data.word)


@post("/api/letters/off", status_code=204)
async def stop_letters(request: Asked, word: InLetter) -> None:
    """No more letters: one click, from whatever reads them, without a cookie."""
    if not await house_of(request).bell.wishes.stop_letters(word):
        raise Refusal(410, "word-over")


@get("/api/letters/off")
async def ask_off(word: InLetter) -> Redirect:
    """The same link, opened: the page that does it."""
    return Redirect(
        f"/letter/off#{word}" if word.replace("-", "").replace("_", "").isalnum() else "/"
    )


@post("/api/letters/recover", status_code=204)
async def forgot(request: Asked, data: JSONBody[p.Forgotten]) -> None:
    """A letter to whoever forgot the password of this account."""
    await house_of(request).bell.words.forgot(data.name, address_of(request))


@post("/api/letters/password", status_code=200)
async def fresh_password(request: Asked, data: JSONBody[p.FreshPassword]) -> Response[p.Me]:
    """Another password with the word from a letter; in from now on, and nowhere else."""
    house, here = house_of(request), await known(request)
    words = house.bell.words
    person = await words.whose(data.word)
    came = await house.people.set_password(person, data.password, here.session if here else None)
    await words.used(person)
    return come_in(request, came)


NOTICES = (
    get_notices,
    put_notices,
    take_pushes,
    try_push,
    put_mail,
    confirm,
    stop_letters,
    ask_off,
    forgot,
    fresh_password,
)
