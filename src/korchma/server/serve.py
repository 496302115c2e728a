"""Opening the inn: logs, the port, the server."""

from __future__ import annotations

import json
import logging
import sys
import time
from pathlib import Path

import uvicorn

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


def serve(host: str, port: int, database: str, web: Path | None = None) -> None:
    """Serve until told to stop."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    folder = web or (DIST if DIST.is_dir() else None)
    print(f"The inn is open: http://{host}:{port}/", flush=True)
    uvicorn.run(
        make_app(database, folder),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws_max_size=MOST_BYTES,
        ws="websockets-sansio",
    )
