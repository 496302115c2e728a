"""Phase 2: walking, flying, staying, and what is met there."""

from collections.abc import Mapping

import pytest

from korchma.games.witches import GAME
from korchma.games.witches import events as e
from korchma.games.witches.options import Fly, Land, Pass, Play, Return, Roll, Run, Stay, Walk
from tests.games.witches.story import Story, witches

BROOM, EXTRA_MOVEMENT, MORE_MOVEMENT = 24, 26, 30
TOWN = ("lancre-town-1", "lancre-town-2", "lancre-town-3")
NEAR_GRANNY = {"bad-ass", "devils-oak"}
TWO_FROM_GRANNY = NEAR_GRANNY | {
    "brass-neck", "lancre-gorge", "magrats-cottage", "rock-and-hard-place", "slippery-hollow",
    "creel-springs", "razorback",
}  # fmt: skip
PAST_TOWN = {
    "lancre-castle-1", "lancre-castle-2", "nanny-oggs-house", "lancre-bridge", "blackglass",
}  # fmt: skip


def walks(table: Story) -> set[str]:
    """Where she may walk now."""
    return {option.to for option in table.options if isinstance(option, Walk)}


def from_granny(problems: Mapping[str, str] = {}, petulia: str = "gnarly-ground") -> Story:
    """Tiffany at Granny's cottage, Petulia far away unless told otherwise."""
    return witches(at={"tiffany": "grannys-cottage", "petulia": petulia}, problems=problems)


def from_magrat(problems: Mapping[str, str], petulia: str = "gnarly-ground") -> Story:
    """Tiffany at Magrat's cottage, next to the town."""
    return witches(at={"tiffany": "magrats-cottage", "petulia": petulia}, problems=problems)


@pytest.mark.rule("43")
@pytest.mark.parametrize("move", [Stay(), Walk("bad-ass")])
def test_a_turn_has_exactly_two_moves(move: Stay | Walk) -> None:
    table = from_granny()
    assert table.state.moves == 2
    table.do(move)
    assert (table.about, table.ask.seat, table.state.moves) == ("move", 0, 1)
    table.do(Stay())
    assert (table.about, table.ask.seat, table.state.moves) == ("move", 1, 2)


@pytest.mark.rule("44", "141")
@pytest.mark.ruling("A4")
def test_a_walk_leads_up_to_two_areas_along_the_paths() -> None:
    table = from_granny()
    assert walks(table) == TWO_FROM_GRANNY
    table.do(Walk("creel-springs"))
    assert table["tiffany"].at == "creel-springs"
    assert table.state.moves == 1


@pytest.mark.rule("44", "45", "50")
@pytest.mark.case("T3")
def test_from_magrats_cottage_a_problem_in_bad_ass_bars_the_way_but_the_town_does_not() -> None:
    table = from_magrat({"bad-ass": "fever", "lancre-town-1": "fever"})
    near = {"bad-ass", "mad-stoat", *TOWN}
    assert walks(table) == near | PAST_TOWN | {"brass-neck", "copperhead-mine"}
    assert table.refuses(Walk("rock-and-hard-place"))
    assert table.refuses(Walk("lancre-gorge"))


@pytest.mark.rule("51")
@pytest.mark.case("T4")
def test_a_town_full_of_problems_stops_her_and_she_picks_one() -> None:
    table = from_magrat({"bad-ass": "fever", **dict.fromkeys(TOWN, "fever")})
    assert walks(table) == {"bad-ass", "mad-stoat", "brass-neck", "copperhead-mine", *TOWN}
    assert table.refuses(Walk("lancre-castle-1"))
    table.do(Walk("lancre-town-2"))
    assert table.told(e.Attempted) == [e.Attempted(0, "lancre-town-2", "fever", 7)]


@pytest.mark.rule("45")
@pytest.mark.parametrize("token", ["fever", "lankin"])
def test_a_problem_ends_the_walk(token: str) -> None:
    table = from_granny({"devils-oak": token})
    assert walks(table) == TWO_FROM_GRANNY - {"creel-springs", "razorback"}
    table.do(Walk("devils-oak"))
    assert table.about == "stand"


@pytest.mark.rule("46")
def test_a_witch_ends_the_walk() -> None:
    table = from_granny(petulia="bad-ass")
    assert walks(table) == {"bad-ass", "devils-oak", "creel-springs", "razorback"}
    table.do(Walk("bad-ass"))
    assert table.told(e.TeaPoured) == [e.TeaPoured(0, "bad-ass")]
    assert table.state.moves == 1


@pytest.mark.rule("47", "141")
@pytest.mark.case("T38")
def test_a_broom_flies_over_everything_to_any_space_and_is_discarded() -> None:
    table = witches(
        at={"tiffany": "grannys-cottage", "petulia": "bad-ass"},
        hands={"tiffany": [BROOM]},
        problems={"devils-oak": "fever", "dancers": "sick-pig"},
    )
    table.do(Fly(BROOM))
    assert set(table.options) == {Land(x) for x in GAME.content.spaces if x != "grannys-cottage"}
    table.dice(4, 4, 4, 4).do(Land("dancers"))
    assert table.state.discard == [BROOM]
    assert table["tiffany"].hand == []
    assert table.told(e.Attempted) == [e.Attempted(0, "dancers", "sick-pig", 5)]
    table.do(Roll())
    assert (table.about, table.state.moves) == ("move", 1)
    assert not any(isinstance(option, Fly) for option in table.options)


@pytest.mark.rule("48", "94")
def test_she_who_stays_still_drinks_tea() -> None:
    table = from_granny(petulia="grannys-cottage")
    table.do(Stay())
    assert table.told(e.TeaPoured) == [e.TeaPoured(0, "grannys-cottage")]
    assert table.state.moves == 1


