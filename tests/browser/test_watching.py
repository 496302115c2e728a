"""What others did can be watched again; a new problem is marked as new; files come and go."""

from __future__ import annotations

import json
import random
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import FIXTURES, Visitor, say


def test_what_the_bot_did_is_watched_again(guest: Visitor) -> None:
    """The question steps aside, the beats pass by, and the question is back."""
    code = guest.set_table("me", "bot:random", mode="competitive", seed="watched")
    guest.go(f"/table/{code}")
    chance = random.Random(3)
    again = guest.button("web-watch")
    for _ in range(40):
        guest.wait_turn()
        if again.is_enabled():
            break
        guest.decide(chance)
    asked = guest.asked
    again.click()
    expect(guest.question).to_have_count(0)
    expect(guest.page.locator("[data-theatre]").first).to_be_visible()
    guest.page.keyboard.press("Escape")
    assert guest.asked == asked
    again.click()
    while guest.asked != asked:
        guest.page.keyboard.press("Space")
        guest.page.wait_for_timeout(20)


def test_a_new_problem_is_still_new_after_a_reload(guest: Visitor) -> None:
    code = guest.set_table("me", seed="star")
    guest.go(f"/table/{code}")
    chance = random.Random(1)
    fresh = guest.page.locator(f'[data-ref^="space:"][aria-label*="{say("web-witches-new")}"]')
    while not fresh.count():
        guest.wait_turn()
        guest.decide(chance)
        guest.page.wait_for_timeout(100)
    labels = fresh.all_inner_texts(), fresh.first.get_attribute("data-ref")
    guest.page.reload()
    guest.wait_turn()
    assert (fresh.all_inner_texts(), fresh.first.get_attribute("data-ref")) == labels


def test_a_game_is_taken_along_and_brought_in(guest: Visitor, tmp_path: Path) -> None:
    """The file of a game alone goes on as the same game."""
    code = guest.set_table("me", seed="along")
    guest.go(f"/table/{code}")
    guest.play(random.Random(2), most=4)
    question = guest.question.get_by_role("heading").inner_text()
    guest.button("web-settings").click()
    with guest.page.expect_download() as coming:
        guest.page.get_by_role("link", name=say("web-export")).click()
    file = tmp_path / "game.json"
    coming.value.save_as(file)
    assert json.loads(file.read_text())["seed"] == "along"
    guest.go("/")
    guest.page.locator("input[type=file]").set_input_files(file)
    guest.wait_turn()
    assert code not in guest.page.url
    assert guest.question.get_by_role("heading").inner_text() == question


def test_a_broken_file_is_refused_in_words(guest: Visitor, tmp_path: Path) -> None:
    cut = tmp_path / "cut.json"
    cut.write_bytes((FIXTURES / "solo-elves.json").read_bytes()[:500])
    guest.go("/").page.locator("input[type=file]").set_input_files(cut)
    expect(guest.page.get_by_role("alert")).to_have_text(say("web-error-record-broken"))
    guest.problems.clear()  # a refusal is what was wanted


def test_a_problem_is_reported(guest: Visitor) -> None:
    code = guest.set_table("me", seed="report")
    guest.go(f"/table/{code}")
    guest.wait_turn()
    guest.button("web-settings").click()
    guest.button("web-report").click()
    guest.page.get_by_label(say("web-report-text")).fill("The kettle does not whistle.")
    guest.button("web-send").click()
    expect(
        guest.page.get_by_role("status").filter(has_text=say("web-report-thanks"))
    ).to_be_visible()
