"""A problem solved: where the token goes, and what leaves with it."""

import pytest

from korchma.games.witches import events as e
from korchma.games.witches.options import Roll, Stay
from korchma.games.witches.state import hand_limit
from tests.games.witches.facing import facing, rolled
from tests.games.witches.story import Story

EIGHT = ("fever",) * 8
NINE_HARD = ("elves",) * 4 + ("lankin", "elf-king", "elf-queen", "vlad", "hiver")


def score(table: Story) -> int:
    """What the first witch's problems are worth at the end of the game."""
    table.state.boxes.clear()
    table.end_turn()
    while table.session.ask is not None:
        table.do(Stay()).skip()
    result = table.session.result
    assert result is not None
    return result.scores[0]


@pytest.mark.rule("70")
def test_she_takes_the_problem_its_crisis_goes_back_and_her_pawn_stays() -> None:
    table = rolled(facing("fever", crises=1, dice=(6, 6, 6, 6)))
    pool = table.state.crisis_pool
    table.do(Roll())
    assert table["dimity"].easy == ("fever",)
    assert table.state.problems == {}
    assert table.state.crises == {}
    assert table.state.crisis_pool == pool + 1
    assert table["dimity"].at == "bad-ass"
    assert table.told(e.Retreated) == []


@pytest.mark.rule("70", "74")
def test_all_its_crises_go_back_and_no_other_ones() -> None:
    table = facing("vlad", crises=3, others={"slice": "fever"}, others_in_crisis={"slice": 1})
    pool = table.state.crisis_pool
    rolled(table.dice(6, 6, 6, 6)).do(Roll())
    assert table["dimity"].hard == ("vlad",)
    assert table.state.crisis_pool == pool + 3
    assert table.state.crises == {"slice": 1}


@pytest.mark.rule("71", "97", "124")
@pytest.mark.case("T35")
def test_the_ninth_easy_problem_lies_beside_the_card_and_only_scores() -> None:
    table = rolled(facing("death", easy=EIGHT, dice=(6, 6, 6, 6)))
    assert hand_limit(table["dimity"]) == 7
    table.do(Roll())
    assert table["dimity"].easy == EIGHT
    assert table["dimity"].side == ("death",)
    assert hand_limit(table["dimity"]) == 7
    assert score(table) == 8 * 1 + 3


@pytest.mark.rule("71")
def test_the_eighth_easy_problem_still_lies_on_the_card() -> None:
    table = rolled(facing("death", easy=EIGHT[:7], dice=(6, 6, 6, 6))).do(Roll())
    assert len(table["dimity"].easy) == 8
    assert table["dimity"].side == ()


@pytest.mark.rule("72", "65")
def test_hard_problems_have_no_cap_and_every_pair_counts() -> None:
    table = rolled(facing("count-bela", hard=NINE_HARD, dice=(4, 4, 4, 3))).do(Roll())
    assert table.told(e.Solved) == [e.Solved(0, "count-bela", 15 + 4, 19)]
    assert len(table["dimity"].hard) == 10
    assert table["dimity"].side == ()
    others = {"slice": "fever"}
    again = rolled(
        facing("hiver", hard=(*NINE_HARD, "count-bela"), others=others, dice=(4, 4, 4, 5))
    )
    assert again.do(Roll()).told(e.Solved) == [e.Solved(0, "hiver", 17 + 5, 22)]


@pytest.mark.rule("72")
def test_a_pair_completed_now_counts_for_later_rolls_only() -> None:
    table = rolled(facing("elves", hard=("lankin",), dice=(5, 4, 3, 2)))
    assert table.do(Roll()).told(e.Solved) == [e.Solved(0, "elves", 14, 14)]


@pytest.mark.rule("73", "111")
@pytest.mark.case("T27")
@pytest.mark.ruling("A16")
def test_bela_beaten_sends_the_open_magpyrs_away_unscored() -> None:
    others = {"slice": "vlad", "dancers": "lacrimosa", "mad-wolf": "lankin"}
    table = facing("count-bela", others=others, others_closed=["dancers"])
    table.state.crises = {"slice": 2}
    pool = table.state.crisis_pool
    rolled(table.dice(6, 6, 6, 6)).do(Roll())
    assert table.told(e.MagpyrLeft) == [e.MagpyrLeft("vlad", "slice")]
    assert table.state.problems == {"dancers": "lacrimosa", "mad-wolf": "lankin"}
    assert table.state.closed == ["dancers"]
    assert table["dimity"].hard == ("count-bela",)
    assert table.state.crises == {}
    assert table.state.crisis_pool == pool + 2


@pytest.mark.rule("73", "111")
def test_all_three_other_magpyrs_leave() -> None:
    others = {"slice": "vlad", "dancers": "lacrimosa", "mad-wolf": "count-magpyr"}
    table = rolled(facing("count-bela", others=others, dice=(6, 6, 6, 6))).do(Roll())
    assert table.state.problems == {}


@pytest.mark.rule("73")
@pytest.mark.ruling("A3")
@pytest.mark.parametrize("token", ["count-magpyr", "vlad", "lacrimosa"])
def test_beating_another_magpyr_sends_nobody_away(token: str) -> None:
    table = rolled(facing(token, others={"slice": "count-bela"}, dice=(6, 6, 6, 6))).do(Roll())
    assert table["dimity"].hard == (token,)
    assert table.state.problems == {"slice": "count-bela"}


@pytest.mark.rule("73", "111")
def test_a_magpyr_who_comes_after_bela_stays() -> None:
    table = facing("count-bela", moves=1, dice=(6, 6, 6, 6), deck=(37, 3, 32, 33))
    table.state.boxes = ["fever", "vlad"]
    rolled(table).do(Roll()).end_turn()
    assert "vlad" in table.state.problems.values()
