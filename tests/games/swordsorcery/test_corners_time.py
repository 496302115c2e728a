"""Second looks at the Time and Event phases, souls and ghosts. [46, 55-66, 73-77, 159-163]"""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import (
    Fly,
    GoOn,
    Raise,
    RankUp,
    Return,
    Shout,
    UsePower,
    Walk,
)
from korchma.games.swordsorcery.rules import timing
from korchma.games.swordsorcery.rules.harm import inflict, wound
from korchma.games.swordsorcery.rules.scrolls import plan
from tests.games.swordsorcery.corners import run
from tests.games.swordsorcery.story import Story, book, enemy, ground, hero, table
from tests.games.swordsorcery.test_events import round_

SHRINE = ground(3, 1, shrines=[{"id": "s1", "area": "a3", "lit": True}])
DARK = ground(3, 1, shrines=[{"id": "s1", "area": "a3", "lit": False}])


def time(**more: Any) -> Story:
    """A round begins."""
    return table(phase="time", **more)


# --- fire and poison -----------------------------------------------------------------------------


@pytest.mark.rule("46", "147", "148", "214")
def test_what_a_burning_gnome_sets_alight_burns_a_round_later() -> None:
    def alight(s: Any) -> None:
        s.foes[0].fire.append(1)
        s.foes[1].fire.append(2)

    story = time(
        ekar=hero("a1"),
        torgar=hero("a3"),
        foes=[enemy("gnome-green-1", "a1", wounds=1), enemy("orc-warrior-green-1", "a1")],
        tweak=alight,
    )
    assert not story.alive("gnome-green-1")
    orc = story.foe("orc-warrior-green-1")
    assert (orc.wounds, sorted(orc.fire)) == (1, [1, 1]), "its own token, turned, and a new one"
    assert (story["ekar"].wounds, story["ekar"].fire) == (0, [1])
    assert story.state.fires == {"a1": 1}, "the new fire lies there until the next Time phase"


@pytest.mark.rule("46", "154", "213")
def test_poison_that_kills_an_enemy_pays_and_leaves_its_loot() -> None:
    story = time(
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[enemy("raider-green-1", "a5", wounds=2, conditions=["poison-1"])],
    )
    assert not story.alive("raider-green-1")
    assert (story.state.shards, story.state.finds) == (1, {"a5": ["loot"]})


@pytest.mark.rule("154", "151")
@pytest.mark.ruling("A18")
def test_poison_grows_worse_and_the_weaker_one_only_hurts() -> None:
    story = table(ekar=hero("a1", conditions=["poison-1"]), torgar=hero("a1"))
    ekar = story["ekar"]
    run(inflict(story.t, ekar, "poison-2"))
    assert (ekar.conditions, ekar.wounds) == (["poison-2"], 1)
    run(inflict(story.t, ekar, "poison-1"))
    assert (ekar.conditions, ekar.wounds) == (["poison-2"], 2)


@pytest.mark.rule("46", "126", "158")
def test_fire_kills_before_shields_are_whole_again() -> None:
    story = time(
        content=book(SHRINE),
        ekar=hero("a3", wounds=5),
        torgar=hero("a1"),
        shards=2,
        tweak=lambda s: s.heroes[0].fire.append(1),
    )
    assert story["ekar"].ghost
    assert story.offers(Raise("ekar", 1)), "he fell at the shrine: he may be back in this phase"
    story.do(Raise("ekar", 1))
    assert (story["ekar"].ghost, story["ekar"].wounds, story["ekar"].fire) == (False, 0, [])
    story.next("ekar")
    assert story.offered(Walk), "and goes as usual in this round"


# --- souls ---------------------------------------------------------------------------------------


@pytest.mark.rule("163")
def test_at_a_dark_shrine_nobody_returns_and_nobody_is_raised() -> None:
    story = time(content=book(DARK), torgar=hero("a3", ghost=True), ekar=hero("a1"), shards=3)
    assert story.about == "next", "nothing to buy"
    story.next("torgar")
    assert not story.offered(Return)
    assert story.offered(Fly)


@pytest.mark.rule("163")
def test_a_ghost_elsewhere_is_not_raised() -> None:
    story = time(content=book(SHRINE), torgar=hero("a2", ghost=True), ekar=hero("a1"), shards=3)
    assert story.about == "next"


@pytest.mark.rule("163", "77")
def test_the_soulbound_cost_half_rounded_up() -> None:
    party = {"torgar": hero("a3", ghost=True, rank=3, talents=["soulbound"]), "ekar": hero("a1")}
    story = time(content=book(SHRINE), party=party, shards=2)
    assert timing.ransom(story.t, story["torgar"]) == 2
    assert story.offers(Raise("torgar", 2))


@pytest.mark.rule("74", "76", "163", "15")
@pytest.mark.ruling("A37")
def test_a_ghost_holds_the_others_back_and_may_rise_itself() -> None:
    story = time(
        content=book(SHRINE),
        torgar=hero("a2", ghost=True, rank=1, powers=["heal"]),
        ekar=hero("a1", rank=2, powers=["cleave", "shield-wall"]),
        shards=13,
    )
    assert story.options == [RankUp("torgar", 4), GoOn()]
    story.do(RankUp("torgar", 4))
    assert story["torgar"].rank == 2
    assert story["torgar"].ghost


@pytest.mark.rule("73", "74")
def test_nobody_rises_above_what_the_quest_allows() -> None:
    content = book(ranks=[1, 2])
    story = time(content=content, ekar=hero(rank=2), torgar=hero(rank=2), shards=50)
    assert story.about == "next"


