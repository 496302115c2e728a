"""Actions, powers in play, companions, artifacts, reactions. [49-51, 77, 80, 90-126, 230-233]"""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import (
    Again,
    Aim,
    EndTurn,
    GoOn,
    Learn,
    React,
    Reorganize,
    Spend,
    Strike,
    TakeOff,
    UseInnate,
    UseItem,
    UsePower,
    Walk,
    Wear,
)
from korchma.games.swordsorcery.rules.figures import standing
from korchma.games.swordsorcery.rules.numbers import armour
from tests.games.swordsorcery.story import Story, enemy, hero, table

# --- actions -------------------------------------------------------------------------------------


@pytest.mark.rule("49", "51", "90", "230")
def test_combat_actions_as_many_as_the_gem_says() -> None:
    story = table(
        ekar=hero("a1", main="old-sword", rank=4),
        torgar=hero("a15"),
        foes=[enemy("raider-red", "a1")],
        encounters=["hesitation"],
    )
    for _ in range(2):
        story.dice(("r", "-")).strike("raider-red")
    assert not story.offered(Strike), "two at rank IV"
    story.end_turn()
    assert story["ekar"].went


@pytest.mark.rule("92")
def test_special_actions_fit_inside_a_move() -> None:
    story = table(ekar=hero("a1", main="old-sword"), torgar=hero("a15"))
    story.walk("a2").do(Reorganize(), GoOn()).walk("a3")
    assert story["ekar"].at == "a3"


@pytest.mark.rule("124")
@pytest.mark.ruling("A39")
def test_bare_hands_roll_a_blue_die() -> None:
    story = table(
        auriel=hero("a1"), torgar=hero("a15"), foes=[enemy("orc-shaman-red", "a1", shields=0)]
    )
    story.dice(("b", "H"))
    story.strike("orc-shaman-red")
    assert story.told(e.Softened)[-1].n == -1, "it resists all but crushing, bare hands too"


@pytest.mark.rule("42", "102")
def test_help_needs_sight_and_range() -> None:
    story = table(
        torgar=hero("a1", powers=["heal"]),
        ekar=hero("a3", wounds=1),
        shaya=hero("a2", wounds=1),
    )
    assert [x.target for x in story.offered(UsePower)] == ["shaya"]


@pytest.mark.rule("103", "104")
def test_a_boon_for_the_next_attack_ends_with_the_turn() -> None:
    story = table(
        laigon=hero("a1", main="worn-bow", powers=["aimed-shot"]),
        torgar=hero("a15"),
        foes=[enemy("raider-red", "a3", conditions=["stun"])],
        encounters=["hesitation"] * 3,
    )
    story.do(UsePower("aimed-shot", 1))
    assert story["laigon"].boons
    story.end_turn()
    assert not story["laigon"].boons
    story = table(ekar=hero(powers=["shield-wall"]), torgar=hero("a15"))
    story.do(UsePower("shield-wall", 1))
    assert armour(story.t, story["ekar"]) == 1
    story.end_turn()
    assert armour(story.t, story["ekar"]) == 1, "until the Time phase"
    story.end_turn()
    assert armour(story.t, story["ekar"]) == 0


@pytest.mark.rule("80")
def test_a_swift_step_is_a_point_more_and_nobody_strikes() -> None:
    story = table(
        laigon=hero("a1", rank=3, powers=["swift-step"]),
        torgar=hero("a15"),
        foes=[enemy("raider-green-1", "a1")],
    )
    story.do(UsePower("swift-step", 3)).walk("a2", "a3", "a4", "a5")
    assert not story.told(e.Attacked)
    assert story["laigon"].at == "a5"


@pytest.mark.rule("101", "132")
def test_a_reaction_works_outside_the_own_turn_only() -> None:
    def party(**more: Any) -> Story:
        return table(foes=[enemy("orc-warrior-green-1", "a2")], encounters=["skirmish"], **more)

    story = party(torgar=hero("a2", wounds=1), ekar=hero("a1", rank=2, powers=["guardian"]))
    story.end_turn()
    assert story.about == "react-ally-attacked"
    story.dice(("r", "-"), ("b", "S"))
    story.do(React("guardian", 2))
    assert story.told(e.Interposed)
    assert [each.target for each in story.told(e.Attacked)] == ["ekar"]
    own = party(ekar=hero("a1", rank=2, powers=["guardian"]), torgar=hero("a2", wounds=1))
    own.walk("a2").dice(("r", "-"), ("b", "S"))
    assert not own.offered(React)
    own.luck.throws.clear()


@pytest.mark.rule("77", "141", "141b")
def test_a_detonated_rune_hits_by_half_the_rank() -> None:
    story = table(
        torgar=hero("a1", card="runemaster", rank=3, powers=["war-rune"]),
        ekar=hero("a15", card="black-rose"),
        foes=[enemy("raider-red", "a2")],
    )
    story.do(UsePower("war-rune", 2, None, "a2"))
    story.dice(("bb", "S -"))
    story.do(UseInnate("runemaster"))
    assert story.told(e.Total)[-1].hits == 1 + 2, "one, and half of three rounded up"
    assert story.foe("raider-red").wounds == 1, "one for armour, one for the shield"
    assert not story.state.runes


@pytest.mark.rule("115", "199")
def test_stealth_begins_to_cool_down_when_it_is_lost() -> None:
    story = table(
        shaya=hero("a1", rank=4, main="rusty-dagger", powers=["stealth"]),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a1")],
    )
    story.do(UsePower("stealth", 4))
    assert story["shaya"].hidden
    assert story["shaya"].powers[0].at == 0
    story.dice(("b", "-"), ("b", "S"))
    story.strike("gremlin-green-1")
    assert story.told(e.Total)[-1].hits == 1, "the attack that ends it has a hit more"
    assert story["shaya"].powers[0].at == 2


