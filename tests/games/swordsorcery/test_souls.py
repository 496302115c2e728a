"""Ranks, powers, ghosts and their return; the priority token. [46, 73-77, 107-120, 158-163, 218]"""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import (
    EndTurn,
    GoOn,
    Learn,
    Provoke,
    Raise,
    RankUp,
    Return,
    Search,
    Shout,
    TurnPower,
    UsePower,
)
from korchma.games.swordsorcery.rules import growing, priority, timing
from korchma.games.swordsorcery.rules.growing import open_powers, price
from korchma.games.swordsorcery.rules.harm import inflict, wound
from korchma.kernel import Flow
from tests.games.swordsorcery.story import Story, book, enemy, ground, hero, table


def run(flow: Flow[None]) -> None:
    """A flow that asks nobody anything."""
    assert [*flow] == []


# --- ranks and powers ----------------------------------------------------------------------------


@pytest.mark.rule("74", "75", "76")
@pytest.mark.case("T9")
def test_a_rank_costs_its_square_and_nobody_runs_ahead() -> None:
    assert [price(rank) for rank in (1, 2, 3)] == [4, 9, 16]
    story = table(ekar=hero(rank=2), torgar=hero(rank=3), shards=99, phase="time")
    assert story.offered(RankUp) == [RankUp("ekar", 9)]
    assert growing.may_rise(story.t) == [RankUp("ekar", 9)]


@pytest.mark.rule("108", "109", "73")
def test_a_new_rank_brings_a_card() -> None:
    story = table(
        ekar=hero(powers=["cleave"]), torgar=hero(powers=["heal"]), shards=4, phase="time"
    )
    story.do(RankUp("ekar", 4))
    assert story.about == "learn"
    story.do(Learn("shield-wall"))
    assert [power.card for power in story["ekar"].powers] == ["cleave", "shield-wall"]
    assert story.state.shards == 0


@pytest.mark.rule("110")
@pytest.mark.case("T11")
def test_powers_go_by_nature() -> None:
    story = table(
        shaya=hero(card="rogue", rank=7),
        torgar=hero(card="runemaster", rank=7),
        laigon=hero(rank=7),
        soul_storm=True,
    )
    assert "backstab" not in open_powers(story.t, story["shaya"])
    assert "sanctuary" not in open_powers(story.t, story["torgar"])
    assert "war-rune" in open_powers(story.t, story["torgar"])


@pytest.mark.rule("113", "114", "117")
@pytest.mark.case("T13", "T14")
def test_a_level_is_chosen_and_cools_down() -> None:
    foes = [enemy("gremlin-red", "a3")]
    story = table(torgar=hero(powers=["lightning-bolt"], rank=3), ekar=hero("a15"), foes=foes)
    assert {x.level for x in story.offered(UsePower)} == {3}
    story = table(torgar=hero(powers=["lightning-bolt"], rank=5), ekar=hero("a15"), foes=foes)
    assert {x.level for x in story.offered(UsePower)} == {3, 5}
    story = table(torgar=hero(powers=["heal"]), ekar=hero("a1", wounds=1))
    story.do(UsePower("heal", 1, "ekar"))
    assert story["ekar"].wounds == 0
    assert story["torgar"].powers[0].at == 1
    story.do(EndTurn(), EndTurn())
    assert story["torgar"].powers[0].at == 0


@pytest.mark.rule("46", "116")
@pytest.mark.ruling("A34")
def test_used_powers_turn_a_step_in_the_time_phase_and_by_omens() -> None:
    story = table(
        torgar=hero(powers=["heal/1", "blessing/3"]),
        ekar=hero(),
        events=["omen", "calm", "calm"],
    )
    story.do(EndTurn(), EndTurn())
    assert story.about == "turn-power"
    story.do(TurnPower("blessing"))
    assert [power.at for power in story["torgar"].powers] == [0, 3], "back to four, then forward"


@pytest.mark.rule("71", "223")
@pytest.mark.case("T14")
def test_the_lucky_keep_the_better_of_two() -> None:
    story = table(
        ekar=hero(talents=["lucky"], rank=2, conditions=["poison-1"]),
        torgar=hero(),
        encounters=["hesitation"],
    )
    story.dice(("bb", "- S"))
    story.do(EndTurn(), EndTurn())
    assert story["ekar"].conditions == []


@pytest.mark.rule("223", "8")
@pytest.mark.case("T12")
def test_treasure_hunt_draws_more_and_keeps_one() -> None:
    content = book(ground(3, 1, searches=["a1"]))
    for rank, n in ((1, 2), (4, 3)):
        story = table(
            content=content,
            shaya=hero(rank=rank, powers=["treasure-hunt"]),
            torgar=hero(),
            treasures=["purse", "some-crowns", "few-crowns"],
        )
        story.dice(("r", "HP")).do(Search("a1"))
        assert len(story.options) == n


