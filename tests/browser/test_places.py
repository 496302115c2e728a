"""Every place: no missing words, nothing wider than the screen, nothing axe objects to."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, WEB, Arrive
from tests.browser.places import places

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
    const wanted = { type: 'tag', values: ['wcag2a', 'wcag2aa'] }
    const { violations } = await axe.run(document, { runOnly: wanted, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) =>
        `${id}: ` + nodes.slice(0, 4).map(each => `${each.target}: ${each.any[0]?.message ?? ''}`))
}"""
# What sticks out of the screen, unless it lies in something of its own that scrolls or clips.
TOO_WIDE = """() => {
    const out = node => node.getBoundingClientRect().right > innerWidth + 1
    const kept = node => node !== document.body && node !== null &&
        ((getComputedStyle(node).overflowX !== 'visible' && !out(node)) || kept(node.parentElement))
    return [...document.body.querySelectorAll('*')]
        .filter(each => each.getClientRects().length && out(each) && !each.closest('svg'))
        .filter(each => !kept(each.parentElement))
        .slice(0, 4).map(each => `${each.tagName}.${each.className}`)
}"""
SIZES = {"desktop": DESKTOP, "phone": PHONE}


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_no_word_is_missing(arrive: Arrive, language: str) -> None:
    """In every place and language; that nothing fails or complains is seen when they leave."""
    guest = arrive(locale=language)
    for place in places(guest):
        assert guest.missing() == [], place
        assert guest.page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("size", SIZES)
def test_nothing_stands_in_anybodys_way(arrive: Arrive, size: str) -> None:
    """WCAG 2 A and AA as far as axe can tell, and no sideways scrolling."""
    if not AXE.is_file():
        pytest.skip("axe-core is missing: run npm install in web/")
    axe, guest = AXE.read_text("utf-8"), arrive(size=SIZES[size])
    found: dict[str, Any] = {}
    for place in places(guest):
        guest.page.evaluate(axe)
        if violations := guest.page.evaluate(RUN):
            found[place] = violations
        if wide := guest.page.evaluate(TOO_WIDE):
            found[f"{place}, too wide"] = wide
    assert found == {}
