"""After a game: who won, was it fair, and all of it once more."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import FIXTURES, Visitor, say

GAME = "competitive-points"


def test_a_finished_game_is_verified(guest: Visitor) -> None:
    """The seed is shown, and played again the game comes to the same end."""
    record = json.loads((FIXTURES / f"{GAME}.json").read_text())
    guest.go(f"/table/{guest.bring(GAME)}")
    expect(guest.page.get_by_text(record["seed"], exact=True)).to_be_visible()
    guest.button("web-verify").click()
    told = say("web-fair-yes", n=len(record["decisions"]))
    expect(guest.page.get_by_text(told)).to_be_visible()
    assert guest.missing() == []


def test_a_finished_game_is_replayed(guest: Visitor) -> None:
    """Step, play, jump by turn, and look through another's eyes."""
    guest.go(f"/replay/{guest.bring(GAME)}")
    slider, page = guest.page.get_by_role("slider"), guest.page
    expect(slider).to_have_value("0")
    guest.button("web-step-on").click()
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    guest.button("web-step-back").click()
    expect(slider).to_have_value("1")
    page.get_by_role("combobox", name=say("web-jump")).select_option(label=say("web-turn", n=3))
    expect(page.get_by_role("log")).to_contain_text("3")
    before = int(slider.input_value())
    guest.button("web-play").click()
    expect(slider).to_have_value(str(before + 1))
    guest.button("web-pause").click()
    hand = page.get_by_role("group", name=say("web-hand"))
    expect(hand).to_have_count(0)
    page.get_by_role("combobox", name=say("web-eyes")).select_option("0")
    expect(hand.locator("[data-ref^='card:']").first).to_be_visible()
    assert guest.missing() == []


def test_a_finished_game_is_shared_by_a_link(guest: Visitor, arrive: Arrive) -> None:
    """The link opens the replay in another browser, for somebody who was not there."""
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.go(f"/table/{guest.bring(GAME)}")
    guest.button("web-share").click()
    expect(guest.button("web-copied")).to_be_visible()
    link: str = guest.page.evaluate("navigator.clipboard.readText()")
    friend = arrive(link.removeprefix(guest.inn.url))
    expect(friend.page.get_by_role("slider")).to_be_visible()
