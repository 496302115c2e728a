"""A game that brings no face of its own: on the shelf, set, learnt, played to the end, replayed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.eyes import objections
from tests.browser.people import Visitor
from tests.chance import LONG
from tests.toys import marsh

SIZES = ((1440, 900), (1024, 768), PHONE)


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with marsh.installed():
        yield


def sit(guest: Visitor, **more: str) -> str:
    """A short game against a bot."""
    code = guest.set_table("me", "bot:heuristic", game="marsh", mode="short", **more)
    guest.go(f"/table/{code}").wait_turn()
    return code


def test_it_stands_on_the_shelf_and_is_learnt_and_set_there(arrive: Arrive) -> None:
    guest = arrive("/")
    cover = guest.page.locator("[data-game=marsh].game")
    expect(cover.locator("h2")).to_have_text("Marsh Lights")
    expect(cover.locator(".bookcover svg")).to_be_visible()
    assert objections(guest) == []
    cover.get_by_role("link", name="How to play").click()
    expect(guest.page.locator("main")).to_contain_text("On a 1 you lose all you carry")
    assert objections(guest) == []
    guest.go("/new/marsh")
    expect(guest.page.locator(".modebox")).to_have_count(2)
    assert objections(guest) == []
    guest.page.locator("form [type=submit], form .btn--flame").first.click()
    guest.wait_turn()


@pytest.mark.parametrize("size", SIZES)
def test_it_is_played_to_the_end_by_clicking(arrive: Arrive, size: tuple[int, int]) -> None:
    """Axe looks on the phone; in a long run at every size."""
    guest = arrive(size=size)
    axe = LONG or size == PHONE
    sit(guest, seed="plain")
    expect(guest.page.locator("main [data-ref^='charm:']").first).to_be_visible()
    assert objections(guest, axed=axe) == []
    guest.play(random.Random(1))
    expect(guest.page.locator(".score")).to_have_count(2)
    assert objections(guest, axed=axe) == []


def test_it_is_played_to_the_end_by_keys_alone(arrive: Arrive) -> None:
    guest = arrive()
    sit(guest, seed="keys")
    for _ in range(60):
        if guest.over:
            break
        asked = guest.asked
        button = guest.page.locator("[data-ask] .opts [data-choice]").last
        button.focus()
        guest.page.keyboard.press("Enter")
        guest.wait_decided(asked)
        guest.wait_turn()
    assert guest.over


def test_a_thing_says_what_it_is_and_why_it_does_not_help_now(arrive: Arrive) -> None:
    guest = arrive()
    sit(guest, seed="3")
    charm = guest.page.locator("button[data-ref^='charm:']").first
    expect(charm).to_contain_text("Worth")
    charm.click()
    expect(guest.page.locator("body")).to_contain_text("firm ground")


def test_a_finished_game_is_watched_again(arrive: Arrive) -> None:
    guest = arrive()
    code = sit(guest, seed="again")
    guest.play(random.Random(2))
    guest.go(f"/replay/{code}")
    expect(guest.page.locator("main .chair")).to_have_count(2)
    guest.page.keyboard.press("ArrowRight")
    assert objections(guest) == []
