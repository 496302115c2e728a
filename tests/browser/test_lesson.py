"""A first game: explained step by step, to its end, left and taken up again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from korchma.games.witches.lesson import LESSON
from korchma.kernel import Session
from tests.browser.conftest import PHONE, Arrive
from tests.browser.learning import STEP, begin, do_as_shown, hear_all, learn, skip, step
from tests.browser.people import Visitor, say


@pytest.mark.one_in(6)
def test_the_lesson_is_played_to_its_end_and_lights_what_it_tells(guest: Visitor) -> None:
    """Whoever does as shown hears every step once, sees where, and wins."""
    begin(guest)
    heard = learn(guest, "end", "witches")
    assert sorted(heard) == sorted(each.id for each in LESSON.steps[:-1])
    assert hear_all(guest) == ["end"]
    expect(guest.page.get_by_role("heading", name=say("web-you-win"))).to_be_visible()
    assert guest.missing() == []


def test_the_lesson_is_taken_up_where_it_was_left(guest: Visitor) -> None:
    """After a reload nothing is told twice; at the inn the same game is found again."""
    begin(guest)
    assert hear_all(guest) == ["welcome"]
    guest.page.reload()
    guest.wait_turn()
    guest.page.wait_for_timeout(300)
    assert step(guest) == ""
    where = guest.page.url
    guest.go("/")
    guest.page.locator("[data-learn=witches]").click()
    guest.wait_turn()
    assert guest.page.url == where


def test_explanations_can_be_stopped_and_asked_for_again(guest: Visitor) -> None:
    begin(guest)
    guest.button("web-coach-stop").click()
    expect(guest.page.locator(STEP)).to_have_count(0)
    do_as_shown(guest)
    guest.wait_turn()
    assert step(guest) == ""
    guest.button("web-coach-again").click()
    guest.page.locator(STEP).wait_for()
    assert step(guest) == "start"


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_show_me_points_at_a_good_answer_on_a_phone_too(arrive: Arrive, language: str) -> None:
    """In the reader's language; the card hides neither the question nor the hint."""
    learner = arrive("/", PHONE, locale=language, has_touch=True)
    learner.page.locator("[data-learn=witches]").click()
    learner.page.locator(STEP).wait_for()
    assert hear_all(learner, language) == ["welcome"]
    learner.page.locator("[data-lit]").first.click()
    learner.page.locator('[data-lesson="start"]').wait_for()
    card = learner.page.locator(STEP)
    box, question = card.bounding_box(), learner.question.bounding_box()
    assert box is not None
    assert question is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    assert box["y"] + box["height"] <= question["y"] + 1
    card.get_by_role("button", name=say("web-coach-show", language)).click()
    expect(learner.page.get_by_text(say("web-hint-title", language))).to_be_visible()
    assert learner.missing() == []


def rolling(session: Session) -> bool:
    """Whether it is asked which dice to roll again."""
    ask = session.ask_of(0)
    return ask is not None and ask.about == "reroll"


def test_dice_to_roll_again_are_marked_where_they_lie(guest: Visitor) -> None:
    """One tap marks, another unmarks, and the button says what will happen."""
    begin(guest)
    skip(guest, rolling)
    hear_all(guest)
    dice = guest.page.locator("[data-part=dice] button.die")
    expect(dice).to_have_count(2)
    confirm = guest.page.locator("[data-part=dice] [data-choice=confirm]")
    expect(confirm).to_be_disabled()
    for n in (0, 1, 1):
        dice.nth(n).click()
    expect(dice.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(dice.nth(1)).to_have_attribute("aria-pressed", "false")
    expect(confirm).to_have_text(say("web-witches-reroll", n=1))
    asked = guest.asked
    confirm.click()
    guest.wait_decided(asked)
    expect(guest.page.get_by_role("log")).to_contain_text("You reroll.")
