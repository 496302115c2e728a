"""The time of day as it was when the inn opened, going on evenly: no jump reaches it."""

from __future__ import annotations

import time

_OPENED = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, as far as this inn is concerned."""
    return _OPENED + time.monotonic()
