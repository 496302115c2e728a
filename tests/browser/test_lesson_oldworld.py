"""The first game of Old World: explained step by step on its own table, through its first fight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from korchma.games.oldworld.lesson import LESSON
from tests.browser.conftest import PHONE, Arrive
from tests.browser.learning import STEP, begin, hear_all, learn, step
from tests.browser.people import Visitor, say


@pytest.mark.one_in(6)
def test_the_lesson_is_played_to_its_end_and_lights_what_it_tells(guest: Visitor) -> None:
    """Roads, places, school, story, market, dice, fight, trophy: each told once, and where."""
    begin(guest, "oldworld")
    heard = learn(guest, "level", "oldworld")
    heard = learn(guest, "end", "oldworld", before=heard, clicking=False)
    assert heard[:5] == ["welcome", "school", "map", "turn", "hand"]
    assert sorted(heard) == sorted(each.id for each in LESSON.steps[:-1])
    assert hear_all(guest, game="oldworld") == ["end"]
    expect(guest.page.get_by_role("heading", name=say("web-you-win"))).to_be_visible()
    assert guest.missing() == []


def test_it_is_taken_up_where_it_was_left(guest: Visitor) -> None:
    """After a reload nothing is told twice."""
    begin(guest, "oldworld")
    assert learn(guest, "act", "oldworld")[:3] == ["welcome", "school", "map"]
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
