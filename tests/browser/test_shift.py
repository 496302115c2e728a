"""Nothing jumps: through a game the rooms of a table do not shift, whatever lies in them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.recorded import GAMES, Stage, questions
from tests.browser.screens import PACE
from tests.properties.day import LONG
from tests.server.inn import RunningInn

MOST = 10_000 if LONG else 16
"""Questions of a game that are looked at."""
# Chromium's own layout-shift entries, input or not, the theatre's among them.
WATCH = """() => {
    window.shifted = []
    const rooms = '[data-room], .frame, .frame__left, .frame__strip, .frame__side, .bar'
    const seen = new PerformanceObserver(list => {
        for (const entry of list.getEntries())
            for (const { node } of entry.sources)
                if (node instanceof Element && node.matches(rooms)) shifted.push(node.className)
    })
    seen.observe({ type: 'layout-shift' })
}"""
FRAMES = """() => new Promise(done => requestAnimationFrame(
    () => requestAnimationFrame(() => setTimeout(() => done(shifted), 50))))"""


def _table(browser: Browser) -> Page:
    context = browser.new_context(locale="ru", reduced_motion="reduce")
    context.add_init_script(PACE % "slow")
    page = context.new_page()
    page.set_viewport_size({"width": 1366, "height": 650})
    return page


def _past(page: Page) -> None:
    """Every beat for a moment, until the question is there."""
    page.wait_for_selector("[data-theatre], [data-ask]")
    while page.locator("[data-theatre]").count():
        page.evaluate(FRAMES)
        page.keyboard.press("Space")
    page.wait_for_selector("[data-ask]")


@pytest.mark.by_turns(2)
@pytest.mark.parametrize("game", GAMES)
def test_the_rooms_do_not_shift(inn: RunningInn, browser: Browser, game: str) -> None:
    page = _table(browser)
    stage = Stage(page)
    asked = (each for each in questions(game, GAMES[game][0]) if each.seat == 0)
    for nth, question in zip(range(MOST), asked, strict=False):
        if nth:
            stage.go_on(question)
            _past(page)
        else:
            stage.show(question, inn.url)
            page.evaluate("() => document.fonts.ready.then(() => null)")
            page.wait_for_timeout(300)
            page.evaluate(WATCH)
        assert page.evaluate(FRAMES) == [], question.kind
    # Broken on purpose: everything slides down a little.
    page.add_style_tag(content=".frame { margin-top: 40px !important }")
    page.wait_for_timeout(200)
    assert page.evaluate(FRAMES)
    page.context.close()
