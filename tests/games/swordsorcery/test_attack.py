"""Attack and defence in their steps. [130-142]"""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import Focus, Push, Spend, Strike, UsePower
from tests.games.swordsorcery.story import enemy, hero, table


@pytest.mark.rule("133", "134")
@pytest.mark.case("T15")
def test_a_blue_gremlin_minds_a_blade_less() -> None:
    story = table(
        ekar=hero("a1", main="old-sword/b"),
        torgar=hero("a9"),
        foes=[enemy("gremlin-blue-1", "a1"), enemy("raider-green-1", "a1")],
    )
    story.dice(("r", "H"), ("b", "-")).strike("gremlin-blue-1")
    assert story.told(e.Total)[-1].hits == 2
    assert story.foe("gremlin-blue-1").wounds == 1, "two hits, one less for a slash"


@pytest.mark.rule("135", "136", "137", "139")
@pytest.mark.case("T16")
def test_armour_then_shields_then_as_many_dice_as_hits_are_left() -> None:
    story = table(
        ekar=hero("a1", main="great-axe/b"),
        torgar=hero("a9"),
        foes=[enemy("orc-warrior-red", "a1")],
    )
    story.dice(("rr", "H H"), ("bb", "S -")).strike("orc-warrior-red")
    assert story.told(e.Total)[-1].hits == 4
    assert story.told(e.ArmourTook)[-1].n == 2
    assert story.foe("orc-warrior-red").wounds == 1


@pytest.mark.rule("135", "152")
@pytest.mark.case("T16")
def test_who_lies_on_the_ground_has_no_armour() -> None:
    story = table(
        ekar=hero("a1", main="great-axe"),
        torgar=hero("a9"),
        foes=[enemy("orc-warrior-red", "a1", conditions=["knocked-down"])],
    )
    story.dice(("rr", "H -"), ("bb", "- -")).strike("orc-warrior-red")
    assert not story.told(e.ArmourTook)
    assert story.foe("orc-warrior-red").wounds == 3, "one sure, one rolled, and supremacy"


@pytest.mark.rule("130", "131", "131b", "135")
@pytest.mark.case("T17")
def test_mistress_of_thunder_fells_a_red_orc() -> None:
    story = table(
        auriel=hero("a1", powers=["mistress-of-thunder"]),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a2")],
    )
    ref = story.foe("orc-warrior-red").ref
    story.dice(("rb", "HM HP"), ("bb", "S -"))
    story.do(UsePower("mistress-of-thunder", 1, ref), Spend("mistress-of-thunder.0"))
    foe = story.foe("orc-warrior-red")
    assert "knocked-down" in foe.conditions
    assert foe.wounds == 2, "two hits and one for mystic; no armour on the ground; one shield"


@pytest.mark.rule("95")
def test_focus_is_a_hit_more_once() -> None:
    story = table(
        ekar=hero("a1", main="old-sword", rank=1),
        torgar=hero("a9"),
        foes=[enemy("gremlin-green-1", "a1"), enemy("gremlin-green-2", "a1")],
    )
    story.do(Focus())
    assert not story.offers(Focus())
    story.dice(("r", "-"), ("b", "-")).strike("gremlin-green-1")
    assert story.told(e.Total)[-1].hits == 1


@pytest.mark.rule("88", "146")
@pytest.mark.case("T19")
def test_a_shield_pushes_even_where_armour_stops_the_blow() -> None:
    story = table(
        ekar=hero("a1", off="shield"),
        torgar=hero("a9"),
        foes=[enemy("raider-green-1", "a1", came="a2")],
    )
    story.dice(("b", "H")).strike("raider-green-1", "off").do(Push("a1"))
    foe = story.foe("raider-green-1")
    assert (foe.wounds, foe.at) == (0, "a2")


@pytest.mark.rule("81", "91")
@pytest.mark.case("T37")
def test_who_is_engaged_may_not_shoot_past_it() -> None:
    story = table(
        auriel=hero("a1", main="chipped-wand"),
        torgar=hero("a9"),
        foes=[enemy("gremlin-green-1", "a1"), enemy("gremlin-blue-1", "a2")],
    )
    near = story.foe("gremlin-green-1").ref
    assert [x.target for x in story.offered(Strike)] == [near]
