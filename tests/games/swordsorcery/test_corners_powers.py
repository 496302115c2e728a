"""Second looks at class powers: what each level does, to whom, and for how long. [103, 113, 131]"""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import (
    Aim,
    EndTurn,
    GoOn,
    OpenChest,
    Push,
    React,
    Spend,
    Suffer,
    UsePower,
)
from korchma.games.swordsorcery.rules.numbers import armour, defence
from tests.games.swordsorcery.corners import turn_of_enemies, wolf_at
from tests.games.swordsorcery.story import book, enemy, ground, hero, table

# --- Auriel --------------------------------------------------------------------------------------


@pytest.mark.rule("113", "149b")
def test_black_fire_burns_everybody_it_bursts_on() -> None:
    story = table(
        auriel=hero("a1", card="sorceress", rank=4, powers=["black-fire"]),
        torgar=hero("a3", card="runemaster"),
        foes=[enemy("orc-warrior-red", "a3"), enemy("gnome-red", "a3")],
    )
    story.dice(("rrb", "HP - HP"), ("b", "S"))
    story.do(UsePower("black-fire", 4, "orc-warrior-red"), Spend("black-fire.1"))
    assert [foe.fire for foe in story.state.foes] == [[2], [2]]
    assert story["torgar"].fire == [], "never the other side"


@pytest.mark.rule("113", "220")
def test_who_blinks_out_of_a_fight_is_not_struck_at() -> None:
    story = table(
        auriel=hero("a1", rank=2, powers=["blink"]),
        torgar=hero("a15"),
        foes=[enemy("raider-green-1", "a1")],
    )
    story.do(UsePower("blink", 2))
    story.do(Push("a3"))
    assert story["auriel"].at == "a3"
    assert not story.told(e.Attacked)
    assert story.state.turn is not None
    assert story.state.turn.moves == 1, "it is no move"


# --- Ekar ----------------------------------------------------------------------------------------


@pytest.mark.rule("104", "113")
def test_a_shield_wall_goes_along_with_who_stood_there() -> None:
    story = table(
        ekar=hero("a1", rank=3, powers=["shield-wall"]),
        torgar=hero("a1"),
        laigon=hero("a2"),
    )
    story.do(UsePower("shield-wall", 3)).walk("a2")
    assert [armour(story.t, x) for x in story.state.heroes] == [1, 1, 0]


@pytest.mark.rule("103", "104")
def test_a_battle_cry_waits_for_the_next_attack_of_each() -> None:
    story = table(
        ekar=hero("a1", rank=3, main="old-sword", powers=["battle-cry"]),
        torgar=hero("a2", rank=5, main="club"),
        foes=[enemy("orc-warrior-red", "a1"), enemy("hill-troll", "a2")],
        encounters=["hesitation"],
    )
    story.do(UsePower("battle-cry", 3))
    story.dice(("rb", "- -")).strike("orc-warrior-red")
    story.end_turn()
    story.dice(("bb", "- -")).strike("hill-troll")
    story.dice(("b", "-")).strike("hill-troll")
    assert [len(x.faces) for x in story.told(e.Rolled)] == [2, 2, 1]


@pytest.mark.rule("101", "104")
def test_a_better_guardian_has_armour_for_that_blow_only() -> None:
    story = turn_of_enemies(
        torgar=hero("a1", wounds=1),
        ekar=hero("a1", rank=5, powers=["guardian"]),
        foes=[enemy("raider-green-1", "a1")],
    )
    story.end_turn()
    story.dice(("r", "-")).do(GoOn(), React("guardian", 5))
    assert story.told(e.ArmourTook)[-1] == e.ArmourTook("ekar", 1)
    assert armour(story.t, story["ekar"]) == 0


@pytest.mark.rule("151b", "113")
def test_an_iron_will_throws_one_thing_off() -> None:
    story = table(
        ekar=hero("a1", powers=["iron-will"], conditions=["poison-1", "broken-rib"]),
        torgar=hero("a15"),
    )
    story.do(UsePower("iron-will", 1), Suffer("broken-rib"))
    assert story["ekar"].conditions == ["poison-1"]
    assert story.state.crit_used[-1] == "broken-rib", "the token goes back to its pile"


# --- Laigon --------------------------------------------------------------------------------------


@pytest.mark.rule("113", "149")
def test_a_rain_of_arrows_is_shot_with_the_bow_in_hand() -> None:
    story = table(
        laigon=hero("a1", card="ranger", rank=2, main="short-bow", powers=["rain-of-arrows"]),
        torgar=hero("a3"),
        foes=[enemy("gremlin-green-1", "a3"), enemy("gremlin-green-2", "a3", wounds=1)],
    )
    story.dice(("r", "H"), ("b", "-"), ("b", "S"))
    story.do(UsePower("rain-of-arrows", 2, "gremlin-green-1"))
    assert not story.alive("gremlin-green-1")
    assert not story.alive("gremlin-green-2"), "two hits, one parried, one wound it had"
    bare = table(
        laigon=hero("a1", card="ranger", rank=2, powers=["rain-of-arrows"]),
        torgar=hero("a3"),
        foes=[enemy("gremlin-green-1", "a1")],
    )
    assert not bare.offered(UsePower)


@pytest.mark.rule("103", "131", "150")
def test_an_aimed_shot_waits_for_the_bow() -> None:
    story = table(
        laigon=hero("a1", card="ranger", rank=4, main="worn-bow", powers=["aimed-shot"]),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a3")],
    )
    story.do(UsePower("aimed-shot", 3))
    story.dice(("rrb", "HP - -")).strike("orc-warrior-red").do(Spend("aimed-shot.0"))
    assert story.foe("orc-warrior-red").wounds == 1, "the lethal hit"


