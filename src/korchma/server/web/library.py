"""What does not change while the inn is open: games, their books, all sentences."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath

from korchma.kernel import KorchmaError
from korchma.server.errors import Refusal
from korchma.server.protocol import GameInfo
from korchma.server.web.books import book, game_infos, shelf, texts
from korchma.server.web.headers import Kept
from korchma.server.web.house import Asked

JSON, PLAIN = "application/json", "text/plain; charset=utf-8"


@cache
def _book(game: str) -> Kept:
    return Kept.of(book(game), JSON)


@cache
def _shelf(language: str) -> Kept | None:
    found = shelf(language)
    return None if found is None else Kept.of(msgspec.json.encode(found), JSON)


@cache
def _text(game: str, language: str) -> Kept | None:
    found = texts(game, language)
    return None if found is None else Kept.of(found.encode(), PLAIN)


@get("/api/games")
async def get_games() -> list[GameInfo]:
    """The games that can be played here."""
    return game_infos()


@get("/api/games/{game:str}/book", media_type=MediaType.JSON)
async def get_book(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """What a client must know of a game."""
    try:
        return _book(game).answer(request)
    except KorchmaError as error:
        raise Refusal(404, "no-such-game", str(error)) from None


@get("/text/shelf/{language:str}", media_type=MediaType.JSON)
async def get_shelf(request: Asked, language: FromPath[str]) -> Response[bytes]:
    """What stands on the covers of all games, in one language."""
    found = _shelf(language)
    if found is None:
        raise Refusal(404, "no-such-text")
    return found.answer(request)


@get("/text/{game:str}/{file:str}", media_type=MediaType.TEXT)
async def get_text(request: Asked, game: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """The sentences of a game, or of the inn itself, in one language."""
    language, _, ending = file.partition(".")
    found = _text(game, language) if ending == "ftl" else None
    if found is None:
        raise Refusal(404, "no-such-text")
    return found.answer(request)


LIBRARY = (get_games, get_book, get_shelf, get_text)
