"""Phase 1: a problem appears, or a crisis does."""

import pytest

from korchma.games.witches import GAME
from korchma.games.witches import events as e
from korchma.games.witches.eyes.view import View
from korchma.games.witches.options import CrisisAt, Play, PutAt, Stay, TurnUp, Walk
from tests.games.witches.story import Story, witches

SLICE, SLICE_AGAIN, RAZORBACK, BAD_ASS, MAD_WOLF = 3, 24, 19, 2, 20
TOWN, TOWN_AGAIN, CASTLE = 5, 10, 6
FULL_TOWN = {"lancre-town-1": "fever", "lancre-town-2": "death", "lancre-town-3": "sick-pig"}
AWAY = {"tiffany": "grannys-cottage", "petulia": "gnarly-ground"}


def boxes(table: Story) -> list[tuple[tuple[str, ...], int]]:
    """The six boxes as a spectator sees them."""
    view = table.session.view(None)
    assert isinstance(view, View)
    return [(box.easy, box.hard) for box in view.boxes]


@pytest.mark.rule("27", "28", "29", "30", "41")
@pytest.mark.ruling("A17")
@pytest.mark.case("T2")
def test_slice_gets_a_crisis_and_the_broken_limb_goes_to_razorback() -> None:
    table = witches(
        phase="problem",
        at=AWAY,
        problems={"slice": "fever"},
        boxes=("broken-limb", "death"),
        deck=(SLICE, RAZORBACK, BAD_ASS),
    )
    assert table.state.crises == {"slice": 1}
    assert table.state.problems == {"slice": "fever", "razorback": "broken-limb"}
    assert table.state.discard == [SLICE, RAZORBACK]
    assert table.state.crisis_pool == 11
    assert table.state.boxes == ["death"]
    assert (table.about, table.ask.seat) == ("move", 0)


@pytest.mark.rule("30", "31", "33")
@pytest.mark.case("T17")
def test_in_a_chain_only_the_problem_without_a_crisis_gets_one() -> None:
    table = witches(
        phase="problem",
        at=AWAY,
        problems={"slice": "fever", "bad-ass": "death"},
        crises={"slice": 1},
        deck=(SLICE, BAD_ASS, RAZORBACK),
    )
    assert table.state.crises == {"slice": 1, "bad-ass": 1}
    assert table.state.problems["razorback"] == "fever"
    assert table.told(e.NoCrisis) == [e.NoCrisis("slice")]


@pytest.mark.rule("32", "33")
def test_several_crises_may_appear_in_a_turn_but_only_one_on_each_problem() -> None:
    table = witches(
        phase="problem",
        at=AWAY,
        problems={"slice": "fever", "bad-ass": "death", "mad-wolf": "death"},
        deck=(SLICE, SLICE_AGAIN, BAD_ASS, MAD_WOLF, RAZORBACK),
    )
    assert table.state.crises == {"slice": 1, "bad-ass": 1, "mad-wolf": 1}
    assert table.state.crisis_pool == 9
    assert len(table.told(e.Revealed)) == 5


@pytest.mark.rule("28")
def test_the_leftmost_box_that_is_not_empty_gives_its_top_problem() -> None:
    rest = (
        "fever",
        "vlad",
        "hiver",
        "fever",
        "fever",
        "elves",
        "fever",
        "elves",
        "fever",
        "lankin",
    )
    table = witches(
        phase="problem", at=AWAY, boxes=("death", "sick-pig", "elves", *rest), deck=(RAZORBACK,)
    )
    assert table.state.problems == {"razorback": "death"}
    assert boxes(table)[:3] == [((), 0), (("sick-pig",), 1), (("fever",), 2)]
    table = witches(phase="problem", at=AWAY, boxes=("elves", *rest), deck=(RAZORBACK,))
    assert table.state.problems == {"razorback": "elves"}
    assert boxes(table)[:3] == [((), 0), ((), 0), (("fever",), 2)]


