"""Opening the inn: logs, the port, the server."""

from __future__ import annotations

import json
import logging
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path

import uvicorn

from korchma.kernel import KorchmaError
from korchma.server.app import make_app
from korchma.server.socket import MOST_BYTES

DIST = Path(__file__).parents[3] / "web" / "dist"


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
        return json.dumps(line, ensure_ascii=False)


def _free(host: str, port: int) -> None:
    """Say at once when somebody else listens there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise KorchmaError(
                f"Cannot listen on {host}:{port}: {error.strerror or error}. Name another --port."
            ) from None


def serve(
    host: str, port: int, database: str, web: Path | None = None, *, browser: bool = False
) -> None:
    """Serve until told to stop."""
    _free(host, port)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    folder = web or (DIST if DIST.is_dir() else None)
    address = f"http://{host}:{port}/"
    print(f"The inn is open: {address}", flush=True)
    if browser:
        threading.Timer(1.5, webbrowser.open, [address]).start()
    uvicorn.run(
        make_app(database, folder, awake=True),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws_max_size=MOST_BYTES,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )
