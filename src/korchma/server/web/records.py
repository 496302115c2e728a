"""Games as files: taking one along, and bringing one in."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from sqlalchemy import func, select

from korchma.bots.seating import check_seats
from korchma.kernel import Game, KorchmaError, Session, find_game, games
from korchma.kernel.record import FORMAT, Record, parse, record, restore
from korchma.server.errors import Refusal
from korchma.server.protocol import Me, Notes, TableInfo
from korchma.server.storage.models import tables
from korchma.server.tables.guests import Sitter
from korchma.server.tables.hall import Hall
from korchma.server.tables.live import LiveTable
from korchma.server.tables.seated import Seated
from korchma.server.tables.sketch import standing_events
from korchma.server.web.app import Asked, Code, at_table, house_of, me_or_refuse

MOST_KEPT = 400
"""Tables of all kinds a person may have brought in or set."""


# --- taking along --------------------------------------------------------------------------------


def whole_for(table: Seated, me: Me) -> bool:
    """Whether somebody may have the whole record: it is over, or they play alone."""
    people = {sitter.person for sitter in table.sitters if sitter.kind != "bot"}
    return table.over or people == {me.id}


def whole_record(table: LiveTable) -> Record:
    """The record; with a position to go on from, where other rules took over in mid-game."""
    later = table.session.first is not None
    return record(table.session, table.seat_infos(), snapshot=later)


def notes_of(table: LiveTable, me: Me) -> Notes:
    """A game under way as one person knows it: their view and their log, and nothing else."""
    seat = next(iter(table.seats_of(me.id)), None)
    info, session = table.info(me.id), table.session
    return Notes(
        notes=FORMAT,
        game=info.game,
        mode=info.mode,
        rules=session.rules,
        seats=info.seats,
        commitment=info.commitment,
        seat=seat,
        view=session.view(seat),
        events=tuple(standing_events(session.events_log, seat, 0)),
    )


@get("/api/tables/{code:str}/record", media_type=MediaType.JSON)
async def get_record(request: Asked, code: Code) -> Response[bytes]:
    """The game as a file: the record when it is over or mine alone, else my notes of it."""
    me, table = await at_table(request, code)
    whole = whole_for(table, me)
    if isinstance(table, LiveTable):
        made = msgspec.json.encode(whole_record(table) if whole else notes_of(table, me))
    else:
        kept = await house_of(request).hall.clerk.kept_record(code)
        if kept is None:
            raise Refusal(409, table.row["stuck"] or "replay-older")
        made = kept
    kind = "" if whole else "-notes"
    headers = {
        "content-disposition": f'attachment; filename="{table.row["game"]}-{code}{kind}.json"'
    }
    return Response(made, media_type=MediaType.JSON, headers=headers)


# --- bringing in ---------------------------------------------------------------------------------


def read_record(data: bytes) -> tuple[Record, Session]:
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


def _sitter(kind: str, name: str, me: Me, *, over: bool) -> Sitter:
    """A chair of a record: in a game that goes on, people's chairs are mine."""
    if kind != "human":
        return Sitter("bot", kind.partition(":")[2], name[:40], None)
    return Sitter("human", "", name[:40], None if over else me.id)


def _mode_of(game: Game[Any, Any, Any], made: Record) -> str:
    """The mode whose options a record was played with; else the first for so many."""
    for mode in game.modes:
        if made.players in mode.players:
            options = game.options(mode.id, made.players)
            if msgspec.to_builtins(options) == made.options:
                return mode.id
    return game.default_mode(made.players)


async def keep(hall: Hall, me: Me, made: Record, session: Session) -> LiveTable:
    """A game from elsewhere: to be replayed if it is over, else to be played on."""
    over = made.result is not None
    if not over and not any(seat.kind == "human" for seat in made.seats):
        raise Refusal(400, "record-nobody")
    row: dict[str, Any] = {
        "game": made.game,
        "mode": _mode_of(find_game(made.game), made),
        "options": made.options,
        "seed": made.seed,
        "public": False,
        "replace_after": None,
    }
    seats = [_sitter(each.kind, each.name, me, over=over) for each in made.seats]
    return await hall.lay(me, row, seats, session)


@post("/api/records")
async def import_record(request: Asked) -> TableInfo:
    """A game from elsewhere, to be replayed here or played on."""
    me = await me_or_refuse(request)
    hall = house_of(request).hall
    await hall.check_number(me)
    found = await hall.store.row(select(func.count()).where(tables.c.host == me.id))
    if found and next(iter(found.values())) >= MOST_KEPT:
        raise Refusal(429, "too-many-tables")
    made, session = read_record(await request.body())
    return (await keep(hall, me, made, session)).info(me.id)


RECORDS = (get_record, import_record)