@pytest.mark.rule("34", "17")
def test_a_hard_problem_is_placed_face_down_and_an_easy_one_face_up() -> None:
    hard = witches(phase="problem", at=AWAY, boxes=("elves", "fever"), deck=(SLICE,))
    assert hard.state.closed == ["slice"]
    assert hard.told(e.AppearedClosed) == [e.AppearedClosed("slice")]
    easy = witches(phase="problem", at=AWAY, boxes=("death", "elves"), deck=(SLICE,))
    assert easy.state.closed == []
    assert easy.told(e.Appeared) == [e.Appeared("death", "slice", 12)]


@pytest.mark.rule("17", "57")
def test_only_an_arriving_witch_or_a_card_turns_a_hard_problem_up() -> None:
    shamble = 40
    table = witches(
        "petulia",
        "tiffany",
        phase="problem",
        at={"petulia": "bad-ass", "tiffany": "gnarly-ground"},
        hands={"petulia": [shamble]},
        problems={"slice": "hiver", "devils-oak": "vlad"},
        closed=("slice", "devils-oak"),
        deck=(SLICE, MAD_WOLF),
    ).skip()
    table.do(Walk("grannys-cottage"))
    assert table.state.closed == ["slice", "devils-oak"]
    table.do(Play(shamble), TurnUp("slice"))
    assert table.state.closed == ["devils-oak"]
    table.do(Walk("devils-oak"))
    assert table.state.closed == []
    assert [up.token for up in table.told(e.TurnedUp)] == ["hiver", "vlad"]


@pytest.mark.rule("35")
def test_in_town_the_active_witch_picks_among_the_empty_spaces() -> None:
    table = witches(
        phase="problem",
        active=1,
        at={"tiffany": "grannys-cottage", "petulia": "gnarly-ground"},
        problems={"lancre-town-2": "death"},
        deck=(TOWN,),
    )
    assert (table.about, table.ask.seat) == ("put-at", 1)
    assert set(table.options) == {PutAt("lancre-town-1"), PutAt("lancre-town-3")}
    table.do(PutAt("lancre-town-3"))
    assert table.state.problems == {"lancre-town-2": "death", "lancre-town-3": "fever"}
    assert table.state.crises == {}


@pytest.mark.rule("35")
@pytest.mark.ruling("A5")
@pytest.mark.case("T19")
def test_in_town_a_space_with_a_witch_is_not_empty() -> None:
    table = witches(
        phase="problem",
        at={"tiffany": "grannys-cottage", "petulia": "lancre-town-2"},
        problems={"lancre-town-1": "death"},
        deck=(TOWN,),
    )
    assert table.state.problems == {"lancre-town-1": "death", "lancre-town-3": "fever"}


@pytest.mark.rule("36")
@pytest.mark.case("T19")
def test_a_witch_in_a_town_without_empty_space_averts_the_crisis() -> None:
    table = witches(
        phase="problem",
        at={"tiffany": "grannys-cottage", "petulia": "lancre-town-3"},
        problems={"lancre-town-1": "death", "lancre-town-2": "fever"},
        deck=(TOWN, RAZORBACK),
    )
    assert table.state.crises == {}
    assert table.state.problems["razorback"] == "fever"
    assert "lancre-town-3" not in table.state.problems


@pytest.mark.rule("36")
def test_the_active_witch_herself_averts_a_crisis_in_the_castle() -> None:
    table = witches(
        phase="problem",
        at={"tiffany": "lancre-castle-2", "petulia": "gnarly-ground"},
        problems={"lancre-castle-1": "death"},
        deck=(CASTLE, RAZORBACK),
    )
    assert table.state.crises == {}
    assert table.state.problems == {"lancre-castle-1": "death", "razorback": "fever"}


