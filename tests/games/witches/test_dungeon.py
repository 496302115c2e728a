"""The Dungeon: how it is left, and what it costs."""

import pytest

from korchma.games.witches import GAME
from korchma.games.witches import events as e
from korchma.games.witches.options import (
    Accept,
    Land,
    Leave,
    Meet,
    Play,
    Return,
    Roll,
    Slip,
    Stay,
    Wait,
    Walk,
)
from tests.games.witches.story import Story, witches

BROOM, ESCAPE_BROOM, INVISIBILITY, HEADOLOGY, INTROSPECTION = 50, 24, 38, 16, 41
SLICE, MAD_WOLF = 3, 20


def locked_up(*hand: int, witch: str = "dimity") -> Story:
    """The first witch sits in the Dungeon, about to act; a pig is sick at Devil's Oak."""
    return witches(
        witch,
        "petulia",
        at={witch: "dungeon", "petulia": "gnarly-ground"},
        hands={witch: hand},
        problems={"devils-oak": "sick-pig"},
    )


@pytest.mark.rule("105", "112", "117")
@pytest.mark.ruling("A11")
@pytest.mark.case("T29")
def test_failing_the_duke_costs_the_second_action_and_the_draw() -> None:
    table = witches(
        "dimity",
        "petulia",
        at={"dimity": "grannys-cottage", "petulia": "gnarly-ground"},
        problems={"devils-oak": "duke-felmet"},
        deck=(SLICE,),
    )
    table.dice(2, 2, 2, 2).do(Walk("devils-oak"), Roll())
    assert table["dimity"].at == "dungeon"
    assert table["dimity"].hand == []
    assert (table.about, table.ask.seat) == ("move", 1)
    table.do(Stay(), Stay()).skip()
    assert (table.about, table.ask.seat, table.state.moves) == ("release", 0, 1)


@pytest.mark.rule("113", "116", "141")
@pytest.mark.ruling("A14")
@pytest.mark.case("T29")
def test_with_a_broom_she_leaves_at_once_acts_there_and_has_her_second_action() -> None:
    table = locked_up(BROOM)
    assert set(table.options) == {Wait(), Leave(BROOM)}
    table.do(Leave(BROOM))
    assert set(table.options) == {Land(space) for space in GAME.content.spaces}
    table.dice(4, 4, 4, 4).do(Land("devils-oak"), Roll())
    assert table["dimity"].easy == ("sick-pig",)
    assert table.state.discard == [BROOM]
    assert (table.about, table.ask.seat, table.state.moves) == ("move", 0, 1)
    assert table.offers(Walk("razorback"))


@pytest.mark.rule("114", "115", "116")
@pytest.mark.case("T29")
def test_without_a_key_her_first_action_is_lost_and_the_second_sets_her_free() -> None:
    table = locked_up(HEADOLOGY)
    assert table.told(e.WaitedInDungeon) == [e.WaitedInDungeon(0)]
    assert (table.about, table.state.moves) == ("release", 1)
    assert set(table.options) == {Land(space) for space in GAME.content.spaces}
    table.dice(4, 4, 4, 4).do(Land("devils-oak"), Roll()).skip()
    assert table["dimity"].easy == ("sick-pig",)
    assert table.state.active == 1


@pytest.mark.rule("113")
@pytest.mark.parametrize("card", [BROOM, ESCAPE_BROOM, INVISIBILITY])
def test_a_broom_escape_and_invisibility_open_the_door(card: int) -> None:
    table = locked_up(HEADOLOGY, card)
    assert table.offers(Leave(card))
    assert table.refuses(Leave(HEADOLOGY))
    table.do(Leave(card), Land("slice"))
    assert (table["dimity"].at, table.state.moves) == ("slice", 1)
    assert (table.state.discard, table["dimity"].hand) == ([card], [HEADOLOGY])


@pytest.mark.rule("113", "11")
@pytest.mark.ruling("A13")
def test_tiffanys_token_opens_the_door_once() -> None:
    table = locked_up(witch="tiffany")
    assert set(table.options) == {Wait(), Leave()}
    table.do(Leave(), Land("slice"))
    assert (table["tiffany"].at, table["tiffany"].token) == ("slice", "")


@pytest.mark.rule("114", "143")
def test_a_key_need_not_be_used() -> None:
    table = locked_up(BROOM).do(Wait())
    assert (table.about, table.state.moves) == ("release", 1)
    table.do(Land("slice"))
    assert table["dimity"].hand[0] == BROOM


