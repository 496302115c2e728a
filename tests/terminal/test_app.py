"""Playing in full screen, with keys and clicks."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from korchma.games.witches.mind.reasons import Hope
from korchma.kernel import Advice, Ask, refs
from korchma.terminal.app import TableApp
from korchma.terminal.pages import Help, Page, Sure, Veil
from korchma.terminal.panels import Painted
from korchma.terminal.sitting import first_game
from korchma.text.voice import Voice
from tests.terminal.conftest import Table
from tests.terminal.shortcut import MANY, nearly_over

SMALL = (80, 24)
LARGE = (140, 42)


def say(message: str, language: str = "en", **args: str | int) -> str:
    return Voice(None, language).say(message, **args)


def words(app: TableApp, name: str) -> str:
    """What stands in a line of the screen."""
    return str(app.scene.query_one(f"#{name}", Static).content)


def at_the_table(app: TableApp) -> bool:
    """No page lies over the table."""
    return len(app.screen_stack) == 1


async def asked(app: TableApp, pilot: Pilot[int]) -> Ask | None:
    """Wait until a person is asked or the game is over."""
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()
    return app.asking


async def to_the_first_move(app: TableApp, pilot: Pilot[int]) -> Ask:
    """Choose a witch and a place; then it is about walking."""
    while (ask := await asked(app, pilot)) is not None and ask.about != "move":
        await pilot.press("enter")
    assert ask is not None
    return ask


async def by_keys(app: TableApp, pilot: Pilot[int], most: int) -> int:
    """Decide by marks, numbers and arrows, so many times or to the end; how many times it was."""
    count = 0
    while count < most and (ask := await asked(app, pilot)) is not None:
        count += 1
        if ask.pick is not None:
            await pilot.press(*["space", "down"] * ask.pick[0], "enter")
        elif count % 3:
            await pilot.press(*str(1 + count % len(ask.options)), "enter")
        else:
            await pilot.press(*["down"] * (count % 4), "enter")
    return count


async def test_the_first_decisions_are_made_with_keys_only(table: Table) -> None:
    app = TableApp(table(), "en", fast=True)
    async with app.run_test(size=SMALL) as pilot:
        assert await by_keys(app, pilot, most=8) == 8
        assert len(app.host.session.log) >= 8


async def test_a_game_is_ended_with_keys_only(table: Table) -> None:
    app = TableApp(nearly_over(table, left=12), "en", fast=True)
    async with app.run_test(size=SMALL) as pilot:
        assert 3 < await by_keys(app, pilot, most=MANY) < MANY
        assert app.host.session.result is not None
        assert isinstance(app.screen, Page)
        await pilot.press("escape")
        assert words(app, "question") == say("term-over")
        await pilot.press("q")
    assert app.return_value == 0


async def test_the_language_changes_at_once(table: Table) -> None:
    app = TableApp(table(), "en", fast=True)
    async with app.run_test(size=SMALL) as pilot:
        await to_the_first_move(app, pilot)
        await pilot.press("down", "down")
        for language in ("ru", "uk", "en"):
            await pilot.press("g")
            await pilot.pause()
            assert words(app, "keys").strip() == say("term-keys", language)
            assert app.scene.choices.highlighted == 2


async def test_letters_work_on_a_cyrillic_keyboard(table: Table) -> None:
    app = TableApp(table(), "uk", fast=True)
    async with app.run_test(size=SMALL) as pilot:
        await to_the_first_move(app, pilot)
        await pilot.press("п")
        assert app.desk.language == "en"


async def test_undo_asks_the_same_again(table: Table) -> None:
    app = TableApp(table(), "en", fast=True)
    async with app.run_test(size=SMALL) as pilot:
        first = await asked(app, pilot)
        assert first is not None
        await pilot.press("u")
        await pilot.pause()
        assert words(app, "detail") == say("error-nothing-to-undo")
        await pilot.press("enter")
        await asked(app, pilot)
        await pilot.press("u")
        again = await asked(app, pilot)
        assert again is not None
        assert (again.about, list(again.options)) == (first.about, list(first.options))


async def test_help_opens_searches_and_closes(table: Table) -> None:
    app = TableApp(table(), "en", fast=True)
    async with app.run_test(size=SMALL) as pilot:
        await asked(app, pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, Help)
        text = app.screen.query_one("#text", Static)
        assert say("term-help-keys") in str(text.content)
        await pilot.press("down", "down", "down")
        assert say("term-help-keys-text") not in str(text.content)
        app.screen.query_one(Input).focus()
        await pilot.press("4", "5")
        await pilot.pause()
        assert str(text.content).startswith("Rule 45")
        await pilot.press("escape")
        assert at_the_table(app)


@pytest.mark.parametrize("key", ["c", "w", "l"])
async def test_pages_open_and_close(table: Table, key: str) -> None:
    app = TableApp(table(), "en", fast=True)
    async with app.run_test(size=SMALL) as pilot:
        await to_the_first_move(app, pilot)
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, Page)
        await pilot.press("down", "pagedown", "escape")
        assert at_the_table(app)


def spot(app: TableApp, ref: str) -> tuple[int, int]:
    """Where on the board a thing is drawn."""
    picture = app.scene.query_one("#board", Painted).picture
    for y, row in enumerate(picture.rows):
        for x, cell in enumerate(row):
            if cell.ref == ref:
                return x, y
    raise AssertionError(f"{ref} is not on the board")


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_click_on_a_place_goes_there(table: Table, size: tuple[int, int]) -> None:
    app = TableApp(table(), "en", fast=True)
    async with app.run_test(size=size) as pilot:
        await to_the_first_move(app, pilot)
        ask = app.asking
        assert ask is not None
        counts: dict[str, int] = {}
        for option in ask.options:
            for ref in refs(option):
                counts[ref] = counts.get(ref, 0) + 1
        ref = next(ref for ref, n in counts.items() if n == 1 and ref.startswith("space:"))
        want = next(option for option in ask.options if ref in refs(option))
        before = len(app.host.session.log)
        await pilot.click("#board", offset=spot(app, ref))
        await asked(app, pilot)
        assert app.host.session.log[before] == want


async def test_a_click_on_a_place_out_of_reach_says_why(table: Table) -> None:
    app = TableApp(table(), "en", fast=True)
    async with app.run_test(size=SMALL) as pilot:
        ask = await to_the_first_move(app, pilot)
        refused = next(
            each
            for each in app.host.session.refusals(ask.seat)
            if each.ref.startswith("space:") and each.reason == "too-far"
        )
        before = len(app.host.session.log)
        await pilot.click("#board", offset=spot(app, refused.ref))
        await pilot.pause()
        assert app.desk.voice.refused(refused) in words(app, "detail")
        assert len(app.host.session.log) == before


async def test_leaving_asks_and_saves(table: Table) -> None:
    app = TableApp(table(), "en", fast=True)
    async with app.run_test(size=SMALL) as pilot:
        await asked(app, pilot)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, Sure)
        await pilot.press("escape")
        assert at_the_table(app)
        await pilot.press("q", "y")
    assert app.return_value == 0
    assert app.host.save_path is not None
    assert app.host.save_path.exists()


async def test_a_veil_lies_between_two_people(table: Table) -> None:
    app = TableApp(table("human,human"), "en", fast=True)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(20):
            await pilot.pause()
            if isinstance(app.screen, Veil):
                break
        assert isinstance(app.screen, Veil)
        assert app.desk.seat is None
        assert app.asking is None
        await pilot.press("enter")
        ask = await asked(app, pilot)
        assert ask is not None
        assert app.desk.seat == ask.seat


async def test_a_key_skips_the_pauses_and_does_nothing_else(table: Table) -> None:
    app = TableApp(table("human,bot:random,bot:random,bot:random"), "en")
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(400):
            if app.asking is not None:
                break
            await pilot.press("q")
            await pilot.pause(0.01)
        assert at_the_table(app)
        assert await asked(app, pilot) is not None


async def test_tab_shows_the_next_panel(table: Table) -> None:
    app = TableApp(table(), "en", fast=True)
    async with app.run_test(size=SMALL) as pilot:
        await asked(app, pilot)
        assert app.scene.query_one("#hand").display
        await pilot.press("tab")
        await pilot.pause()
        assert app.scene.query_one("#seats").display
        assert not app.scene.query_one("#hand").display


async def test_a_large_terminal_shows_every_panel(table: Table) -> None:
    app = TableApp(table("human,bot:random,bot:random,bot:random"), "en", fast=True)
    async with app.run_test(size=LARGE) as pilot:
        await to_the_first_move(app, pilot)
        for name in ("hand", "seats", "dangers", "log"):
            assert app.scene.query_one(f"#{name}").size.height >= 4


async def test_stopping_everywhere_is_a_switch(table: Table) -> None:
    app = TableApp(table(), "en", fast=True)
    async with app.run_test(size=SMALL) as pilot:
        await asked(app, pilot)
        await pilot.press("t")
        assert app.host.stop_everywhere
        assert words(app, "detail") == say("term-stop-on")
        await pilot.press("t")
        assert not app.host.stop_everywhere


async def test_a_hint_points_at_an_option(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    app = TableApp(table(), "en", fast=True)
    async with app.run_test(size=SMALL) as pilot:
        ask = await to_the_first_move(app, pilot)
        best, then = Advice(ask.options[3], Hope()), Advice(ask.options[1])
        hint = msgspec.structs.replace(best, next=then)
        monkeypatch.setattr(app.host, "hint", lambda seat: hint)
        await pilot.press("h")
        await pilot.pause()
        assert app.scene.choices.highlighted == 3
        shown = " ".join(words(app, "detail").split())
        for part in (ask.options[3], ask.options[1]):
            assert app.desk.voice.option(part) in shown
        assert app.desk.voice.why(Hope()) in shown


async def test_a_first_game_explains_itself_on_a_page(tmp_path: Path) -> None:
    app = TableApp(first_game("witches", tmp_path / "first.json"), "en", fast=True)
    async with app.run_test(size=LARGE) as pilot:
        await asked(app, pilot)
        page = app.screen
        assert isinstance(page, Page)
        assert "Welcome to Lancre" in str(page.query_one(Static).content)
        await pilot.press("enter")
        assert at_the_table(app)
