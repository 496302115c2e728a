"""Opening the inn: logs, the port, the server."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import uvicorn

from korchma.kernel import KorchmaError
from korchma.server.limits import read_limits
from korchma.server.notices.post import read_office
from korchma.server.storage.store import Store
from korchma.server.web.app import make_app
from korchma.server.web.socket import MOST_BYTES
from korchma.text.clean import escaped

GRACE = 3
"""Seconds for requests under way when the inn is told to close."""
LOOPBACK = ("127.0.0.1", "::1", "localhost")
INSIDE = Path(__file__).parents[2] / "client"
"""The built client where Korchma was installed from its wheel; ``hatch_build.py`` puts it there."""
DIST = Path(__file__).parents[4] / "web" / "dist"
"""The built client in a checkout."""


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how bad, where, what."""

    def format(self, record: logging.LogRecord) -> str:
        """A line for machines and patient people."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return escaped(json.dumps(line, ensure_ascii=False))


def _free(host: str, port: int) -> None:
    """Say at once when somebody else listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except socket.gaierror as error:
            raise KorchmaError(
                f"No address is called {host}: {error.strerror}. Name another --host."
            ) from None
        except (OSError, OverflowError) as error:
            why = str(getattr(error, "strerror", None) or error).rstrip(".")
            raise KorchmaError(
                f"Cannot listen on {host}:{port}: {why}. Name another --port."
            ) from None


async def _try(database: str) -> None:
    """Open the database and close it again: what is wrong with it is said before the inn opens."""
    store = Store(database, alone=True)
    await store.open()
    await store.close()


def log_lines() -> None:
    """Log as JSON to standard error. What a stranger can cause at will is no error of ours."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # Python's own keeper of semaphores frees what bots leave behind; its word on it is no JSON.
    os.environ.setdefault("PYTHONWARNINGS", "ignore:resource_tracker:UserWarning")
    logging.getLogger("uvicorn.error").addFilter(
        lambda record: "Invalid UTF-8" not in record.getMessage()
    )


def quiet_collector() -> None:
    """Let the garbage collector look less often, and never at what stays for ever.

    States and events hold no cycles; at its usual pace it took a third of a decision's time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def own_names(host: str, names: Sequence[str]) -> frozenset[str]:
    """The names by which browsers may call this inn; none: any.

    An inn that only this machine can reach, and that was given no name, is called localhost.

    >>> sorted(own_names("127.0.0.1", ())), sorted(own_names("0.0.0.0", ()))
    (['localhost'], [])
    """
    given = frozenset(name.strip().lower() for each in names for name in each.split(",") if name)
    return given or (frozenset(("localhost",)) if host in LOOPBACK else frozenset())


def _protocol() -> type[asyncio.Protocol] | Literal["auto"]:
    """HTTP that closes idle connections, where its quick parser is there."""
    try:
        from korchma.server.web.impatient import Impatient
    except ImportError:
        return "auto"
    return Impatient


def serve(
    host: str,
    port: int,
    database: str,
    web: Path | None = None,
    *,
    browser: bool = False,
    names: Sequence[str] = (),
    token: str = "",
) -> None:
    """Serve until told to stop."""
    limits, own = read_limits(), own_names(host, names)
    office = read_office(own)
    _free(host, port)
    asyncio.run(_try(database))
    log_lines()
    folder = web or next((each for each in (INSIDE, DIST) if each.is_dir()), None)
    address = f"http://{host}:{port}/"
    print(f"The inn is open: {address}", flush=True)
    if browser:
        threading.Timer(1.5, webbrowser.open, [address]).start()
    quiet_collector()
    app = make_app(
        database, folder, awake=True, limits=limits, office=office, names=own, token=token
    )
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws_max_size=MOST_BYTES,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        http=_protocol(),
        server_header=False,
        limit_concurrency=limits.connections,
        timeout_graceful_shutdown=GRACE,
    )
