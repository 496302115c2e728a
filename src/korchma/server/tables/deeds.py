"""What a finished game was for each who sat there: a line in their history, and their rating."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import delete, exists, insert, select

from korchma.server.storage.ledger import Write
from korchma.server.storage.models import sitters, tables
from korchma.server.storage.regulars import played, rated, ratings
from korchma.server.storage.store import Store
from korchma.server.tables.guests import Sitter
from korchma.server.tables.live import LiveTable
from korchma.server.tables.lobby import seats_at
from korchma.server.tables.rating import Change, Rating, rate
from korchma.server.tables.standings import LEFT, kind_of, line_of, places

Row = dict[str, Any]


class Deeds:
    """Writes down what games were for people. One after the other: each changes ratings that the
    next one reads."""

    def __init__(self, store: Store) -> None:
        self._store, self._one = store, asyncio.Lock()

    async def ended(self, table: LiveTable) -> None:
        """A game has ended, perhaps once more after its end was taken back."""
        row = await self._store.row(select(tables).where(tables.c.code == table.code))
        assert row is not None
        await self.note(row, table.sitters)

    async def catch_up(self) -> None:
        """Games that ended before there were such books, or as the inn was shut."""
        sat = exists().where(sitters.c.code == tables.c.code, sitters.c.person.is_not(None))
        noted = select(played.c.code).where(played.c.kind != LEFT)
        over = (tables.c.status == "over", tables.c.result.is_not(None))
        query = select(tables).where(*over, sat, tables.c.code.not_in(noted))
        for row in await self._store.rows(query.order_by(tables.c.updated)):
            await self.note(row, (await seats_at(self._store, [row["code"]]))[row["code"]])

    async def note(self, row: Row, seats: Sequence[Sitter]) -> None:
        """A finished game in the history of its people, and in the ratings if it counts."""
        if not row["result"]:
            return
        async with self._one:
            code = row["code"]
            old = await self._store.rows(select(played).where(played.c.code == code))
            left = {each["seat"]: each["person"] for each in old if each["kind"] == LEFT}
            lines = _lines(row, seats)
            taken = {line["seat"] for line in lines}
            gone = played.c.seat.in_([each["seat"] for each in old if each["kind"] != LEFT])
            came_back = played.c.seat.in_(taken)
            writes: list[Write] = [
                (delete(played).where(played.c.code == code, gone | came_back), None)
            ]
            if lines:
                writes.append((insert(played), lines))
            left = {seat: who for seat, who in left.items() if seat not in taken}
            await self._store.write(*writes, *await self._rated(row, _ranked(row, seats, left)))

    async def _rated(self, row: Row, ranked: Sequence[tuple[str, int]]) -> list[Write]:
        """The ratings after a game; what it did to them at an earlier end is undone first."""
        code, game = row["code"], row["game"]
        undone = await self._store.rows(select(rated).where(rated.c.code == code))
        if not ranked and not undone:
            return []
        all_of_them = {who for who, _ in ranked} | {each["who"] for each in undone}
        mine = (ratings.c.game == game, ratings.c.who.in_(all_of_them))
        found = await self._store.rows(select(ratings).where(*mine))
        known = {each["who"]: Rating(each["mu"], each["sigma"], each["games"]) for each in found}
        for each in undone:
            change = Change(each["mu"], each["sigma"])
            known[each["who"]] = known.get(each["who"], Rating()).before(change)
        changes = rate(known, ranked) if ranked else {}
        for who, change in changes.items():
            known[who] = known.get(who, Rating()).after(change)
        rows = [{"game": game, "who": who, **each._asdict()} for who, each in known.items()]
        notes = [{"code": code, "who": who, **each._asdict()} for who, each in changes.items()]
        writes: list[Write] = [
            (delete(ratings).where(*mine), None),
            (insert(ratings), rows),
            (delete(rated).where(rated.c.code == code), None),
        ]
        return writes + ([(insert(rated), notes)] if notes else [])


def _lines(row: Row, seats: Sequence[Sitter]) -> list[Row]:
    """A line for each person who sat there to the end, with several chairs for the best of them."""
    place = places(row["result"])
    lines: dict[str, Row] = {}
    for seat in sorted(range(len(place)), key=lambda seat: place[seat]):
        who = seats[seat].person
        if who is not None and who not in lines:
            lines[who] = {
                **line_of(row, seat, who, len(seats)),
                "kind": kind_of(row["game"], row["mode"], len(seats)),
                "place": place[seat],
                "won": seat in row["result"]["winners"],
                "score": row["result"]["scores"][seat],
                "ended": row["updated"],
            }
    return list(lines.values())


def _ranked(row: Row, seats: Sequence[Sitter], left: Mapping[int, str]) -> list[tuple[str, int]]:
    """Who was where, as far as that says something: people against each other or bots, nobody on
    two chairs. Whoever got up before the end was worse than all others."""
    result = row["result"]
    versus = kind_of(row["game"], row["mode"], len(seats)) == "versus"
    if not (versus and row["counts"] and result["winners"]):
        return []
    ranked = []
    for seat, place in enumerate(places(result)):
        sitter = seats[seat]
        bot = f"bot:{sitter.bot}" if sitter.kind == "bot" else None
        who = left.get(seat) or sitter.person or bot
        if who is None:
            return []
        ranked.append((who, len(seats) + 1 if seat in left else place))
    persons = [who for who, _ in ranked if not who.startswith("bot:")]
    return ranked if persons and len(persons) == len(set(persons)) else []
