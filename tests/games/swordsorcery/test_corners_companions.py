"""Second looks at companions. [120, 222] (4.D 41)"""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import Aim, Focus, Strike, UsePower, Walk
from korchma.games.swordsorcery.rules.scrolls import plan
from tests.games.swordsorcery.corners import crits, wolf_at
from tests.games.swordsorcery.story import book, enemy, ground, hero, table


@pytest.mark.rule("157", "120", "222")
@pytest.mark.ruling("A36", "A41")
def test_a_stunned_wolf_ends_its_activation_and_not_the_rangers_turn() -> None:
    story = table(
        laigon=hero("a1", main="worn-bow", powers=["fenrir"]),
        torgar=hero("a15"),
        foes=[
            enemy("orc-warrior-blue-1", "a1", powers=["brutal"]),
            enemy("gremlin-green-1", "a1", conditions=["stun"]),
        ],
        tweak=crits("stunned"),
    )
    story.do(UsePower("fenrir", 1))
    story.dice(("rr", "PM PM"), ("b", "S")).do(Walk("a2"))
    assert story.state.companions[0].conditions == ["stun"]
    assert story.state.companions[0].at == "a1"
    assert story.about == "turn", "the ranger goes on"
    assert story.offered(Strike)


@pytest.mark.rule("120", "152", "222")
@pytest.mark.ruling("A41")
def test_a_wolf_knocked_down_as_it_leaves_stands_up_and_goes_unstruck() -> None:
    story = table(
        laigon=hero("a1", powers=["fenrir"]),
        torgar=hero("a15"),
        foes=[
            enemy("hill-troll", "a1", side="b"),
            enemy("gremlin-green-1", "a1", conditions=["stun"]),
        ],
    )
    story.do(UsePower("fenrir", 1))
    story.dice(("rr", "PM -"), ("b", "S")).do(Walk("a2"))
    wolf = story.state.companions[0]
    assert (wolf.at, wolf.conditions) == ("a2", []), "a point to stand, a point to go"
    assert len(story.told(e.Attacked)) == 1
    story.do(Walk("a3"))
    assert story.about == "turn", "three points are gone"


@pytest.mark.rule("120", "155")
@pytest.mark.ruling("A41")
def test_a_blind_wolf_saves_as_its_master_does() -> None:
    story = table(
        laigon=hero("a1", powers=["fenrir"]),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a2")],
        tweak=wolf_at("a1", "blind"),
    )
    story.dice(("b", "S")).do(UsePower("fenrir", 1), Walk("a2"))
    assert story.state.companions[0].at == "a1", "a shield is no save of Laigon's: the move is lost"
    assert story.about == "turn"
    story = table(
        laigon=hero("a1", powers=["fenrir"]),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a1")],
        tweak=wolf_at("a1", "blind"),
    )
    story.dice(("b", "H"), ("r", "-"), ("b", "S"))
    story.do(UsePower("fenrir", 1), Aim("gremlin-green-1"))
    assert [each.by for each in story.told(e.Attacked)] == ["fenrir"], "a hit is: it bites"


@pytest.mark.rule("29", "120")
def test_bad_ground_hurts_a_wolf_and_no_shadow_minds_it() -> None:
    content = book(ground(5, 1, dangerous=["a2"], walls=[["a4", "a5"]]))
    story = table(
        content=content,
        laigon=hero("a1", powers=["fenrir"]),
        torgar=hero("a1"),
        tweak=lambda s: s.shadows.append(("a5", "enemy")),
    )
    story.do(UsePower("fenrir", 1), Walk("a2"), Walk("a3"), Walk("a4"))
    assert story.state.companions[0].wounds == 1
    assert story.state.shadows == [("a5", "enemy")]


@pytest.mark.rule("120", "227")
def test_a_raider_is_ready_for_a_wolf_that_walks_in() -> None:
    story = table(
        laigon=hero("a1", powers=["fenrir"]),
        torgar=hero("a15"),
        foes=[enemy("raider-blue-1", "a2")],
    )
    story.dice(("b", "H"), ("b", "-")).do(UsePower("fenrir", 1), Walk("a2"))
    assert story.state.companions[0].wounds == 1, "to enemies it is a hero"


@pytest.mark.rule("120", "195")
def test_the_most_wounded_may_be_a_wolf() -> None:
    story = table(
        laigon=hero("a1"),
        torgar=hero("a1", wounds=1),
        foes=[enemy("raider-green-1", "a2")],
        tweak=wolf_at("a1"),
    )
    story.state.companions[0].wounds = 2
    assert plan(story.t, story.foe("raider-green-1")).targets == ("fenrir",)


@pytest.mark.rule("120", "95")
def test_nobody_focuses_for_a_wolf() -> None:
    story = table(
        laigon=hero("a1", rank=3, powers=["fenrir"]),
        torgar=hero("a15"),
        foes=[enemy("gnome-red", "a1")],
    )
    story.do(Focus(), UsePower("fenrir", 1))
    story.dice(("r", "-"), ("b", "S")).do(Aim("gnome-red"))
    assert story.told(e.Total)[-1].hits == 2, "a sure hit and supremacy"
    assert story.state.turn is not None
    assert story.state.turn.focus, "the focus waits for an attack of his own"
