"""Second looks at items: weapons, armour, artifacts, potions, soul weapons. [121-131] (3.5-3.8)"""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import (
    Again,
    Awaken,
    Spend,
    Strike,
    Suffer,
    UseItem,
    Walk,
)
from korchma.games.swordsorcery.rules.numbers import armour
from tests.games.swordsorcery.corners import crits, turn_of_enemies
from tests.games.swordsorcery.story import Story, enemy, hero, table

# --- weapons -------------------------------------------------------------------------------------


def shot(item: str, faces: str, *foes: str, **more: object) -> Story:
    """Somebody who can attacks the first enemy, two areas off, with what he has in hand."""
    who, dice = more["who"], more["dice"]
    party = {str(who): hero("a1", rank=5, main=item), "ekar": hero("a15")}
    story = table(party=party, foes=[enemy(card, "a3") for card in foes])
    return story.dice((str(dice), faces))


@pytest.mark.rule("131", "209")
def test_a_wand_of_frost_slows_whatever_armour_stops() -> None:
    story = shot("wand-of-frost", "HM", "orc-warrior-red", who="auriel", dice="r")
    story.strike("orc-warrior-red").do(Spend("wand-of-frost.0"))
    assert story.foe("orc-warrior-red").conditions == ["slow"]
    assert story.foe("orc-warrior-red").wounds == 0, "a hit and its weakness: armour takes both"


@pytest.mark.rule("131", "149b")
def test_one_roll_pays_for_fire_or_for_a_burst_of_a_magma_rod() -> None:
    story = shot(
        "treasure-magma-rod", "HM HM", "gnome-red", "orc-warrior-red", who="auriel", dice="rr"
    )
    story.strike("gnome-red")
    assert story.offers(Spend("treasure-magma-rod.0"), Spend("treasure-magma-rod.1"))
    story.dice(("b", "S"), ("bb", "S S")).do(Spend("treasure-magma-rod.1"))
    assert [each.target for each in story.told(e.Aimed)] == ["orc-warrior-red"]
    assert [foe.fire for foe in story.state.foes] == [[], []], "no symbol is left for fire"


@pytest.mark.rule("40", "102")
def test_only_the_whisper_bow_shoots_past_enemies() -> None:
    for bow, seen in (("long-bow", 1), ("treasure-whisper-bow", 2)):
        story = table(
            laigon=hero("a1", main=bow),
            torgar=hero("a15"),
            foes=[enemy("gremlin-green-1", "a2"), enemy("gremlin-green-2", "a3")],
        )
        assert len(story.offered(Strike)) == seen


