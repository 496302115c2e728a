"""Criticals, lethal hits, areas of effect, fire, conditions. [143-157]"""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import (
    Focus,
    GoOn,
    React,
    Spend,
    StandUp,
    Strike,
    UsePower,
    Walk,
)
from tests.games.swordsorcery.story import book, enemy, ground, hero, table


def crits(*names: str):  # type: ignore[no-untyped-def]  # a tweak of a test's state
    """These critical tokens come next."""

    def tweak(state):  # type: ignore[no-untyped-def]
        state.crits = [*names, *(x for x in state.crits if x not in names)]

    return tweak


@pytest.mark.rule("137", "143", "144")
@pytest.mark.case("T18")
def test_a_long_bow_stuns_what_it_does_not_hurt() -> None:
    story = table(
        laigon=hero("a1", card="ranger", main="long-bow"),
        torgar=hero("a15"),
        foes=[enemy("gnome-red", "a3")],
        tweak=crits("stunned"),
    )
    story.dice(("rr", "HP HP"), ("b", "S"))
    story.strike("gnome-red").do(Spend("long-bow.0"))
    foe = story.foe("gnome-red")
    assert foe.conditions == ["stun"]
    assert foe.wounds == 0
    assert len(story.told(e.Defended)[-1].faces) == 1, "one hit is left after armour: one die"


@pytest.mark.rule("136", "150")
@pytest.mark.case("T20")
def test_magic_shields_stop_lethal_hits_and_the_second_dagger_kills() -> None:
    story = table(
        shaya=hero("a1", card="assassin", main="cord/b", off="treasure-greedy-sting"),
        torgar=hero("a15"),
        foes=[enemy("orc-shaman-green-1", "a1", wounds=1)],
    )
    story.dice(("r", "HP")).strike("orc-shaman-green-1").do(Spend("cord.0"))
    assert story.told(e.ShieldsTook)[-1].n == 2, "the lethal one too"
    assert story.foe("orc-shaman-green-1").wounds == 1
    story.dice(("r", "-")).do(Focus(), React("dance-of-daggers", 0))
    assert not story.alive("orc-shaman-green-1"), "a sure hit, and one for focus"


@pytest.mark.rule("145")
@pytest.mark.case("T22")
def test_a_stronger_trauma_takes_the_place_of_the_weaker() -> None:
    story = table(
        laigon=hero("a1", card="ranger", main="long-bow", rank=4),
        torgar=hero("a15"),
        foes=[enemy("raider-red", "a3", conditions=["broken-rib"])],
        tweak=crits("crushed-chest"),
    )
    story.dice(("rr", "HP HP"), ("bb", "S S"))
    story.strike("raider-red").do(Spend("long-bow.0"))
    assert story.foe("raider-red").conditions == ["crushed-chest"]
    assert story.state.crit_used == ["broken-rib"]


@pytest.mark.rule("145")
@pytest.mark.ruling("A33")
@pytest.mark.case("T22")
def test_the_weaker_trauma_is_a_wound() -> None:
    story = table(
        laigon=hero("a1", card="ranger", main="long-bow"),
        torgar=hero("a15"),
        foes=[enemy("raider-red", "a3", conditions=["crushed-chest"])],
        tweak=crits("broken-rib"),
    )
    story.dice(("rr", "HP HP"), ("bb", "S S")).strike("raider-red").do(Spend("long-bow.0"))
    assert story.foe("raider-red").wounds == 1


@pytest.mark.rule("149", "149b")
@pytest.mark.case("T23")
def test_an_area_of_effect_hits_all_of_the_targets_side_and_nobody_else() -> None:
    story = table(
        laigon=hero("a1", main="worn-bow", powers=["rain-of-arrows"], rank=2),
        torgar=hero("a3"),
        foes=[
            enemy("gremlin-green-1", "a3"),
            enemy("gremlin-green-2", "a3"),
            enemy("gremlin-blue-1", "a4"),
        ],
    )
    story.dice(("rb", "HH H"), ("b", "-"), ("b", "-"))
    story.do(UsePower("rain-of-arrows", 2, story.foe("gremlin-green-1").ref), GoOn())
    assert [foe.card for foe in story.state.foes] == ["gremlin-blue-1"]
    assert story["torgar"].wounds == 0


