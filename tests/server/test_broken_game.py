"""Somebody's package cannot be loaded: its game is away, and everything else is where it was."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from korchma.kernel import games
from tests.server.inn import Person, RunningInn
from tests.toys import marsh
from tests.toys.installing import leave_beside, on_the_path

WHY = "Eyes.__init__() missing 1 required positional argument: 'redeal'"
BREAKS = f'raise TypeError("{WHY}")\n'


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    """Marsh Lights, broken by an update."""
    folder = tmp_path / "home"
    (folder / "broken_marsh").mkdir(parents=True)
    (folder / "broken_marsh" / "__init__.py").write_text(BREAKS)
    leave_beside(folder, "marsh", "broken_marsh:GAME")
    with on_the_path(str(folder)):
        yield folder


def test_the_inn_has_all_other_games_and_its_log_names_the_package(
    home: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        inn = RunningInn(str(tmp_path / "inn.db"))
    try:
        guest = Person(inn)
        assert [each["id"] for each in guest.http.get("/api/games").json()] == [*games()]
        assert len(games()) == 5
        assert guest.http.get("/text/shelf/uk").json().keys() == games().keys()
        for path in ("/api/games/marsh/book", "/text/marsh/en.ftl"):
            refused = guest.http.get(path)
            assert refused.status_code == 404
            assert str(home) not in refused.text
        refused = guest.http.post("/api/tables", json={"game": "marsh", "seats": ["me"]})
        assert 400 <= refused.status_code < 500
        assert str(home) not in refused.text
    finally:
        inn.close()
    said = [each.getMessage() for each in caplog.records if each.name == "korchma.server"]
    assert len(said) == 1
    assert said[0].startswith(
        f"The game marsh is left out: korchma-marsh 1.0 cannot be loaded (TypeError: {WHY}; "
    )


def test_its_tables_sleep_and_whoever_sat_there_has_a_home(tmp_path: Path, home: Path) -> None:
    file = str(tmp_path / "inn.db")
    with marsh.installed():
        inn = RunningInn(file)
        guest = Person(inn)
        wish = {"game": "marsh", "mode": "short", "seats": ["me", "bot:random"]}
        code = guest.http.post("/api/tables", json=wish).json()["code"]
        guest.sit(code).close()
        inn.close()
    with on_the_path(str(home)):
        inn = RunningInn(file)
        guest.http.base_url = inn.url
        try:
            for path in (
                "/api/me",
                "/api/tables",
                "/api/profile",
                "/api/counter",
                f"/api/tables/{code}",
            ):
                answer = guest.http.get(path)
                assert answer.status_code < 500, (path, answer.text)
                assert str(home) not in answer.text
        finally:
            inn.close()


def test_the_command_line_plays_the_others_and_says_in_one_line_what_is_wrong(home: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "korchma", "games"],
        env={"PYTHONPATH": str(home), "PATH": ""},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0
    assert "witches" in done.stdout
    assert "marsh" not in done.stdout
    (said,) = done.stderr.splitlines()
    assert said.startswith(
        "korchma: The game marsh is left out: korchma-marsh 1.0 cannot be loaded"
    )
    assert WHY in said
