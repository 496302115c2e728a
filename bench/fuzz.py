"""A WebSocket fuzzer: what no honest client says, and a table next door that must not notice.

``python -m bench.fuzz --seconds 60`` starts a server of its own. Hostile sockets (strangers, a
spectator, people at their own seats) send broken JSON, wrong types, giants, floods, foreign seats,
old questions and unknown options, while a quiet table plays on. Found at the end: crashes, states
that leaked to the wrong seat, harm to the quiet table, memory that grew.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from bench.house import FIGURES, OwnInn
from bench.load import Game, Load, guest, set_table
from bench.wire import Wire, dial, frame

TYPES = ["hello", "choose", "ask-undo", "consent", "ask-hint", "say", "stop-everywhere"]
TYPES += ["replace", "resign", "nothing"]
SCALARS: list[Any] = [
    None, True, -1, 0, 1, 2**31, 2**63, 2**70, -(2**63), 1e308, 0.5, "", "0", "x" * 500,
    "\u0000", "\ud7ff\ufffe", "'; DROP TABLE decisions; --", [], {}, [[]], {"do": None},
]  # fmt: skip
BYTES = [
    b"", b"{", b"null", b"[1,2", b"\xff\xfe\x00", b'{"type":', b'"\\ud800"', b"NaN",
    b'{"type":"hello","since":1e999}', b"[" * 8000,
    b'{"type":"choose","ask":0,"seat":0,"answer":' + b"[" * 5000 + b"]" * 5000 + b"}",
    b'{"type":"say","text":"' + b"y" * 16000,
]  # fmt: skip
OPTIONS = ["walk", "stay", "roll", "accept", "play", "lend", "win", "end-turn", "take", ""]


class Hostile:
    """A socket that says anything, and looks at what it is told."""

    def __init__(self, url: str, code: str, cookie: str, chance: random.Random, mine: set[int]):
        self.url, self.code, self.cookie, self.chance, self.mine = url, code, cookie, chance, mine
        self.told: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()
        self.faults: list[str] = []
        self.asks: list[dict[str, Any]] = []
        self.old: list[dict[str, Any]] = []

    def hear(self, body: bytes) -> None:
        """Nothing of another seat's, and no stack trace."""
        if b"Traceback" in body or b"sqlalchemy" in body or b'File "' in body:
            self.faults.append(f"a stack trace: {body[:200]!r}")
        message = json.loads(body)
        kind = message["type"]
        self.told[kind if kind != "refused" else message["reason"]] += 1
        if kind != "state":
            return
        if any(ask["seat"] not in self.mine for ask in message["asks"]):
            self.faults.append("a question of another seat")
        for seat, player in enumerate(message["view"]["players"]):
            if player["hand"] is not None and seat not in self.mine:
                self.faults.append("another seat's hand")
        if message["table"]["status"] != "over" and message["seed"]:
            self.faults.append("the seed of a game that runs")
        self.old = (self.old + self.asks)[-20:]
        self.asks = message["asks"]

    def words(self) -> bytes:
        """Something to say."""
        chance = self.chance
        kind = chance.random()
        if kind < 0.2:
            return chance.choice(BYTES)
        if kind < 0.5:
            keys = ["ask", "seat", "answer", "since", "agree", "text", "on", "extra"]
            message = {key: chance.choice(SCALARS) for key in chance.sample(keys, 3)}
            return json.dumps({"type": chance.choice(TYPES), **message}).encode()
        if kind < 0.7 and self.asks + self.old:
            ask = chance.choice(self.asks + self.old)
            answer = chance.choice([self._option(), ask["options"][0]["option"]])
            words = {"ask": ask["number"] - chance.choice((0, 0, 1, 5)), "answer": answer}
            seat = chance.choice((0, 1, 2, 3, -1, 99, ask["seat"]))
            return json.dumps({"type": "choose", "seat": seat, **words}).encode()
        whole: list[dict[str, Any]] = [
            {"type": "choose", "ask": chance.randrange(300), "seat": chance.randrange(5)},
            {"type": "ask-undo", "seat": chance.randrange(-1, 6)},
            {"type": "consent", "agree": chance.random() < 0.5},
            {"type": "say", "text": chance.choice(["hi", "\u202e", "<script>", "z" * 9000])},
            {"type": "replace", "seat": chance.randrange(-2, 9)},
            {"type": "hello", "since": chance.choice((0, 5, -9, 10**9))},
            {"type": "stop-everywhere", "on": True},
        ]
        said = chance.choice(whole)
        if said["type"] == "choose":
            said["answer"] = self._option()
        return json.dumps(said).encode()

    def _option(self) -> Any:
        option: dict[str, Any] = {"do": self.chance.choice(OPTIONS)}
        option[self.chance.choice(["to", "card", "at", "x"])] = self.chance.choice(SCALARS)
        return option if self.chance.random() < 0.8 else [option] * self.chance.randrange(40)

    async def attack(self, until: float) -> None:
        """Come, say things, be shut out, come again."""
        while time.monotonic() < until:
            wire = await dial(self.url, f"/ws/tables/{self.code}", self.cookie, self.hear)
            if self.chance.random() < 0.8:
                wire.send(b'{"type":"hello"}')
            await self._one_visit(wire)
            wire.break_off()
            self.closed[await wire.gone] += 1

    async def _one_visit(self, wire: Wire) -> None:
        way = self.chance.random()
        if way < 0.08:
            wire.send(b"x" * 10_000_000)
            await asyncio.wait([wire.gone], timeout=5)
        elif way < 0.12:
            for piece in (frame(0x01, b"[" * 9000), frame(0x00, b"[" * 9000)) * 30:
                wire.raw(piece)
            await asyncio.wait([wire.gone], timeout=5)
        elif way < 0.16:
            wire.raw(self.chance.randbytes(200))
            await asyncio.wait([wire.gone], timeout=1)
        elif way < 0.3:
            for _ in range(400):
                wire.send(self.words())
            await asyncio.wait([wire.gone], timeout=5)
        else:
            for _ in range(40):
                wire.send(self.words(), self.chance.choice((0x81, 0x81, 0x81, 0x82)))
                await asyncio.sleep(self.chance.random() * 0.05)


