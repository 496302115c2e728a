"""Whole games recorded once and replayed for ever, one for each way to end."""

from __future__ import annotations

from pathlib import Path

import pytest

from korchma.games.witches import GAME
from korchma.games.witches.score import DISTINCTION, LICENCE
from korchma.kernel import Result
from korchma.kernel.record import Record, digest, parse, read, record, restore
from korchma.terminal.telling import verify_record

FILES = sorted((Path(__file__).parents[2] / "fixtures" / "witches").glob("*.json"))
LARGEST = 60_000
COMPETING = ("points", "tie-cackles", "tie-hard", "tie-difficulty", "shared", "crises", "elves")
TOGETHER = ("coop-win", "coop-loss", "aliss", "crises", "elves")
ALONE = ("solo-fail", "solo-licence", "solo-distinction", "aliss", "crises", "elves")

every_file = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])


def mode_of(made: Record) -> str:
    """The mode whose options a record was played with."""
    for mode in GAME.modes:
        options = GAME.options_type(**mode.options)
        if made.players in mode.players and GAME.options_type(**made.options) == options:
            return mode.id
    raise AssertionError("the options of no mode")


@every_file
def test_a_recorded_game_is_played_again(file: Path) -> None:
    made = read(file)
    session = restore(made)
    assert session.result == made.result
    assert digest(session) == made.digest
    assert record(session, made.seats).hash == made.hash
    assert parse(file.read_bytes(), file.name) == made


@every_file
def test_a_recorded_game_is_verified(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    verify_record(file, [])
    made = read(file)
    assert made.result is not None
    assert capsys.readouterr().out.endswith(f"Over: {made.result.ending}\n")


@every_file
def test_a_recorded_game_is_whole_and_small(file: Path) -> None:
    made = read(file)
    assert made.result is not None
    assert made.snapshot is None
    assert not made.pending
    assert made.decisions[0][1]["do"] == "take-witch"
    assert len(made.seats) == made.players == len(made.result.scores)
    assert file.stat().st_size < LARGEST
    assert file.stem == f"{mode_of(made)}-{made.result.ending}"


@pytest.mark.rule("119", "121", "123", "124", "125", "126", "127", "128", "130", "131", "132")
def test_every_way_to_end_is_recorded_once() -> None:
    found = []
    for file in FILES:
        made = read(file)
        assert made.result is not None
        found.append((mode_of(made), made.result.ending))
    assert len(found) == len(set(found))
    wanted = {("competitive", ending) for ending in COMPETING}
    wanted |= {("coop", ending) for ending in TOGETHER}
    wanted |= {("solo", ending) for ending in ALONE}
    assert wanted <= set(found)
    assert {mode for mode, _ in found} == {mode.id for mode in GAME.modes}


def result_of(name: str) -> tuple[Record, Result]:
    made = read(next(file for file in FILES if file.stem == name))
    assert made.result is not None
    return made, made.result


@pytest.mark.rule("126", "127")
@pytest.mark.parametrize("ending", ["tie-cackles", "tie-hard", "tie-difficulty", "shared"])
def test_a_tie_is_a_tie_in_points(ending: str) -> None:
    _, result = result_of(f"competitive-{ending}")
    best = [seat for seat, score in enumerate(result.scores) if score == max(result.scores)]
    assert len(best) > 1
    assert set(result.winners) <= set(best)
    assert (len(result.winners) > 1) == (ending == "shared")


@pytest.mark.rule("127")
def test_a_tie_broken_late_was_no_tie_in_what_broke_it() -> None:
    hard = {}
    for ending in ("tie-hard", "tie-difficulty", "shared"):
        made, result = result_of(f"competitive-{ending}")
        players = restore(made, listen=False).table.state.players
        assert len({player.cackles + player.aliss for player in players}) == 1
        hard[ending] = len({source[1].points for source in result.sources})
    assert hard == {"tie-hard": 2, "tie-difficulty": 1, "shared": 1}


@pytest.mark.rule("132")
def test_the_grades_of_a_witch_alone() -> None:
    grades = {grade: result_of(f"solo-{grade}")[1] for grade in ALONE[:3]}
    assert grades["solo-fail"].scores[0] < LICENCE
    assert LICENCE <= grades["solo-licence"].scores[0] < DISTINCTION
    assert grades["solo-distinction"].scores[0] >= DISTINCTION
    assert [grade.winners for grade in grades.values()] == [(), (0,), (0,)]


@pytest.mark.parametrize("ending", ["crises", "elves", "aliss", "coop-loss"])
def test_a_common_loss_has_no_winner(ending: str) -> None:
    for name in ("competitive", "coop", "solo"):
        if any(file.stem == f"{name}-{ending}" for file in FILES):
            assert result_of(f"{name}-{ending}")[1].winners == ()
