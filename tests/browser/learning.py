"""Learning by playing: what is told is read, what is shown is done."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Visitor, say

STEP = "[data-lesson]"


def step(learner: Visitor) -> str:
    """The step that is told now, or nothing."""
    found = learner.page.locator(STEP)
    return (found.get_attribute("data-lesson") or "") if found.count() else ""


def hear_all(learner: Visitor, language: str = "en", game: str = "witches") -> list[str]:
    """Read what is to be read and press "got it" each time; the steps, in order."""
    heard: list[str] = []
    while now := step(learner):
        shown = learner.page.locator(f'[data-lesson="{now}"]')
        expect(shown).to_contain_text(say(f"lesson-{now}.text", language, game=game)[:40])
        heard.append(now)
        shown.locator("[data-coach=next]").click()
        expect(shown).to_have_count(0)
    return heard


def do_as_shown(learner: Visitor) -> None:
    """Ask for a hint, and do that."""
    asked = learner.asked
    learner.button("web-hint").click()
    learner.button("web-hint-do").click()
    learner.wait_decided(asked)


def begin(learner: Visitor, game: str = "witches") -> None:
    """From the inn to the first question."""
    learner.page.locator(f"[data-learn={game}]").click()
    learner.wait_turn()
    learner.page.locator(STEP).wait_for()
