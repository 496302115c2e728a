"""Invisibility as a benefit: past witches and problems, a private look, and Tiffany's token."""

import pytest

from korchma.games.witches import events as e
from korchma.games.witches.options import (
    Fly,
    GoOn,
    Land,
    Meet,
    Peek,
    Roll,
    Slip,
    Stay,
    Vanish,
    Walk,
)
from tests.games.witches.story import Story, witches

INVISIBILITY, OTHER_INVISIBILITY, BROOM = 38, 39, 42
CLOSED_LILY = {"devils-oak": "lily-weatherwax"}


def story(who: str, *hand: int, at: str = "grannys-cottage", moves: int = 2) -> Story:
    """A witch at one end of the path, Lily closed at Devil's Oak, Petulia at Creel Springs."""
    return witches(
        who,
        "petulia",
        at={who: at, "petulia": "creel-springs"},
        hands={who: hand},
        problems=CLOSED_LILY,
        closed=list(CLOSED_LILY),
        moves=moves,
    )


@pytest.mark.rule("100h")
def test_without_invisibility_a_closed_problem_is_opened_on_arrival() -> None:
    table = story("dimity").do(Walk("devils-oak"))
    assert table.told(e.Looked, 0) == []
    assert table.told(e.TurnedUp) == [e.TurnedUp("devils-oak", "lily-weatherwax", 23)]
    assert table.about == "stand"


@pytest.mark.rule("100h", "46")
def test_unseen_she_passes_a_problem_and_then_a_witch_without_tea() -> None:
    table = story("dimity", INVISIBILITY).do(Vanish(INVISIBILITY), Walk("devils-oak"), GoOn())
    table.do(Walk("creel-springs"), GoOn(), Walk("slice"))
    assert table["dimity"].at == "slice"
    assert not table.told(e.TeaPoured)
    assert not table.told(e.Attempted)
    assert table.state.closed == ["devils-oak"]


@pytest.mark.rule("100h", "138")
def test_the_look_is_hers_alone_and_stopping_opens_it_for_all() -> None:
    table = story("dimity", INVISIBILITY).do(Walk("devils-oak"))
    assert table.told(e.Looked, 0) == [e.Looked(0, "devils-oak", "lily-weatherwax")]
    assert table.told(e.Looked, 1) == []
    table.do(Meet())
    assert table.told(e.TurnedUp, 1) == [e.TurnedUp("devils-oak", "lily-weatherwax", 23)]
    assert table["dimity"].hand == [INVISIBILITY]


@pytest.mark.rule("100i")
def test_on_her_last_move_a_broom_leads_straight_into_it() -> None:
    table = story("dimity", INVISIBILITY, BROOM, at="long-man", moves=1)
    table.do(Fly(BROOM), Land("devils-oak"))
    assert table.refuses(Slip(INVISIBILITY))
    assert table.about == "stand"


@pytest.mark.rule("100i")
def test_having_flown_in_and_looked_she_may_also_stay_and_try() -> None:
    table = story("dimity", INVISIBILITY, BROOM, at="long-man")
    table.do(Fly(BROOM), Land("devils-oak"))
    assert table.offers(Slip(INVISIBILITY))
    table.do(Meet())
    assert table.about == "stand"


@pytest.mark.rule("100j")
def test_in_town_she_peeks_and_flies_with_the_same_move() -> None:
    table = witches(
        "dimity",
        "petulia",
        at={"dimity": "lancre-town-1"},
        hands={"dimity": [INVISIBILITY, BROOM]},
        problems={"lancre-town-2": "hiver", "lancre-town-3": "fever"},
        closed=["lancre-town-2"],
    )
    assert table.refuses(Peek("lancre-town-3", INVISIBILITY))
    table.do(Peek("lancre-town-2", INVISIBILITY), Fly(BROOM), Land("slice"))
    assert table.told(e.Looked, 0) == [e.Looked(0, "lancre-town-2", "hiver")]
    assert table.state.closed == ["lancre-town-2"]
    assert table["dimity"].at == "slice"
    assert table.state.moves == 1


@pytest.mark.rule("100j")
def test_from_next_door_she_sees_nothing_of_the_town() -> None:
    table = witches(
        "dimity",
        "petulia",
        at={"dimity": "magrats-cottage"},
        hands={"dimity": [INVISIBILITY]},
        problems={"lancre-town-2": "hiver"},
        closed=["lancre-town-2"],
    )
    assert table.refuses(Peek("lancre-town-2", INVISIBILITY))


@pytest.mark.rule("100k", "100h", "100j", "11")
def test_tiffanys_token_slips_vanishes_and_peeks_like_a_card() -> None:
    assert story("tiffany").offers(Vanish())
    assert story("dimity").refuses(Vanish())
    castle = witches(
        "tiffany",
        "petulia",
        at={"tiffany": "lancre-castle-2"},
        problems={"lancre-castle-1": "vlad"},
        closed=["lancre-castle-1"],
    )
    assert castle.offers(Peek("lancre-castle-1"))
    table = story("tiffany").do(Walk("devils-oak"), Slip())
    assert table["tiffany"].token == ""
    assert table.state.discard == []
    table.do(Walk("razorback"))
    assert table.refuses(Vanish())
    table.dice(2, 2).do(Walk("devils-oak"))
    assert table.offers(Roll())


@pytest.mark.rule("100h")
def test_slipping_away_costs_the_card_and_staying_is_no_way_out() -> None:
    table = story("dimity", INVISIBILITY, OTHER_INVISIBILITY, at="bad-ass")
    table.do(Walk("devils-oak"), Slip(OTHER_INVISIBILITY))
    assert table["dimity"].hand == [INVISIBILITY]
    assert table.state.discard == [OTHER_INVISIBILITY]
    assert table.state.moves == 1
    assert table.refuses(Stay())