@pytest.mark.rule("116", "92")
def test_freed_to_a_place_with_a_witch_she_drinks_tea() -> None:
    table = locked_up(BROOM)
    table["dimity"].cackles = 3
    table.do(Leave(BROOM), Land("gnarly-ground"), Return(3))
    assert table.told(e.TeaPoured) == [e.TeaPoured(0, "gnarly-ground")]


@pytest.mark.rule("116", "100h", "100i")
def test_freed_to_a_closed_problem_she_may_look_and_slip_away_as_after_a_move() -> None:
    table = locked_up(BROOM, INVISIBILITY)
    table.state.problems["slice"] = "hiver"
    table.state.closed.append("slice")
    table.do(Leave(BROOM), Land("slice"))
    assert set(table.options) == {Meet(), Slip(INVISIBILITY)}


@pytest.mark.rule("117", "20")
def test_a_turn_in_the_dungeon_begins_with_a_problem_and_ends_with_a_draw() -> None:
    table = witches(
        "dimity",
        "petulia",
        phase="problem",
        at={"dimity": "dungeon", "petulia": "gnarly-ground"},
        hands={"dimity": [INTROSPECTION]},
        cackles={"dimity": 1},
        deck=(SLICE, MAD_WOLF),
    ).skip()
    assert table.state.problems == {"slice": "fever"}
    table.do(Land("razorback")).end_turn()
    assert len(table["dimity"].hand) == 3
    assert table.state.active == 1


@pytest.mark.rule("20", "117")
def test_in_the_dungeon_benefits_can_be_played_too() -> None:
    table = witches(
        "dimity",
        "petulia",
        at={"dimity": "dungeon"},
        hands={"dimity": [INTROSPECTION]},
        cackles={"dimity": 2},
    )
    table.do(Play(INTROSPECTION), Return(2))
    assert (table["dimity"].cackles, table.about) == (0, "release")


@pytest.mark.rule("118", "95")
def test_a_pawn_in_the_dungeon_is_in_nobodys_way() -> None:
    table = witches(at={"tiffany": "grannys-cottage", "petulia": "dungeon"})
    assert table.offers(Walk("creel-springs"))
    table.do(Walk("creel-springs"), Stay())
    assert table.told(e.TeaPoured) == []


@pytest.mark.rule("103", "95", "118", "112")
@pytest.mark.ruling("A12")
@pytest.mark.case("T30")
def test_the_cunning_man_locks_everybody_up_without_tea_and_she_still_draws() -> None:
    table = witches(
        "dimity",
        "petulia",
        "annagramma",
        at={"dimity": "grannys-cottage", "petulia": "slice", "annagramma": "lancre-town-1"},
        hands={"dimity": [HEADOLOGY]},
        problems={"devils-oak": "cunning-man"},
        cackles={"petulia": 2, "annagramma": 2},
        deck=(1, 2, SLICE, MAD_WOLF),
    )
    table.dice(2, 2, 2, 2).do(Walk("devils-oak"), Roll(), Accept())
    assert [player.at for player in table.state.players] == ["dungeon"] * 3
    assert table["dimity"].hand == [HEADOLOGY, 1, 2]
    assert (table.about, table.ask.seat) == ("release", 1)
    assert table.state.problems["slice"] == "fever"
    assert table.told(e.TeaPoured) == []
    assert (table["petulia"].cackles, table["annagramma"].cackles) == (2, 2)


@pytest.mark.rule("103", "113", "115")
def test_those_the_cunning_man_took_along_get_out_by_the_same_rules() -> None:
    table = witches(
        "dimity",
        "petulia",
        at={"dimity": "grannys-cottage"},
        hands={"petulia": [BROOM]},
        problems={"devils-oak": "cunning-man"},
        deck=(1, 2, 4, SLICE),
    )
    table.dice(2, 2, 2, 2).do(Walk("devils-oak"), Roll())
    assert (table.about, table.ask.seat) == ("dungeon", 1)
    assert set(table.options) == {Wait(), Leave(BROOM)}
    table.do(Leave(BROOM), Land("razorback"))
    assert (table.about, table.state.moves) == ("move", 1)
    assert table.told(e.TeaPoured) == []


@pytest.mark.rule("95", "114")
def test_two_witches_in_the_dungeon_have_no_tea_however_long_they_sit() -> None:
    table = witches(
        "dimity",
        "petulia",
        at={"dimity": "dungeon", "petulia": "dungeon"},
        hands={"dimity": [BROOM]},
        cackles={"dimity": 3, "petulia": 2},
    )
    table.do(Wait())
    assert (table.about, table.state.moves) == ("release", 1)
    assert table.told(e.TeaPoured) == []
    assert (table["dimity"].cackles, table["petulia"].cackles) == (3, 2)
