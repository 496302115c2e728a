"""Links that show what they lead to: Open Graph, with a picture of the table as it stands.

Everything comes from rows of the database: what anybody with the link may see, and for the board
the last safe point, looked at with the eyes of a spectator.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from html import escape
from pathlib import Path
from typing import Annotated, Any

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter
from sqlalchemy import select

from korchma.kernel import games
from korchma.server.errors import NotSaved, Refusal
from korchma.server.pace import Paces
from korchma.server.storage.models import positions, tables
from korchma.server.storage.notice_models import notices
from korchma.server.tables.guests import Sitter
from korchma.server.tables.lobby import seats_at
from korchma.server.tables.still import scene_at
from korchma.server.tables.words import heard
from korchma.server.web.accounts import language_of
from korchma.server.web.drawing import READY, SIZE, Chair, Sketch, draw
from korchma.server.web.house import Asked, House, address_of, house_of, known
from korchma.text import Voice

MOST_KEPT = 100
"""Pictures that are kept: a link is looked at by many, and soon after one another."""
PICTURES = Paces(40.0, 60.0)
"""Pictures drawn for one address at once, and again as many in so many seconds."""
GUESSES = Paces(30.0, 600.0)
"""Tables looked up by their words for one address: nobody tries them all."""
Drawn = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{4,12}\.png$")]


async def row_of(house: House, *which: Any) -> dict[str, Any] | None:
    """A table, if there is one and it can be read just now."""
    try:
        return await house.store.row(select(tables).where(*which))
    except NotSaved:
        return None


async def sketch_of(house: House, request: Asked, row: dict[str, Any]) -> Sketch | None:
    """What anybody with a table's link may see of it, in words; nothing for who is kept out."""
    language = await _language(house, request, row["host"])
    seats = (await seats_at(house.store, [row["code"]]))[row["code"]]
    here = await known(request)
    at_it = [row["host"], *(sitter.person for sitter in seats)]
    if here is not None and house.company.kept_out(here.me.id, at_it):
        return None
    title = games().get(row["game"])
    voice, own = Voice(title, language), Voice(None, language)
    going = row["status"] == "playing"
    waited = tuple(row["waiting"] or ()) if going else ()
    chairs = tuple(
        Chair(
            voice.sitter(sitter.name, sitter.cast) or _unnamed(own, sitter),
            sitter.kind,
            seat in waited,
        )
        for seat, sitter in enumerate(seats)
    )
    free = sum(sitter.kind == "open" for sitter in seats)
    if row["status"] == "open":
        line = own.say("web-open-chairs", n=free)
    elif going:
        line = own.say("preview-turn", n=row["turn"]) if row["turn"] else own.say("preview-going")
    else:
        line = own.say("preview-over")
    name = voice.say("game-title") if title else row["game"]
    return Sketch(row["game"], name, line, chairs)


def _unnamed(voice: Voice, sitter: Sitter) -> str:
    """Who sits on a chair without a name on it: nobody, a bot, or whoever it was."""
    if sitter.kind == "open":
        return voice.say("preview-free")
    bot = f"bot-{sitter.bot}"
    return voice.say(bot if sitter.kind == "bot" and voice.has(bot) else "web-somebody")


async def _language(house: House, request: Asked, host: str) -> str:
    """The reader's; programs that look at links say none, then the one of whoever set the table."""
    if request.headers.get("accept-language"):
        return language_of(request)
    query = select(notices.c.wishes).where(notices.c.person == host)
    row = await house.store.row(query)
    return str(row["wishes"]["language"]) if row else "en"


def _tags(said: dict[str, str]) -> bytes:
    """For the head of a page; whatever people call themselves stays text."""
    lines = [
        f'<meta {"name" if key.startswith("twitter") else "property"}="{key}" '
        f'content="{escape(value)}" />'
        for key, value in said.items()
    ]
    return "".join(lines).encode()


async def head_for(request: Asked) -> bytes:
    """What stands in the head of this page for those who only look at links."""
    house, given = house_of(request), request.path_params
    base = house.bell.post.office.home or str(request.base_url).rstrip("/")
    voice = Voice(None, language_of(request))
    said = {
        "og:site_name": "Korchma",
        "og:type": "website",
        "og:title": voice.say("web-manifest"),
        "og:description": voice.say("web-manifest.text"),
        "og:image": f"{base}/icons/512.png",
        "twitter:card": "summary",
    }
    game, row = given.get("game"), await _row(house, request)
    sketch = await sketch_of(house, request, row) if row else None
    if row is not None and sketch is not None:
        picture = f"/preview/{row['code']}.png?{int(row['updated'])}"
        said |= {
            "og:title": sketch.title,
            "og:description": sketch.told,
            "og:image": base + (picture if READY else f"/previews/{row['game']}.jpg"),
        }
        if READY:
            wide, high = map(str, SIZE)
            said |= {"og:image:width": wide, "og:image:height": high}
            said["twitter:card"] = "summary_large_image"
    elif game in games():
        title = Voice(games()[game], voice.language)
        said["og:title"] = title.say("game-title")
        said["og:image"] = f"{base}/previews/{game}.jpg"
    return _tags(said)


async def _row(house: House, request: Asked) -> dict[str, Any] | None:
    """The table a page is about, by its code or by its words."""
    given = request.path_params
    if "code" in given:
        return await row_of(house, tables.c.code == str(given["code"])[:12])
    number = heard(str(given.get("words", "")))
    if number is None or not GUESSES.allows(address_of(request)):
        return None
    return await row_of(house, tables.c.words == number, tables.c.status != "over")


async def state_of(house: House, code: str) -> bytes | None:
    """Where a table stands, if that can be read."""
    query = select(positions.c.state).where(positions.c.code == code)
    try:
        place = await house.store.row(query)
    except NotSaved:
        return None
    return place["state"] if place else None


def picture_of(sketch: Sketch, row: dict[str, Any], state: bytes | None, web: Path) -> bytes:
    """In a thread: the table drawn with its board, where its game has one to show."""
    scene = scene_at(row, len(sketch.chairs), state) if state is not None else None
    return draw(sketch._replace(scene=scene), web)


def preview_routes(web: Path | None) -> list[HTTPRouteHandler]:
    """Pictures of tables; fonts and covers lie in the folder of the client."""
    kept: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()
    one = asyncio.Semaphore(1)

    @get("/preview/{name:str}", include_in_schema=False)
    async def preview(request: Asked, name: Drawn) -> Response[bytes]:
        """A table as it stands, drawn once for all who look."""
        house = house_of(request)
        row = await row_of(house, tables.c.code == name.removesuffix(".png"))
        if row is None or web is None or not READY:
            raise Refusal(404, "no-such-table")
        sketch = await sketch_of(house, request, row)
        if sketch is None:
            raise Refusal(404, "no-such-table")
        key = (row["code"], row["updated"], sketch)
        if key not in kept:
            if not PICTURES.allows(address_of(request)):
                raise Refusal(429, "too-much")
            state = await state_of(house, row["code"])
            async with one:
                kept[key] = await asyncio.to_thread(picture_of, sketch, row, state, web)
            while len(kept) > MOST_KEPT:
                kept.popitem(last=False)
        headers = {"cache-control": "public, max-age=60", "vary": "accept-language"}
        headers["cross-origin-resource-policy"] = "cross-origin"
        return Response(kept[key], media_type="image/png", headers=headers)

    return [preview]
