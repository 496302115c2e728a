"""Invisibility: passing unseen, looking first, and how long it lasts."""

import pytest

from korchma.games.witches import events as e
from korchma.games.witches.options import (
    Fly,
    GoOn,
    Land,
    Linger,
    Meet,
    Peek,
    Play,
    Roll,
    Slip,
    Sneak,
    Stay,
    Vanish,
    Walk,
)
from korchma.kernel import Option
from tests.games.witches.story import Story, witches

INVISIBILITY, ANOTHER, BROOM, EXTRA_MOVEMENT = 38, 39, 24, 26


def lily(start: str, *hand: int, who: str = "dimity", moves: int = 2) -> Story:
    """Lily lies closed at Devil's Oak, a sheep in crisis at Creel Springs."""
    return witches(
        who,
        "petulia",
        at={who: start, "petulia": "gnarly-ground"},
        hands={who: hand},
        problems={"devils-oak": "lily-weatherwax", "creel-springs": "sick-sheep"},
        closed=("devils-oak",),
        crises={"creel-springs": 1},
        moves=moves,
    )


@pytest.mark.rule("100h", "143", "138")
@pytest.mark.case("T11")
def test_tiffany_looks_at_lily_and_walks_on_unseen_to_the_sheep() -> None:
    table = lily("grannys-cottage", INVISIBILITY, who="tiffany")
    table.do(Walk("devils-oak"))
    assert table.told(e.Looked, 0) == [e.Looked(0, "devils-oak", "lily-weatherwax")]
    assert table.told(e.Looked, 1) == []
    assert set(table.options) == {Meet(), Slip(INVISIBILITY), Slip()}
    table.do(Slip(INVISIBILITY))
    assert table.state.discard == [INVISIBILITY]
    assert table.refuses(Stay())
    table.do(Walk("creel-springs"), Meet())
    assert table.state.closed == ["devils-oak"]
    assert table.told(e.Attempted) == [e.Attempted(0, "creel-springs", "sick-sheep", 8)]
    assert table.state.moves == 1


@pytest.mark.rule("100h", "143")
def test_after_the_look_she_may_keep_the_card_and_face_the_problem() -> None:
    table = lily("grannys-cottage", INVISIBILITY)
    table.do(Walk("devils-oak"), Meet())
    assert table["dimity"].hand == [INVISIBILITY]
    assert table.told(e.TurnedUp) == [e.TurnedUp("devils-oak", "lily-weatherwax", 23)]
    assert table.about == "stand"


@pytest.mark.rule("100h", "144")
@pytest.mark.case("T12")
def test_with_no_distance_left_she_must_leave_with_her_second_move() -> None:
    table = lily("bad-ass", INVISIBILITY)
    table.do(Walk("devils-oak"), Slip(INVISIBILITY))
    assert (table.about, table.state.moves) == ("move", 1)
    assert table.told(e.TurnedUp) == []
    assert table.refuses(Stay())
    table.do(Walk("creel-springs"), Meet())
    assert table.state.closed == ["devils-oak"]
    assert table.told(e.Attempted) == [e.Attempted(0, "creel-springs", "sick-sheep", 8)]
    assert table.state.moves == 0


@pytest.mark.rule("100h", "43")
def test_only_that_one_move_must_be_used_to_leave() -> None:
    table = lily("bad-ass", INVISIBILITY)
    table.do(Walk("devils-oak"), Slip(INVISIBILITY), Walk("razorback")).skip()
    assert (table.about, table.ask.seat) == ("move", 1)
    assert table.offers(Stay())


@pytest.mark.rule("100h")
def test_without_distance_and_without_a_move_she_cannot_slip_away() -> None:
    table = lily("bad-ass", INVISIBILITY, moves=1)
    table.do(Walk("devils-oak"))
    assert table.told(e.TurnedUp) == [e.TurnedUp("devils-oak", "lily-weatherwax", 23)]
    assert table["dimity"].hand == [INVISIBILITY]


@pytest.mark.rule("100h")
def test_with_distance_left_the_last_move_of_a_turn_can_still_slip_by() -> None:
    table = lily("grannys-cottage", INVISIBILITY, moves=1)
    table.do(Walk("devils-oak"), Slip(INVISIBILITY))
    assert table.refuses(Linger())
    table.do(Walk("razorback"))
    assert table["dimity"].at == "razorback"
    assert table.state.closed == ["devils-oak"]


