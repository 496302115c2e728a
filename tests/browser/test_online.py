"""Two people online: to the end, through a reload, a lost line, somebody who stays away."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from korchma.server import steady
from tests.browser.conftest import Arrive
from tests.browser.eyes import objections
from tests.browser.people import Line, play_together, say
from tests.browser.test_company import pair


def test_two_people_play_to_the_end_and_one_reloads(arrive: Arrive) -> None:
    """In mid-attempt: the attempt is there again, and both go on to the end."""
    chance = random.Random(3)
    ann, bob, _ = pair(arrive, "two 4", mode="expert")  # a game that Lancre soon loses
    made = play_together([ann, bob], chance, lambda: ann.asked and ann.attempting)
    heading = ann.question.get_by_role("heading")
    asked, question = ann.asked, heading.inner_text()
    ann.page.reload()
    ann.wait_turn()
    assert ann.attempting
    assert (ann.asked, heading.inner_text()) == (asked, question)
    made += play_together([ann, bob], chance, lambda: ann.over and bob.over)
    assert made > 20
    for each in (ann, bob):
        expect(each.page.get_by_role("heading", name=say("web-scores"))).to_be_visible()
        assert each.missing() == []
    ann.button("web-rematch").click()
    bob.page.get_by_role("link", name=say("web-rematch-join")).click()
    bob.button("web-sit-down").click()
    for each in (ann, bob):
        each.page.locator("[data-room=ask]").wait_for()
    play_together([ann, bob], chance, lambda: ann.look()["glowing"], most=4)


def test_a_lost_line_is_said_and_heals(arrive: Arrive) -> None:
    """The other sees who is away; a banner here; back again, the game goes on where it was."""
    ann, bob, _ = pair(arrive, "lost line")
    seat = ann.page.get_by_role("article").filter(has_text=say("web-away"))
    banner = bob.page.get_by_role("status").filter(has_text=say("web-line-lost"))
    line = Line(bob)
    bob.page.reload()
    bob.page.locator("[data-room=ask]").wait_for()
    line.cut()
    expect(banner).to_be_visible()
    expect(seat).to_have_count(1)
    line.mend()
    expect(banner).to_have_count(0)
    expect(seat).to_have_count(0)
    play_together([ann, bob], random.Random(4), lambda: ann.page.locator(".hand .card").count())


def test_a_silent_line_is_seen_at_once_and_keeps_the_decision(arrive: Arrive) -> None:
    """Nothing comes through and nothing closes: that is said within two seconds."""
    guest = arrive()
    line = Line(guest)
    guest.go(f"/table/{guest.set_table('me', seed='silent')}")
    guest.wait_turn()
    asked = guest.asked
    line.hush()
    status = guest.page.get_by_role("status")
    expect(status.filter(has_text=say("web-line-lost"))).to_be_visible(timeout=2_000)
    guest.page.locator("[data-lit]").first.click()
    expect(status.filter(has_text=say("web-line-kept"))).to_be_visible()
    line.speak()
    guest.page.locator(f'[data-ask]:not([data-ask="{asked}"])').wait_for()
    expect(status.filter(has_text=say("web-line-kept"))).to_have_count(0)


def test_a_decision_kept_too_long_is_given_back_with_a_reason(arrive: Arrive) -> None:
    """Two windows of one person: what was decided in the other while this one's line was lost."""
    guest = arrive()
    code = guest.set_table("me", seed="silent")
    line = Line(guest)
    guest.go(f"/table/{code}")
    guest.wait_turn()
    line.cut()
    expect(guest.page.get_by_role("status").filter(has_text=say("web-line-lost"))).to_be_visible()
    other = guest.context.new_page()
    other.goto(guest.page.url)
    other.locator("[data-lit]").first.click()
    other.locator("[data-ask]").wait_for()
    guest.page.locator("[data-lit]").last.click()
    line.mend()
    expect(guest.page.get_by_role("alert")).to_contain_text(say("web-error-line-late"))


LONG_WORD = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"


def test_talk_scrolls_wraps_knows_names_and_leaves_the_log_its_room(arrive: Arrive) -> None:
    ann, bob, _ = pair(arrive, "talk")
    room = ann.page.get_by_role("log").bounding_box()
    for line in ("One.", "Two.", LONG_WORD, "Four.", "Five."):
        bob.page.get_by_role("textbox", name=say("web-chat-say")).fill(line)
        bob.button("web-send").click()
    talk = ann.page.get_by_role("region", name=say("web-chat")).get_by_role("listitem")
    expect(talk).to_have_count(5)
    expect(talk.last).to_be_in_viewport()
    inside = talk.nth(2).evaluate("node => node.scrollWidth <= node.clientWidth")
    assert inside
    bob.fetch("PUT", "/api/me", {"name": "Sir Samuel"})
    expect(talk.first).to_have_text("Sir Samuel One.")
    after = ann.page.get_by_role("log").bounding_box()
    assert room is not None
    assert after is not None
    assert after["height"] > 0.6 * room["height"]


def test_what_one_says_the_other_hears(arrive: Arrive) -> None:
    """Talk at the table, kept for who comes back."""
    ann, bob, _ = pair(arrive, "talk")
    ann.page.get_by_role("textbox", name=say("web-chat-say")).fill("Ahoj, Бобе! <b>")
    ann.button("web-send").click()
    talk = bob.page.get_by_role("region", name=say("web-chat")).get_by_role("listitem")
    expect(talk).to_contain_text("Ahoj, Бобе! <b>")
    bob.page.reload()
    expect(talk).to_have_count(1)
    assert objections(bob) == []


def test_who_leaves_for_good_gives_the_chair_to_a_bot(arrive: Arrive) -> None:
    """Asked twice, then back in the inn; the other plays on against a bot."""
    ann, bob, _ = pair(arrive, "leaving")
    bob.button("web-settings").click()
    bob.button("web-resign").click()
    bob.button("web-resign-yes").click()
    expect(bob.button("web-play-now", exact=False).first).to_be_visible()
    expect(ann.page.get_by_role("article")).to_contain_text(say("bot-heuristic.short"))
    ann.play(random.Random(2), most=3)


def test_when_time_is_over_the_others_say_how_it_goes_on(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock stands over the board of both; when it has run out, a note asks who waits."""
    clock = {"per": "move", "minutes": 5, "then": "vote"}
    ann, bob, _ = pair(arrive, "silent", clock=clock)
    play_together([ann, bob], random.Random(1), lambda: bob.asked)
    for each, name in ((ann, bob.fetch("GET", "/api/me")["name"]), (bob, say("web-you"))):
        timer = each.page.get_by_role("timer")
        expect(timer).to_contain_text(re.compile(rf"{name}: .*\d:\d\d$"))
    bob.page.close()
    note = ann.page.get_by_role("status").filter(has_text=say("web-vote-text", n=1))
    expect(note).to_have_count(0)
    monkeypatch.setattr(steady, "_OPENED", steady._OPENED + 5 * 60 + 1)
    note.get_by_role("button", name=say("web-vote-chair")).click()
    expect(ann.page.get_by_role("article")).to_contain_text(say("bot-heuristic.short"))
    expect(note).to_have_count(0)
    ann.play(random.Random(2), most=3)