@pytest.mark.rule("37")
@pytest.mark.case("T19")
def test_in_a_full_town_the_active_witch_picks_a_problem_without_a_crisis() -> None:
    table = witches(
        phase="problem",
        active=1,
        at=AWAY,
        problems=FULL_TOWN,
        crises={"lancre-town-2": 1},
        deck=(TOWN, RAZORBACK),
    )
    assert (table.about, table.ask.seat) == ("crisis-at", 1)
    assert set(table.options) == {CrisisAt("lancre-town-1"), CrisisAt("lancre-town-3")}
    table.do(CrisisAt("lancre-town-3"))
    assert table.state.crises == {"lancre-town-2": 1, "lancre-town-3": 1}
    assert table.state.problems["razorback"] == "fever"


@pytest.mark.rule("38")
def test_a_full_town_all_in_crisis_gets_no_more() -> None:
    table = witches(
        phase="problem",
        at=AWAY,
        problems=FULL_TOWN,
        crises=dict.fromkeys(FULL_TOWN, 1),
        deck=(TOWN, TOWN_AGAIN, RAZORBACK),
    )
    assert table.state.crises == dict.fromkeys(FULL_TOWN, 1)
    assert table.state.problems["razorback"] == "fever"


@pytest.mark.rule("39", "56", "48")
@pytest.mark.ruling("A5")
def test_a_problem_lands_on_a_witch_and_if_she_stays_she_must_face_it() -> None:
    table = witches(
        phase="problem",
        at={"tiffany": "razorback", "petulia": "gnarly-ground"},
        boxes=("sick-pig", "fever"),
        deck=(RAZORBACK,),
    )
    assert table.state.problems == {"razorback": "sick-pig"}
    table.do(Stay())
    assert table.told(e.Attempted) == [e.Attempted(0, "razorback", "sick-pig", 5)]


@pytest.mark.rule("39")
def test_a_witch_may_walk_away_from_a_problem_that_landed_on_her() -> None:
    table = witches(
        phase="problem",
        at={"tiffany": "razorback", "petulia": "gnarly-ground"},
        deck=(RAZORBACK,),
    )
    table.do(Walk("slice"))
    assert table.told(e.Attempted) == []
    assert table.state.problems == {"razorback": "fever"}


@pytest.mark.rule("40", "119")
@pytest.mark.case("T18")
def test_a_crisis_due_from_an_empty_pool_ends_the_game_at_once_for_all() -> None:
    table = witches(
        phase="problem",
        at=AWAY,
        problems={"slice": "fever"},
        boxes=("death", "fever"),
        deck=(SLICE, RAZORBACK),
        crisis_pool=0,
        easy={"tiffany": ["death"]},
    )
    result = table.session.result
    assert result is not None
    assert (result.ending, result.winners) == ("crises", ())
    assert table.state.problems == {"slice": "fever"}
    assert table.state.boxes == ["fever", "death"]
    assert table.told(e.Revealed) == [e.Revealed(SLICE, "slice")]


@pytest.mark.rule("31", "40")
@pytest.mark.case("T18")
def test_an_empty_pool_does_no_harm_where_the_problem_is_in_crisis_already() -> None:
    table = witches(
        phase="problem",
        at=AWAY,
        problems={"slice": "fever"},
        crises={"slice": 1},
        deck=(SLICE, RAZORBACK),
        crisis_pool=0,
    )
    assert table.about == "move"
    assert table.state.problems["razorback"] == "fever"


@pytest.mark.rule("37", "40")
def test_a_full_town_and_an_empty_pool_end_the_game_too() -> None:
    table = witches(phase="problem", at=AWAY, problems=FULL_TOWN, deck=(TOWN,), crisis_pool=0)
    assert table.about is None
    assert table.state.ending == "crises"


@pytest.mark.rule("22", "23", "28")
def test_without_a_single_card_to_reveal_she_picks_any_place_without_a_problem() -> None:
    table = witches(at=AWAY, problems={"slice": "fever"}, boxes=("death", "fever"))
    table.state.deck, table.state.discard = [], []
    table.do(Stay(), Stay())
    assert (table.about, table.ask.seat) == ("put-at", 1)
    free = set(GAME.content.spaces) - {"slice"}
    assert set(table.options) == {PutAt(space) for space in free}
    assert table.do(PutAt("razorback")).state.problems["razorback"] == "death"
