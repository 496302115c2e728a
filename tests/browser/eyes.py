"""A strict look at a page: words that are missing, what sticks out, what axe objects to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

import pytest

from tests.browser.conftest import DESKTOP, PHONE, WEB, Arrive
from tests.browser.dark import light
from tests.browser.people import Visitor
from tests.chance import LONG, number

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async rules => {
    const only = rules?.length ? { runOnly: rules } : {}
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...only })
    const why = each => [...each.any, ...each.all, ...each.none][0]?.message ?? ''
    return violations.map(({ id, nodes }) =>
        `${id}: ` + nodes.slice(0, 4).map(each => `${each.target} ${why(each)}`).join('; '))
}"""
# What sticks out of the screen, unless it lies in something of its own that scrolls or clips.
TOO_WIDE = """() => {
    const out = node => node.getBoundingClientRect().right > innerWidth + 1
    const kept = node => node !== document.body && node !== null &&
        ((getComputedStyle(node).overflowX !== 'visible' && !out(node)) || kept(node.parentElement))
    const wide = document.documentElement.scrollWidth > innerWidth
    return [...document.body.querySelectorAll('*')]
        .filter(each => each.getClientRects().length && out(each) && !each.closest('svg, .sr'))
        .filter(each => !kept(each.parentElement))
        .slice(0, 4).map(each => `too wide: ${each.tagName}.${each.className}`)
        .concat(wide ? ['the page scrolls sideways'] : [])
}"""


@cache
def axe() -> str:
    if not AXE.is_file():
        pytest.fail("axe-core is missing: run npm install in web/")
    return AXE.read_text("utf-8")


class Screen(NamedTuple):
    """What somebody looks at, in which language."""

    name: str
    language: str
    size: tuple[int, int]
    pixels: int = 1

    def look(self, arrive: Arrive) -> Visitor:
        """Somebody comes in with such a screen."""
        return arrive(size=self.size, locale=self.language, device_scale_factor=self.pixels)


SCREENS = (
    Screen("desktop", "en", DESKTOP),
    Screen("phone", "ru", PHONE, 2),
    Screen("zoomed", "uk", (720, 450), 2),  # 1440×900 at 200%
)
_screens = pytest.mark.parametrize("screen", SCREENS, ids=[each.name for each in SCREENS])


def every_screen(test: Callable[..., None]) -> Callable[..., None]:
    """On each screen; of these, ``make test`` has one in six."""
    marked: Callable[..., None] = pytest.mark.one_in(2 * len(SCREENS))(_screens(test))
    return marked


NARROW = ("log", "row", "rules", "seats")
"""Places that a wide screen has in sight all the time."""


def axe_looks(place: str, screen: Screen) -> bool:
    """Axe looks at a place on one screen, at the next place on another; in a long run on all."""
    screens = SCREENS[1:2] if place in NARROW else SCREENS
    return LONG or screens[number(place) % len(screens)] is screen


def objections(guest: Visitor, *, axed: bool = True, rules: Sequence[str] = ()) -> list[str]:
    """All that is wrong with what is on the page; axe by these rules of its own, or by all."""
    page = guest.page
    found: list[str] = page.evaluate(TOO_WIDE)
    if axed:
        with light(page):
            page.evaluate(axe())
            found += page.evaluate(RUN, [*rules])
    return found + [f"missing: {each}" for each in guest.missing()]


def objections_at(places: Iterator[str], guest: Visitor, screen: Screen) -> dict[str, list[str]]:
    """What is wrong where; nothing, if every place is in order."""
    found = {place: objections(guest, axed=axe_looks(place, screen)) for place in places}
    assert found, "nobody went anywhere"
    return {place: wrong for place, wrong in found.items() if wrong}
