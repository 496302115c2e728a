"""The keyboard alone: from the inn to the end of a game."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Route, expect

from korchma.kernel import find_game
from tests.browser.conftest import Arrive, Reading
from tests.browser.people import Visitor, say
from tests.browser.recorded import GAMES, Stage, questions
from tests.browser.shortcut import nearly_over
from tests.chance import LONG
from tests.server.inn import RunningInn

FOCUS = """() => {
    const { activeElement: now } = document
    return now.getAttribute('aria-label') || now.innerText || ''
}"""
GLOWING = """() => document.activeElement.matches(
    '[data-lit]:not(.die), [data-choice]:not([disabled], .die, .again)')"""
CONFIRM = "() => document.activeElement.matches('[data-choice=confirm]')"
UNMARKED = """() => document.activeElement.matches(
    '[data-lit]:not([aria-pressed=true]), .opts [aria-pressed=false]')"""
# In which frames nothing had the focus, and what was on the page then.
WATCH = """() => {
    window.lost = []
    let tabbed = true  // after the last thing on the page Tab leaves it
    addEventListener('keydown', event => { tabbed = event.key === 'Tab' }, true)
    const on = what => document.querySelector(what) !== null
    const look = () => {
        const now = document.activeElement
        if (!tabbed && (!now || now === document.body))
            lost.push(on('[data-theatre]') ? 'theatre' : on('[data-ask]') ? 'question' : 'waiting')
        requestAnimationFrame(look)
    }
    look()
}"""
ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]


def tab_to(guest: Visitor, found: str, name: str | None = None, most: int = 120) -> None:
    """Tab until the focus is where it should be."""
    for _ in range(most):
        guest.page.keyboard.press("Tab")
        now = guest.page.evaluate(found)
        if now == name if name is not None else now:
            return
    raise AssertionError(f"Tab never comes to {name or found}")


def decide(guest: Visitor, chance: random.Random) -> None:
    """Arrows to something that glows, Enter; marks are confirmed."""
    keys, asked = guest.page.keyboard, guest.asked
    confirm = guest.page.locator("[data-ask] [data-choice=confirm]")
    if confirm.count():
        while confirm.is_disabled():
            tab_to(guest, UNMARKED)
            keys.press("Enter")
        tab_to(guest, CONFIRM)
    else:
        for _ in range(chance.randint(1, 5)):
            keys.press(chance.choice(ARROWS))
        if not guest.page.evaluate(GLOWING):
            tab_to(guest, GLOWING)
    keys.press("Enter")
    if guest.asked == asked and guest.question.locator(".list li button").count():
        keys.press("Enter")
    guest.wait_decided(asked)


def play(guest: Visitor, chance: random.Random, most: int = 1000) -> int:
    """Decide until the end, or so many times; how many it were."""
    made = 0
    guest.wait_turn()
    while made < most and not guest.over:
        decide(guest, chance)
        made += 1
        guest.wait_turn()
    return made


def seeded(route: Route) -> None:
    """The page sets its table, we choose the seed."""
    wish = {**json.loads(route.request.post_data or "{}"), "seed": "keyboard"}
    route.continue_(post_data=json.dumps(wish))


def test_from_the_inn_to_the_end_by_keys_alone(guest: Visitor) -> None:
    """Set a table for one, play with arrows and Enter, read the end."""
    guest.page.route(
        "**/api/tables", lambda r: seeded(r) if r.request.method == "POST" else r.continue_()
    )
    tab_to(guest.go("/"), FOCUS, say("web-set-table"))
    guest.page.keyboard.press("Enter")
    guest.page.locator("form").wait_for()
    tab_to(guest, FOCUS, "1")
    guest.page.keyboard.press("Enter")
    tab_to(guest, FOCUS, say("web-set-go"))
    guest.page.keyboard.press("Enter")
    chance = random.Random(11)
    assert play(guest, chance, most=1000 if LONG else 8) >= 8
    if not LONG:
        code = nearly_over(guest, game="witches", mode="solo", seed="keyboard")
        assert play(guest.go(f"/table/{code}"), chance) > 2
    assert guest.over
    assert guest.page.evaluate("() => document.activeElement.matches('.scroll h2')")
    tab_to(guest, FOCUS, say("web-replay"))
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("slider")).to_be_visible()


def see_it_all(guest: Visitor) -> None:
    """What happened is watched to its end, by keys, until something is asked."""
    beat = guest.page.locator("[data-theatre]")
    while not guest.page.locator("[data-ask], .endgrid").count() or beat.count():
        if beat.count():
            guest.page.keyboard.press("Enter")
        guest.page.wait_for_timeout(30)


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_is_never_lost_after_a_decision(arrive: Arrive, game: str) -> None:
    """Neither while an answer is on its way, nor in the theatre, nor at the next question."""
    guest = arrive(pace="quick", size=(1366, 650))
    mode = find_game(game).default_mode(2)
    code = guest.set_table("me", "bot:heuristic", game=game, mode=mode, seed="focus")
    guest.go(f"/table/{code}").wait_turn()
    tab_to(guest, GLOWING)
    guest.page.evaluate(WATCH)
    chance = random.Random(3)
    for _ in range(60 if LONG else 9):
        decide(guest, chance)
        see_it_all(guest)
    assert guest.page.evaluate("lost") == []


def test_who_begins_a_game_by_keyboard_has_the_focus_at_its_first_question(arrive: Arrive) -> None:
    guest = arrive("/new/ronin", pace="quick", size=(1366, 650))
    tab_to(guest, "() => document.activeElement.matches('main .btn--flame')")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("[data-ask]")
    expect(guest.page.locator("[data-room=ask]")).to_be_focused(timeout=2000)


# How far a card stands out of the rack, and whether all of it is on the screen.
RISEN = """button => {
    const box = what => button.closest(what).getBoundingClientRect()
    const [slot, lift] = ['.slot', '.lift'].map(box)
    return [slot.top - lift.top, lift.top >= 0 && lift.bottom <= innerHeight]
}"""


@pytest.mark.parametrize("size", [(1366, 650), (390, 844)])
def test_a_card_with_the_focus_rises_to_be_read(
    inn: RunningInn, reading: Reading, size: tuple[int, int]
) -> None:
    page = reading("en", size)
    question = next(
        each for each in questions("witches", GAMES["witches"][0]) if "walk" in each.kind
    )
    Stage(page).show(question, inn.url)
    card = page.locator("[data-room=hand] .slot button").first
    peeks, _ = card.evaluate(RISEN)
    page.keyboard.press("Tab")  # from now on the focus is shown
    card.focus()
    page.wait_for_timeout(400)
    risen, whole = card.evaluate(RISEN)
    assert risen > peeks + 60
    assert whole
    page.locator("[data-room=ask]").focus()
    page.wait_for_timeout(400)
    assert card.evaluate(RISEN)[0] == peeks


# Which cards of the hand cannot be touched where they stand.
BURIED = """() => [...document.querySelectorAll('[data-room=hand] .slot')].flatMap((slot, n) => {
    const { left, top, width, height } = slot.getBoundingClientRect()
    const seen = Math.min(top + height / 2, innerHeight - 110)
    return slot.contains(document.elementFromPoint(left + width / 2, seen)) ? [] : [n]
})"""


def test_in_two_rows_a_risen_card_lies_over_no_other(inn: RunningInn, reading: Reading) -> None:
    page = reading("ru", (820, 1180))
    asked = (each for each in questions("ronin", "crossroads-5-points") if "play:" in each.kind)
    Stage(page).show(next(asked), inn.url)
    slots = page.locator("[data-room=hand] .double .slot")
    assert slots.count() > 4
    for slot in slots.all():
        slot.hover(position={"x": 50, "y": 30})
        page.wait_for_timeout(300)
        assert page.evaluate(BURIED) == []
        lift = slot.locator(".lift").bounding_box()
        assert lift
        assert lift["y"] > 0
