"""The chronicles of Waste Knights in the browser: what one has lived through, on the wall."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.eyes import objections
from tests.browser.people import Visitor, say

GAME = "wasteknights"
WALL = f"/chronicle/{GAME}"
RECENT = 1_790_000_000.0
DAY = 86_400.0

Live = Callable[[Visitor], None]


def table(guest: Visitor, mode: str, *seats: str) -> str:
    wish = {"game": GAME, "mode": mode, "seats": ["me", *seats]}
    return str(guest.fetch("POST", "/api/tables", wish)["code"])


@pytest.fixture
def live(tmp_path: Path) -> Live:
    """Somebody has lived through a few evenings: it is in the books, as if it had been played."""

    def lived(guest: Visitor) -> None:
        bots = ("bot:heuristic",) * 3
        past: tuple[
            tuple[str, tuple[str, ...], str, list[int], list[list[str]], list[str]], ...
        ] = (
            ("courier", (), "a1-w1", [0], [["nellie"]], ["tibb", "stamp"]),
            ("courier", (), "a1-l1", [], [["johnny"]], []),
            ("water", bots[:1], "a2-CD", [], [["johnny"], ["zoe"]], ["washer"]),
            ("crown", bots, "a4-sh", [0, 1], [["li"], ["zoe"], ["nellie"], ["logan"]], ["deed"]),
        )
        me = guest.fetch("GET", "/api/me")["id"]
        codes = [table(guest, mode, *seats) for mode, seats, *_ in past]
        with sqlite3.connect(tmp_path / "inn.db") as base:
            for at, (code, (_, _, ending, winners, roles, keeps)) in enumerate(
                zip(codes, past, strict=True)
            ):
                result = {"ending": ending, "winners": winners, "scores": [], "sources": []}
                memoir = {"roles": roles, "keeps": keeps}
                base.execute(
                    "update tables set status = 'over', ending = ?, result = ?, memoir = ?,"
                    " updated = ? where code = ?",
                    (ending, json.dumps(result), json.dumps(memoir), RECENT + at * DAY, code),
                )
            entries = [f"a1-{n}" for n in (1, 11, 20, 30, 31)] + ["a2-1", "a4-1"]
            base.executemany(
                "insert into readings (person, game, thing) values (?, ?, ?)",
                [(me, GAME, f"entry:{entry}") for entry in entries],
            )

    return lived


def test_what_was_reached_is_stamped_and_what_was_not_stays_sealed(
    guest: Visitor, live: Live
) -> None:
    live(guest)
    under_way = table(guest, "water", "bot:heuristic")
    page = guest.go(WALL).page
    courier = page.locator("[data-tale=a1]")
    expect(courier.locator(".stamp--won")).to_have_text(
        f"{say('ending-a1-w1', game=GAME)} {say('chronicle-victory', game=GAME)}"
    )
    expect(courier.locator(".stamp--lost")).to_contain_text(say("ending-a1-l1", game=GAME))
    expect(courier.get_by_label(say("chronicle-sealed", game=GAME))).to_have_count(3)
    expect(page.locator("main")).not_to_contain_text(say("ending-a1-w3", game=GAME))
    expect(page.locator("[data-rider]")).to_have_count(3)
    expect(page.locator("[data-rider=johnny]")).to_contain_text(
        say("chronicle-count", game=GAME, n=2)
    )
    expect(page.locator("[data-keep]")).to_have_count(4)
    page.locator("[data-tale=a2] .btn--flame").click()
    expect(page).to_have_url(f"{guest.inn.url}/table/{under_way}")


def test_the_book_of_a_tale_names_what_was_read_and_leaves_the_rest_blank(
    guest: Visitor, live: Live
) -> None:
    live(guest)
    page = guest.go(WALL).page
    page.locator("[data-tale=a1] .book").focus()
    page.keyboard.press("Enter")
    book = page.get_by_role("dialog")
    expect(book.locator("[data-entry]")).to_have_count(5)
    expect(book.locator("[data-entry='entry:a1-11']")).to_contain_text(
        say("a1-11.title", game=GAME)
    )
    expect(book.locator(".blank")).to_have_count(40)
    expect(book.locator("[data-evening]")).to_have_count(2)
    expect(book).to_contain_text(say("keep-tibb", game=GAME))
    assert objections(guest) == []
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)


def test_from_the_shelf_to_the_chronicles_and_to_a_new_evening(guest: Visitor) -> None:
    shelf = guest.go("/").page.locator(f"[data-game={GAME}]")
    shelf.get_by_role("link", name=say("chronicle")).click()
    expect(guest.page.locator("main")).to_contain_text(say("chronicle-empty", game=GAME))
    guest.page.locator("[data-tale=a1] a.btn").click()
    expect(guest.page.locator("input[value=courier]")).to_be_checked()
    guest.page.locator(".setpage__go").click()
    expect(guest.page.locator("[data-ask]")).to_be_visible()


@pytest.mark.parametrize("locale", ["ru-RU", "uk-UA"])
@pytest.mark.parametrize("size", [PHONE, (1366, 650)])
def test_the_wall_is_fit_to_be_seen(
    arrive: Arrive, live: Live, locale: str, size: tuple[int, int]
) -> None:
    guest = arrive("/", size, locale=locale)
    live(guest)
    expect(guest.go(WALL).page.locator("[data-tale]")).to_have_count(4)
    assert objections(guest) == []


def test_a_game_without_chronicles_says_so(arrive: Arrive) -> None:
    guest = arrive("/chronicle/witches")
    expect(guest.page.get_by_text(say("web-error-no-chronicle"))).to_be_visible()
    guest.problems.clear()
