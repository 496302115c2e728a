"""Chances are those of the rule: reckoned, and counted in many attacks. [130-139]"""

from __future__ import annotations

import random

import pytest

from korchma.games.swordsorcery.eyes.forecast import Forecast, Pace, foresee
from korchma.games.swordsorcery.eyes.odds import odds, outlook
from korchma.games.swordsorcery.eyes.reckoning import Lanes, Outlook
from korchma.games.swordsorcery.options import EndTurn, GoOn, Spend, Strike, UsePower, Walk
from korchma.games.swordsorcery.rules.arms import foe_arms, hero_arms
from korchma.games.swordsorcery.rules.scrolls import plan
from korchma.kernel import Rng
from korchma.kernel.rng import key_of
from tests.games.swordsorcery.story import Story, enemy, hero, table


def one() -> Story:
    return table(
        ekar=hero("a1", main="old-sword/b"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-green-1", "a1")],
    )


@pytest.mark.rule("133", "137")
def test_a_sword_against_a_green_orc_by_hand() -> None:
    story = one()
    arms = hero_arms(story.t, story["ekar"], "main")
    assert arms is not None
    found = outlook(story.t, story["ekar"], arms, story.foe("orc-warrior-green-1"))
    # a sure hit and a red die: none on three faces, one on six, two on one; then one blue die
    assert found.mean == pytest.approx(0.3 * 0.5 + 0.6 * 1.5 + 0.1 * 2.5)
    assert found.wound == pytest.approx(1 - 0.3 * 0.5)
    assert found.kill == 0


def test_what_is_foretold_is_what_happens() -> None:
    story = one()
    option = story.offered(Strike)[0]
    told = foresee(story.t, story.ask, (option,))
    assert isinstance(told, Outlook)
    assert odds(story.t, story.ask, option) is not None
    wounds, games = 0, 1500
    for n in range(games):
        twin = story.session.fork()
        twin.table.rng = Rng(twin.table.state, key_of(f"odds {n}"))
        twin.choose(option)
        while twin.ask is not None and twin.ask.about in ("spend", "bash"):  # type: ignore[union-attr]
            options = twin.ask.options  # type: ignore[union-attr]
            spends = [x for x in options if isinstance(x, Spend)]
            twin.choose(spends[0] if spends else random.Random(n).choice([GoOn()]))
        wounds += twin.table.state.foes[0].wounds
    assert wounds / games == pytest.approx(told.mean, abs=0.1)


@pytest.mark.rule("206")
def test_an_enemy_has_no_choice() -> None:
    story = table(ekar=hero("a1"), torgar=hero("a15"), foes=[enemy("raider-red", "a1")])
    foe = story.foe("raider-red")
    found = outlook(story.t, foe, foe_arms(story.t, foe), story["ekar"])
    assert found.conditions == {"blind": pytest.approx(0.2)}


@pytest.mark.rule("28", "78", "82")
def test_a_step_says_what_it_costs_and_who_strikes() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-green-1", "a1"), enemy("raider-red", "a1")],
    )
    story.state.ground["a2"] = "difficult"
    told = foresee(story.t, story.ask, (Walk("a2"),))
    assert told == Pace(2, ("orc-warrior-green-1", "raider-red"), 0)
    story.state.ground["a2"] = "dangerous"
    assert foresee(story.t, story.ask, (Walk("a2"),)) == Pace(
        1, ("orc-warrior-green-1", "raider-red"), 1
    )


@pytest.mark.rule("194", "195", "196", "199")
def test_what_an_enemy_will_do_is_told_before_the_turn_ends_and_is_what_it_does() -> None:
    story = table(ekar=hero("a1"), torgar=hero("a4"), foes=[enemy("orc-warrior-green-1", "a1")])
    told = foresee(story.t, story.ask, (EndTurn(),))
    assert isinstance(told, Forecast)
    (menace,) = told.foes
    found = plan(story.t, story.foe("orc-warrior-green-1"))
    assert (menace.row, menace.targets, menace.reason) == (found.row, ("ekar",), found.reason)
    assert menace.passed == {"torgar": "far"}
    assert menace.reaches
    assert menace.blow is not None
    assert menace.blow.wound > 0
    story["torgar"].ghost = True
    told = foresee(story.t, story.ask, (EndTurn(),))
    assert isinstance(told, Forecast)
    assert told.foes[0].passed == {"torgar": "ghost"}


@pytest.mark.rule("134", "135", "136", "137")
def test_hits_are_followed_step_by_step_while_symbols_are_spent() -> None:
    story = table(
        auriel=hero("a1", powers=["mistress-of-thunder"]),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a2")],
    )
    power = UsePower("mistress-of-thunder", 1, story.foe("orc-warrior-red").ref)
    story.dice(("rb", "HM HP")).do(power)
    standing = foresee(story.t, story.ask, (GoOn(),))
    felled = foresee(story.t, story.ask, (Spend("mistress-of-thunder.0"),))
    assert isinstance(standing, Outlook)
    assert isinstance(felled, Outlook)
    # two hits, a third for mystic; two stop at the plate, unless it lies on the ground
    assert standing.lanes == Lanes(hits=2, weak=1, armour=2, magic=0, dice=1, sure=0)
    assert felled.lanes == Lanes(hits=2, weak=1, armour=0, magic=0, dice=2, sure=1)
    assert standing.mean == pytest.approx(0.5)
    assert felled.mean == pytest.approx(2.0)
