"""A strict look at a page: words that are missing, what sticks out, what axe objects to."""

from __future__ import annotations

from functools import cache

import pytest

from tests.browser.conftest import WEB
from tests.browser.people import Visitor

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
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
def _axe() -> str:
    if not AXE.is_file():
        pytest.skip("axe-core is missing: run npm install in web/")
    return AXE.read_text("utf-8")


def objections(guest: Visitor) -> list[str]:
    """All that is wrong with what is on the page."""
    page = guest.page
    page.evaluate(_axe())
    found: list[str] = page.evaluate(RUN) + page.evaluate(TOO_WIDE)
    return found + [f"missing: {each}" for each in guest.missing()]
