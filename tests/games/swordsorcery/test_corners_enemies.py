"""Second looks at what enemies do: rows, targets, retreats, hordes, conditions. [190-212]"""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.eyes.words import words
from korchma.games.swordsorcery.options import Push, Spend, UsePower
from korchma.games.swordsorcery.rules.scrolls import plan
from korchma.games.swordsorcery.state import Rune, State
from korchma.kernel.words import Word
from tests.games.swordsorcery.corners import Tweak, turn_of_enemies, wolf_at
from tests.games.swordsorcery.story import BOX, book, enemy, ground, hero, table


def token(name: str, area: str, **more: Any) -> Tweak:
    """A token of a power lies here."""

    def tweak(state: State) -> None:
        state.runes.append(Rune(name, area, 0, name, 2, 0, **more))

    return tweak


# --- whom and which row --------------------------------------------------------------------------


@pytest.mark.rule("196", "197")
def test_of_two_as_near_it_goes_for_the_one_more_wounded() -> None:
    walls = [["a1", "a2"], ["a4", "a5"]]
    content = book(ground(5, 2, walls=walls))
    story = turn_of_enemies(
        content=content,
        ekar=hero("a1"),
        torgar=hero("a5", wounds=1),
        foes=[enemy("orc-warrior-green-1", "a3")],
    )
    found = plan(story.t, story.foe("orc-warrior-green-1"))
    assert (found.at, found.targets, found.reason) == ((), ("torgar",), "wounds")
    story.end_turn()
    assert story.about == "way", "nobody is asked whom"


@pytest.mark.rule("196", "228")
def test_the_crossbow_of_the_last_row_finds_the_more_wounded_of_two_as_near() -> None:
    story = turn_of_enemies(
        content=book(ground(3, 2, walls=[["a2", "a3"]])),
        ekar=hero("a4"),
        laigon=hero("a4", wounds=2),
        foes=[enemy("raider-green-1", "a3")],
    )
    assert plan(story.t, story.foe("raider-green-1")).at == (), "it sees nobody"
    story.dice(("r", "H"), ("b", "S")).end_turn()
    assert story.foe("raider-green-1").at == "a6"
    assert story.told(e.Attacked)[-1].target == "laigon", "not who sits first"


@pytest.mark.rule("198", "201")
def test_nobody_walks_on_toward_who_is_dead() -> None:
    story = turn_of_enemies(
        ekar=hero("a1", wounds=5, crowns=9),
        torgar=hero("a1"),
        foes=[enemy("gremlin-blue-1", "a5")],
    )
    story.dice(("r", "H"), ("b", "-")).end_turn()
    assert story["ekar"].ghost
    assert story.foe("gremlin-blue-1").at == "a5", "stones killed him; there is nobody to go to"


@pytest.mark.rule("198", "199")
def test_a_second_blow_finds_nobody_who_hid_after_the_first() -> None:
    story = turn_of_enemies(
        shaya=hero("a1", armour="treasure-nightcloak"),
        torgar=hero("a15"),
        foes=[enemy("gremlin-red", "a1")],
    )
    story.dice(("r", "-"), ("b", "SP")).end_turn()
    story.do(Spend("treasure-nightcloak.guard.0"))
    assert story["shaya"].hidden
    assert len(story.told(e.Attacked)) == 1


@pytest.mark.rule("195", "120")
def test_a_companion_is_a_hero_to_close_quarters() -> None:
    story = turn_of_enemies(
        "close-quarters",
        laigon=hero("a1"),
        torgar=hero("a1"),
        foes=[enemy("orc-warrior-green-1", "a5"), enemy("orc-warrior-blue-1", "a15")],
        tweak=wolf_at("a5"),
    )
    story.dice(("r", "-"), ("b", "S")).end_turn()
    assert [each.figure for each in story.told(e.Activated)] == ["orc-warrior-green-1"]
    assert story.told(e.Attacked)[-1].target == "fenrir"


@pytest.mark.rule("199", "81b")
def test_an_illusion_is_gone_for_though_a_snare_before_it_springs() -> None:
    def tweak(state: State) -> None:
        token("snare", "a4")(state)
        token("illusion", "a2")(state)
        token("illusion", "a11")(state)

    story = turn_of_enemies(
        auriel=hero("a1"),
        torgar=hero("a15"),
        content=book(ground(5, 3, walls=[["a4", "a9"], ["a5", "a10"], ["a3", "a8"]])),
        foes=[enemy("orc-warrior-blue-1", "a5")],
        tweak=tweak,
    )
    story.dice(("rr", "H -")).end_turn()
    assert story.foe("orc-warrior-blue-1").at == "a2", "what it went for is what it reaches"
    assert [rune.at for rune in story.state.runes] == ["a11"]


@pytest.mark.rule("199")
def test_what_an_enemy_takes_for_a_hero_has_a_name() -> None:
    story = turn_of_enemies(
        quest="q1",
        content=BOX,
        auriel=hero("q1-a1"),
        torgar=hero("q1-a1"),
        foes=[enemy("raider-green-1", "q1-a5")],
        tweak=token("illusion", "q1-a3"),
    )
    (ref,) = plan(story.t, story.foe("raider-green-1")).targets
    assert words(BOX, "figure", ref) == {"": Word("figure-illusion")}


