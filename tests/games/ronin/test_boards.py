"""Which partnership board lies between whom."""

import pytest

from korchma.games.ronin import events as e
from korchma.games.ronin.options import TakeBoard
from korchma.kernel import Option
from tests.games.ronin.opening import SIDE_B, new_game


@pytest.mark.rule("6", "90", "91")
@pytest.mark.ruling("A17")
def test_each_player_picks_the_board_on_the_left_from_two() -> None:
    table = new_game(4, "crossroads", seed="lots")
    while table.about == "character":
        table.do(table.options[0])
    first = table.state.begin
    laid: list[Option] = []
    for i in range(4):
        seat = (first + i) % 4
        assert (table.about, table.ask.seat) == ("board", seat)
        assert len(set(table.options)) == 2
        assert not set(laid) & set(table.options)
        laid.append(table.options[1])
        table.do(table.options[1])
    assert [TakeBoard(table.state.boards[(first + i) % 4]) for i in range(4)] == laid
    assert table.state.tracks == [0, 0, 0, 0]


@pytest.mark.rule("6")
def test_the_last_board_of_five_is_simply_taken() -> None:
    table = new_game(5, "crossroads")
    while table.about == "character":
        table.do(table.options[0])
    picks = 0
    while table.about == "board":
        picks += 1
        table.do(table.options[0])
    assert picks == 4
    assert set(table.state.boards) == SIDE_B


@pytest.mark.rule("6")
def test_boards_that_are_all_alike_need_no_choice() -> None:
    table = new_game(3)
    while table.about == "character":
        table.do(table.options[0])
    assert table.about == "take"
    assert table.state.boards == ["a", "a", "a"]
    who = [player.character for player in table.state.players]
    first = table.state.begin
    assert [laid.between for laid in table.told(e.BoardLaid)] == [
        (who[(first + i) % 3], who[(first + i + 1) % 3]) for i in range(3)
    ]


@pytest.mark.rule("80")
@pytest.mark.case("T18")
def test_two_choose_the_boards_they_share_with_the_automa_and_draw_their_own() -> None:
    between = set()
    for seed in range(20):
        table = new_game(2, "crossroads", seed=str(seed))
        while table.about != "board":
            table.do(table.options[0])
        first = table.state.begin
        assert table.ask.seat == first
        assert {TakeBoard(board) for board in SIDE_B} == set(table.options)
        table.do(TakeBoard("b1"))
        assert table.ask.seat == 1 - first
        assert table.refuses(TakeBoard("b1"))
        table.do(TakeBoard("b2"))
        with_automa = {first: "b1", 1 - first: "b2"}
        assert (table.state.boards[2], table.state.boards[1]) == (with_automa[0], with_automa[1])
        between.add(table.state.boards[0])
    assert between == {"b3", "b4", "b5"}


@pytest.mark.rule("81")
@pytest.mark.case("T19")
def test_alone_one_chooses_both_boards_and_none_lies_between_the_automas() -> None:
    table = new_game(1, "winter-crossroads")
    while table.about != "board":
        table.do(table.options[0])
    assert set(table.options) == {TakeBoard(board) for board in SIDE_B}
    table.do(TakeBoard("b4"), TakeBoard("b2"))
    assert table.state.boards == ["b4", "", "b2"]