@pytest.mark.rule("2", "153")
def test_no_die_is_rolled_three_times_and_a_ringing_head_pays_nothing() -> None:
    story = table(
        ekar=hero("a1", rank=3, talents=["alert"], armour="scale-armour/b"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-green-1", "a1")],
        encounters=["skirmish"],
        tweak=lambda s: setattr(s.heroes[0], "shields", 0),
    )
    story.dice(("r", "HH"), ("bb", "- SP"), ("b", "SP"))
    story.end_turn().do(Again(0))
    story.dice(("b", "S"))
    assert story.about == "guard"
    story.do(Spend("scale-armour.guard.0"))
    assert story["ekar"].wounds == 0
    story = table(
        ekar=hero("a1", main="war-hammer", conditions=["ringing-head"]),
        torgar=hero("a15"),
        foes=[enemy("raider-red", "a1")],
    )
    story.dice(("b", "HP"), ("b", "S")).strike("raider-red")
    assert story.about != "spend"


# --- companions ----------------------------------------------------------------------------------


@pytest.mark.rule("119", "120", "222", "25")
@pytest.mark.case("T21")
def test_fenrir_comes_runs_and_bites_and_tips_the_scale() -> None:
    story = table(
        laigon=hero("a1", main="worn-bow", powers=["fenrir"]),
        torgar=hero("a3"),
        foes=[enemy("raider-red", "a3")],
    )
    story.dice(("r", "-")).do(UsePower("fenrir", 1), Walk("a2"), Walk("a3"))
    assert story.told(e.Attacked)[-1].by == "raider-red", "it was ready for a hero"
    assert standing(story.t, "a3")[:2] == (2, 1)
    story.dice(("r", "-"), ("bb", "S S"))
    story.do(Aim(story.foe("raider-red").ref))
    assert story.told(e.Supremacy), "two against one"
    assert story.told(e.Total)[-1].hits == 2
    assert not story.offers(UsePower("fenrir", 1)), "one activation a round"
    assert story["laigon"].powers[0].at == 0


@pytest.mark.rule("119", "115")
def test_when_fenrir_dies_his_power_cools_down() -> None:
    from korchma.games.swordsorcery.rules.harm import wound

    story = table(laigon=hero("a1", powers=["fenrir"]), torgar=hero("a15"))
    story.do(UsePower("fenrir", 1), GoOn())
    fenrir = story.state.companions[0]
    assert [*wound(story.t, fenrir, 9, "test")] == []
    assert not story.state.companions
    assert story["laigon"].powers[0].at == 3


# --- what is worn --------------------------------------------------------------------------------


@pytest.mark.rule("111", "112")
def test_a_ring_gives_a_power_and_takes_it_along() -> None:
    story = table(
        ekar=hero("a1", powers=["cleave"], pack=["treasure-ring-of-the-second-path"]),
        torgar=hero("a15"),
    )
    story.do(Reorganize(), Wear("treasure-ring-of-the-second-path", "artifact"))
    story.do(Learn("shield-wall"))
    assert [x.item for x in story["ekar"].powers] == ["", "treasure-ring-of-the-second-path"]
    story.do(TakeOff("treasure-ring-of-the-second-path"))
    assert [x.card for x in story["ekar"].powers] == ["cleave"]


@pytest.mark.rule("126")
@pytest.mark.ruling("A32")
def test_shields_come_with_the_time_phase_and_go_with_the_armour() -> None:
    story = table(ekar=hero("a1", pack=["leather/b"]), torgar=hero("a15"))
    story.do(Reorganize(), Wear("leather", "armour", "b"), GoOn())
    assert story["ekar"].shields == 0
    story.do(EndTurn(), EndTurn())
    assert story["ekar"].shields == 1
    story.next("ekar").do(Reorganize(), TakeOff("leather", "b"))
    assert story["ekar"].shields == 0


@pytest.mark.rule("231", "127")
def test_an_amulet_makes_a_power_ready_at_once() -> None:
    story = table(
        ekar=hero("a1", powers=["cleave/2"], artifact="treasure-amulet-of-renewal"),
        torgar=hero("a15"),
    )
    story.do(UseItem("treasure-amulet-of-renewal"))
    assert story["ekar"].powers[0].at == 0
    assert story["ekar"].artifact is not None
    assert story["ekar"].artifact.charges == 2


@pytest.mark.rule("233", "132")
def test_a_later_attack_pays_anew() -> None:
    story = table(
        ekar=hero("a1", main="war-hammer", rank=4),
        torgar=hero("a15"),
        foes=[enemy("raider-red", "a1")],
    )
    story.dice(("b", "SP"), ("b", "S")).strike("raider-red").do(Spend("war-hammer.0"))
    assert story.foe("raider-red").conditions == ["knocked-down"]
    story.dice(("b", "-"), ("bb", "S S")).strike("raider-red")
    assert story.foe("raider-red").wounds == 0, "no symbol, no second fall"


@pytest.mark.rule("220")
def test_led_out_of_a_fight_he_is_struck_at() -> None:
    from korchma.games.swordsorcery.options import Shout

    story = table(
        laigon=hero("a15", card="ranger", ghost=True),
        ekar=hero("a1"),
        torgar=hero("a14"),
        foes=[enemy("raider-green-1", "a1")],
    )
    story.do(Shout("ranger", "ekar"))
    story.dice(("r", "-"), ("b", "S"))
    story.do(Walk("a2"))
    assert story["ekar"].at == "a2"
    assert len(story.told(e.Attacked)) == 1
