"""Second looks at moving: evading, charging, blindness, ghosts. [78-93, 152-157]"""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import (
    EndTurn,
    Fly,
    Focus,
    StandUp,
    Strike,
    UseItem,
    UsePower,
    Walk,
)
from tests.games.swordsorcery.corners import crits
from tests.games.swordsorcery.story import book, enemy, ground, hero, table

# --- leaving -------------------------------------------------------------------------------------


@pytest.mark.rule("82", "159", "162")
def test_killed_as_he_leaves_he_flies_with_the_points_of_his_card_and_no_more() -> None:
    story = table(
        ekar=hero("a1", wounds=5), torgar=hero("a15"), foes=[enemy("orc-warrior-green-1", "a1")]
    )
    story.dice(("r", "H"), ("b", "-")).walk("a2")
    assert story["ekar"].ghost
    assert story["ekar"].at == "a1", "he fell before he left"
    assert story.about == "ghost"
    assert story.state.turn is not None
    assert story.state.turn.points == 3


@pytest.mark.rule("160", "162", "72")
def test_a_ghost_has_no_use_of_his_talents_when_it_flies() -> None:
    party = {"ekar": hero("a1", ghost=True, rank=3, talents=["quick"]), "torgar": hero("a15")}
    story = table(party=party)
    story.do(Fly("a2"), Fly("a3"), Fly("a4"))
    assert not story.offered(Fly)


@pytest.mark.rule("82", "88", "146")
def test_pushed_away_by_the_first_blow_he_is_struck_at_no_more() -> None:
    story = table(
        ekar=hero("a7", came="a6"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a7"), enemy("gremlin-green-1", "a7")],
    )
    story.dice(("rr", "HP -"), ("b", "S")).walk("a8")
    assert story["ekar"].at == "a6", "back where he came from"
    assert [each.by for each in story.told(e.Attacked)] == ["orc-warrior-red"]
    assert story.state.turn is not None
    assert story.state.turn.points == 3, "he has not gone anywhere by himself"


@pytest.mark.rule("83", "79")
def test_who_comes_back_and_leaves_again_is_struck_at_again() -> None:
    story = table(ekar=hero("a1"), torgar=hero("a15"), foes=[enemy("raider-green-1", "a2")])
    story.walk("a2").dice(("r", "-"), ("b", "S")).walk("a1")
    story.walk("a2")
    assert len(story.told(e.Attacked)) == 1
    assert story["ekar"].at == "a2"


@pytest.mark.rule("84", "22")
def test_one_hero_on_his_feet_dominates_those_who_lie() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[
            enemy("raider-green-1", "a1", conditions=["knocked-down"]),
            enemy("gremlin-green-1", "a1", conditions=["knocked-down"]),
        ],
    )
    story.walk("a2")
    assert story.told(e.NoStrikes)
    assert not story.told(e.Attacked)


@pytest.mark.rule("227", "199")
def test_nobody_is_ready_for_a_hidden_hero() -> None:
    story = table(
        shaya=hero("a1", hidden=True),
        ekar=hero("a2"),
        torgar=hero("a2"),
        foes=[enemy("raider-blue-1", "a2")],
    )
    story.walk("a2")
    assert story["shaya"].hidden, "heroes control the area without her"
    assert not story.told(e.Attacked)


# --- points --------------------------------------------------------------------------------------


@pytest.mark.rule("80", "92")
def test_a_swift_step_in_the_midst_of_a_move_is_a_point_at_once() -> None:
    story = table(laigon=hero("a1", powers=["swift-step"]), torgar=hero("a15"))
    story.walk("a2", "a3", "a4")
    assert not story.offered(Walk)
    story.do(UsePower("swift-step", 1)).walk("a5")
    assert not story.offered(Walk)


@pytest.mark.rule("93", "152")
def test_who_stood_up_by_a_dash_has_none_left_for_a_point() -> None:
    story = table(ekar=hero("a1", rank=3, conditions=["knocked-down"]), torgar=hero("a15"))
    story.do(StandUp("dash")).walk("a2")
    assert [type(x).__name__ for x in story.options].count("DashOn") == 0
    assert story.state.turn is not None
    assert (story.state.turn.points, story.state.turn.acts) == (2, 1)


@pytest.mark.rule("152", "50")
def test_on_the_ground_nobody_fights_and_a_point_sets_him_up() -> None:
    story = table(
        ekar=hero("a1", main="old-sword", conditions=["knocked-down"]),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a1")],
    )
    assert not story.offered(Strike)
    assert not story.offered(Walk)
    story.do(StandUp("move"))
    assert story.offered(Strike)
    assert story.state.turn is not None
    assert story.state.turn.points == 2


