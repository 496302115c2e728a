"""What stands on every answer, and what no request brings about."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import socket as plain
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from bench.house import OwnInn
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from korchma.server.storage import store
from korchma.server.web.serve import JsonLines, own_names
from tests.server.inn import TOKEN, Person, RunningInn
from tests.server.test_full_disk import _room

SCRIPT = "export const tea = '" + "assam " * 500 + "'\n"


@pytest.fixture
def built(tmp_path: Path) -> Iterator[RunningInn]:
    """An inn with a client."""
    assets = tmp_path / "web" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<!doctype html><title>Inn</title>")
    (assets / "index-Ab3_x-9Z.js").write_text(SCRIPT)
    (assets / "paper.webp").write_bytes(b"RIFF")
    running = RunningInn(str(tmp_path / "inn.db"), tmp_path / "web", names=("inn.example",))
    yield running
    running.close()


EVERYWHERE = ["/", "/api/me", "/api/tables", "/nowhere", "/schema", "/assets/nothing.js"]
EVERYWHERE += ["/assets/index-Ab3_x-9Z.js", "/text/korchma/en.ftl", "/healthz", "/metrics"]


@pytest.mark.parametrize("path", EVERYWHERE)
def test_the_same_guards_on_every_answer(built: RunningInn, path: str) -> None:
    headers = httpx.get(built.url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["cache-control"]


def test_the_page_of_the_api_runs_nothing(built: RunningInn) -> None:
    page = httpx.get(f"{built.url}/schema").text
    assert not re.search(r"<script|https?://", page)


def test_a_file_with_a_hash_in_its_name_is_kept_for_a_year_and_comes_packed(
    built: RunningInn,
) -> None:
    script = httpx.get(f"{built.url}/assets/index-Ab3_x-9Z.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-encoding"] == "gzip"
    assert script.text == SCRIPT
    other = httpx.get(f"{built.url}/assets/paper.webp")
    assert (other.headers["cache-control"], other.content) == ("no-cache", b"RIFF")


@pytest.mark.parametrize("path", ["/", "/text/korchma/ru.ftl", "/api/games/witches/book"])
def test_everything_else_is_asked_for_again_and_sent_once(built: RunningInn, path: str) -> None:
    first = httpx.get(built.url + path)
    assert first.headers["cache-control"] == "no-cache"
    again = httpx.get(built.url + path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert httpx.get(built.url + path, headers={"if-none-match": '"x"'}).status_code == 200
    if len(first.content) > 1000:
        assert first.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("name", ["%00", "..%2findex.html", "%2e%2e%2finn.db", "x" * 5000, "%ff"])
def test_odd_file_names_are_not_found(built: RunningInn, name: str) -> None:
    assert httpx.get(f"{built.url}/assets/{name}").status_code in (400, 404)


@pytest.mark.parametrize("path", ["/api/login", "/api/tables", "/api/records", "/api/campaigns"])
def test_json_in_json_in_json_is_a_bad_request(guest: Person, path: str) -> None:
    for deep in ("[" * 100_000, '{"name":' * 100_000, "[" * 100_000 + "]" * 100_000):
        answer = guest.http.post(path, content=deep)
        assert answer.status_code == 400, answer.text


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("http://{host}", 204),
        ("https://{host}", 403),
        ("http://{host}.evil.example", 403),
        ("null", 403),
        ("", 403),
    ],
)
def test_only_our_own_pages_act(guest: Person, origin: str, status: int) -> None:
    host = guest.inn.url.removeprefix("http://")
    answer = guest.http.post("/api/logout", headers={"origin": origin.format(host=host)})
    assert answer.status_code == status


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("inn.example", 200),
        ("INN.example:8000", 200),
        ("127.0.0.1:80", 200),
        ("[::1]:80", 200),
        ("localhost", 200),
        ("evil.example", 421),
        ("inn.example.evil", 421),
        ("[", 421),
        ("", 421),
    ],
)
def test_the_inn_answers_to_its_own_names_only(built: RunningInn, host: str, status: int) -> None:
    answer = httpx.get(f"{built.url}/api/games", headers={"host": host})
    assert answer.status_code == status


def test_a_socket_under_another_name_is_not_opened(built: RunningInn) -> None:
    url, foreign = built.url.replace("http", "ws"), {"Origin": "https://evil.example"}
    with pytest.raises(InvalidStatus), connect(f"{url}/ws/tables/abcd", additional_headers=foreign):
        pass


def test_a_machine_nobody_else_reaches_is_called_localhost() -> None:
    assert own_names("127.0.0.1", ()) == {"localhost"}
    assert own_names("0.0.0.0", ()) == frozenset()
    assert own_names("127.0.0.1", ("Inn.Example, b.example",)) == {"inn.example", "b.example"}


def test_figures_are_for_who_has_the_token(guest: Person) -> None:
    for given in ("", "Bearer wrong", "Bearer", TOKEN[:-1]):
        answer = guest.http.get("/metrics", headers={"authorization": given})
        assert answer.status_code == 404
    right = guest.http.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
    assert "korchma_live_tables" in right.text


def test_a_full_disk_is_healthy_but_not_ready(
    inn: RunningInn, guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "READY", -1.0)
    assert guest.http.get("/readyz").text == "ok"
    assert guest.http.get("/healthz").text == "ok"
    monkeypatch.setattr(store, "PROBE", 1_000_000)
    _room(inn, 0)
    assert guest.http.get("/readyz").status_code == 503
    assert guest.http.get("/healthz").text == "ok"
    _room(inn, None)
    assert guest.http.get("/readyz").text == "ok"


def test_being_ready_is_not_tried_at_every_question(inn: RunningInn, guest: Person) -> None:
    guest.http.get("/readyz")
    before = inn.house.store.commits
    for _ in range(5):
        guest.http.get("/readyz")
    assert inn.house.store.commits == before


def test_no_line_of_the_log_steers_a_terminal() -> None:
    said = logging.LogRecord("x", 40, "", 0, "\x1b[2J\x9b2J\u202e\nПривет", None, None)
    line = JsonLines().format(said)
    assert line.isprintable()
    assert json.loads(line)["what"] == "\x1b[2J\x9b2J\u202e\nПривет"


def test_only_so_many_tables_of_bots(guest: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("korchma.server.tables.hall.MOST_BOT_TABLES", 2)
    wish = {"game": "oldworld", "mode": "hunt", "seats": ["bot:random"] * 5}
    said = [guest.http.post("/api/tables", json=wish).json().get("error") for _ in range(3)]
    assert said == [None, None, "too-many-bot-tables"]
    guest.set_table("me", "bot:random")


def test_the_inn_closes_in_time_whatever_its_clients_do(tmp_path: Path) -> None:
    """Half a request, a silent socket, a table under way, a replay being made."""
    inn = OwnInn(tmp_path / "inn.db")
    half = plain.create_connection(("127.0.0.1", inn.port))
    half.sendall(b"POST /api/records HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000\r\n\r\n{")
    idle = plain.create_connection(("127.0.0.1", inn.port))
    http = httpx.Client(base_url=inn.url, timeout=20)
    http.get("/api/me")
    wish = {"game": "oldworld", "mode": "hunt", "seats": ["bot:heuristic"] * 5}
    code = http.post("/api/tables", json=wish).json()["code"]
    cookie = f"korchma={http.cookies['korchma']}"
    url = f"{inn.url.replace('http', 'ws')}/ws/tables/{code}"
    line = connect(url, additional_headers={"Cookie": cookie}).__enter__()
    line.send('{"type": "hello", "since": 0}')
    began = time.monotonic()
    os.kill(inn.process.pid, signal.SIGTERM)
    inn.process.wait(15)
    assert time.monotonic() - began < 10
    for each in (half, idle):
        each.close()
