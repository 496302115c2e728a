"""Who is in a hurry: a story stands as long as it takes to read, a touch gives nothing away."""

from __future__ import annotations

import json
import time
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from korchma.games.oldworld.events import Outcome
from tests.browser.conftest import Reading
from tests.browser.recorded import Stage, asked_of, questions
from tests.browser.screens import PACE, new_context
from tests.server.inn import RunningInn

GAME = ("oldworld", "hunt-4")
QUICK, A_WORD = 2.5, 0.1
"""Seconds that a result stands at the quick pace, and those of each word of a story."""
WORDS = """scene => {
    const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT)
    let words = 0
    while (walker.nextNode()) {
        const many = walker.currentNode.textContent.match(/\\p{L}+/gu)?.length ?? 0
        if (many >= 12) words += many
    }
    return words
}"""


def _told_a_story() -> int:
    """The first question of a seat before which it was read what came of a story."""
    for nth, ((before, _), (after, question)) in enumerate(pairwise(asked_of(*GAME, seat=0))):
        told = (each.event for each in question.table.session.events_log[before:after])
        if any(isinstance(each, Outcome) and each.seat == 0 for each in told):
            return nth + 1
    raise AssertionError("no story was told")


def _until_the_story(page: Any) -> Locator:
    """Past results that are seen at a glance."""
    scene: Locator = page.locator(".theatre")
    for _ in range(20):
        expect(scene).to_be_visible()
        if scene.evaluate(WORDS):
            return scene
        page.keyboard.press("Space")
    raise AssertionError("no story stands")


def test_a_story_stands_until_it_can_have_been_read(inn: RunningInn, browser: Browser) -> None:
    """At the quick pace a result is gone after 2.5 s, a story of forty words after four."""
    wanted = _told_a_story()
    context = new_context(browser, locale="en", viewport={"width": 1366, "height": 650})
    context.add_init_script(PACE % "quick")
    page = context.new_page()
    Stage(page).reach(asked_of(*GAME, seat=0), wanted, inn.url)
    scene = _until_the_story(page)
    began, words = time.monotonic(), scene.evaluate(WORDS)
    telling = page.locator(".theatre .chapter")
    expect(telling).to_be_visible()
    assert words * A_WORD > QUICK + 1
    page.wait_for_timeout((words * A_WORD - (time.monotonic() - began)) * 1000 - 500)
    expect(telling).to_be_visible()
    expect(telling).to_have_count(0, timeout=5_000)
    context.close()


class Listening(Stage):
    """A stage that notes what its page has chosen."""

    def __init__(self, page: Any) -> None:
        super().__init__(page)
        self.chosen: list[Any] = []

    def _hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] == "choose":
            self.chosen.append(said["answer"])
        else:
            super()._hear(text)


@pytest.mark.parametrize(
    ("game", "name", "nth", "ref", "loses"),
    [
        ("swordsorcery", "ford-chief", 14, "item:healing-potion", "drop"),
        ("wasteknights", "a2-gw", 63, "gear:S1", "discard"),
    ],
)
def test_a_touch_asks_before_it_gives_a_thing_away(
    inn: RunningInn, reading: Reading, game: str, name: str, nth: int, ref: str, loses: str
) -> None:
    page = reading("en", (1366, 650))
    question = next(each for at, each in enumerate(questions(game, name), start=1) if at == nth)
    stage = Listening(page)
    stage.show(question, inn.url)
    asked = page.locator("[data-ask] .list [data-choice]")
    page.locator(f'[data-room=hand] [data-ref="{ref}"]').click()
    expect(asked).to_have_count(1)
    assert stage.chosen == []
    asked.click()
    page.wait_for_timeout(100)
    assert [each["do"] for each in stage.chosen] == [loses]
