"""Nothing jumps: from question to question nothing at a table is moved by something else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Reading
from tests.browser.recorded import GAMES, Question, Stage, asked_of, questions
from tests.browser.screens import PACE, new_context
from tests.browser.wall import Size
from tests.chance import LONG, number
from tests.server.inn import RunningInn

MOST = 10_000 if LONG else 24
"""Questions of a game that are looked at."""
LEAST = 0.001
"""All layout shift of a game together, below which it is none."""
SIZES = ((1366, 650), (390, 844))
# Chromium's own layout-shift entries, input or not, the theatre's among them.
WATCH = """() => {
    window.shifted = []
    const named = node =>
        node instanceof Element ? `${node.tagName}.${node.className}` : `${node?.data}`
    const seen = new PerformanceObserver(list => {
        for (const { value, sources } of list.getEntries())
            shifted.push({ value, moved: sources.map(({ node }) => named(node)) })
    })
    seen.observe({ type: 'layout-shift' })
}"""
FRAMES = """() => new Promise(done => requestAnimationFrame(
    () => requestAnimationFrame(() => setTimeout(() => done(shifted.splice(0)), 50))))"""

Shift = dict[str, Any]


def _table(browser: Browser, size: Size) -> Page:
    context = new_context(browser, locale="ru", reduced_motion="reduce")
    context.add_init_script(PACE % "slow")
    page = context.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return page


def _watch_from(stage: Stage, question: Question, url: str) -> None:
    """Put a question on the page; from then on all that shifts is noted."""
    stage.show(question, url)
    stage.page.evaluate("() => document.fonts.ready.then(() => null)")
    stage.page.wait_for_timeout(300)
    stage.page.evaluate(WATCH)


def _past(page: Page) -> list[Shift]:
    """Every beat for a moment, until the question is there; what moved meanwhile."""
    moved = []
    page.wait_for_selector("[data-theatre], [data-ask]")
    while page.locator("[data-theatre]").count():
        moved += page.evaluate(FRAMES)
        page.keyboard.press("Space")
    page.wait_for_selector("[data-ask]")
    return moved + list(page.evaluate(FRAMES))


def _asked(game: str) -> Iterator[Question]:
    """The questions of the first seat."""
    return (each for _, each in asked_of(game, GAMES[game][0], seat=0))


def _start(game: str) -> int:
    """Some part of the game; a long run plays all of it."""
    count = sum(1 for _ in _asked(game))
    return number(game) % max(1, count - MOST)


@pytest.mark.one_in(10)
@pytest.mark.parametrize("size", SIZES, ids=["laptop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_shifts_from_question_to_question(
    inn: RunningInn, browser: Browser, game: str, size: Size
) -> None:
    page = _table(browser, size)
    stage = Stage(page)
    told: list[str] = []
    total = 0.0
    asked = islice(_asked(game), _start(game), None)
    for nth, question in zip(range(MOST), asked, strict=False):
        if not nth:
            _watch_from(stage, question, inn.url)
            continue
        stage.go_on(question)
        for each in _past(page):
            total += each["value"]
            told.append(f"{question.kind}: {each['value']:.4f} by {', '.join(each['moved'])}")
    assert total < LEAST, "\n".join(told)
    # Broken on purpose: everything slides down a little.
    page.add_style_tag(content=".frame { margin-top: 40px !important }")
    page.wait_for_timeout(200)
    assert sum(each["value"] for each in page.evaluate(FRAMES)) > LEAST
    page.context.close()


JUMPED = (
    ("witches", "competitive-points", 1, (1366, 650)),  # a name of two lines becomes one of one
    ("ronin", "partners-4-tie", 34, (1366, 650)),  # a skill was used
    ("ronin", "partners-4-tie", 36, (390, 844)),  # tokens may be lost
    ("oldworld", "hunt-4", 57, (1366, 650)),  # a duel begins
    ("oldworld", "hunt-4", 58, (1366, 650)),  # and is told, the latest blow first
    ("oldworld", "hunt-4", 70, (1366, 650)),  # sums name more sources
    ("oldworld", "hunt-4", 74, (1366, 650)),  # odds come after their question
    ("oldworld", "hunt-4", 71, (390, 844)),  # a potion was drunk
    ("oldworld", "hunt-4", 104, (820, 1180)),  # cards are laid on a narrow table
    ("wasteknights", "a1-l2", 50, (390, 844)),  # a short story where a long one stood
    ("swordsorcery", "ford-chief", 3, (390, 844)),  # one card more: two rows
    ("swordsorcery", "ford-chief", 4, (820, 1180)),  # another ware is compared
    ("swordsorcery", "ford-chief", 24, (1366, 650)),  # a move begins
    ("swordsorcery", "ford-chief", 60, (1366, 650)),  # a hero is a ghost
)
"""What moved once: a game, which question of its first seat stood before, at which size."""


@pytest.mark.parametrize(("game", "name", "nth", "size"), JUMPED)
def test_what_jumped_once_stands_still(
    inn: RunningInn, browser: Browser, game: str, name: str, nth: int, size: Size
) -> None:
    page = _table(browser, size)
    stage = Stage(page)
    asked = islice(asked_of(game, name, seat=0), nth - 1, None)
    _watch_from(stage, next(asked)[1], inn.url)
    stage.go_on(next(asked)[1])
    assert _past(page) == []
    page.context.close()


# Where the board and each thing on it lie, to two pixels, and how clear it is, frame by frame.
FRAME_BY_FRAME = """() => {
    window.lay = new Map()
    const look = () => {
        for (const node of document.querySelectorAll('.inner, .inner .tok, .inner .pawn')) {
            const box = node.getBoundingClientRect()
            const seen = [box.x, box.y, 50 * getComputedStyle(node).opacity]
            const was = lay.get(node) ?? lay.set(node, new Set()).get(node)
            was.add(seen.map(each => 2 * Math.round(each / 2)).join())
        }
        if (lay) requestAnimationFrame(look)
    }
    look()
}"""
LAY = """() => {
    const all = [...lay.values()].map(each => [...each])
    window.lay = null
    return all
}"""


def test_a_board_that_comes_back_lies_as_it_was(inn: RunningInn, reading: Reading) -> None:
    """After an attempt the map does not slide into its frame, nor do its tokens land again."""
    page = reading("ru", (1366, 650), reduced_motion="no-preference")
    stage = Stage(page)
    asked = questions("witches", GAMES["witches"][0])
    stage.show(next(each for each in asked if each.kind.startswith("stand")), inn.url)
    page.wait_for_timeout(300)
    page.evaluate(FRAME_BY_FRAME)
    stage.show(next(each for each in asked if each.kind.startswith("move")), inn.url)
    page.wait_for_timeout(600)
    lay = page.evaluate(LAY)
    assert len(lay) > 12
    assert [each for each in lay if len(each) > 1] == []
