"""What the table says: in three languages, about what cannot be done, about what a bot would do."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from korchma.bots import make_bot
from korchma.kernel import Adviser, Chair
from korchma.text import Voice
from tests.browser.conftest import PHONE, Arrive
from tests.browser.people import Visitor, say

LANGUAGES = {"ru": "Русский", "uk": "Українська", "en": "English"}


def test_the_language_changes_in_the_middle_of_a_game(guest: Visitor) -> None:
    """Prompt, log, board and title change at once, and nothing is forgotten."""
    guest.go(f"/table/{guest.set_table('me', seed='languages')}")
    guest.play(random.Random(9), most=8)
    heading, log = guest.question.get_by_role("heading"), guest.page.get_by_role("log")
    english = (heading.inner_text(), log.inner_text())
    seen = {english}
    for language, name in LANGUAGES.items():
        guest.page.get_by_role("button", name=name, exact=True).click()
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        expect(guest.page.get_by_role("heading", level=1)).to_have_text(say("game-title", language))
        told = (heading.inner_text(), log.inner_text())
        if language != "en":
            assert all(re.search("[а-яіїє]", text) for text in told)
            assert not re.search("[A-Za-z]{3}", told[0] + told[1]), told
        seen.add(told)
        assert guest.missing() == []
    assert told == english
    assert len(seen) == 3


def test_what_cannot_be_chosen_says_why(guest: Visitor) -> None:
    """Touch a place that cannot be reached: the reason, and the rule to read."""
    guest.go(f"/table/{guest.set_table('me', seed='refusals')}")
    guest.play(random.Random(1), most=2)
    dark = guest.page.locator("[data-ref^='space:'][aria-disabled=true]")
    said = guest.page.get_by_role("alert")
    for place in dark.all():
        place.click(force=True)
        if said.count():
            break
    expect(said).to_be_visible()
    rule = said.get_by_role("button", name=re.compile(r"^Rule \w+: \w"))
    heading = rule.inner_text().partition(": ")[2]
    rule.click()
    dialog = guest.page.get_by_role("dialog", name=heading)
    expect(dialog.get_by_role("paragraph").first).not_to_be_empty()
    guest.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(guest.question).to_be_visible()


def test_a_hint_says_what_a_good_bot_would_do(guest: Visitor) -> None:
    """Ask, read, and do just that."""
    guest.go(f"/table/{guest.set_table('me', seed='hints')}")
    guest.play(random.Random(1), most=2)
    asked = guest.asked
    guest.button("web-hint").click()
    expect(guest.page.get_by_role("heading", name=say("web-hint-title"))).to_be_visible()
    guest.button("web-hint-do").click()
    guest.wait_decided(asked)
    guest.wait_turn()


def test_a_hint_says_why_and_what_is_next_best(guest: Visitor) -> None:
    """In the words of every language; the next best is a button too."""
    code = guest.set_table("me", "bot:heuristic", mode="competitive", seed="hints")
    guest.go(f"/table/{code}")
    guest.play(random.Random(1), most=3)
    asked, session = guest.asked, guest.inn.session(code)
    bot = make_bot(session.game, "heuristic", 0)
    assert isinstance(bot, Adviser)
    advice = bot.advise(Chair(session, 0))
    assert advice.reason is not None
    assert advice.next is not None
    guest.button("web-hint").click()
    for language, name in LANGUAGES.items():
        guest.page.get_by_role("button", name=name, exact=True).click()
        said = Voice(session.game, language, me=0).why(advice.reason)
        expect(guest.page.locator("p.why")).to_have_text(said, ignore_case=True)
    before = len(session.log)
    guest.page.get_by_role("button", name=say("web-hint-next", option="").strip()).click()
    guest.wait_decided(asked)
    assert session.log[before] == advice.next.answer


def test_a_bot_has_a_name_a_face_and_a_manner(guest: Visitor) -> None:
    """The same at the seat and in the records; focus tells how it is, and so does a touch."""
    code = guest.set_table("me", "bot:heuristic", "bot:random", mode="competitive", seed="faces")
    guest.go(f"/table/{code}")
    guest.wait_turn()
    for seat in guest.inn.table(code).sitters[1:]:
        name, manner = say(f"cast-{seat.cast}"), say(f"cast-{seat.cast}.manner")
        parts = map(re.escape, (name, say(f"bot-{seat.bot}.short"), manner))
        who = guest.page.get_by_role("button", name=re.compile(r"\W+".join(parts)))
        expect(who).to_have_count(1)
        assert who.locator("svg path").count()
    who.click()
    expect(guest.page.get_by_text(manner).last).to_be_visible()


def test_a_finger_held_on_a_card_shows_it_large(arrive: Arrive) -> None:
    """As long as it is held; letting go plays nothing."""
    guest = arrive(size=PHONE, has_touch=True, is_mobile=True)
    guest.go(f"/table/{guest.set_table('me', seed='places 5')}")
    cards = guest.page.locator(".hand .card")
    guest.wait_turn()
    guest.touching = 0.0
    while not cards.count():
        guest.decide(random.Random(3))
        guest.wait_turn()
    asked, box = guest.asked, cards.first.bounding_box()
    assert box is not None
    finger = guest.context.new_cdp_session(guest.page)
    points = [{"x": box["x"] + 40, "y": box["y"] + 40}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    expect(guest.page.locator(".card.large")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(guest.page.locator(".card.large")).to_have_count(0)
    assert guest.asked == asked
