"""Somebody wants to be forgotten: seven days to think it over, then nothing of them is left."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from sqlalchemy import Column, Table, delete, select, update

from korchma.server.errors import Refusal
from korchma.server.people.company import Company
from korchma.server.people.names import login_of
from korchma.server.protocol import Me
from korchma.server.storage.ledger import Write
from korchma.server.storage.models import (
    campaigns,
    chapters,
    chat,
    metadata,
    people,
    records,
    reports,
    sitters,
    tables,
)
from korchma.server.storage.regulars import played, rated, ratings
from korchma.server.storage.store import Store
from korchma.server.tables.hall import Hall

log = logging.getLogger("korchma.farewells")

THINK = 7 * 24 * 3600.0
"""Seconds in which a farewell can be taken back."""

Row = dict[str, Any]
Chairs = Mapping[str, Collection[int]]
"""The chairs of one person, by table."""


class Farewells:
    """People who leave for good. Tables of others stay, without their name."""

    def __init__(self, store: Store, hall: Hall, company: Company) -> None:
        self._store, self._hall, self._company = store, hall, company

    async def ask(self, me: Me, name: str) -> float:
        """Somebody asks to be forgotten, and writes their name to show that they mean it; when it
        will be done."""
        if login_of(name) != login_of(me.name):
            raise Refusal(400, "name-differs")
        now = time.time()
        await self._write(me, now)
        return now + THINK

    async def take_back(self, me: Me) -> None:
        """They stay after all."""
        await self._write(me, None)

    async def _write(self, me: Me, leaving: float | None) -> None:
        here = update(people).where(people.c.id == me.id)
        await self._store.write((here.values(leaving=leaving), None))

    async def see_off(self) -> list[str]:
        """Whoever asked seven days ago is forgotten now; who that was."""
        due = select(people.c.id).where(people.c.leaving < time.time() - THINK)
        gone = []
        for row in await self._store.rows(due):
            try:
                await self.forget(row["id"])
            except Exception:
                log.exception("somebody could not be forgotten; it will be tried again")
                continue
            gone.append(row["id"])
        return gone

    async def forget(self, person: str) -> None:
        """Nothing that says who they were is left: not their row, nor their name anywhere."""
        chairs = await self._chairs(person)
        own = await self._own(person, chairs)
        for code in await self._under_way(chairs.keys() - own):
            await (await self._hall.find(code)).leave(person)
        heirs = await self._heirs(person, own)
        row = await self._store.row(select(people).where(people.c.id == person))
        assert row is not None
        shared = {code: seats for code, seats in chairs.items() if code not in own}
        await self._store.write(
            *_unnamed(shared, row["name"]),
            *await self._papers(shared),
            *(
                (update(tables).where(tables.c.code == x).values(host=y), None)
                for x, y in heirs.items()
            ),
            *await self._campaigns(person),
            *_tables_gone(own),
            *_rows_gone(person),
        )
        self._company.forget(person)
        self._hall.forget(own, shared, heirs)

    async def _under_way(self, codes: Collection[str]) -> list[str]:
        going = select(tables.c.code).where(tables.c.code.in_(codes), tables.c.status != "over")
        return [row["code"] for row in await self._store.rows(going)]

    async def _chairs(self, person: str) -> Chairs:
        """Where they sit or sat, also where they got up before the end."""
        found: dict[str, set[int]] = {}
        for book in (sitters, played):
            mine = select(book.c.code, book.c.seat).where(book.c.person == person)
            for row in await self._store.rows(mine):
                found.setdefault(row["code"], set()).add(row["seat"])
        return found

    async def _own(self, person: str, chairs: Chairs) -> set[str]:
        """Tables at which nobody else ever was: they go as a whole."""
        sat = sitters.c.person.is_not(None) & (sitters.c.person != person)
        others = select(sitters.c.code).where(sat)
        kept = select(chapters.c.code).join(campaigns, campaigns.c.code == chapters.c.campaign)
        kept = kept.where(campaigns.c.host != person)
        mine = (tables.c.host == person, tables.c.code.not_in(others), tables.c.code.not_in(kept))
        alone = {row["code"] for row in await self._store.rows(select(tables.c.code).where(*mine))}
        left = select(played.c.code).where(played.c.code.in_(alone), played.c.person != person)
        return alone - {row["code"] for row in await self._store.rows(left)}

    async def _heirs(self, person: str, own: Collection[str]) -> dict[str, str]:
        """Who has the tables of others from now on."""
        hosted = select(tables.c.code).where(tables.c.host == person, tables.c.code.not_in(own))
        codes = [row["code"] for row in await self._store.rows(hosted)]
        found = {code: await self._heir(person, [code]) for code in codes}
        return {code: heir for code, heir in found.items() if heir is not None}

    async def _campaigns(self, person: str) -> list[Write]:
        """Campaigns of others have another host; those of nobody else go."""
        writes: list[Write] = []
        mine = select(campaigns.c.code).where(campaigns.c.host == person)
        for row in await self._store.rows(mine):
            parts = chapters.c.campaign == row["code"]
            codes = await self._store.rows(select(chapters.c.code).where(parts))
            heir = await self._heir(person, [each["code"] for each in codes])
            here = campaigns.c.code == row["code"]
            if heir is not None:
                writes.append((update(campaigns).where(here).values(host=heir), None))
                continue
            writes.append((delete(chapters).where(parts), None))
            writes.append((delete(campaigns).where(here), None))
        return writes

    async def _heir(self, person: str, codes: Collection[str]) -> str | None:
        """Somebody else who sat at these tables, or who has the campaign they belong to."""
        for book in (sitters, played):
            other = book.c.code.in_(codes), book.c.person.is_not(None), book.c.person != person
            found = await self._store.row(select(book.c.person).where(*other))
            if found:
                return str(found["person"])
        whole = select(campaigns.c.host).join(chapters, chapters.c.campaign == campaigns.c.code)
        whole = whole.where(chapters.c.code.in_(codes), campaigns.c.host != person)
        found = await self._store.row(whole)
        return str(found["host"]) if found else None

    async def _papers(self, shared: Chairs) -> list[Write]:
        """Records and reports of tables that stay, without the name."""
        kept = await self._store.rows(select(records).where(records.c.code.in_(shared)))
        told = await self._store.rows(select(reports).where(reports.c.code.in_(shared)))

        def rewrite() -> list[Write]:
            return [
                *(_record_unnamed(row, shared[row["code"]]) for row in kept),
                *(_report_unnamed(row, shared[row["code"]]) for row in told if row["pack"]),
            ]

        return await asyncio.to_thread(rewrite)


def _unnamed(shared: Chairs, name: str) -> list[Write]:
    """Their chairs at tables that stay are nobody's, and what they said there is gone."""
    writes: list[Write] = []
    for code, seats in shared.items():
        mine = (sitters.c.code == code, sitters.c.seat.in_(seats))
        writes.append((update(sitters).where(*mine).values(person=None, name=""), None))
        said = chat.c.seat.in_(seats) | (chat.c.name == name)
        writes.append((delete(chat).where(chat.c.code == code, said), None))
    return writes