async def quiet_table(client: httpx.AsyncClient, load: Load) -> None:
    """The table next door: honest people who play to the end, again and again."""
    people = [await guest(client) for _ in range(2)]
    while not load.stop:
        code = await set_table(client, people)
        game = Game(load, 2)
        for place, cookie in enumerate(people):
            listener = game.listener(place)
            game.wires.append(
                await dial(str(client.base_url), f"/ws/tables/{code}", cookie, listener)
            )
        for wire in game.wires:
            wire.send(b'{"type":"hello"}')
        gone = [wire.gone for wire in game.wires]
        await asyncio.wait([game.over, *gone], return_when=asyncio.FIRST_COMPLETED)
        if not game.over.done():
            load.errors.append("the quiet table was closed")
        load.begun += 1
        for wire in game.wires:
            wire.close()


async def run(folder: Path, seconds: float, sockets: int = 12, seed: int = 1) -> dict[str, Any]:
    """The whole attack, and what was found."""
    inn = OwnInn(folder / "fuzz.db")
    chance = random.Random(seed)
    try:
        async with httpx.AsyncClient(base_url=inn.url, timeout=60) as client:
            people = [await guest(client) for _ in range(4)]
            code = await set_table(client, people[:3])
            places = [(people[i], {i}) for i in range(3)] + [(people[3], set[int]())]
            attackers = [
                Hostile(inn.url, code, *places[i % 4][:1], chance, places[i % 4][1])
                for i in range(sockets)
            ]
            load = Load(50, seed)
            next_door = asyncio.create_task(quiet_table(client, load))
            await asyncio.sleep(1)
            before, until = inn.megabytes(), time.monotonic() + seconds
            await asyncio.gather(*(each.attack(until) for each in attackers))
            load.stop = True
            next_door.cancel()
            alive = (await client.get("/healthz")).text == "ok"
            left = (await client.get("/metrics", headers=FIGURES)).text
            return {
                "seconds": seconds,
                "server_alive": alive and inn.process.poll() is None,
                "told": dict(sum((each.told for each in attackers), Counter[str]())),
                "closed_with": dict(sum((each.closed for each in attackers), Counter[int]())),
                "quiet_decisions": load.decisions,
                "quiet_games": load.begun,
                "quiet_errors": load.errors[:5],
                "quiet_p99_ms": round(sorted(load.times)[int(len(load.times) * 0.99)] * 1e3, 1),
                "megabytes": {"before": round(before), "after": round(inn.megabytes())},
                "connections_left": [x for x in left.splitlines() if "connections" in x][-1:],
                "faults": [fault for each in attackers for fault in each.faults][:5],
                "complaints": inn.complaints()[:3],
            }
    finally:
        inn.close()


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--sockets", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(run(Path(folder), given.seconds, given.sockets, given.seed))
    print(json.dumps(found, indent=2))
    bad = found["faults"] or found["complaints"] or found["quiet_errors"]
    raise SystemExit(bool(bad or not found["server_alive"]))


if __name__ == "__main__":
    main()
