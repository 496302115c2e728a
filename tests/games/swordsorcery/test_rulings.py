"""Rulings of ours that a table may decide otherwise: as we have it, and the other way."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import (
    Act,
    OpenChest,
    OpenDoor,
    Spend,
    UsePower,
    Walk,
)
from korchma.games.swordsorcery.rules import giving, priority
from korchma.games.swordsorcery.rules.defence import weakened
from korchma.games.swordsorcery.rules.encounters import _key
from korchma.games.swordsorcery.rules.foes import many
from korchma.games.swordsorcery.rules.ground import sees
from korchma.games.swordsorcery.rules.moving import strikers
from korchma.games.swordsorcery.rules.scrolls import plan
from tests.games.swordsorcery.story import book, enemy, ground, hero, table

both = pytest.mark.parametrize("other", [False, True])


@pytest.mark.ruling("A1")
@both
def test_wounds_move_the_priority_token_or_only_provoking_does(other: bool) -> None:
    story = table(
        ekar=hero("a1"),
        shaya=hero("a2"),
        foes=[enemy("hill-troll", "a8")],
        priority="fixed" if other else "wounds",
    )
    priority.struck(story.t, story["shaya"], {story.foe("hill-troll").ref: 3})
    assert story.state.heroes[story.state.holder].who == ("ekar" if other else "shaya")


@pytest.mark.ruling("A4")
@both
def test_who_started_counts_or_who_lives(other: bool) -> None:
    ghosts = {name: hero(ghost=True) for name in ("torgar", "shaya", "laigon")}
    story = table(ekar=hero(), party=ghosts, red_by_living=other)
    assert many(story.t) is not other


@pytest.mark.ruling("A5")
@both
def test_an_empty_treasure_deck_is_made_anew_or_not(other: bool) -> None:
    def empty(s: Any) -> None:
        s.treasures_used += s.treasures
        s.treasures = []

    story = table(ekar=hero(), torgar=hero(), tweak=empty, treasures_stay_out=other)
    assert [*giving.treasures(story.t, story["ekar"], 1)] == []
    assert bool(story.told(e.TreasureDrawn)) is not other


@pytest.mark.ruling("A6")
@both
def test_rolled_shields_stop_lethal_hits_or_not(other: bool) -> None:
    story = table(
        shaya=hero("a1", card="assassin", main="treasure-crystal-knife"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-blue-1", "a1")],
        dice_stop_lethal=other,
    )
    story.dice(("rrb", "HP HP -"), ("bb", "S S") if other else ("b", "S"))
    story.strike("orc-warrior-blue-1").do(Spend("treasure-crystal-knife.0"))
    # four hits, two of them lethal, one stopped by armour: one die for what is left, or two
    assert story.foe("orc-warrior-blue-1").wounds == (1 if other else 2)


@pytest.mark.ruling("A7")
@both
def test_enemies_in_ones_own_area_hide_nothing_or_all(other: bool) -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a1")],
        own_area_blocks=other,
    )
    assert sees(story.t, "a1", "a3", hero=True) is not other


@pytest.mark.ruling("A8")
@both
def test_a_chest_is_opened_where_it_stands_or_from_next_to_it(other: bool) -> None:
    content = book(ground(3, 1, chests=[{"area": "a2"}]))
    story = table(content=content, ekar=hero("a1"), torgar=hero("a1"), chest_from_next=other)
    assert story.offers(OpenChest("a2")) is other


@pytest.mark.ruling("A16")
@both
def test_who_is_engaged_may_open_a_door_or_not(other: bool) -> None:
    content = book(ground(3, 1, doors=[{"between": ["a1", "a2"]}]))
    story = table(
        content=content,
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[enemy("gremlin-green-1", "a1")],
        engaged_opens_doors=not other,
    )
    assert story.offers(OpenDoor("a1-a2")) is not other


@pytest.mark.ruling("A20")
@both
def test_gremlins_mob_with_control_or_only_with_domination(other: bool) -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[enemy(f"gremlin-green-{n}", "a1") for n in (1, 2)] + [enemy("raider-green-1", "a1")],
        encounters=["lone-stalker"],
        mob_needs_domination=other,
    )
    story.end_turn().dice(("b", "-"), ("b", "S"))
    story.do(Act(story.foe("gremlin-green-1").ref))
    while story.about == "target":
        story.do(story.options[0])
    assert story.told(e.Total)[-1].hits == (2 if other else 3)


@pytest.mark.ruling("A24")
@both
def test_seat_by_seat_or_by_rank_over_all(other: bool) -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[enemy("raider-green-1", "a15"), enemy("gremlin-blue-1", "a15", owner=1)],
        x_by_rank=other,
    )
    green, blue = story.foe("raider-green-1"), story.foe("gremlin-blue-1")
    assert (_key(story.t, blue) < _key(story.t, green)) is other


@pytest.mark.ruling("A27")
@both
def test_a_row_goes_by_sight_or_by_steps(other: bool) -> None:
    content = book(ground(3, 2, barriers=[["a1", "a4"]], walls=[["a2", "a5"]]))
    story = table(
        content=content,
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[enemy("gremlin-blue-1", "a4")],
        enemy_row_by_steps=other,
    )
    assert plan(story.t, story.foe("gremlin-blue-1")).at == (() if other else (1, 2, 3))


@pytest.mark.ruling("A29")
@both
def test_a_weakness_needs_a_hit_or_not(other: bool) -> None:
    story = table(
        ekar=hero(),
        torgar=hero(),
        foes=[enemy("raider-green-1", "a15")],
        weakness_needs_hit=not other,
    )
    assert weakened(story.t, story.foe("raider-green-1"), 0, "pierce") == other


@pytest.mark.ruling("A31")
@both
def test_who_lies_on_the_ground_strikes_at_leavers_or_not(other: bool) -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[enemy(f"gremlin-green-{n}", "a1", conditions=["knocked-down"]) for n in (1, 2)]
        + [enemy("raider-green-1", "a1")],
        knocked_down_react=not other,
    )
    assert len(strikers(story.t, story["ekar"])) == (1 if other else 3)


@pytest.mark.ruling("A41")
@both
def test_a_companion_leaves_a_fight_or_stays(other: bool) -> None:
    story = table(
        laigon=hero("a1", powers=["fenrir"]),
        torgar=hero("a15"),
        foes=[enemy("raider-green-1", "a1")],
        companions_evade=not other,
    )
    story.do(UsePower("fenrir", 1))
    assert bool(story.offered(Walk)) is not other


@pytest.mark.ruling("A43")
@both
def test_a_condition_needs_no_hit_or_one(other: bool) -> None:
    story = table(
        auriel=hero("a1", powers=["mistress-of-thunder"]),
        torgar=hero("a15"),
        foes=[enemy("raider-red", "a3")],
        effects_need_hit=other,
    )
    story.dice(("rb", "PM -"))
    story.do(UsePower("mistress-of-thunder", 1, story.foe("raider-red").ref))
    story.do(Spend("mistress-of-thunder.0"))
    assert story.told(e.Total)[-1].hits == 0
    assert (story.foe("raider-red").conditions == []) is other
