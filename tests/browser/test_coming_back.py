"""Who comes back finds the game that waits; who comes by a link is asked for a name."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.eyes import objections
from tests.browser.people import Visitor, say
from tests.server.inn import Person


@pytest.mark.parametrize("size", [(1024, 768), PHONE], ids=["small", "phone"])
def test_the_game_that_waits_is_the_first_thing_one_sees(
    arrive: Arrive, size: tuple[int, int]
) -> None:
    person = arrive("/", size)
    person.set_table("me", mode="solo")
    person.go("/")
    row = person.page.locator(".returning [data-game=witches]")
    asked = person.fetch("GET", "/api/tables")["mine"][0]["question"]["en"]
    assert asked == say("ask-witch", you="yes")
    expect(row.get_by_text(asked)).to_be_in_viewport(ratio=1)
    row.get_by_role("link", name=say("web-sit-down")).click()
    person.wait_turn()


@pytest.mark.parametrize("size", [(1440, 900), (1366, 650)], ids=["desk", "laptop"])
def test_home_of_somebody_with_tables_is_one_screen(arrive: Arrive, size: tuple[int, int]) -> None:
    """Tables with clocks first, one flame, nothing to scroll, nothing for axe, in Russian."""
    person = arrive(size=size, locale="ru")
    friend = Person(person.inn)
    clock = {"per": "move", "minutes": 180, "then": "move"}
    for mode in ("competitive", "coop", "expert", "competitive"):
        code = person.set_table("me", "open", mode=mode, seed=mode, clock=clock)
        friend.http.post(f"/api/tables/{code}/join").raise_for_status()
    person.go("/")
    tables = person.page.locator(".returning > li")
    expect(tables).to_have_count(3)
    expect(tables.first).to_contain_text(say("web-clock-hours-left", "ru", n=2))
    mine = {x["question"].get("ru") for x in person.fetch("GET", "/api/tables")["mine"]}
    shown = tables.locator(".waits__whose").all_inner_texts()
    yours = [text.strip() in mine for text in shown]
    assert yours == sorted(yours, reverse=True)
    waiting = sum(table["my_turn"] for table in person.fetch("GET", "/api/tables")["mine"])
    expect(person.page.get_by_role("heading", level=1)).to_contain_text(
        say("web-back-waiting", "ru", n=waiting)
    )
    assert person.page.title() == (f"({waiting}) " if waiting else "") + "Korchma"
    assert person.page.locator(".btn--flame").count() == min(waiting, 1)
    assert person.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert objections(person) == []
    person.page.get_by_role("button", name=say("web-back-all", "ru")).click()
    expect(tables).to_have_count(4)


def test_who_comes_by_a_link_is_asked_for_a_name(guest: Visitor, arrive: Arrive) -> None:
    code = guest.set_table("me", "open", mode="competitive")
    friend = arrive(f"/table/{code}")
    friend.page.get_by_label(say("web-account-called")).fill("Eumenides Treason of Lan")
    friend.button("web-sit-down").click()
    expect(friend.page.get_by_role("heading", name=say("game-title"))).to_be_visible()
    guest.go(f"/table/{code}")
    expect(guest.page.get_by_text("Eumenides Treason of Lan").first).to_be_visible()
