"""What an operator sees: logs and figures, and no secret in them."""

from __future__ import annotations

import json
import random
from pathlib import Path

import httpx
from bench.house import OwnInn

from tests.server.inn import TOKEN, Person, RunningInn

FIGURES = {"authorization": f"Bearer {TOKEN}"}


def test_logs_are_json_lines_without_secrets(tmp_path: Path) -> None:
    inn = OwnInn(tmp_path / "inn.db")
    http = httpx.Client(base_url=inn.url, timeout=20)
    me = http.get("/api/me").json()
    credentials = {"name": "Nanny", "password": "a very secret word"}
    http.post("/api/account", json=credentials).raise_for_status()
    http.post("/api/login", json={**credentials, "password": "another secret word"})
    wish = {"game": "witches", "mode": "solo", "seats": ["me"], "seed": "a secret seed"}
    code = http.post("/api/tables", json=wish).json()["code"]
    http.post("/api/records", content=b"{")
    http.get(f"/api/tables/{code}/replay?seat=a secret word")
    inn.close()
    lines = Path(f"{inn.database}.log").read_text("utf-8").splitlines()
    assert lines[0].startswith("The inn is open: http://")
    for line in lines[1:]:
        assert {"at", "level", "from", "what"} <= json.loads(line).keys()
    text = "\n".join(lines)
    assert "secret" not in text
    assert http.cookies["korchma"] not in text
    assert me["id"] not in text


def test_figures_for_prometheus(inn: RunningInn, guest: Person) -> None:
    code = guest.set_table("me", mode="solo")["code"]
    seat = guest.sit(code)
    seat.play_on(random.Random(1), most=5)
    seat.say("nonsense")
    seat.wait("refused")
    text = guest.http.get("/metrics", headers=FIGURES).text
    lines = text.splitlines()
    values = {x.split()[0]: float(x.split()[1]) for x in lines if not x.startswith("#")}
    assert values["korchma_live_tables"] == values["korchma_connections"] == 1
    assert values["korchma_decisions_total"] >= 5
    assert values["korchma_refused_total"] == 1
    assert values["korchma_failed_writes_total"] == 0
    assert values["korchma_commit_seconds_total"] > 0
    assert all(f"# TYPE {name} " in text and f"# HELP {name} " in text for name in values)
    assert code not in text
    assert guest.me["id"] not in text
