"""Regulars: a profile, friends, a forgotten password, settings that go along."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.eyes import objections
from tests.browser.people import Visitor, say
from tests.server.inn import RunningInn
from tests.server.regulars import PASSWORD, finished, regular

NAME = "Нянечка Ягг"


def come_in(guest: Visitor, name: str, password: str = PASSWORD) -> None:
    """Log in from the inn."""
    guest.fetch("POST", "/api/login", {"name": name, "password": password})


def test_a_profile_shows_what_was_played_and_leads_to_replay_and_friends(
    inn: RunningInn, arrive: Arrive
) -> None:
    """Ratings with their band, history, a friend who asks and one who invites, and the counter."""
    ann, bea = regular(inn, NAME), regular(inn, "Bea")
    for n in range(6):
        finished(inn, f"table{n}", [ann, bea], [34 - n, 20 + 2 * n])
    bea.http.post("/api/friends", json={"who": NAME}).raise_for_status()
    guest = arrive()
    come_in(guest, NAME)
    guest.go("/me")
    page = guest.page
    expect(page.get_by_role("heading", level=1)).to_have_text(NAME)
    rating = page.locator("[data-game=witches] .rating [role=img]")
    expect(rating).to_have_attribute("aria-label", re.compile(r"Rating 1\d\d\d, give or take \d+"))
    expect(page.locator("[data-kind=versus]")).to_have_count(6)
    expect(page.get_by_role("link", name=say("web-replay"))).to_have_count(6)
    page.get_by_role("button", name=f"{say('web-friend-accept')}: Bea").click()
    expect(page.get_by_text(say("web-friend-here"))).to_be_visible()

    code = bea.set_table("me", "open")["code"]
    bea.http.post(f"/api/tables/{code}/invitations", json={"who": NAME}).raise_for_status()
    guest.go("/")
    expect(page.get_by_text(say("web-record-counts", games=6, won=5))).to_be_visible()
    page.get_by_role("button", name=f"{say('web-free-chairs-take')}: Bea").click()
    page.wait_for_url(f"**/table/{code}")
    assert guest.fetch("GET", f"/api/tables/{code}")["seats"][1]["name"] == NAME


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_a_profile_keeps_to_the_screen_of_a_laptop(
    inn: RunningInn, arrive: Arrive, locale: str
) -> None:
    """Six games, a friend who asks: nothing of the page is cut, its panels scroll."""
    ann, bea = regular(inn, NAME), regular(inn, "Bea")
    for n in range(6):
        finished(inn, f"table{n}", [ann, bea], [34 - n, 20 + 2 * n])
    bea.http.post("/api/friends", json={"who": NAME}).raise_for_status()
    guest = arrive(size=(1366, 650), locale=locale)
    come_in(guest, NAME)
    guest.go("/me").page.locator("#history").wait_for()
    assert guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for panel in guest.page.locator(".profile .panel").all():
        expect(panel).to_be_in_viewport(ratio=0.99)
    guest.problems += objections(guest)


def test_a_forgotten_password_a_portrait_and_a_language_that_goes_along(arrive: Arrive) -> None:
    """On a phone: the code is shown once, and opens the account in another browser."""
    guest = arrive("/", PHONE)
    page = guest.page
    page.get_by_role("button", name=say("web-account")).click()
    page.get_by_label(say("web-account-name"), exact=True).fill(NAME)
    page.get_by_label(say("web-account-password")).fill(PASSWORD)
    guest.button("web-account-make").click()
    code = page.locator("[data-part=recovery-code]").inner_text()
    guest.button("web-recovery-done").click()
    guest.go("/me")
    guest.button("web-profile-face").click()
    page.get_by_role("button", name=say("web-portrait-cat"), exact=True).click()
    guest.button("web-profile-face-keep").click()
    expect(page.locator(".card .portrait svg")).to_be_visible()
    with page.expect_response(lambda answer: "language" in (answer.request.post_data or "")):
        page.get_by_role("button", name="Українська").click()

    other = arrive("/")
    other.page.get_by_role("button", name=say("web-account")).click()
    other.button("web-recovery-forgot").click()
    other.page.get_by_label(say("web-account-name"), exact=True).fill(NAME)
    other.page.get_by_label(say("web-recovery-code")).fill(code.upper())
    other.page.get_by_label(say("web-recovery-password")).fill("another hedgehog can")
    other.button("web-recovery-do").click()
    fresh = other.page.locator("[data-part=recovery-code]")
    expect(fresh).to_be_visible()
    assert fresh.inner_text() != code
    other.page.get_by_role("button", name=say("web-recovery-done", "uk")).click()
    expect(other.page.locator("html")).to_have_attribute("lang", "uk")
    expect(other.page.locator(".bar--inn .portrait svg")).to_be_visible()


def test_to_be_forgotten_one_writes_ones_name_and_may_stay_after_all(
    inn: RunningInn, arrive: Arrive
) -> None:
    regular(inn, NAME)
    guest = arrive()
    come_in(guest, NAME)
    page = guest.go("/me").page
    with page.expect_download() as came:
        page.get_by_role("link", name=say("web-data-export")).click()
    assert came.value.suggested_filename == "korchma.zip"
    guest.button("web-data-delete").click()
    dialog = page.get_by_role("dialog", name=say("web-farewell"))
    dialog.get_by_role("textbox").fill("somebody else")
    guest.button("web-farewell-do").click()
    expect(dialog.get_by_role("alert")).to_have_text(say("web-error-name-differs"))
    assert [each for each in guest.problems if "400" not in each] == []
    guest.problems.clear()
    dialog.get_by_role("textbox").fill(NAME)
    guest.button("web-farewell-do").click()
    guest.button("web-farewell-stay").click()
    expect(page.get_by_role("link", name=say("web-data-export"))).to_be_visible()
    assert guest.fetch("GET", "/api/me")["leaving"] == 0
