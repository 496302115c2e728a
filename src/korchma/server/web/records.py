"""Games as files: taking one along, and bringing one in."""

from __future__ import annotations

import json
import time
from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from sqlalchemy import func, insert, select

from korchma.bots.seating import check_seats
from korchma.kernel import Game, KorchmaError, find_game, games
from korchma.kernel.record import FORMAT, Record, parse, record, restore
from korchma.server.errors import Refusal
from korchma.server.protocol import Me, Notes, TableInfo
from korchma.server.storage.models import chairs, decisions, tables, undos
from korchma.server.tables.guests import Sitter
from korchma.server.tables.hall import Hall, new_code, sitter_row
from korchma.server.tables.live import LiveTable
from korchma.server.tables.sketch import standing_events
from korchma.server.web.app import Asked, Code, at_table, house_of, me_or_refuse

MOST_KEPT = 400
"""Tables of all kinds a person may have brought in or set."""


# --- taking along --------------------------------------------------------------------------------


def whole_for(table: LiveTable, me: Me) -> bool:
    """Whether somebody may have the whole record: it is over, or they play alone."""
    people = {sitter.person for sitter in table.sitters if sitter.kind != "bot"}
    return table.row["status"] == "over" or people == {me.id}


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
        events=tuple(standing_events(session, seat, 0)),
    )


@get("/api/tables/{code:str}/record", media_type=MediaType.JSON)
async def get_record(request: Asked, code: Code) -> Response[bytes]:
    """The game as a file: the record when it is over or mine alone, else my notes of it."""
    me, table = await at_table(request, code)
    whole = whole_for(table, me)
    made = record(table.session, table.seat_infos()) if whole else notes_of(table, me)
    kind = "" if whole else "-notes"
    headers = {
        "content-disposition": f'attachment; filename="{table.row["game"]}-{code}{kind}.json"'
    }
    return Response(msgspec.json.encode(made), media_type=MediaType.JSON, headers=headers)


# --- bringing in ---------------------------------------------------------------------------------


def read_record(data: bytes) -> Record:
    """A record that can be played here, decision by decision; else why not."""
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
        restore(made, listen=False)
    except KorchmaError as error:
        raise Refusal(400, "record-false", str(error)) from None
    return made


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


async def keep(hall: Hall, me: Me, made: Record) -> LiveTable:
    """A game from elsewhere: to be replayed if it is over, else to be played on."""
    over, now = made.result is not None, time.time()
    if not over and not any(seat.kind == "human" for seat in made.seats):
        raise Refusal(400, "record-nobody")
    row: dict[str, Any] = {
        "code": new_code(),
        "game": made.game,
        "mode": _mode_of(find_game(made.game), made),
        "options": made.options,
        "seed": made.seed,
        "rules": made.rules,
        "host": me.id,
        "public": False,
        "replace_after": None,
        "status": "over" if over else "playing",
        "ending": made.result.ending if made.result else "",
        "rematch": "",
        "created": now,
        "updated": now,
    }
    seats = [_sitter(each.kind, each.name, me, over=over) for each in made.seats]
    code = row["code"]
    past = [
        {"code": code, "number": i, "seat": seat, "answer": json.dumps(answer)}
        for i, (seat, answer) in enumerate(made.decisions)
    ]
    back = [{"code": code, "undo": msgspec.json.encode(each).decode()} for each in made.undos]
    writes: list[tuple[Any, Any]] = [
        (insert(tables), row),
        (insert(chairs), [sitter_row(code, i, each) for i, each in enumerate(seats)]),
    ]
    writes += [(insert(decisions), past)] if past else []
    writes += [(insert(undos), back)] if back else []
    await hall.store.write(*writes)
    return hall.alive(row, seats, past, made.undos)


@post("/api/records")
async def import_record(request: Asked) -> TableInfo:
    """A game from elsewhere, to be replayed here or played on."""
    me = await me_or_refuse(request)
    hall = house_of(request).hall
    await hall.check_number(me)
    found = await hall.store.row(select(func.count()).where(tables.c.host == me.id))
    if found and next(iter(found.values())) >= MOST_KEPT:
        raise Refusal(429, "too-many-tables")
    return (await keep(hall, me, read_record(await request.body()))).info(me.id)


RECORDS = (get_record, import_record)