# --- ghosts --------------------------------------------------------------------------------------


@pytest.mark.rule("158", "159", "160", "112")
@pytest.mark.ruling("A14")
@pytest.mark.case("T25")
def test_torgar_dies_and_leaves_what_he_carried() -> None:
    story = table(
        torgar=hero(
            rank=3,
            powers=["heal", "lightning-bolt"],
            talents=["tough"],
            main="club",
            pack=["healing-potion"],
            crowns=10,
            conditions=["slow"],
        ),
        ekar=hero("a15"),
    )
    run(wound(story.t, story["torgar"], 99, "test"))
    torgar = story["torgar"]
    assert torgar.ghost
    assert (torgar.rank, torgar.conditions, torgar.pack, torgar.crowns) == (2, [], [], 0)
    assert [power.card for power in torgar.powers] == ["heal"]
    assert torgar.main is not None
    assert story.state.coins == {"a1": 10}
    assert timing.ransom(story.t, torgar) == 2


@pytest.mark.rule("118", "160")
def test_a_ghosts_powers_turn_all_the_same() -> None:
    story = table(torgar=hero(ghost=True, powers=["heal/2"]), ekar=hero())
    story.do(EndTurn(), EndTurn())
    assert story["torgar"].powers[0].at == 1


@pytest.mark.rule("162", "52")
def test_a_ghost_shouts_and_returns_and_skips_the_enemies() -> None:
    content = book(ground(3, 1, shrines=[{"id": "s1", "area": "a3", "lit": True}]))
    story = table(
        content=content,
        torgar=hero(ghost=True),
        ekar=hero("a2", wounds=2),
        foes=[enemy("gremlin-green-1", "a3", conditions=["stun"])],
        encounters=["hesitation"],
    )
    story.do(Shout("priest", "ekar"))
    assert story["ekar"].wounds == 1
    assert not story.offered(Shout)
    story.do(Return("s1"), EndTurn())
    assert story["torgar"].at == "a3"
    assert not story.told(e.EncounterDrawn)


@pytest.mark.rule("163", "16")
@pytest.mark.ruling("A15", "A32")
def test_a_ghost_at_a_shrine_is_brought_back_whole() -> None:
    content = book(ground(3, 1, shrines=[{"id": "s1", "area": "a3", "lit": True}]))
    story = table(
        content=content,
        torgar=hero("a3", ghost=True, rank=2, armour="leather/b"),
        ekar=hero("a2", rank=2),
        shards=3,
        phase="time",
    )
    story.do(Raise("torgar", 2))
    torgar = story["torgar"]
    assert not torgar.ghost
    assert torgar.shields == 1
    assert story.state.shards == 1


# --- the priority token --------------------------------------------------------------------------


def boss(**party: Any) -> Story:
    """The troll stands where all see him."""
    return table(foes=[enemy("hill-troll", "a8", name="uncle")], **party)


@pytest.mark.rule("98", "216", "218")
@pytest.mark.ruling("A1")
@pytest.mark.case("T39")
def test_provoking_and_wounding_move_the_token() -> None:
    story = boss(ekar=hero("a1"), shaya=hero("a2"), laigon=hero("a3"))
    s, t = story.state, story.t
    assert s.heroes[s.holder].who == "ekar"
    s.value = 2
    priority.provoke(t, story["shaya"])
    assert (s.heroes[s.holder].who, s.value) == ("ekar", 3), "claim 1 is less than 2"
    priority.struck(t, story["laigon"], {s.foes[0].ref: 2})
    assert (s.heroes[s.holder].who, s.value) == ("ekar", 3), "2 is less than 3"
    priority.provoke(t, story["laigon"])
    assert (s.heroes[s.holder].who, s.value) == ("laigon", 4), "claim 1 + 2"
    priority.wears_off(t)
    assert s.value == 3


@pytest.mark.rule("98", "215")
def test_provoked_by_two_heroes_the_troll_turns() -> None:
    story = boss(ekar=hero("a1"), shaya=hero("a2", used=["provoke"]))
    story.state.provoked = 1
    story.do(Provoke())
    assert story.foe("uncle").side == "b"
    assert not story.offers(Provoke())


@pytest.mark.rule("218")
def test_the_token_of_a_ghost_goes_to_the_most_wounded() -> None:
    story = boss(ekar=hero("a1"), shaya=hero("a2"), laigon=hero("a3", wounds=2))
    run(wound(story.t, story["ekar"], 99, "test"))
    assert story.state.heroes[story.state.holder].who == "laigon"


@pytest.mark.rule("217")
def test_a_master_cannot_be_stunned() -> None:
    story = boss(ekar=hero("a1"), shaya=hero("a2"))
    run(inflict(story.t, story.foe("uncle"), "stun"))
    assert story.foe("uncle").conditions == []
    assert story.told(e.Immune)
    assert story.offers(EndTurn())
    assert not story.offers(GoOn())