@pytest.mark.rule("150")
@pytest.mark.case("T24")
def test_lethal_hits_pass_armour_and_dice() -> None:
    story = table(
        shaya=hero("a1", card="assassin", main="treasure-crystal-knife"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a1")],
    )
    story.dice(("rrb", "PM PM -")).strike("orc-warrior-red")
    story.do(Spend("treasure-crystal-knife.0"))
    assert story.foe("orc-warrior-red").wounds == 2, "two sure hits, both lethal"


@pytest.mark.rule("137", "150")
@pytest.mark.ruling("A6")
@pytest.mark.case("T24b")
def test_dice_are_rolled_for_hits_that_are_not_lethal() -> None:
    story = table(
        shaya=hero("a1", card="assassin", main="cord/b"),
        torgar=hero("a15"),
        foes=[enemy("gremlin-red", "a1"), enemy("raider-green-1", "a1")],
        tweak=lambda s: setattr(s.turn, "focus", True),
    )
    story.dice(("r", "HP"), ("b", "S")).strike("gremlin-red").do(Spend("cord.0"))
    assert story.told(e.Total)[-1] == e.Total(3, 1)
    assert len(story.told(e.Defended)[-1].faces) == 1
    assert story.foe("gremlin-red").wounds == 1


@pytest.mark.rule("147", "148", "46")
def test_fire_catches_everybody_and_burns_in_the_time_phase() -> None:
    content = book(events=["calm", "calm", "calm"])
    story = table(
        content=content,
        ekar=hero("a1"),
        torgar=hero("a9"),
        foes=[enemy("orc-warrior-green-1", "a15", conditions=["stun"])],
        tweak=lambda s: s.fires.update(a2=2),
        encounters=["hesitation", "hesitation"],
    )
    story.walk("a2")
    assert story["ekar"].fire == [2]
    story.end_turn().end_turn()
    assert story.state.round == 2
    assert story["ekar"].wounds == 1
    assert story["ekar"].fire == [1]
    assert story.state.fires == {"a2": 1}


@pytest.mark.rule("151", "151b")
def test_the_same_condition_again_is_a_wound() -> None:
    story = table(
        ekar=hero("a1", main="war-hammer"),
        torgar=hero("a9"),
        foes=[enemy("raider-red", "a1", conditions=["knocked-down"])],
    )
    story.dice(("b", "HP"), ("bb", "S S")).strike("raider-red").do(Spend("war-hammer.0"))
    assert story.foe("raider-red").wounds == 1 + 1, "one for the second fall, one hit too many"


@pytest.mark.rule("152")
def test_knocked_down_a_hero_stands_up_for_a_point() -> None:
    story = table(
        ekar=hero("a1", main="old-sword", conditions=["knocked-down"]),
        torgar=hero("a9"),
        foes=[enemy("gremlin-green-1", "a1")],
    )
    assert not story.offered(Strike)
    assert not story.offered(Walk)
    story.do(StandUp("move"))
    assert story["ekar"].conditions == []
    assert story.state.turn is not None
    assert story.state.turn.points == 2
    assert story.offered(Strike)


@pytest.mark.rule("156")
@pytest.mark.ruling("A36")
def test_a_slowed_hero_has_one_action() -> None:
    story = table(
        ekar=hero("a1", main="old-sword", conditions=["slow"]),
        torgar=hero("a9"),
        foes=[enemy("gremlin-green-1", "a3")],
    )
    story.walk("a2")
    assert story.offers(Walk("a3")), "the move goes on"
    assert not story.offers(Focus())
    story.walk("a3")
    assert not story.offered(Strike)


@pytest.mark.rule("157", "157b")
def test_a_stunned_hero_loses_his_turn_but_not_the_enemies() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a9", conditions=["stun"]),
        foes=[enemy("orc-warrior-green-1", "a15")],
        encounters=["hesitation", "hesitation"],
    )
    story.end_turn()
    assert [each.hero for each in story.told(e.TurnSkipped)] == ["torgar"]
    assert len(story.told(e.EncounterDrawn)) == 2
    assert story["torgar"].conditions == []


