"""Second looks at attacks and defence. [130-150, 205, 206]"""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import (
    Ammo,
    React,
    Spend,
    Strike,
    UsePower,
)
from tests.games.swordsorcery.corners import crits, powers
from tests.games.swordsorcery.story import enemy, hero, table

# --- totals --------------------------------------------------------------------------------------


@pytest.mark.rule("22", "142", "150", "134")
@pytest.mark.ruling("A6")
def test_a_resistance_takes_a_hit_that_is_not_lethal_first() -> None:
    story = table(
        ekar=hero("a1", card="black-rose", rank=4, main="old-sword", powers=["executioner"]),
        torgar=hero("a15"),
        foes=[enemy("gremlin-red", "a1", conditions=["knocked-down"])],
    )
    story.dice(("rb", "H -"), ("b", "S")).strike("gremlin-red")
    assert story.told(e.Total)[-1] == e.Total(3, 1), "a hit, the executioner's, supremacy"
    assert story.foe("gremlin-red").wounds == 1, "the lethal one; of two others one is resisted"


@pytest.mark.rule("150", "131")
@pytest.mark.ruling("A6")
def test_lethal_hits_of_two_sources_add_up() -> None:
    story = table(
        shaya=hero("a1", card="assassin", rank=4, main="cord", powers=["backstab"]),
        torgar=hero("a1", card="runemaster"),
        foes=[enemy("orc-warrior-red", "a1")],
    )
    story.dice(("r", "HP")).strike("orc-warrior-red").do(Spend("cord.0"))
    assert story.told(e.Total)[-1] == e.Total(3, 2)
    assert story.foe("orc-warrior-red").wounds == 2, "armour takes the third, no die is rolled"


@pytest.mark.rule("143")
def test_without_a_hit_no_critical_token_is_drawn() -> None:
    story = table(
        laigon=hero("a1", card="ranger", main="long-bow"),
        torgar=hero("a15"),
        foes=[enemy("gnome-red", "a3")],
    )
    story.dice(("rr", "PM PM")).strike("gnome-red").do(Spend("long-bow.0"))
    assert story.told(e.Spent)
    assert not story.told(e.Critical)


@pytest.mark.rule("146")
def test_without_a_hit_nobody_is_pushed() -> None:
    story = table(
        ekar=hero("a1", off="shield"), torgar=hero("a15"), foes=[enemy("raider-green-1", "a1")]
    )
    story.dice(("b", "-")).strike("raider-green-1", "off")
    assert story.about == "turn", "no question about a push"
    assert story.foe("raider-green-1").at == "a1"


@pytest.mark.rule("131")
@pytest.mark.ruling("A43")
def test_a_flash_blinds_though_nothing_hits() -> None:
    story = table(
        auriel=hero("a1", rank=2, powers=["sunlance"]),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-green-1", "a3")],
    )
    story.dice(("rr", "PM -"))
    story.do(UsePower("sunlance", 2, "orc-warrior-green-1"), Spend("sunlance.0"))
    assert story.told(e.Total)[-1].hits == 0
    assert story.foe("orc-warrior-green-1").conditions == ["blind"]


@pytest.mark.rule("133", "153", "60")
def test_night_and_a_torn_arm_take_no_more_hits_than_there_are() -> None:
    story = table(
        ekar=hero("a1", main="old-sword", conditions=["torn-arm"]),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a1")],
        tweak=lambda s: setattr(s, "sky", "night"),
    )
    story.dice(("r", "H")).strike("gremlin-green-1")
    assert story.told(e.Total)[-1].hits == 0


# --- whose blow it is ----------------------------------------------------------------------------


@pytest.mark.rule("101", "205")
def test_who_steps_in_front_is_struck_as_the_other_would_have_been() -> None:
    story = table(
        torgar=hero("a1"),
        ekar=hero("a2", rank=2, powers=["guardian"]),
        foes=[enemy("gremlin-green-1", "a1")],
        encounters=["skirmish"],
    )
    story.end_turn()
    story.dice(("b", "-"), ("b", "S")).do(React("guardian", 2))
    blow = story.told(e.Attacked)[-1]
    assert (blow.target, blow.melee) == ("ekar", True), "nobody has moved, the claws are as near"


@pytest.mark.rule("157", "101")
def test_a_stunned_guardian_steps_in_front_of_nobody() -> None:
    story = table(
        torgar=hero("a1"),
        ekar=hero("a2", rank=2, powers=["guardian"], conditions=["stun"]),
        foes=[enemy("gremlin-green-1", "a1")],
        encounters=["skirmish"],
    )
    story.dice(("b", "-"), ("b", "S")).end_turn()
    assert story.told(e.Attacked)[-1].target == "torgar"


