"""A sixth game is its own folders and one entry point: everything else finds it by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from korchma.cli import app
from korchma.kernel import find_game, games
from korchma.text.bundles import LANGUAGES
from tests.text.test_texts import needed, said
from tests.toys import marsh


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with marsh.installed():
        yield


def typed(*words: str, answers: str = "") -> str:
    """What a command prints."""
    done = CliRunner().invoke(app, list(words), input=answers)
    assert done.exit_code == 0, done.output + repr(done.exception)
    return done.output


def test_the_command_line_knows_it() -> None:
    assert "marsh" in games()
    assert "Marsh Lights" in typed("games")
    assert "errors" in typed("simulate", "marsh", "--players", "2", "--games", "3")


def test_the_trace_knows_its_rules() -> None:
    told = typed("rules", "marsh")
    assert "rules.set_up" in told


def test_the_linter_of_texts_knows_what_it_must_say() -> None:
    game = find_game("marsh")
    assert "do-show" in needed(game)
    for language in LANGUAGES:
        assert needed(game) - said(game.package, language) == set()


def test_the_terminal_plays_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    told = typed("play", "marsh", "--plain", "--mode", "short", "--seed", "3", answers="2\nquit\n")
    assert "You roll " in told


def test_a_client_gets_its_types(tmp_path: Path) -> None:
    file = tmp_path / "types.gen.ts"
    typed("types", "marsh", str(file))
    assert "| { do: 'show'; charm: string }" in file.read_text("utf-8")
