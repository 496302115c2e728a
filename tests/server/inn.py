"""An inn for tests: a real server on a free port, and guests who talk to it."""

from __future__ import annotations

import asyncio
import atexit
import json
import random
import shutil
import socket
import ssl
import tempfile
import threading
import time
from functools import cache, partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import httpx
import uvicorn
from argon2 import PasswordHasher
from sqlalchemy import create_engine
from websockets.sync.client import ClientConnection, connect

from korchma.kernel import Session
from korchma.server.limits import Limits
from korchma.server.notices.post import Office
from korchma.server.people import passwords
from korchma.server.storage.store import migrate
from korchma.server.tables.live import LiveTable
from korchma.server.tables.thinking import Thinkers
from korchma.server.web.app import make_app
from korchma.server.web.house import House

THINKERS = Thinkers(workers=1)
"""The bots of every inn in this process: waking them takes longer than most tests."""
atexit.register(THINKERS.close)
PATIENT = Limits(**dict.fromkeys(Limits.__struct_fields__, 10_000))
"""Tests come from one address, and are many."""
TOKEN = "figures"
QUICK = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
"""A hash in a blink: an inn makes one as it opens, a quarter of a second as it should be."""
BRISK = SimpleNamespace(**{**vars(asyncio), "sleep": lambda _: asyncio.sleep(0.01)})
"""For uvicorn, which looks up ten times a second, and is long in closing."""
patch.object(uvicorn.server, "asyncio", BRISK).start()
PLAIN = ssl.create_default_context()
"""One for all people: httpx would read every certificate anew for each of them."""


@cache
def empty_books() -> Path:
    """The books of a new inn, all migrations done: each inn of this process gets a copy."""
    file = Path(tempfile.mkdtemp(prefix="korchma-books-")) / "empty.db"
    atexit.register(shutil.rmtree, file.parent, ignore_errors=True)
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()
    return file


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _door(port: int) -> socket.socket:
    """Open from the start: nobody else can take it before the inn does. 0: any that is free."""
    for _ in range(100):
        door = socket.socket()
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind(("127.0.0.1", port))
        except OSError:  # somebody's way out goes through it just now
            door.close()
            time.sleep(0.1)
        else:
            return door
    raise AssertionError(f"port {port} stays taken")


class RunningInn:
    """A server in a thread, on its own database."""

    def __init__(
        self,
        database: str,
        web: Path | None = None,
        *,
        seeds_for_all: bool = True,
        limits: Limits = PATIENT,
        office: Office | None = None,
        names: tuple[str, ...] = (),
        port: int = 0,
    ) -> None:
        door = _door(port)
        self.port = door.getsockname()[1]
        self.database = database
        if database.startswith("/") and not Path(database).exists():
            shutil.copy(empty_books(), database)
        self.app = make_app(
            database,
            web,
            seeds_for_all=seeds_for_all,
            lent=THINKERS,
            limits=limits,
            office=office,
            names=names,
            token=TOKEN,
        )
        config = uvicorn.Config(
            self.app,
            host="127.0.0.1",
            port=self.port,
            log_config=None,
            ws="websockets-sansio",
            ws_max_size=16_384,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, args=([door],), daemon=True)
        with patch.object(passwords, "PasswordHasher", QUICK):
            self._thread.start()
            while not self._server.started:
                assert self._thread.is_alive(), "the inn did not open"
                time.sleep(0.005)

    @property
    def house(self) -> House:
        """What is behind the doors."""
        house: House = self.app.state.house
        return house

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def table(self, code: str) -> LiveTable:
        """A table at which a game is under way."""
        table = self.house.hall.live[code]
        assert isinstance(table, LiveTable)
        return table

    def session(self, code: str) -> Session:
        """The game at a table."""
        return self.table(code).session

    def settle(self, code: str) -> None:
        """Until nothing is under way at a table: whoever looks into its session sees it at rest."""

        async def rest() -> None:
            async with self.table(code).lock:
                await asyncio.sleep(0)

        asyncio.run_coroutine_threadsafe(rest(), self.loop).result(20)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """In which everything happens."""
        writer = self.house.store._writer
        assert writer is not None
        return writer.get_loop()

    def close(self) -> None:
        """Shut the door."""
        self._server.should_exit = True
        self._thread.join(10)


