"""Every place of the client, one after the other."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from tests.browser.people import Visitor

SEVERAL = "[data-choice=confirm]"
# Borrowing: look at two closed problems.
BORROWING = ", ".join(f".hand [data-ref='card:{n}'][data-lit]" for n in (1, 37, 44))
CARDS = ".hand .card"
WALKS = "[data-ref^='space:'][data-lit]"
GAME = "competitive-points"


def _table(guest: Visitor, *seats: str, seed: str = "places") -> None:
    """A table open on the page."""
    mode = "competitive" if len(seats) > 1 else "solo"
    guest.go(f"/table/{guest.set_table(*seats, mode=mode, seed=seed)}")


def _until(guest: Visitor, chance: random.Random, until: Callable[[], object]) -> None:
    """Decide until something is so."""
    while not until():
        assert not guest.over, "the game is over and it never came to that"
        guest.decide(chance)
        guest.wait_turn()


def _close(guest: Visitor) -> None:
    """Close what lies over the page."""
    guest.page.locator("dialog").press("Escape")
    guest.page.locator("dialog").wait_for(state="detached")


def _around(guest: Visitor) -> Iterator[str]:
    """Before a game."""
    guest.go("/").page.get_by_role("article").first.wait_for()
    yield "inn"
    guest.page.locator(".bar__tools .btn--bare").click()
    yield "account"
    _close(guest)
    guest.page.locator(".bar__tools .ibtn").last.click()
    yield "settings"
    _close(guest)
    guest.go("/me").page.locator("#history").wait_for()
    yield "profile"
    guest.page.locator(".friends > .btn").click()
    yield "friends"
    _close(guest)
    guest.go("/new/witches").page.locator("form").wait_for()
    yield "set-table"
    guest.go("/how/witches").page.get_by_role("searchbox").wait_for()
    yield "how"
    guest.go("/table/nowhere")
    yield "nowhere"
    _table(guest, "me", "open")
    guest.page.locator(".wsend__words").wait_for()
    yield "room"
    _table(guest, "me", "person")
    guest.cover.wait_for()
    yield "cover"


def _at_table(guest: Visitor) -> Iterator[str]:
    """In a game."""
    chance, page = random.Random(5), guest.page
    _table(guest, "me", "bot:random", "bot:random")
    guest.wait_turn()
    yield "start"
    page.keyboard.press("r")
    yield "rule"
    _close(guest)
    page.locator(".bar__tools .ibtn").last.click()
    yield "keys"
    _close(guest)
    _until(guest, chance, lambda: page.locator(".turnno").count() and page.locator(WALKS).count())
    page.mouse.move(0, 0)
    yield "turn"
    page.locator(CARDS).first.hover()
    yield "card"
    page.mouse.move(0, 0)
    if page.locator(".frame__tabs").is_visible():
        for nth, name in enumerate(("seats", "log", "rules"), start=1):
            page.locator(".frame__tabs button").nth(nth).click()
            yield name
        page.locator(".frame__tabs button").first.click()
    while not guest.attempting:
        if guest.over:  # by chance nobody came to a problem
            _table(guest, "me", "bot:random", "bot:random", seed=f"places {chance.random()}")
            guest.wait_turn()
        guest.decide(chance)
        guest.wait_turn()
    yield "attempt"
    yield from _several(guest, chance)


def _several(guest: Visitor, chance: random.Random) -> Iterator[str]:
    """A choice of several, with one marked."""
    _table(guest, "me", seed="places 5")
    guest.wait_turn()
    _until(guest, chance, guest.page.locator(BORROWING).count)
    guest.touch(guest.page.locator(BORROWING).first)
    guest.page.locator(SEVERAL).wait_for()
    guest.touch(guest.page.locator("[data-lit]").first)
    yield "several"


def _afterwards(guest: Visitor) -> Iterator[str]:
    """When it is over."""
    guest.go(f"/table/{guest.bring(GAME)}").page.locator(".story svg").first.wait_for()
    yield "end"
    slider = guest.go(f"/replay/{guest.bring(GAME)}").page.get_by_role("slider")
    slider.fill("147")
    slider.blur()
    yield "replay"


def places(guest: Visitor) -> Iterator[str]:
    """Go to each place and say its name."""
    guest.touching = 0.0  # on a phone not all of the board is in sight
    yield from _around(guest)
    yield from _at_table(guest)
    yield from _afterwards(guest)
