"""One person and the inn: to the first decision, and to the end."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import Visitor, say
from tests.browser.shortcut import nearly_over
from tests.chance import LONG


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


TOP = "document.querySelector('[data-ask]').getBoundingClientRect().top"
TOUCHED = """
    touched = null
    addEventListener('click', event => { touched ??= event.target.closest('button')?.dataset.ref })
"""


def test_a_card_is_touched_at_its_foot_too(arrive: Arrive) -> None:
    """Pointed at there it lifts off the pointer."""
    guest = arrive(size=(1024, 768))
    page = guest.go(f"/table/{guest.set_table('me', mode='solo', seed='foot')}").page
    card, chance = page.locator("[data-part=hand] button[data-lit]").first, random.Random(1)
    guest.wait_turn()
    while not card.count():
        guest.decide(chance)
        guest.wait_turn()
    page.evaluate(TOUCHED)
    ref, box = card.get_attribute("data-ref"), card.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, page.evaluate(TOP) - 2)
    assert page.evaluate("touched") == ref