@pytest.mark.rule("11", "100k")
def test_tiffanys_token_hides_her_once() -> None:
    table = lily("grannys-cottage", who="tiffany")
    table.do(Walk("devils-oak"), Slip(), Walk("razorback"))
    assert (table["tiffany"].token, table["tiffany"].at) == ("", "razorback")
    assert table.refuses(Vanish())
    table.do(Walk("devils-oak"))
    assert len(table.told(e.TurnedUp)) == 1


@pytest.mark.rule("45", "46", "100h", "144")
def test_vanished_she_walks_past_a_witch_or_an_open_problem() -> None:
    for problems, petulia in (({"bad-ass": "fever"}, "gnarly-ground"), ({}, "bad-ass")):
        table = witches(
            "dimity",
            "petulia",
            at={"dimity": "grannys-cottage", "petulia": petulia},
            hands={"dimity": [INVISIBILITY]},
            problems=problems,
        )
        assert table.refuses(Walk("lancre-gorge"))
        table.do(Vanish(INVISIBILITY), Walk("bad-ass"), GoOn(), Walk("lancre-gorge"))
        assert table["dimity"].at == "lancre-gorge"
        assert [*table.told(e.Attempted), *table.told(e.TeaPoured)] == []


@pytest.mark.rule("144")
@pytest.mark.ruling("A32")
@pytest.mark.case("T57")
def test_one_invisibility_passes_a_problem_and_she_stops_at_the_next() -> None:
    table = lily("grannys-cottage", INVISIBILITY, moves=1)
    table.do(Vanish(INVISIBILITY), Walk("devils-oak"), GoOn(), Walk("creel-springs"))
    assert table.told(e.Attempted) == [e.Attempted(0, "creel-springs", "sick-sheep", 8)]


@pytest.mark.rule("144", "53")
@pytest.mark.ruling("A32")
@pytest.mark.case("T57")
def test_with_extra_movement_the_same_invisibility_passes_both_problems() -> None:
    table = lily("grannys-cottage", INVISIBILITY, EXTRA_MOVEMENT, moves=1)
    table.do(Play(EXTRA_MOVEMENT), Vanish(INVISIBILITY), Walk("devils-oak"), GoOn())
    table.do(Walk("creel-springs"), GoOn())
    assert table.refuses(Walk("lancre-town-1"))
    table.do(Walk("blackglass"))
    assert table["dimity"].at == "blackglass"
    assert table.told(e.Attempted) == []


@pytest.mark.rule("144")
@pytest.mark.ruling("A32")
def test_one_invisibility_covers_both_moves_until_she_stops() -> None:
    table = lily("bad-ass", INVISIBILITY)
    table.do(Walk("devils-oak"), Slip(INVISIBILITY), Walk("creel-springs"), GoOn())
    table.do(Walk("mad-wolf"))
    assert table["dimity"].at == "mad-wolf"
    assert table.told(e.Attempted) == []
    assert len(table.told(e.Vanished)) == 1


@pytest.mark.rule("144")
def test_once_she_has_stopped_another_invisibility_is_needed() -> None:
    table = lily("bad-ass", INVISIBILITY)
    table.do(Vanish(INVISIBILITY), Walk("grannys-cottage"), Walk("devils-oak"))
    assert len(table.told(e.TurnedUp)) == 1
    again = lily("bad-ass", INVISIBILITY, ANOTHER)
    again.do(Vanish(INVISIBILITY), Walk("grannys-cottage"), Walk("devils-oak"))
    assert set(again.options) == {Meet(), Slip(ANOTHER)}


@pytest.mark.rule("144")
def test_stopping_to_face_a_problem_ends_invisibility() -> None:
    table = lily("razorback", INVISIBILITY)
    table.state.problems["slice"] = "sick-pig"
    table.dice(6, 6, 6, 6).do(Vanish(INVISIBILITY), Walk("slice"), Meet(), Roll())
    table.do(Walk("creel-springs"))
    assert [each.token for each in table.told(e.Attempted)] == ["sick-pig", "sick-sheep"]


