"""Every place, in each language on another screen: nothing missing, too wide, in anybody's way."""

from __future__ import annotations

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.eyes import objections
from tests.browser.places import places

ZOOMED = (720, 450)  # 1440×900 at 200%


@pytest.mark.parametrize(
    ("language", "size", "pixels"),
    [("en", DESKTOP, 1), ("ru", PHONE, 2), ("uk", ZOOMED, 2)],
    ids=["desktop", "phone", "zoomed"],
)
def test_every_place_is_in_order(
    arrive: Arrive, language: str, size: tuple[int, int], pixels: int
) -> None:
    """Words, widths, and all of axe's rules."""
    guest = arrive(size=size, locale=language, device_scale_factor=pixels)
    found: dict[str, list[str]] = {}
    for place in places(guest):
        if wrong := objections(guest):
            found[place] = wrong
    assert found == {}
    assert guest.page.locator("html").get_attribute("lang") == language
