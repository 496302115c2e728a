"""The chronicles over HTTP: what somebody has lived through in a game, for their eyes alone."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from korchma.server.protocol import Chronicle
from korchma.server.tables.chronicling import chronicle
from korchma.server.web.house import Asked, house_of, me_or_refuse


@get("/api/games/{game:str}/chronicle")
async def get_chronicle(request: Asked, game: FromPath[str]) -> Chronicle:
    """My evenings with a game: entries read, endings reached, keepsakes."""
    return await chronicle(house_of(request).store, await me_or_refuse(request), game)


CHRONICLES = [get_chronicle]