@pytest.mark.rule("154", "46")
def test_poison_hurts_and_then_may_be_shaken_off() -> None:
    story = table(
        ekar=hero("a1", conditions=["poison-2"]), torgar=hero("a9"), encounters=["hesitation"]
    )
    story.dice(("b", "S")).end_turn().end_turn()
    assert story["ekar"].wounds == 2
    assert story["ekar"].conditions == []


@pytest.mark.rule("155")
@pytest.mark.ruling("A36")
def test_a_blind_hero_saves_before_every_action() -> None:
    story = table(
        ekar=hero("a1", main="old-sword", conditions=["blind"]),
        torgar=hero("a9"),
        foes=[enemy("gremlin-green-1", "a1")],
    )
    story.dice(("b", "-")).strike("gremlin-green-1")
    assert story.told(e.BlindFailed)
    assert story.foe("gremlin-green-1").wounds == 0
    assert not story.offered(Strike), "the action is gone"


@pytest.mark.rule("140", "142")
@pytest.mark.case("T21")
def test_supremacy_counts_in_the_targets_area() -> None:
    story = table(
        laigon=hero("a1", card="ranger", main="worn-bow"),
        torgar=hero("a3"),
        ekar=hero("a3"),
        foes=[enemy("gremlin-green-1", "a3")],
    )
    story.dice(("rb", "- H"), ("b", "-")).strike("gremlin-green-1")
    assert story.told(e.Supremacy)
    assert not story.alive("gremlin-green-1"), "one hit and one for supremacy"


@pytest.mark.rule("29", "28", "78")
@pytest.mark.case("T2")
def test_hard_ground_takes_two_points_and_bad_ground_a_life() -> None:
    content = book(ground(difficult=["a3"], dangerous=["a7"]))
    story = table(content=content, ekar=hero("a1"), torgar=hero("a9"))
    story.walk("a2", "a3")
    assert not story.offered(Walk), "one and two: the three points are spent"
    story = table(content=content, ekar=hero("a1"), torgar=hero("a9"))
    story.walk("a6", "a7")
    assert story["ekar"].wounds == 1


@pytest.mark.rule("155")
@pytest.mark.ruling("A36")
def test_a_blind_hero_saves_once_for_a_whole_move() -> None:
    story = table(ekar=hero("a1", conditions=["blind"]), torgar=hero("a15"))
    story.dice(("b", "S")).walk("a2", "a3")
    assert story["ekar"].at == "a3"
    story = table(ekar=hero("a1", conditions=["blind"]), torgar=hero("a15"))
    story.dice(("b", "-")).walk("a2")
    assert story["ekar"].at == "a1"
    assert not story.offered(Walk), "the move is spent"


@pytest.mark.rule("82", "152")
def test_knocked_down_as_he_leaves_he_stands_up_and_goes() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[enemy("hill-troll", "a1", side="b")],
    )
    story.dice(("rr", "HP -"), ("b", "S")).walk("a2")
    ekar = story["ekar"]
    assert (ekar.at, ekar.conditions, ekar.wounds) == ("a1", ["knocked-down"], 3)
    story.do(StandUp("move"), Walk("a2"))
    assert ekar.at == "a2"
    assert len(story.told(e.Attacked)) == 1, "nobody strikes twice at one departure"
