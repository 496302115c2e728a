"""Second looks at defence, further targets, and what is foretold. [131-142, 149, 153]"""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.eyes.odds import outlook
from korchma.games.swordsorcery.options import Aim, GoOn, React, Spend
from korchma.games.swordsorcery.rules.arms import hero_arms
from tests.games.swordsorcery.story import book, enemy, ground, hero, table

# --- defending -----------------------------------------------------------------------------------


@pytest.mark.rule("136")
@pytest.mark.ruling("A32")
def test_a_ward_is_spent_before_the_shields_of_a_robe() -> None:
    story = table(
        auriel=hero("a1", armour="torn-robe"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-green-1", "a1")],
        encounters=["skirmish"],
        tweak=lambda s: setattr(s.heroes[0], "ward", 1),
    )
    story.dice(("r", "-")).end_turn()
    auriel = story["auriel"]
    assert (auriel.ward, auriel.shields, auriel.wounds) == (0, 1, 0)


@pytest.mark.rule("149", "199", "206")
def test_a_burst_finds_who_hides() -> None:
    story = table(
        torgar=hero("a1"),
        shaya=hero("a1", hidden=True),
        foes=[enemy("orc-shaman-red", "a3")],
        encounters=["skirmish"],
    )
    story.dice(("b", "S"), ("rbbbb", "HP HP - - -"), ("b", "S"), ("b", "S")).end_turn()
    assert [each.target for each in story.told(e.Aimed)] == ["shaya"]
    assert (story["torgar"].wounds, story["shaya"].wounds) == (3, 3)
    assert story["shaya"].hidden, "hit, and still hidden"


@pytest.mark.rule("124", "137")
def test_a_shield_is_a_die_besides_the_bare_one() -> None:
    story = table(
        ekar=hero("a1", off="shield"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-green-1", "a1")],
        encounters=["skirmish"],
    )
    story.dice(("r", "HH"), ("bb", "S S")).end_turn()
    assert story["ekar"].wounds == 1


@pytest.mark.rule("137", "152")
def test_who_lies_on_the_ground_keeps_magic_shields_and_dice() -> None:
    story = table(
        ekar=hero("a1", armour="scale-armour/b", conditions=["knocked-down"]),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-green-1", "a1")],
        encounters=["skirmish"],
    )
    story.dice(("r", "H"), ("bb", "S S")).end_turn()
    assert not story.told(e.ArmourTook)
    assert story.told(e.ShieldsTook)[-1].n == 1
    assert story["ekar"].wounds == 0, "two hits and supremacy: a shield, two dice"


# --- further targets and attacks -----------------------------------------------------------------


@pytest.mark.rule("132", "90")
def test_the_second_blade_may_find_another_once_the_first_has_killed() -> None:
    story = table(
        laigon=hero("a1", card="ranger", main="old-sword/b", off="rusty-dagger/b"),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a1", wounds=1), enemy("gremlin-green-2", "a1")],
    )
    story.dice(("r", "-"), ("b", "-")).strike("gremlin-green-1")
    story.do(React("two-blades", 0))
    story.dice(("r", "H"), ("b", "S")).do(Aim("gremlin-green-2"))
    assert story.told(e.Total)[-1].hits == 1, "without sure hits"
    assert story.about == "turn", "and no third"


@pytest.mark.rule("149", "131b")
def test_a_second_arrow_flies_at_one_beside_the_target_or_stays() -> None:
    story = table(
        laigon=hero("a1", main="worn-bow"),
        torgar=hero("a15"),
        foes=[
            enemy("gremlin-green-1", "a3"),
            enemy("gremlin-green-2", "a3"),
            enemy("raider-green-1", "a4"),
        ],
    )
    story.dice(("rb", "H H")).strike("gremlin-green-1")
    assert story.options == [Aim("gremlin-green-2"), GoOn()]
    story.dice(("b", "S"), ("b", "S")).do(Aim("gremlin-green-2"))
    assert [foe.wounds for foe in story.state.foes] == [1, 1, 0]


@pytest.mark.rule("149", "27")
def test_a_burst_goes_where_feet_could_go_from_its_target() -> None:
    story = table(
        content=book(ground(3, 2, barriers=[["a4", "a1"]])),
        auriel=hero("a3", main="wand-of-sparks/b"),
        torgar=hero("a6"),
        foes=[
            enemy("orc-warrior-red", "a1"),
            enemy("gremlin-green-1", "a4"),
        ],
    )
    story.dice(("rb", "HM SM"), ("b", "S")).strike("orc-warrior-red")
    story.do(Spend("wand-of-sparks.0"))
    assert not story.told(e.Aimed), "nobody climbs from a1 to a4, though a4 is seen from there"
    open_ground = table(
        content=book(ground(3, 2, barriers=[["a1", "a4"]])),
        auriel=hero("a3", main="wand-of-sparks/b"),
        torgar=hero("a6"),
        foes=[enemy("orc-warrior-red", "a1"), enemy("gremlin-green-1", "a4")],
    )
    open_ground.dice(("rb", "HM SM"), ("b", "S"), ("b", "S")).strike("orc-warrior-red")
    open_ground.do(Spend("wand-of-sparks.0"))
    assert [each.target for each in open_ground.told(e.Aimed)] == ["gremlin-green-1"]


# --- what is foretold ----------------------------------------------------------------------------


@pytest.mark.rule("153", "131")
def test_a_ringing_head_is_reckoned_with() -> None:
    def kill(*conditions: str) -> float:
        story = table(
            shaya=hero("a1", main="cord", conditions=conditions),
            torgar=hero("a15"),
            foes=[enemy("gremlin-red", "a1", wounds=4)],
        )
        arms = hero_arms(story.t, story["shaya"], "main")
        assert arms is not None
        return outlook(story.t, story["shaya"], arms, story.foe("gremlin-red")).kill

    assert kill() == pytest.approx(0.1 + 0.1 * 0.5), "a lethal hit, or two less one"
    assert kill("ringing-head") == pytest.approx(0.1 * 0.5)
