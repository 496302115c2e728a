"""Every place, in each language on another screen: nothing missing, too wide, in anybody's way."""

from __future__ import annotations

from tests.browser.conftest import Arrive
from tests.browser.eyes import Screen, every_screen, objections_at
from tests.browser.places import places


@every_screen
def test_every_place_is_in_order(arrive: Arrive, screen: Screen) -> None:
    """Words, widths, and all of axe's rules."""
    guest = screen.look(arrive)
    assert objections_at(places(guest), guest, screen) == {}
    assert guest.page.locator("html").get_attribute("lang") == screen.language
