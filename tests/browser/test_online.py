"""Two people online: to the end, through a reload, a lost line, somebody who stays away."""

from __future__ import annotations

import random
import time
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from korchma.server.tables import replacing
from tests.browser.conftest import Arrive
from tests.browser.eyes import objections
from tests.browser.people import Line, play_together, say
from tests.browser.test_company import pair


def test_two_people_play_to_the_end_and_one_reloads(arrive: Arrive) -> None:
    """In mid-attempt: the attempt is there again, and both go on to the end."""
    chance = random.Random(3)
    ann, bob, _ = pair(arrive, "two 4", mode="expert")  # a game that Lancre soon loses
    made = play_together([ann, bob], chance, lambda: ann.attempting and ann.asked)
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
    line = Line(bob.page)
    bob.page.reload()
    bob.page.locator("[data-room=ask]").wait_for()
    line.cut()
    expect(banner).to_be_visible()
    expect(seat).to_have_count(1)
    line.mend()
    expect(banner).to_have_count(0)
    expect(seat).to_have_count(0)
    play_together([ann, bob], random.Random(4), lambda: ann.page.locator(".hand .card").count())


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
    expect(ann.page.get_by_role("article")).to_contain_text(say("bot-heuristic"))
    ann.play(random.Random(2), most=3)


def test_who_never_answers_can_be_replaced(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not before the time that the host chose, then by a button at the seat."""
    ann, bob, _ = pair(arrive, "silent", replace_after=5)
    play_together([ann, bob], random.Random(1), lambda: bob.asked)
    bob.page.close()
    seat = ann.page.get_by_role("article")
    replace = seat.get_by_role("button", name=say("web-replace"))
    replace.click()
    expect(ann.page.get_by_role("alert")).to_be_visible()
    expect(replace).to_be_visible()
    later = time.time() + 5 * 60 + 1
    monkeypatch.setattr(
        replacing, "time", SimpleNamespace(time=lambda: later, monotonic=time.monotonic)
    )
    replace.click()
    expect(seat).to_contain_text(say("bot-heuristic"))
    ann.play(random.Random(2), most=3)
