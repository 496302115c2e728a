"""People with accounts, and finished games that nobody had to play."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import insert

from korchma.server.storage.models import sitters, tables
from korchma.server.storage.store import Store
from korchma.server.tables.lobby import seats_at
from tests.server.inn import Person, RunningInn

PASSWORD = "a hedgehog can never"


def regular(inn: RunningInn, name: str) -> Person:
    """Somebody with an account."""
    person = Person(inn)
    made = person.http.post("/api/account", json={"name": name, "password": PASSWORD})
    made.raise_for_status()
    person.me = made.json()["me"]
    person.code = made.json()["code"]
    return person


def befriend(one: Person, other: Person) -> None:
    """One asks, the other says yes."""
    for asker, asked in ((one, other), (other, one)):
        asker.http.post("/api/friends", json={"who": asked.me["who"]}).raise_for_status()


def row_of(code: str, host: str, scores: Sequence[int], **more: Any) -> dict[str, Any]:
    """A finished game of The Witches: the best score has won."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    result = {"ending": "points", "winners": best, "scores": list(scores), "sources": []}
    now = more.pop("at", time.time())
    return {
        "code": code,
        "game": "witches",
        "mode": "competitive",
        "options": {},
        "seed": code,
        "rules": 1,
        "host": host,
        "public": False,
        "status": "over",
        "ending": "points",
        "rematch": "",
        "created": now - 60,
        "updated": now,
        "result": result,
        "spent": 1800.0,
        "counts": True,
        **more,
    }


def chairs(code: str, sitting: Sequence[str]) -> list[dict[str, Any]]:
    """Chairs of a table: ids of people, and bots as ``bot:NAME``."""
    return [
        {
            "code": code,
            "seat": seat,
            "kind": "bot" if who.startswith("bot:") else "human",
            "bot": who.removeprefix("bot:") if who.startswith("bot:") else "",
            "name": "" if who.startswith("bot:") else f"called {who[:4]}",
            "person": None if who.startswith("bot:") else who,
            "cast": "",
        }
        for seat, who in enumerate(sitting)
    ]


async def lay(store: Store, row: dict[str, Any], sitting: Sequence[str]) -> None:
    """Write down a finished table."""
    await store.write((insert(tables), row), (insert(sitters), chairs(row["code"], sitting)))


def finished(
    inn: RunningInn, code: str, sitting: Sequence[Person | str], scores: Sequence[int], **more: Any
) -> str:
    """A finished table in the books of an inn, noted as if it had just ended; its code."""
    who = [each if isinstance(each, str) else str(each.me["id"]) for each in sitting]
    host = next(each for each in who if not each.startswith("bot:"))
    row = row_of(code, host, scores, **more)

    async def end() -> None:
        store = inn.house.store
        await lay(store, row, who)
        await inn.house.deeds.note(row, (await seats_at(store, [code]))[code])

    asyncio.run_coroutine_threadsafe(end(), inn.loop).result(20)
    return code