@pytest.mark.rule("131", "212")
def test_an_oathkeeper_stuns_with_the_rarest_symbol() -> None:
    story = table(
        ekar=hero("a1", main="treasure-oathkeeper"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a1")],
    )
    story.dice(("r", "HL"), ("b", "S")).strike("orc-warrior-red")
    story.do(Spend("treasure-oathkeeper.0"))
    assert story.foe("orc-warrior-red").conditions == ["stun"]


@pytest.mark.rule("116", "131")
def test_a_focus_staff_turns_one_of_the_own_powers() -> None:
    story = table(
        auriel=hero("a1", main="staff/b", powers=["ward/3"]),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a1")],
    )
    story.dice(("bb", "SM -")).strike("orc-warrior-red").do(Spend("staff.0"))
    assert story["auriel"].powers[0].at == 2


# --- armour --------------------------------------------------------------------------------------


@pytest.mark.rule("2", "138")
def test_leather_rolls_one_die_again_and_no_die_twice() -> None:
    story = turn_of_enemies(
        ekar=hero("a1", armour="leather"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-green-1", "a1")],
    )
    story.dice(("r", "HH"), ("bb", "SM -")).end_turn()
    story.do(Spend("leather.guard.0"))
    assert len(story.offered(Again)) == 2
    story.dice(("b", "SM")).do(Again(1))
    assert story["ekar"].wounds == 1, "three hits, two shields"
    assert not story.offered(Spend), "the line was used"


@pytest.mark.rule("126", "138")
def test_a_chasuble_gives_its_shields_back_for_a_legend() -> None:
    story = turn_of_enemies(
        auriel=hero("a1", armour="treasure-chasuble-of-patches"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-green-1", "a1")],
    )
    story.dice(("r", "HH"), ("b", "LM")).end_turn()
    assert story["auriel"].shields == 0
    story.do(Spend("treasure-chasuble-of-patches.guard.0"))
    assert (story["auriel"].shields, story["auriel"].wounds) == (2, 1), "for the next blow"


# --- potions, scrolls, artifacts -----------------------------------------------------------------


@pytest.mark.rule("128", "151b")
def test_a_bandage_takes_one_condition_and_a_tight_one_all_of_them() -> None:
    conditions = ["slow", "poison-2", "torn-arm"]
    story = table(
        ekar=hero("a1", rank=3, pack=["bandage"]),
        torgar=hero("a1", conditions=conditions, wounds=2),
    )
    story.do(UseItem("bandage", "torgar"), Suffer("poison-2"))
    assert story["torgar"].conditions == ["slow", "torn-arm"]
    story = table(
        ekar=hero("a1", rank=3, pack=["bandage/b"]),
        torgar=hero("a1", conditions=conditions, wounds=2),
    )
    story.do(UseItem("bandage", "torgar", side="b"))
    assert (story["torgar"].conditions, story["torgar"].wounds) == ([], 1)
    assert story["ekar"].pack == []


@pytest.mark.rule("128", "49")
def test_haste_is_a_combat_action_more_for_who_has_not_gone() -> None:
    story = table(
        auriel=hero("a1", pack=["scroll-of-recall/b"]),
        ekar=hero("a2", main="old-sword"),
        torgar=hero("a2"),
        foes=[enemy("orc-warrior-red", "a2")],
        encounters=["hesitation"],
        tweak=lambda s: setattr(s.heroes[2], "went", True),
    )
    targets = {x.target for x in story.offered(UseItem)}
    assert targets == {"auriel", "ekar"}, "Torgar's turn is over"
    story.do(UseItem("scroll-of-recall", "ekar", side="b")).end_turn()
    assert story.state.turn is not None
    assert story.state.turn.combats == 2


@pytest.mark.rule("121", "127")
def test_an_hourglass_is_a_special_action_at_once_while_it_is_worn() -> None:
    story = table(
        ekar=hero("a1", artifact="treasure-half-hourglass"),
        torgar=hero("a15", pack=["treasure-horn-of-dread"]),
    )
    story.do(UseItem("treasure-half-hourglass"))
    assert story.state.turn is not None
    assert story.state.turn.acts == 2
    story = table(
        torgar=hero("a1", pack=["treasure-horn-of-dread"]),
        ekar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a2")],
    )
    assert not story.offered(UseItem), "in the pack it does nothing"


@pytest.mark.rule("81", "127")
def test_a_horn_slows_all_it_reaches_and_in_a_fight_only_those_in_the_area() -> None:
    for at, slowed in (("a1", ["gremlin-green-1", "raider-green-1"]), ("a2", ["gremlin-green-1"])):
        story = table(
            torgar=hero(at, artifact="treasure-horn-of-dread"),
            ekar=hero("a15"),
            foes=[
                enemy("gremlin-green-1", "a2"),
                enemy("raider-green-1", "a6"),
                enemy("gnome-green-1", "a5"),
            ],
        )
        story.do(UseItem("treasure-horn-of-dread"))
        assert [x.card for x in story.state.foes if "slow" in x.conditions] == slowed


@pytest.mark.rule("220", "127")
def test_at_the_whistle_a_hero_walks_two_areas_and_is_struck_at_as_he_leaves() -> None:
    story = table(
        ekar=hero("a1", artifact="treasure-shepherds-whistle"),
        torgar=hero("a8"),
        foes=[enemy("raider-green-1", "a8")],
    )
    story.do(UseItem("treasure-shepherds-whistle", "torgar"))
    story.dice(("r", "-"), ("b", "S")).do(Walk("a7"), Walk("a6"))
    assert story["torgar"].at == "a6"
    assert story.about == "turn"


@pytest.mark.rule("148", "128")
def test_tallow_burns_where_it_is_thrown() -> None:
    story = table(
        ekar=hero("a1", pack=["tallow"]), torgar=hero("a2"), foes=[enemy("hill-troll", "a2")]
    )
    story.do(UseItem("tallow", None, "a2"))
    assert story.state.fires == {"a2": 1}
    assert (story.foe("hill-troll").fire, story["torgar"].fire) == ([1], [1]), "on both sides"


# --- soul weapons --------------------------------------------------------------------------------


@pytest.mark.rule("125", "15")
def test_a_woken_dawnbreak_heals_everybody_near_and_sleeps_with_the_time_phase() -> None:
    story = table(
        ekar=hero("a1", main="dawnbreak", wounds=2),
        torgar=hero("a2", wounds=2),
        laigon=hero("a15", wounds=2),
        foes=[enemy("orc-warrior-red", "a1")],
        shards=3,
    )
    story.do(Awaken("dawnbreak", 3)).dice(("rr", "HL -"), ("bb", "S S")).strike("orc-warrior-red")
    story.do(Spend("dawnbreak.1"))
    assert [x.wounds for x in story.state.heroes] == [1, 1, 2]
    assert story.state.shards == 0


@pytest.mark.rule("125", "143")
def test_a_veilpiercer_draws_a_token_for_a_legend() -> None:
    story = table(
        laigon=hero("a1", card="ranger", main="veilpiercer"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a5")],
        tweak=crits("split-armour"),
    )
    story.dice(("rr", "HL -"), ("b", "S")).strike("orc-warrior-red").do(Spend("veilpiercer.0"))
    assert armour(story.t, story.foe("orc-warrior-red")) == 1, "before it defends"
    assert story.told(e.ArmourTook)[-1].n == 1
