"""Taking cackles, from the pool or from each other, and Black Aliss."""

import pytest

from korchma.games.witches import events as e
from korchma.games.witches.options import (
    Accept,
    LendToken,
    Play,
    Retreat,
    Roll,
    Stay,
    TakeFrom,
    Walk,
)
from tests.games.witches.story import Story, witches

RIDCULLY = 32
"""Extra cards for a cackle."""


def three_witches(*cackles: int, active: int = 0, pool: int = 0) -> Story:
    """Dimity, Petulia and Annagramma with so many cackles; the active one holds Ridcully."""
    who = ("dimity", "petulia", "annagramma")
    return witches(
        *who,
        active=active,
        hands={who[active]: [RIDCULLY]},
        cackles=dict(zip(who, cackles, strict=True)),
        cackle_pool=pool,
    )


def held(table: Story) -> list[int]:
    return [player.cackles for player in table.state.players]


@pytest.mark.rule("87")
def test_a_cackle_comes_from_the_pool_while_it_lasts() -> None:
    table = three_witches(1, 6, 4, pool=1).do(Play(RIDCULLY))
    assert (held(table), table.state.cackle_pool) == ([2, 6, 4], 0)


@pytest.mark.rule("88")
@pytest.mark.case("T31")
def test_with_an_empty_pool_the_witch_with_the_most_loses_one() -> None:
    table = three_witches(3, 3, 6).do(Play(RIDCULLY))
    assert (held(table), table.state.cackle_pool) == ([4, 3, 5], 0)
    assert table.told(e.CackleTaken) == [e.CackleTaken(0, 2)]
    assert table["dimity"].aliss == 0


@pytest.mark.rule("89")
@pytest.mark.case("T31")
def test_with_an_empty_pool_she_who_alone_has_the_most_takes_a_black_aliss() -> None:
    table = three_witches(3, 3, 6, active=2).do(Play(RIDCULLY))
    assert held(table) == [3, 3, 6]
    assert (table["annagramma"].aliss, table.state.aliss_pool) == (1, 11)


@pytest.mark.rule("88")
@pytest.mark.case("T31")
def test_among_those_tied_for_the_most_she_picks_her_victim() -> None:
    table = three_witches(5, 5, 2, active=2).do(Play(RIDCULLY))
    assert (table.about, table.ask.seat) == ("take-from", 2)
    assert set(table.options) == {TakeFrom(0), TakeFrom(1)}
    table.do(TakeFrom(1))
    assert held(table) == [5, 4, 3]


@pytest.mark.rule("88", "89")
@pytest.mark.ruling("A8")
@pytest.mark.case("T31")
def test_tied_for_the_most_herself_she_takes_from_the_other_leader() -> None:
    table = three_witches(5, 5, 2).do(Play(RIDCULLY))
    assert held(table) == [6, 4, 2]
    assert table["dimity"].aliss == 0


@pytest.mark.rule("88")
@pytest.mark.ruling("A8")
def test_tied_with_two_others_she_picks_one_of_them_and_never_herself() -> None:
    table = three_witches(4, 4, 4).do(Play(RIDCULLY))
    assert set(table.options) == {TakeFrom(1), TakeFrom(2)}


@pytest.mark.rule("90", "87", "88", "89")
def test_cackles_are_taken_one_by_one_and_each_sees_the_last() -> None:
    table = three_witches(3, 4, 2, pool=1)
    table.state.problems["grannys-cottage"] = "death"
    table.dice(0, 0, 0, 2).do(Stay(), Roll(), Roll(), Accept(), Retreat("devils-oak"))
    assert [type(each) for _, each in table.session.events(0)][-5:-1] == [
        e.Cackled,
        e.CackleTaken,
        e.AlissTaken,
        e.AlissTaken,
    ]
    assert held(table) == [5, 3, 2]
    assert table["dimity"].aliss == 2


@pytest.mark.rule("91", "124")
def test_each_black_aliss_costs_a_point_and_a_cackle_none() -> None:
    table = witches(
        boxes=(),
        easy={"tiffany": ["death", "death"], "petulia": ["death"]},
        aliss={"tiffany": 4},
        cackles={"petulia": 3},
    )
    table.do(Stay(), Stay())
    result = table.session.result
    assert result is not None
    assert (result.scores, result.winners) == ((2, 3), (1,))


@pytest.mark.rule("89")
@pytest.mark.ruling("A9")
def test_competing_witches_take_nothing_once_all_black_aliss_are_gone() -> None:
    table = three_witches(8, 2, 2)
    table.state.aliss_pool = 0
    table.do(Play(RIDCULLY))
    assert (held(table), table["dimity"].aliss) == ([8, 2, 2], 0)
    assert table.about == "move"


@pytest.mark.rule("12", "61")
@pytest.mark.case("T47")
def test_annagrammas_token_adds_two_for_a_cackle_and_only_once() -> None:
    table = witches(
        "annagramma",
        "petulia",
        at={"annagramma": "grannys-cottage", "petulia": "gnarly-ground"},
        problems={"devils-oak": "sick-pig", "razorback": "sick-pig"},
        cackles={"annagramma": 1},
    )
    assert table.state.cackle_pool == 7
    table.dice(2, 2, 2, 2).do(Walk("devils-oak"), LendToken())
    assert table.told(e.Solved) == [e.Solved(0, "sick-pig", 10, 5)]
    assert (table["annagramma"].cackles, table.state.cackle_pool) == (2, 6)
    table.dice(2, 2).do(Walk("razorback"))
    assert table.about == "stand"
    assert table.refuses(LendToken())
