"""Second looks at conditions that come together. [143-157, 207-212]"""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import EndTurn, Focus, StandUp, UseInnate, Walk
from korchma.games.swordsorcery.rules.harm import crit, inflict
from tests.games.swordsorcery.corners import crits, run, turn_of_enemies
from tests.games.swordsorcery.story import enemy, hero, table


@pytest.mark.rule("155", "156", "157")
def test_a_turn_that_is_skipped_ends_blind_and_slow_too() -> None:
    story = table(
        torgar=hero("a1"), ekar=hero("a1", conditions=["stun", "slow", "blind", "torn-arm"])
    )
    story.end_turn()
    assert story.told(e.TurnSkipped)
    assert story["ekar"].conditions == ["torn-arm"]


@pytest.mark.rule("207", "209", "212")
def test_an_activation_that_is_skipped_ends_stun_alone() -> None:
    story = turn_of_enemies(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-green-1", "a1", conditions=["stun", "slow", "knocked-down"])],
    )
    story.end_turn()
    assert story.foe("orc-warrior-green-1").conditions == ["slow", "knocked-down"]


@pytest.mark.rule("209", "211")
def test_blind_and_slowed_it_gropes_on_and_both_tokens_go() -> None:
    story = turn_of_enemies(
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[enemy("raider-green-1", "a3", conditions=["blind", "slow"])],
    )
    story.end_turn()
    raider = story.foe("raider-green-1")
    assert (raider.at, raider.conditions) == ("a2", []), "the first sentence of the last row"
    assert not story.told(e.Attacked)


@pytest.mark.rule("152", "156")
def test_slowed_and_knocked_down_to_stand_up_is_all_he_does() -> None:
    story = table(
        ekar=hero("a1", main="old-sword", conditions=["knocked-down", "slow"]),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a1")],
    )
    story.do(StandUp("dash"))
    assert {type(x) for x in story.options} == {UseInnate, EndTurn}, "what is free is left"
    by_move = table(ekar=hero("a1", conditions=["knocked-down", "slow"]), torgar=hero("a15"))
    by_move.do(StandUp("move"))
    assert by_move.offered(Walk), "his one action is the move, and it goes on"
    assert not by_move.offers(Focus())


@pytest.mark.rule("145", "151")
def test_a_condition_by_token_that_is_there_already_is_a_wound() -> None:
    story = table(
        ekar=hero("a1", conditions=["slow"]), torgar=hero("a1"), tweak=crits("slowed", "torn-arm")
    )
    run(crit(story.t, story["ekar"], ""))
    assert (story["ekar"].conditions, story["ekar"].wounds) == (["slow"], 1)
    story.luck.numbers.append(story.state.crits.index("torn-arm"))
    run(crit(story.t, story["ekar"], ""))
    assert story["ekar"].conditions == ["slow", "torn-arm"]
    assert "torn-arm" not in story.state.crit_used, "it lies with him"


@pytest.mark.rule("153", "158")
def test_a_trauma_may_kill_who_has_as_many_wounds_as_life_is_left() -> None:
    story = table(ekar=hero("a1", wounds=5), torgar=hero("a1"), tweak=crits("broken-rib"))
    run(crit(story.t, story["ekar"], ""))
    assert story["ekar"].ghost
    assert story.state.crit_used == ["broken-rib"], "and goes back with him"


@pytest.mark.rule("151", "157")
def test_stunned_twice_he_is_hurt_and_loses_one_turn() -> None:
    story = table(torgar=hero("a1"), ekar=hero("a1", conditions=["stun"]))
    run(inflict(story.t, story["ekar"], "stun"))
    assert story["ekar"].wounds == 1
    story.end_turn()
    assert story["ekar"].conditions == []
