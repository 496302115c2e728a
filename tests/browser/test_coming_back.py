"""Who comes back finds the game that waits; who comes by a link is asked for a name."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.people import Visitor, say


@pytest.mark.parametrize("size", [(1024, 768), PHONE], ids=["small", "phone"])
def test_the_game_that_waits_is_the_first_thing_one_sees(
    arrive: Arrive, size: tuple[int, int]
) -> None:
    person = arrive("/", size)
    person.set_table("me", mode="solo")
    person.go("/")
    row = person.page.locator(".returning [data-game=witches]")
    expect(row.get_by_text(say("web-your-turn"))).to_be_in_viewport(ratio=1)
    row.get_by_role("link", name=say("web-sit-down")).click()
    person.wait_turn()


def test_who_comes_by_a_link_is_asked_for_a_name(guest: Visitor, arrive: Arrive) -> None:
    code = guest.set_table("me", "open", mode="competitive")
    friend = arrive(f"/table/{code}")
    friend.page.get_by_label(say("web-account-called")).fill("Eumenides Treason of Lan")
    friend.button("web-sit-down").click()
    expect(friend.page.get_by_role("heading", name=say("game-title"))).to_be_visible()
    guest.go(f"/table/{code}")
    expect(guest.page.get_by_text("Eumenides Treason of Lan").first).to_be_visible()
