"""The frame of a turn, and the moments to play benefits in it."""

import pytest

from korchma.games.witches import events as e
from korchma.games.witches.options import (
    Accept,
    HelpAt,
    Meet,
    Pass,
    Play,
    Retreat,
    Return,
    Roll,
    Slip,
    Stay,
    Walk,
)
from tests.games.witches.story import witches

HELP, INTROSPECTION, EXTRA_MOVEMENT, INVISIBILITY = 2, 41, 26, 38
SLICE, RAZORBACK, BAD_ASS = 3, 19, 43
AWAY = {"tiffany": "grannys-cottage", "petulia": "gnarly-ground"}
TWELVE = (
    "slice", "bad-ass", "creel-springs", "mad-stoat", "lancre-bridge", "copperhead-mine",
    "slippery-hollow", "brass-neck", "blackglass", "mad-wolf", "dancers", "sunless-place",
)  # fmt: skip


@pytest.mark.rule("24", "43")
def test_a_turn_is_a_problem_two_moves_and_a_draw_and_then_the_next_witch() -> None:
    table = witches("tiffany", "petulia", "dimity", active=1, phase="problem", deck=(SLICE,))
    assert len(table.told(e.Appeared)) == 1
    table.do(Walk("devils-oak"))
    assert table["petulia"].hand == []
    assert (table.about, table.ask.seat, table.state.moves) == ("move", 1, 1)
    table.do(Stay())
    assert len(table["petulia"].hand) == 3
    assert table.told(e.TurnBegan) == [e.TurnBegan(2, 2)]
    table.skip().do(Stay(), Stay()).end_turn()
    assert table.state.active == 0
    kinds = [type(each) for _, each in table.session.events(None)]
    assert kinds.index(e.Appeared) < kinds.index(e.Walked) < kinds.index(e.SomebodyDrew)


@pytest.mark.rule("24", "54")
def test_each_of_the_two_moves_has_its_own_deed() -> None:
    table = witches(
        at={"tiffany": "grannys-cottage", "petulia": "creel-springs"},
        problems={"devils-oak": "sick-pig"},
        cackles={"tiffany": 1},
    )
    table.dice(4, 4, 4, 4).do(Walk("devils-oak"), Roll(), Walk("creel-springs"))
    assert table["tiffany"].easy == ("sick-pig",)
    assert len(table.told(e.TeaPoured)) == 1


@pytest.mark.rule("25", "43")
def test_a_turn_cannot_be_passed_but_a_move_may_be_a_stay() -> None:
    table = witches(hands={"tiffany": [INTROSPECTION]}, cackles={"tiffany": 1})
    assert table.refuses(Pass())
    assert table.offers(Stay())
    table.do(Stay())
    assert table.refuses(Pass())
    table.do(Stay())
    assert table.about == "before-draw"


@pytest.mark.rule("26", "121", "123")
def test_three_elves_count_before_the_empty_boxes_do() -> None:
    open_elves = {"slice": "elves", "dancers": "lankin", "mad-wolf": "elf-king"}
    table = witches(boxes=(), problems=open_elves).do(Stay(), Stay())
    assert table.state.ending == "elves"
    del open_elves["mad-wolf"]
    table = witches(boxes=(), problems=open_elves).do(Stay(), Stay())
    assert table.state.ending == "boxes"


@pytest.mark.rule("42", "123")
@pytest.mark.case("T40")
def test_the_last_problem_is_placed_and_its_turn_is_played_out() -> None:
    table = witches(
        phase="problem", at=AWAY, boxes=("sick-pig",), deck=(SLICE,), cackles={"petulia": 2}
    )
    assert len(table.told(e.LastProblem)) == 1
    table.dice(4, 4, 4, 4).do(Walk("devils-oak"), Walk("slice"), Roll())
    assert table["tiffany"].easy == ("sick-pig",)
    assert len(table["tiffany"].hand) == 3
    assert table.told(e.TurnBegan) == []
    result = table.session.result
    assert result is not None
    assert (result.ending, result.winners, result.scores) == ("points", (0,), (1, 0))


