"""Numbers for Prometheus: how full the house is, how the database does, what went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from korchma.server.web.house import House


def figures(house: House) -> str:
    """All of them as Prometheus reads them; no name, code or secret among them."""
    live, store = house.hall.live.values(), house.store
    rows: list[tuple[str, str, str, float]] = [
        ("live_tables", "gauge", "Tables held in memory.", len(live)),
        ("connections", "gauge", "Sockets at tables.", sum(len(x.guests) for x in live)),
        ("decisions_total", "counter", "Decisions committed.", house.hall.count.decisions),
        ("refused_total", "counter", "Messages refused.", house.hall.count.refused),
        ("shut_out_total", "counter", "Sockets closed: too much.", house.hall.count.shut_out),
        ("pushes_total", "counter", "Pushes that arrived.", house.bell.push.sent),
        ("failed_pushes_total", "counter", "Pushes that did not.", house.bell.push.failed),
        ("letters_total", "counter", "Letters that were taken.", house.bell.post.sent),
        ("failed_letters_total", "counter", "Letters that were not.", house.bell.post.failed),
        ("commits_total", "counter", "Transactions committed.", store.commits),
        ("writes_total", "counter", "Writes in them.", store.written),
        ("failed_writes_total", "counter", "Writes the database refused.", store.failed),
        ("commit_seconds_total", "counter", "Time spent committing.", round(store.seconds, 6)),
    ]
    return "".join(
        f"# HELP korchma_{name} {text}\n# TYPE korchma_{name} {kind}\nkorchma_{name} {value}\n"
        for name, kind, text, value in rows
    )


class Count:
    """What happened since the house opened."""

    def __init__(self) -> None:
        self.decisions = 0
        self.refused = 0
        self.shut_out = 0
