"""Load on a running server: many tables, bots outside it answering over WebSockets.

``python bench/load.py --tables 100 --seats 4 --seconds 60 [--rate 200]``
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect


class Load:
    """What was decided, how long it took to the last seat's update, and what went wrong."""

    def __init__(self, rate: float | None) -> None:
        self.decisions = 0
        self.times: list[float] = []
        self.errors: list[str] = []
        self.sent: dict[str, tuple[float, int]] = {}
        self.stop = False
        self._rate, self._next = rate, 0.0

    async def pace(self) -> None:
        """Wait for one's turn when paced: so many decisions a second in all."""
        if self._rate is None:
            return
        now = time.perf_counter()
        self._next = max(self._next, now) + 1 / self._rate
        await asyncio.sleep(self._next - 1 / self._rate - now)


async def guest(client: httpx.AsyncClient) -> str:
    """Somebody new, as a cookie."""
    answer = await client.get("/api/me")
    client.cookies.clear()
    return f"korchma={answer.cookies['korchma']}"


async def set_table(client: httpx.AsyncClient, seats: int) -> tuple[str, list[str]]:
    """A table with so many people; its code and their cookies."""
    people = [await guest(client) for _ in range(seats)]
    wish = {"game": "witches", "mode": "competitive", "seats": ["me"] + ["open"] * (seats - 1)}
    first = {"Cookie": people[0]}
    table = (await client.post("/api/tables", json=wish, headers=first)).json()
    for cookie in people[1:]:
        await client.post(f"/api/tables/{table['code']}/join", headers={"Cookie": cookie})
    return table["code"], people


class Player:
    """One socket that answers at once."""

    def __init__(self, load: Load, code: str, updates: dict[int, float]) -> None:
        self.load, self.code, self.updates = load, code, updates
        self.chance = random.Random(code)
        self.answered = -1

    async def play(self, url: str, cookie: str) -> None:
        """Play until told to stop or the game is over."""
        address = f"{url.replace('http', 'ws')}/ws/tables/{self.code}"
        async with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
            await socket.send('{"type": "hello"}')
            async for text in socket:
                if self.load.stop:
                    return
                if await self.hear(socket, json.loads(text)):
                    return

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> bool:
        """React to a message; true when the game is over."""
        if message["type"] == "refused":
            if message["reason"] != "late":
                self.load.errors.append(message["reason"])
            return False
        if message["type"] != "state":
            return False
        sent = self.load.sent.get(self.code)
        if sent is not None and message["number"] > sent[1]:
            self.load.times.append(time.perf_counter() - sent[0])
        for ask in message["asks"]:
            if ask["number"] > self.answered:
                await self.answer(socket, ask, message["number"])
        return bool(message["table"]["status"] == "over")

    async def answer(self, socket: ClientConnection, ask: dict[str, Any], number: int) -> None:
        """Any legal answer, at once or at the common pace."""
        options = [each["option"] for each in ask["options"]]
        low, high = ask["pick"] or (1, 1)
        picked = self.chance.sample(options, self.chance.randint(low, min(high, len(options))))
        self.answered = ask["number"]
        await self.load.pace()
        self.load.sent[self.code] = (time.perf_counter(), number)
        words = {"type": "choose", "ask": ask["number"], "seat": ask["seat"]}
        await socket.send(json.dumps({**words, "answer": picked if ask["pick"] else picked[0]}))
        self.load.decisions += 1


async def table(load: Load, client: httpx.AsyncClient, url: str, seats: int) -> None:
    """Games at one table after the other, until it is time."""
    while not load.stop:
        code, cookies = await set_table(client, seats)
        players = [Player(load, code, {}) for _ in cookies]
        games = (player.play(url, cookie) for player, cookie in zip(players, cookies, strict=True))
        for result in await asyncio.gather(*games, return_exceptions=True):
            if isinstance(result, Exception) and not load.stop:
                load.errors.append(repr(result)[:120])


async def run(url: str, tables: int, seats: int, seconds: float, rate: float | None) -> None:
    """The whole load, and its figures."""
    load = Load(rate)
    limits = httpx.Limits(max_connections=20)
    client = httpx.AsyncClient(base_url=url, timeout=120, verify=False, limits=limits)
    work = [asyncio.create_task(table(load, client, url, seats)) for _ in range(tables)]
    while len(load.sent) < tables and not any(task.done() for task in work):
        await asyncio.sleep(0.2)
    for task in work:
        if task.done():
            task.result()
    load.decisions, load.times = 0, []
    started = time.perf_counter()
    await asyncio.sleep(seconds)
    took, load.stop = time.perf_counter() - started, True
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    cuts = statistics.quantiles(load.times, n=100) if len(load.times) > 2 else [0.0] * 99
    figures = {
        "tables": tables,
        "seats": seats,
        "decisions_per_second": round(load.decisions / took, 1),
        "update_ms": {f"p{q}": round(cuts[q - 1] * 1e3, 2) for q in (50, 95, 99)},
        "errors": len(load.errors),
        "first_errors": load.errors[:5],
    }
    print(json.dumps(figures, indent=2))


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", default="http://127.0.0.1:8000")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rate", type=float, default=None)
    given = parser.parse_args()
    asyncio.run(run(given.url, given.tables, given.seats, given.seconds, given.rate))


if __name__ == "__main__":
    main()
