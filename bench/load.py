"""Load: many tables, bots outside the server answering over WebSockets.

``python -m bench.load --tables 100 --seats 4 --seconds 60 [--rate 200]`` starts a server of its own
on a database in a temporary folder (``--url`` names a running one instead) and prints figures.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from bench.house import FIGURES, OwnInn, cpu_seconds
from bench.wire import Wire, dial


class Offered(msgspec.Struct):
    """An option; its bytes go back as they came."""

    option: msgspec.Raw


class Asked(msgspec.Struct):
    """What a player needs of a question."""

    number: int
    seat: int
    options: list[Offered]
    pick: tuple[int, int] | None


class Outside(msgspec.Struct):
    """What a player needs of the table."""

    status: str
    updated: float


class Heard(msgspec.Struct):
    """What a player needs of a message; all else is skipped unread."""

    type: str
    table: Outside | None = None
    asks: list[Asked] = []
    reason: str = ""


hear = msgspec.json.Decoder(Heard).decode


class Load:
    """What was decided, how long it took to the last seat's update, and what went wrong."""

    def __init__(self, rate: float | None, seed: int) -> None:
        self.decisions = 0
        self.times: list[float] = []
        self.errors: list[str] = []
        self.begun = 0
        self.stop = False
        self.chance = random.Random(seed)
        self._rate, self._next = rate, 0.0

    def turn(self) -> float:
        """How long to wait with the next decision when paced: so many a second in all."""
        if self._rate is None:
            return 0.0
        now = time.perf_counter()
        self._next = max(self._next, now) + 1 / self._rate
        return self._next - 1 / self._rate - now


class Game:
    """One game at a table: its sockets, and the decisions not yet seen by all of them."""

    def __init__(self, load: Load, seats: int) -> None:
        self.load = load
        self.wires: list[Wire] = []
        self.answered = -1
        self.updated = [0.0] * seats
        self.open: list[tuple[float, float, set[int]]] = []
        self.over = asyncio.get_running_loop().create_future()

    def listener(self, place: int) -> Any:
        """What a socket does with its messages."""
        return lambda body: self.hear(place, hear(body))

    def hear(self, place: int, message: Heard) -> None:
        """React to a message."""
        if message.type == "refused":
            self.load.errors.append(message.reason)
        if message.table is None or self.load.stop:
            return
        if self.open and message.table.updated != self.updated[place]:
            self._seen(place, message.table.updated)
        self.updated[place] = message.table.updated
        for ask in message.asks:
            if ask.number > self.answered:
                self.answered = ask.number
                wait = self.load.turn()
                if wait > 0:
                    loop = asyncio.get_running_loop()
                    loop.call_later(wait, self.answer, place, ask)
                else:
                    self.answer(place, ask)
        if message.table.status == "over" and not self.over.done():
            self.over.set_result(None)

    def _seen(self, place: int, updated: float) -> None:
        """A seat has its update; the last one stops the clock."""
        for each in self.open:
            if each[1] < updated:
                each[2].discard(place)
                if not each[2]:
                    self.load.times.append(time.perf_counter() - each[0])
        self.open = [each for each in self.open if each[2]]

    def answer(self, place: int, ask: Asked) -> None:
        """Any legal answer."""
        chance = self.load.chance
        if ask.pick is None:
            answer = bytes(chance.choice(ask.options).option)
        else:
            low, high = ask.pick
            many = chance.randint(low, min(high, len(ask.options)))
            chosen = (bytes(each.option) for each in chance.sample(ask.options, many))
            answer = b"[%s]" % b",".join(chosen)
        words = b'{"type":"choose","ask":%d,"seat":%d,"answer":%s}'
        self.open.append((time.perf_counter(), self.updated[place], set(range(len(self.wires)))))
        self.wires[place].send(words % (ask.number, ask.seat, answer))
        self.load.decisions += 1


async def guest(client: httpx.AsyncClient) -> str:
    """Somebody new, as a cookie."""
    answer = await client.get("/api/me")
    client.cookies.clear()
    return f"korchma={answer.cookies['korchma']}"


async def set_table(client: httpx.AsyncClient, people: list[str]) -> str:
    """A table with these people; its code."""
    wish = {"game": "witches", "mode": "competitive"}
    wish |= {"seats": ["me"] + ["open"] * (len(people) - 1)}  # type: ignore[dict-item]
    first = {"Cookie": people[0]}
    table = (await client.post("/api/tables", json=wish, headers=first)).json()
    for cookie in people[1:]:
        await client.post(f"/api/tables/{table['code']}/join", headers={"Cookie": cookie})
    code: str = table["code"]
    return code