@pytest.mark.rule("49")
@pytest.mark.parametrize("space", TOWN)
def test_in_town_she_picks_the_space_she_walks_to(space: str) -> None:
    table = from_magrat({"lancre-town-1": "death"})
    table.do(Walk(space))
    assert table["tiffany"].at == space
    assert bool(table.told(e.Attempted)) is (space == "lancre-town-1")


@pytest.mark.rule("50")
@pytest.mark.ruling("A27")
def test_one_empty_space_is_enough_to_pass_through_the_town_untouched() -> None:
    table = from_magrat({"lancre-town-1": "death"}, petulia="lancre-town-2")
    assert walks(table) >= PAST_TOWN
    table.do(Walk("lancre-castle-2"))
    assert table["tiffany"].at == "lancre-castle-2"
    assert [*table.told(e.Attempted), *table.told(e.TeaPoured)] == []


@pytest.mark.rule("51")
@pytest.mark.ruling("A7")
def test_problems_and_a_witch_together_fill_the_town_and_she_picks_whom_to_meet() -> None:
    problems = {"lancre-town-1": "death", "lancre-town-2": "fever"}
    table = from_magrat(problems, petulia="lancre-town-3")
    assert walks(table) & PAST_TOWN == set()
    assert walks(table) >= set(TOWN)
    table.do(Walk("lancre-town-3"))
    assert table.told(e.TeaPoured) == [e.TeaPoured(0, "lancre-town-3")]


@pytest.mark.rule("52")
@pytest.mark.case("T39")
def test_another_space_of_the_castle_takes_a_whole_move() -> None:
    table = witches(at={"tiffany": "lancre-castle-2", "petulia": "gnarly-ground"})
    table.do(Walk("lancre-castle-1"))
    assert table["tiffany"].at == "lancre-castle-1"
    assert (table.about, table.ask.seat, table.state.moves) == ("move", 0, 1)


@pytest.mark.rule("53", "100f")
def test_extra_movement_adds_two_areas_to_one_walk() -> None:
    table = witches(
        at={"tiffany": "grannys-cottage", "petulia": "sunless-place"},
        hands={"tiffany": [EXTRA_MOVEMENT]},
    )
    assert table.refuses(Walk("lancre-castle-1"))
    table.do(Play(EXTRA_MOVEMENT))
    assert (table.state.moves, table.state.discard) == (2, [EXTRA_MOVEMENT])
    assert table.offers(Walk("lancre-castle-1"))
    assert table.refuses(Walk("long-man"))
    table.do(Walk("mad-wolf"))
    assert table.offers(Walk("slice"))
    assert table.refuses(Walk("razorback"))


@pytest.mark.rule("53")
def test_two_cards_of_extra_movement_add_four_areas() -> None:
    table = witches(
        at={"tiffany": "grannys-cottage", "petulia": "sunless-place"},
        hands={"tiffany": [EXTRA_MOVEMENT, MORE_MOVEMENT]},
    )
    table.do(Play(EXTRA_MOVEMENT), Play(MORE_MOVEMENT), Walk("long-man"))
    assert table["tiffany"].at == "long-man"


@pytest.mark.rule("53", "45", "46")
def test_with_extra_movement_problems_and_witches_still_stop_her() -> None:
    table = witches(
        at={"tiffany": "grannys-cottage", "petulia": "bad-ass"},
        hands={"tiffany": [EXTRA_MOVEMENT]},
        problems={"devils-oak": "fever"},
    )
    table.do(Play(EXTRA_MOVEMENT))
    assert walks(table) == NEAR_GRANNY


@pytest.mark.rule("54")
def test_a_problem_met_must_be_faced_and_tea_must_be_taken() -> None:
    table = from_granny({"devils-oak": "fever"}, petulia="bad-ass")
    table.dice(4, 4, 4, 4).do(Walk("devils-oak"))
    assert table.refuses(Stay())
    assert table.refuses(Pass())
    assert set(table.options) == {Roll(), Run()}
    table.do(Roll(), Walk("grannys-cottage"))
    tea = from_granny(petulia="bad-ass")
    tea["petulia"].cackles = 1
    tea.do(Walk("bad-ass"))
    assert set(tea.options) == {Return(1), Return(0)}


@pytest.mark.rule("54", "55")
@pytest.mark.ruling("A6")
def test_a_problem_comes_before_tea_and_no_tea_follows_in_the_same_action() -> None:
    table = from_granny({"devils-oak": "sick-pig"}, petulia="devils-oak")
    table["petulia"].cackles = 2
    table.dice(4, 4, 4, 4).do(Walk("devils-oak"), Roll())
    assert table["tiffany"].easy == ("sick-pig",)
    assert table.told(e.TeaPoured) == []
    assert (table.about, table.state.moves) == ("move", 1)
    table.do(Stay())
    assert len(table.told(e.TeaPoured)) == 1


@pytest.mark.rule("54", "96")
def test_in_an_empty_place_nothing_happens() -> None:
    table = from_granny()
    table["tiffany"].cackles = 3
    table.do(Walk("devils-oak"))
    assert (table.about, table.state.moves) == ("move", 1)
    assert table["tiffany"].cackles == 3
    kinds = {type(each) for _, each in table.session.events(0)}
    assert kinds <= {e.RolledForOrder, e.Walked}


@pytest.mark.rule("56")
def test_she_who_stays_where_a_problem_lies_must_attempt_it() -> None:
    table = witches(
        at={"tiffany": "slice", "petulia": "gnarly-ground"}, problems={"slice": "sick-pig"}
    )
    table.do(Stay())
    assert table.about == "stand"
    assert len(table.told(e.Attempted)) == 1
