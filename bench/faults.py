"""Faults: under load the server is killed (``kill -9``) again and again, and everything compared.

``python -m bench.faults --kills 100 --tables 20`` plays at many tables; at a random moment the
server dies and is started again on the same database. A decision counts as acknowledged once any
seat was shown a state that came of it. Checked after every kill and at the end:

* nothing acknowledged is lost: what was shown is still so, to the last event anybody saw;
* nothing is doubled: the decisions in the database are numbered without gap or repetition, and
  a decision sent again after the restart counts once;
* every table goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from bench.house import OwnInn
from bench.load import guest, set_table
from bench.wire import Wire, dial


class Watcher:
    """One seat that remembers everything it was shown."""

    def __init__(self, table: Watched, cookie: str) -> None:
        self.table, self.cookie = table, cookie
        self.events: dict[int, str] = {}
        self.number = 0
        self.wire: Wire | None = None

    async def connect(self, url: str) -> None:
        """Sit down, or come back and say what one has."""
        path = f"/ws/tables/{self.table.code}"
        self.wire = await dial(url, path, self.cookie, self.hear)
        self.wire.send(b'{"type":"hello","since":%d}' % self.number)

    def hear(self, body: bytes) -> None:
        """Remember, compare, answer."""
        message = json.loads(body)
        if message["type"] == "refused":
            self.table.refused.append(message["reason"])
        if message["type"] != "state":
            return
        if message["reset"] and self.number:
            self.table.faults.append(f"{self.table.code}: events shown before are gone")
        if message["number"] < self.number:
            self.table.faults.append(f"{self.table.code}: fewer events than were shown")
        for number, event in message["events"]:
            told = json.dumps(event)
            if self.events.setdefault(number, told) != told:
                self.table.faults.append(f"{self.table.code}: event {number} has changed")
        self.number = message["number"]
        self.table.see(self, message)


class Watched:
    """A table under load, and what it must still have after the lights went out."""

    def __init__(self, code: str, cookies: list[str], chance: random.Random) -> None:
        self.code, self.chance = code, chance
        self.seats = [Watcher(self, cookie) for cookie in cookies]
        self.open = -1
        self.last: tuple[Watcher, bytes] | None = None
        self.shown = 0
        self.sent = 0
        self.since_kill = 0
        self.over = False
        self.faults: list[str] = []
        self.refused: list[str] = []

    def see(self, seat: Watcher, message: dict[str, Any]) -> None:
        """A state arrived: its questions say how many decisions are behind it."""
        self.over |= message["table"]["status"] == "over"
        for ask in message["asks"]:
            if ask["number"] < self.shown:
                self.faults.append(f"{self.code}: {self.shown} were shown, now {ask['number']}")
            if ask["number"] > self.shown:
                self.since_kill += 1
            self.shown = max(self.shown, ask["number"])
            if ask["number"] > self.open:
                self.open = ask["number"]
                self.answer(seat, ask)

    def answer(self, seat: Watcher, ask: dict[str, Any]) -> None:
        """Any legal answer; now and then twice."""
        options = [each["option"] for each in ask["options"]]
        low, high = ask["pick"] or (1, 1)
        picked = self.chance.sample(options, self.chance.randint(low, min(high, len(options))))
        answer = picked if ask["pick"] else picked[0]
        words = {"type": "choose", "ask": ask["number"], "seat": ask["seat"], "answer": answer}
        self.last = (seat, json.dumps(words).encode())
        self.sent += 1
        if seat.wire is not None:
            seat.wire.send(self.last[1])
            if self.chance.random() < 0.1:
                seat.wire.send(self.last[1])

    async def come_back(self, url: str) -> None:
        """All seats return; whoever decided last says it again, not knowing whether it counted."""
        self.since_kill = 0
        for seat in self.seats:
            await seat.connect(url)
        if self.last is not None and self.last[0].wire is not None:
            self.last[0].wire.send(self.last[1])
        self.open = self.shown - 1

    def hang_up(self) -> None:
        """The line is dead."""
        for seat in self.seats:
            if seat.wire is not None:
                seat.wire.break_off()
                seat.wire = None


def written(database: Path, code: str) -> list[int]:
    """The numbers of a table's decisions as the database has them."""
    with contextlib.closing(sqlite3.connect(database)) as books:
        query = "SELECT number FROM decisions WHERE code = ? ORDER BY number"
        return [row[0] for row in books.execute(query, (code,))]


async def new_table(inn: OwnInn, chance: random.Random, seats: int) -> Watched:
    """A fresh table with its people."""
    async with httpx.AsyncClient(base_url=inn.url, timeout=60) as client:
        cookies = [await guest(client) for _ in range(seats)]
        return Watched(await set_table(client, cookies), cookies, chance)


async def trial(inn: OwnInn, tables: list[Watched], chance: random.Random) -> list[str]:
    """Play a little, put out the lights at a random moment, compare, light them again."""
    for table in tables:
        await table.come_back(inn.url)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if all(table.over or table.since_kill >= 2 for table in tables):
            break
        await asyncio.sleep(0.02)
    faults = [f"{t.code}: does not go on" for t in tables if not t.over and t.since_kill < 2]
    await asyncio.sleep(chance.random() * 0.3)
    inn.kill()
    await asyncio.sleep(0.05)
    for table in tables:
        table.hang_up()
        numbers = written(Path(inn.database), table.code)
        if numbers != list(range(len(numbers))):
            faults.append(f"{table.code}: decisions lost or doubled: {numbers[-5:]}")
        if len(numbers) < table.shown:
            faults.append(f"{table.code}: {table.shown} shown, {len(numbers)} written")
        faults += table.faults
        table.faults = []
    inn.start_again()
    return faults


async def run(
    folder: Path, kills: int, tables: int, seed: int = 1, seats: int = 4
) -> dict[str, Any]:
    """All trials, and what was found."""
    chance = random.Random(seed)
    inn = OwnInn(folder / "faults.db")
    faults: list[str] = []
    games = [await new_table(inn, chance, seats) for _ in range(tables)]
    over: list[Watched] = []
    try:
        for kill in range(kills):
            faults += await trial(inn, games, chance)
            over += [table for table in games if table.over]
            games = [
                await new_table(inn, chance, seats) if table.over else table for table in games
            ]
            if (kill + 1) % 10 == 0:
                print(f"{kill + 1} kills, {len(faults)} faults", flush=True)
        every = over + games
        return {
            "kills": kills,
            "tables": len(every),
            "games_finished": len(over),
            "decisions_sent": sum(table.sent for table in every),
            "decisions_written": sum(len(written(Path(inn.database), t.code)) for t in every),
            "refusals": sorted({reason for table in every for reason in table.refused}),
            "faults": faults,
            "complaints": inn.complaints()[:3],
        }
    finally:
        inn.close()


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(run(Path(folder), given.kills, given.tables, given.seed))
    print(json.dumps(found, indent=2))
    raise SystemExit(bool(found["faults"] or found["complaints"]))


if __name__ == "__main__":
    main()
