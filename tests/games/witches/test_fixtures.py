"""The recorded games of The Witches: one for each way to end."""

from __future__ import annotations

import pytest

from korchma.games.witches.rules.score import DISTINCTION, LICENCE
from korchma.kernel import Result
from korchma.kernel.record import Record, read
from korchma.kernel.restoring import restore
from tests.fixtures.wanted import WANTED

COMPETING = ("points", "tie-cackles", "tie-hard", "tie-difficulty", "shared", "crises", "elves")
TOGETHER = ("coop-win", "coop-loss", "aliss", "crises", "elves")
ALONE = ("solo-fail", "solo-licence", "solo-distinction", "aliss", "crises", "elves")

GAMES = {each.name: each for each in WANTED if each.game == "witches"}


@pytest.mark.rule("119", "121", "123", "124", "125", "126", "127", "128", "130", "131", "132")
def test_every_way_to_end_is_recorded_once() -> None:
    found = [(each.mode, each.ending) for each in GAMES.values()]
    assert len(found) == len(set(found))
    wanted = {("competitive", ending) for ending in COMPETING}
    wanted |= {("coop", ending) for ending in TOGETHER}
    wanted |= {("solo", ending) for ending in ALONE}
    assert wanted <= set(found)


def result_of(name: str) -> tuple[Record, Result]:
    made = read(GAMES[name].file)
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
        if f"{name}-{ending}" in GAMES:
            assert result_of(f"{name}-{ending}")[1].winners == ()
