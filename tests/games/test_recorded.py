"""Whole games recorded once and replayed for ever."""

from __future__ import annotations

import pytest

from korchma.kernel import find_game
from korchma.kernel.record import digest, parse, read, record
from korchma.kernel.restoring import restore
from korchma.terminal.telling import verify_record
from tests.fixtures.make import fits, mode_of
from tests.fixtures.wanted import FOLDER, WANTED, Wanted

LARGEST = 100_000

every_game = pytest.mark.parametrize(
    "wanted", WANTED, ids=[f"{each.game}-{each.name}" for each in WANTED]
)


@every_game
def test_a_recorded_game_is_played_again(wanted: Wanted) -> None:
    made = read(wanted.file)
    session = restore(made)
    assert session.result == made.result
    assert digest(session) == made.digest
    assert record(session, made.seats).hash == made.hash
    assert parse(wanted.file.read_bytes(), wanted.file.name) == made


@every_game
def test_a_recorded_game_is_verified(wanted: Wanted, capsys: pytest.CaptureFixture[str]) -> None:
    verify_record(wanted.file, [])
    assert capsys.readouterr().out.endswith(f"Over: {wanted.ending}\n")


@every_game
def test_a_recorded_game_is_whole_small_and_what_was_wanted(wanted: Wanted) -> None:
    made = read(wanted.file)
    game = find_game(wanted.game)
    assert made.result is not None
    assert (made.game, made.rules) == (game.id, game.rules_version)
    assert made.snapshot is None
    assert not made.pending
    assert len(made.seats) == made.players == len(made.result.scores) == len(wanted.bots)
    assert wanted.file.stat().st_size < LARGEST
    assert mode_of(game, made) == wanted.mode
    assert fits(wanted, restore(made, listen=False))


def test_nothing_else_is_recorded() -> None:
    assert len({each.file for each in WANTED}) == len(WANTED)
    games = {each.game for each in WANTED}
    found = {file for name in games for file in (FOLDER / name).glob("*.json")}
    assert found == {each.file for each in WANTED}


@pytest.mark.parametrize("name", sorted({each.game for each in WANTED}))
def test_every_mode_is_recorded(name: str) -> None:
    modes = {each.mode for each in WANTED if each.game == name}
    assert modes == {mode.id for mode in find_game(name).modes}
