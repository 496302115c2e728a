"""The theatre: what happened is played beat by beat; what decides something stands until seen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.eyes import objections
from tests.browser.people import COVER, Visitor, say

LAPTOP = (1366, 650)
# Everything a live region ever said, in order.
LISTEN = """() => {
    window.heard = []
    const region = document.querySelector('p.sr[role=status]')
    const note = () => region.textContent && heard.push(region.textContent)
    const all = { childList: true, characterData: true, subtree: true }
    new MutationObserver(note).observe(region, all)
}"""
# Past what plays, until something stands or the question is there.
PAST = """async () => {
    const space = { key: ' ', bubbles: true }
    const press = type => document.body.dispatchEvent(new KeyboardEvent(type, space))
    while (document.querySelector('[data-theatre]')) {
        press('keydown')
        press('keyup')
        await new Promise(requestAnimationFrame)
        if (document.querySelector('.theatre')) return
    }
}"""
FITS = """() => {
    const scene = document.querySelector('.theatre')
    const box = scene.getBoundingClientRect()
    const inside = [...scene.querySelectorAll('*')].every(each => {
        const own = each.getBoundingClientRect()
        const low = own.bottom <= innerHeight + 1 && own.right <= innerWidth + 1
        return !own.width || (low && own.top >= -1)
    })
    return inside && scene.scrollHeight <= scene.clientHeight + 1 && box.top >= 0
}"""


class Audience:
    """Somebody who watches what happens at a table."""

    def __init__(self, who: Visitor, *seats: str, **more: str) -> None:
        self.who, self.page = who, who.page
        self.chance = random.Random(5)
        who.go(f"/table/{who.set_table(*seats, **more)}")
        self.page.locator(f"[data-ask], [data-theatre], {COVER}").first.wait_for()

    @property
    def scene(self) -> Locator:
        """What stands."""
        return self.page.locator(".theatre")

    @property
    def beat(self) -> Locator:
        """Anything that plays."""
        return self.page.locator("[data-theatre]")

    def until(self, wanted: Callable[[], bool], most: int = 400) -> None:
        """Play on, going past every beat, until something stands that is wanted."""
        for _ in range(most):
            self.page.locator("[data-ask], [data-theatre], .endgrid").first.wait_for()
            if self.scene.count() and wanted():
                return
            if self.beat.count():
                self.page.evaluate(PAST)
            else:
                self.who.decide(self.chance)
        pytest.fail("it never came to that")

    def until_verdict(self, mine: bool = True) -> None:
        """Play on until an attempt has ended: my own, or somebody else's."""
        you = re.compile(rf"^{say('web-beats-you')}$")
        first = self.scene.locator("ol li .word").first
        verdict = self.scene.locator(".pennon")
        self.until(lambda: bool(verdict.count()) and bool(you.match(first.inner_text())) == mine)


@pytest.fixture
def watching(arrive: Arrive) -> Callable[..., Audience]:
    """Somebody at a table of The Witches with a bot, at a pace of their own."""

    def watch(pace: str = "slow", **more: object) -> Audience:
        seats = ("me", "bot:heuristic", "bot:random")
        return Audience(arrive(pace=pace, **more), *seats, mode="competitive", seed="theatre")

    return watch


def test_my_roll_stands_with_its_sum_until_i_have_seen_it(
    watching: Callable[..., Audience],
) -> None:
    """Dice, parts, target, verdict, three boxes; no question meanwhile; a key, and on it goes."""
    audience = watching()
    audience.until_verdict()
    scene, who = audience.scene, audience.who
    faces = [each.get_attribute("aria-label") or "" for each in scene.locator(".felt .die").all()]
    dice = sum(int(face) for face in faces if face.isdigit())
    parts = [int(each) for each in scene.locator(".tally i").all_inner_texts()]
    total = int(scene.locator(".total b").inner_text())
    target = int(scene.locator(".goal b").inner_text())
    assert len(faces) == 4
    assert parts[0] == dice
    assert sum(parts) == total
    solved = say("web-witches-verdict-solved" if total >= target else "web-witches-verdict-failed")
    expect(scene.locator(".pennon")).to_have_text(solved)
    assert scene.locator("ul li > div > b").count() == 3
    assert objections(who) == []
    who.page.wait_for_timeout(1500)
    expect(scene).to_be_visible()
    expect(who.question).to_have_count(0)
    who.page.keyboard.press("Space")
    expect(scene).to_have_count(0)


