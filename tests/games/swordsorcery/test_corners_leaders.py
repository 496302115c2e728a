"""Second looks at hordes and at those who lead. [172, 177, 178, 213-217] (3.10, 3.13)"""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import Act, Aim, Provoke
from korchma.games.swordsorcery.rules import foes as coming
from korchma.games.swordsorcery.rules import masters, priority
from korchma.games.swordsorcery.rules.figures import controller
from korchma.games.swordsorcery.rules.harm import burn, wound
from korchma.games.swordsorcery.rules.scrolls import plan
from korchma.games.swordsorcery.state import State
from tests.games.swordsorcery.corners import Tweak, run, turn_of_enemies, wolf_at
from tests.games.swordsorcery.story import book, enemy, ground, hero, table

# --- hordes --------------------------------------------------------------------------------------


def pack(first: str, second: str) -> Tweak:
    """The two figures of the pack stand apart."""

    def tweak(state: State) -> None:
        one, other = state.foes
        one.at, other.at = first, second

    return tweak


@pytest.mark.rule("178", "194")
def test_of_a_pack_the_figure_nearest_to_the_prey_counts_and_goes_first() -> None:
    story = turn_of_enemies(
        ekar=hero("a1"),
        torgar=hero("a11", crowns=5),
        foes=[enemy("gremlin-pack-green", "a3")],
        tweak=pack("a4", "a12"),
    )
    assert plan(story.t, story.foe("gremlin-pack-green")).at == (1, 2), "a12 is next to a11"
    story.dice(("bb", "- -"), ("b", "S")).end_turn()
    assert [foe.at for foe in story.state.foes] == ["a11", "a11"]
    assert story.told(e.Walked)[0] == e.Walked("gremlin-pack-green.2", "a11")


@pytest.mark.rule("177", "213")
def test_a_pack_pays_when_the_last_of_it_falls() -> None:
    story = table(
        ekar=hero("a1", rank=4, main="great-axe"),
        torgar=hero("a15"),
        foes=[enemy("gremlin-pack-green", "a1")],
    )
    story.dice(("rr", "- -")).strike("gremlin-pack-green")
    assert (story.state.shards, story.state.finds) == (0, {})
    story.dice(("rr", "- -")).strike("gremlin-pack-green.2")
    assert (story.state.shards, story.state.finds) == (2, {"a1": ["loot"]})
    assert story.state.fallen == ["gremlin-pack-green"]


# --- leaders -------------------------------------------------------------------------------------


@pytest.mark.rule("228", "174")
def test_whom_the_warlord_orders_of_two_as_near_is_for_the_active_player() -> None:
    story = turn_of_enemies(
        "leaders-assault",
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[
            enemy("warlord", "a2"),
            enemy("orc-warrior-green-1", "a3", owner=0),
            enemy("orc-warrior-blue-1", "a7", owner=1),
        ],
    )
    story.dice(("rr", "- -"), ("b", "S")).end_turn()
    assert story.options == [Act("orc-warrior-green-1"), Act("orc-warrior-blue-1")]
    story.dice(("r", "-"), ("b", "S")).do(Act("orc-warrior-green-1"))
    assert story.foe("orc-warrior-green-1").at == "a1"


@pytest.mark.rule("172", "40")
def test_a_wall_is_no_way_to_lead() -> None:
    for walls, dice in (([], "rb"), ([["a1", "a2"]], "r")):
        story = turn_of_enemies(
            "green-tide",
            content=book(ground(5, 1, walls=walls)),
            ekar=hero("a1"),
            torgar=hero("a1"),
            foes=[enemy("orc-warrior-green-1", "a1"), enemy("raider-red", "a2", owner=1)],
        )
        story.dice((dice, " ".join("-" * len(dice))), ("b", "S")).end_turn()
        assert len(story.told(e.Rolled)[-1].faces) == len(dice)


# --- masters -------------------------------------------------------------------------------------


@pytest.mark.rule("215")
def test_a_troll_that_burns_to_its_half_turns_in_the_time_phase() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[enemy("hill-troll", "a15", wounds=8)],
        phase="time",
        tweak=lambda s: s.foes[0].fire.append(1),
    )
    assert story.foe("hill-troll").wounds == 9, "burning, it does not heal"
    assert story.foe("hill-troll").side == "b"


@pytest.mark.rule("215")
def test_half_its_life_is_reached_once_whichever_side_is_up() -> None:
    story = table(
        ekar=hero("a1"), torgar=hero("a1"), foes=[enemy("hill-troll", "a15", wounds=8, side="b")]
    )
    troll = story.foe("hill-troll")
    run(wound(story.t, troll, 1, "test"))
    assert troll.side == "b", "it is raging already"
    masters.turn_master(story.t, troll)
    run(wound(story.t, troll, 1, "test"))
    assert troll.side == "a", "that was the first time"


