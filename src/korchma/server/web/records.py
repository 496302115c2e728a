"""Games as files: taking one along, and bringing one in."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool

import msgspec
from litestar import MediaType, Response, get, post
from sqlalchemy import func, select

from korchma.kernel.record import FORMAT, Record, record
from korchma.server.errors import Refusal
from korchma.server.protocol import Me, Notes, TableInfo
from korchma.server.storage.ledger import Write
from korchma.server.storage.models import tables
from korchma.server.tables.bringing import Brought, bring
from korchma.server.tables.clerk import put_down
from korchma.server.tables.guests import Sitter
from korchma.server.tables.hall import Hall
from korchma.server.tables.live import LiveTable
from korchma.server.tables.lobby import table_info
from korchma.server.tables.seated import Seated
from korchma.server.tables.sketch import standing_events
from korchma.server.web.house import Asked, Code, at_table, house_of, me_or_refuse

SECONDS = 30.0
"""To play a game from elsewhere again; ours take one or two."""
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


async def _brought(hall: Hall, me: Me, data: bytes) -> Brought:
    """A file looked through in another process; in a thread, where there is no room for one."""
    try:
        return await hall.clerk.desk.think(bring, data, seconds=SECONDS, owner=me.id)
    except TimeoutError:
        raise Refusal(400, "record-broken", "it took too long to play again") from None
    except (BrokenProcessPool, OSError):
        return await hall.aside.do(me.id, bring, data)


async def _keep(hall: Hall, me: Me, game: Brought) -> TableInfo:
    """To be replayed if it is over, else to be played on: then people's chairs are mine."""
    mine = None if game.over else me.id
    seats = [
        Sitter("human", "", each.name, mine)
        if each.kind == "human"
        else Sitter("bot", each.kind.partition(":")[2], each.name, None, each.cast or "")
        for each in game.seats
    ]

    def besides(code: str) -> list[Write]:
        return put_down(code, game.frames, game.record) if game.over else []

    row = await hall.shelve(me, game.row, seats, game.laid, besides)
    return table_info(row, seats, me.id, ())


@post("/api/records")
async def import_record(request: Asked) -> TableInfo:
    """A game from elsewhere, to be replayed here or played on."""
    me, house = await me_or_refuse(request), house_of(request)
    house.count_work(me)
    hall = house.hall
    await hall.check_number(me)
    found = await hall.store.row(select(func.count()).where(tables.c.host == me.id))
    if found and next(iter(found.values())) >= MOST_KEPT:
        raise Refusal(429, "too-many-tables")
    return await _keep(hall, me, await _brought(hall, me, await request.body()))


RECORDS = (get_record, import_record)
