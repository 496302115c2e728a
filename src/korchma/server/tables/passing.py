"""Windows that most people let pass are passed for them."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from korchma.kernel import AskAll
from korchma.server.tables.patience import WATCH

if TYPE_CHECKING:
    from korchma.server.tables.live import LiveTable

log = logging.getLogger("korchma.table")

MOST_WINDOWS = 500
"""Windows passed for somebody in a row; at the next one they are asked."""


def pass_windows(live: LiveTable) -> None:
    """Give the usual answers for people who do not want to be stopped everywhere."""
    session = live.session
    for _ in range(MOST_WINDOWS):
        ask = session.ask
        if ask is None or isinstance(ask, AskAll) or ask.usual is None:
            return
        sitter = live.sitters[ask.seat]
        if sitter.kind == "bot" or sitter.person in live.stopping:
            return
        try:
            with WATCH.over():
                session.choose((ask.usual,) if ask.pick else ask.usual, ask.seat)
        except Exception:
            log.exception("table %s: a window could not be passed", live.code)
            return
