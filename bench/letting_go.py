"""What tables take in memory, and what is free again once they are let go.

``python -m bench.letting_go --tables 500`` fills a database with games half played, wakes every
table in one process as the inn does, with its quiet collector, lets them go, three times over, and
prints megabytes and the collector's pause. With ``--never`` nobody collects, as it was before.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

from bench.stored import fill, played
from sqlalchemy import select

from korchma.kernel import games
from korchma.server.limits import Limits
from korchma.server.people.people import People
from korchma.server.storage.models import tables as tables_kept
from korchma.server.storage.store import Store
from korchma.server.tables.clerk import Clerk
from korchma.server.tables.guests import Sitter
from korchma.server.tables.hall import Hall
from korchma.server.tables.minding import Mind
from korchma.server.tables.thinking import Thinkers
from korchma.server.web.app import let_go
from korchma.server.web.serve import quiet_collector

DECISIONS, ROUNDS = 150, 3


def megabytes() -> int:
    """Memory in use by this process."""
    status = Path("/proc/self/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return round(int(line.split()[1]) / 1024)


async def measured(file: Path, tables: int, never: bool) -> dict[str, Any]:
    """Fill, wake, let go."""
    store, mind = Store(str(file)), Mind(Thinkers(1))
    await store.open()
    people = People(store, Limits())
    hall = Hall(store, mind, Clerk(store, mind))
    me = (await people.enter(None, "")).me
    for name, game in games().items():
        row = {"game": name, "mode": game.default_mode(2), "options": {}, "seed": "stored"}
        chairs = [Sitter("human", "", "", me.id)] * 2
        await hall.lay(me, row | {"public": False}, chairs, played(name, DECISIONS))
    hall.live.clear()
    fill(file, tables)
    quiet_collector()
    codes = [row["code"] for row in await store.rows(select(tables_kept.c.code))]
    out: dict[str, Any] = {"tables": len(codes), "before_megabytes": megabytes()}
    rounds = []
    for _ in range(ROUNDS):
        for code in codes:
            await hall.find(code, me.id)
        awake, before = megabytes(), time.perf_counter()
        (hall.tidy if never else partial(let_go, hall))(time.monotonic() + 1)
        pause = round((time.perf_counter() - before) * 1e3)
        rounds.append({"awake": awake, "let_go": megabytes(), "pause_ms": pause})
    out["rounds"] = rounds
    people.close()
    hall.aside.close()
    await store.close()
    return out


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--never", action="store_true", help="Let the collector sleep.")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "inn.db"
        print(json.dumps(asyncio.run(measured(file, given.tables, given.never)), indent=2))


if __name__ == "__main__":
    main()
