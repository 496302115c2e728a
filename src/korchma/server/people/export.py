"""All that is kept of somebody, as one file for them."""

from __future__ import annotations

import asyncio
import io
import time
import zipfile
import zlib
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Table, select

from korchma.server.people.farewells import points_to
from korchma.server.people.names import handle_of
from korchma.server.protocol import Me
from korchma.server.storage.models import (
    campaigns,
    people,
    records,
    reports,
    sessions,
    sitters,
    tables,
)
from korchma.server.storage.notice_models import letter_words, notices, pushes
from korchma.server.storage.regulars import blocks, rated, ratings
from korchma.server.storage.store import Store

SECRET = {
    *(people.c.password, people.c.recovery, sessions.c.id),
    *(pushes.c.session, pushes.c.p256dh, pushes.c.auth),
    *(letter_words.c.id, notices.c.word),
}
"""What is kept to check what somebody knows; whoever has it could come in with it."""
OTHERS = {tables.c.host, campaigns.c.host, blocks.c.blocked}
"""Told elsewhere; and who keeps somebody out is not told at all."""
SHOWN = ("code", "game", "mode", "status", "ending", "result", "created", "updated", "turn")

Row = dict[str, Any]


async def export(store: Store, me: Me) -> bytes:
    """A zip: ``korchma.json`` with every row about somebody, and the records of their games."""
    rows = {"me": await _mine(store, me, people, people.c.id == me.id)}
    for table, column in points_to(people.c.id):
        if column not in OTHERS:
            rows.setdefault(table.name, []).extend(await _mine(store, me, table, column == me.id))
    rows["ratings"] = await _mine(store, me, ratings, ratings.c.who == me.id)
    rows["rated"] = await _mine(store, me, rated, rated.c.who == me.id)
    rows["reports"] = await _mine(store, me, reports, reports.c.person == me.id)
    rows["campaigns"] = await _mine(store, me, campaigns, campaigns.c.host == me.id)
    sat = select(sitters.c.code).where(sitters.c.person == me.id)
    here = (tables.c.host == me.id) | tables.c.code.in_(sat)
    found = await store.rows(select(tables).where(here).order_by(tables.c.created))
    rows["tables"] = [{name: row[name] for name in SHOWN} for row in found]
    over = [row["code"] for row in found if row["status"] == "over"]
    games = await store.rows(select(records).where(records.c.code.in_(over)))
    return await asyncio.to_thread(_zipped, rows, games)


async def _mine(store: Store, me: Me, table: Table, where: ColumnElement[bool]) -> list[Row]:
    columns = [column for column in table.c if column not in SECRET]
    found = await store.rows(select(*columns).where(where))
    return [_as_known(row, me, table) for row in found]


def _as_known(row: Row, me: Me, table: Table) -> Row:
    """Others are named by what they are known by."""
    refer = [x.name for x in table.c if any(key.column is people.c.id for key in x.foreign_keys)]
    others = (name for name in refer if row[name] not in (None, me.id))
    return row | {name: handle_of(row[name]) for name in others}


def _zipped(rows: dict[str, list[Row]], games: list[Row]) -> bytes:
    """Beside the event loop: one file of all of it."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as file:
        told = {"korchma": 1, "made": time.time(), **rows}
        file.writestr("korchma.json", msgspec.json.format(msgspec.json.encode(told)))
        for row in games:
            file.writestr(f"games/{row['code']}.json", zlib.decompress(row["record"]))
    return held.getvalue()
