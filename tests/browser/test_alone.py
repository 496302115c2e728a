"""One person and the inn: to the first decision, and to the end."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.people import Visitor, say
from tests.browser.shortcut import nearly_over
from tests.properties.day import LONG


def test_three_clicks_from_the_inn_to_the_first_decision(guest: Visitor) -> None:
    """Play now; a witch; and the next thing is asked: no account, nothing to read first."""
    guest.go("/").button("web-play-now").first.click()
    guest.wait_turn()
    asked = guest.asked
    guest.page.locator("[data-lit]").first.click()
    guest.wait_decided(asked)
    guest.wait_turn()
    expect(guest.button("web-undo", exact=False)).to_be_visible()
    guest.page.locator("[data-lit]").first.click()


def test_a_guest_plays_to_the_end_against_a_bot(guest: Visitor) -> None:
    """By touching what glows and by the buttons, to the page that says who won."""
    code = nearly_over(guest, "bot:random", game="witches", mode="competitive", seed="whole game")
    guest.go(f"/table/{code}")
    assert guest.play(random.Random(7)) > (20 if LONG else 2)
    expect(guest.page.get_by_role("heading", name=say("web-scores"))).to_be_visible()
    expect(guest.page.get_by_role("heading", name=say("web-story"))).to_be_visible()
    expect(guest.button("web-rematch")).to_be_visible()
    assert guest.missing() == []
