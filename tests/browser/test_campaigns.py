"""Campaigns in the browser: chapter after chapter, days later, another life."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.eyes import objections
from tests.browser.people import Visitor, say
from tests.toys.installing import installed


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with installed("caravan", "tests.toys.caravan:CARAVAN"):
        yield


def play(guest: Visitor, do: str) -> None:
    """Both coins of a chapter, alone."""
    for _ in range(2):
        asked = guest.page.locator("[data-ask]")
        number = asked.get_attribute("data-ask")
        asked.get_by_role("button", name=say(f"do-{do}", game="caravan")).click()
        expect(guest.page.locator(f"[data-ask='{number}']")).to_have_count(0)
    expect(guest.page.locator(".endgrid")).to_be_visible()


def chapters(guest: Visitor) -> Locator:
    guest.go("/campaign/caravan")
    found = guest.page.locator("[data-chapter]")
    expect(found.first).to_be_visible()
    return found


def click(where: Locator, message: str, name: str = "") -> None:
    where.get_by_role("button", name=say(message, game="caravan", name=name), exact=True).click()


def test_a_campaign_from_the_shelf_and_another_life_from_its_first_chapter(guest: Visitor) -> None:
    mill = say("chapter-mill", game="caravan")
    shelf = guest.go("/").page.locator("[data-game=caravan]")
    shelf.get_by_role("link", name=say("web-campaigns")).click()
    guest.page.get_by_label(say("web-campaign-name")).fill("Ours")
    click(guest.page.locator("form"), "web-set-go")
    play(guest, "share")
    expect(chapters(guest)).to_have_count(1)
    click(guest.page.locator("[data-chapter='0']"), "web-go-on", mill)
    expect(guest.page.locator("main")).to_contain_text("3")
    play(guest, "take")
    expect(guest.page.get_by_role("link", name=say("web-to-campaign"))).to_be_visible()
    go_on = guest.page.get_by_role("button", name=say("web-go-on", game="caravan", name=mill))
    expect(go_on).to_have_count(0)
    expect(chapters(guest)).to_have_count(2)
    expect(guest.page.locator("[data-chapter='1'] button")).to_have_count(0)
    click(guest.page.locator("[data-chapter='0']"), "web-another-life", mill)
    expect(guest.page.locator("[data-ask]")).to_be_visible()
    found = chapters(guest)
    expect(found).to_have_count(3)
    expect(found.nth(2)).to_contain_text(say("web-your-turn"))
    found.nth(2).get_by_role("link", name=say("web-sit-down")).click()
    play(guest, "share")
    chapters(guest)
    click(guest.page.locator("[data-campaign]"), "web-life-anew")
    expect(guest.page.locator("[data-ask]")).to_be_visible()
    expect(chapters(guest)).to_have_count(4)


def test_from_the_end_of_a_chapter_to_the_next_and_to_the_campaign(guest: Visitor) -> None:
    guest.go("/campaign/caravan").page.locator("form .btn--flame").click()
    play(guest, "share")
    click(guest.page.locator(".endgrid"), "web-go-on", say("chapter-mill", game="caravan"))
    expect(guest.page.locator("[data-ask]")).to_be_visible()
    expect(chapters(guest)).to_have_count(2)
    guest.page.locator("[data-chapter='0']").get_by_role("link").click()
    guest.page.get_by_role("link", name=say("web-to-campaign")).click()
    expect(guest.page.locator("[data-chapter]")).to_have_count(2)


@pytest.mark.parametrize("locale", ["ru-RU", "uk-UA"])
def test_the_list_is_fit_to_be_seen_on_a_phone(arrive: Arrive, locale: str) -> None:
    guest = arrive("/campaign/caravan", PHONE, locale=locale)
    guest.page.locator("form .btn--flame").click()
    expect(guest.page.locator("[data-ask]")).to_be_visible()
    expect(chapters(guest)).to_have_count(1)
    assert objections(guest) == []


def test_a_game_without_campaign_says_so(arrive: Arrive) -> None:
    guest = arrive("/campaign/witches")
    expect(guest.page.get_by_text(say("web-error-no-campaign"))).to_be_visible()
