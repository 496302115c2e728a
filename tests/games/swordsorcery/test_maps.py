"""Feet and eyes on the map of the first quest."""

from __future__ import annotations

from korchma.games.swordsorcery.box.maps import Board
from korchma.games.swordsorcery.box.quests import load


def test_a_barrier_is_gone_one_way_and_shot_over_both() -> None:
    """From the lane one drops into the gardens; back it is the long way round. [27]"""
    board = Board(load("q1").map)
    roads, reaches = board.roads(board.shut), board.reaches(board.shut)
    assert (roads.distance("q1-a5", "q1-a6"), roads.distance("q1-a6", "q1-a5")) == (1, 3)
    assert (reaches.distance("q1-a5", "q1-a6"), reaches.distance("q1-a6", "q1-a5")) == (1, 1)


def test_a_door_stops_feet_and_eyes_until_it_is_gone() -> None:
    """The porch is found behind its door. [30]"""
    board = Board(load("q1").map)
    open_now = board.shut - {board.side("q1-a11", "q1-a9")}
    assert board.roads(board.shut).distance("q1-a9", "q1-a11") is None
    assert board.roads(open_now).distance("q1-a9", "q1-a11") == 1
    assert not board.sight.sees("q1-a7", "q1-a13", board.shut)
    assert board.sight.sees("q1-a7", "q1-a13", open_now)


def test_a_map_works_out_its_roads_once() -> None:
    board = Board(load("q1").map)
    assert board.roads(board.shut) is board.roads(frozenset(board.shut))
    assert board.reaches(board.shut) is board.reaches(frozenset(board.shut))
    assert board.roads(board.shut) is not board.roads(frozenset())
