"""Learning by playing: what is told is read, what is shown is done."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Visitor, say

STEP = "[data-lesson]"


def step(learner: Visitor) -> str:
    """The step that is told now, or nothing."""
    found = learner.page.locator(STEP)
    return (found.get_attribute("data-lesson") or "") if found.count() else ""


def hear(learner: Visitor, now: str, language: str = "en", game: str = "witches") -> None:
    """Read the step that is told and press "got it"."""
    shown = learner.page.locator(f'[data-lesson="{now}"]')
    expect(shown).to_contain_text(say(f"lesson-{now}.text", language, game=game)[:40])
    shown.locator("[data-coach=next]").click()
    expect(shown).to_have_count(0)


def hear_all(learner: Visitor, language: str = "en", game: str = "witches") -> list[str]:
    """Read all there is to be read now; the steps, in order."""
    heard: list[str] = []
    while now := step(learner):
        hear(learner, now, language, game)
        heard.append(now)
    return heard


def learn(learner: Visitor, until: str, game: str) -> list[str]:
    """Do as shown until this step is told; what was told before, each ringed on the table."""
    heard: list[str] = []
    while True:
        learner.wait_turn()
        while (now := step(learner)) and now != until:
            expect(learner.page.locator("i.ring"), now).not_to_have_count(0)
            hear(learner, now, game=game)
            heard.append(now)
        if now == until:
            return heard
        assert not learner.over, f"never told: {until}"
        do_as_shown(learner)


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