@pytest.mark.rule("159", "73")
def test_nobody_falls_below_what_the_quest_begins_with() -> None:
    story = table(content=book(ranks=[2, 4]), ekar=hero(rank=2, powers=["cleave"]), torgar=hero())
    run(wound(story.t, story["ekar"], 99, "test"))
    assert (story["ekar"].rank, len(story["ekar"].powers)) == (2, 1)


@pytest.mark.rule("115", "159")
def test_the_stealth_of_who_dies_begins_to_cool_down() -> None:
    story = table(shaya=hero("a1", hidden=True, powers=["stealth"]), torgar=hero("a1"))
    shaya = story["shaya"]
    shaya.veiled_by, shaya.veil_level = "stealth", 1
    run(wound(story.t, shaya, 99, "test"))
    assert (shaya.hidden, shaya.powers[0].at) == (False, 2)


@pytest.mark.rule("52", "159", "191")
@pytest.mark.ruling("A35")
def test_who_dies_in_his_own_enemy_turn_lets_the_card_be_finished() -> None:
    story = table(
        ekar=hero("a1", wounds=5),
        torgar=hero("a2"),
        foes=[enemy("orc-warrior-blue-1", "a1"), enemy("orc-warrior-green-1", "a1")],
        encounters=["skirmish"],
    )
    story.dice(("rr", "- -"), ("b", "-"), ("r", "-"), ("b", "S")).end_turn()
    assert story["ekar"].ghost
    assert [each.target for each in story.told(e.Activated)] == ["ekar", "torgar"]


@pytest.mark.rule("162", "160")
def test_a_ghost_is_no_target_and_no_help_reaches_it() -> None:
    story = table(
        torgar=hero("a1", powers=["heal"], wounds=1),
        ekar=hero("a1", ghost=True),
        foes=[enemy("gremlin-green-1", "a1")],
    )
    assert [x.target for x in story.offered(UsePower)] == ["torgar"]
    assert plan(story.t, story.foe("gremlin-green-1")).targets == ("torgar",)


@pytest.mark.rule("162")
def test_a_ghost_shouts_in_the_midst_of_a_fight_at_whom_it_likes() -> None:
    story = table(
        auriel=hero("a1", card="sorceress", ghost=True),
        torgar=hero("a15", card="runemaster"),
        foes=[enemy("gremlin-green-1", "a1"), enemy("orc-warrior-green-1", "a3")],
    )
    assert {x.target for x in story.offered(Shout)} == {"gremlin-green-1", "orc-warrior-green-1"}
    story.dice(("b", "S")).do(Shout("sorceress", "orc-warrior-green-1"))
    assert story.foe("orc-warrior-green-1").wounds == 1, "two by its weakness, one parried"


# --- events --------------------------------------------------------------------------------------


LOSE = {"p9": {"steps": [{"do": "end", "ending": "lose"}]}}
EMPTY = [{"id": "deck", "when": {"is": "deck-empty"}, "then": "p9"}]


@pytest.mark.rule("66", "64")
def test_the_last_card_may_be_a_story_on_an_empty_deck() -> None:
    story = table(
        content=book(paragraphs=LOSE, defeats=EMPTY),
        ekar=hero(),
        torgar=hero(),
        events=[],
        tweak=lambda s: s.stories_up.append("s1"),
    )
    round_(story)
    assert story.session.result is not None, "with it the last card of the deck is discarded"


@pytest.mark.rule("59", "66")
@pytest.mark.ruling("A19")
def test_night_as_the_last_card_leaves_a_round_more() -> None:
    story = table(
        content=book(paragraphs=LOSE, defeats=EMPTY), ekar=hero(), torgar=hero(), events=["night"]
    )
    round_(story)
    assert story.session.result is None
    assert story.state.sky == "night"
    round_(story)
    assert story.session.result is not None


@pytest.mark.rule("60")
def test_day_takes_the_place_of_night_and_night_is_discarded() -> None:
    story = table(ekar=hero(), torgar=hero(), events=["night", "day", "calm"])
    round_(story)
    round_(story)
    assert (story.state.sky, story.state.events_used) == ("day", ["night"])


@pytest.mark.rule("62", "160", "56")
def test_an_omen_turns_the_powers_of_ghosts_too_and_a_gift_heals_the_living() -> None:
    story = table(
        ekar=hero("a1", powers=["cleave/2"]),
        torgar=hero("a1", ghost=True, powers=["heal/2"]),
        events=["omen", "calm"],
    )
    round_(story)
    assert [x.powers[0].at for x in story.state.heroes] == [2, 2], "3, and a step in the Time phase"


@pytest.mark.rule("43", "57", "194")
def test_in_a_fog_enemies_too_see_three_areas() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[enemy("gremlin-blue-1", "a5")],
        events=["fog", "calm"],
        tweak=lambda s: setattr(s, "event_up", True),
    )
    assert plan(story.t, story.foe("gremlin-blue-1")).at == ()
    story.state.event_up = False
    assert plan(story.t, story.foe("gremlin-blue-1")).at == (4,)


@pytest.mark.rule("57", "82")
def test_in_a_calm_nobody_strikes_at_leavers() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[enemy("raider-green-1", "a1")],
        events=["calm", "fog"],
        tweak=lambda s: setattr(s, "event_up", True),
    )
    story.walk("a2")
    assert not story.told(e.Attacked)
