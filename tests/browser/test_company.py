"""Several people: online, at one screen, looking on."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import Visitor, play_together, say


def pair(
    arrive: Arrive, seed: str, mode: str = "competitive", **more: Any
) -> tuple[Visitor, Visitor, str]:
    """Two people who have sat down at one table, one by an invitation."""
    ann = arrive()
    code = ann.set_table("me", "open", mode=mode, seed=seed, **more)
    ann.go(f"/table/{code}")
    expect(ann.page.get_by_role("heading", name=say("web-room-free", n=1))).to_be_visible()
    bob = arrive(f"/table/{code}")
    bob.button("web-sit-down").click()
    for each in (ann, bob):
        each.page.locator("[data-room=ask]").wait_for()
    return ann, bob, code


def test_at_one_screen_the_hand_is_covered(guest: Visitor) -> None:
    """Between two people nothing is shown until the next one is ready."""
    chance = random.Random(5)
    code = guest.set_table("me", "person", mode="competitive", seed="hot seat")
    guest.go(f"/table/{code}")
    covers = 0
    while covers < 4:
        guest.wait_turn()
        if guest.cover.count():
            covers += 1
            expect(guest.page.locator("[data-ref]")).to_have_count(0)
            expect(guest.page.get_by_role("group", name=say("web-hand"))).to_have_count(0)
            guest.cover.click()
            expect(guest.page.get_by_role("group", name=say("web-hand"))).to_be_visible()
            expect(guest.page.locator("[data-room=ask], .veil button")).to_be_focused()
        else:
            guest.decide(chance)
    assert guest.missing() == []


def test_who_looks_on_sees_no_hand(arrive: Arrive) -> None:
    """A third person sees the table, and of cards nothing, not even in what the server sends."""
    ann, bob, code = pair(arrive, "looked at")
    play_together([ann, bob], random.Random(2), lambda: ann.page.locator(".hand .card").count() > 1)
    heard: list[str] = []
    eve = arrive()
    eve.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))),
    )
    eve.go(f"/table/{code}")
    expect(eve.page.get_by_text(say("web-spectator"))).to_be_visible()
    expect(eve.page.locator("article.seat")).to_have_count(2)
    expect(eve.page.get_by_role("group", name=say("web-hand"))).to_have_count(0)
    expect(eve.page.locator("[data-ref^='card:']")).to_have_count(0)
    expect(eve.question).to_have_count(0)
    states = [message for text in heard if (message := json.loads(text))["type"] == "state"]
    assert states
    hands = [player["hand"] for state in states for player in state["view"]["players"]]
    assert set(hands) == {None}
    assert all(state["asks"] == [] and state["seat"] is None for state in states)


def test_undo_alone_is_free(guest: Visitor) -> None:
    """A decision is taken back by the button and by its key; with nothing to undo it says so."""
    guest.go(f"/table/{guest.set_table('me', seed='undo')}")
    guest.wait_turn()
    undo = guest.button("web-undo", exact=False)
    undo.click(force=True)
    expect(guest.page.get_by_role("alert")).to_contain_text(say("web-undo-nothing"))
    first = guest.question.get_by_role("heading").inner_text()
    for by_key in (False, True):
        guest.decide(random.Random(4))
        expect(guest.question.get_by_role("heading")).not_to_have_text(first)
        if by_key:
            guest.page.keyboard.press("u")
        else:
            undo.click()
        expect(guest.question.get_by_role("heading")).to_have_text(first)


def test_undo_of_what_others_saw_asks_them(arrive: Arrive) -> None:
    """The other person is asked, may let it stand, and may agree."""
    ann, bob, _ = pair(arrive, "consent")
    undo = ann.button("web-undo", exact=False)
    if_they_agree = say("web-undo-consent", names="").strip()

    def would_ask() -> bool:
        name = undo.get_attribute("aria-label") or ""
        return ann.asked != "" and if_they_agree in name

    play_together([ann, bob], random.Random(6), would_ask)
    asked = ann.asked
    asking = bob.page.get_by_role("dialog", name=say("web-consent-title"))
    note = ann.page.get_by_role("status", name=say("web-undo"))
    undo.click()
    expect(note).to_contain_text(say("web-wish-asked"))
    bob.button("web-consent-no").click()
    expect(asking).to_have_count(0)
    expect(note).to_contain_text(say("web-wish-refused"))
    assert ann.asked == asked
    undo.click()
    expect(note).to_contain_text(say("web-wish-asked"))
    bob.button("web-consent-yes").click()
    expect(asking).to_have_count(0)
    expect(note).to_have_count(0)
    ann.wait_decided(asked)
    play_together([ann, bob], random.Random(8), lambda: ann.asked > asked)
