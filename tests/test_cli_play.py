"""Playing through a pipe: to the end, interrupted, left and taken up again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from korchma.kernel.record import read
from korchma.kernel.restoring import restore
from tests.commands import Run, one_sentence, runner

PROMPT = "> "
ANYTHING = "1\n1 2\n" * 4000
"""Every question takes the first option, or the first two; the other line is refused."""
PATIENCE = 60


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run a command in this process."""
    return runner(monkeypatch, capsys, tmp_path)


def _hear_ctrl_c() -> None:
    """A shell that runs tests in the background has its children ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def started(*args: object) -> subprocess.Popen[bytes]:
    """A game in a process of its own, lines only, in English."""
    return subprocess.Popen(
        [sys.executable, "-m", "korchma", "play", "--plain", *map(str, args)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "C"},
        preexec_fn=_hear_ctrl_c,
    )


def until_asked(game: subprocess.Popen[bytes]) -> str:
    """What is said up to the next question."""
    assert game.stdout is not None
    assert game.stderr is not None
    said = b""
    while not said.endswith(b"\n" + PROMPT.encode()):
        more = os.read(game.stdout.fileno(), 65536)
        assert more, (said + game.stderr.read()).decode()
        said += more
    return said.decode()


def left(game: subprocess.Popen[bytes], typed: str = "") -> str:
    """What is said after these lines, when the game ends well."""
    out, err = game.communicate(typed.encode(), timeout=PATIENCE)
    assert err.decode() == ""
    assert game.returncode == 0
    return out.decode()


@pytest.mark.parametrize(
    ("mode", "seats"),
    [("competitive", "human,bot:random"), ("solo", "human"), ("coop", "human,human")],
)
def test_a_whole_game_through_a_pipe(tmp_path: Path, mode: str, seats: str) -> None:
    save = tmp_path / "game.json"
    game = started("witches", "--mode", mode, "--seats", seats, "--seed", "pipe", "--save", save)
    text = left(game, ANYTHING)
    made = read(save)
    assert made.result is not None
    assert restore(made).result == made.result
    assert "pipe" in text.splitlines()[-1]
    assert "{" not in text


def test_ctrl_c_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    game = started("witches", "--seats", "human,bot:random", "--seed", "7", "--save", save)
    assert game.stdin is not None
    for _ in range(6):
        until_asked(game)
        game.stdin.write(b"1\n")
        game.stdin.flush()
    until_asked(game)
    before = read(save)
    game.send_signal(signal.SIGINT)
    text = left(game)
    assert f"korchma play --resume {save}" in text
    assert "Traceback" not in text
    made = read(save)
    assert made.decisions == before.decisions
    assert len(made.decisions) >= 6
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]

    again = started("--resume", save)
    until_asked(again)
    left(again, ANYTHING)
    whole = read(save)
    assert whole.result is not None
    assert whole.decisions[: len(made.decisions)] == made.decisions


def test_a_game_that_was_left_goes_on_from_the_same_question(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    first = run("play", "witches", "--seed", "7", "--save", save, typed="1\n1\n")
    asked = first.out.split(PROMPT)[-2].strip().splitlines()[-3:]
    again = run("play", "--resume", save, typed="")
    assert again.out.split(PROMPT)[-2].strip().splitlines()[-3:] == asked


def test_house_rules_are_listed_and_hold_at_a_table(run: Run, tmp_path: Path) -> None:
    listed = dict(
        line.split("  ", 1) for line in run("house", "wasteknights").out.splitlines() if line
    )
    assert listed["highway_cost"].strip() == "A step along a highway costs 1 point"
    save = tmp_path / "game.json"
    agreed = ("--house", "highway_cost", "--house", "route_binds")
    run("play", "wasteknights", *agreed, "--save", save, typed="1\nquit\n")
    options = read(save).options
    assert (options["highway_cost"], options["route_binds"]) == (1, False)
    assert run("house", "ronin").out == "This game has no house rules.\n"


def test_a_new_game_is_never_written_over_one_that_was_left(run: Run, tmp_path: Path) -> None:
    for _ in range(3):
        assert run("play", "witches", typed="1\nquit\n").code == 0
    saves = sorted((tmp_path / "data" / "korchma").iterdir())
    assert [file.name for file in saves] == ["witches-2.json", "witches-3.json", "witches.json"]
    assert len({read(file).seed for file in saves}) == 3


def test_nowhere_to_keep_a_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file in the way")
    said = one_sentence(run("play", "witches", typed="1\n"))
    assert "Name a file with --save" in said
    assert run("play", "witches", "--save", tmp_path / "game.json", typed="1\n").code == 0


def test_a_save_that_cannot_be_written_is_said_and_the_game_goes_on(
    run: Run, tmp_path: Path
) -> None:
    ran = run("play", "witches", "--save", tmp_path / "no" / "game.json", typed="1\nquit\n")
    assert "Cannot write" in ran.out
    assert "Traceback" not in ran.out + ran.err


def test_a_first_game_explains_itself_to_the_end(run: Run, tmp_path: Path) -> None:
    """Each thing once, when it comes; after a pause nothing is told again."""
    kept = tmp_path / "first.json"
    begun = run("play", "witches", "--learn", "--plain", "--save", kept, typed="1\n1\n")
    assert "— Welcome to Lancre —" in begun.out
    assert "— A place to begin —" in begun.out
    rest = run("play", "--resume", kept, "--plain", typed=ANYTHING)
    assert "— Welcome to Lancre —" not in rest.out
    for heading in ("Mind your cackling", "Elves", "Black Aliss", "How it is counted"):
        assert rest.out.count(f"— {heading} —") == 1, heading
    assert rest.out.rstrip().splitlines()[-2] == "— That was a whole game —"


def test_other_games_are_not_explained(run: Run) -> None:
    assert "—" not in run("play", "witches", "--plain", typed="1\n1\n").out
