"""Problems people report, packed with what the operator needs to see them again."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
from litestar import post
from litestar.params import JSONBody
from sqlalchemy import func, insert, select

from korchma import __version__
from korchma.kernel.record import record
from korchma.server.errors import Refusal
from korchma.server.protocol import Report
from korchma.server.storage.models import reports
from korchma.server.storage.store import Store
from korchma.server.tables.live import LiveTable
from korchma.server.tables.seated import Seated
from korchma.server.web.house import Asked, Code, at_table, house_of

TEXT_LENGTH = 4000
CLIENT_FIELDS, CLIENT_LENGTH = 12, 300
MOST_PER_HOUR = 20


class Pack(msgspec.Struct, frozen=True):
    """A report: the words, the versions, the browser, and the game as it stood."""

    text: str
    version: str
    code: str
    seats: tuple[int, ...]
    waiting: tuple[int, ...]
    asked: str
    client: dict[str, str]
    record: Any


def pack(table: Seated, person: str, told: Report) -> Pack:
    """Everything needed to sit down at the same position again, as far as there is one."""
    session = table.session if isinstance(table, LiveTable) else None
    waiting = session.waiting if session else ()
    asks = (session.ask_of(seat) for seat in waiting) if session else ()
    client = {
        key[:40]: value[:CLIENT_LENGTH] for key, value in list(told.client.items())[:CLIENT_FIELDS]
    }
    return Pack(
        text=told.text.strip()[:TEXT_LENGTH],
        version=__version__,
        code=table.code,
        seats=tuple(table.seats_of(person)),
        waiting=waiting,
        asked=table.row["stuck"] or ", ".join(ask.about for ask in asks if ask is not None),
        client=client,
        record=record(session, table.seat_infos(), snapshot=True) if session else None,
    )


@post("/api/tables/{code:str}/report", status_code=204)
async def report(request: Asked, code: Code, data: JSONBody[Report]) -> None:
    """Tell the operator about a problem at this table."""
    me, table = await at_table(request, code)
    if not data.text.strip():
        raise Refusal(400, "report-empty")
    store = house_of(request).store
    recent = (reports.c.person == me.id, reports.c.made > time.time() - 3600)
    found = await store.row(select(func.count()).where(*recent))
    if found and next(iter(found.values())) >= MOST_PER_HOUR:
        raise Refusal(429, "too-many-reports")
    async with table.lock:
        packed = pack(table, me.id, data)
    values = {
        "code": code,
        "person": me.id,
        "text": packed.text,
        "made": time.time(),
        "pack": msgspec.json.encode(packed).decode(),
    }
    await store.write((insert(reports), values))


async def read_reports(database: str, folder: Path | None) -> list[dict[str, Any]]:
    """What was reported, newest first; with a folder each pack and its record become files."""
    store = Store(database)
    await store.open()
    try:
        rows = await store.rows(select(reports).order_by(reports.c.id.desc()))
    finally:
        await store.close()
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    for row in rows:
        packed = msgspec.json.decode(row.pop("pack") or "null")
        row["version"] = packed["version"] if packed else ""
        if folder is not None and packed:
            if made := packed.pop("record"):
                (folder / f"report-{row['id']}.game.json").write_bytes(msgspec.json.encode(made))
            told = msgspec.json.format(msgspec.json.encode(packed))
            (folder / f"report-{row['id']}.json").write_bytes(told)
    return rows


REPORTS = (report,)
