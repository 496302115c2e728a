"""How a game ends, and who has won."""

from collections.abc import Sequence

import pytest

from korchma.games.witches import events as e
from korchma.games.witches.options import Meet, Play, Retreat, Roll, Stay, TurnUp, Walk
from korchma.kernel import Result
from tests.games.witches.story import Story, witches

AWAY = {"tiffany": "grannys-cottage", "petulia": "gnarly-ground"}
SHAMBLE, SLICE, MAD_WOLF = 40, 3, 20
TWO_ELVES = {"slice": "elves", "dancers": "lankin"}


def ended(table: Story) -> Result:
    """The result of a game that is over."""
    assert table.about is None
    assert table.session.result is not None
    return table.session.result


def final(
    tiffany: tuple[Sequence[str], Sequence[str]],
    petulia: tuple[Sequence[str], Sequence[str]],
    cackles: tuple[int, int] = (0, 0),
    aliss: tuple[int, int] = (0, 0),
) -> Result:
    """The result of a last turn in which nothing happens; for each the easy and hard problems."""
    table = witches(
        boxes=(),
        at=AWAY,
        easy={"tiffany": tiffany[0], "petulia": petulia[0]},
        hard={"tiffany": tiffany[1], "petulia": petulia[1]},
        cackles={"tiffany": cackles[0], "petulia": cackles[1]},
        aliss={"tiffany": aliss[0], "petulia": aliss[1]},
    )
    return ended(table.do(Stay(), Stay()))


@pytest.mark.rule("119", "120", "40")
def test_a_magpyrs_crisis_from_an_empty_pool_loses_in_the_middle_of_a_turn() -> None:
    table = witches(at=AWAY, problems={"devils-oak": "vlad"}, crisis_pool=0)
    table.dice(2, 2, 2, 2).do(Walk("devils-oak"), Roll())
    assert (ended(table).ending, ended(table).winners) == ("crises", ())
    assert table.state.moves == 1


@pytest.mark.rule("119", "120", "123")
def test_in_the_last_turn_of_all_a_missing_crisis_still_loses() -> None:
    table = witches(at=AWAY, problems={"devils-oak": "vlad"}, crisis_pool=0, boxes=())
    table.dice(2, 2, 2, 2).do(Walk("devils-oak"), Roll())
    assert (ended(table).ending, ended(table).winners) == ("crises", ())


@pytest.mark.rule("121", "104")
@pytest.mark.ruling("A2")
@pytest.mark.case("T33")
def test_a_third_open_elf_loses_but_only_at_the_end_of_the_turn() -> None:
    table = witches(
        at=AWAY, problems={**TWO_ELVES, "devils-oak": "elf-queen"}, closed=("devils-oak",)
    )
    table.dice(2, 2, 2, 2).do(Walk("devils-oak"), Meet(), Roll(), Retreat("razorback"))
    assert table.told(e.ElvesLoose) == [e.ElvesLoose(3)]
    assert (table.about, table.ask.seat) == ("move", 0)
    table.do(Stay())
    assert (ended(table).ending, ended(table).winners) == ("elves", ())


@pytest.mark.rule("121", "122")
@pytest.mark.case("T33")
def test_a_third_elf_solved_before_the_turn_ends_does_no_harm() -> None:
    table = witches(
        at=AWAY, problems={**TWO_ELVES, "devils-oak": "elf-king"}, closed=("devils-oak",)
    )
    table.dice(2, 2, 2, 2).do(Walk("devils-oak"), Meet(), Roll(), Retreat("razorback"))
    table.dice(6, 6, 6, 6).do(Walk("devils-oak"), Roll())
    assert table["tiffany"].hard == ("elf-king",)
    assert table.state.active == 1


@pytest.mark.rule("121")
@pytest.mark.ruling("A2")
@pytest.mark.case("T33")
def test_an_elf_turned_up_by_shamble_is_counted_at_the_end_of_the_turn() -> None:
    table = witches(
        at=AWAY,
        hands={"tiffany": [SHAMBLE]},
        problems={**TWO_ELVES, "mad-wolf": "elves", "razorback": "vlad"},
        closed=("mad-wolf", "razorback"),
    )
    table.do(Play(SHAMBLE), TurnUp("mad-wolf"))
    assert table.told(e.ElvesLoose) == [e.ElvesLoose(3)]
    table.do(Stay(), Stay())
    assert ended(table).ending == "elves"


@pytest.mark.rule("121")
@pytest.mark.ruling("A2")
def test_by_another_ruling_shamble_loses_on_the_spot() -> None:
    table = witches(
        at=AWAY,
        hands={"tiffany": [SHAMBLE]},
        problems={**TWO_ELVES, "mad-wolf": "elves"},
        closed=("mad-wolf",),
        elf_check_on_shamble=True,
    )
    assert ended(table.do(Play(SHAMBLE))).ending == "elves"


@pytest.mark.rule("121", "26")
@pytest.mark.ruling("A11")
def test_elves_are_counted_even_if_the_felmets_end_the_turn() -> None:
    open_elves = {**TWO_ELVES, "mad-wolf": "elves"}
    table = witches(at=AWAY, problems={**open_elves, "devils-oak": "duke-felmet"})
    table.dice(2, 2, 2, 2).do(Walk("devils-oak"), Roll())
    assert ended(table).ending == "elves"


