"""The waiting room: called by words in another language, looked on by a link, filled with a bot."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from korchma.server.tables.words import heard
from tests.browser.conftest import PHONE, Arrive
from tests.browser.eyes import objections
from tests.browser.people import say


def test_words_bring_one_friend_an_offer_another_and_a_bot_the_last(arrive: Arrive) -> None:
    """Ann waits with three open chairs. Bob comes by the words she reads to him, Eve to watch."""
    ann = arrive()
    clock = {"per": "move", "minutes": 1440, "then": "vote"}
    code = ann.set_table("me", "open", "open", "open", mode="competitive", clock=clock)
    ann.go(f"/table/{code}")
    said = ann.page.locator(".wsend__words").inner_text()
    table = ann.fetch("GET", f"/api/tables/{code}")
    assert heard(said) == heard(table["words"]["uk"]) is not None
    expect(ann.page.get_by_text(re.compile("24 hours a move"))).to_be_visible()
    ann.problems += objections(ann)

    bob = arrive("/", PHONE)
    bob.page.get_by_label(say("web-code")).fill(table["words"]["uk"].upper())
    bob.button("web-join").click()
    bob.button("web-sit-down").click()
    expect(ann.page.get_by_role("heading", name=say("web-room-free", n=2))).to_be_visible()

    eve = arrive(f"/table/{table['watch']}")
    expect(eve.page.get_by_text(say("web-error-only-watching"))).to_be_visible()
    expect(eve.button("web-sit-down")).to_have_count(0)
    ann.button("web-watching-offer").click()
    eve.button("web-sit-down").click()
    expect(ann.page.get_by_role("heading", name=say("web-room-free", n=1))).to_be_visible()
    expect(eve.page).to_have_url(re.compile(f"/table/{code}$"))

    ann.page.get_by_role("button", name=say("web-room-fill-all", n=1)).click()
    for each in (ann, bob, eve):
        each.page.locator("[data-room=ask]").wait_for()
        expect(each.page.get_by_role("timer")).to_contain_text("23 h")


def test_a_link_of_words_leads_to_the_table_and_wrong_words_say_so(arrive: Arrive) -> None:
    ann = arrive()
    code = ann.set_table("me", "open", mode="competitive")
    words = ann.fetch("GET", f"/api/tables/{code}")["words"]["ru"]
    bob = arrive(f"/{words.replace(' ', '-')}")
    expect(bob.page).to_have_url(re.compile(f"/table/{code}$"))
    expect(bob.button("web-sit-down")).to_be_visible()
    eve = arrive("/owl-owl-owl")
    expect(eve.page.get_by_text(say("web-error-no-such-words"))).to_be_visible()
    eve.problems.clear()  # that nothing is there is an error to the browser


def test_the_host_changes_the_clock_and_all_see_it_where_they_are_told(arrive: Arrive) -> None:
    """Three days a move, nights not counted: said in the room, and beside where one is told."""
    ann = arrive()
    code = ann.set_table("me", "open", "open", mode="competitive")
    bob = arrive(f"/table/{code}", PHONE, locale="ru")
    bob.page.get_by_role("button", name=say("web-sit-down", "ru")).click()
    change = bob.page.get_by_role("button", name=say("web-room-change", "ru"))
    expect(change).to_have_count(0)
    ann.go(f"/table/{code}").button("web-room-change").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("button", name=say("web-clock-each-move")).click()
    dialog.get_by_role("button", name=say("web-clock-days", n=3)).click()
    expect(dialog.get_by_label(say("web-clock-nights"))).to_be_checked()
    ann.problems += objections(ann)
    dialog.get_by_role("button", name=say("web-notices-keep")).click()
    expect(dialog).to_have_count(0)
    expect(ann.page.get_by_text(say("web-clock-nights"))).to_be_visible()
    expect(bob.page.get_by_text(say("web-clock-nights", "ru"))).to_be_visible()
    rule = {"per": "move", "minutes": 4320, "then": "move", "nights": True}
    assert ann.fetch("GET", f"/api/tables/{code}")["clock"]["rule"] == rule

    bob.page.get_by_role("button", name=say("web-notices-open", "ru")).last.click()
    told = bob.page.get_by_role("dialog")
    for line in ("web-clock-here", "web-clock-warned", "web-clock-nights"):
        expect(told.get_by_text(say(line, "ru"))).to_be_visible()
    bob.problems += objections(bob)


def test_somebody_is_blocked_where_they_talk_and_let_in_again(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    code = ann.set_table("me", "open", mode="competitive")
    bob.fetch("PUT", "/api/me", {"name": "Bob"})
    bob.fetch("POST", f"/api/tables/{code}/join")
    ann.go(f"/table/{code}")
    bob.go(f"/table/{code}")
    bob.page.get_by_label(say("web-chat-say")).fill("Boo!")
    bob.button("web-send").click()
    talk = ann.page.get_by_role("region", name=say("web-chat"))
    talk.get_by_role("button", name="Bob").click()
    talk.get_by_role("button", name=say("web-friend-block")).click()
    expect(talk.get_by_text(say("web-blocked-now"))).to_be_visible()
    ann.problems += objections(ann)
    assert [each["name"] for each in ann.fetch("GET", "/api/friends")["blocked"]] == ["Bob"]
    talk.get_by_role("button", name=say("web-friend-unblock")).click()
    expect(talk.get_by_role("button", name=say("web-friend-block"))).to_be_visible()
    assert ann.fetch("GET", "/api/friends")["blocked"] == []

    ann.page.locator(".bar__tools .ibtn").last.click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Bob").click()
    dialog.get_by_role("button", name=say("web-friend-block")).click()
    expect(dialog.get_by_role("button", name=say("web-friend-unblock"))).to_be_visible()
    ann.problems += objections(ann)


def test_who_waits_may_learn_meanwhile_and_keeps_the_chair(arrive: Arrive) -> None:
    ann = arrive()
    code = ann.set_table("me", "open", mode="competitive")
    ann.go(f"/table/{code}").page.locator(".wroom [data-learn=witches]").click()
    ann.page.locator("[data-lesson]").wait_for()
    assert not ann.page.url.endswith(code)
    assert ann.fetch("GET", f"/api/tables/{code}")["seats"][0]["mine"]