@pytest.mark.rule("144", "181")
def test_a_critical_token_kills_for_who_drew_it() -> None:
    def tweak(state: object) -> None:
        crits("gash")(state)  # type: ignore[arg-type]
        powers("swift")(state)  # type: ignore[arg-type]

    story = table(
        ekar=hero("a1", wounds=5),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-blue-1", "a1", powers=["brutal"])],
        encounters=["skirmish"],
        tweak=tweak,
    )
    story.dice(("rr", "PM PM")).end_turn()
    assert story["ekar"].ghost
    assert story.foe("orc-warrior-blue-1").powers == ["brutal", "swift"], "it has killed a hero"


@pytest.mark.rule("214", "227", "141b")
def test_a_vindictive_enemy_strikes_at_who_killed_it() -> None:
    story = table(
        ekar=hero("a1", main="old-sword"),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a1", wounds=1, powers=["vindictive"])],
    )
    story.dice(("r", "HH"), ("b", "-"), ("b", "-")).strike("gremlin-green-1")
    assert story["ekar"].wounds == 1
    assert story.state.enemy_powers_used == ["vindictive"]


@pytest.mark.rule("1", "214")
def test_the_greedy_sting_is_paid_for_its_own_kills_only() -> None:
    other = table(
        shaya=hero("a1", main="cord", off="treasure-greedy-sting"),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a1", wounds=1)],
    )
    other.dice(("r", "H"), ("b", "-")).strike("gremlin-green-1", "main")
    assert other["shaya"].crowns == 0, "the cord has killed it"
    own = table(
        shaya=hero("a1", main="cord", off="treasure-greedy-sting"),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a1", wounds=1)],
    )
    own.dice(("r", "-"), ("b", "-")).strike("gremlin-green-1", "off")
    assert own["shaya"].crowns == 10


# --- near and far --------------------------------------------------------------------------------


@pytest.mark.rule("91", "227")
def test_a_spear_in_the_own_area_is_no_melee_and_nobody_ripostes() -> None:
    story = table(
        ekar=hero("a1", main="spear"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a1", powers=["riposte"])],
    )
    story.dice(("r", "-")).strike("orc-warrior-red")
    assert [each.by for each in story.told(e.Attacked)] == ["ekar"]


@pytest.mark.rule("227", "211")
def test_a_riposte_answers_a_blow_that_did_not_hurt_unless_it_is_blind() -> None:
    def struck(*conditions: str) -> list[str]:
        story = table(
            ekar=hero("a1", main="old-sword"),
            torgar=hero("a15"),
            foes=[enemy("orc-warrior-red", "a1", powers=["riposte"], conditions=conditions)],
        )
        story.dice(("r", "H"))
        if not conditions:
            story.dice(("b", "-"))
        story.strike("orc-warrior-red")
        return [each.by for each in story.told(e.Attacked)]

    assert struck() == ["ekar", "orc-warrior-red"]
    assert struck("blind") == ["ekar"], "it sees nobody"


@pytest.mark.rule("40", "223")
def test_a_hunters_eye_looks_past_enemies_from_rank_six() -> None:
    foes = [enemy("gremlin-green-1", "a2"), enemy("orc-shaman-green-1", "a3")]
    for rank, seen in ((5, 1), (6, 2)):
        story = table(
            laigon=hero("a1", rank=rank, main="long-bow", powers=["hunters-eye"]),
            torgar=hero("a15"),
            foes=foes,
        )
        assert len(story.offered(Strike)) == seen


@pytest.mark.rule("128")
def test_arrows_are_lost_with_a_miss_and_kept_without_one() -> None:
    for faces, kept in (("H -", 0), ("H S", 1)):
        story = table(
            laigon=hero("a1", card="ranger", main="worn-bow", pack=["barbed-arrows"]),
            torgar=hero("a15"),
            foes=[enemy("orc-warrior-red", "a3")],
        )
        story.dice(("rb", faces)).strike("orc-warrior-red").do(Ammo("barbed-arrows"))
        assert story.told(e.Total)[-1].hits == 2
        assert len(story["laigon"].pack) == kept


@pytest.mark.rule("133")
def test_a_blow_that_misses_is_told_to_its_end() -> None:
    story = table(
        ekar=hero("a1", main="old-sword"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a1")],
    )
    story.dice(("r", "-")).strike("orc-warrior-red")
    assert story.told(e.Total)[-1].hits == 0
    assert [each.target for each in story.told(e.Unhurt)] == ["orc-warrior-red"]


@pytest.mark.rule("128", "122")
def test_arrows_are_of_no_use_without_a_bow() -> None:
    story = table(
        laigon=hero("a1", card="ranger", main="old-sword", pack=["barbed-arrows"]),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a1")],
    )
    story.dice(("r", "-")).strike("orc-warrior-red")
    assert story.about == "turn"
