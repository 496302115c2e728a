"""Two people online: to the end, through a reload, a lost line, somebody who stays away."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import play_together, say
from tests.browser.test_company import pair


def test_two_people_play_to_the_end_and_one_reloads(arrive: Arrive) -> None:
    """In mid-attempt the page is reloaded: the attempt is there again, and both go on to the end."""
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
