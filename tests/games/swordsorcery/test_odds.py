"""Chances are those of the rule: reckoned, and counted in many attacks. [130-139]"""

from __future__ import annotations

import random

import pytest

from korchma.games.swordsorcery.eyes.odds import foresee, odds, outlook
from korchma.games.swordsorcery.options import GoOn, Spend, Strike
from korchma.games.swordsorcery.rules.arms import foe_arms, hero_arms
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
    assert told is not None
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