@pytest.mark.rule("122")
def test_closed_elves_and_elves_solved_do_not_count() -> None:
    table = witches(
        at=AWAY,
        problems={**TWO_ELVES, "mad-wolf": "elves", "devils-oak": "elf-queen"},
        closed=("mad-wolf", "devils-oak"),
        hard={"tiffany": ["elf-king", "elves"]},
    )
    table.do(Stay(), Stay())
    assert (table.about, table.state.active) == ("move", 1)


@pytest.mark.rule("123")
@pytest.mark.case("T40")
def test_with_a_problem_left_in_the_boxes_the_game_goes_on() -> None:
    table = witches(at=AWAY, boxes=("fever", "death"), phase="problem", deck=(SLICE, 1, 2, 4))
    table.do(Stay(), Stay())
    assert table.state.active == 1
    assert len(table.told(e.LastProblem)) == 1
    table.do(Stay(), Stay())
    assert ended(table).ending == "shared"


@pytest.mark.rule("124", "91")
@pytest.mark.case("T13")
def test_seven_problems_worth_22_points_and_two_black_aliss_make_20() -> None:
    solved = (["death", "death", "broken-limb", "fever", "sick-pig"], ["hiver", "lankin"])
    assert final(solved, ((), ())).scores == (22, 0)
    assert final(solved, ((), ()), aliss=(2, 0)).scores == (20, 0)


@pytest.mark.rule("124", "71")
def test_problems_beside_the_card_score_too() -> None:
    table = witches(at=AWAY, boxes=(), easy={"tiffany": ["fever"]})
    table["tiffany"].side = ("death", "pregnancy")
    assert ended(table.do(Stay(), Stay())).scores == (6, 0)


@pytest.mark.rule("125")
def test_the_most_points_win_whatever_else_there_is() -> None:
    result = final((["death"] * 4, ()), ((), ["lily-weatherwax"]), cackles=(5, 0), aliss=(3, 0))
    assert result.scores == (9, 8)
    assert (result.ending, result.winners) == ("points", (0,))


@pytest.mark.rule("126")
@pytest.mark.case("T41")
def test_a_tie_goes_to_fewer_cackles_and_black_aliss_together() -> None:
    tiffany = (["death", "death", "death", "fever"], ["lily-weatherwax", "hiver"])
    petulia = (["death", "death", "pregnancy"], ["elf-king", "elf-queen", "count-magpyr"])
    result = final(tiffany, petulia, cackles=(2, 2), aliss=(0, 1))
    assert result.scores == (25, 25)
    assert (result.ending, result.winners) == ("tie-cackles", (0,))


@pytest.mark.rule("126")
def test_black_aliss_alone_do_not_decide_the_tie() -> None:
    result = final((["death"], ["elves"]), (["death"] * 2, ()), cackles=(0, 3), aliss=(1, 0))
    assert result.scores == (6, 6)
    assert (result.ending, result.winners) == ("tie-cackles", (0,))


@pytest.mark.rule("127")
@pytest.mark.case("T41")
def test_the_next_tie_goes_to_more_points_from_hard_problems() -> None:
    tiffany = (["death"] * 3 + ["pregnancy"] * 2, ["elf-king", "elf-queen"])
    petulia = (["death"] * 2 + ["broken-limb"] * 4, ["hiver", "elves"])
    result = final(tiffany, petulia, cackles=(3, 2), aliss=(0, 1))
    assert result.scores == (25, 24)
    result = final(tiffany, petulia, cackles=(2, 2))
    assert result.scores == (25, 25)
    assert (result.ending, result.winners) == ("tie-hard", (0,))


@pytest.mark.rule("127")
@pytest.mark.case("T41")
def test_the_last_tie_goes_to_the_single_most_difficult_problem() -> None:
    tiffany = (["death"] * 3 + ["pregnancy"] * 2, ["lily-weatherwax", "elves"])
    petulia = (["death"] * 2 + ["broken-limb"] * 3 + ["fever"], ["hiver", "lankin"])
    result = final(tiffany, petulia)
    assert result.scores == (25, 25)
    assert (result.ending, result.winners) == ("tie-difficulty", (0,))


@pytest.mark.rule("127", "71")
@pytest.mark.parametrize("pile", ["easy", "side"])
def test_an_easy_problem_on_the_card_or_beside_it_may_be_the_most_difficult(pile: str) -> None:
    table = witches(boxes=(), at=AWAY)
    setattr(table["petulia"], pile, ("death",))
    table["tiffany"].easy = ("broken-limb", "sick-pig")
    result = ended(table.do(Stay(), Stay()))
    assert result.scores == (3, 3)
    assert (result.ending, result.winners) == ("tie-difficulty", (1,))


@pytest.mark.rule("127")
@pytest.mark.ruling("A21")
@pytest.mark.case("T41")
def test_a_full_tie_is_a_shared_victory() -> None:
    result = final((["death", "fever"], ["elves"]), (["pregnancy", "broken-limb"], ["elves"]))
    assert result.scores == (8, 8)
    assert (result.ending, result.winners) == ("shared", (0, 1))
