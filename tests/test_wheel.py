"""The wheel that plays: built, installed where nothing else is, and played without Node or make."""

from __future__ import annotations

import fcntl
import os
import random
import re
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from email import message_from_bytes
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx
import pytest

from tests import borrowed
from tests.chance import LONG
from tests.server.inn import Person, RunningInn, free_port

pytestmark = pytest.mark.one_in(3)

ROOT = Path(__file__).parents[1]
DIST = ROOT / "web" / "dist"
ALONE = {"PATH": "/nonexistent", "LC_ALL": "C"}
"""No Node, no make, no checkout in sight."""


def _declared(wheel: Path) -> list[str]:
    """What the wheel itself says it needs; what is installed here may be older."""
    with zipfile.ZipFile(wheel) as file:
        (name,) = (each for each in file.namelist() if each.endswith(".dist-info/METADATA"))
        return message_from_bytes(file.read(name)).get_all("Requires-Dist", [])


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, made once for all workers of a run."""
    if not (DIST / "index.html").is_file():
        pytest.skip("the client is not built: make web")
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "wheel"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as alone:
        fcntl.flock(alone, fcntl.LOCK_EX)
        if not (folder / "made").exists():
            _make_environment(folder)
            (folder / "made").touch()
    return folder / "empty"


def _make_environment(folder: Path) -> None:
    """An environment with the wheel and what it declares, and nothing more.

    What it declares comes from here, not from the registry; the long run does ask there.
    """
    built = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(built, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("korchma-*.whl")
    empty = borrowed.environment(folder / "empty", () if LONG else _declared(wheel))
    python = empty / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    pip += [
        "--disable-pip-version-check",
        "--no-compile",
        *([] if LONG else ["--no-deps"]),
        str(wheel),
    ]
    subprocess.run(pip, check=True, capture_output=True)


def _korchma(empty: Path, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [str(empty / "bin" / "korchma"), *words],
        env={**ALONE, "XDG_DATA_HOME": str(empty / "data")},
        cwd=empty,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def _answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz").text == "ok"
    except httpx.TransportError:
        return False


@pytest.fixture(scope="module")
def opened(empty: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the inn that the installed `korchma` opens; each worker has one of its own."""
    port, books = free_port(), tmp_path_factory.mktemp("inn") / "inn.db"
    running = _korchma(empty, "serve", "--port", str(port), "--database", str(books))
    assert running.stdout is not None
    said = running.stdout.readline()
    assert "open" in said, running.communicate()[1]
    address = f"http://127.0.0.1:{port}"
    while not _answers(address):
        assert running.poll() is None, running.communicate()[1]
        time.sleep(0.05)
    yield address
    running.terminate()
    running.communicate(timeout=15)


def test_it_needs_only_what_it_declares(empty: Path) -> None:
    python = str(empty / "bin" / "python")
    where = "import korchma, sys; print(korchma.__file__); import pytest"
    ran = subprocess.run([python, "-c", where], env=ALONE, capture_output=True, text=True)
    assert ran.stdout.startswith(str(empty)), ran.stdout
    assert "No module named 'pytest'" in ran.stderr


def test_it_plays_in_the_terminal(empty: Path) -> None:
    seats = ("--seats", "human,bot:random", "--seed", "1", "--plain")
    playing = _korchma(empty, "play", "witches", *seats)
    said, wrong = playing.communicate("1\n1 2\n" * 20 + "quit\n", timeout=60)
    assert playing.returncode == 0, wrong
    assert said.count("> ") >= 5, said


def test_the_whole_client_is_inside(empty: Path, opened: str) -> None:
    page = httpx.get(opened, headers={"accept": "text/html"})
    head, end, rest = (DIST / "index.html").read_bytes().partition(b"</head>")
    assert page.content.startswith(head)
    assert page.content.endswith(end + rest)
    files = sorted((DIST / "assets").iterdir())
    (inside,) = empty.glob("lib/python3*/site-packages/korchma/client/assets")
    assert [each.name for each in files] == sorted(each.name for each in inside.iterdir())
    named = re.findall(r"/assets/[\w.-]+", page.text)
    assert len(named) >= 2
    for path in named:
        assert httpx.get(opened + path).content == (DIST / path.removeprefix("/")).read_bytes()


def test_a_game_is_played_there_against_a_bot(opened: str) -> None:
    somebody = Person(cast(RunningInn, SimpleNamespace(url=opened)))
    code = somebody.set_table("me", "bot:heuristic")["code"]
    seat = somebody.sit(code)
    seat.to_question()
    assert seat.play_on(random.Random(1), most=12) == 12
    assert any(event for event in seat.events)
    seat.close()
