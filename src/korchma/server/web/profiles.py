"""Profiles, friends and blocks over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from korchma.server import protocol as p
from korchma.server.web.house import Asked, Code, at_table, house_of, me_or_refuse

Somebody = Annotated[str, PathParameter(min_length=1, max_length=100)]


@get("/api/profile")
async def my_profile(request: Asked) -> p.Profile:
    """My profile, with all that only I see."""
    return await house_of(request).profiles.mine(await me_or_refuse(request))


@put("/api/profile")
async def change_profile(request: Asked, data: JSONBody[p.ProfileChange]) -> p.Profile:
    """Show it to everybody or not; another portrait."""
    me, profiles = await me_or_refuse(request), house_of(request).profiles
    await profiles.change(me, data)
    return await profiles.mine(me)


@get("/api/people/{who:str}/profile")
async def get_profile(request: Asked, who: Somebody) -> p.Profile:
    """Somebody's profile, if it is public or they are my friend."""
    return await house_of(request).profiles.of(await me_or_refuse(request), who)


@get("/api/people/{who:str}/games")
async def past_games(
    request: Asked, who: Somebody, before: Annotated[float, QueryParameter(ge=0)]
) -> tuple[p.PastGame, ...]:
    """A page of somebody's games, those before a time."""
    me = await me_or_refuse(request)
    return await house_of(request).profiles.games_of(me, who, before)


@get("/api/friends")
async def my_friends(request: Asked) -> p.Friends:
    """My friends and what they do, who asks, whom I met, whom I keep out."""
    return await house_of(request).meeting.friends(await me_or_refuse(request))


@post("/api/friends", status_code=200)
async def ask_friend(request: Asked, data: JSONBody[p.Somebody]) -> p.Friends:
    """Ask somebody to be friends, or say yes to who asks."""
    me, house = await me_or_refuse(request), house_of(request)
    await house.company.ask(me, data.who)
    return await house.meeting.friends(me)


@delete("/api/friends/{who:str}", status_code=200)
async def part_friends(request: Asked, who: Somebody) -> p.Friends:
    """No longer friends; or a no to who asks."""
    me, house = await me_or_refuse(request), house_of(request)
    await house.company.part(me, who)
    return await house.meeting.friends(me)


@post("/api/blocks", status_code=200)
async def block(request: Asked, data: JSONBody[p.Somebody]) -> p.Friends:
    """Have nothing to do with somebody from now on."""
    me, house = await me_or_refuse(request), house_of(request)
    await house.keep_out(me, data.who)
    return await house.meeting.friends(me)


@delete("/api/blocks/{who:str}", status_code=200)
async def unblock(request: Asked, who: Somebody) -> p.Friends:
    """They may come again."""
    me, house = await me_or_refuse(request), house_of(request)
    await house.company.unblock(me, who)
    return await house.meeting.friends(me)


@post("/api/tables/{code:str}/invitations", status_code=204)
async def invite(request: Asked, code: Code, data: JSONBody[p.Somebody]) -> None:
    """Ask somebody by name to an open chair of a table at which I sit."""
    me, table = await at_table(request, code)
    await house_of(request).meeting.invite(me, table, data.who)


@delete("/api/tables/{code:str}/invitations")
async def decline(request: Asked, code: Code) -> None:
    """No, thanks."""
    await house_of(request).meeting.decline(await me_or_refuse(request), code)


@get("/api/counter")
async def counter(request: Asked) -> p.Counter:
    """What lies on the counter: free chairs of friends, who asks, my record."""
    return await house_of(request).meeting.counter(await me_or_refuse(request))


PROFILES = (
    *(my_profile, change_profile, get_profile, past_games),
    *(my_friends, ask_friend, part_friends, block, unblock),
    *(invite, decline, counter),
)
