"""What makes the inn an app: its manifest, its icons, and a page for when there is no line."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, QueryParameter

from korchma.server.errors import Refusal
from korchma.server.web.accounts import language_of
from korchma.server.web.headers import ASK_AGAIN, Kept
from korchma.server.web.house import Asked
from korchma.server.web.pages import FILE, HTML, client_file
from korchma.text import LANGUAGES, Voice

WOOD = "#1a110b"
"""The colour of the inn around its page: of the bars of a phone, and before anything is drawn."""
SIZES = ("192", "512")
Light = Annotated[str, QueryParameter()]

OFFLINE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Korchma</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="15">
<style>
{light}
body {{ margin: 0; background: var(--wood); color: var(--text); }}
main {{ min-height: 100vh; box-sizing: border-box; display: grid; place-content: center;
  gap: 12px; padding: 24px; text-align: center;
  font: 18px/1.4 "Alegreya Sans", "PT Sans", system-ui, sans-serif; }}
h1 {{ font: 800 31px/1.1 Alegreya, Georgia, serif; color: var(--gilt); margin: 0; }}
p {{ margin: 0; max-width: 34em; color: var(--soft); }}
a {{ justify-self: center; margin-top: 12px; padding: 10px 22px; border-radius: 8px;
  background: #ffb02e; color: #26190e; font-weight: 700; text-decoration: none; }}
a:focus-visible {{ outline: 3px solid var(--gilt); outline-offset: 3px; }}
svg {{ justify-self: center; width: 72px; height: 72px; }}
</style></head><body><main>
<svg viewBox="0 0 32 32" aria-hidden="true"><rect x="12" y="16" width="8" height="13" rx="1"
fill="#f5eace" stroke="#a8946f" stroke-width=".5"/><path
d="M16 15v-3" stroke="#26190e" stroke-width="1.5"/><path
d="M15 10c-4-3 3-4 0-8 5 2 2 5 4 8" fill="none" stroke="#a8946f" stroke-width="1.5"/></svg>
<h1>{title}</h1><p>{text}</p><a href="">{again}</a></main></body></html>"""


NIGHT = ":root { --wood: #1a110b; --text: #f5eace; --gilt: #f6e6bd; --soft: #cbb993 }"
DAY = ":root { --wood: #f4ead6; --text: #26190e; --gilt: #54380c; --soft: #533d27 }"
LIGHTS = {
    "dark": NIGHT,
    "light": DAY,
    "system": f"{NIGHT} @media (prefers-color-scheme: light) {{ {DAY} }}",
}
"""By which light the page is read: as the client's setting has it."""


@cache
def _offline(language: str, theme: str) -> Kept:
    voice = Voice(None, language)
    words = {
        "title": escape(voice.say("web-offline")),
        "text": escape(voice.say("web-offline.text")),
        "again": escape(voice.say("web-offline.again")),
    }
    page = OFFLINE.format(language=language, light=LIGHTS[theme], **words)
    return Kept.of(page.encode(), HTML)


@cache
def _manifest(language: str) -> Kept:
    voice = Voice(None, language)
    icons = [
        {"src": f"/icons/{size}.png", "sizes": f"{size}x{size}", "type": "image/png"}
        for size in SIZES
    ]
    masked = {**icons[-1], "src": "/icons/maskable.png", "purpose": "maskable"}
    manifest = {
        "id": "/",
        "name": voice.say("web-manifest"),
        "short_name": voice.say("web-manifest"),
        "description": voice.say("web-manifest.text"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": WOOD,
        "theme_color": WOOD,
        "categories": ["games"],
        "icons": [*icons, masked],
    }
    return Kept.of(msgspec.json.encode(manifest), "application/manifest+json")


def app_routes(web: Path | None) -> list[HTTPRouteHandler]:
    """All of it; what lies in the folder of the client comes from there."""

    @get("/manifest.webmanifest", include_in_schema=False)
    async def manifest(request: Asked) -> Response[bytes]:
        """What the inn is called on a home screen, in the language of who puts it there."""
        answer = _manifest(language_of(request)).answer(request)
        answer.headers["vary"] = "accept-encoding, accept-language"
        return answer

    @get("/offline/{language:str}", include_in_schema=False)
    async def offline(
        request: Asked, language: FromPath[str], theme: Light = "dark"
    ) -> Response[bytes]:
        """Kept by browsers for when there is no line."""
        if language not in LANGUAGES or theme not in LIGHTS:
            raise Refusal(404, "not-found")
        return _offline(language, theme).answer(request)

    def from_folder(request: Asked, *path: str) -> Response[bytes]:
        found = client_file(web.joinpath(*path)) if web and FILE.fullmatch(path[-1]) else None
        if found is None:
            raise Refusal(404, "not-found")
        return found.answer(request, ASK_AGAIN)

    @get("/sw.js", include_in_schema=False)
    async def worker(request: Asked) -> Response[bytes]:
        """The worker that is there while no page is open."""
        return from_folder(request, "sw.js")

    @get("/icons/{name:str}", include_in_schema=False)
    async def icon(request: Asked, name: FromPath[str]) -> Response[bytes]:
        """How the inn looks among other apps."""
        return from_folder(request, "icons", name)

    @get("/previews/{name:str}", include_in_schema=False)
    async def cover(request: Asked, name: FromPath[str]) -> Response[bytes]:
        """The cover of a game, for links to it."""
        answer = from_folder(request, "previews", name)
        answer.headers["cross-origin-resource-policy"] = "cross-origin"
        return answer

    return [manifest, offline, worker, icon, cover]
