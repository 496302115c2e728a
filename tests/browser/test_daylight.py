"""By day: the inn is light, what is drawn in its own light keeps it."""

from __future__ import annotations

from korchma.kernel import find_game
from tests.browser.conftest import Arrive
from tests.browser.eyes import objections
from tests.browser.people import say

# How light the words are of which something is made, from 0 to 255.
WORDS = """what => {
    const { color } = getComputedStyle(document.querySelector(what))
    return color.match(/[\\d.]+/g).slice(0, 3).reduce((sum, n) => sum + Number(n), 0) / 3
}"""


def test_daylight_is_chosen_remembered_and_read_everywhere(arrive: Arrive) -> None:
    guest = arrive("/")
    page = guest.page
    assert page.evaluate(WORDS, "main h1") > 180
    page.get_by_role("button", name=say("web-settings")).click()
    page.get_by_role("button", name=say("web-theme-light")).click()
    page.keyboard.press("Escape")
    assert page.evaluate(WORDS, "main h1") < 90
    assert objections(guest) == []
    for game, panels in (("witches", 0), ("ronin", 255)):
        code = guest.set_table(
            "me", "bot:random", game=game, mode=find_game(game).default_mode(2), seed="day"
        )
        guest.go(f"/table/{code}").wait_turn()
        assert abs(page.evaluate(WORDS, ".frame__left h2") - panels) < 90
        assert page.evaluate(WORDS, ".frame__board") > 180
        assert objections(guest) == []


def test_the_system_may_choose_and_change_its_mind(arrive: Arrive) -> None:
    page = arrive("/").page
    page.get_by_role("button", name=say("web-settings")).click()
    page.get_by_role("button", name=say("web-theme-system")).click()
    for light, words in (("light", 0), ("dark", 255), ("light", 0)):
        page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        page.wait_for_function(
            "light => document.documentElement.dataset.theme === light", arg=light
        )
        assert abs(page.evaluate(WORDS, "main h1") - words) < 90
    page.emulate_media(color_scheme="null")
