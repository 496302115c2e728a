"""A screen that another had before is as good as new; the dark hides nothing from a test."""

from __future__ import annotations

import json

from tests.browser.conftest import PHONE, QUIET, Arrive
from tests.browser.eyes import objections
from tests.browser.people import Visitor
from tests.browser.screens import Screens
from tests.server.inn import RunningInn

LEAVE = """() => {
    localStorage.setItem('mine', 'a secret')
    sessionStorage.setItem('mine', 'another')
    localStorage.setItem('korchma-settings', '{"pace":"slow"}')
}"""
KEPT = "() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)]"


def test_nothing_is_left_of_who_sat_there_before(screens: Screens, inn: RunningInn) -> None:
    """The same screen again: no cookies, no memory, no ears, no second page, another size."""
    first = Visitor(screens.take((1440, 900), locale="cs"), inn).go("/")
    first.page.evaluate(LEAVE)
    first.page.wait_for_load_state("networkidle")  # what it asked for before is not cut off
    first.page.route("**/api/**", lambda route: route.abort())
    first.context.new_page()
    first.leave()
    screens.give_back(first.page, inn.url + QUIET)
    second = Visitor(screens.take(PHONE, locale="cs"), inn)
    assert second.page is first.page
    assert second.context.cookies() == []
    assert second.context.pages == [second.page]
    second.go("/")
    assert second.page.evaluate("[innerWidth, innerHeight]") == list(PHONE)
    kept = dict(second.page.evaluate(KEPT))
    assert "mine" not in kept
    assert json.loads(kept["korchma-settings"])["pace"] == "at-once"
    second.page.evaluate("console.error('here')")
    assert (first.problems, second.problems) == ([], ["console: here"])
    screens.throw_away(second.page)


def test_what_cannot_be_read_is_objected_to_in_the_dark_too(arrive: Arrive) -> None:
    """Axe sees colours: pale words on pale ground."""
    guest = arrive("/how/witches")
    guest.page.add_style_tag(content="main, main * { color: #888; background: #999 !important }")
    assert any("contrast" in each for each in objections(guest))
    assert guest.page.evaluate("getComputedStyle(document.documentElement).opacity") == "0"


def test_chance_is_the_same_on_every_page(arrive: Arrive) -> None:
    """In every browser and after every reload, and each draw is another."""
    draw = "[Math.random(), Math.random(), Math.random()]"
    drawn = [tuple(arrive("/", locale=each).page.evaluate(draw)) for each in ("en", "uk")]
    assert drawn[0] == drawn[1]
    assert len(set(drawn[0])) == 3
