"""A witch alone: grades, Granny's help, and no one to take a cackle from."""

import pytest

from korchma.games.witches.options import Play, Retreat, Return, Roll, Run, Stay, Walk
from korchma.kernel import Result
from tests.games.witches.story import Story, witches

RIDCULLY = 32
HARD = {"slice": "hiver", "dancers": "vlad", "mad-wolf": "lankin", "long-man": "wintersmith"}
AWAY = {"tiffany": "grannys-cottage", "petulia": "gnarly-ground"}
TOP = ["lily-weatherwax", "hiver", "elf-king", "elf-queen"]
"""27 points."""


def ended(table: Story) -> Result:
    """The result of a game that is over."""
    assert table.about is None
    assert table.session.result is not None
    return table.session.result


def solo(easy: list[str], hard: list[str], aliss: int = 0) -> Result:
    """The result of Tiffany's last turn alone, in which nothing happens."""
    table = witches(
        "tiffany",
        at={"tiffany": "razorback"},
        boxes=(),
        easy={"tiffany": easy},
        hard={"tiffany": hard},
        aliss={"tiffany": aliss},
    )
    return ended(table.do(Stay(), Stay()))


@pytest.mark.rule("131")
@pytest.mark.ruling("A29")
def test_alone_hard_problems_left_do_not_matter() -> None:
    table = witches(
        "tiffany",
        at={"tiffany": "razorback"},
        boxes=(),
        problems=HARD,
        easy={"tiffany": ["death"]},
        hard={"tiffany": TOP},
    )
    assert ended(table.do(Stay(), Stay())).ending == "solo-licence"


@pytest.mark.rule("132")
@pytest.mark.ruling("A23", "A25")
@pytest.mark.case("T44")
def test_alone_thirty_points_are_a_licence_and_forty_one_a_distinction() -> None:
    more = [*TOP, "count-magpyr", "count-bela"]
    assert (solo(["pregnancy"], TOP).scores, solo(["pregnancy"], TOP).ending) == (
        (29,),
        "solo-fail",
    )
    assert solo(["pregnancy"], TOP).winners == ()
    assert solo(["death"], TOP).ending == "solo-licence"
    assert solo(["death"], TOP).winners == (0,)
    assert solo(["fever"], more).scores == (40,)
    assert solo(["fever"], more).ending == "solo-licence"
    assert solo(["pregnancy"], more).ending == "solo-distinction"
    assert solo(["pregnancy"], more, aliss=1).ending == "solo-licence"


def at_grannys(cackles: int, problems: dict[str, str]) -> Story:
    """Alone, next door to Granny's cottage."""
    return witches(
        "dimity", at={"dimity": "devils-oak"}, cackles={"dimity": cackles}, problems=problems
    )


@pytest.mark.rule("133")
@pytest.mark.ruling("A18")
@pytest.mark.case("T44")
def test_alone_granny_takes_two_cackles_back_and_staying_one_more() -> None:
    table = at_grannys(3, {})
    table.do(Walk("grannys-cottage"))
    assert set(table.options) == {Return(0), Return(1), Return(2)}
    table.do(Return(2))
    assert (table["dimity"].cackles, table.state.cackle_pool) == (1, 3)
    table.do(Stay())
    assert set(table.options) == {Return(0), Return(1)}
    table.do(Return(1))
    assert (table["dimity"].cackles, table.state.cackle_pool) == (0, 4)


@pytest.mark.rule("133", "54")
@pytest.mark.case("T44")
def test_alone_a_problem_at_grannys_must_be_faced_and_nothing_is_given_back() -> None:
    table = at_grannys(3, {"grannys-cottage": "sick-pig"})
    table.dice(4, 4, 4, 4).do(Walk("grannys-cottage"))
    assert set(table.options) == {Roll(), Run()}
    table.do(Roll())
    assert table["dimity"].cackles == 3
    assert (table.about, table.state.moves) == ("move", 1)


@pytest.mark.rule("133", "77")
def test_alone_a_retreat_to_grannys_gives_nothing_back() -> None:
    table = at_grannys(2, {"devils-oak": "death"})
    table.dice(2, 2, 2, 2).do(Stay(), Roll(), Retreat("grannys-cottage"))
    assert (table.about, table["dimity"].cackles) == ("move", 3)


@pytest.mark.rule("133")
@pytest.mark.parametrize("mode", ["competitive", "coop"])
def test_with_others_in_the_game_granny_takes_nothing_back(mode: str) -> None:
    table = witches(mode=mode, at=AWAY, cackles={"tiffany": 2})
    table.do(Stay())
    assert (table.about, table["tiffany"].cackles) == ("move", 2)


@pytest.mark.rule("136", "89")
@pytest.mark.case("T45")
def test_alone_with_all_four_cackles_the_next_is_a_black_aliss() -> None:
    table = witches("dimity", hands={"dimity": [RIDCULLY]}, cackles={"dimity": 4})
    assert table.state.cackle_pool == 0
    table.do(Play(RIDCULLY))
    assert (table["dimity"].cackles, table["dimity"].aliss) == (4, 1)
