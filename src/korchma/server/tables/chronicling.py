"""The chronicles: evenings of one person with a game, made from rows and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import select

from korchma.kernel import Chronicle, Game, KorchmaError, Tale, find_game
from korchma.server import protocol as p
from korchma.server.errors import Refusal
from korchma.server.storage.models import sitters, tables
from korchma.server.storage.store import Store
from korchma.server.tables.guests import Sitter
from korchma.server.tables.lobby import seats_at, table_info
from korchma.server.tables.remembering import keepsakes, memoir_of, times_read
from korchma.text import LANGUAGES, Voice

MOST = 60
"""Evenings that are listed; all of them count."""

Row = dict[str, Any]


async def chronicle(store: Store, me: p.Me, name: str) -> p.Chronicle:
    """What somebody has lived through in a game."""
    game, told = _chronicled(name)
    rows, read = await _evenings(store, me, game.id), await times_read(store, me.id, game)
    seats = await seats_at(store, [row["code"] for row in rows])
    over = [row for row in rows if row["status"] == "over"]
    won = {row["ending"] for row in over if _won(row, seats[row["code"]], me)}
    tales = told.tales(game.content)
    return p.Chronicle(
        game.id,
        tuple(_tale(game, tale, read, {row["ending"] for row in over}, won) for tale in tales),
        tuple(_listed(tales, rows[:MOST], seats, me)),
        tuple(keepsakes(row["memoir"] for row in reversed(over))),
        titles(game, [entry for tale in tales for entry in tale.entries if entry in read]),
    )


def _chronicled(name: str) -> tuple[Game[Any, Any, Any], Chronicle]:
    """A game whose evenings are written down, and how."""
    try:
        game = find_game(name)
    except KorchmaError as error:
        raise Refusal(404, "no-such-game", str(error)) from None
    if game.memory is None or game.memory.chronicle is None:
        raise Refusal(404, "no-chronicle", f"{name} has no chronicle")
    return game, game.memory.chronicle


async def _evenings(store: Store, me: p.Me, game: str) -> list[Row]:
    """The tables somebody sits or sat at, newest first, without those that broke off."""
    sat = select(sitters.c.code).where(sitters.c.person == me.id)
    broke_off = (tables.c.status == "over") & (tables.c.result.is_(None))
    return await store.rows(
        select(tables)
        .where(tables.c.game == game, tables.c.code.in_(sat), ~broke_off)
        .order_by(tables.c.updated.desc())
    )


def _won(row: Row, seats: Sequence[Sitter], me: p.Me) -> bool:
    """Whether one of somebody's seats is among the winners."""
    winners = row["result"]["winners"] if row["result"] else ()
    return any(seats[seat].person == me.id for seat in winners)


def _tale(
    game: Game[Any, Any, Any], tale: Tale, read: Iterable[str], reached: set[str], won: set[str]
) -> p.TaleInfo:
    """A tale with blanks for what its reader does not know."""
    known = frozenset(read)
    counts = {n for mode in game.modes if mode.id in tale.modes for n in mode.players}
    return p.TaleInfo(
        tale.id,
        tale.modes,
        tuple(sorted(counts)),
        tale.minutes,
        tale.weight,
        tuple(entry if entry in known else "" for entry in tale.entries),
        tuple(ending if ending in reached else "" for ending in tale.endings),
        tuple(ending for ending in tale.endings if ending in won),
    )


def _listed(
    tales: Sequence[Tale], rows: Sequence[Row], seats: dict[str, list[Sitter]], me: p.Me
) -> Iterable[p.Evening]:
    """Evenings, each with its tale."""
    tale_of = {mode: tale.id for tale in tales for mode in tale.modes}
    for row in rows:
        at, memoir = seats[row["code"]], memoir_of(row["memoir"])
        yield p.Evening(
            memoir.tale or tale_of.get(row["mode"], ""),
            table_info(row, at, me.id, ()),
            _won(row, at, me),
            memoir.roles,
            memoir.keeps,
        )


def titles(game: Game[Any, Any, Any], entries: Sequence[str]) -> dict[str, dict[str, str]]:
    """What these entries are called, in every language."""
    words = {entry: game.eyes.words(game.content, *entry.split(":", 1))[""].id for entry in entries}
    voices = {language: Voice(game, language) for language in LANGUAGES}
    return {
        language: {entry: voice.say(word) for entry, word in words.items()}
        for language, voice in voices.items()
    }