@pytest.mark.rule("100i")
def test_she_flies_in_looks_and_leaves_with_her_second_move() -> None:
    table = lily("long-man", INVISIBILITY, BROOM)
    table.do(Fly(BROOM), Land("devils-oak"), Slip(INVISIBILITY))
    assert table.told(e.Looked, 0) == [e.Looked(0, "devils-oak", "lily-weatherwax")]
    assert table.state.moves == 1
    assert table.refuses(Stay())
    table.do(Walk("grannys-cottage"))
    assert table.state.closed == ["devils-oak"]


def castle(*hand: int) -> Story:
    """Dimity in the castle beside a closed Hiver."""
    return witches(
        "dimity",
        "petulia",
        at={"dimity": "lancre-castle-2", "petulia": "gnarly-ground"},
        hands={"dimity": hand},
        problems={"lancre-castle-1": "hiver", "dancers": "elves"},
        closed=("lancre-castle-1", "dancers"),
    )


@pytest.mark.rule("100j", "52")
def test_in_the_castle_she_looks_next_door_and_still_has_her_whole_move() -> None:
    table = castle(INVISIBILITY, BROOM)
    assert [x for x in table.options if isinstance(x, Peek)] == [
        Peek("lancre-castle-1", INVISIBILITY)
    ]
    table.do(Peek("lancre-castle-1", INVISIBILITY))
    assert table.told(e.Looked, 0) == [e.Looked(0, "lancre-castle-1", "hiver")]
    assert (table["dimity"].hand, table.state.invisible) == ([BROOM], True)
    assert table.state.moves == 2
    assert table.offers(Fly(BROOM))
    assert table.offers(Walk("nanny-oggs-house"))
    table.do(Walk("lancre-castle-1"), Meet())
    assert table.told(e.TurnedUp) == [e.TurnedUp("lancre-castle-1", "hiver", 22)]
    assert table.state.moves == 1


@pytest.mark.rule("100j", "144")
@pytest.mark.ruling("A32")
def test_vanished_in_the_castle_she_may_still_look_next_door_with_the_same_card() -> None:
    table = castle(INVISIBILITY, ANOTHER)
    table.do(Vanish(INVISIBILITY), Peek("lancre-castle-1"))
    assert table.told(e.Looked, 0) == [e.Looked(0, "lancre-castle-1", "hiver")]
    assert table["dimity"].hand == [ANOTHER]
    assert len(table.told(e.Vanished)) == 1


@pytest.mark.rule("52", "100h", "100j")
def test_a_step_inside_the_castle_leaves_no_distance_to_go_on() -> None:
    table = castle(INVISIBILITY).do(Vanish(INVISIBILITY))
    table.state.moves = 1
    table.do(Walk("lancre-castle-1"))
    assert table.told(e.TurnedUp) == [e.TurnedUp("lancre-castle-1", "hiver", 22)]


@pytest.mark.rule("51", "52", "144")
def test_unseen_she_passes_a_full_town_but_not_from_space_to_space() -> None:
    table = witches(
        "dimity",
        "petulia",
        at={"dimity": "magrats-cottage", "petulia": "lancre-town-3"},
        hands={"dimity": [INVISIBILITY]},
        problems={"lancre-town-1": "fever", "lancre-town-2": "death"},
    )
    table.do(Vanish(INVISIBILITY), Walk("lancre-town-1"), GoOn())
    assert table.offers(Walk("lancre-castle-1"))
    assert table.refuses(Walk("lancre-town-2"))
    assert table.refuses(Walk("lancre-town-3"))


@pytest.mark.rule("45", "46", "100h", "144")
@pytest.mark.parametrize("how", [Sneak("lancre-gorge", INVISIBILITY), Vanish(INVISIBILITY)])
def test_what_lies_beyond_is_offered_at_once(how: Option) -> None:
    table = witches(
        "dimity",
        "petulia",
        at={"petulia": "gnarly-ground"},
        hands={"dimity": [INVISIBILITY]},
        problems={"bad-ass": "fever"},
    )
    assert table.refuses(Walk("lancre-gorge"))
    table.do(how)
    if isinstance(how, Vanish):
        table.do(Walk("lancre-gorge"))
    assert table["dimity"].at == "lancre-gorge"
    assert table["dimity"].hand == []
    assert table.told(e.Slipped) == [e.Slipped(0, "bad-ass")]
    assert table.told(e.Attempted) == []
    assert table.state.moves == 1
    assert not table.state.invisible