@pytest.mark.rule("101", "139")
def test_parry_is_for_blows_from_near_and_one_level_of_it_at_a_time() -> None:
    story = turn_of_enemies(
        laigon=hero("a1", rank=6, powers=["parry"]),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-green-1", "a1")],
    )
    story.dice(("r", "HH")).end_turn()
    story.dice(("b", "-")).do(GoOn(), React("parry", 6))
    assert story["laigon"].wounds == 1, "three hits, two shields besides the die"
    assert story["laigon"].powers[0].at == 2
    far = turn_of_enemies(
        laigon=hero("a1", rank=6, wounds=1, powers=["parry"]),
        torgar=hero("a15"),
        foes=[enemy("raider-green-1", "a3")],
    )
    far.dice(("r", "H"), ("b", "S")).end_turn()
    assert far.told(e.Attacked)
    assert far["laigon"].powers[0].at == 0


# --- Shaya ---------------------------------------------------------------------------------------


@pytest.mark.rule("115", "133")
def test_the_attack_that_ends_a_better_stealth_has_a_hit_more() -> None:
    story = table(
        shaya=hero("a1", rank=5, main="rusty-dagger", powers=["stealth"]),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a2")],
    )
    story.do(UsePower("stealth", 4)).walk("a2")
    assert not story["shaya"].hidden, "nobody else is there"
    story = table(
        shaya=hero("a1", rank=5, off="knives", powers=["stealth"]),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a2")],
    )
    story.do(UsePower("stealth", 4)).dice(("r", "-")).strike("orc-warrior-red", "off")
    assert story.told(e.Total)[-1].hits == 1
    story.dice(("r", "-")).strike("orc-warrior-red", "off")
    assert story.told(e.Total)[-1].hits == 0, "the first time only"


@pytest.mark.rule("131", "149")
def test_a_throwing_fan_finds_another_for_a_symbol() -> None:
    story = table(
        shaya=hero("a1", rank=2, powers=["throwing-fan"]),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a2"), enemy("gremlin-green-1", "a2", wounds=1)],
    )
    story.dice(("r", "HP"), ("b", "-"))
    story.do(UsePower("throwing-fan", 2, "orc-warrior-red"), Spend("throwing-fan.0"))
    story.do(Aim("gremlin-green-1"))
    assert not story.alive("gremlin-green-1")


@pytest.mark.rule("31", "32", "37")
def test_a_lockmaster_needs_no_action_and_may_take_a_trap_apart() -> None:
    for face, wounds in (("SP", 0), ("S", 2)):
        story = table(
            content=book(ground(3, 1, chests=[{"area": "a1"}])),
            shaya=hero("a1", card="assassin", rank=3, powers=["lockmaster"]),
            laigon=hero("a3"),
            traps=["hammer"],
            tweak=lambda s: s.chests.update(a1="purse"),
        )
        story.dice(("b", face))
        if wounds:
            story.dice(("b", "-"), ("b", "-"))
        story.do(OpenChest("a1"))
        assert (story["shaya"].wounds, story["shaya"].crowns) == (wounds, 50)
        assert story.state.turn is not None
        assert story.state.turn.acts == 2, "a free action"


# --- Torgar --------------------------------------------------------------------------------------


@pytest.mark.rule("120", "104")
def test_a_blessing_reaches_a_wolf() -> None:
    story = table(
        torgar=hero("a1", powers=["blessing"]),
        laigon=hero("a1"),
        tweak=wolf_at("a2", owner=1),
    )
    story.do(UsePower("blessing", 1, "fenrir"))
    assert defence(story.t, story.state.companions[0]) == 2
    assert defence(story.t, story["laigon"]) == 1


@pytest.mark.rule("120", "113")
def test_nobody_heals_a_wolf_and_the_best_heal_takes_a_condition_too() -> None:
    story = table(
        torgar=hero("a1", rank=5, powers=["heal"]),
        laigon=hero("a1", wounds=4, conditions=["slow"]),
        tweak=wolf_at("a1", owner=1),
    )
    story.state.companions[0].wounds = 2
    assert "fenrir" not in {x.target for x in story.offered(UsePower)}
    story.do(UsePower("heal", 5, "laigon"))
    assert (story["laigon"].wounds, story["laigon"].conditions) == (1, [])


@pytest.mark.rule("212", "131")
def test_a_hammer_of_faith_stuns_and_the_enemy_loses_its_next_turn() -> None:
    story = table(
        torgar=hero("a1", rank=2, powers=["hammer-of-faith"]),
        ekar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a1")],
        encounters=["skirmish"],
    )
    story.dice(("bb", "HP -"))
    story.do(UsePower("hammer-of-faith", 2, "orc-warrior-red"), Spend("hammer-of-faith.0"))
    story.do(EndTurn())
    assert story.told(e.StunLost)
    assert [x.by for x in story.told(e.Attacked)] == ["torgar"]


@pytest.mark.rule("116", "113")
def test_a_hymn_turns_a_power_of_everybody_near() -> None:
    story = table(
        torgar=hero("a1", rank=3, powers=["hymn-of-the-forge"]),
        ekar=hero("a2", powers=["cleave/3"]),
        laigon=hero("a15", powers=["aimed-shot/3"]),
    )
    story.do(UsePower("hymn-of-the-forge", 3))
    assert (story["ekar"].powers[0].at, story["laigon"].powers[0].at) == (2, 3)