@pytest.mark.rule("140", "20")
@pytest.mark.ruling("A35")
def test_a_benefit_may_be_played_before_the_problem_appears_and_between_two_cards() -> None:
    hand = [INTROSPECTION]
    table = witches(
        phase="problem",
        at=AWAY,
        hands={"tiffany": hand},
        cackles={"tiffany": 1},
        problems={"slice": "fever"},
        deck=(SLICE, RAZORBACK),
    )
    assert (table.about, table.state.crises) == ("before-reveal", {})
    assert table.offers(Play(INTROSPECTION))
    table.do(Pass())
    assert (table.about, table.state.crises) == ("before-reveal", {"slice": 1})
    table.do(Play(INTROSPECTION), Return(1))
    assert table.state.problems["razorback"] == "fever"


@pytest.mark.rule("140")
def test_a_benefit_may_be_played_around_and_inside_the_actions_and_before_the_draw() -> None:
    table = witches(
        hands={"tiffany": [INTROSPECTION]},
        at=AWAY,
        cackles={"tiffany": 1},
        problems={"devils-oak": "death"},
    )
    seen = []
    table.dice(2, 2, 2, 2)
    for choice in (Walk("devils-oak"), Roll(), Roll(), Accept(), Retreat("razorback"), Stay()):
        if table.offers(Play(INTROSPECTION)):
            seen.append(table.about)
        table.do(choice)
    assert seen == ["move", "before-dice", "stand", "final", "move"]
    assert table.about == "before-draw"
    assert table.offers(Play(INTROSPECTION))


@pytest.mark.rule("140", "53")
@pytest.mark.ruling("A35")
def test_after_the_look_on_arriving_extra_movement_may_still_be_played() -> None:
    table = witches(
        "petulia",
        "tiffany",
        at={"petulia": "bad-ass", "tiffany": "gnarly-ground"},
        hands={"petulia": [INVISIBILITY, EXTRA_MOVEMENT]},
        problems={"devils-oak": "lily-weatherwax"},
        closed=("devils-oak",),
    )
    table.do(Walk("devils-oak"))
    assert set(table.options) >= {Meet(), Slip(INVISIBILITY)}
    assert table.offers(Play(EXTRA_MOVEMENT))


@pytest.mark.rule("140")
def test_the_draw_closes_the_turn() -> None:
    table = witches(at=AWAY, cackles={"tiffany": 1}, deck=(INTROSPECTION, HELP, SLICE, RAZORBACK))
    table.do(Stay(), Stay())
    assert INTROSPECTION in table["tiffany"].hand
    assert (table.about, table.ask.seat) == ("move", 1)


@pytest.mark.rule("140", "40", "30")
@pytest.mark.case("T52")
def test_help_in_time_saves_the_game_from_the_empty_pool() -> None:
    table = witches(
        phase="problem",
        at=AWAY,
        hands={"tiffany": [HELP]},
        problems=dict.fromkeys((*TWELVE, "razorback"), "fever"),
        crises=dict.fromkeys(TWELVE, 1),
        deck=(RAZORBACK, 52),
    )
    assert (table.about, table.ask.usual, table.state.crisis_pool) == ("before-reveal", None, 0)
    table.do(Play(HELP), HelpAt("slice"))
    assert "slice" not in table.state.crises
    assert table.state.crises["razorback"] == 1
    assert table.state.crisis_pool == 0
    assert table.state.problems["devils-oak"] == "fever"
    assert table.about == "move"


@pytest.mark.rule("140", "40", "119")
@pytest.mark.case("T52")
def test_without_help_in_time_the_game_is_lost_with_no_moment_in_between() -> None:
    table = witches(
        phase="problem",
        at=AWAY,
        hands={"tiffany": [HELP]},
        problems=dict.fromkeys((*TWELVE, "razorback"), "fever"),
        crises=dict.fromkeys(TWELVE, 1),
        deck=(RAZORBACK, 52),
    )
    table.do(Pass())
    assert table.about is None
    assert table.state.ending == "crises"
    assert table["tiffany"].hand == [HELP]
