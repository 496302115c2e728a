"""What came of many games: shares, scores, parts."""

from __future__ import annotations

import pytest

from korchma.kernel import Result, Source
from korchma.lab.simulate import Plan, simulate
from korchma.lab.tally import Tally, wilson

WITCHES = {"tiffany", "petulia", "annagramma", "dimity"}


def _noted(winners: tuple[int, ...], scores: tuple[int, ...], *points: int) -> Tally:
    tally = Tally(games=1)
    sources = tuple((Source("deeds", n),) for n in points)
    tally.note(Result("points", winners, scores, sources), ["wise", "rash"], ["fox", "hen"])
    return tally


def test_a_game_is_noted_for_its_seats_its_bots_and_its_parts() -> None:
    tally = _noted((1,), (3, 8), 3, 8)
    assert (tally.wins_by_seat[0], tally.wins_by_seat[1]) == (0, 1)
    assert (tally.wins_by_bot["rash"], tally.wins_by_part["hen"]) == (1, 1)
    assert tally.score_by_part == {"fox": 3, "hen": 8}
    assert tally.winning == [8]
    assert tally.points_by_source == {"deeds": 11}
    assert tally.all_won == 0


def test_seats_are_counted_from_the_one_that_began() -> None:
    tally = Tally(games=1)
    tally.note(Result("points", (1,), (3, 8), ()), ["wise", "rash"], [], rounds=5, began=1)
    assert (tally.wins_by_seat[0], tally.wins_by_seat[1]) == (1, 0)
    assert tally.score_by_seat == {0: 8, 1: 3}
    assert tally.rounds == {5: 1}


def test_points_below_zero_survive_adding() -> None:
    tally = Tally()
    for _ in range(2):
        tally.add(_noted((), (-4, 0), -4, 0))
    assert tally.points_by_source == {"deeds": -8}
    assert tally.score_by_part["fox"] == -8
    assert tally.decided_by_part["fox"] == 0
    assert tally.seats_by_part["fox"] == 2


def test_a_game_that_everybody_won_is_one_won_together() -> None:
    assert _noted((0, 1), (5, 5), 5, 5).all_won == 1


def test_an_interval_narrows_with_the_games_and_stays_a_share() -> None:
    few, many = wilson(5, 10), wilson(500, 1000)
    assert few[0] < many[0] < 0.5 < many[1] < few[1]
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def test_chance_deals_the_parts_where_asked_to() -> None:
    chosen, _ = simulate(Plan("witches", 2, "competitive", ("heuristic",), 8, "parts"))
    dealt, _ = simulate(Plan("witches", 2, "competitive", ("heuristic",), 8, "parts", cast=True))
    assert set(chosen.seats_by_part) == {"tiffany", "petulia"}
    assert set(dealt.seats_by_part) == WITCHES
    assert sum(dealt.seats_by_part.values()) == 16


def test_an_automa_is_no_part_of_the_tally() -> None:
    tally, _ = simulate(Plan("ronin", 2, "partners", ("random",), 5, "parts"))
    assert sum(tally.seats_by_part.values()) == 10
    assert sum(tally.wins_by_part.values()) == 5