def _record_unnamed(row: Row, seats: Collection[int]) -> Write:
    made = msgspec.json.decode(zlib.decompress(row["record"]))
    data = zlib.compress(msgspec.json.encode(_without_names(made, seats)))
    return update(records).where(records.c.code == row["code"]).values(record=data), None


def _report_unnamed(row: Row, seats: Collection[int]) -> Write:
    pack = msgspec.json.decode(row["pack"])
    if pack.get("record"):
        _without_names(pack["record"], seats)
    data = msgspec.json.encode(pack).decode()
    return update(reports).where(reports.c.id == row["id"]).values(pack=data), None


def _without_names(made: Row, seats: Collection[int]) -> Row:
    for seat in seats:
        if seat < len(made["seats"]):
            made["seats"][seat]["name"] = ""
    return made


def points_to(column: Column[Any]) -> list[tuple[Table, Column[Any]]]:
    """Every column of every table that refers to this one."""
    return [
        (table, each)
        for table in reversed(metadata.sorted_tables)
        for each in table.c
        if any(key.column is column for key in each.foreign_keys)
    ]


def _tables_gone(own: Collection[str]) -> list[Write]:
    """Whole tables, with all that hangs on them."""
    if not own:
        return []
    hanging = points_to(tables.c.code)
    again = update(tables).where(tables.c.rematch.in_(own)).values(rematch="")
    return [
        (again, None),
        *((delete(table).where(column.in_(own)), None) for table, column in hanging),
        (delete(tables).where(tables.c.code.in_(own)), None),
        (delete(reports).where(reports.c.code.in_(own)), None),
    ]


def _rows_gone(person: str) -> list[Write]:
    """All that hangs on somebody, and at last themselves."""
    handed_on = {tables.c.host, campaigns.c.host, sitters.c.person}
    hanging = [(table, each) for table, each in points_to(people.c.id) if each not in handed_on]
    return [
        *((delete(table).where(column == person), None) for table, column in hanging),
        (update(sitters).where(sitters.c.was == person).values(was=""), None),
        (delete(ratings).where(ratings.c.who == person), None),
        (delete(rated).where(rated.c.who == person), None),
        (delete(reports).where(reports.c.person == person), None),
        (delete(people).where(people.c.id == person), None),
    ]
