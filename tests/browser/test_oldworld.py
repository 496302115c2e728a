"""Old World in a browser: rounds played by touching what glows; every place of it is in order."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.eyes import Screen, every_screen, objections_at
from tests.browser.people import Visitor
from tests.browser.recorded import Stage, questions
from tests.browser.screens import Screens
from tests.server.inn import RunningInn

PLACES = "[data-ref^='place:'][data-lit]"
HAND = "[data-part=hand] [data-lit]"
# Pixels around a card that the first ancestor who clips what leaves it lets be seen.
ROOM_AROUND = """nodes => nodes.map(node => {
    for (let each = node.parentElement; each.dataset.part !== 'hand'; each = each.parentElement) {
        const { overflowX: clips, overflowClipMargin: around } = getComputedStyle(each)
        if (clips !== 'visible') return clips === 'clip' ? parseFloat(around) : 0
    }
    return Infinity
})"""
RING = 2


def _sit(guest: Visitor, bots: int, *, mode: str = "hunt", seed: str = "wolf") -> None:
    """A table of Old World open on the page."""
    seats = ["me", *["bot:random"] * bots]
    guest.go(f"/table/{guest.set_table(*seats, game='oldworld', mode=mode, seed=seed)}")
    guest.wait_turn()


def _until(guest: Visitor, chance: random.Random, what: str) -> None:
    """Decide until there is something of that kind on the page."""
    for _ in range(60):
        if guest.page.locator(what).count():
            return
        guest.decide(chance)
        guest.wait_turn()
    raise AssertionError(f"it never came to {what}")


@pytest.mark.parametrize(("bots", "mode", "most"), [(0, "solo", 16), (2, "hunt", 14)])
def test_rounds_are_played_by_touching(guest: Visitor, bots: int, mode: str, most: int) -> None:
    _sit(guest, bots, mode=mode)
    guest.touching = 0.9
    assert guest.play(random.Random(7), most=most) == most
    assert guest.missing() == []


def test_a_way_is_paid_with_the_card_that_is_touched(guest: Visitor) -> None:
    """Pointed at, a place names its price and the hand what pays; the touched card is discarded."""
    _sit(guest, 0, mode="solo-free")
    _until(guest, random.Random(1), PLACES)
    place = guest.page.locator(PLACES).first
    place.hover()
    expect(guest.page.locator("[data-part=hand] .say.main")).to_have_count(1)
    held = guest.page.locator("[data-part=hand] .card").count()
    guest.touch(place)
    pays = guest.page.locator(HAND).filter(has=guest.page.locator(".say.main"))
    expect(pays).to_have_count(1)
    name = pays.locator(".sr").inner_text().split(". ")[0]
    guest.touch(pays)
    expect(guest.page.locator("[data-part=hand] .card")).to_have_count(held - 1)
    expect(guest.page.get_by_role("log")).to_contain_text(name)


def test_a_card_that_may_be_chosen_has_its_ring_on_a_phone_too(
    screens: Screens, inn: RunningInn
) -> None:
    """Nothing cuts off what glows around it."""
    page = screens.take((390, 844), locale="en")
    paying = next(q for q in questions("oldworld", "hunt-4") if q.kind.startswith("pay:"))
    Stage(page).show(paying, inn.url)
    lit = page.locator(HAND)
    expect(lit).not_to_have_count(0)
    assert min(lit.evaluate_all(ROOM_AROUND)) >= RING
    screens.throw_away(page)


def _places(guest: Visitor) -> Iterator[str]:
    """Each place of the table, and its name."""
    chance, page = random.Random(5), guest.page
    guest.touching = 0.0  # on a phone not all of the board is in sight
    _sit(guest, 4, seed="five")
    yield "school"
    _until(guest, chance, PLACES)
    page.locator(PLACES).first.focus()
    yield "road"
    pages = page.locator(".frame__tabs button")
    if pages.count():
        pages.nth(1).click()
        yield "seats"
    page.locator("section[data-part=you] .ibtn").first.click()
    yield "sheet"
    page.keyboard.press("Escape")
    if pages.count():
        pages.first.click()
    _until(guest, chance, "[data-ref^='deck:'][data-lit]")
    yield "deed"
    _until(guest, chance, HAND)
    page.locator(HAND).first.click()
    yield "several"


@every_screen
def test_every_place_is_in_order(arrive: Arrive, screen: Screen) -> None:
    """Words, widths, and all of axe's rules, with five at the table."""
    guest = screen.look(arrive)
    assert objections_at(_places(guest), guest, screen) == {}
