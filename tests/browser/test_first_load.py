"""A first visit stays light: bytes as served, not seconds."""

from __future__ import annotations

from bench.first_load import Visit
from playwright.sync_api import Browser

from tests.server.inn import RunningInn

MOST = 100_000
"""Compressed bytes of the inn's script and style together."""


def test_the_inn_is_light_and_brings_no_game(inn: RunningInn, browser: Browser) -> None:
    visit = Visit(browser, inn.url)
    came: list[str] = []
    visit.page.on("request", lambda request: came.append(request.url.removeprefix(inn.url)))
    weight = visit.go("/")
    visit.page.context.close()
    assert 20_000 < weight["script"] + weight["style"] < MOST, weight
    texts = [path for path in came if path.startswith("/text/")]
    assert not [path for path in texts if not path.startswith(("/text/korchma/", "/text/shelf/"))]


def test_the_lower_row_of_the_inn_is_in_sight_on_a_laptop(
    inn: RunningInn, browser: Browser
) -> None:
    for language in ("en", "ru"):
        visit = Visit(browser, inn.url, locale=language)
        visit.go("/")
        lowest = visit.page.evaluate(
            "() => Math.max(...[...document.querySelectorAll('.counter .btn, .counter .bring')]"
            ".map(node => node.getBoundingClientRect().bottom))"
        )
        assert lowest <= 900, language
        visit.page.context.close()
