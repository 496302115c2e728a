"""A third look, sentence by sentence of the rulebook: what it found stays found."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.swordsorcery import GAME
from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.eyes.forecast import forecast
from korchma.games.swordsorcery.eyes.odds import odds, outlook
from korchma.games.swordsorcery.options import (
    Aim,
    DropCoins,
    EndTurn,
    Exchange,
    Give,
    GoOn,
    PickCoins,
    React,
    Spend,
    TakeFrom,
    UseItem,
    UsePower,
)
from korchma.games.swordsorcery.rules.arms import foe_arms, hero_arms
from korchma.games.swordsorcery.rules.quest_rules import wake
from korchma.text.voice import Voice
from tests.games.swordsorcery.corners import wolf_at
from tests.games.swordsorcery.story import Story, book, enemy, hero, table

UNCLE = enemy("hill-troll", "a3", name="uncle")

# --- hands and purses ----------------------------------------------------------------------------


@pytest.mark.rule("100", "129")
def test_crowns_are_dropped_for_whoever_comes_after() -> None:
    story = table(ekar=hero("a1", crowns=60), torgar=hero("a1"))
    assert [x.n for x in story.offered(DropCoins)] == [5, 10, 50, 60]
    story.do(DropCoins(50))
    assert (story["ekar"].crowns, story.state.coins) == (10, {"a1": 50})
    assert story.told(e.Dropped) == [e.Dropped("ekar", (), 50)]
    story.end_turn()
    story.do(PickCoins(50))
    assert story["torgar"].crowns == 50


@pytest.mark.rule("100")
@pytest.mark.ruling("A16")
def test_in_a_fight_nobody_drops_crowns() -> None:
    foes = [enemy("gremlin-green-1", "a1")]
    assert not table(ekar=hero("a1", crowns=60), torgar=hero(), foes=foes).offered(DropCoins)


@pytest.mark.rule("97", "123")
def test_what_one_wears_can_be_handed_over_too() -> None:
    story = table(ekar=hero("a1", main="old-sword"), torgar=hero("a1", off="buckler"))
    story.do(Exchange("torgar"))
    assert story.offers(Give("old-sword", "torgar"), TakeFrom("buckler", "torgar"))
    story.do(TakeFrom("buckler", "torgar"), Give("old-sword", "torgar"))
    assert story["ekar"].main is None
    assert story["ekar"].off is not None, "into the empty hand at once"
    assert [x.card for x in story["torgar"].pack] == ["old-sword"], "no weapon of his"


@pytest.mark.rule("151b", "128")
def test_a_bandage_is_for_who_has_something_to_be_bound() -> None:
    story = table(
        ekar=hero("a1", pack=["bandage"]), torgar=hero("a1", conditions=["slow"], wounds=1)
    )
    assert story.offered(UseItem) == [UseItem("bandage", "torgar")]


# --- conditions ----------------------------------------------------------------------------------


@pytest.mark.rule("157", "101")
def test_a_passive_power_of_the_stunned_works_on() -> None:
    story = table(
        phase="battle", auriel=hero(conditions=["stun"], powers=["ward/3"]), torgar=hero("a15")
    )
    story.next("auriel")
    assert story.told(e.TurnSkipped)
    story.do(React("meditation", 0))
    assert story["auriel"].powers[0].at == 2
    assert story["auriel"].conditions == []


@pytest.mark.rule("211", "53")
def test_a_blind_enemy_lies_in_ambush_for_nobody() -> None:
    story = table(
        ekar=hero("a1", crowns=5),
        torgar=hero("a1"),
        foes=[enemy("raider-green-1", "a4", conditions=["blind"]), enemy("gremlin-green-1", "a3")],
        encounters=["ambush"],
    )
    story.dice(("b", "-"), ("b", "S")).end_turn()
    assert [each.figure for each in story.told(e.Activated)] == ["gremlin-green-1"]
    assert story.foe("raider-green-1").conditions == ["blind"], "it has not acted"


@pytest.mark.rule("190", "191")
def test_whom_the_chief_sends_go_in_the_order_of_seats() -> None:
    story = table(
        ekar=hero("a1", crowns=5),
        torgar=hero("a1"),
        foes=[
            enemy("gremlin-red", "a8", owner=1),
            enemy("gremlin-green-1", "a2", owner=1),
            enemy("gremlin-blue-1", "a2", owner=0),
        ],
        encounters=["signal"],
    )
    story.dice(("r", "-"), ("b", "S"), ("b", "-"), ("b", "S"), ("r", "-"), ("b", "S")).end_turn()
    sent = [each.by for each in story.told(e.Attacked) if each.reason == "chief"]
    assert sent == ["gremlin-blue-1", "gremlin-green-1"], "the active player's first"


# --- how it ends ---------------------------------------------------------------------------------


def won(**more: Any) -> Story:
    """The last enemy falls, and the paragraph leads to the emporium."""
    pages = {"p9": {"steps": [{"do": "emporium"}, {"do": "end", "ending": "win"}]}}
    goal = {"id": "chief", "when": {"is": "dead", "enemy": "chief"}, "then": "p9"}
    story = table(
        content=book(paragraphs=pages, goals=[goal]),
        ekar=hero("a1", main="old-sword"),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a1", name="chief", wounds=1)],
        **more,
    )
    return story.dice(("r", "HH"), ("b", "-")).strike("chief")


@pytest.mark.rule("65", "164")
def test_after_a_quest_by_itself_nobody_shops_for_another() -> None:
    alone, chapter = won(), won(campaign=True)
    assert alone.session.result is not None
    assert chapter.about == "shop"


def names() -> dict[str, str]:
    """What symbols buy, as it is said."""
    voice = Voice(GAME, "en")
    return {str(line): voice.name("line", line) for line in GAME.box.named(GAME.content)["line"]}


# --- what is foreseen ----------------------------------------------------------------------------


@pytest.mark.rule("206")
def test_an_enemy_that_must_pay_for_a_burst_has_nothing_left_to_fell_him() -> None:
    story = table(ekar=hero("a1"), torgar=hero("a15"), foes=[enemy("hill-troll", "a1", side="b")])
    troll = story.foe("hill-troll")
    told = outlook(story.t, troll, foe_arms(story.t, troll), story["ekar"])
    # of two red dice with a power on two faces of ten exactly one shows it: two are for the burst
    assert told.conditions == {"knocked-down": pytest.approx(2 * 0.2 * 0.8)}


@pytest.mark.rule("151", "154")
def test_a_condition_somebody_has_already_is_a_wound_in_the_odds() -> None:
    story = table(
        ekar=hero("a1", conditions=["blind"], wounds=5),
        torgar=hero("a15"),
        foes=[enemy("raider-red", "a1"), enemy("hill-troll", "a15")],
    )
    raider = story.foe("raider-red")
    told = outlook(story.t, raider, foe_arms(story.t, raider), story["ekar"])
    assert told.conditions == {}
    # three sure hits against a die: dead, whatever the dice show
    assert told.kill == pytest.approx(1.0)
    torgar = story["torgar"]
    torgar.main = None
    arms = hero_arms(story.t, torgar, "main")
    assert arms is not None
    immune = outlook(story.t, torgar, arms, story.foe("hill-troll"))
    assert immune.conditions == {}


@pytest.mark.rule("131", "103")
def test_symbols_for_a_shot_that_was_aimed_have_their_odds() -> None:
    story = table(
        laigon=hero("a1", rank=3, main="worn-bow", powers=["aimed-shot"]),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a3")],
    )
    story.do(UsePower("aimed-shot", 3)).dice(("rrb", "HP H -")).strike("orc-warrior-red")
    spend = Spend("aimed-shot.0")
    assert story.offers(spend)
    found, none = odds(story.t, story.ask, spend), odds(story.t, story.ask, GoOn())
    assert found is not None
    assert none is not None
    assert (found.chance, none.chance) == (1.0, 0.0), "lethal, or all of it stops at the plate"


@pytest.mark.rule("125", "131", "215")
def test_another_line_on_the_back_of_a_card_has_another_name() -> None:
    said = names()
    assert (said["dawnbreak.0"], said["dawnbreak.b0"]) == ("heal 1 wound", "Lethal II")
    assert (said["hill-troll.club.0"], said["hill-troll.club.b0"]) == ("Bash", "knocked down")
    assert "cord.b0" not in said, "the same on either side"
    assert said["venom.0"] == "Poison I", "of the first act"
    assert said["aimed-shot.0"] == "Lethal I"


@pytest.mark.rule("131", "222")
def test_what_a_wolf_may_do_with_a_symbol_has_its_odds() -> None:
    story = table(
        laigon=hero("a1", powers=["fenrir"]),
        torgar=hero("a15"),
        foes=[enemy("raider-green-1", "a1")],
        tweak=wolf_at("a1"),
    )
    story.do(UsePower("fenrir", 1)).dice(("r", "HP")).do(Aim("raider-green-1"))
    assert all(odds(story.t, story.ask, x) is not None for x in story.options)


@pytest.mark.rule("142", "198", "205")
def test_an_enemy_that_comes_first_is_foreseen_where_it_will_strike() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a15", ghost=True),
        foes=[
            enemy("orc-warrior-blue-1", "a3"),
            enemy("gremlin-green-1", "a1", conditions=["stun"]),
        ],
    )
    told = {each.ref: each.blow for each in forecast(story.t).foes}["orc-warrior-blue-1"]
    foe = story.foe("orc-warrior-blue-1")
    foe.at = "a1"
    there = outlook(story.t, foe, foe_arms(story.t, foe), story["ekar"], -1)
    assert told == there, "two against one by then, and a hit less for the way"


@pytest.mark.rule("106", "198")
def test_who_sleeps_is_foreseen_asleep() -> None:
    story = table(quest="q5", ekar=hero("a1"), torgar=hero("a1"), foes=[UNCLE])
    wake(story.t, "sleeps")
    assert [each.stirs for each in forecast(story.t).foes] == [False]
    story.state.drawn = 9
    assert [each.stirs for each in forecast(story.t).foes] == [True]


@pytest.mark.rule("177")
def test_a_pack_is_foreseen_with_all_its_claws() -> None:
    story = table(
        ekar=hero("a1"), torgar=hero("a15", ghost=True), foes=[enemy("gremlin-pack-green", "a1")]
    )
    foe = story.state.foes[0]
    arms = foe_arms(story.t, foe)
    both = outlook(story.t, foe, arms._replace(blue=arms.blue + 1), story["ekar"])
    assert [each.blow for each in forecast(story.t).foes] == [both, both]
    assert story.offers(EndTurn())