async def table(load: Load, client: httpx.AsyncClient, seats: int) -> None:
    """Games at one table after the other, until it is time."""
    people = [await guest(client) for _ in range(seats)]
    first = True
    while not load.stop:
        code = await set_table(client, people)
        game = Game(load, seats)
        path, url = f"/ws/tables/{code}", str(client.base_url)
        for place, cookie in enumerate(people):
            game.wires.append(await dial(url, path, cookie, game.listener(place)))
        for wire in game.wires:
            wire.send(b'{"type":"hello"}')
        load.begun += first
        first = False
        gone = [wire.gone for wire in game.wires]
        await asyncio.wait([game.over, *gone], return_when=asyncio.FIRST_COMPLETED)
        if not game.over.done() and not load.stop:
            load.errors.append("a socket was closed")
        await asyncio.sleep(0.05)
        for wire in game.wires:
            wire.close()


async def play(url: str, part: int, given: argparse.Namespace, control: Any) -> None:
    """One process's share of the tables."""
    tables = given.tables // given.processes
    load = Load(given.rate and given.rate / given.processes, part)
    limits = httpx.Limits(max_connections=10)
    async with httpx.AsyncClient(base_url=url, timeout=120, limits=limits) as client:
        work = [asyncio.create_task(table(load, client, given.seats)) for _ in range(tables)]
        while load.begun < tables:
            await asyncio.sleep(0.1)
            for task in work:
                if task.done():
                    task.result()
        control.send("begun")
        await asyncio.to_thread(control.recv)
        load.decisions, load.times = 0, []
        started, used = time.perf_counter(), cpu_seconds(os.getpid())
        await asyncio.sleep(given.seconds)
        decisions, took = load.decisions, time.perf_counter() - started
        used = cpu_seconds(os.getpid()) - used
        load.stop = True
        control.send((decisions / took, load.times, load.errors, used / took))
        await asyncio.to_thread(control.recv)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)


def share(url: str, part: int, given: argparse.Namespace, control: Any) -> None:
    """The entry of a process."""
    asyncio.run(play(url, part, given, control))


def run(url: str, inn: OwnInn | None, given: argparse.Namespace) -> dict[str, Any]:
    """The whole load, and its figures."""
    empty = inn.megabytes() if inn else 0.0
    pipes = [multiprocessing.Pipe() for _ in range(given.processes)]
    players = [
        multiprocessing.Process(target=share, args=(url, part, given, pipe[1]), daemon=True)
        for part, pipe in enumerate(pipes)
    ]
    for player in players:
        player.start()
    for mine, _ in pipes:
        mine.recv()
    full = inn.megabytes() if inn else 0.0
    used, commits, started = inn.cpu_seconds() if inn else 0.0, _commits(url), time.time()
    for mine, _ in pipes:
        mine.send("go")
    parts = [mine.recv() for mine, _ in pipes]
    took = time.time() - started
    commits, used = _commits(url) - commits, (inn.cpu_seconds() if inn else 0.0) - used
    end = inn.megabytes() if inn else 0.0
    for mine, _ in pipes:
        mine.send("home")
    for player in players:
        player.join(20)
    times = [each for part in parts for each in part[1]]
    cuts = statistics.quantiles(times, n=1000) if len(times) > 2 else [0.0] * 999
    errors = [each for part in parts for each in part[2]]
    return {
        "tables": given.tables,
        "seats": given.seats,
        "rate": given.rate,
        "decisions_per_second": round(sum(part[0] for part in parts), 1),
        "to_last_seat_ms": {
            f"p{q / 10:g}": round(cuts[q - 1] * 1e3, 2) for q in (500, 950, 990, 999)
        },
        "commits_per_second": round(commits / took, 1),
        "kilobytes_per_table": round((full - empty) * 1024 / given.tables, 1) if inn else None,
        "megabytes": {"empty": round(empty), "begun": round(full), "end": round(end)},
        "server_cores": round(used / took, 2) if inn else None,
        "client_cores": round(sum(part[3] for part in parts), 2),
        "load_average": os.getloadavg()[0],
        "errors": len(errors),
        "first_errors": sorted(set(errors))[:5],
        "complaints": inn.complaints()[:3] if inn else [],
    }


def _commits(url: str) -> float:
    """How often the server has committed so far."""
    lines = httpx.get(f"{url}/metrics", headers=FIGURES).text.splitlines()
    return next(float(x.split()[1]) for x in lines if x.startswith("korchma_commits_total "))


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", help="a running server; else one is started")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rate", type=float, default=None, help="decisions per second in all")
    parser.add_argument("--processes", type=int, default=2, help="of the clients")
    given = parser.parse_args()
    if given.url:
        print(json.dumps(run(given.url, None, given), indent=2))
        return
    with tempfile.TemporaryDirectory() as folder:
        inn = OwnInn(Path(folder) / "load.db")
        try:
            print(json.dumps(run(inn.url, inn, given), indent=2))
        finally:
            inn.close()


if __name__ == "__main__":
    main()
