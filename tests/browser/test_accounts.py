"""Guests who become regulars."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import Visitor, say

NAME, PASSWORD = "Нянечка Ягг", "a hedgehog can never"


def fill(guest: Visitor, password: str) -> None:
    """Open the account and write who one is."""
    guest.page.get_by_role("button", name=say("web-account")).click()
    dialog = guest.page.get_by_role("dialog", name=say("web-account"))
    dialog.get_by_label(say("web-account-name"), exact=True).fill(NAME)
    dialog.get_by_label(say("web-account-password")).fill(password)


def test_an_account_is_made_left_and_entered_elsewhere(arrive: Arrive) -> None:
    """A guest's table goes along; a wrong password is said; in another browser it is all there."""
    guest = arrive("/")
    guest.set_table("me", "open", mode="competitive", seed="account")
    fill(guest, PASSWORD)
    guest.button("web-account-make").click()
    guest.button("web-recovery-done").click()
    account = guest.page.get_by_role("button", name=f"{say('web-account')}: {NAME}")
    account.click()
    guest.button("web-logout").click()
    expect(account).to_have_count(0)

    other = arrive("/")
    fill(other, "wrong")
    other.button("web-login").click()
    expect(other.page.get_by_role("alert")).to_be_visible()
    assert [each for each in other.problems if "403" not in each] == []
    other.problems.clear()
    other.page.get_by_label(say("web-account-password")).fill(PASSWORD)
    other.button("web-login").click()
    expect(other.page.get_by_role("button", name=f"{say('web-account')}: {NAME}")).to_be_visible()
    other.go("/")
    expect(other.page.get_by_text(say("web-open-chairs", n=1)).first).to_be_visible()


def test_a_password_is_changed_and_every_browser_logged_out(arrive: Arrive) -> None:
    """The others are guests again after the change; after "everywhere" so is this one."""
    guest, other = arrive("/"), arrive("/")
    fill(guest, PASSWORD)
    guest.button("web-account-make").click()
    guest.button("web-recovery-done").click()
    name = f"{say('web-account')}: {NAME}"
    account = guest.page.get_by_role("button", name=name)
    expect(account).to_be_visible()
    fill(other, PASSWORD)
    other.button("web-login").click()
    expect(other.page.get_by_role("button", name=name)).to_be_visible()

    account.click()
    guest.page.get_by_label(say("web-password-old")).fill(PASSWORD)
    guest.page.get_by_label(say("web-password-new")).fill("password1")
    guest.button("web-password-change").click()
    expect(guest.page.get_by_role("alert")).to_have_text(say("web-error-common-password"))
    assert [each for each in guest.problems if "400" not in each] == []
    guest.problems.clear()
    guest.page.get_by_label(say("web-password-new")).fill("tea at four, again")
    guest.button("web-password-change").click()
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    expect(account).to_be_visible()
    other.go("/")
    expect(other.page.get_by_role("button", name=name)).to_have_count(0)

    account.click()
    guest.button("web-logout-everywhere").click()
    expect(account).to_have_count(0)