@pytest.mark.rule("172", "199")
def test_who_curses_an_illusion_does_not_curse_itself() -> None:
    story = turn_of_enemies(
        auriel=hero("a11"),
        torgar=hero("a15"),
        foes=[enemy("orc-shaman-red", "a3")],
        tweak=token("illusion", "a1"),
    )
    story.dice(("rbbbb", "- - - - -")).end_turn()
    shaman = story.foe("orc-shaman-red")
    assert (shaman.conditions, shaman.boons) == ([], [])
    assert story.state.runes == [], "two sure hits: the illusion is gone"


@pytest.mark.rule("191")
@pytest.mark.ruling("A42")
def test_of_two_of_one_rank_the_stunned_one_is_not_picked() -> None:
    story = turn_of_enemies(
        "lone-stalker",
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[
            enemy("orc-warrior-green-1", "a1", conditions=["stun"]),
            enemy("orc-warrior-green-2", "a1"),
        ],
    )
    story.dice(("r", "-"), ("b", "S")).end_turn()
    assert story.told(e.Attacked)[-1].by == "orc-warrior-green-2", "nobody is asked"
    assert story.foe("orc-warrior-green-1").conditions == ["stun"]


# --- feet ----------------------------------------------------------------------------------------


@pytest.mark.rule("203")
def test_who_retreats_two_areas_does_not_come_back_with_the_second() -> None:
    story = turn_of_enemies(
        content=book(ground(5, 1)),
        ekar=hero("a2"),
        torgar=hero("a1"),
        foes=[enemy("gnome-blue-1", "a2", came="a3")],
    )
    story.end_turn()
    assert story.foe("gnome-blue-1").at == "a4"


@pytest.mark.rule("203", "228")
def test_who_came_from_nowhere_retreats_from_the_nearest_hero_to_empty_areas() -> None:
    story = turn_of_enemies(
        torgar=hero("a7"),
        ekar=hero("a1"),
        foes=[enemy("orc-shaman-green-1", "a7"), enemy("gremlin-green-1", "a8", owner=1)],
        tweak=lambda s: s.foes[1].conditions.append("stun"),
    )
    story.end_turn()
    assert story.about == "retreat"
    assert {x.area for x in story.offered(Push)} == {"a2", "a6", "a12"}, "in a8 somebody stands"
    story.dice(("rb", "- -")).do(Push("a12"))
    assert not story.told(e.Attacked)[-1].melee


@pytest.mark.rule("200", "228")
def test_between_two_ways_as_short_its_controller_decides() -> None:
    story = turn_of_enemies(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-green-1", "a7")],
    )
    story.end_turn()
    assert story.about == "way"
    assert story.options == [Push("a2"), Push("a6")]
    story.dice(("r", "-"), ("b", "S")).do(Push("a6"))
    assert story.told(e.Walked)[0].area == "a6"


# --- what they suffer ----------------------------------------------------------------------------


@pytest.mark.rule("209", "190")
def test_slowed_by_a_snare_as_it_comes_it_does_not_strike() -> None:
    story = table(
        laigon=hero("a1", rank=2, powers=["snare"]),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-green-1", "a3")],
        encounters=["skirmish"],
    )
    story.do(UsePower("snare", 2, None, "a2"))
    story.dice(("b", "S")).end_turn()
    foe = story.foe("orc-warrior-green-1")
    assert foe.at == "a1", "it ends its way"
    assert [each.by for each in story.told(e.Attacked)] == ["laigon"], "the snare's hit, no axe"
    assert foe.conditions == [], "with its activation the token goes"


@pytest.mark.rule("207", "20")
def test_gremlins_that_lie_make_no_mob() -> None:
    story = turn_of_enemies(
        "lone-stalker",
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[
            enemy("gremlin-blue-1", "a1"),
            enemy("gremlin-green-1", "a1", conditions=["knocked-down"]),
        ],
    )
    story.dice(("r", "-"), ("b", "S"))
    story.end_turn()
    assert story.told(e.Total)[-1].hits == 2, "a sure hit and the lone stalker's"


@pytest.mark.rule("173", "190")
def test_the_lone_stalkers_hit_counts_in_every_blow_of_his_activation() -> None:
    story = turn_of_enemies(
        "lone-stalker",
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-blue-1", "a1")],
    )
    story.dice(("rr", "- -"), ("b", "S"), ("rr", "- -"), ("b", "S")).end_turn()
    assert [each.hits for each in story.told(e.Total)] == [2, 2], "berserk, it strikes twice"
    assert not story.foe("orc-warrior-blue-1").marks


@pytest.mark.rule("190", "207", "209", "212")
def test_to_be_sent_by_the_chief_is_an_activation() -> None:
    story = turn_of_enemies(
        "signal",
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[
            enemy("gremlin-red", "a3", conditions=["stun"]),
            enemy("gremlin-green-1", "a2", conditions=["stun"]),
            enemy("gremlin-blue-1", "a3", conditions=["knocked-down", "slow"]),
        ],
    )
    story.end_turn()
    assert story.foe("gremlin-green-1").conditions == [], "it loses the token instead"
    assert story.foe("gremlin-green-1").at == "a2"
    blue = story.foe("gremlin-blue-1")
    assert (blue.at, blue.conditions) == ("a2", []), "it stands up and comes, and that is all"
    assert not story.told(e.Attacked)