def test_a_bots_verdict_stands_too_and_goes_by_itself(watching: Callable[..., Audience]) -> None:
    """At the quick pace after two and a half seconds; a pointer on the button stops the line."""
    audience = watching()
    audience.until_verdict(mine=False)
    page, go_on = audience.page, audience.page.locator(".theatre .goon")
    verdict = audience.scene.locator(".pennon")
    audience.scene.get_by_role("button", name=say("web-pace-quick")).click()
    go_on.hover()
    page.mouse.move(5, 5, steps=3)
    go_on.hover()
    page.wait_for_timeout(3200)
    expect(verdict).to_be_visible()
    page.mouse.move(5, 5, steps=3)
    expect(verdict).to_have_count(0, timeout=3500)


def test_it_fits_on_a_laptop_and_on_a_phone_in_russian(arrive: Arrive) -> None:
    """A sheet from below on a phone; nothing scrolls, nothing is cut."""
    who = arrive(pace="slow", locale="ru-RU")
    audience = Audience(who, "me", "bot:heuristic", mode="competitive", seed="theatre")
    audience.until(lambda: audience.scene.locator(".pennon").count() > 0)
    for width, height in (PHONE, LAPTOP, (1440, 900)):
        who.page.set_viewport_size({"width": width, "height": height})
        assert who.page.evaluate(FITS), (width, height)
    assert who.missing() == []


def test_a_long_press_goes_to_now_and_a_tap_to_the_next_beat(
    watching: Callable[..., Audience],
) -> None:
    """By key and by pointer, wherever nothing else answers."""
    audience = watching()
    page, line = audience.page, audience.page.locator(".beatline")
    audience.until(lambda: audience.scene.locator(".end").count() > 0)
    while audience.scene.count():
        page.keyboard.press("Space")
        page.wait_for_timeout(20)
    before = line.inner_text()
    line.locator("p").click()
    expect(line.get_by_text(before)).to_have_count(0)
    page.keyboard.down("Space")
    page.wait_for_timeout(800)
    page.keyboard.up("Space")
    expect(audience.beat).to_have_count(0)


def test_the_pace_is_changed_by_a_key_and_remembered(watching: Callable[..., Audience]) -> None:
    """P goes round the four; a reload keeps the pace and starts at now."""
    audience = watching()
    audience.until_verdict(mine=False)
    page = audience.page
    pressed = audience.scene.get_by_role("group", name=say("web-pace")).locator(
        "[aria-pressed=true]"
    )
    page.keyboard.press("p")
    expect(pressed).to_have_text(say("web-pace-usual"))
    page.reload()
    page.locator("[data-ask], .waiting").first.wait_for()
    expect(audience.beat).to_have_count(0)
    audience.who.button("web-settings").click()
    paces = page.get_by_role("dialog").get_by_role("group", name=say("web-pace"))
    expect(paces.locator("[aria-pressed=true]")).to_have_text(say("web-pace-usual"))


def test_what_is_to_come_is_skipped_by_seat(watching: Callable[..., Audience]) -> None:
    """A letter among the dots goes to that seat's first beat."""
    audience = watching()
    letters = audience.scene.locator("ol .word")
    you = say("web-beats-you")
    audience.until(lambda: letters.count() > 1 and letters.nth(1).inner_text() != you)
    wanted = letters.nth(1).inner_text()
    letters.nth(1).click()
    audience.page.wait_for_function(
        """letter => {
            const word = document.querySelector('.theatre ol .word')
            const medal = document.querySelector('.beatline .medal b')
            return (word ?? medal)?.textContent === letter
        }""",
        arg=wanted,
    )


