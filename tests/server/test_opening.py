"""`korchma serve` where it cannot: one line that says what is wrong and what to do."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from korchma.kernel import KorchmaError
from korchma.server.storage.store import Store, database_url
from korchma.server.web.serve import serve


@pytest.fixture
def taken() -> Iterator[int]:
    """A port somebody else listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def _made(file: Path) -> Path:
    async def make() -> None:
        store = Store(str(file))
        await store.open()
        await store.close()

    asyncio.run(make())
    return file


def _refusal(database: str, port: int = 0) -> str:
    with pytest.raises(KorchmaError) as error:
        serve("127.0.0.1", port, database)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_a_port_that_is_taken_is_one_line_and_exit_code_2(taken: int, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "korchma", "serve", "--port", str(taken)]
    done = subprocess.run(
        [*command, "--database", str(tmp_path / "inn.db")], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Name another --port" in done.stderr
    assert "open" not in done.stdout


def test_an_impossible_port_or_host(tmp_path: Path) -> None:
    assert "--port" in _refusal(str(tmp_path / "inn.db"), 99_999)
    with pytest.raises(KorchmaError, match="--host"):
        serve("nowhere.invalid", 0, str(tmp_path / "inn.db"))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "inn.db").write_bytes(b"a shopping list, and not a short one" * 50)
    assert "not a database" in _refusal(str(tmp_path / "inn.db"))


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert "folder must exist" in _refusal(str(tmp_path / "no" / "inn.db"))


def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    file = _made(tmp_path / "inn.db")
    assert "Let this user write" in _refusal(f"sqlite:///file:{file}?mode=ro&uri=true")


def test_a_database_that_somebody_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = _made(tmp_path / "inn.db")
    monkeypatch.setattr("korchma.server.storage.ledger.PATIENCE", 50)
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "Another program holds it" in _refusal(str(file))


def test_a_database_of_a_newer_korchma(tmp_path: Path) -> None:
    file = _made(tmp_path / "inn.db")
    with sqlite3.connect(file) as books:
        books.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer Korchma" in _refusal(str(file))


def test_a_database_server_that_is_not_there() -> None:
    said = _refusal("postgresql://me:secret@127.0.0.1:1/inn")
    assert "Start the database server" in said
    assert "secret" not in said


@pytest.mark.parametrize("url", ["mysql://me@host/inn", "sqlite://host/inn.db", "postgres://a:b:c"])
def test_a_url_that_cannot_be_meant(url: str) -> None:
    with pytest.raises(KorchmaError, match="sqlite:///FILE"):
        database_url(url)
