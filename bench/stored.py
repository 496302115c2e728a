"""A full house: thousands of stored tables, the inn opened on them, and what the hall costs.

``python -m bench.stored --tables 2000`` plays one table of every title by bots, copies them in a
database in a temporary folder, opens the inn there and prints figures: time and memory to open,
the hall's list, waking a table, and the size of what is kept of each game. Processor time is
reported beside the clock's: it says more on a busy machine.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
import statistics
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
from bench.house import OwnInn

from korchma.bots import make_bot
from korchma.kernel import Chair, Session, games
from korchma.server.tables.frames import finished, make_frames
from korchma.server.tables.journal import decision_rows, pack, position_row

COPIED = ("tables", "sitters", "positions", "decisions")


def played(name: str, most: int = 10_000) -> Session:
    """A game of two played by the title's best bot, or its first so many decisions."""
    game = games()[name]
    session = Session.new(game, 2, seed="stored", people=range(2))
    bots = [make_bot(game, tuple(game.mind.bots)[-1], seat) for seat in range(2)]
    while session.waiting and len(session.log) < most:
        seat = session.waiting[0]
        session.choose(bots[seat].decide(Chair(session, seat)), seat)
    return session


def sizes(name: str) -> dict[str, Any]:
    """What is kept of a game of a title, in bytes."""
    session = played(name)
    rows = decision_rows(session, "x", 0)
    half = played(name, len(session.log) // 2)
    started = time.perf_counter()
    frames = make_frames(finished(session))
    return {
        "decisions": len(session.log),
        "position": len(position_row(half, "x")["state"]),
        "told_per_decision": round(sum(len(row["told"]) for row in rows) / len(rows)),
        "replay_all_eyes": sum(map(len, frames.values())),
        "replay_largest": max(map(len, frames.values())),
        "replay_made_s": round(time.perf_counter() - started, 2),
        "place_microseconds": round(_each(lambda: pack(half.table.state)) * 1e6, 1),
    }


def _each(work: Any, times: int = 2000) -> float:
    """Seconds for doing something once."""
    started = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - started) / times


def fill(file: Path, tables: int) -> None:
    """Copy the tables that stand in a database until there are so many."""
    with closing(sqlite3.connect(file)) as books:
        (codes,) = zip(*books.execute("SELECT code FROM tables").fetchall(), strict=True)
        for number in range(tables - len(codes)):
            for name in COPIED:
                old = codes[number % len(codes)]
                names = [row[1] for row in books.execute(f"PRAGMA table_info({name})")]
                other = {"code": "?", "watch": "NULL"}  # codes are of one table each
                picked = ", ".join(other.get(each, f'"{each}"') for each in names)
                query = f"INSERT INTO {name} SELECT {picked} FROM {name} WHERE code = ?"
                books.execute(query, (f"copy{number}", old))
        books.commit()


def play_some(http: httpx.Client) -> list[str]:
    """A table of every title, some way into its game."""
    codes = []
    for name, game in games().items():
        bot = tuple(game.mind.bots)[-1]
        wish = {"game": name, "mode": game.default_mode(2), "seats": ["me", f"bot:{bot}"]}
        codes.append(http.post("/api/tables", json=wish).json()["code"])
    return codes


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    given = parser.parse_args()
    out: dict[str, Any] = {"kept": {name: sizes(name) for name in games()}}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "stored.db"
        inn = OwnInn(file)
        out["empty_megabytes"] = round(inn.megabytes())
        http = httpx.Client(base_url=inn.url, timeout=60)
        http.get("/api/me")
        play_some(http)
        inn.close()
        fill(file, given.tables)
        started = time.perf_counter()
        inn.start_again()
        out["opened_s"] = round(time.perf_counter() - started, 2)
        out["opened_cpu_s"] = round(inn.cpu_seconds(), 2)
        out["opened_megabytes"] = round(inn.megabytes())
        out["database_megabytes"] = round(file.stat().st_size / 1e6, 1)
        times, used = [], inn.cpu_seconds()
        for _ in range(100):
            before = time.perf_counter()
            listed = http.get("/api/tables").json()["mine"]
            times.append((time.perf_counter() - before) * 1e3)
        out["hall_ms"] = {
            "p50": round(statistics.median(times), 1),
            "p99": round(sorted(times)[98], 1),
            "cpu": round((inn.cpu_seconds() - used) * 10, 1),
        }
        before, used = time.perf_counter(), inn.cpu_seconds()
        for table in listed:
            http.get(f"/api/tables/{table['code']}").raise_for_status()
        out["wake_ms"] = {
            "mean": round((time.perf_counter() - before) * 1e3 / len(listed), 1),
            "cpu": round((inn.cpu_seconds() - used) * 1e3 / len(listed), 1),
        }
        inn.close()
    print(json.dumps(out, indent=2))


if __name__ == "__main__":
    main()