def test_who_listens_hears_every_beat_once_and_in_order(watching: Callable[..., Audience]) -> None:
    """The sentences of the log, from one live region."""
    audience = watching(pace="quick")
    page = audience.page
    page.locator("[data-ask]").wait_for(timeout=60_000)
    page.evaluate(LISTEN)
    lines = page.locator("[role=log] li p, [role=log] h3")
    told = lines.count()
    audience.who.decide(audience.chance)
    page.locator("[data-ask]").wait_for(timeout=60_000)
    log = [" ".join(each.split()) for each in lines.all_inner_texts()[told:]]
    heard = " ".join(" ".join(page.evaluate("heard")).split())
    assert log
    places = [heard.find(line) for line in log]
    assert -1 not in places
    assert places == sorted(places)
    assert all(heard.count(line) == log.count(line) for line in log)


def test_any_line_of_the_log_is_watched_again_from_there(arrive: Arrive) -> None:
    """Also by who wants everything at once; Escape is back at now, by key from line to line."""
    who = arrive()
    audience = Audience(who, "me", "bot:heuristic", mode="competitive", seed="theatre")
    for _ in range(6):
        who.wait_turn()
        who.decide(audience.chance)
    who.wait_turn()
    asked, lines = who.asked, who.page.locator("[role=log] button.dot")
    assert lines.count() > 3
    lines.nth(1).click()
    expect(audience.beat.first).to_be_visible()
    expect(who.question).to_have_count(0)
    who.page.keyboard.press("Escape")
    assert who.asked == asked
    lines.last.focus()
    who.page.keyboard.press("ArrowUp")
    who.page.keyboard.press("Enter")
    expect(audience.beat.first).to_be_visible()


def test_at_one_screen_a_verdict_is_seen_before_the_screen_changes_hands(arrive: Arrive) -> None:
    """It stands over the table of the one who rolled; then comes the cover."""
    who = arrive(pace="slow")
    audience = Audience(who, "me", "person", mode="competitive", seed="hot seat")
    verdict = audience.scene.locator(".pennon")
    for _ in range(200):
        who.page.locator(f"[data-ask], [data-theatre], {COVER}").first.wait_for()
        if verdict.count():
            break
        if who.cover.count():
            who.cover.click()
        elif audience.beat.count():
            who.page.evaluate(PAST)
        else:
            who.decide(audience.chance)
    expect(verdict).to_be_visible()
    expect(who.cover).to_have_count(0)
    assert who.missing() == []


def test_ronins_reveal_is_one_beat(arrive: Arrive) -> None:
    """All turn their cards at the same time, and what each gains is told below."""
    who = arrive(pace="slow")
    seats = ("me", "bot:heuristic", "bot:heuristic")
    audience = Audience(who, *seats, game="ronin", mode="partners", seed="theatre")
    reveal = say("web-ronin-reveal", game="ronin")
    audience.until(lambda: reveal in audience.scene.inner_text())
    assert audience.scene.locator("li .pair").count() == 3
    assert audience.scene.locator("li .ac").count() == 6
    assert objections(who) == []
    who.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert who.page.evaluate(FITS)


def test_old_worlds_stories_stand_until_they_are_read(arrive: Arrive) -> None:
    """What came of a choice, on parchment, with what it brought."""
    who = arrive(pace="slow")
    audience = Audience(
        who, "me", "bot:heuristic", game="oldworld", mode="random-schools", seed="theatre"
    )
    audience.until(lambda: audience.scene.locator(".chapter").count() > 0)
    assert objections(who) == []
    assert who.page.evaluate(FITS)


def test_a_result_without_a_scene_of_its_own_stands_with_its_sentences(arrive: Arrive) -> None:
    """The general scene, for any game: the end of a chapter of Ronin has no other."""
    who = arrive(pace="slow")
    seats = ("me", "bot:heuristic", "bot:heuristic")
    audience = Audience(who, *seats, game="ronin", mode="partners", seed="theatre")
    audience.until(lambda: audience.scene.locator("h2 + p, .wide").count() == 0)
    assert audience.scene.locator("h2").inner_text()
    assert objections(who) == []