@pytest.mark.rule("28", "113")
def test_nobody_charges_where_hard_ground_takes_his_points() -> None:
    content = book(ground(3, 1, difficult=["a2"]))
    story = table(
        content=content,
        ekar=hero("a1", rank=2, powers=["charge"]),
        torgar=hero("a1"),
        foes=[enemy("gremlin-green-1", "a3")],
    )
    assert not story.offered(UsePower), "two points do not lead to a3"


@pytest.mark.rule("51", "113")
def test_a_charge_with_one_way_to_go_does_not_end_the_turn() -> None:
    story = table(
        content=book(ground(3, 1)),
        ekar=hero("a1", rank=2, main="old-sword", powers=["charge"]),
        torgar=hero("a1"),
        foes=[enemy("gremlin-green-1", "a3")],
    )
    story.do(UsePower("charge", 2))
    assert story.options == [Walk("a2")]
    story.walk("a2", "a3").dice(("r", "-"), ("b", "S")).strike("gremlin-green-1")
    assert story.told(e.Total)[-1].hits == 1, "the charge's"


@pytest.mark.rule("82", "113")
def test_a_charge_that_is_pushed_astray_is_over_and_the_turn_is_not() -> None:
    story = table(
        ekar=hero("a3", came="a2", rank=2, powers=["charge"]),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a3"), enemy("gremlin-green-1", "a5")],
    )
    story.do(UsePower("charge", 2)).dice(("rr", "HP -"), ("b", "S"))
    story.walk("a4")
    assert story["ekar"].at == "a2"
    assert story.offers(Walk("a3")), "the orc is one step away"
    story = table(
        ekar=hero("a3", came="a2", rank=2, powers=["charge"]),
        torgar=hero("a1"),
        content=book(ground(5, 1, barriers=[["a3", "a2"]])),
        foes=[enemy("orc-warrior-red", "a3"), enemy("gremlin-green-1", "a5")],
    )
    story.do(UsePower("charge", 2)).dice(("rr", "HP -"), ("b", "S"))
    story.walk("a4")
    assert story["ekar"].at == "a2"
    assert story.offers(Focus(), EndTurn()), "no enemy can be reached: the rest of the turn is his"
    assert not story.offered(Walk)


# --- blind, slowed, stunned ----------------------------------------------------------------------


@pytest.mark.rule("155", "82")
@pytest.mark.ruling("A36")
def test_a_blind_hero_saves_for_the_move_and_for_the_evade() -> None:
    story = table(
        ekar=hero("a7", conditions=["blind"]),
        torgar=hero("a15"),
        foes=[enemy("raider-green-1", "a7")],
    )
    story.dice(("b", "S"), ("b", "-")).walk("a8")
    assert story["ekar"].at == "a7"
    assert not story.told(e.Attacked)
    assert not story.offered(Walk), "whichever way: the evade may not be tried again"
    assert story.state.turn is not None
    assert story.state.turn.points == 3, "and costs no point"


@pytest.mark.rule("155", "34", "100")
def test_a_blind_hero_tries_a_free_action_once_a_turn() -> None:
    story = table(
        ekar=hero("a1", wounds=3, pack=["healing-potion"], conditions=["blind"]), torgar=hero("a15")
    )
    story.dice(("b", "-")).do(UseItem("healing-potion"))
    assert story["ekar"].wounds == 3
    assert not story.offered(UseItem)
    assert [x.card for x in story["ekar"].pack] == ["healing-potion"]


@pytest.mark.rule("156", "155")
def test_slowed_in_the_midst_of_a_move_he_ends_that_move_and_does_no_more() -> None:
    content = book(
        ground(),
        {
            "p1": {
                "on": [{"on": "enter", "area": "a2"}],
                "steps": [{"do": "inflict", "what": "slow"}],
            }
        },
    )
    story = table(content=content, ekar=hero("a1", main="old-sword"), torgar=hero("a15"))
    story.walk("a2")
    assert story["ekar"].conditions == ["slow"]
    assert story.offered(Walk), "the move was begun"
    assert not story.offers(Focus())
    story.walk("a3").end_turn()
    assert story["ekar"].conditions == ["slow"], "it came in this turn, and leaves with the next"


@pytest.mark.rule("157", "82")
@pytest.mark.ruling("A36")
def test_stunned_as_he_leaves_he_stays_and_his_turn_is_over() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-blue-1", "a1", powers=["brutal"])],
        encounters=["hesitation"],
        tweak=crits("stunned"),
    )
    story.dice(("rr", "PM PM"), ("b", "S")).walk("a2")
    assert story["ekar"].at == "a1"
    assert story["ekar"].conditions == ["stun"], "it leaves at the end of his next turn"
    assert story.state.active == 1, "and it is Torgar's turn"
