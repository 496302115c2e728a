"""The first game of Old World: explained step by step on its own table, through its first fight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.learning import STEP, begin, do_as_shown, step
from tests.browser.people import Visitor, say


def learn(learner: Visitor, until: str) -> list[str]:
    """Do as shown until this step is told; what was told before."""
    heard: list[str] = []
    while True:
        learner.wait_turn()
        while (now := step(learner)) and now != until:
            heard += _hear(learner, now)
        if now == until:
            return heard
        assert not learner.over, f"never told: {until}"
        do_as_shown(learner)


def _hear(learner: Visitor, now: str) -> list[str]:
    """Read one step; what it speaks of is ringed on the table."""
    shown = learner.page.locator(f'[data-lesson="{now}"]')
    expect(shown).to_contain_text(say(f"lesson-{now}.text", game="oldworld")[:40])
    expect(learner.page.locator("i.ring"), now).not_to_have_count(0)
    shown.locator("[data-coach=next]").click()
    expect(shown).to_have_count(0)
    return [now]


def test_the_lesson_leads_through_the_first_fight_and_lights_what_it_tells(guest: Visitor) -> None:
    """By clicking alone: roads, places, school, story, market, dice, fight, trophy."""
    begin(guest, "oldworld")
    heard = learn(guest, "exhaustion")
    assert heard[:5] == ["welcome", "school", "map", "turn", "hand"]
    assert {"pay", "deed", "story", "buy", "fight", "combo", "trophy"} <= set(heard)
    assert len(heard) == len(set(heard))
    assert guest.missing() == []


def test_it_is_taken_up_where_it_was_left(guest: Visitor) -> None:
    """After a reload nothing is told twice."""
    begin(guest, "oldworld")
    assert learn(guest, "act")[:3] == ["welcome", "school", "map"]
    guest.page.reload()
    guest.wait_turn()
    guest.page.locator(STEP).wait_for()
    assert step(guest) == "act"


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_on_a_phone_the_old_trainer_speaks_the_readers_language(
    arrive: Arrive, language: str
) -> None:
    """Text and ring fit a narrow screen."""
    learner = arrive(size=PHONE, locale=f"{language}-UA")
    begin(learner, "oldworld")
    told = learner.page.locator(STEP)
    expect(told).to_contain_text(say("lesson-welcome.text", language, game="oldworld")[:40])
    box = told.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
