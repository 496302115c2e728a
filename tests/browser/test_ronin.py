"""Ronin in a browser: games to their end by touching what glows, and choosing in secret."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive, Reading
from tests.browser.people import Visitor, play_together
from tests.browser.recorded import Stage, questions
from tests.browser.shortcut import nearly_over
from tests.chance import LONG
from tests.server.inn import RunningInn

SECRET = {"game": "ronin", "mode": "partners", "seats": ["me", "open"]}


@pytest.mark.parametrize(
    ("seats", "mode"), [(1, "summer-crossroads"), (3, "partners"), (5, "crossroads")]
)
def test_a_game_against_bots_to_its_end(guest: Visitor, seats: int, mode: str) -> None:
    bots = ["bot:random"] * (seats - 1)
    code = nearly_over(guest, *bots, game="ronin", mode=mode, seed=f"whole {seats}", left=8)
    guest.go(f"/table/{code}")
    assert guest.play(random.Random(seats)) > (20 if LONG else 4)
    expect(guest.page.locator(".score")).to_have_count(seats)
    assert guest.missing() == []


def test_a_phone_plays_by_the_buttons(arrive: Arrive) -> None:
    guest = arrive(size=PHONE)
    code = nearly_over(guest, "bot:random", game="ronin", mode="partners", seed="phone", left=8)
    guest.touching = 0
    guest.go(f"/table/{code}")
    assert guest.play(random.Random(3)) > (20 if LONG else 4)
    assert guest.over
    assert guest.missing() == []


def test_two_cards_are_chosen_in_secret_and_chosen_again(arrive: Arrive) -> None:
    """Marked, laid face down, taken up again, turned round; the other sees only that it is done."""
    ann = arrive()
    code = ann.fetch("POST", "/api/tables", SECRET)["code"]
    bob = arrive(f"/table/{code}")
    bob.button("web-sit-down").click()
    ann.go(f"/table/{code}")
    cards = "[role=group].hand [data-lit]"
    play_together([ann, bob], random.Random(1), lambda: _choosing(ann) or _choosing(bob))
    for each in (ann, bob):
        expect(each.page.locator(".pick")).to_be_visible()
    for at in (0, 2):
        ann.page.locator(cards).nth(at).click()
    expect(ann.page.locator(".pre li")).to_have_count(3)
    first, second = (ann.page.locator(cards).nth(at).get_attribute("aria-label") for at in (0, 2))
    ann.page.locator("[data-choice=confirm]").click()
    ann.button("web-rethink").click()
    ann.button("web-turn-marks").click()
    ann.page.locator("[data-choice=confirm]").click()
    expect(ann.button("web-rethink")).to_be_visible()
    expect(bob.page.locator("article.ptn ol > .back")).to_have_count(2)
    assert bob.page.locator(".emaki .line .fresh").count() == 0
    for at in (0, 1):
        bob.page.locator(cards).nth(at).click()
    bob.page.locator("[data-choice=confirm]").click()
    laid = ann.page.locator(".emaki .line .tl")
    expect(laid).to_have_count(2)
    names = [laid.nth(at).get_attribute("aria-label") or "" for at in (0, 1)]
    assert [name.split(". ")[0] for name in names] == [
        (label or "").split(". ")[0] for label in (second, first)
    ]


def _choosing(visitor: Visitor) -> bool:
    return visitor.page.locator(".pick").count() == 1


# How far a row of skills, or a sign in it, lies inside the panel it stands in.
INSIDE = """() => {
    const panel = document.querySelector('.me').getBoundingClientRect()
    return [...document.querySelectorAll('.me .skl button, .me .skl .state')].map(each => {
        const { left, right } = each.getBoundingClientRect()
        return Math.min(left - panel.left, panel.right - right)
    })
}"""


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_skills_keep_inside_their_panel(inn: RunningInn, reading: Reading, language: str) -> None:
    """Also with a partner's skill among them, which can be used now."""
    page = reading(language, (1366, 650))
    asked = questions("ronin", "partners-4-tie")
    Stage(page).show(next(q for at, q in enumerate(asked, start=1) if at == 40), inn.url)
    for size in ((1366, 650), (1536, 730), (1280, 720)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(100)
        room = page.evaluate(INSIDE)
        assert len(room) > 6
        assert min(room) > 8, (size, room)


# What lies outside the sheet it stands on, of what is drawn there.
OUTSIDE = """() => [...document.querySelectorAll('.take-character .sheet')].flatMap(sheet => {
    const { top, bottom, left, right } = sheet.getBoundingClientRect()
    const drawn = [...sheet.querySelectorAll('b, i, svg')].filter(each => each.checkVisibility())
    return drawn.map(each => [each, each.getBoundingClientRect()])
        .filter(([, b]) => b.top < top - 1 || b.bottom > bottom + 1)
        .concat(drawn.length ? [] : [[sheet]])
        .map(([each]) => each.outerHTML.slice(0, 60))
})"""


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_whom_one_may_be_is_read_on_every_screen(
    inn: RunningInn, reading: Reading, language: str
) -> None:
    """Two characters, none pointed at: nothing lies outside its sheet, or on the other."""
    page = reading(language, PHONE)
    stage = Stage(page)
    for _, question in zip(range(4), questions("ronin", "partners-4-tie"), strict=False):
        stage.show(question, inn.url)
        for size in (PHONE, (360, 740), (683, 325), (720, 450), (1366, 650), (1280, 720)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.wait_for_timeout(100)
            assert page.locator(".take-character .sheet").count() == 2
            assert page.evaluate(OUTSIDE) == [], size
