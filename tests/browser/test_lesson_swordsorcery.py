"""The first game of Sword & Sorcery: explained step by step on its own table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.learning import STEP, begin, hear_all, learn, step
from tests.browser.people import Visitor, say

GAME = "swordsorcery"


@pytest.mark.one_in(6)
def test_the_lesson_is_played_to_its_end_and_lights_what_it_tells(guest: Visitor) -> None:
    """Hero, power, emporium, map, attack, scroll, shards: each told once, and where."""
    begin(guest, GAME)
    heard = learn(guest, "goal", GAME)
    heard = learn(guest, "end", GAME, before=heard, clicking=False)
    assert heard[:4] == ["welcome", "hero", "power", "shop"]
    assert len(heard) == len({*heard})
    assert hear_all(guest, game=GAME) == ["end"]
    expect(guest.page.locator(".endgrid")).to_be_visible()
    assert guest.missing() == []


def test_it_is_taken_up_where_it_was_left(guest: Visitor) -> None:
    """After a reload nothing is told twice."""
    begin(guest, GAME)
    assert learn(guest, "power", GAME) == ["welcome", "hero"]
    guest.page.reload()
    guest.wait_turn()
    guest.page.locator(STEP).wait_for()
    assert step(guest) == "power"


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_on_a_phone_it_speaks_the_readers_language(arrive: Arrive, language: str) -> None:
    """Text and ring fit a narrow screen."""
    learner = arrive(size=PHONE, locale=f"{language}-UA")
    begin(learner, GAME)
    told = learner.page.locator(STEP)
    expect(told).to_contain_text(say("lesson-welcome.text", language, game=GAME)[:40])
    box = told.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