@pytest.mark.rule("11", "100h", "100k", "138")
def test_past_a_closed_problem_she_has_a_look_at_it() -> None:
    table = lily("grannys-cottage", INVISIBILITY, who="tiffany")
    assert table.offers(Sneak("creel-springs", INVISIBILITY))
    table.do(Sneak("creel-springs"))
    assert (table["tiffany"].token, table["tiffany"].hand) == ("", [INVISIBILITY])
    assert table.told(e.Looked, 0) == [e.Looked(0, "devils-oak", "lily-weatherwax")]
    assert table.told(e.Looked, 1) == []
    assert table.state.closed == ["devils-oak"]
    assert set(table.options) == {Meet(), GoOn()}
    assert table.do(Meet()).told(e.Attempted) == [e.Attempted(0, "creel-springs", "sick-sheep", 8)]


@pytest.mark.rule("44", "53", "100h")
def test_unseen_she_gets_no_further_than_her_boots() -> None:
    table = lily("grannys-cottage", INVISIBILITY, EXTRA_MOVEMENT)
    far = {option.to for option in table.options if isinstance(option, Sneak)}
    assert far == {"creel-springs", "razorback"}
    table.do(Play(EXTRA_MOVEMENT))
    further = {option.to for option in table.options if isinstance(option, Sneak)}
    assert further == {"mad-wolf", "miss-treasons-cottage"}
    assert table.refuses(Sneak("grannys-cottage", INVISIBILITY))


@pytest.mark.rule("50", "51", "100h", "138")
def test_through_a_full_town_she_looks_at_what_is_closed_there() -> None:
    town = ("lancre-town-1", "lancre-town-2", "lancre-town-3")
    table = witches(
        "dimity",
        "petulia",
        at={"dimity": "magrats-cottage", "petulia": "gnarly-ground"},
        hands={"dimity": [INVISIBILITY]},
        problems=dict(zip(town, ("fever", "vlad", "hiver"), strict=True)),
        closed=town[1:],
    )
    table.state.players[0].looked = (town[1],)
    table.do(Sneak("lancre-castle-1", INVISIBILITY))
    assert table.told(e.Looked, 0) == [e.Looked(0, town[2], "hiver")]
    assert table.told(e.Slipped) == [e.Slipped(0, town[2])]
    assert table["dimity"].at == "lancre-castle-1"


@pytest.mark.rule("100h")
def test_where_nothing_is_in_the_way_no_card_is_asked_for() -> None:
    table = witches(
        "dimity", "petulia", at={"petulia": "gnarly-ground"}, hands={"dimity": [INVISIBILITY]}
    )
    assert not [option for option in table.options if isinstance(option, Sneak)]
    table.do(Vanish(INVISIBILITY))
    assert not [option for option in table.options if isinstance(option, Sneak)]


@pytest.mark.rule("53", "100i")
@pytest.mark.parametrize("moves", [2, 1])
def test_extra_movement_lengthens_no_flight(moves: int) -> None:
    table = lily("slice", INVISIBILITY, EXTRA_MOVEMENT, BROOM, moves=moves)
    table.do(Fly(BROOM), Land("devils-oak"))
    assert table.refuses(Play(EXTRA_MOVEMENT))
    if moves == 2:
        assert set(table.options) == {Meet(), Slip(INVISIBILITY)}
    else:
        assert len(table.told(e.TurnedUp)) == 1


@pytest.mark.rule("53", "116")
def test_extra_movement_lengthens_no_release_from_the_dungeon() -> None:
    table = lily("dungeon", INVISIBILITY, EXTRA_MOVEMENT, moves=1)
    table.do(Land("devils-oak"))
    assert len(table.told(e.TurnedUp)) == 1
    assert table["dimity"].hand == [INVISIBILITY, EXTRA_MOVEMENT]
