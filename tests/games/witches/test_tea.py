"""Tea, and what it does to cackles."""

import pytest

from korchma.games.witches import events as e
from korchma.games.witches.options import Return, Stay, Walk
from tests.games.witches.story import witches


@pytest.mark.rule("92", "93", "94", "54")
@pytest.mark.case("T8")
def test_tiffany_walks_to_petulia_and_they_drink_tea_twice() -> None:
    table = witches(
        at={"tiffany": "grannys-cottage", "petulia": "devils-oak"},
        cackles={"tiffany": 6, "petulia": 1},
    )
    pool = table.state.cackle_pool
    table.do(Walk("devils-oak"), Return(3), Return(1))
    assert (table["tiffany"].cackles, table["petulia"].cackles) == (3, 0)
    assert table.state.cackle_pool == pool + 4
    table.do(Stay(), Return(3))
    assert (table["tiffany"].cackles, table["petulia"].cackles) == (0, 0)
    assert len(table.told(e.TeaPoured)) == 2


@pytest.mark.rule("92", "93")
@pytest.mark.ruling("A33")
def test_each_witch_herself_says_how_many_cackles_she_gives_back() -> None:
    table = witches(
        at={"tiffany": "grannys-cottage", "petulia": "devils-oak"},
        cackles={"tiffany": 4, "petulia": 4},
    )
    table.do(Walk("devils-oak"))
    assert (table.ask.seat, table.ask.usual) == (0, Return(3))
    assert set(table.options) == {Return(n) for n in range(4)}
    table.do(Return(1))
    assert (table.ask.seat, table.ask.usual) == (1, Return(2))
    assert set(table.options) == {Return(n) for n in range(3)}
    table.do(Return(0))
    assert (table["tiffany"].cackles, table["petulia"].cackles) == (3, 4)
    assert table.state.cackle_pool == 1


@pytest.mark.rule("93")
def test_every_other_witch_there_gives_back_up_to_two_and_those_elsewhere_none() -> None:
    table = witches(
        "tiffany",
        "petulia",
        "dimity",
        "annagramma",
        at={
            "tiffany": "grannys-cottage",
            "petulia": "devils-oak",
            "dimity": "devils-oak",
            "annagramma": "razorback",
        },
        cackles={"tiffany": 2, "petulia": 3, "dimity": 5, "annagramma": 3},
    )
    table.do(Walk("devils-oak")).skip()
    assert [player.cackles for player in table.state.players] == [0, 1, 3, 3]
    assert table.state.cackle_pool == 3 + 2 + 2 + 2


@pytest.mark.rule("92")
@pytest.mark.ruling("A7")
def test_tea_is_for_witches_on_the_same_space_of_the_town() -> None:
    table = witches(
        at={"tiffany": "magrats-cottage", "petulia": "lancre-town-1"},
        cackles={"tiffany": 2, "petulia": 2},
    )
    table.do(Walk("lancre-town-2"))
    assert table.told(e.TeaPoured) == []
    table.do(Walk("lancre-town-1"))
    assert table.told(e.TeaPoured) == [e.TeaPoured(0, "lancre-town-1")]


@pytest.mark.rule("94")
@pytest.mark.case("T58")
def test_neither_moves_and_in_the_next_turn_there_is_tea_twice_again() -> None:
    table = witches(
        at={"tiffany": "devils-oak", "petulia": "devils-oak"},
        cackles={"tiffany": 8, "petulia": 8},
        cackle_pool=0,
        deck=(1, 2, 3, 20),
    )
    table.do(Stay(), Return(3), Return(2), Stay(), Return(3), Return(2)).end_turn()
    assert (table["tiffany"].cackles, table["petulia"].cackles) == (2, 4)
    assert table.ask.seat == 1
    table.do(Stay(), Return(3), Return(2))
    assert (table["tiffany"].cackles, table["petulia"].cackles) == (0, 1)
    table.do(Stay(), Return(1))
    assert table.state.cackle_pool == 16
    assert len(table.told(e.TeaPoured)) == 4


@pytest.mark.rule("94")
def test_once_the_other_has_gone_there_is_no_more_tea() -> None:
    table = witches(
        at={"tiffany": "devils-oak", "petulia": "devils-oak"},
        cackles={"tiffany": 4},
        deck=(1, 2, 3, 20),
    )
    table.do(Stay(), Return(1), Walk("razorback"))
    table.do(Stay())
    assert len(table.told(e.TeaPoured)) == 1
