"""The first game of Ronin: explained step by step on its own table, to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from korchma.games.ronin.lesson import LESSON
from tests.browser.conftest import PHONE, Arrive
from tests.browser.learning import STEP, begin, hear_all, learn, step
from tests.browser.people import Visitor, say

IDS = [each.id for each in LESSON.steps]


@pytest.mark.one_in(6)
def test_the_lesson_is_played_to_its_end_and_lights_what_it_tells(guest: Visitor) -> None:
    """Whoever does as shown hears every step once, sees where, and wins."""
    begin(guest, "ronin")
    heard = learn(guest, "end", "ronin")
    assert sorted(heard) == sorted(IDS[:-1])
    assert hear_all(guest, game="ronin") == ["end"]
    expect(guest.page.get_by_role("heading", name=say("web-you-win"))).to_be_visible()
    assert guest.missing() == []


def test_it_is_taken_up_where_it_was_left(guest: Visitor) -> None:
    """After a reload nothing is told twice, not even in a later turn."""
    begin(guest, "ronin")
    assert learn(guest, "partners", "ronin")[:3] == ["welcome", "character", "symbols"]
    guest.page.reload()
    guest.wait_turn()
    guest.page.locator(STEP).wait_for()
    assert step(guest) == "partners"


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_on_a_phone_the_question_stays_in_sight_and_a_hint_is_seen(
    arrive: Arrive, language: str
) -> None:
    """The card lies over the bamboo, not over the question; what a good bot would do is said."""
    learner = arrive("/", PHONE, locale=language, has_touch=True)
    begin(learner, "ronin")
    assert hear_all(learner, language, "ronin") == ["welcome", "character"]
    learner.page.locator('[data-ref^="character:"]').first.click()
    learner.page.locator('[data-lesson="symbols"]').wait_for()
    card = learner.page.locator(STEP)
    box, question = card.bounding_box(), learner.question.bounding_box()
    assert box is not None
    assert question is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    assert box["y"] + box["height"] <= question["y"] + 1
    card.get_by_role("button", name=say("web-coach-show", language)).click()
    do = learner.page.get_by_role("button", name=say("web-hint-do", language))
    expect(do).to_be_visible()
    asked = learner.asked
    do.click()
    learner.wait_decided(asked)
    assert learner.missing() == []
