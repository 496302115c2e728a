"""Waste Knights in a browser: every scene in order for axe and for keys; who decides, who waits."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Arrive, Reading
from tests.browser.dark import light
from tests.browser.eyes import RUN, TOO_WIDE, axe
from tests.browser.people import say
from tests.browser.recorded import Stage
from tests.browser.test_rooms import _look
from tests.browser.wasteland import SCENES, scene
from tests.server.inn import RunningInn

LAPTOP = (1366, 650)
SIZES = (DESKTOP, LAPTOP, PHONE)
REACHED = """() => {
    const lit = [...document.querySelectorAll('.wkscene [data-lit], .map [data-lit]')]
        .filter(node => node.checkVisibility({ visibilityProperty: true }))
    const shut = lit.filter(node => node.tabIndex < 0 || node.disabled)
    return shut.map(node => node.ariaLabel ?? node.innerText)
}"""


def _wrong(page: Page) -> list[str]:
    """What sticks out, what axe objects to, what can be touched but not reached by keys."""
    found: list[str] = page.evaluate(TOO_WIDE)
    with light(page):
        page.evaluate(axe())
        found += page.evaluate(RUN)
    return found + [f"no key comes to {each}" for each in page.evaluate(REACHED)]


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_is_in_order(inn: RunningInn, reading: Reading, name: str) -> None:
    at = [*SCENES].index(name)
    size, language = SIZES[at % 3], ("en", "ru", "uk")[at % 3]
    page = reading(language, size)
    Stage(page).show(scene(name), inn.url)
    assert _look(page, size)[0] == []
    assert _wrong(page) == []


def test_keys_alone_choose_on_the_map_and_turn_the_leaves(
    inn: RunningInn, reading: Reading
) -> None:
    page = reading("en", LAPTOP)
    stage = Stage(page)
    stage.show(scene("market"), inn.url)
    leaves = page.locator(".leaves.many nav")
    if leaves.count():
        page.keyboard.press("PageDown")
        expect(leaves.first).to_contain_text("2 of 2")
    stage.show(scene("map"), inn.url)
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('[data-lit], [data-choice]')")


def test_the_neighbour_sees_whose_things_they_are_and_the_other_whom_he_waits_for(
    inn: RunningInn, reading: Reading
) -> None:
    page, question = reading("en", LAPTOP), scene("strike")
    stage = Stage(page)
    stage.show(question, inn.url)
    expect(page.locator("[data-ask] h2")).to_contain_text("Li")
    expect(page.locator(".wkscene")).to_contain_text(say("gear-G13", game="wasteknights"))
    stage.watch(question, 1 - question.seat, inn.url)
    expect(page.locator("[data-ask]")).to_have_count(0)
    expect(page.locator("[data-room=ask]")).to_contain_text("Nellie")
    page.locator("[data-page=log]").click()
    expect(page.get_by_role("log")).to_contain_text("Nellie speaks for the Waste: something of Li")


def test_who_is_unconscious_knows_what_to_do(inn: RunningInn, reading: Reading) -> None:
    page = reading("en", LAPTOP)
    Stage(page).show(scene("fallen"), inn.url)
    expect(page.get_by_role("button", name=say("do-wake-up", game="wasteknights"))).to_be_visible()
    expect(page.locator("[data-part=you]")).to_contain_text(
        say("web-wasteknights-fallen", game="wasteknights")
    )


def test_the_pages_on_how_to_play_have_pictures_of_the_table(arrive: Arrive) -> None:
    for locale in ("en-GB", "ru-RU", "uk-UA"):
        guest = arrive("/how/wasteknights", locale=locale)
        expect(guest.page.locator("figure[inert]")).to_have_count(12)
        assert guest.missing() == []


def test_a_house_rule_is_agreed_on_where_the_table_is_set(arrive: Arrive) -> None:
    guest = arrive("/new/wasteknights?mode=crown")
    guest.page.locator("details.house summary").click()
    for rule in ("neighbour_decides", "highway_cost"):
        guest.page.get_by_label(say(f"house-{rule}", game="wasteknights")).check()
    with guest.page.expect_request(
        lambda request: request.method == "POST" and request.url.endswith("/api/tables")
    ) as wish:
        guest.page.locator(".setpage__go").click()
    options = json.loads(wish.value.post_data or "{}")["options"]
    assert options == {"neighbour_decides": True, "highway_cost": 1}
    guest.wait_turn()