class Person:
    """Somebody with a cookie: a new one, or the one of a browser."""

    def __init__(self, inn: RunningInn, cookies: httpx.Cookies | None = None) -> None:
        self.inn = inn
        self.http = httpx.Client(base_url=inn.url, timeout=20, verify=PLAIN, cookies=cookies)
        self.me = self.http.get("/api/me").json()
        self.code = ""

    def set_table(self, *seats: str, mode: str = "competitive", **more: Any) -> dict[str, Any]:
        """Set a table of The Witches."""
        wish = {"game": "witches", "mode": mode, "seats": seats, **more}
        answer = self.http.post("/api/tables", json=wish)
        answer.raise_for_status()
        table: dict[str, Any] = answer.json()
        return table

    def sit(self, code: str, since: int = 0) -> Seat:
        """Connect to a table."""
        return Seat(self, code, since)


class Seat:
    """A socket at a table."""

    def __init__(self, person: Person, code: str, since: int = 0) -> None:
        cookie = "; ".join(f"{k}={v}" for k, v in person.http.cookies.items())
        url = f"{person.inn.url.replace('http', 'ws')}/ws/tables/{code}"
        self._opened = connect(url, additional_headers={"Cookie": cookie})
        self.socket: ClientConnection = self._opened.__enter__()
        self.state: dict[str, Any] = {}
        self.events: list[Any] = []
        self.others: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.say({"type": "hello", "since": since})
        self.wait("state")

    def say(self, message: Any) -> None:
        """Send anything."""
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self, timeout: float = 15) -> dict[str, Any]:
        """The next message; states are remembered."""
        self.raw.append(str(self.socket.recv(timeout=timeout)))
        message: dict[str, Any] = json.loads(self.raw[-1])
        if message["type"] == "state":
            self.events = ([] if message["reset"] else self.events) + message["events"]
            self.state = message
        else:
            self.others.append(message)
        return message

    def wait(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while (message := self.hear())["type"] != kind:
            pass
        return message

    @property
    def asks(self) -> list[dict[str, Any]]:
        """What my seats are asked."""
        asks: list[dict[str, Any]] = self.state["asks"]
        return asks

    def choose(self, ask: dict[str, Any], answer: Any) -> None:
        """Decide."""
        words = {"type": "choose", "ask": ask["number"], "seat": ask["seat"], "answer": answer}
        self.say(words)

    def to_question(self, after: int = -1) -> None:
        """Until I am asked something that comes after this one, or it is over."""
        while self.state["table"]["status"] != "over" and not (
            self.asks and self.asks[0]["number"] > after
        ):
            self.hear()

    def play_on(self, chance: random.Random, most: int = 10_000) -> int:
        """Decide at random until the game is over; how many decisions it took."""
        made = 0
        while self.state["table"]["status"] != "over" and made < most:
            if self.asks:
                ask = self.asks[0]
                self.choose(ask, any_answer(ask, chance))
                made += 1
                while self.asks and self.asks[0]["number"] == ask["number"]:
                    self.hear()
            else:
                self.hear()
        return made

    def close(self) -> None:
        """Get up from the screen."""
        self._opened.__exit__(None, None, None)


def any_answer(ask: dict[str, Any], chance: random.Random) -> Any:
    """Something this question offers."""
    options = [each["option"] for each in ask["options"]]
    low, high = ask["pick"] or (1, 1)
    picked = chance.sample(options, chance.randint(low, min(high, len(options))))
    return picked if ask["pick"] else picked[0]
