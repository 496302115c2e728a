"""Every place, in each language on another screen: nothing missing, too wide, in anybody's way."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.eyes import Screen, every_screen, objections_at
from tests.browser.people import say
from tests.browser.places import places
from tests.browser.recorded import GAMES


@every_screen
def test_every_place_is_in_order(arrive: Arrive, screen: Screen) -> None:
    """Words, widths, and all of axe's rules."""
    guest = screen.look(arrive)
    assert objections_at(places(guest), guest, screen) == {}
    assert guest.page.locator("html").get_attribute("lang") == screen.language


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_begun_without_scrolling(arrive: Arrive, game: str) -> None:
    guest = arrive(f"/new/{game}", size=(1366, 650), locale="ru")
    begin = guest.page.get_by_role("button", name=say("web-set-go", "ru"))
    expect(begin).to_be_in_viewport(ratio=1)
    begin.click()
    guest.wait_turn()
