"""A game from elsewhere: read, played again, and read once more exactly as it will be here."""

from __future__ import annotations

import json
import zlib
from typing import Any, NamedTuple

import msgspec

from korchma.bots.cast import company
from korchma.bots.seating import check_seats
from korchma.kernel import Game, KorchmaError, Session, Undo, find_game, games
from korchma.kernel.record import FORMAT, Record, SeatInfo, digest, parse
from korchma.kernel.restoring import restore
from korchma.server.errors import Refusal
from korchma.server.tables.frames import finished, make_frames
from korchma.server.tables.guests import Sitter
from korchma.server.tables.laying import Laid, laid
from korchma.server.tables.waking import Pages, wake
from korchma.text.clean import clean_name


class Brought(NamedTuple):
    """A game that can be kept: its row, its chairs, its pages; its replay where it is over."""

    row: dict[str, Any]
    seats: list[SeatInfo]
    laid: Laid
    frames: dict[int, bytes]
    record: bytes

    @property
    def over(self) -> bool:
        """Whether it can only be looked at."""
        return bool(self.laid.shown["status"] == "over")


def bring(data: bytes) -> Brought:
    """In a worker: a record as it will be kept; a Refusal says why it cannot be."""
    made, session = _played(data)
    game = session.game
    over = made.result is not None
    if not over and not any(seat.kind == "human" for seat in made.seats):
        raise Refusal(400, "record-nobody")
    row = {
        "game": made.game,
        "mode": _mode_of(game, made),
        "options": msgspec.to_builtins(session.table.options),
        "seed": made.seed,
        "public": False,
        "counts": False,
    }
    pages = laid(session)
    _read_back(made, row, pages)
    return Brought(
        row,
        [_seat(game, each) for each in made.seats],
        pages,
        make_frames(finished(session)) if over else {},
        zlib.compress(msgspec.json.encode(made)) if over else b"",
    )


def _seat(game: Game[Any, Any, Any], seat: SeatInfo) -> SeatInfo:
    """A chair of a record as it may be shown: a clean name, and nobody whom nobody knows."""
    cast = seat.cast if seat.cast in company(game) else msgspec.UNSET
    return SeatInfo(seat.kind, clean_name(seat.name), cast)


def _played(data: bytes) -> tuple[Record, Session]:
    """A record that can be played here, decision by decision, and its game; else why not."""
    try:
        head = json.loads(data)
    except (ValueError, RecursionError):
        raise Refusal(400, "record-broken", "not whole JSON") from None
    if isinstance(head, dict) and "notes" in head:
        raise Refusal(400, "record-notes")
    written = head.get("korchma") if isinstance(head, dict) else None
    if isinstance(written, int) and written > FORMAT:
        raise Refusal(400, "record-newer")
    try:
        made = parse(data, "The record")
    except KorchmaError as error:
        raise Refusal(400, "record-broken", str(error)) from None
    if made.game not in games():
        raise Refusal(400, "no-such-game")
    game = find_game(made.game)
    if made.rules != game.rules_version or made.content != game.content.fingerprint:
        raise Refusal(400, "record-other-rules")
    try:
        check_seats(game, made.seats)
        return made, restore(made)
    except KorchmaError as error:
        raise Refusal(400, "record-false", str(error)) from None


def _mode_of(game: Game[Any, Any, Any], made: Record) -> str:
    """The mode whose options a record was played with; else the first for so many."""
    for mode in game.modes:
        if made.players in mode.players:
            options = game.options(mode.id, made.players)
            if msgspec.to_builtins(options) == made.options:
                return mode.id
    return game.default_mode(made.players)


def _read_back(made: Record, row: dict[str, Any], pages: Laid) -> None:
    """The table is woken from its rows as it will be: what cannot is not kept."""
    stored = msgspec.json.decode(msgspec.json.encode(row | pages.shown)) | {"code": ""}
    seats = [Sitter("bot" if x.kind != "human" else "human", "", "", None) for x in made.seats]
    taken = [msgspec.json.decode(each["undo"], type=Undo) for each in pages.undos]
    try:
        again = wake(Pages(stored, seats, pages.past, pages.position, pages.secret, taken))
    except KorchmaError as error:
        raise Refusal(400, "record-false", str(error)) from None
    if digest(again) != made.digest:
        raise Refusal(400, "record-false", "it leads elsewhere when it is read again")