@pytest.mark.rule("215")
def test_a_warlord_whose_last_orc_goes_home_stands_alone() -> None:
    content = book(
        paragraphs={
            "p1": {
                "on": [{"on": "enter", "area": "a2"}],
                "steps": [{"do": "leaves", "enemy": "guard"}],
            }
        }
    )
    story = table(
        content=content,
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[enemy("warlord", "a15"), enemy("orc-warrior-green-1", "a15", name="guard")],
    )
    assert story.foe("warlord").side == "a"
    story.walk("a2")
    assert not story.alive("guard")
    assert story.foe("warlord").side == "b"


@pytest.mark.rule("120", "218")
def test_a_vengeful_master_looks_at_nobody_but_the_holder() -> None:
    story = turn_of_enemies(
        "leaders-assault",
        ekar=hero("a5"),
        laigon=hero("a1", wounds=3),
        foes=[enemy("warlord", "a1", side="b")],
        tweak=wolf_at("a1", owner=1),
    )
    assert story.state.heroes[story.state.holder].who == "ekar"
    found = plan(story.t, story.foe("warlord"))
    assert (found.at, found.targets) == ((3, 4), ("ekar",))
    story.end_turn()
    assert story.foe("warlord").at == "a4", "past the wolf and the wounded"
    assert not story.told(e.Attacked)


@pytest.mark.rule("126", "215")
def test_the_warlords_shields_come_back_on_one_side_only() -> None:
    for side, shields in (("a", 2), ("b", 0)):
        story = table(
            ekar=hero("a1"),
            torgar=hero("a1"),
            foes=[
                enemy("warlord", "a15", side=side, shields=0),
                enemy("orc-warrior-green-1", "a15"),
            ],
            phase="time",
        )
        assert story.foe("warlord").shields == shields


@pytest.mark.rule("213", "216", "218")
def test_with_the_master_the_token_goes_and_nobody_provokes() -> None:
    story = table(
        ekar=hero("a1", rank=3), torgar=hero("a1"), foes=[enemy("hill-troll", "a3", wounds=17)]
    )
    assert story.offers(Provoke())
    run(wound(story.t, story.foe("hill-troll"), 1, "test", "ekar"))
    s = story.state
    assert (s.holder, s.shards, s.coins) == (-1, 12, {"a3": 50})
    assert s.out == ["hill-troll"], "it does not come again in this quest"
    assert not priority.may_provoke(story.t, story["ekar"])


@pytest.mark.rule("98", "218")
def test_the_value_of_the_token_stays_between_one_and_six() -> None:
    story = table(ekar=hero("a1"), shaya=hero("a1"), foes=[enemy("hill-troll", "a3")])
    s, t = story.state, story.t
    priority.wears_off(t)
    assert s.value == 1
    priority.struck(t, story["shaya"], {"hill-troll": 9})
    assert (s.heroes[s.holder].who, s.value) == ("shaya", 6)
    priority.provoke(t, story["ekar"])
    assert (s.heroes[s.holder].who, s.value) == ("shaya", 6), "a claim of one is no match"
    priority.struck(t, story["ekar"], {"hill-troll": 7})
    assert s.heroes[s.holder].who == "ekar", "seven wounds are"


@pytest.mark.rule("218")
def test_between_heirs_as_good_the_active_player_gives_the_token_on() -> None:
    story = turn_of_enemies(
        "leaders-assault",
        torgar=hero("a1", wounds=4),
        laigon=hero("a2"),
        shaya=hero("a2"),
        foes=[enemy("hill-troll", "a1")],
    )
    story.dice(("rr", "- -"), ("b", "-")).end_turn()
    assert story["torgar"].ghost
    assert story.options == [Aim("laigon"), Aim("shaya")]
    story.do(Aim("shaya"))
    assert story.state.heroes[story.state.holder].who == "shaya"


@pytest.mark.rule("216", "186")
def test_a_master_is_always_the_active_players_and_counts_for_nobody() -> None:
    story = table(ekar=hero("a1"), torgar=hero("a1"), foes=[enemy("hill-troll", "a15")])
    troll = story.foe("hill-troll")
    assert controller(story.t, troll) == 0
    story.state.active = 1
    assert controller(story.t, troll) == 1
    assert coming.add(story.t, "gremlin-green-1", "a15").owner == 1, "a tie: the active player"


@pytest.mark.rule("46", "215")
def test_the_troll_heals_unless_it_burns() -> None:
    for fire, wounds in (0, 3), (1, 5):
        story = table(
            ekar=hero("a1"),
            torgar=hero("a1"),
            foes=[enemy("hill-troll", "a15", wounds=4)],
            encounters=["hesitation", "battle"],
            events=["calm", "fog"],
        )
        if fire:
            burn(story.t, story.foe("hill-troll"), fire)
        story.state.encounters.append("hesitation")
        story.end_turn()
        story.state.encounters.append("hesitation")
        story.end_turn()
        assert story.foe("hill-troll").wounds == wounds
