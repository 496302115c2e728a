"""Every screen: recorded games at every size; the board stays, every choice is in sight."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import PACE
from tests.browser.recorded import Question, Stage, questions
from tests.properties.day import LONG
from tests.server.inn import RunningInn

LOOK = Path(__file__).with_name("rooms.js").read_text("utf-8")
SETTLED = """() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 70)))"""
GAMES = {
    "witches": ("competitive-points", "solo-solo-distinction"),
    "ronin": ("partners-4-tie", "crossroads-5-points", "summer-1-won"),
    "oldworld": ("hunt-4", "random-schools-5", "solo-novice"),
}
LAPTOPS = ((1366, 650), (1536, 730), (1280, 720))
SIZES = (
    *LAPTOPS,
    *((1920, 1080), (1440, 900), (1024, 768), (820, 1180)),
    *((390, 844), (360, 740)),
    *((683, 325), (720, 450)),  # two laptops at 200%
)
LANGUAGES = ("ru", "en")
LEAST = 0.4
"""How much of a laptop's window belongs to the board."""


class Seen(NamedTuple):
    """A look at a question: at which size, in which language."""

    size: tuple[int, int]
    language: str
    question: str

    def __str__(self) -> str:
        return f"{self.size[0]}×{self.size[1]} {self.language}, {self.question}"


def _sizes(nth: int, language: str) -> tuple[tuple[int, int], ...]:
    """Where the nth kind of question is looked at: one size after the other; in a long run all."""
    at = nth + 5 * LANGUAGES.index(language)
    return SIZES if LONG else (SIZES[at % len(SIZES)],)


def _each_kind(game: str) -> Iterator[tuple[str, Question]]:
    """Each kind of question once, game by game; in a long run every question."""
    kinds: set[str] = set()
    for name in GAMES[game]:
        for question in questions(game, name):
            if LONG or question.kind not in kinds:
                kinds.add(question.kind)
                yield name, question


def _page(browser: Browser, language: str) -> Page:
    """A page on which results do not wait to be seen."""
    context = browser.new_context(locale=language, reduced_motion="reduce")
    context.add_init_script(PACE % "at-once")
    return context.new_page()


def _look(page: Page, size: tuple[int, int]) -> tuple[list[str], tuple[int, ...]]:
    """What is wrong at a size, and where the board lies."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)
    found = page.evaluate(LOOK)
    wrong, board = list(found["wrong"]), tuple(found["board"])
    if size in LAPTOPS and board[2] * board[3] < LEAST * width * height:
        wrong.append(f"the board is too small: {board}")
    return wrong, board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays_and_every_choice_is_in_sight(
    inn: RunningInn, browser: Browser, game: str, language: str
) -> None:
    page = _page(browser, language)
    stage = Stage(page)
    wrong: dict[Seen, list[str]] = {}
    boards: dict[tuple[str, tuple[int, int]], set[tuple[int, ...]]] = defaultdict(set)
    for nth, (name, question) in enumerate(_each_kind(game)):
        stage.show(question, inn.url)
        for size in _sizes(nth, language):
            found, board = _look(page, size)
            boards[name, size].add(board)
            if found:
                wrong[Seen(size, language, question.kind)] = found
    page.context.close()
    assert not wrong, "\n".join(f"{seen}: {'; '.join(found[:4])}" for seen, found in wrong.items())
    assert {where: each for where, each in boards.items() if len(each) > 1} == {}


def test_a_table_out_of_order_is_noticed(inn: RunningInn, browser: Browser) -> None:
    """Rooms broken on purpose: a taller question, a covered place, a narrow column, a cut name."""
    page = _page(browser, "ru")
    stage = Stage(page)
    question = next(
        each for each in questions("witches", GAMES["witches"][0]) if "walk" in each.kind
    )
    stage.show(question, inn.url)
    sound, board = _look(page, (1366, 650))
    assert sound == []
    for broken, says in (
        (".play { --ask: 160px !important }", ""),
        (
            ".frame__board::after { content: ''; position: absolute; inset: 0; z-index: 9 }",
            "covered",
        ),
        (".opts span { display: block; overflow: hidden; width: 30px }", "text is cut"),
        (".seat h2 { width: 20px; overflow-wrap: anywhere }", "word is broken"),
        (".frame__left { margin-right: -60px }", "overlap"),
    ):
        style = page.add_style_tag(content=broken)
        found, now = _look(page, (1366, 650))
        assert any(says in each for each in found) if says else now != board, broken
        style.evaluate("node => node.remove()")
    page.context.close()
