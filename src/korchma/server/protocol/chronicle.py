"""What the chronicles say to their owner."""

from __future__ import annotations

import msgspec

from korchma.server.protocol.house import TableInfo


class TaleInfo(msgspec.Struct, frozen=True):
    """A story of a game as its reader knows it.

    ``entries`` stand in the order of the book, blank where I have not read them; ``endings`` are
    blank until I have reached them, ``won`` are those of them in which I won.
    """

    id: str
    modes: tuple[str, ...]
    players: tuple[int, ...]
    minutes: int
    weight: int
    entries: tuple[str, ...]
    endings: tuple[str, ...]
    won: tuple[str, ...]


class Evening(msgspec.Struct, frozen=True):
    """An evening of mine with a tale, under way or over: as whom each seat played, what was kept;
    ``won``: I did."""

    tale: str
    table: TableInfo
    won: bool
    roles: tuple[tuple[str, ...], ...]
    keeps: tuple[str, ...]


class Chronicle(msgspec.Struct, frozen=True):
    """What I have lived through in a game, newest evening first; nobody else gets to see it.

    ``titles`` of the entries I have read, by language; ``keeps`` is what I brought home.
    """

    game: str
    tales: tuple[TaleInfo, ...]
    evenings: tuple[Evening, ...]
    keeps: tuple[str, ...]
    titles: dict[str, dict[str, str]]
